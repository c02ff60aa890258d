### The table in the browser, in English. table.ftl says what translators should know.

## What a search engine says of the start page

web-page-about = Istanbul, the board game and the dice game, against bots and friends

## Lists

web-list-more = { $most }, { $last }
web-list-and = { $most } and { $last }
web-list-or = { $most } or { $last }

## The table

web-seat = Seat { $n }
# What somebody is called who gives no name: by the colour in which the table shows the seat. A sentence may begin with it.
web-colour-1 = Saffron
web-colour-2 = Plum
web-colour-3 = Teal
web-colour-4 = Ivory
web-colour-5 = Coal
web-you = you
web-own = Your wheelbarrow
web-cart = Wheelbarrow with room for { $capacity } of each good
web-goods-held = { $n } { $good }
web-cards = Your cards
web-cards-now = play any that is lit
web-cards-give = choose one to discard
web-cards-rest = not now
web-cards-away = put away
web-covered-card = A card that is put away
web-no-cards = no cards
web-bazaar = The bazaar
web-question = The question
web-stall = What you may choose
web-log = The day so far
web-since-key = Since my turn
web-player-about = What { $player } has
web-player-turns = The last turns
web-dialog-player = What they have
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
# A link that leads to no table, with the reason below it.
web-astray = This link leads to no table
web-astray-no-table = It does not say which table is meant: the end of it is missing. Copy all of it.
web-astray-watch = Watch without a seat
web-menu = Menu
web-elsewhere = Elsewhere
web-recap = What happened since my last turn
web-rules = The rules
web-sound = Sound
web-theme = Light or dark
web-settings = Settings
web-language = Language
web-lost = No connection. Trying to get back …
web-no-answer = The server does not answer. See whether you are connected, and try again.
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

web-their-turn = { $player } decides
web-trail = { $player }’s turn
web-trail-mine = Your turn
web-step-move = Move
web-step-pay = Pay
web-step-act = Act
web-step-meet = Meet
web-step-roll = Roll
web-enter-two = click both dice, or type their numbers
web-enter-row = click the face that fell, or type its number in the row
web-enter-plan = click where it lies
web-enter-list = click it, or type a part of its name
web-die-of = Die { $n }
web-die-shows = Die { $n } shows { $face }
web-seek = find it by typing
web-found = { $n ->
    [one] one fits
   *[other] { $n } fit
}
web-unseen-card = A card that nobody here has seen. When it is played, say which it is.
web-dialog-unseen = Which card was it?
web-go-back = Back to here
web-correct = Correct this
web-dialog-correct = What was it?
web-correct-all-the-same = Correct it all the same
web-go = Go
web-bots-slow = slow
web-bots-quick = quick
web-bots-at-once = at once
web-to-my-turn = To my turn
web-take-all = All
web-chance-of = The chance that it succeeds
web-picked = chosen
web-confirm = Confirm
web-undo = Undo
web-end-turn = End turn
web-result = Result
web-no-undo = There is nothing that you could take back now.
web-no-end = First answer the question.
web-only-end = Nothing is left to do but to end your turn.
web-choose-place = choose a lit place
web-choose-lit = choose what is lit
web-choose-cart = choose on your wheelbarrow
web-choose-things = choose in any order
web-choose-card = choose one of your cards
web-choose-one = choose what you like best
web-sending = one moment
web-paid-to = to { $player }
web-then-chance = then chance decides: no undo
web-then-real = then say what fell
web-then-turn = then your turn ends
web-then-over = then the game is over
web-then-other = then somebody else decides
web-then-more = and more to decide
web-then-itself = goes on by itself
web-then-lacks = choose more, that is not all of it
web-chosen = { $n ->
    [one] one chosen
   *[other] { $n } chosen
}
web-set-full = That does not go with what you have chosen. Take something back first.
web-peek = Look at the board beneath
web-market-asks = The market asks for
web-for-goods = { $n ->
    [one] for one good
   *[other] for { $n } goods
}
web-called = called { $n }
web-rolled = rolled
web-lot = { $n ->
    [one] A bonus card
   *[other] { $n } bonus cards
} for the highest bid
web-bidder-out = out
web-bidder-now = bids now
web-bidder-next = to come
web-bidder-closes = may close
web-no-bid = Nobody has bid yet.
web-leads = { $player } leads with { $n } lira
web-bid-more = Any bid from { $least } to { $most } can be typed.

