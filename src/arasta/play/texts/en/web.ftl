### The table in the browser, in English. table.ftl says what translators should know.

## The table

web-seat = Seat { $n }
web-you = you
web-own = Your wheelbarrow
web-cart = Wheelbarrow with room for { $capacity } of each good
web-goods-held = { $n } { $good }
web-cards = Your cards
web-cards-now = play any that is lit
web-cards-rest = not now
web-no-cards = no cards
web-bazaar = The bazaar
web-question = The question
web-stall = What you may choose
web-log = The day so far
web-since = since your last turn
web-typed = Type a move
web-type = type a move, e.g. { $example }
web-type-example = help
web-round = round { $n }
web-last-round = last round
web-over = the end
web-waiting = waiting
web-watching = You are watching.
web-home = Start page
web-menu = Menu
web-recap = What happened since my last turn
web-rules = The rules
web-sound = Sound
web-theme = Light or dark
web-settings = Settings
web-offline = no connection, trying again
web-title = { $player } is to move · Arasta
web-title-mine = Your move · Arasta
web-turn = in turn
web-merchants-here = Merchants here: { $people }
web-rubies-here = { $n ->
    [one] one ruby
   *[other] { $n } rubies
}
web-here = here
web-out-at = out at { $places }
web-all-home = all your assistants are with you
web-family-at = family at the { $place }
web-companion-at = companion at the { $place }

## Deciding

web-your-turn = { $player }, it is up to you
web-their-turn = { $player } decides
web-go = Go
web-confirm = Confirm
web-undo = Undo
web-end-turn = End turn
web-result = Result
web-no-undo = There is nothing that you could take back now.
web-no-end = First answer the question.
web-choose-place = choose a lit place
web-choose-things = choose as many as you like, in any order
web-choose-one = choose what you like best
web-sending = one moment
web-then-chance = then chance falls: no way back
web-then-turn = then your turn ends
web-then-over = then the game is over
web-then-other = then somebody else decides
web-then-more = and more to decide
web-peek = Look at the board beneath
web-market-asks = The market asks for
web-for-goods = { $n ->
    [one] for one good
   *[other] for { $n } goods
}
web-called = you called { $n }
web-rolled = rolled
web-lot = { $n ->
    [one] A bonus card
   *[other] { $n } bonus cards
} for the highest bid
web-no-bid = Nobody has bid yet.
web-leads = { $player } leads with { $n } lira
web-bid-more = Any bid from { $least } to { $most } can be typed.

## What is held

web-held-lira = lira
web-held-coffee = coffee
web-held-rubies = { $n ->
    [one] ruby
   *[other] rubies
}
web-held-cards = { $n ->
    [one] bonus card
   *[other] bonus cards
}
web-held-guild-cards = { $n ->
    [one] guild card
   *[other] guild cards
}
web-held-stack = { $n ->
    [one] assistant
   *[other] assistants
}
web-held-letters = { $n ->
    [one] letter
   *[other] letters
}
web-held-delivered = delivered
web-held-capacity = room on the wheelbarrow
web-held-goods-red = fabric
web-held-goods-green = spice
web-held-goods-yellow = fruit
web-held-goods-blue = jewelry
web-held-crystals = { $n ->
    [one] crystal
   *[other] crystals
}
web-held-mosque-tiles = mosque tile
web-held-tavern-tiles = tavern tile

## Short names, for small tiles

web-place-short-2 = Fabric
web-place-short-3 = Spice
web-place-short-4 = Fruit
web-place-short-5 = Post
web-place-short-10 = Lg. Market
web-place-short-11 = Sm. Market
web-place-short-12 = Police
web-place-short-13 = Palace
web-place-short-14 = Sm. Mosque
web-place-short-15 = Gt. Mosque
web-place-short-16 = Dealer
web-place-short-17 = Roastery
web-place-short-23 = Auction
web-place-short-24 = Society
