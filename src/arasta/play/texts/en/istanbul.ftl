### The board game in English. For translators: table.ftl says what to know.
###
### Figures: { $extensions }, { $green-tile-price }, { $lowest-call }, { $highest-call }, { $missed-call },
### { $merchant-price }, { $most-sold }, { $red-tile-face }, { $reward-lira }, { $token-price } and
### { $yellow-tile-price }; of Mocha & Baksheesh { $baksheesh-coffee }, { $baksheesh-goods }, { $barrier-price },
### { $card-face }, { $most-swapped }, { $roast-coffee }, { $roast-lira } and { $tavern-tiles }; of Letters & Seals
### { $auction-cards }, { $double-turn-seals } and { $society-seals }.
###
### Texts about a decision can name what it is about: { $place }, { $tile } of the Kiosk, { $token }, { $card }, and the
### numbers that the English texts name.

## Names

game-istanbul = Istanbul

name-family = family member of { $player }
name-place-1 = Wainwright
name-place-2 = Fabric Warehouse
name-place-3 = Spice Warehouse
name-place-4 = Fruit Warehouse
name-place-5 = Post Office
name-place-6 = Caravansary
name-place-7 = Fountain
name-place-8 = Black Market
name-place-9 = Tea House
name-place-10 = Large Market
name-place-11 = Small Market
name-place-12 = Police Station
name-place-13 = Sultan’s Palace
name-place-14 = Small Mosque
name-place-15 = Great Mosque
name-place-16 = Gemstone Dealer
name-place-17 = Roasting Plant
name-place-18 = Guild Hall
name-place-19 = Tavern
name-place-20 = Coffee House
name-place-21 = Embassy
name-place-22 = Kiosk
name-place-23 = Auction House
name-place-24 = Secret Society
name-place-25 = Catacombs
name-good-red = fabric
name-good-green = spice
name-good-yellow = fruit
name-good-blue = jewelry
name-good-coffee = coffee
name-token-governor = Governor
name-token-smuggler = Smuggler
name-token-coffee-trader = Coffee Trader
name-token-courier = Courier
name-card-one-good = One good
name-card-five-lira = Five lira
name-card-palace-again = Palace again
name-card-post-again = Post Office again
name-card-dealer-again = Dealer again
name-card-family-home = Family home
name-card-small-market-any = Open market
name-card-stay = Stay
name-card-move-3-4 = Long walk
name-card-return-assistant = Call an assistant
name-card-two-coffee = Two coffee
name-card-coffee-for-guild = Coffee for a guild card
name-card-coffee-for-8 = Coffee for lira
name-card-swap-3 = Swap
name-card-dice-mocha = Coffee dice
name-card-die-to-6 = Die to six
name-card-corner = To a corner
name-card-wainwright-again = Wainwright again
name-card-coffee-house-again = Coffee House again
name-card-letter = Letter
name-card-dice-letters = Letter dice
name-card-item-for-7 = Lira for one good
name-card-red-and-3 = Fabric and lira
name-card-green-and-3 = Spice and lira
name-card-yellow-and-3 = Fruit and lira
name-card-top-discard = Copy
name-card-family-step = Family step
name-card-join-merchant = Join a merchant
name-card-companion-2 = Companion’s walk
name-card-token-service = Service
name-card-mosque-again = Mosque again
name-card-society-again = Secret Society again
name-card-anywhere-3-lira = Anywhere
name-guild-1 = Extension
name-guild-2 = Fabric and more
name-guild-3 = Spice and more
name-guild-4 = Fruit and more
name-guild-5 = Some of everything
name-guild-6 = Three bonus cards
name-guild-7 = Gathering
name-guild-8 = Better Black Market
name-guild-9 = Double Tea House
name-guild-10 = Fabric, spice and fruit for lira
name-guild-11 = Jewelry, fabric and spice for lira
name-guild-12 = Anywhere
name-guild-13 = Palace for any goods
name-guild-14 = Easy Small Mosque
name-guild-15 = Easy Great Mosque
name-guild-16 = Dealer and coffee
name-guild-17 = Five coffee
name-guild-18 = More guild cards
name-guild-19 = Double Tavern
name-guild-20 = Coffee House at half price
name-kiosk-1 = Fruit and lira
name-kiosk-2 = Spice and lira
name-kiosk-3 = Fabric and lira
name-kiosk-4 = Two fruit
name-kiosk-5 = Two spice
name-kiosk-6 = Two fabric
name-kiosk-7 = Fruit
name-kiosk-8 = Spice
name-kiosk-9 = Fabric
name-kiosk-10 = Jewelry
name-kiosk-11 = Bonus card
name-kiosk-12 = Two lira
name-kiosk-13 = Small purse
name-kiosk-14 = Large purse
name-kiosk-15 = Companion
name-kiosk-16 = Die of lira
name-kiosk-17 = Extension for lira
name-kiosk-18 = Extension for goods
name-kiosk-19 = To the Fountain
name-kiosk-20 = Letter for a good
name-kiosk-21 = Letter for a card
name-kiosk-22 = Letter for lira
name-kiosk-23 = Good for lira
name-kiosk-24 = Card for lira
name-letter-delivered = a delivered letter
name-street = { $first } and { $last }
name-cell = { $word }
name-demand = { $word }
name-expansion-mocha = Mocha & Baksheesh
name-expansion-letters = Letters & Seals
name-layout-short = Short paths
name-layout-long = Long paths
name-layout-order = In order
name-layout-first = For a first game
name-layout-random = Random

## Settings: what is agreed before a game

setting-expansions = Expansions
    .about = What is added to the base game; both together are the Grand Bazaar.
setting-expansions-mocha = { name-expansion-mocha }
    .about = Coffee, the guilds, and a tavern whose guests bar streets.
setting-expansions-letters = { name-expansion-letters }
    .about = Letters to deliver for seals, a companion for every merchant, a kiosk and auctions.
setting-layout = Layout
    .about = How the places lie. If nobody says, as printed for a first game, or at random where nothing is printed.
setting-layout-short = { name-layout-short }
    .about = Places that are often visited one after the other lie close together: for a first game.
setting-layout-long = { name-layout-long }
    .about = Places that are often visited one after the other lie far apart.
setting-layout-order = { name-layout-order }
    .about = The places lie in the order of their numbers.
setting-layout-first = { name-layout-first }
    .about = As the expansion prints it for a first game.
setting-layout-random = { name-layout-random }
    .about = Chance lays out the places.
setting-variants = Variants
    .about = Rules that change the game a little.
setting-variants-neutral-assistants = Neutral assistants
    .about = In every stack lies an assistant of a colour that nobody plays, which any merchant may pick up.
setting-variants-caravan-leader = Caravan leader
    .about = Whoever leads the caravan keeps all cards at the Caravansary.