## Advice

web-hint = Hint
web-hint-about = What the champion would think of here
web-champion = the champion’s choice
web-thinking = The champion thinks …
web-percent = { $n }%
web-odds = Win chance
web-odds-of = Win chance { $chance }
web-played = what was chosen
web-best-here = The best choices here

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
web-held-mosque-tiles-red = mosque tile for fabric
web-held-mosque-tiles-green = mosque tile for spice
web-held-mosque-tiles-yellow = mosque tile for fruit
web-held-mosque-tiles-blue = mosque tile for jewelry
web-held-tavern-tiles = { $n ->
    [one] tavern tile
   *[other] tavern tiles
}
web-held-tiles = { $n ->
    [one] mosque tile
   *[other] mosque tiles
}
web-held-tokens-red = { $n ->
    [one] red token
   *[other] red tokens
}
web-held-tokens-yellow = { $n ->
    [one] yellow token
   *[other] yellow tokens
}
web-held-tokens-green = { $n ->
    [one] green token
   *[other] green tokens
}
web-held-tokens-blue = { $n ->
    [one] blue token
   *[other] blue tokens
}
web-held-tokens-brown = { $n ->
    [one] brown token
   *[other] brown tokens
}
web-held-dice-red = { $n ->
    [one] red die
   *[other] red dice
}
web-held-dice-yellow = { $n ->
    [one] yellow die
   *[other] yellow dice
}
web-held-dice-green = { $n ->
    [one] green die
   *[other] green dice
}
web-held-dice-blue = { $n ->
    [one] blue die
   *[other] blue dice
}
web-held-dice-coin = { $n ->
    [one] coin die
   *[other] coin dice
}
web-held-dice-card = { $n ->
    [one] card die
   *[other] card dice
}

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

## Explanations

web-letter-for = A letter for the { $place }
web-tip-lira = lira in the purse
web-tip-coffee = coffee
web-tip-assistants = assistants with the merchant
web-tip-cards = bonus cards in hand
web-tip-stack = assistants with the merchant
web-tip-letters = letters, delivered ones too
web-tip-guild-cards = guild cards in hand
web-tip-delivered = delivered letters

## Windows

