### The dice game in English. For translators: table.ftl says what to know.
###
### Figures: { $actions }, { $brown-goods }, { $coin-lira }, { $common-dice }, { $crystal-goods }, { $crystal-worth },
### { $fallback-lira }, { $market-tiles }, { $reroll-crystals }, { $spare-dice }, { $starting-crystals }, { $token-goods },
### { $token-worth } and { $two-tokens-goods }.
###
### Cards have no names: { $target } is what they do, put together from the texts of amounts and cards below. Payments
### and rolls again come as { $n } and { $colour } or { $face }. Tokens come as { $target } or { $good }, and their
### colours as { $target-colour } or { $good-colour }.

## Names

game-dice = Istanbul: The Dice Game

name-colour-red = red
name-colour-yellow = yellow
name-colour-green = green
name-colour-blue = blue
name-colour-brown = brown
name-resource-red = red token
name-resource-yellow = yellow token
name-resource-green = green token
name-resource-blue = blue token
name-resource-brown = brown token
name-resource-crystal = crystal
name-resource-lira = lira
name-face-red = red
    .alone = red
name-face-yellow = yellow
    .alone = yellow
name-face-green = green
    .alone = green
name-face-blue = blue
    .alone = blue
name-face-coin = coin
    .alone = a coin
name-face-card = card
    .alone = a card
name-area-red = red area
name-area-yellow = yellow area
name-area-green = green area
name-area-blue = blue area
name-area-carpet = Goods Carpet
name-area-lira = Coin Carpet
name-tile-kind-lira = lira
name-tile-kind-crystal = crystal
name-tile-kind-card = card
name-tile-kind-action = action
name-tile-kind-merchant = merchant
name-tile-kind-die = die
name-tile-lira = { $colour } lira tile
name-tile-crystal = { $colour } crystal tile
name-tile-card = { $colour } card tile
name-tile-action = { $colour } action tile
name-tile-merchant = { $colour } merchant tile
name-tile-die = die tile
name-pair-alike = two { $one } tokens
name-pair-mixed = a { $one } and a { $other } token

## Actions, as a button says them

action-reroll-reroll = Pay { $reroll-crystals ->
    [one] a crystal
   *[other] { $reroll-crystals } crystals
} to roll dice again
action-again = Roll a { $target } die again
action-throw = Roll the dice chosen again
action-stop = Take no further action
action-token = Trade { $token-goods } { $target-colour } goods for a { $target }
action-crystal = Trade { $crystal-goods } different goods for a crystal
action-brown = Trade { $brown-goods } different goods for a brown token
action-two-tokens = Trade { $two-tokens-goods } different goods for two tokens of your choice
action-lira = Turn all coin dice into lira
action-cards = { $target ->
    [one] Use a card die: reveal one card
   *[other] Use { $target } card dice: reveal as many cards, use one
}
action-tile-mosque-tile-action = Buy the { $target }
action-ruby-area-action = Buy the next ruby of the { $target }
action-ruby-area = Take the next ruby of the { $target }
action-pay-pay-goods = Pay what is due with dice first, then tokens, then brown ones
action-die = Pay with a { $target } die
action-give-pay-goods = Pay with a { $target }
action-gain = Take { $target }
action-use-bazaar-card = Use “{ $target }”
action-one-lira = Take { $fallback-lira } lira instead
action-benefit = Use the card
action-exchange = Make the exchange
action-take-take-either = Take the { $target }
action-give-give-token = Give a { $target }
action-give-up = Give up your { $target }
action-take-tile = Take the { $target }
action-reveal-bazaar-card = Reveal “{ $target }”
action-lay-out = Lay out a { $target }

## Questions: what is to be decided

question-reroll = Keep the roll, or roll dice again ({ $crystals ->
    [one] one crystal
   *[other] { $crystals } crystals
} left)?
    .other = { $player } decides whether to roll dice again.
question-dice-again = Which dice will you roll again?
    .other = { $player } decides which dice to roll again.
question-action-dice = Which action will you take ({ $actions-left } left)?
    .other = { $player } decides which action to take.
question-pay-goods = The price is { $price }. What will you pay with?
    .other = { $player } decides what to pay with.
question-take-tokens = Which two tokens will you take?
    .other = { $player } decides which two tokens to take.
question-pick-card = Which card will you use?
    .other = { $player } decides which card to use.
question-benefit = Will you use the card ({ $card }), or take { $fallback-lira } lira instead?
    .other = { $player } decides whether to use the card ({ $card }).
question-offer = Will you use the card ({ $card })?
    .other = { $player } decides whether to use the card ({ $card }).
question-take-either = Will you take { $one } or { $other }?
    .other = { $player } decides between { $one } and { $other }.