setting-letters-deck = Bonus cards
    .about = Which bonus cards are in the deck when the only expansion is { name-expansion-letters }.
setting-letters-deck-all = All
    .about = Those of the base game and of the expansion.
setting-letters-deck-new = New ones only
    .about = Those of the expansion.

allowed-layout = one of { $allowed }, or a list of the places row by row
wrong-layout = { $word } is { $value }, but must be { allowed-layout }.
wrong-places = An explicit layout lists each of the places [{ $places }] once, row by row.
wrong-left-out = The expansions are left out by ARASTA_EXPANSIONS=no; unset it to play with them.
wrong-no-grid = There is no grid for the { $places } places of { $chosen-and }.

## Actions, as a button says them

action-move = Go to the { $target }
action-card = Play “{ $target }”
action-tile = Use the mosque tile for { $target }
action-tile-mosque-tile = Take the mosque tile for { $target }
action-tile-guild-tile = Take the mosque tile for { $target }
action-decline-assistant = End the turn without an assistant
action-decline-pay-merchants = Pay nobody and end the turn
action-decline-buy-good = Buy nothing
action-decline-use-kiosk-tile = Leave the tile unused
action-pick-up = Pick up your assistant
action-pick-up-neutral = Pick up a neutral assistant
action-leave = Leave an assistant
action-pay = Pay { $token-price } lira
action-pay-pay-merchants = Pay the merchants, { $merchant-price } lira each
action-pay-roast = Roast { $roast-coffee } coffee for { $roast-lira } lira
action-skip = Do without the action
action-act = Carry out the action
action-act-act-there = Carry out the action there
action-skip-act-there = Do without the action there
action-skip-act-beside = Use neither place
action-done = Done
action-done-sell = Close the sale
action-done-return-assistants = No more
action-done-encounters = Meet nobody else
action-done-end-turn = End the turn
action-done-roast = Roast no more
action-done-tavern = Use no more
action-done-swap-give = Give no more and take as many
action-meet-token = Meet the { $target }
action-meet-family = Send home the { $target }
action-take = Take { $target }
action-take-buy-good = Buy { $target } for { $green-tile-price } lira
action-take-take-two = Take two { $target }
action-give = Give { $target }
action-give-roast = Roast { $roast-coffee } coffee for one { $target }
action-from-deck = Draw from the deck
action-from-discard = Take the top discard
action-discard = Discard “{ $target }”
action-discard-roast = Roast { $roast-coffee } coffee for “{ $target }”
action-discard-guild = Discard the guild card “{ $target }”
action-discard-guild-roast = Roast { $roast-coffee } coffee for the guild card “{ $target }”
action-return = Call back the assistant at the { $target }
action-call = Call { $target }
action-reroll = Roll both dice again
action-turn = Turn a { $target } to { $red-tile-face }
action-sell = Sell { $target }
action-send = Send your family member to the { $target }
action-reward-card = Take a bonus card
action-reward-lira = Take { $reward-lira } lira
action-draw = Draw “{ $target }”
action-demand = Reveal demand tile { $target }
action-lay = Lay it on { $target }
action-six = Play “Die to six” and turn a { $target } to { $card-face }
action-copy-six = Copy “Die to six” and turn a { $target } to { $card-face }
action-ruby = Take the ruby of the { $target }
action-guild-card = Play a guild card instead of moving
action-guild = Play “{ $target }”
action-draw-guild = Draw the guild card “{ $target }”
action-movement-tile = Buy a movement tile
action-encounter-tile = Buy an encounter tile
action-set-barrier = Lay the barrier
action-baksheesh = Give baksheesh for a ruby
action-barrier = Lay the barrier between { $target }
action-use = Use the { $target }
action-use-use-kiosk-tile = Use the tile
action-use-back = Use the tile the other way
action-companion = Move your companion
action-place-companion = Put your companion beside your merchant
action-step = Your companion goes to the { $target }
action-step-family-walk = Your family member goes to the { $target }
action-leave-companion = Leave your companion where it is
action-recall-companion = Take your companion to your supply
action-join = Join the merchant of { $target }
action-letter-place = Give the letter for the { $target }
action-letter-letter = Give { $target }
action-draw-letter = Draw the letter for the { $target }
action-double-turn = Pay { $double-turn-seals } seals for another turn
action-kiosk = Choose “{ $target }”
action-reveal = Reveal the kiosk tile “{ $target }”
action-pass = Pass
action-bid = Bid { $target } lira
action-serve = Use the service of the { $target }

## Questions: what is to be decided

question-move = Where will your merchant go from the { $place }?
    .other = { $player } decides where the merchant goes from the { $place }.
question-assistant = Will you leave or pick up an assistant at the { $place }?
    .other = { $player } decides whether to leave or pick up an assistant at the { $place }.
question-pay-merchants = Will you pay the other merchants at the { $place }, { $merchant-price } lira each?
    .other = { $player } decides whether to pay the other merchants at the { $place }.
question-action = Will you carry out the action of the { $place }?
    .other = { $player } decides whether to use the { $place }.
question-after-action = Anything more after the action, or done?
    .other = { $player } may do more after the action.
question-encounters = Whom will you meet at the { $place }?
    .other = { $player } decides whom to meet at the { $place }.
question-end-turn = Anything before your turn ends?
    .other = { $player } may do more before the turn ends.
question-last-cards = The last round is over. Which cards will you still turn into goods or lira?
    .other = { $player } decides which cards to turn into goods or lira after the last round.
question-walk = Where does the long walk of { $nearest } to { $farthest } steps lead?
    .other = { $player } decides where the long walk leads.
question-take-good = Which good will you take: { $permitted }?
    .other = { $player } decides which good to take.
question-give-goods = Which good will you give ({ $goods } still due)?
    .other = { $player } decides which good to give.
question-buy-good = Which good will you buy with the green tile for { $price } lira?
    .other = { $player } decides whether to buy a good with the green tile.
question-take-card = Will you draw a bonus card from the deck, or take “{ $card }” from the discard pile?
    .other = { $player } decides whether to draw a bonus card or take “{ $card }” from the discard pile.
question-discard-card = Which bonus card will you discard?
    .other = { $player } decides which bonus card to discard.
question-return-assistants = Which of your assistants come back to you?
    .other = { $player } decides which assistants come back.
question-return-assistant = Which of your assistants comes back to you?
    .other = { $player } decides which assistant comes back.
question-call-number = Which number from { $lowest-call } to { $highest-call } do you call?
    .other = { $player } decides which number to call.
question-change-dice = The dice show { $dice }. Will you change the roll?
    .other = { $player } decides whether to change the roll of { $dice }.
question-change-dice-pay-tea-house = You called { $number }, and the dice show { $dice }. Will you change the roll?
    .other = { $player } called { $number } and decides whether to change the roll of { $dice }.