web-close = Close
web-dialog-settings = Settings
web-dialog-log = The day so far
web-say = Say something
web-send = Send
web-dialog-chat = Talking
web-chat = Talking
web-chat-unread = { $n ->
    [one] Talking: one new line
   *[other] Talking: { $n } new lines
}
web-chat-none = Nothing has been said yet.
web-chat-reads = You are watching: you read what the players say.
web-chat-people = Whom you hear
web-mute = Mute { $player }
web-unmute = Hear { $player } again
web-reactions = Reactions
web-reaction-bravo = Bravo
web-reaction-thanks = Thank you
web-reaction-laugh = A laugh
web-reaction-wow = Astonished
web-reaction-sad = A pity
web-reaction-tea = Have a tea, take your time
web-dialog-rules = The rules
web-rules-title = The rules · Arasta
web-book-seek = look up a card, a place, a word
# Beside a chapter or a thing that is not in the game at hand.
web-book-elsewhere = not in this game
web-look-up = Look it up in the rules
web-dialog-share = Invite or share
web-share = Share
web-share-moment = Share this moment
web-share-replay-about = Whoever has this link can look back at the game, from the beginning or at the step that you look at. It tells nothing of what you said.
web-transfer = Go on on my phone
web-dialog-transfer = Go on on another device
web-transfer-about = Point the camera of your phone at the code, and your seat moves there.
web-transfer-code = The code that moves your seat
web-transfer-once = The code works once, for { $minutes } minutes. This screen then watches.
web-dialog-moved = You went on elsewhere
web-moved-about = Your seat goes on on another device. To bring it back, choose there to go on on another device, and open the link here.
web-dialog-expired = The seat has not moved
web-watch-here = Watch here
web-dialog-keys = Keys
web-key-arrows = to the next thing that can be chosen
web-key-enter = choose it, or do what the great key says
web-key-escape = a step back
web-key-hint = a hint, where the table has hints
web-key-undo = take back
web-key-reset = take back the whole turn
web-key-end = end the turn
web-key-log = what happened
web-key-rules = the rules, at what is explained just now
web-key-type = type a move
web-key-keys = these keys
web-key-play = play or pause
web-key-step = a step back or on
web-key-ends = to the beginning or the end
web-set-theme = Light
web-set-theme-system = as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-motion = Motion
web-set-motion-system = as the system
web-set-motion-all = pieces walk
web-set-motion-none = none
web-set-confirm = Ask before a move
web-set-confirm-about = The first click shows what a choice costs and brings, the second makes it.
web-set-path = Play on as shown
web-set-path-about = A choice is made together with what its preview shows, such as leaving an assistant and acting.
web-set-end = Ask before the end of my turn
web-set-end-about = Until you end it, a turn can be taken back.
web-leave-to-bot = Let a bot play for me
web-leave = Leave the table
web-leave-about = Whoever leaves is played by a bot, and can take the seat back at any time.
web-stop = End the game
web-go-on-playing = Play on after all
web-asks-stop = { $players } { $n ->
    [one] wants
   *[other] want
} to end the game. It ends when all agree.
web-stop-agree = End it
web-stop-wished = You want to end the game. { $players } { $n ->
    [one] has
   *[other] have
} not answered yet.
web-stop-alone = The game ends here and now, without a result. It stays among your games.
web-dialog-stop = End the game?
web-keep-playing = Play on
web-people = People
web-dialog-people = People
web-presence-here = here
web-presence-coming_back = coming back
web-presence-gone = away
web-presence-away = away for { $time }
web-presence-bot = a bot plays for them
web-wants-stop = wants to end the game
web-wants-again = wants to play again
web-replace = Let a bot play for { $player }
web-replace-in = in { $time }
web-watchers = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
web-take-back = Take my seat back
web-bot-plays = a bot plays for you
web-bot-stuck = { $player } cannot think just now. The table waits, and asks again.
web-clock-bot = { $per ->
    [turn] The time for a turn. When it is up, a bot plays this turn; after that the seat can be taken back.
   *[game] The time for the whole game. When it is up, a bot plays on to the end.
}
web-clock-waits = { $per ->
    [turn] The time for a turn. When it is up, the table goes on waiting.
   *[game] The time for the whole game. When it is up, the table goes on waiting.
}
web-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
web-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
web-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
web-days = { $n ->
    [one] one day
   *[other] { $n } days
}
web-set-notify = Tell me when it is my turn
web-set-notify-about = Your browser shows a notice when this page is out of sight.
web-notify-unsafe = Browsers show notices only where the address begins with https, or on the computer that serves. Here the sound and the title of the tab tell of your turn.
web-notify-forbidden = Notices are forbidden for this page. The browser’s settings of this page can allow them.
web-mail = Mail when it is my turn
web-mail-about = Only when you are not here, once a turn. Nobody else at the table sees the address.
web-mail-asked = A mail was sent there: nothing is told before you say yes in it. Whoever has stopped mail from here can allow it again with the link of any mail.
web-mail-page = Mail from this server
web-mail-no-key = This link is not complete, or not valid any more. Open it from the mail again.
web-mail-is-asked = Somebody at a table here wants to be told of their turns at your address. Is that you?
web-mail-is-confirmed = Your turns are told at your address, when you are not at the table: once a turn, and one mail in ten minutes at most.
web-mail-is-stopped = Your address gets no mail from this server, whoever leaves it at a table.
web-mail-yes = Yes, tell me my turns
web-mail-no = No mail from here
web-mail-left = You are told of your turns here:
web-mail-address = Your mail address
web-mail-leave = Tell me there
web-mail-stop = No more mail
web-set-sound = Sound
web-set-sound-about = A chime says that it is your turn.
web-set-calm = Calm
web-set-calm-about = No ornaments and no glow.
web-fair = Fair dice
web-fair-before = This promise was made before the game, and before any browser gave its word for the dice. The key that proves it is shown when the game is over.
web-fair-proof = What is proven?
web-fair-bound = Your browser saw the promise before it gave its word, and that word is in the dice. So nobody could choose the key of the dice to suit it: what fell was not picked by whoever runs this server.
web-fair-unbound = This browser gave no word before the game. To it this proves only that nothing was changed after the promise that is shown now; each browser that gave a word can check more.
web-fair-changed = Careful: this promise is not the one that your browser saw before. The dice may have been drawn again.
web-fair-left-out = The word of your browser is not in the dice: it came too late, or it was left out. So the dice could have been drawn without you.
web-fair-not-proven = Not proven
web-fair-not-peeking = That nobody looked ahead: whoever runs this server has the key and could know what would fall.
web-fair-not-last = That nobody helped from inside: a player in league with this server could give the last word, and choose it.
web-fair-words = Words for the dice
web-fair-no-word = No word came; the game began without it.
web-fair-promise = The promise
web-word-awaited = the word for the dice is still to come
web-fair-command = The command arasta verify checks every roll and draw of the saved record.
web-fair-wrong = The key does not fit the promise that was made before the game.
web-fair-differs = The key fits the promise, but roll or draw number { $n } does not follow from it.
web-fair-checked = Your browser has checked all { $n } rolls and draws.
web-fair-suspect = Careful: something does not fit.
web-fair-follows = Your browser has checked all { $n } rolls and draws: each follows from the promise that was made before the game, and from the words of the players.
web-record = Save the record
web-replay = Look back
web-earlier = One step back
web-later = One step on
web-step-of = Step { $step } of { $last }.
web-now = Leave
web-play-on = Play
web-pause = Pause
web-speed = Speed
web-times = { $n }×
web-pass-to = Pass the screen to
web-hidden = The other cards are put away. Yours open when you say so.
web-i-am = I am { $player }
web-room = The table is being laid
web-room-clock = { $per ->
    [turn] { $time } a turn
   *[game] { $time } a game
}
web-room-no-clock = no clock
web-leave-room = Give my seat up
web-send-link = Send
web-qr = The link as a code for the camera of a phone
web-free = a free seat
web-seat-bot = Let a bot play
web-invite = Send this link to whoever is to join:
web-copy = Copy
web-copied = Copied
web-code = Or tell them the code:
web-your-name = Your name
web-join = Join