question-give-token = { $brown-too ->
    [0] Which coloured token will you give?
   *[other] Which token will you give, coloured or brown?
}
    .other = { $player } decides which token to give.
question-give-tile = Which of your tiles will you give up?
    .other = { $player } decides which tile to give up.
question-take-tile = Which tile of the market will you take?
    .other = { $player } decides which tile of the market to take.
question-choose-ruby-dice = The ruby of which area will you take?
    .other = { $player } decides the ruby of which area to take.
question-die-rolled = { $player } rolls. What does { $dice ->
    [one] the last die
   *[other] the next of { $dice } dice
} show?
question-card-drawn-dice = Which bazaar card does { $player } reveal?
question-tile-drawn = Which tile is laid out in the market ({ $missing } missing)?

## Why not

why-no-die-chosen = At least one die must be rolled again.
why-no-die-of-face = No other die shows { $face-alone }.
why-cannot-pay-so = The price cannot be paid in that way.
why-not-revealed = That card has not been revealed.
why-coloured-only = The card asks for a coloured token.
why-no-such-token = You have no { $good }.
why-not-your-tile = You do not own that tile.
why-not-in-market = That tile is not in the market.
why-no-ruby-in-area = No ruby is left in that area.
why-no-coin-die = No die shows a coin.
why-card-dice = { $need ->
    [one] That takes a card die
   *[other] That takes { $need } card dice
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
why-goods-of-colour = That takes { $need } { $good-colour } goods; with brown tokens you have { $have }.
why-different-goods = That takes goods of { $need } different colours; with brown tokens you have { $have }.
why-carpet-colours = That takes a good of each of the { $need } colours; with brown tokens you have { $have } of them.
why-carpet-goods = That takes { $need } goods; with brown tokens you have { $have }.

## The result

score-wealth = wealth of { $n }
score-wealth-about = Where rubies are equal, wealth decides: lira, { $token-worth } for each goods token and { $crystal-worth } for each crystal.
result-by-wealth = (equal rubies, behind by { $n } in wealth)

## The log

log-reroll-reroll = { $player } rolls again.
log-stop = { $player } takes no further action.
log-token = { $player } trades for a { $target }.
log-crystal = { $player } trades for a crystal.
log-brown = { $player } trades for a brown token.
log-two-tokens = { $player } trades for two tokens.
log-lira = { $player } turns coin dice into lira.
log-cards = { $player } uses { $target ->
    [one] a card die
   *[other] { $target } card dice
}.
log-tile-mosque-tile-action = { $player } buys the { $target }.
log-ruby-area-action = { $player } buys the next ruby of the { $target }.
log-ruby-area = { $player } takes the next ruby of the { $target }.
log-pay-pay-goods = { $player } pays.
log-die = { $player } pays.
log-give-pay-goods = { $player } pays.
log-gain = { $player } takes { $target }.
log-use-bazaar-card = { $player } uses “{ $target }”.
log-one-lira = { $player } takes lira instead.
log-benefit = { $player } uses the card.
log-exchange = { $player } makes the exchange.
log-take-take-either = { $player } takes the { $target }.
log-give-give-token = { $player } gives a { $target }.
log-give-up = { $player } gives up the { $target }.
log-take-tile = { $player } takes the { $target }.
log-reveal-bazaar-card = { $player } reveals “{ $target }”.
log-lay-out = The { $target } is laid out.
log-rolled = { $player } rolls { $dice }.
log-mosque-ruby = { $player } takes a ruby of the mosque.
log-shortage = The supply is short: whoever has any gives back.
log-reshuffled = The discard pile is shuffled and becomes the deck.
log-income = The tiles of { $player } bring income.

change-tokens-red = { $n } red { $count ->
    [one] token
   *[other] tokens
}
change-tokens-yellow = { $n } yellow { $count ->
    [one] token
   *[other] tokens
}
change-tokens-green = { $n } green { $count ->
    [one] token
   *[other] tokens
}
change-tokens-blue = { $n } blue { $count ->
    [one] token
   *[other] tokens
}
change-tokens-brown = { $n } brown { $count ->
    [one] token
   *[other] tokens
}
change-crystals = { $n } { $count ->
    [one] crystal
   *[other] crystals
}
change-tiles = { $n } { $count ->
    [one] tile
   *[other] tiles
}
change-dice-red = { $n } red { $count ->
    [one] die
   *[other] dice
}
change-dice-yellow = { $n } yellow { $count ->
    [one] die
   *[other] dice
}
change-dice-green = { $n } green { $count ->
    [one] die
   *[other] dice
}
change-dice-blue = { $n } blue { $count ->
    [one] die
   *[other] dice
}
change-dice-coin = { $n } coin { $count ->
    [one] die
   *[other] dice
}
change-dice-card = { $n } card { $count ->
    [one] die
   *[other] dice
}

## The story: each turn in one sentence. table.ftl says how it is put together

story-income = first gets { $gained }
story-roll-face = { $all ->
    [0] rolls
   *[other] { $trade ->
        [cost] pays { $paid } and rolls { $dice }
       *[other] rolls { $dice }
    }
}
story-cards = { $target ->
    [one] { $trade ->
        [gain] uses a bazaar card and takes { $gained }
        [cost] uses a bazaar card and gives { $paid }
        [both] uses a bazaar card and gives { $paid } for { $gained }
       *[none] uses a bazaar card
    }
   *[other] { $trade ->
        [gain] chooses from { $target } bazaar cards and takes { $gained }
        [cost] chooses from { $target } bazaar cards and gives { $paid }
        [both] chooses from { $target } bazaar cards and gives { $paid } for { $gained }
       *[none] chooses from { $target } bazaar cards
    }
}
story-reveal = { $trade ->
    [gain] reveals a bazaar card and takes { $gained }
    [cost] reveals a bazaar card and gives { $paid }
    [both] reveals a bazaar card and gives { $paid } for { $gained }
   *[none] reveals a bazaar card
}
story-barter = { $trade ->
    [gain] trades dice for { $gained }
    [cost] { $money ->
        [paid] pays { $paid }
       *[other] gives { $paid }
    }
    [both] { $money ->
        [paid] pays { $paid } for { $gained }
       *[other] trades { $paid } for { $gained }
    }
   *[none] trades
}
story-shortage = the supply is short

some-tokens-red = { $n ->
    [one] a red token
   *[other] { $n } red tokens
}
some-tokens-yellow = { $n ->
    [one] a yellow token
   *[other] { $n } yellow tokens
}
some-tokens-green = { $n ->
    [one] a green token
   *[other] { $n } green tokens
}
some-tokens-blue = { $n ->
    [one] a blue token
   *[other] { $n } blue tokens
}
some-tokens-brown = { $n ->
    [one] a brown token
   *[other] { $n } brown tokens
}
some-crystals = { $n ->
    [one] a crystal
   *[other] { $n } crystals
}
some-tiles = { $n ->
    [one] a mosque tile
   *[other] { $n } mosque tiles
}
some-tiles-named = the { $thing }
some-dice-red = { $n ->
    [one] a red die
   *[other] { $n } red dice
}
some-dice-yellow = { $n ->
    [one] a yellow die
   *[other] { $n } yellow dice
}
some-dice-green = { $n ->
    [one] a green die
   *[other] { $n } green dice
}
some-dice-blue = { $n ->
    [one] a blue die
   *[other] { $n } blue dice
}
some-dice-coin = { $n ->
    [one] a coin die
   *[other] { $n } coin dice
}
some-dice-card = { $n ->
    [one] a card die
   *[other] { $n } card dice
}
some-faces-red = { $n ->
    [1] red
   *[other] { $n } red
}
some-faces-yellow = { $n ->
    [1] yellow
   *[other] { $n } yellow
}
some-faces-green = { $n ->
    [1] green
   *[other] { $n } green
}
some-faces-blue = { $n ->
    [1] blue
   *[other] { $n } blue
}
some-faces-coin = { $n ->
    [one] a coin
   *[other] { $n } coins
}
some-faces-card = { $n ->
    [one] a card
   *[other] { $n } cards
}

## Amounts, cards and tiles: their texts are made of these

amount-red = { $n } red { $n ->
    [one] token
   *[other] tokens
}
amount-yellow = { $n } yellow { $n ->
    [one] token
   *[other] tokens
}
amount-green = { $n } green { $n ->
    [one] token
   *[other] tokens
}
amount-blue = { $n } blue { $n ->
    [one] token
   *[other] tokens
}
amount-brown = { $n } brown { $n ->
    [one] token
   *[other] tokens
}
amount-crystal = { $n } { $n ->
    [one] crystal
   *[other] crystals
}
amount-lira = { $n } lira

thing-and = { $first } and { $last }
thing-take-either = { $one } or { $other }
thing-take-tokens = two coloured tokens of your choice
thing-any-token = a token, coloured or brown,
thing-coloured-token = a coloured token
thing-give-tile = one of your mosque tiles
thing-take-tile = a face-up tile
thing-choose-ruby = the next ruby of an area of your choice
thing-use-card-dice = { $n }
thing-reveal = { $n ->
    [one] a bazaar card
   *[other] { $n } bazaar cards
}

active-gain = gain { $taken }
active-exchange = give { $asked } for { $taken }
active-own = if you own { $asked }, gain { $taken }
active-use-card-dice = if this action used { $asked } card dice or more, gain { $taken }
active-fallback = or take { $fallback-lira } lira
others-gain = each other player gains { $taken }
others-exchange = each other player may give { $asked } for { $taken }

tile-income = { $income } a{"\u00A0"}turn
tile-action = one more action
tile-merchant = a { $colour } token with coin dice
tile-merchant-own = a token of its colour with coin dice
tile-die = one more die

price-same = { $n } { $colour } goods
price-own = { $n } goods of its colour
price-different = { $n } different goods
price-carpet = one good of each colour{ $n ->
    [0] {""}
    [one] {" "}and one of any
   *[other] {" "}and { $n } of any
}

describe-mosque-tile = { $does }. It costs { $price }.
describe-area-colour = Its rubies cost { $colour } goods.
describe-area-left-carpet = Its rubies cost one good of each colour, and later ones more of any.
describe-area-right-carpet = Its rubies cost lira.

## Reference pages

rules-dice-actions = Turn and actions
rules-dice-end = How the game ends
rules-dice-areas = Trading areas
rules-dice-mosque = Mosque tiles
rules-dice-cards = Bazaar cards
rules-dice-values = Numbers and values
rules-derived = derived: it follows from what is printed
rules-reconstructed = reconstructed: we know no source; a number that fits
rules-turn-income = First your tiles bring their income.
rules-turn-roll = Then you roll { $common-dice } dice, and one more for each die tile. As often as you like you may pay { $reroll-crystals ->
    [one] a crystal
   *[other] { $reroll-crystals } crystals
} to roll any of them again.
rules-turn-actions = Then you may take { $actions } actions, and one more for each action tile. Goods are dice or tokens of a colour; a brown token is a good of any colour.
rules-turn-hand-over = Then the dice go to the next player. A tile works from your next turn on.
rules-action-stop = take no further action
rules-action-token = { $token-goods } goods of a colour for a token of it
rules-action-crystal = { $crystal-goods } different goods for a crystal
rules-action-brown = { $brown-goods } different goods for a brown token
rules-action-two-tokens = { $two-tokens-goods } different goods for two coloured tokens of your choice
rules-action-lira = all coin dice for { $coin-lira } lira each; each merchant tile adds a token of its colour
rules-action-cards = any number of card dice: reveal as many bazaar cards and use one of them
rules-action-tile = the goods on a face-up tile for the tile
rules-action-ruby = the price of a trading area for its next ruby
rules-goal = With { $players } players whoever has { $n } rubies begins the last round.
rules-area-colour = Each colour: { $list } goods of it
rules-area-left-carpet = { name-area-carpet }: one good of each colour, and { $list } of any
rules-area-right-carpet = { name-area-lira }: { $list } lira
rules-mosque-rubies = Mosque: { $n } rubies, one for whoever first owns { $tiles } tiles
rules-tile = { $kind }: { $does }; { $copies }, for { $price }
rules-tile-copies = { $n } in all
rules-tile-copies-coloured = { $n ->
    [one] one of each colour
   *[other] { $n } of each colour
}
rules-dice-end-round = The round is played to its end, so everybody has had as many turns. Then whoever has most rubies wins.
rules-wealth = Where rubies are equal, wealth decides: all that you own, at its value in lira.
rules-resource = { $thing }: { $n } in all, value { $value }
rules-number-dice = Dice: { $common-dice } for all, and { $spare-dice } for die tiles; each has the four colours, a coin and a card.
rules-number-market = Market: { $market-tiles } tiles lie face up.
rules-number-start = Start: each player has { $starting-crystals ->
    [one] one crystal
   *[other] { $starting-crystals } crystals
}; the first has no lira, each further one a lira more.
rules-number-coin = A coin die brings { $coin-lira } lira.
rules-number-fallback = Whoever cannot or will not use a card for the active player alone takes { $fallback-lira } lira.

## The board in the terminal

board-areas = Trading areas
board-area-red = Red
board-area-yellow = Yellow
board-area-green = Green
board-area-blue = Blue
board-area-carpet = { name-area-carpet }
board-area-lira = { name-area-lira }
board-mosque = Mosque
board-mosque-ruby = for { $n } tiles · { $stack } in the stack
board-discards = discards { $n }
board-roll = Dice
board-no-dice = not rolled
board-again = again:
board-payment = To pay: { $price }. Chosen so far: { $chosen }
board-payment-dice = dice { $goods }
board-payment-tokens = tokens { $goods }
board-payment-brown = { $n } brown
board-payment-none = nothing
board-actions = actions taken { $taken } of { $allowed }
board-column-crystals = crystals
board-column-tokens = R Y G B
board-column-brown = brown
board-column-mosque-tiles = tiles
board-supply = Supply
board-revealed = Revealed: { $card }
board-legend-colours = R red fabric  Y yellow fruit  G green spice  B blue jewelry
board-legend-fresh = * works from the next turn on