question-sell = { $sold ->
    [0] What will you sell at the { $place }?
   *[other] What more will you sell at the { $place } ({ $sold } sold so far)?
}
    .other = { $player } decides what to sell at the { $place }.
question-send-family = Where will you send your family member?
    .other = { $player } decides where to send the family member.
question-act-there = Will your family member carry out the action of the { $place }?
    .other = { $player } decides whether the family member uses the { $place }.
question-mosque-tile = Which tile of the { $place } will you take?
    .other = { $player } decides which tile of the { $place } to take.
question-reward = Which reward will you take for the family member that you sent home?
    .other = { $player } decides which reward to take for the family member sent home.
question-pay-lira-or-card = Will you pay the Governor { $price } lira or with a card?
    .other = { $player } decides how to pay the Governor.
question-pay-lira-or-good = Will you pay the Smuggler { $price } lira or with a good?
    .other = { $player } decides how to pay the Smuggler.
question-pay-fixed-or-good = Will you pay the Coffee Trader { $price } lira or with a good?
    .other = { $player } decides how to pay the Coffee Trader.
question-pay-lira-or-letter = Will you pay the Courier { $price } lira or with a letter?
    .other = { $player } decides how to pay the Courier.
question-take-item = { $coffee ->
    [0] Which good will you take?
   *[other] Which good will you take, or coffee?
}
    .other = { $player } decides what to take.
question-pay-item = { $coffee ->
    [0] Which good will you give?
   *[other] Which good will you give, or coffee?
}
    .other = { $player } decides what to give.
question-play-guild-card = Which guild card will you play?
    .other = { $player } decides which guild card to play.
question-roast = What will you give for coffee at the Roasting Plant?
    .other = { $player } decides what to give for coffee at the Roasting Plant.
question-discard-guild-card = Which guild card will you discard?
    .other = { $player } decides which guild card to discard.
question-tavern = { $second ->
    [0] What will you do in the Tavern?
   *[other] What else will you do in the Tavern?
}
    .other = { $player } decides what to do in the Tavern.
question-place-barrier = Between which places will you lay the barrier?
    .other = { $player } decides where the barrier lies.
question-act-beside = Which place beside the barrier will you use, the { $one } or the { $other }?
    .other = { $player } decides whether to use the { $one } or the { $other }.
question-swap-give = { $given ->
    [0] What will you give?
   *[other] What else will you give ({ $given } given so far)?
}
    .other = { $player } decides what to give.
question-swap-take = What will you take ({ $left } still to take)?
    .other = { $player } decides what to take.
question-to-corner = To which corner will your merchant go?
    .other = { $player } decides to which corner the merchant goes.
question-take-two = Which goods will you take two of?
    .other = { $player } decides which goods to take two of.
question-act-anywhere = Which place’s action will you carry out?
    .other = { $player } decides which place’s action to carry out.
question-guild-tile = Which tile of the { $place } will you take?
    .other = { $player } decides which tile of the { $place } to take.
question-companion-walk = Where will your companion go, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away?
    .other = { $player } decides where the companion goes.
question-recall-companion = Will you take your companion to your supply?
    .other = { $player } decides whether the companion leaves the bazaar.
question-family-walk = Where will your family member go?
    .other = { $player } decides where the family member goes.
question-to-merchant = Whose merchant will you join?
    .other = { $player } decides whose merchant to join.
question-to-anywhere = Where will your merchant go?
    .other = { $player } decides where the merchant goes.
question-relocate = Where do the Catacombs lead?
    .other = { $player } decides where the Catacombs lead.
question-choose-ruby = The ruby of which place will you take?
    .other = { $player } decides the ruby of which place to take.
question-pay-seals = Which letters will you pay with ({ $due ->
    [one] one seal
   *[other] { $due } seals
} still due)?
    .other = { $player } decides which letters to pay with.
question-give-letter = Which letter will you give?
    .other = { $player } decides which letter to give.
question-choose-kiosk-tile = Which kiosk tile will you choose?
    .other = { $player } decides which kiosk tile to choose.
question-use-kiosk-tile = Will you use the kiosk tile “{ $tile }”?
    .other = { $player } decides whether to use the kiosk tile “{ $tile }”.
question-bid = { $bid ->
    [0] What do you bid for { $auction-cards } bonus cards?
   *[other] What do you bid for { $auction-cards } bonus cards, if anything? { $bidder } bids { $bid }.
}
    .other = { $player } { $bid ->
        [0] opens the auction of { $auction-cards } bonus cards
       *[other] decides whether to bid more than { $bid } lira
    }.
question-serve-token = Whose service will you use?
    .other = { $player } decides whose service to use.

# What chance is asked, whoever enters a real game answers. These name the player themselves.

question-card-drawn = Which bonus card does { $player } draw?
question-guild-card-drawn = Which guild card does { $player } draw?
question-letter-drawn = Which letter does { $player } draw?
question-kiosk-tile-drawn = { $player } opens the Kiosk. Which tile is revealed ({ $tiles } still to come)?
question-demand-drawn = Which demand tile comes up at the { $place }?
question-place-laid = Where is the { $place } laid?
question-roll-dice = { $player } rolls. What do the dice show?
question-roll-dice-move-token = What do the dice for the { $token } show?
question-roll-dice-move-neutral = What do the dice for the neutral merchant at the { $place } show?
question-roll-dice-pay-tea-house = { $player } called { $number }. What do the dice show?
question-roll-dice-pay-black-market = { $player } rolls at the Black Market. What do the dice show?
question-roll-dice-pay-guild-black-market = { $player } rolls for the guild card “Better Black Market”. What do the dice show?
question-roll-dice-reward-dice = { $player } rolls for “{ $card }”. What do the dice show?
question-roll-die = { $player } rolls for the kiosk tile “Die of lira”. What does the die show?

## Why not