## The end

web-wins = { $player } wins the day
web-shared = { $players } share the victory
web-ranking = Ranking
web-board = The board
web-rematch = Play again
web-rematch-waits = Waiting
web-rematch-missing = { $players } { $n ->
    [one] has
   *[other] have
} not answered yet
web-rematch-agreed = { $players } { $n ->
    [one] wants
   *[other] want
} to
web-rematch-follow = To the next game
web-stopped = The game was ended
web-score-rubies = rubies
web-score-lira = lira
web-score-goods = goods
web-score-cards = bonus cards
web-score-wealth = wealth
web-score-coffee = coffee
web-score-letters = letters

web-mistakes = Mistakes
web-rolls = { $n ->
    [one] one roll
   *[other] { $n } rolls
}
web-expected = what was to be expected
web-face-rolled = { $face }: { $n }, to be expected { $expected }
web-better = better: { $choice }
# Why is what it brings, or what the thing does that it is about: “+1 ruby, −16 lira”.
web-better-why = better: { $choice } – { $why }
web-no-mistakes = No choice cost much.
web-analyse = Analyse this game
web-analyse-about = The champion looks at every choice and every roll. That takes a moment.
web-analysing = The champion looks back at the game …

## The start page

web-welcome = Send your merchant through the bazaar of Istanbul. Whoever has enough rubies ends the day.
web-play = Play now
web-play-about = { $game }: you and two bots
web-my-tables = Your tables
web-your-move = Your move
web-go-on = Go on
# Of a game without a result: all agreed to stop.
web-ended-early = Ended early
web-all-games = { $n ->
    [one] Your game and its result
   *[other] All your { $n } games
}
web-own-games = Your games
web-own-games-title = Your games · Arasta
web-games-going = Going on
web-games-over = Finished
web-no-games = You have not played here yet. Every table that you sit at is kept on this page.
web-games-gone = { $n ->
    [one] One table is no longer on this server.
   *[other] { $n } tables are no longer on this server.
}
web-won = Won
web-won-by = { $players } won
# Of so many players this one came second, third and so on.
web-place-of = Place { $rank } of { $n }
web-date-and-time = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
web-time-of-day = { DATETIME($when, timeStyle: "short") }
web-waits-free = A seat is free
web-mode-base = base game
web-totals = In all
web-won-of = { $n ->
    [one] won of one game
   *[other] won of { $n } games
}
web-totals-game = Game
web-totals-played = Played
web-totals-won = Won
web-totals-share = Share of games won
web-against = against { $who }
web-against-people = people
web-against-screen = others at this screen
web-against-mixed = bots of several levels
web-new-table = New table
web-game = Game
web-name = Name
# Who gives no name is called by the colour of the seat, which the server draws.
web-name-none = what the others call you
web-seats = Seats
web-seat-here = this screen
web-seat-link = by link
web-add-seat = One more seat
web-remove-seat = One seat less
web-name-of = Name in seat { $n }
web-chance = Dice
web-chance-about = Dice that fall here, or real ones around a real table.
web-chance-fair = fair, by the server
web-chance-manual = real, entered here
web-chance-note = You play with your own box. Whatever is rolled, drawn or laid out, you click here for everybody. Seats stay in this order.
web-per = Clock
web-per-about = How long people may take.
web-per-none = none
web-per-turn = for each turn
web-per-game = for the game
web-per-note = Without a clock a table waits for days. Whoever lost a turn to a bot can take the seat back after it.
web-time = Time
web-patience = Away
web-patience-about = How long somebody must be away before the others may let a bot play for them. Whoever opens the table can always do so.
web-patience-now = bot at once
web-patience-soon = 2 minutes
web-patience-late = 10 minutes
web-patience-day = one day
web-late = Then
web-late-about = What happens when time is up.
web-late-bot = a bot plays on
web-late-wait = the table waits
web-help = Advice
web-help-about = What people may ask for while they play.
web-help-none = none
web-help-hints = hints
web-help-chances = hints and win chances
web-pace = Bots
web-pace-about = How long bots seem to think.
web-pace-slow = at leisure
web-pace-usual = as usual
web-pace-fast = fast
web-listed = Guests
web-listed-about = Whether strangers find this table on the start page of this server.
web-listed-link = only by link
web-listed-all = anybody, listed
# Why something cannot be chosen: “Short paths” goes only with Expansions: none. “Neutral assistants” goes only with
# Players: 2, 3, or 4.
web-needs = “{ $value }” goes only with { $other }: { $allowed }.
web-needs-none = none
web-more = More options
web-less = Fewer options
web-make = Open the table
web-code-or-link = Table code or link
web-public = Open to all
web-free-seats = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
web-watch = watch
web-upload = Open a saved game
web-bot-beginner = beginner bot
web-bot-easy = easy bot
web-bot-normal = normal bot
web-bot-hard = hard bot
web-bot-expert = expert bot
web-bot-champion = champion
web-bot-greedy = greedy bot
web-bot-random = random bot
web-level-beginner = beginner
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert
web-level-champion = champion
web-level-greedy = greedy
web-level-random = random
web-bot-called = { $name } ({ $level })

