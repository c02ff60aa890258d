### Arasta in English. Our own words.
###
### For translators:
###
### Names. A name stands in a text as { $target }, { $place }, { $good } or { $token }, without an article; the text
### around it brings the article. Where your language needs more than one form of a name, add the forms to the name as
### attributes, with words of your choice, and use them in your texts after a hyphen:
###
###     name-place-9 = Teehaus
###         .to = zum Teehaus
###         .at = am Teehaus
###     action-move = Geh { $target-to }
###     why-already-there = Dein Händler ist schon { $place-at }; …
###
### English needs no such forms. All names of a kind must have the same ones.
###
### Numbers of the rules. Never write one. Every text can use { $extensions }, { $green-tile-price }, { $lowest-call },
### { $highest-call }, { $missed-call }, { $merchant-price }, { $most-sold }, { $red-tile-face }, { $reward-lira },
### { $token-price } and { $yellow-tile-price }, which come from the component tables.
###
### Actions. A key may end in the decision at which the action is taken (action-tile-mosque-tile); that text then goes
### before the general one (action-tile). A language may have more or fewer of these special texts.

## Names

name-seat = Seat { $seat }
name-family = family member of seat { $seat }
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
name-good-red = fabric
name-good-green = spice
name-good-yellow = fruit
name-good-blue = jewelry
name-token-governor = Governor
name-token-smuggler = Smuggler
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
name-variant-neutral-assistants = Neutral assistants
name-variant-caravan-leader = Caravan leader
name-layout-short = Short paths
name-layout-long = Long paths
name-layout-order = In order
name-layout-random = Random

## Actions, as a button says them

action-move = Go to the { $target }
action-card = Play “{ $target }”
action-tile = Use the mosque tile for { $target }
action-tile-mosque-tile = Take the mosque tile for { $target }
action-decline = Decline
action-decline-assistant = End the turn without an assistant
action-decline-pay-merchants = Pay nobody and end the turn
action-decline-buy-good = Buy nothing
action-pick-up = Pick up your assistant
action-pick-up-neutral = Pick up a neutral assistant
action-leave = Leave an assistant
action-pay = Pay { $token-price } lira
action-pay-pay-merchants = Pay the merchants, { $merchant-price } lira each
action-skip = Do without the action
action-act = Carry out the action
action-act-act-there = Carry out the action there
action-skip-act-there = Do without the action there
action-done = Done
action-done-sell = Close the sale
action-done-return-assistants = No more
action-done-encounters = Meet nobody else
action-done-end-turn = End the turn
action-meet-token = Meet the { $target }
action-meet-family = Send home the { $target }
action-take = Take { $target }
action-take-buy-good = Buy { $target } for { $green-tile-price } lira
action-give = Give { $target }
action-from-deck = Draw from the deck
action-from-discard = Take the top discard
action-discard = Discard “{ $target }”
action-return = Call back the assistant at the { $target }
action-call = Call { $target }
action-keep = Keep the roll
action-reroll = Roll both dice again
action-turn = Turn a { $target } to { $red-tile-face }
action-sell = Sell { $target }
action-send = Send your family member to the { $target }
action-reward-card = Take a bonus card
action-reward-lira = Take { $reward-lira } lira
action-roll = Roll { $target }
action-draw = Draw “{ $target }”
action-demand = Reveal demand tile { $target }
action-lay = Lay it on { $target }

## Questions: what is to be decided

question-move = Where will your merchant go?
question-assistant = Will you leave or pick up an assistant?
question-pay-merchants = Will you pay the merchants here?
question-action = Will you carry out the action of the place?
question-after-action = Anything more, or done?
question-encounters = Whom will you meet?
question-end-turn = Anything before your turn ends?
question-last-cards = Which cards will you still turn into goods or lira?
question-walk = Where does the long walk lead?
question-take-good = Which good will you take?
question-give-goods = Which good will you give?
question-buy-good = Which good will you buy with the green tile?
question-take-card = Deck or discard pile?
question-discard-card = Which card will you discard?
question-return-assistants = Which assistants come back to you?
question-return-assistant = Which assistant comes back to you?
question-call-number = Which number do you call?
question-change-dice = Will you change the roll with the red tile?
question-sell = What will you sell?
question-send-family = Where will you send your family member?
question-act-there = Will you carry out the action there?
question-mosque-tile = Which mosque tile will you take?
question-reward = Which reward will you take?
question-pay-lira-or-card = Pay the Governor with lira or a card?
question-pay-lira-or-good = Pay the Smuggler with lira or a good?
question-roll-dice = What do the dice show?
question-card-drawn = Which card is drawn?
question-demand-drawn = Which demand tile comes up?
question-place-laid = Where is the next place laid?
question-over = The game is over.

## Why not