why-already-there = Your merchant is at the { $place } already; a move must end elsewhere.
why-steps = The { $place } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away, which this move does not reach.
why-cart-complete = Your cart has all its { $extensions } extensions.
why-nothing-sells = You have no good that the demand tile asks for.
why-family-away = Your family member is at the { $place }, not at the Police Station.
why-palace-goods = The Palace asks for { $red } fabric, { $green } spice, { $yellow } fruit, { $blue } jewelry{ $any ->
    [0] {""}
   *[other] {" "}and { $any } of any kind
}; you do not have them all.
why-no-ruby = No ruby is left there.
why-mosque = No tile of this mosque is open to you: you need its goods on your cart, and each colour only once.
why-family-home = Your family member is at the Police Station already.
why-no-assistant-out = None of your assistants is out.
why-assistant-at-merchant = Your merchant is at the { $place } too; the tile calls back an assistant from another place.
why-no-assistant-elsewhere = None of your assistants is at another place.
why-not-in-hand = You do not hold that card.
why-card-moment = { $moment ->
    [hook] That card is played inside the action it belongs to.
    [repeat] That card is played right after the action it repeats.
    [move] That card is played before your merchant moves.
    [move-assistant] That card is played before your merchant moves, or before you leave or pick up an assistant.
   *[free] That card is played between actions, not now.
}
why-card-repeat = That card repeats an action of the { $place-or }, which was not the last action.
why-last-cards = The last round is over; only bonus cards that bring goods or lira may still be played.
why-no-tile = You do not own the mosque tile for { $good }.
why-tile-used = You have used that tile in this turn.
why-row-full = There is no room for more { $good } on your cart.
why-no-good = You have no { $good }.
why-not-demanded = The demand tile does not ask for { $good }.
why-not-wanted = The demand tile asks for no more { $good }.
why-other-mosque = The tile for { $good } lies in the other mosque.
why-tile-owned = You own the tile for { $good } already.
why-stack-empty = No tile for { $good } is left.
why-tile-goods = That tile asks for { $need } { $good } on your cart; you have { $have }.
why-stack-without-assistant = There is no assistant under your merchant.
why-assistant-here = One of your assistants is here already; pick it up instead.
why-no-assistant-here = There is no such assistant here.
why-no-assistant-at = You have no assistant at the { $place }.
why-met-already = You have met them in this turn already.
why-not-here = They are not where your piece stands that acts in this turn.
why-family-safe = At the Police Station family members are at home; nobody sends them away.
why-own-family = That is your own family member; only those of others are sent home.
why-place-not-in-game = The { $place } is not part of this game.
why-not-in-game = That is not part of this game.
why-token-not-in-game = The { $token } is not part of this game.
why-barrier = The barrier is in the way to the { $place }.
why-same-place = A move must end at another place than the { $place }.
why-already-home = Your family member is at the { $place } already.
why-coffee = That takes { $need } coffee; you have { $have }.
why-goods = That takes { $need } goods, and you do not have them all.
why-seals = That takes { $need } seals; your letters have { $have }.
why-lira-or-good = That takes { $need } lira or a good; you have { $have } lira and no good.
why-nothing-to-give = You have nothing to give for it.
why-empty-hand = You have no bonus card.
why-no-card-to-draw = There are too few bonus cards to draw.
why-no-guild-card-to-draw = There are too few guild cards to draw.
why-no-letter-to-draw = No letter is left to draw.
why-nothing-to-copy = There is no card on top of the discard pile that can be copied.
why-other-card-on-top = On top of the discard pile lies “{ $card }”, which turns no die.
why-no-such-die = No die shows a { $face } that could be turned.
why-tile-barred = The mosque tile does not help with this roll.
why-no-track = The { $place } sells no rubies.
why-no-guild-card = You have no guild card.
why-guild-cards = None of your guild cards can be carried out completely.
why-phase-1 = That is possible only before you play a card that moves your merchant.
why-nothing-to-roast = You have neither lira enough, nor a good, nor a card to give for coffee.
why-roasted = Each exchange is made once, and you have made that one.
why-roast-first = You must make one of the exchanges.
why-tavern = You cannot pay for anything in the Tavern.
why-tavern-first = You must use one of the offers.
why-tavern-used = You have used that offer already.
why-tavern-tile-owned = You own a tile of that kind already.
why-tavern-stack-empty = No tile of that kind is left.
why-baksheesh-goods = Baksheesh takes { $need } { $good }; you have { $have }.
why-no-street = There is no street between two places of this board.
why-not-beside = That place is not beside the barrier.
why-swapped = You give { $good } and cannot take it as well.
why-swap-room = You would have no room to take as many other things.
why-swap-first = Give something first.
why-not-common = Only fabric, spice or fruit may be taken, not { $good }.
why-no-corner = The { $place } is not in a corner.
why-no-companion = Your companion is not with you yet; the Fountain brings it.
why-companion-out = Your companion is at the { $place } already.
why-no-companion-out = Your companion is not on the board, or not where it could walk.
why-family-not-home = Your family member cannot walk to the Police Station.
why-all-merchants-here = No other player’s merchant stands elsewhere.
why-no-such-seat = There is no such other player.
why-double-turn = You have bought another turn in this round already.
why-no-letters = You have no letter.
why-no-such-letter = You have no such letter.
why-letters-set = With that letter the payment would not come out right: none may be superfluous.
why-kiosk-not-open = That tile is not open.
why-kiosk-one-way = That tile has no other use.
why-must-bid = You open the auction and must bid.
why-bid = The highest bid is { $n }; bid more.

## The result

score-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
score-cards = { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
}
result-by-lira = (equal rubies, behind by { $n } lira)
result-by-goods = (equal rubies and lira, behind by { $n ->
    [one] { $n } good
   *[other] { $n } goods
})
result-by-cards = (equal rubies, lira and goods, behind by { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
})

## The log