# The bots are people of the bazaar, who play at any level. Each has a name (Elif, Emre …), a face and a sentence, which
# stands below the name: it has no subject, and is about a woman or a man, as is said beside it.

# Elif, a woman
web-character-elif = Sells figs, and remembers every price.
# Emre, a young man
web-character-emre = Runs first, and asks the way later.
# Defne, a woman
web-character-defne = Counts her lira twice, and yours too.
# Burak, a man
web-character-burak = Never walks past a pot of tea.
# Zehra, a woman
web-character-zehra = Knows every short cut between the mosques.
# Yusuf, a man
web-character-yusuf = Whistles when the dice are kind to him.
# Lale, a woman
web-character-lale = Weaves carpets, and plans as she weaves: row by row.
# Kerem, a man
web-character-kerem = Greets everybody, and forgets no debt.
# Suna, an old woman
web-character-suna = Says little and carries much.
# Tekin, an old man
web-character-tekin = Has seen forty summers in this bazaar.
# Meltem, a woman; her name is that of a summer wind
web-character-meltem = Comes like the wind, and takes the last crate.
# Halil, a man
web-character-halil = Mends wheelbarrows, his own first of all.
# Nermin, a woman
web-character-nermin = Has a cousin at every counter of the Post Office.
# Okan, a man
web-character-okan = Would sell you your own shadow.
# İpek, a woman; her name means silk
web-character-ipek = Wears silk, and thinks in rubies.
# Rıza, an old man
web-character-riza = Hopes aloud that you roll low.