why-unknown = There is no action “{ $action }”.
why-unknown-near = There is no action “{ $action }”. Did you mean '{ $near }'?
why-unknown-id = There is no action { $id }; ids go from zero to { $last }.
why-over = The game is over.
why-other-decision = “{ $action }” is not what is asked now: { $question }
why-not-now = That is not possible now.
why-already-there = Your merchant is at the { $place } already; a move must end elsewhere.
why-steps = The { $place } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away, which this move does not reach.
why-lira = That takes { $need } lira; you have { $have }.
why-cart-complete = Your cart has all its { $extensions } extensions.
why-nothing-sells = You have no good that the demand tile asks for.
why-family-away = Your family member is at the { $place }, not at the Police Station.
why-palace-goods = The Palace asks for { $need } goods of given colours, and you do not have them all.
why-no-ruby = No ruby is left there.
why-mosque = No tile of this mosque is open to you: you need its goods on your cart, and each colour only once.
why-family-home = Your family member is at the Police Station already.
why-no-assistant-out = None of your assistants is out.
why-no-assistant-elsewhere = None of your assistants is at another place.
why-not-in-hand = You do not hold that card.
why-card-moment = { $moment ->
    [hook] That card is played inside the action it belongs to.
    [repeat] That card is played right after the action it repeats.
    [move] That card is played before your merchant moves.
   *[free] That card is played between actions, not now.
}
why-card-repeat = That card repeats an action of the { $place }, which was not the last action.
why-no-tile = You do not own the mosque tile for { $good }.
why-tile-used = You have used that tile in this turn.
why-row-full = There is no room for more { $good } on your cart.
why-no-good = You have no { $good }.
why-row-order = Goods are chosen in the order of the cart’s rows; that one came before.
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
why-not-here = They are not at your merchant’s place.

undo-nothing = Nothing has been done yet.
undo-chance = A roll or draw came after your last choice; it cannot be taken back.
undo-turn = The turn has passed on; it cannot be taken back.

## The result

score-rubies = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}
score-lira = { $n } lira
score-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
score-cards = { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
}
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies = (behind by { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
})
result-by-lira = (equal rubies, behind by { $n } lira)
result-by-goods = (equal rubies and lira, behind by { $n ->
    [one] { $n } good
   *[other] { $n } goods
})
result-by-cards = (equal rubies, lira and goods, behind by { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
})
result-by-equal = (equal in everything)

## The log

log-move = { $player } goes to the { $target }.
log-card = { $player } plays “{ $target }”.
log-tile = { $player } uses the mosque tile for { $target }.
log-tile-mosque-tile = { $player } takes the mosque tile for { $target }.
log-decline = { $player } declines.
log-decline-assistant = { $player } ends the turn without an assistant.
log-decline-pay-merchants = { $player } pays nobody and ends the turn.
log-decline-buy-good = { $player } buys nothing.
log-pick-up = { $player } picks up an assistant.
log-pick-up-neutral = { $player } picks up a neutral assistant.
log-leave = { $player } leaves an assistant.
log-pay = { $player } pays.
log-pay-pay-merchants = { $player } pays the merchants.
log-act = { $player } carries out the action.
log-act-act-there = { $player } lets the family member act there.
log-skip = { $player } does without the action.
log-skip-act-there = { $player } lets the family member do nothing there.
log-meet-token = { $player } meets the { $target }.
log-meet-family = { $player } sends home the { $target }.
log-take = { $player } takes { $target }.
log-take-buy-good = { $player } buys { $target }.
log-give = { $player } gives { $target }.
log-from-deck = { $player } draws from the deck.
log-from-discard = { $player } takes the top discard.
log-discard = { $player } discards “{ $target }”.
log-return = { $player } calls back the assistant at the { $target }.
log-call = { $player } calls { $target }.
log-keep = { $player } keeps the roll.
log-reroll = { $player } rolls again.
log-turn = { $player } turns a { $target } to { $red-tile-face }.
log-sell = { $player } sells { $target }.
log-send = { $player } sends the family member to the { $target }.
log-reward-card = { $player } takes a bonus card as reward.
log-reward-lira = { $player } takes lira as reward.
log-done = { $player } is done.
log-done-sell = { $player } closes the sale.
log-roll = The dice show { $target }.
log-draw = { $player } draws “{ $target }”.
log-draw-hidden = { $player } draws a bonus card.
log-demand = Demand tile { $target } comes up.
log-last-round = The last round: { $player } has { $n } rubies.
log-changes = { $line } ({ $changes })

change-lira = { $n } lira
change-goods-red = { $n } fabric
change-goods-green = { $n } spice
change-goods-yellow = { $n } fruit
change-goods-blue = { $n } jewelry
change-capacity = { $n } room
change-rubies = { $n } { $count ->
    [one] ruby
   *[other] rubies
}
change-stack = { $n } { $count ->
    [one] assistant
   *[other] assistants
} in the stack

