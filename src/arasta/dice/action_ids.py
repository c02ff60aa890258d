"""The ids of the dice game's actions: an action's id is its place in this list.

Records name actions, but trained agents, masks and stored results know them by id. So the list is frozen: nothing is
moved or removed, new actions go to the end.
"""

ACTION_IDS = (
    """
keep; reroll; again red 0; again red 1; again red 2; again red 3; again red 4; again red 5; again red 6;
again red 7; again red 8; again red 9; again yellow 0; again yellow 1; again yellow 2; again yellow 3;
again yellow 4; again yellow 5; again yellow 6; again yellow 7; again yellow 8; again yellow 9; again green 0;
again green 1; again green 2; again green 3; again green 4; again green 5; again green 6; again green 7;
again green 8; again green 9; again blue 0; again blue 1; again blue 2; again blue 3; again blue 4; again blue 5;
again blue 6; again blue 7; again blue 8; again blue 9; again coin 0; again coin 1; again coin 2; again coin 3;
again coin 4; again coin 5; again coin 6; again coin 7; again coin 8; again coin 9; again card 0; again card 1;
again card 2; again card 3; again card 4; again card 5; again card 6; again card 7; again card 8; again card 9;
stop; lira; token red; token yellow; token green; token blue; crystal; brown; two tokens; cards 1; cards 2;
cards 3; cards 4; cards 5; cards 6; cards 7; cards 8; cards 9; tile lira_red; tile lira_yellow; tile lira_green;
tile lira_blue; tile crystal_red; tile crystal_yellow; tile crystal_green; tile crystal_blue; tile card_red;
tile card_yellow; tile card_green; tile card_blue; tile action_red; tile action_yellow; tile action_green;
tile action_blue; tile merchant_red; tile merchant_yellow; tile merchant_green; tile merchant_blue; tile die;
ruby red; ruby yellow; ruby green; ruby blue; ruby carpet; ruby lira; pay; dice red 0; dice red 1; dice red 2;
dice red 3; dice red 4; dice red 5; dice red 6; dice yellow 0; dice yellow 1; dice yellow 2; dice yellow 3;
dice yellow 4; dice yellow 5; dice yellow 6; dice green 0; dice green 1; dice green 2; dice green 3; dice green 4;
dice green 5; dice green 6; dice blue 0; dice blue 1; dice blue 2; dice blue 3; dice blue 4; dice blue 5;
dice blue 6; tokens red 0; tokens red 1; tokens red 2; tokens red 3; tokens red 4; tokens red 5; tokens red 6;
tokens yellow 0; tokens yellow 1; tokens yellow 2; tokens yellow 3; tokens yellow 4; tokens yellow 5;
tokens yellow 6; tokens green 0; tokens green 1; tokens green 2; tokens green 3; tokens green 4; tokens green 5;
tokens green 6; tokens blue 0; tokens blue 1; tokens blue 2; tokens blue 3; tokens blue 4; tokens blue 5;
tokens blue 6; gain red red; gain red yellow; gain red green; gain red blue; gain yellow yellow; gain yellow green;
gain yellow blue; gain green green; gain green blue; gain blue blue; use a1a; use a1b; use a2_red; use a2_yellow;
use a2_green; use a2_blue; use a3_red; use a3_yellow; use a3_green; use a3_blue; use a4; use b1a; use b1b; use b1c;
use b2a; use b2b; use b2c; use b2d; use b3a; use b3b; use b3c; use b4a; use b4b; use b4c; use b4d; use b4e;
use b4f; use b4g; one lira; benefit; decline; exchange; take crystal; take lira; give red; give yellow; give green;
give blue; give brown; give up lira_red; give up lira_yellow; give up lira_green; give up lira_blue;
give up crystal_red; give up crystal_yellow; give up crystal_green; give up crystal_blue; give up card_red;
give up card_yellow; give up card_green; give up card_blue; give up action_red; give up action_yellow;
give up action_green; give up action_blue; give up merchant_red; give up merchant_yellow; give up merchant_green;
give up merchant_blue; give up die; take tile lira_red; take tile lira_yellow; take tile lira_green;
take tile lira_blue; take tile crystal_red; take tile crystal_yellow; take tile crystal_green;
take tile crystal_blue; take tile card_red; take tile card_yellow; take tile card_green; take tile card_blue;
take tile action_red; take tile action_yellow; take tile action_green; take tile action_blue;
take tile merchant_red; take tile merchant_yellow; take tile merchant_green; take tile merchant_blue;
take tile die; roll red; roll yellow; roll green; roll blue; roll coin; roll card; reveal a1a; reveal a1b;
reveal a2_red; reveal a2_yellow; reveal a2_green; reveal a2_blue; reveal a3_red; reveal a3_yellow; reveal a3_green;
reveal a3_blue; reveal a4; reveal b1a; reveal b1b; reveal b1c; reveal b2a; reveal b2b; reveal b2c; reveal b2d;
reveal b3a; reveal b3b; reveal b3c; reveal b4a; reveal b4b; reveal b4c; reveal b4d; reveal b4e; reveal b4f;
reveal b4g; lay out lira_red; lay out lira_yellow; lay out lira_green; lay out lira_blue; lay out crystal_red;
lay out crystal_yellow; lay out crystal_green; lay out crystal_blue; lay out card_red; lay out card_yellow;
lay out card_green; lay out card_blue; lay out action_red; lay out action_yellow; lay out action_green;
lay out action_blue; lay out merchant_red; lay out merchant_yellow; lay out merchant_green; lay out merchant_blue;
lay out die; die red; die yellow; die green; die blue; again red; again yellow; again green; again blue; again coin;
again card; throw
""".replace("\n", " ")
    .strip()
    .split("; ")
)