## The lesson

web-learn = Learn the game
web-learn-about = a first game that explains itself
web-learn-further = More lessons:
web-learn-mocha = Mocha & Baksheesh
web-learn-letters = Letters & Seals
web-learn-dice = The dice game
web-lesson = The lesson
web-lesson-at = Lesson · { $n } of { $most }
web-lesson-on = I see
web-lesson-leave = Leave the lesson
web-lesson-proposal = My plan
web-lesson-back = That cannot be chosen now. Here is what you can do:
# The guide speaks: what it would choose, as the key says it (“Go to the Spice Warehouse”), and, by the number of the
# place, what that is good for on the way to rubies.
web-lesson-would = I would choose: { $choice }.
web-lesson-plan-1 = Every extension makes room for more goods, and the last one brings a ruby.
web-lesson-plan-2 = Fill up with fabric: a market pays for it, the palace gives a ruby, and a mosque asks that you have some.
web-lesson-plan-3 = Fill up with spice: a market pays for it, the palace gives a ruby, and a mosque asks that you have some.
web-lesson-plan-4 = Fill up with fruit: a market pays for it, the palace gives a ruby, and a mosque asks that you have some.
web-lesson-plan-5 = The Post Office brings lira and goods for nothing, a little of each.
web-lesson-plan-6 = A bonus card saves you a whole step, just when you need it.
web-lesson-plan-7 = Call your assistants home, so that you can act again wherever you go.
web-lesson-plan-8 = A good of your choice, and with a high roll jewelry, which no warehouse has.
web-lesson-plan-9 = Lira for a roll: call a number that you are likely to reach.
web-lesson-plan-10 = Sell what it asks for, as much as you can at once: lira buy rubies at the Gemstone Dealer.
web-lesson-plan-11 = Sell what it asks for, as much as you can at once: lira buy rubies at the Gemstone Dealer.
web-lesson-plan-12 = Your family member acts for you far away, without a step of your own.
web-lesson-plan-13 = Goods of several kinds for a ruby; the next one here costs more.
web-lesson-plan-14 = A tile with a power for the whole day; with both tiles of this mosque comes a ruby.
web-lesson-plan-15 = A tile with a power for the whole day; with both tiles of this mosque comes a ruby.
web-lesson-plan-16 = Your lira for a ruby; the next one here costs more.
web-lesson-welcome = Welcome to the bazaar
web-lesson-welcome-about = You are a merchant in Istanbul. When somebody has { $target } rubies the day ends, and whoever has most of them wins.
web-lesson-move = Walk to a place
web-lesson-move-about = The lit places are within reach. Click one to see what it costs and brings; click it again to go there.
web-lesson-plan = How to come by rubies
web-lesson-plan-about = The Gemstone Dealer takes lira for one, the Sultan’s Palace goods. Both tiles of a mosque together bring one, and so does a wheelbarrow as large as it can be. Warehouses give goods, markets lira for them.
web-lesson-hint = In doubt?
web-lesson-hint-about = This key asks the champion what it would do here, and why.
web-lesson-assistant = Leave an assistant
web-lesson-assistant-about = To act at a place, leave an assistant there or pick up the one that you left before. Without either your turn ends.
web-lesson-merchants = Other merchants are here
web-lesson-merchants-about = Pay each of them, or your turn ends before you have acted. They pay you when they come to you.
web-lesson-action = Act
web-lesson-action-about = Every place does one thing for you. Rest on a tile, or press it long, to read what that is.
web-lesson-market = Sell at a market
web-lesson-market-about = Choose goods that it asks for, in any order. The more you sell at once, the more each of them brings.
web-lesson-dice = Call a number
web-lesson-dice-about = If the dice show as much as you call, you get as many lira. If they show less, you get only a few.
web-lesson-fountain = The Fountain
web-lesson-fountain-about = Here your assistants come back to you, as many as you like. Come before your stack is empty.
web-lesson-family = Your family member
web-lesson-family-about = From the Police Station it goes to any place and acts there. A merchant who meets it sends it home for a reward.
web-lesson-encounters = Somebody to meet
web-lesson-encounters-about = The Governor and the Smuggler offer something for a price. Then the dice say where they go.
web-lesson-ruby = A ruby!
web-lesson-ruby-about = Only rubies count. The Gemstone Dealer and the Sultan’s Palace ask more for each further one, so look where the others go.
web-lesson-mosque = A mosque tile
web-lesson-mosque-about = Its power is yours for the rest of the day. Both tiles of a mosque together are worth a ruby.
web-lesson-wheelbarrow = Your wheelbarrow
web-lesson-wheelbarrow-about = It holds only so many of each good. The Wainwright makes it larger, for lira.
web-lesson-cards = A bonus card
web-lesson-cards-about = It waits in your hand. When it is lit you may play it.
web-lesson-end = End your turn
web-lesson-end-about = Until you do, you may take back what you chose, unless dice have been rolled or cards drawn.
web-lesson-alone = No assistant is left
web-lesson-alone-about = Go to the Fountain, or to a place where one of yours waits.
web-lesson-last = The last round
web-lesson-last-about = Somebody has enough rubies. The round is played to its end.
web-lesson-over = That was your first day
web-lesson-over-about = You know all that you need. Look back to see what you would do better; on the start page stronger bots wait for you.
web-lesson-through = That was the lesson
web-lesson-coffee = There is coffee
web-lesson-coffee-about = Coffee counts as something to pay with, beside lira and goods, and it needs no room on your wheelbarrow.
web-lesson-coffee-places = Four new places
web-lesson-coffee-places-about = The Roasting Plant has coffee, the Guild Hall guild cards. At the Tavern coffee buys advantages, and at the Coffee House rubies.
web-lesson-roast = Roasting coffee
web-lesson-roast-about = Lira, a good and a card each bring coffee. You may make every exchange once, as many of them as you like.
web-lesson-guild-card = A guild card
web-lesson-guild-card-about = It is stronger than a bonus card, but it takes your whole turn. Rest on it, or press it long, to read what it does.
web-lesson-guild-turn = A turn with the guild
web-lesson-guild-turn-about = The card replaces your turn: your merchant stays where it is, and you meet nobody unless the card says so.
web-lesson-tavern = The Tavern
web-lesson-tavern-about = Coffee buys a tile with a power, or the barrier. Baksheesh turns coffee and goods into a ruby.
web-lesson-barrier = The barrier
web-lesson-barrier-about = Lay it between two neighbouring places: you act at one of them at once. From then on only you walk across.
web-lesson-tavern-tile = A tavern tile
web-lesson-tavern-tile-about = Its power is yours for the rest of the day. Rest on it to read what it does.
web-lesson-coffee-trader = The Coffee Trader
web-lesson-coffee-trader-about = Coffee for a small price, like the Governor’s and the Smuggler’s offers. Then the dice say where the Coffee Trader goes.
web-lesson-coffee-house = The Coffee House
web-lesson-coffee-house-about = Here coffee alone pays for a ruby. As at the Gemstone Dealer, the next one costs more.
web-lesson-letters = There is mail
web-lesson-letters-about = At the Embassy you get letters for places of the bazaar. Bring a letter to its place, and it is worth more seals.
web-lesson-seals = What seals are good for
web-lesson-seals-about = The Secret Society takes letters with enough seals for a ruby. They can also buy another turn.
web-lesson-letter = Your letters
web-lesson-letter-about = Each shows the number of its place. When a piece of yours comes there, the letter is delivered by itself.
web-lesson-delivered = Delivered!
web-lesson-delivered-about = A delivered letter has two seals instead of one.
web-lesson-companion = Your companion
web-lesson-companion-about = The first visit to the Fountain brings you a companion. Put it beside your merchant; then either may move in your turn.
web-lesson-companion-walk = The companion walks
web-lesson-companion-walk-about = It goes one step, needs no assistant to act, and delivers letters, too.
web-lesson-kiosk = At the Kiosk
web-lesson-kiosk-about = Everybody chooses one of the open tiles, beginning with whoever came here. You may use it or leave it.
web-lesson-auction = An auction
web-lesson-auction-about = Each bids once for the cards, more than the bid before, or passes. Whoever opened it may close it.
web-lesson-society = The Secret Society
web-lesson-society-about = Pay with seals and choose a ruby: that of any place which sells them, whatever it costs there.
web-lesson-pay-seals = Pay with seals
web-lesson-pay-seals-about = Letters pay with one seal, delivered ones with two. Keep those that you can still deliver, if you can.
web-lesson-roll = Your first roll
web-lesson-roll-about = You trade what the dice show. When somebody has { $target } rubies the last round begins, and whoever has most of them wins.
web-lesson-crystals = Crystals
web-lesson-crystals-about = For a crystal you may roll dice again, as many of them as you like and as often as you can pay.
web-lesson-again = Which dice?
web-lesson-again-about = Click the dice that you want to roll again; the others stay as they are.
web-lesson-trades = Your actions
web-lesson-trades-about = Every lit trade, tile or ruby is an action. Your dice and your tokens pay for it; the lantern shows how many actions are left.
web-lesson-halls = Rubies
web-lesson-halls-about = Each hall sells its rubies for goods of its colour, the carpets for mixed goods and for lira. Each one costs more than the one before.
web-lesson-prayer = Mosque tiles
web-lesson-prayer-about = A tile brings something every turn, from your next turn on. Whoever first has enough of them gets a ruby, too.
web-lesson-bazaar-card = Bazaar cards
web-lesson-bazaar-card-about = Choose one of the cards that card dice have revealed. Often the others get something of it as well.
web-lesson-offer = Somebody else’s card
web-lesson-offer-about = It offers you something, too. Accept it or decline it.
web-lesson-pay = Paying
web-lesson-pay-about = Choose dice and tokens. Brown tokens stand for any colour; dice are gone after your turn, tokens stay, so pay with dice first.
web-lesson-first-ruby = A ruby!
web-lesson-first-ruby-about = Only rubies count. Where they are equal, whatever else you own decides.

## The dice game

web-own-things = Your things
web-hall-red = Cloth Hall
web-hall-yellow = Fruit Court
web-hall-green = Spice Lane
web-hall-blue = Jewel Row
web-mosque = Mosque
web-mosque-for = for { $n } tiles
web-bazaar-cards = Bazaar cards
web-tiles-of = { $n } of { $most } tiles
web-two-tokens = two coloured tokens of your choice
web-trades = Trades
web-different = different
web-all = all
web-dice = Dice
web-crystals = crystals
web-actions-left = { $n ->
    [one] one action left
   *[other] { $n } actions left
}
web-supply = Supply
web-face-red = red
web-face-yellow = yellow
web-face-green = green
web-face-blue = blue
web-face-coin = a coin
web-face-card = a card
web-tip-crystals = crystals, to roll again
web-tip-actions = actions left