log-move = { $player } goes to the { $target }.
log-card = { $player } plays “{ $target }”.
log-tile = { $player } uses the mosque tile for { $target }.
log-tile-mosque-tile = { $player } takes the mosque tile for { $target }.
log-tile-guild-tile = { $player } takes the mosque tile for { $target }.
log-decline-assistant = { $player } ends the turn without an assistant.
log-decline-pay-merchants = { $player } pays nobody and ends the turn.
log-decline-buy-good = { $player } buys nothing.
log-decline-use-kiosk-tile = { $player } leaves the kiosk tile “{ $tile }” unused.
log-pick-up = { $player } picks up an assistant.
log-pick-up-neutral = { $player } picks up a neutral assistant.
log-leave = { $player } leaves an assistant.
log-pay = { $player } pays in lira.
log-pay-pay-merchants = { $player } pays the merchants.
log-pay-roast = { $player } roasts coffee for lira.
log-act = { $player } uses the { $place }.
log-act-act-there = The family member of { $player } uses the { $place }.
log-skip = { $player } does nothing at the { $place }.
log-skip-act-there = The family member of { $player } does nothing at the { $place }.
log-skip-act-beside = { $player } uses no place beside the barrier.
log-meet-token = { $player } meets the { $target }.
log-meet-family = { $player } sends home the { $target }.
log-take = { $player } takes { $target }.
log-take-buy-good = { $player } buys { $target }.
log-take-take-two = { $player } takes two { $target }.
log-give = { $player } gives { $target }.
log-give-roast = { $player } roasts coffee for { $target }.
log-from-deck = { $player } draws from the deck.
log-from-discard = { $player } takes “{ $thing }” from the discard pile.
log-discard = { $player } discards “{ $target }”.
log-discard-roast = { $player } roasts coffee for “{ $target }”.
log-discard-guild = { $player } discards the guild card “{ $target }”.
log-discard-guild-roast = { $player } roasts coffee for the guild card “{ $target }”.
log-return = { $player } calls back the assistant at the { $target }.
log-call = { $player } calls { $target }.
log-reroll = { $player } rolls again.
log-turn = { $player } turns a { $target } to { $red-tile-face }.
log-sell = { $player } sells { $target }.
log-send = { $player } sends the family member to the { $target }.
log-reward-card = { $player } chooses a bonus card as reward.
log-reward-lira = { $player } takes lira as reward.
log-done = { $player } is done.
log-done-sell = { $player } closes the sale.
log-done-swap-give = { $player } gives no more.
log-roll = { $player } rolls { $target-apart }.
log-roll-number = { $player } rolls { $target }.
log-roll-move-token = The { $token } goes to the { $place }.
log-roll-move-neutral = The neutral merchant goes to the { $place }.
log-roll-pay-black-market = { $player } rolls { $total } ({ $target-apart }).
log-roll-pay-guild-black-market = { log-roll-pay-black-market }
log-roll-pay-tea-house = { log-roll-pay-black-market }
log-draw = { $player } draws “{ $target }”.
log-draw-hidden = { $player } draws a bonus card.
log-demand = The { $place } now wants { $goods }.
log-six = { $player } plays “Die to six” and turns a { $target } to { $card-face }.
log-copy-six = { $player } copies “Die to six” and turns a { $target } to { $card-face }.
log-ruby = { $player } takes the ruby of the { $target }.
log-guild-card = { $player } plays a guild card.
log-guild = { $player } plays the guild card “{ $target }”.
log-draw-guild = { $player } draws the guild card “{ $target }”.
log-draw-guild-hidden = { $player } draws a guild card.
log-movement-tile = { $player } buys a movement tile.
log-encounter-tile = { $player } buys an encounter tile.
log-set-barrier = { $player } takes the barrier.
log-baksheesh = { $player } gives baksheesh.
log-barrier = { $player } lays the barrier between the { $one } and the { $other }.
log-use = { $player } uses the { $target }.
log-use-use-kiosk-tile = { $player } uses the kiosk tile “{ $tile }”.
log-use-back = { $player } uses the kiosk tile “{ $tile }” the other way.
log-companion = { $player } moves the companion.
log-place-companion = { $player } puts the companion beside the merchant.
log-step = The companion of { $player } goes to the { $target }.
log-step-family-walk = The family member of { $player } goes to the { $target }.
log-leave-companion = { $player } leaves the companion where it is.
log-recall-companion = { $player } calls the companion back.
log-join = { $player } joins the merchant of { $target }.
log-letter-place = { $player } gives the letter for the { $target }.
log-letter-letter = { $player } gives { $target }.
log-draw-letter = { $player } draws the letter for the { $target }.
log-double-turn = { $player } buys another turn.
log-kiosk = { $player } chooses the kiosk tile “{ $target }”.
log-reveal = The kiosk tile “{ $target }” is revealed.
log-pass = { $player } passes.
log-bid = { $player } bids { $target } lira.
log-serve = { $player } uses the { $target }.

change-goods-red = { $n } fabric
change-goods-green = { $n } spice
change-goods-yellow = { $n } fruit
change-goods-blue = { $n } jewelry
change-mosque-tiles-red = { $n } mosque tile for fabric
change-mosque-tiles-green = { $n } mosque tile for spice
change-mosque-tiles-yellow = { $n } mosque tile for fruit
change-mosque-tiles-blue = { $n } mosque tile for jewelry
change-capacity = { $n } room
change-coffee = { $n } coffee
change-tavern-tiles = { $n } tavern { $count ->
    [one] tile
   *[other] tiles
}
change-letters = { $n } { $count ->
    [one] letter
   *[other] letters
} to deliver
change-delivered = { $n } { $count ->
    [one] delivered letter
   *[other] delivered letters
}
change-stack = { $n } { $count ->
    [one] assistant
   *[other] assistants
} in the stack

## The story: each turn in one sentence. table.ftl says how it is put together