## Effects: the texts of cards and places are made of these

effect-gain-lira = gain { $n } lira
effect-pay-lira = pay { $n } lira
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
effect-mosque-tile = with as many goods on your cart as the tile shows, pay one of them and take it; both tiles of this mosque bring a ruby
effect-family-home = call your family member home to the Police Station
effect-reward = take a bonus card or { $reward-lira } lira
effect-begin-action = carry out the action of the { $place } once more
effect-stay = your merchant stays; then go on as if it had arrived
effect-walk = your merchant walks { $from } or { $to } steps
effect-return-assistant = call back one of your assistants
effect-draw-card = draw a bonus card
effect-pay-lira-or-card = pay { $n } lira or discard a bonus card
effect-pay-lira-or-good = pay { $n } lira or one good
effect-move-token = the { $token } goes to the place rolled
effect-times = { $n ->
    [2] { $effect }, twice
   *[other] { $effect }, { $n } times
}
effect-any-goods = at the Small Market: sell any goods, whatever the demand tile says

when-free = any time in your turn between actions
when-free-last = any time in your turn between actions, and after the end of the game
when-move = before your merchant moves
when-move-assistant = before your merchant moves, or before you leave an assistant
when-repeat = right after the action it repeats
when-hook = when the action it belongs to starts

## Reference pages

rules-places = Places
rules-cards = Bonus cards
rules-tokens = Encounters
rules-mosque = Mosque tiles
rules-layouts = Layouts
rules-tile-red = after a roll at the Black Market or Tea House, once per turn: turn a die to { $red-tile-face }, or roll both again
rules-tile-green = at a warehouse, once per turn: one more good of your choice for { $green-tile-price } lira
rules-tile-yellow = once per turn: pay { $yellow-tile-price } lira and call back an assistant from another place
rules-tile-blue = your last assistant joins the stack at once
rules-requires = with { $players } players the tiles of a colour ask for { $list } goods of it, one after the other
rules-copies = { $n } in the deck

## The board in the terminal

board-round = Round { $n }
board-last-round = Last round { $n }
board-setup = Set-up
board-over = The game is over
board-target = first to { $n } rubies
board-deck = deck { $n }
board-discard = discards { $n }, top “{ $card }”
board-dice = last roll { $dice }
board-legend-pieces = A merchant  (A) family  a assistant
board-legend-neutral = N n neutral
board-legend-goods = R fabric G spice Y fruit B jewelry * any
board-legend-open = ▸ open
board-hand = Your hand: { $cards }
board-hand-empty = none
board-laid-out = Laid out for sale: { $goods }
board-you = you
board-leader = caravan leader
board-column-rubies = rubies
board-column-lira = lira
board-column-goods = R G Y B
board-column-room = room
board-column-stack = assistants
board-column-cards = cards
board-column-tiles = tiles
board-token-governor = Governor
board-token-smuggler = Smuggler
board-post = pays { $goods } and { $lira } lira
board-lira = asks { $n } lira
board-goods = asks { $goods }
board-no-ruby = no ruby left
board-hint-1 = extension for { $price } lira
board-hint-2 = fills your fabric
board-hint-3 = fills your spice
board-hint-4 = fills your fruit
board-hint-6 = brings bonus cards
board-hint-7 = assistants come back
board-hint-8 = a good; roll: jewelry
board-hint-9 = call, roll, earn lira
board-hint-12 = sends your family

## Playing in the terminal

terminal-welcome = You are { $seats }. Type the number of a choice, or ? for help.
terminal-ask = Your choice
terminal-only = The only choice: { $choice }.
terminal-more = … { $n } more; l { $turns } shows them.
terminal-then = then { $path }: { $changes }
terminal-legal = “{ $action }” is open to you.
terminal-undone = Taken back.
terminal-several = “{ $typed }” could be { $names }.
terminal-number = There are the choices 1 to { $n }.
terminal-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
terminal-no-log = Nothing has happened yet.
terminal-result = The ranking
terminal-left = You left the table.
terminal-saved = The record is in { $file }.
terminal-save-where = Name a new file: s game.txt
terminal-not-kept = The game was not kept: next time, --record FILE keeps it, or s FILE while you play.
terminal-resume = To go on: arasta play --terminal --load { $file }
terminal-help =
    A choice: its number, its name (move 9), or the beginning of its name as long as only one fits.
      u              take back your last choice (not past a roll, a draw or the end of your turn)
      b              show the board
      l [turns]      show the log, of the last 12 turns or as many as you say
      ? action       why an action is not possible now, or what it would bring
      r [topic]      look up the rules: { $topics }
      s file         keep the game so far in a new file
      q              leave; with --record the game is kept

replay-not-over = The record ends before the game does. To be decided:
