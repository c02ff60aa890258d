"""The ids of the board game's actions: an action's id is its place in this list.

Records name actions, but trained agents, masks and stored results know them by id. So the list is frozen: nothing is
moved or removed, new actions go to the end.
"""

ACTION_IDS = (
    """
move 1; move 2; move 3; move 4; move 5; move 6; move 7; move 8; move 9; move 10; move 11; move 12; move 13;
move 14; move 15; move 16; move 17; move 18; move 19; move 20; move 21; move 22; move 23; move 24; move 25;
card one_good; card five_lira; card palace_again; card post_again; card dealer_again; card family_home;
card small_market_any; card stay; card move_3_4; card return_assistant; card two_coffee; card coffee_for_guild;
card coffee_for_8; card swap_3; card dice_mocha; card die_to_6; card corner; card wainwright_again;
card coffee_house_again; card letter; card dice_letters; card item_for_7; card red_and_3; card green_and_3;
card yellow_and_3; card top_discard; card family_step; card join_merchant; card companion_2; card token_service;
card mosque_again; card society_again; card anywhere_3_lira; tile yellow; companion; place companion; guild card;
decline; pick up; pick up neutral; leave; pay; skip; act; done; meet governor; meet smuggler; meet coffee_trader;
meet courier; meet family 1; meet family 2; meet family 3; meet family 4; meet family 5; double turn; take red;
take green; take yellow; take blue; give red; give green; give yellow; give blue; from deck; from discard;
discard one_good; discard five_lira; discard palace_again; discard post_again; discard dealer_again;
discard family_home; discard small_market_any; discard stay; discard move_3_4; discard return_assistant;
discard two_coffee; discard coffee_for_guild; discard coffee_for_8; discard swap_3; discard dice_mocha;
discard die_to_6; discard corner; discard wainwright_again; discard coffee_house_again; discard letter;
discard dice_letters; discard item_for_7; discard red_and_3; discard green_and_3; discard yellow_and_3;
discard top_discard; discard family_step; discard join_merchant; discard companion_2; discard token_service;
discard mosque_again; discard society_again; discard anywhere_3_lira; return 1; return 2; return 3; return 4;
return 5; return 6; return 7; return 8; return 9; return 10; return 11; return 12; return 13; return 14; return 15;
return 16; return 17; return 18; return 19; return 20; return 21; return 22; return 23; return 24; return 25;
call 3; call 4; call 5; call 6; call 7; call 8; call 9; call 10; call 11; call 12; keep; reroll; turn 1; turn 2;
turn 3; turn 4; turn 5; turn 6; six 1; six 2; six 3; six 4; six 5; six 6; copy six 1; copy six 2; copy six 3;
copy six 4; copy six 5; copy six 6; sell red; sell green; sell yellow; sell blue; send 1; send 2; send 3; send 4;
send 5; send 6; send 7; send 8; send 9; send 10; send 11; send 12; send 13; send 14; send 15; send 16; send 17;
send 18; send 19; send 20; send 21; send 22; send 23; send 24; send 25; tile red; tile green; tile blue;
reward card; reward lira; take coffee; give coffee; ruby 1; ruby 2; ruby 3; ruby 4; ruby 5; ruby 6; ruby 7; ruby 8;
ruby 9; ruby 10; ruby 11; ruby 12; ruby 13; ruby 14; ruby 15; ruby 16; ruby 17; ruby 18; ruby 19; ruby 20; ruby 21;
ruby 22; ruby 23; ruby 24; ruby 25; roll 1 1; roll 1 2; roll 1 3; roll 1 4; roll 1 5; roll 1 6; roll 2 1; roll 2 2;
roll 2 3; roll 2 4; roll 2 5; roll 2 6; roll 3 1; roll 3 2; roll 3 3; roll 3 4; roll 3 5; roll 3 6; roll 4 1;
roll 4 2; roll 4 3; roll 4 4; roll 4 5; roll 4 6; roll 5 1; roll 5 2; roll 5 3; roll 5 4; roll 5 5; roll 5 6;
roll 6 1; roll 6 2; roll 6 3; roll 6 4; roll 6 5; roll 6 6; draw one_good; draw five_lira; draw palace_again;
draw post_again; draw dealer_again; draw family_home; draw small_market_any; draw stay; draw move_3_4;
draw return_assistant; draw two_coffee; draw coffee_for_guild; draw coffee_for_8; draw swap_3; draw dice_mocha;
draw die_to_6; draw corner; draw wainwright_again; draw coffee_house_again; draw letter; draw dice_letters;
draw item_for_7; draw red_and_3; draw green_and_3; draw yellow_and_3; draw top_discard; draw family_step;
draw join_merchant; draw companion_2; draw token_service; draw mosque_again; draw society_again;
draw anywhere_3_lira; demand L1; demand L2; demand L3; demand L4; demand L5; demand S1; demand S2; demand S3;
demand S4; demand S5; lay a1; lay b1; lay c1; lay d1; lay e1; lay a2; lay b2; lay c2; lay d2; lay e2; lay a3;
lay b3; lay c3; lay d3; lay e3; lay a4; lay b4; lay c4; lay d4; lay e4; lay a5; lay b5; lay c5; lay d5; lay e5;
guild 1; guild 2; guild 3; guild 4; guild 5; guild 6; guild 7; guild 8; guild 9; guild 10; guild 11; guild 12;
guild 13; guild 14; guild 15; guild 16; guild 17; guild 18; guild 19; guild 20; discard guild 1; discard guild 2;
discard guild 3; discard guild 4; discard guild 5; discard guild 6; discard guild 7; discard guild 8;
discard guild 9; discard guild 10; discard guild 11; discard guild 12; discard guild 13; discard guild 14;
discard guild 15; discard guild 16; discard guild 17; discard guild 18; discard guild 19; discard guild 20;
movement tile; encounter tile; set barrier; baksheesh; barrier a1 b1; barrier a1 a2; barrier b1 c1; barrier b1 b2;
barrier c1 d1; barrier c1 c2; barrier d1 e1; barrier d1 d2; barrier e1 e2; barrier a2 b2; barrier a2 a3;
barrier b2 c2; barrier b2 b3; barrier c2 d2; barrier c2 c3; barrier d2 e2; barrier d2 d3; barrier e2 e3;
barrier a3 b3; barrier a3 a4; barrier b3 c3; barrier b3 b4; barrier c3 d3; barrier c3 c4; barrier d3 e3;
barrier d3 d4; barrier e3 e4; barrier a4 b4; barrier a4 a5; barrier b4 c4; barrier b4 b5; barrier c4 d4;
barrier c4 c5; barrier d4 e4; barrier d4 d5; barrier e4 e5; barrier a5 b5; barrier b5 c5; barrier c5 d5;
barrier d5 e5; use 1; use 2; use 3; use 4; use 5; use 6; use 7; use 8; use 9; use 10; use 11; use 12; use 13;
use 14; use 15; use 16; use 17; use 18; use 19; use 20; use 21; use 22; use 23; use 24; use 25; draw guild 1;
draw guild 2; draw guild 3; draw guild 4; draw guild 5; draw guild 6; draw guild 7; draw guild 8; draw guild 9;
draw guild 10; draw guild 11; draw guild 12; draw guild 13; draw guild 14; draw guild 15; draw guild 16;
draw guild 17; draw guild 18; draw guild 19; draw guild 20; step 1; step 2; step 3; step 4; step 5; step 6; step 7;
step 8; step 9; step 10; step 11; step 12; step 13; step 14; step 15; step 16; step 17; step 18; step 19; step 20;
step 21; step 22; step 23; step 24; step 25; leave companion; recall companion; join 1; join 2; join 3; join 4;
join 5; letter delivered; letter 1; letter 2; letter 3; letter 4; letter 5; letter 6; letter 7; letter 8; letter 9;
letter 10; letter 11; letter 12; letter 13; letter 14; letter 15; letter 16; letter 17; letter 18; letter 19;
letter 20; letter 21; letter 22; letter 23; letter 24; letter 25; kiosk 1; kiosk 2; kiosk 3; kiosk 4; kiosk 5;
kiosk 6; kiosk 7; kiosk 8; kiosk 9; kiosk 10; kiosk 11; kiosk 12; kiosk 13; kiosk 14; kiosk 15; kiosk 16; kiosk 17;
kiosk 18; kiosk 19; kiosk 20; kiosk 21; kiosk 22; kiosk 23; kiosk 24; use; use back; pass; bid more; bid 1; bid 2;
bid 3; bid 4; bid 5; bid 6; bid 7; bid 8; bid 9; bid 10; bid 11; bid 12; bid 13; bid 14; bid 15; bid 16; bid 17;
bid 18; bid 19; bid 20; bid 21; bid 22; bid 23; bid 24; bid 25; bid 26; bid 27; bid 28; bid 29; bid 30; bid 31;
bid 32; bid 33; bid 34; bid 35; bid 36; bid 37; bid 38; bid 39; bid 40; bid 41; bid 42; bid 43; bid 44; bid 45;
bid 46; bid 47; bid 48; bid 49; bid 50; bid 51; bid 52; bid 53; bid 54; bid 55; bid 56; bid 57; bid 58; bid 59;
bid 60; bid 61; bid 62; bid 63; bid 64; bid 65; bid 66; bid 67; bid 68; bid 69; bid 70; bid 71; bid 72; bid 73;
bid 74; bid 75; bid 76; bid 77; bid 78; bid 79; bid 80; bid 81; bid 82; bid 83; bid 84; bid 85; bid 86; bid 87;
bid 88; bid 89; bid 90; bid 91; bid 92; bid 93; bid 94; bid 95; bid 96; bid 97; bid 98; bid 99; bid 100; bid 101;
bid 102; bid 103; bid 104; bid 105; bid 106; bid 107; bid 108; bid 109; bid 110; bid 111; bid 112; bid 113;
bid 114; bid 115; bid 116; bid 117; bid 118; bid 119; bid 120; bid 121; bid 122; bid 123; serve governor;
serve smuggler; serve coffee_trader; serve courier; draw letter 1; draw letter 2; draw letter 3; draw letter 4;
draw letter 5; draw letter 6; draw letter 7; draw letter 8; draw letter 9; draw letter 10; draw letter 11;
draw letter 12; draw letter 13; draw letter 14; draw letter 15; draw letter 16; draw letter 17; draw letter 18;
draw letter 19; draw letter 20; draw letter 21; draw letter 22; draw letter 23; draw letter 24; draw letter 25;
reveal 1; reveal 2; reveal 3; reveal 4; reveal 5; reveal 6; reveal 7; reveal 8; reveal 9; reveal 10; reveal 11;
reveal 12; reveal 13; reveal 14; reveal 15; reveal 16; reveal 17; reveal 18; reveal 19; reveal 20; reveal 21;
reveal 22; reveal 23; reveal 24; roll 1; roll 2; roll 3; roll 4; roll 5; roll 6; bid 124; bid 125; bid 126; bid 127;
bid 128; bid 129; bid 130; bid 131; bid 132; bid 133; bid 134; bid 135; bid 136; bid 137; bid 138; bid 139; bid 140;
bid 141; bid 142; bid 143; bid 144; bid 145; bid 146; bid 147; bid 148; bid 149; bid 150; bid 151; bid 152; bid 153;
bid 154; bid 155; bid 156; bid 157; bid 158; bid 159; bid 160; bid 161; bid 162; bid 163; bid 164; bid 165; bid 166;
bid 167; bid 168; bid 169; bid 170; bid 171; bid 172; bid 173; bid 174; bid 175; bid 176; bid 177; bid 178; bid 179;
bid 180; bid 181; bid 182; bid 183; bid 184; bid 185; bid 186; bid 187; bid 188
""".replace("\n", " ")
    .strip()
    .split("; ")
)