story-move = goes to the { $target }
story-card = { $trade ->
    [gain] plays “{ $target }” for { $gained }
    [cost] { $money ->
        [paid] plays “{ $target }” and pays { $paid }
       *[other] plays “{ $target }” and gives { $paid }
    }
    [both] { $money ->
        [paid] plays “{ $target }” and pays { $paid } for { $gained }
        [gained] plays “{ $target }” and sells { $paid } for { $gained }
       *[other] plays “{ $target }” and gives { $paid } for { $gained }
    }
   *[none] plays “{ $target }”
}
story-tile = { $trade ->
    [cost] pays { $paid } to call back an assistant
   *[other] calls back an assistant
}
story-decline-assistant = ends the turn there without an assistant
story-decline-pay-merchants = pays nobody and ends the turn
story-skip = does nothing there
story-skip-act-there = lets it do nothing there
story-meet-token = { $trade ->
    [gain] takes { $gained } from the { $target }
    [cost] { $money ->
        [paid] pays the { $target } { $paid }
       *[other] gives the { $target } { $paid }
    }
    [both] { $money ->
        [paid] pays the { $target } { $paid } for { $gained }
       *[other] gives the { $target } { $paid } for { $gained }
    }
   *[none] meets the { $target }
}
story-meet-family = { $trade ->
    [gain] sends home the { $target } for { $gained }
   *[other] sends home the { $target }
}
story-reward = { $trade ->
    [gain] sends a family member home for { $gained }
   *[other] sends a family member home
}
story-discard-discard-card = discards “{ $target }”
story-return-return-assistants = { $n ->
    [one] calls back an assistant
   *[other] calls back { $n } assistants
}
story-call = { $total ->
    [0] calls { $target }
   *[other] { $trade ->
        [gain] calls { $target }, rolls { $total } and takes { $gained }
       *[other] calls { $target } and rolls { $total }
    }
}
story-roll-pay-black-market = { $trade ->
    [gain] rolls { $total } and takes { $gained }
   *[other] rolls { $total }
}
story-send = sends the family member to the { $target }
story-demand = the { $place } now wants { $goods }
story-roll-move-token = the { $token } goes to the { $place }
story-roll-move-neutral = the neutral merchant goes to the { $place }
story-guild = { $trade ->
    [gain] plays the guild card “{ $target }” for { $gained }
    [cost] plays the guild card “{ $target }” and gives { $paid }
    [both] plays the guild card “{ $target }” and gives { $paid } for { $gained }
   *[none] plays the guild card “{ $target }”
}
story-discard-guild-discard-guild-card = discards the guild card “{ $target }”
story-use-place = uses the { $target }
story-movement-tile = { $trade ->
    [cost] buys a movement tile for { $paid }
   *[other] takes a movement tile
}
story-encounter-tile = { $trade ->
    [cost] buys an encounter tile for { $paid }
   *[other] takes an encounter tile
}
story-set-barrier = { $trade ->
    [cost] pays { $paid } for the barrier
   *[other] takes the barrier
}
story-barrier = lays it between the { $one } and the { $other }
story-baksheesh = { $trade ->
    [both] gives { $paid } as baksheesh for { $gained }
    [cost] gives { $paid } as baksheesh
   *[other] gives baksheesh
}
story-six = { $trade ->
    [gain] plays “{ name-card-die-to-6 }”, which makes it { $total }, and takes { $gained }
   *[other] plays “{ name-card-die-to-6 }”, which makes it { $total }
}
story-copy-six = { $trade ->
    [gain] copies “{ name-card-die-to-6 }”, which makes it { $total }, and takes { $gained }
   *[other] copies “{ name-card-die-to-6 }”, which makes it { $total }
}
story-roll-pay-guild-black-market = { story-roll-pay-black-market }
story-roll-reward-dice = { $trade ->
    [gain] rolls { $target-apart } for { $gained }
    [both] rolls { $target-apart } and gives { $paid } for { $gained }
   *[other] rolls { $target-apart }
}
story-place-companion = puts the companion beside the merchant
story-recall-companion = calls the companion back
story-step = sends the companion to the { $target }
story-step-family-walk = sends the family member to the { $target }
story-join = joins the merchant of { $target }
story-double-turn = { $trade ->
    [cost] gives { $paid } for another turn
   *[other] gets another turn
}
story-use-use-kiosk-tile = { $trade ->
    [gain] uses the kiosk tile “{ $tile }” for { $gained }
    [cost] uses the kiosk tile “{ $tile }” and gives { $paid }
    [both] uses the kiosk tile “{ $tile }” and gives { $paid } for { $gained }
   *[none] uses the kiosk tile “{ $tile }”
}
story-use-back = { story-use-use-kiosk-tile }
story-decline-use-kiosk-tile = leaves the kiosk tile “{ $tile }” unused
story-serve = { $trade ->
    [gain] takes { $gained } from the { $target }
    [cost] { $money ->
        [paid] pays the { $target } { $paid }
       *[other] gives the { $target } { $paid }
    }
    [both] { $money ->
        [paid] pays the { $target } { $paid } for { $gained }
       *[other] gives the { $target } { $paid } for { $gained }
    }
   *[none] calls the { $target }
}
story-roll-roll-die = { $trade ->
    [gain] rolls { $total } and takes { $gained }
   *[other] rolls { $total }
}
story-auction = wins the auction
story-delivers = { $n ->
    [one] delivers a letter
   *[other] delivers { $n } letters
}

some-goods-red = { $n ->
    [1] fabric
   *[other] { $n } fabric
}
some-goods-green = { $n ->
    [1] spice
   *[other] { $n } spice
}
some-goods-yellow = { $n ->
    [1] fruit
   *[other] { $n } fruit
}
some-goods-blue = { $n ->
    [1] jewelry
   *[other] { $n } jewelry
}
some-mosque-tiles-red = the mosque tile for fabric
some-mosque-tiles-green = the mosque tile for spice
some-mosque-tiles-yellow = the mosque tile for fruit
some-mosque-tiles-blue = the mosque tile for jewelry
some-capacity = { $n ->
    [one] a cart extension
   *[other] { $n } cart extensions
}
some-cards = { $n ->
    [one] a bonus card
   *[other] { $n } bonus cards
}
some-cards-named = “{ $thing }”
some-coffee = { $n ->
    [1] coffee
   *[other] { $n } coffee
}
some-guild-cards = { $n ->
    [one] a guild card
   *[other] { $n } guild cards
}
some-guild-cards-named = the guild card “{ $thing }”
some-tavern-tiles = { $n ->
    [one] a tavern tile
   *[other] { $n } tavern tiles
}
some-letters = { $n ->
    [one] a letter
   *[other] { $n } letters
}
some-letters-named = the letter for the { $thing }
some-delivered = { $n ->
    [one] a delivered letter
   *[other] { $n } delivered letters
}

## Effects: the texts of cards and places are made of these

effect-gain-extension = take a cart extension; the last of { $extensions } brings a ruby
effect-fill-row = fill your { $good } to capacity
effect-buy-good = with the green mosque tile you may pay { $n } lira for one more good
effect-use-post-office = gain what the open fields show; then a marker moves
effect-take-card = take a bonus card from the deck or the top of the discard pile
effect-discard-unless-leader = discard a bonus card
effect-return-assistants = call back any of your assistants
effect-roll-dice = roll two dice
effect-change-dice = you may change the roll with the red mosque tile
effect-pay-black-market = gain jewelry by the total: { $list }
effect-from-total = { $n } from { $total }
effect-take-good = take one good of your choice
effect-take-common-good = take one fabric, spice or fruit
effect-call-number = call a number from { $lowest-call } to { $highest-call } and roll: reach it and gain as many lira, or else { $missed-call }
effect-sell = sell up to { $most-sold } goods that the demand tile asks for; then it goes to the bottom
effect-send-family = send your family member from here to any other place and carry out its action
effect-pay-palace = pay a good for every uncovered space
effect-pay-dealer = pay the highest uncovered number in lira
effect-take-ruby = take the next ruby
effect-take-ruby-of = take the next ruby of the { $place }
effect-mosque-tile = with as many goods on your cart as a tile shows, pay one of them and take the tile; both tiles of this mosque together bring a ruby
effect-family-home = call your family member home to the Police Station
effect-reward = take a bonus card or { $reward-lira } lira
effect-repeat-action = carry out the action of the { $place } once more
effect-repeat-either = carry out the action of the { $place } or of the { $other } once more
effect-stay = your merchant stays; then go on as if it had just arrived
effect-walk = your merchant walks { $nearest } or { $farthest } steps
effect-return-assistant = call back one of your assistants
effect-draw-card = draw a bonus card
effect-pay-lira-or-card = pay { $n } lira or discard a bonus card
effect-pay-lira-or-good = pay { $n } lira or one good
effect-move-token = the { $token } goes to the place rolled
effect-card-small-market-any = at the Small Market: sell any goods, whatever the demand tile says
effect-card-die-to-6 = after a roll of your own that may gain you something: turn one die to { $card-face }
effect-card-top-discard = carry out the card on top of the discard pile
effect-change-dice-by-card = you may change the roll with a bonus card
effect-gain-coffee = gain { $n } coffee
effect-pay-coffee = pay { $n } coffee
effect-gain-good = gain one { $good }
effect-pay-good = pay one { $good }
effect-give-goods = pay any { $goods } goods
effect-take-two = take two goods of one kind: fabric, spice or fruit
effect-take-item = take one good of your choice, or a coffee
effect-pay-item = pay one good, or a coffee
effect-pay-any-good = pay one good
effect-swap-give = give up to { $most-swapped } goods or coffee and take as many of other kinds
effect-call-number-for-more = call a number from { $lowest-call } to { $highest-call } and roll: reach it and gain { $factor } times as many lira, or else { $missed }
effect-draw-cards = draw { $n ->
    [one] a bonus card
   *[other] { $n } bonus cards
}
effect-discard-card = discard a bonus card
effect-draw-guild-card = draw a guild card
effect-draw-guild-cards = draw { $n ->
    [one] a guild card
   *[other] { $n } guild cards
}
effect-discard-guild-card = discard a guild card
effect-roast = once each: { $roast-lira } lira for { $roast-coffee } coffee, one good for { $roast-coffee }, a bonus or guild card for { $roast-coffee }
effect-tavern = buy a tavern tile, lay the barrier, or give baksheesh
effect-tavern-twice = use one or two different offers of the Tavern for { $n } coffee less in all
effect-pay-coffee-house = pay the highest uncovered number in coffee
effect-pay-coffee-house-half = pay half the highest uncovered number of the Coffee House in coffee, rounded up
effect-coffee-per-ruby = gain a coffee for each of your rubies
effect-stack-to-fountain = your merchant goes to the Fountain with the assistants under it
effect-extra-turn = take another turn
effect-act-anywhere = carry out the action of any place
effect-family-home-quietly = your family member goes home to the Police Station
effect-guild-tile = take a tile of the { $place } that you lack for one good of its colour, however many it asks for
effect-to-corner = your merchant goes to another corner
effect-reward-dice = gain by each die: { $list }
effect-for-face = on a { $face } { $effect }
effect-choose-ruby = take the next ruby of a place of your choice that sells rubies
effect-draw-letters = draw { $n ->
    [one] a letter
   *[other] { $n } letters
}
effect-draw-letter = draw a letter
effect-give-letter = give a letter
effect-pay-seals = pay { $n } seals with your letters
effect-society-lira = the first purchases of the game bring { $list } lira back
effect-open-kiosk = reveal a kiosk tile more than there are players; from you on each player chooses one and may use it, and you may use the last one too
effect-open-auction = put { $auction-cards } bonus cards up for auction: you open, each other player bids once or passes, and you may close; the money is yours, or the supply’s if you win
effect-companion-to-supply = take your companion to your supply
effect-recall-companion = you may take your companion to your supply
effect-companion-walk = your companion walks { $n } steps
effect-family-walk = your family member walks one step, though not to the Police Station; then you may carry out the action there
effect-to-merchant = your merchant goes to another player’s merchant, who is not paid
effect-to-anywhere = your merchant goes to any other place
effect-relocate = your merchant goes to any other place, or your companion if it acts here; nothing happens there
effect-serve-token = use the service of the Governor, the Smuggler or another of their kind, wherever they are
effect-pay-fixed-or-good = pay { $n } lira or one good
effect-pay-lira-or-letter = pay { $n } lira or give a letter
effect-roll-die = roll one die
effect-die-lira = gain as many lira

when-free = any time in your turn between actions
when-free-last = any time in your turn between actions, and after the end of the game
when-move = before your merchant moves
when-move-assistant = before your merchant moves, or before you leave or pick up an assistant
when-repeat = right after the action it repeats
when-hook = when the action it belongs to starts
when-card-die-to-6 = any time in your turn after such a roll
when-card-top-discard = whenever that card could be played

## Reference pages

rules-istanbul-turn = How a turn runs
rules-istanbul-end = How the day ends
rules-istanbul-variants = Variants
rules-istanbul-places = Places
rules-istanbul-cards = Bonus cards
rules-istanbul-tokens = Encounters
rules-istanbul-mosque = Mosque tiles
rules-istanbul-layouts = Layouts
rules-istanbul-guild = Guild cards
rules-istanbul-kiosk = Kiosk tiles
rules-istanbul-tavern = The Tavern
rules-istanbul-letters = Letters and the companion
# How a turn runs and how the day ends: the book of rules says these sentences one below the other. Each begins with
# what it is about. { $usual }, { $of-two } and { $with-expansions } are rubies.
rules-istanbul-turn-aim = You send a merchant through the bazaar, fill a wheelbarrow with goods and turn them into rubies. Only rubies win. Your turn has four steps, one after the other.
rules-istanbul-turn-move = Move: your merchant goes one or two places further, along rows and columns, with all assistants under it. It cannot stay where it is.
rules-istanbul-turn-assistant = Assistant: leave the lowest assistant of your stack at the place, or pick up the one that you left there before. Without either your turn ends, but at the Fountain none is needed.
rules-istanbul-turn-merchants = Pay: each other merchant at the place gets { $merchant-price } lira from you. If you cannot or will not pay, your turn ends. At the Fountain nobody is paid.
rules-istanbul-turn-action = Act: carry out what the place does, or do without it.
rules-istanbul-turn-encounters = Meet: family members of others are sent to the Police Station, each for a reward: a bonus card or { $reward-lira } lira. The Governor, the Smuggler and others like them may be met for a price; then the dice say where they go.
rules-istanbul-turn-any-time = Bonus cards and mosque tiles are used when they say so, as many as you like. What you have chosen can be taken back until you end your turn, unless dice have been rolled, cards drawn, or somebody else has decided.
rules-istanbul-turn-guild-card = Instead of all that you may play one guild card. It is your whole turn: nobody is moved, paid or met, unless the card says so.
rules-istanbul-turn-companion = { rules-companion }
rules-istanbul-turn-letters = { rules-letters-delivery }
rules-istanbul-turn-double-turn = { rules-letters-prices }
rules-istanbul-end-rubies = As soon as somebody has { $usual } rubies ({ $of-two } with two players, { $with-expansions } with any expansion), it is the last round, which is played to its end. Rubies beyond that count too.
rules-istanbul-end-cards = Then each player, from the first one on, may still play bonus cards that bring goods or lira.
rules-istanbul-end-winner = Whoever has most rubies wins. Where these are equal, lira decide, then the goods on the wheelbarrow, then the bonus cards in hand; who is equal in all of them shares the victory.
rules-istanbul-variants-neutral-assistants = Neutral assistants: everybody’s lowest assistant is replaced by one of a colour that nobody plays. Whoever comes to a place where one stands may pick it up as if it were their own; the Fountain calls back only your own.
rules-istanbul-variants-caravan-leader = Caravan leader: whoever used the Caravansary last leads the caravan from the end of that turn on, and discards no card there.
rules-layout-of = { $layout } with { $expansion }
rules-tavern-tiles = Tiles: the { $tavern-tiles } tiles of a kind cost { $list } coffee, one after the other; each player may own one of each kind.
rules-tavern-movement = The movement tile: your merchant may walk straight ahead as far as you like instead of the ordinary move.
rules-tavern-encounter = The encounter tile: you meet all of these without paying: { $tokens }.
rules-tavern-barrier = The barrier: lay it between two neighbouring places and use the action of one of them. Only whoever laid it last walks across.
rules-tavern-baksheesh = Baksheesh: give coffee and goods for the next ruby of a place that sells rubies.
rules-tavern-prices = The barrier costs { $barrier-price } coffee. Baksheesh costs { $baksheesh-coffee } coffee and { $baksheesh-goods } { $good }, next time { $baksheesh-goods } { $other }, and so on in turn.
rules-letters-delivery = A letter names a place. It is delivered as soon as your merchant, your companion or your family member stands there.
rules-letters-seals = A letter counts one seal, a delivered one two. Letters given away go to the discards.
rules-letters-prices = Seals pay for a ruby at the Secret Society ({ $society-seals }) and, once a round at the end of your turn, for another turn ({ $double-turn-seals }).
rules-letters-copies = { $places }: { $n ->
    [one] one letter each
   *[other] { $n } letters each
}
rules-companion = The companion comes to your supply at the Fountain. From there you may put it beside your merchant before you move; then in each turn you move either of them, the companion one step and without assistants.
rules-tile-red = after a roll at the Black Market or Tea House, once per turn: turn a die to { $red-tile-face }, or roll both again
rules-tile-green = at a warehouse, once per turn: one more good of your choice for { $green-tile-price } lira
rules-tile-yellow = once per turn: pay { $yellow-tile-price } lira and call back an assistant from another place
rules-tile-blue = your last assistant joins the stack at once
rules-requires = with { $players } players the tiles of a colour ask for { $list } goods of it, one after the other
describe-demand = { $n } { $good }
rules-more-6 = With Mocha & Baksheesh it also brings a coffee.
rules-more-7 = With Letters & Seals you may also take your companion to your supply.

## The board in the terminal

board-discard = discards { $n }, top “{ $card }”
board-discard-short = discards { $n }
board-dice = last roll { $dice }
board-legend-pieces = A merchant  (A) family  a assistant
board-legend-neutral = N n neutral
board-legend-goods = R fabric G spice Y fruit B jewelry * any
board-legend-companion = [A] companion
board-legend-tavern = M movement tile  E encounter tile  ┃ ━ barrier
board-hand = Your hand: { $cards }
board-hand-empty = none
board-laid-out = Laid out for sale: { $goods }
board-leader = caravan leader
board-guild-hand = Your guild cards: { $cards }
board-guild-deck = guild deck { $n }
board-letter-supply = letters left { $n }
board-barrier-keeper = the barrier is { $player }’s
board-leader-is = caravan leader { $player }
board-kiosk-open = open at the Kiosk: { $tiles }
board-bid = { $player } bids { $n }
board-letters = letters for { $places }
board-no-letters = no letters
board-delivered = { $n } delivered
board-companion-none = no companion
board-companion-supply = companion in the supply
board-companion-out = companion out
board-tile-movement = M
board-tile-encounter = E
board-column-tiles = tiles
board-column-goods = R G Y B
board-column-room = room
board-column-stack = assistants
board-column-cards = cards
board-column-coffee = coffee
board-column-guild = guild
board-post = pays { $goods } and { $lira } lira
board-post-short = { $goods } and { $lira } lira
board-post-tiny = { $goods }, { $lira } lira
board-lira = asks { $n } lira
board-goods = asks { $goods }
board-no-ruby = no ruby left
board-coffee = asks { $n } coffee
board-society = { $seals } seals, { $n } lira back
board-society-short = { $seals } seals +{ $n } lira
board-society-tiny = { $seals } seals
board-society-spent = asks { $seals } seals
board-hint-1 = extension for { $price } lira
board-hint-1-short = room for { $price } lira
board-hint-1-tiny = for { $price } lira
board-hint-2 = fills your fabric
board-hint-2-short = fabric
board-hint-3 = fills your spice
board-hint-3-short = spice
board-hint-4 = fills your fruit
board-hint-4-short = fruit
board-hint-6 = brings bonus cards
board-hint-6-short = bonus cards
board-hint-7 = assistants come back
board-hint-7-short = assistants back
board-hint-7-tiny = assistants
board-hint-8 = a good; roll: jewelry
board-hint-8-short = roll for jewelry
board-hint-8-tiny = jewelry
board-hint-9 = call, roll, earn lira
board-hint-9-short = call and roll
board-hint-12 = sends your family
board-hint-12-short = your family
board-hint-17 = roasts coffee
board-hint-18 = brings guild cards
board-hint-18-short = guild cards
board-hint-21 = brings letters
board-hint-21-short = letters
board-hint-22 = letter and tiles
board-hint-22-short = letter, tiles
board-hint-23 = good and auction
board-hint-23-short = good, auction
board-hint-25 = leads anywhere
board-hint-25-short = anywhere
board-place-2-short = Fabric
board-place-3-short = Spice
board-place-4-short = Fruit
board-place-13-short = Palace
board-place-14-short = Sm. Mosque
board-place-15-short = Gr. Mosque
board-place-16-short = Dealer
board-place-20-short = Coffee H.
board-place-1-short = Wainwr.
board-place-5-short = Post
board-place-6-short = Caravans.
board-place-6-tiny = Caravan
board-place-7-short = Fountain
board-place-7-tiny = Fount.
board-place-8-short = Black Mkt.
board-place-8-tiny = Black M
board-place-9-short = Tea House
board-place-9-tiny = Tea H.
board-place-10-short = Large Mkt.
board-place-10-tiny = Large M
board-place-11-short = Small Mkt.
board-place-11-tiny = Small M
board-place-12-short = Police
board-place-14-tiny = S.Mosq.
board-place-15-tiny = G.Mosq.
board-place-17-short = Roasting
board-place-17-tiny = Roast.
board-place-18-short = Guild Hall
board-place-18-tiny = Guild
board-place-19-short = Tavern
board-place-20-tiny = Coffee
board-place-21-short = Embassy
board-place-22-short = Kiosk
board-place-23-short = Auction
board-place-23-tiny = Auct.
board-place-24-short = Society
board-place-25-short = Catacombs
board-place-25-tiny = Catac.
board-barrier-lies = barrier: { $one }–{ $other }
board-small-player = player
board-small-rubies = rubies
board-small-lira = lira
board-small-coffee = cof
board-small-goods = R G Y B
board-small-room = of
board-small-stack = stack
board-small-cards = crd
board-small-guild = gld
board-small-tiles = tiles
board-small-letters = letters
board-small-companion = [+]
