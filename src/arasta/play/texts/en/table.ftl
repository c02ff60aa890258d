### Arasta in English, whatever the game. Our own words. Beside this file there is one for each game; a key stands in
### one of them only.
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
### English has one, for the faces of dice: { $face-alone } is what a die shows, “a coin”, beside “a coin die”. All names
### of a kind must have the same forms.
###
### A kind of thing has a name for each (name-place-9) or one text for all (name-seat), which says the thing with
### { $word }, or with { $first } and { $last } where it has several words; what belongs to a seat says { $player } too.
###
### Numbers of the rules. Never write one: every text can use the figures of the games, which come from the component
### tables. Each game's file lists its own.
###
### Actions. A key may end in the kind of thing the action is done to (action-meet-family), in the decision at which it
### is taken (action-tile-mosque-tile), or in both; that text then goes before the general one (action-tile). A language
### may have more or fewer of these special texts.
###
### Settings. Each has a name and a sentence about it, and so has every word that it can be (setting-layout-short).
###
### Questions. A player is asked by name (question-to). What chance is asked names the player itself: { $player }. A key
### may end in what a roll is for (question-roll-dice-move-token); that text then goes before the general one. Its form
### .other tells everybody but the player who decides what.
###
### Questions and reasons. Where two games say different things by one word, the key of one ends in the game's name
### (question-action-dice).
###
### Lists. Where a text has a list, { $allowed } says it with commas, { $allowed-or } and { $allowed-and } with the
### last one joined by that word; the texts list-… say how.
###
### The board. A text of the board whose key has a twin ending in -short gives way to it where the box is too narrow.

## Names

name-seat = Seat { $word }
name-number = { $word }
name-dice = { $word }
    .apart = { $first } and { $last }

## Settings: what is agreed before a game

setting-players = Players
    .about = How many play.

## Lists

list-more = { $most }, { $last }
list-or = { $most } or { $last }
list-and = { $most } and { $last }
list-none = none
# Whole clauses, one after the other.
list-apart = { $most }; { $last }

## What a setting may be, and what is wrong with one

allowed-number = a whole number from { $least } to { $most }
allowed-one = one of { $allowed }
allowed-any = any of { $allowed }

wrong-number = { $word } is { $value }, but must be { allowed-number }.
wrong-one = { $word } is { $value }, but must be { allowed-one }.
wrong-any = { $word } is { $value }, but must be { allowed-any }.
wrong-setting = There is no setting { $value }; there are { $allowed }.
wrong-beside = { $word } { $part } needs { $other } to be { $one_of-or }, not { $found }.
wrong-game = There is no game { $value }; there are { $allowed }.
wrong-seed = seed is { $value }, but must be { allowed-number }, or None for one of its own.
wrong-seat = seat is { $value }, but must be { allowed-number }, or None for one that is drawn.
wrong-bots = bots is { $value }, but must name at least one bot, and at most { $most }: one for each seat but the agent's.
wrong-chance = chance is { $value }, but must be { $allowed-or }.

## Actions, as a button says them

action-decline = Decline
action-keep = Keep the roll
action-roll = Roll { $target }

## Questions: what is to be decided

question-to = { $player }: { $question }
question-over = The game is over.

## Why not

why-unknown = There is no action “{ $action }”.
why-unknown-near = There is no action “{ $action }”. Did you mean '{ $near }'?
why-unknown-id = There is no action { $id }; ids go from zero to { $last }.
why-over = The game is over.
why-other-decision = “{ $action }” is not what is asked now. { $question }
why-not-now = That is not possible now.
why-lira = That takes { $need } lira; you have { $have }.

why-no-action = { $given } is no action; give a choice, an id or a name.
why-other-game = “{ $action }” is a choice of another game than this one.
why-not-your-turn = { $player } is to decide now.
why-chance-first = The dice or cards come first.
why-nothing = Nothing was chosen.
why-too-many = At most { $most } things can be chosen at once.
why-not-your-decision = “{ $action }” is not yours to decide.
why-both-dice = Both dice matter here; give them as in “{ $action }”.
option-unseen = Nobody here sees it
    .about = The card stays hidden, and a card that it could be stands in for it. When it is played, say which it was.
why-seen = “{ $action } ?” is for a card that is drawn by hand and hidden.
why-revealed = The key of the dice is known to all now; this game is closed.
why-set-complete = Nothing more can be chosen; “{ $action }” is too much.
why-set-incomplete = That is not all of it; choose also from: { $choices }.

undo-nothing = Nothing has been done yet.
undo-chance = A roll or draw came after that choice; it cannot be taken back.
undo-revealed = The key of the dice is known to all now; nothing can be taken back.
undo-turn = Somebody else has decided since; it cannot be taken back.

batch-illegal = In game { $index } “{ $action }” is not legal; legal are { $legal }. No game has changed.

## Seats, steps and what is agreed at the table

no-such-seat = There is no seat { $seat }; seats are zero to { $last }.
no-such-bot = There is no bot “{ $name }”; there are { $bots-and }.
bot-broken = The bot “{ $name }” of { $package } cannot be loaded: { $problem }.
bot-fault = The bot “{ $name }” cannot go on: { $problem }.
bot-unable = The bot “{ $name }” cannot play { $kind }: { $problem }.
extra-missing = This needs { $library }, which is not installed: pip install 'arasta[{ $extra }]' brings it.
net-missing = There is no net “{ $net }”: { $file } is not there. Install arasta again, or choose a bot without a net.
net-damaged = The net in { $file } is damaged. Install arasta again.
net-unreadable = There is no net in { $file }. A bot net=FILE plays by a file that arasta train has left for players, or by one of the package.
net-foreign = The net in { $file } was trained with the features { $trained }, but this arasta has { $version }. Train it anew, or install the arasta that it belongs to.
net-unmappable = The net in { $file } cannot play by these rules: { $problem ->
    [gone] “{ $name }”, which it knows, is not there any more
    [moved] “{ $name }”, which it knows by its number, has another one now; new things go to the end of their table
   *[changed] “{ $name }” tells something else than what it has learnt
}. Undo that, train it anew (arasta train), or install the arasta that it belongs to.
net-widened = The net “{ $net }” has never seen { $things }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
} It plays by all else that it knows; arasta train --begin-with champion teaches it.
no-such-step = There is no step { $step }; steps are zero to { $last }.
wrong-names = names is { $value }, but must list a name for each of the { $players } seats, in their order.
wrong-names-line = A name is one line of at most { $most } characters.
wrong-words = words is { $value }, but must list a word for each of the { $players } seats, in their order; empty for one without.
wrong-words-line = A word for the dice is one line of at most { $most } characters.
wrong-dice = dice must be an arasta.FairDice, and chance must be fair.
wrong-dice-id = The id of fair dice is { $value }, but must have up to { $most } letters, digits, hyphens or underscores, all of them plain ones.
wrong-dice-key = The key of fair dice must have { $digits } digits, hexadecimal and in small letters.
wrong-no-dice = This game has no fair dice; it would have had to begin with them.

## Records and snapshots

record-line = line { $line }: { $problem }
record-format = a record starts with '{ $format }'.
record-too-long = a record has at most { $most } characters.
record-line-too-long = a line has at most { $most } characters.
record-no-game = there is no game '{ $name }'; there are { $games }.
record-setting = { $reason }
record-chance = chance is '{ $chance }', but must be { $allowed-or }.
record-seed = '{ $seed }' is no seed; a seed is a whole number.
record-first = '{ $first }' is no number of an outcome; it counts the rolls and draws before the first by these dice.
record-stream = chance went by the stream '{ $stream }', which this version does not know.
record-no-dice = the record has no commitment; fair dice begin with the game.
record-no-key = the key of the fair dice is not in the record; give dice= to go on by them, or chance="auto" or "manual".
record-key = the key is not the one that was committed to; arasta verify says more.
record-other-dice = the dice given are not those of the record: its id, commitment and words are others.
record-word = there is no seat for '{ $word }'; the last one would be '{ $last }'.
record-no-colon = '{ $text }' is neither a word of the header nor a turn; both have a colon.
record-twice = '{ $label }' stands in the header twice.
record-early-result = there is a result, but the game is not over.
record-other-result = the result is '{ $result }', but the game ended '{ $ranks }'.
record-after-result = the record goes on after the result.
record-goes-on = the game is over, but the record goes on.
record-turn = the line is labelled '{ $label }', but the turn is '{ $turn }'.
record-illegal = '{ $action }' is not legal here. { $reason }
snapshot-no-mark = That is no snapshot of a game.
snapshot-checksum = The snapshot is damaged: its checksum is wrong.
snapshot-damaged = The snapshot cannot be opened: { $reason }

## The result

score-rubies = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}
score-lira = { $n } lira
result-standing-by = { $standing } { $by }
result-standing = { $rank }. { $player }: { $scores }
result-by-rubies = (behind by { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
})
result-by-equal = (equal in everything)
result-tie = { $ahead } comes before { $behind }: both have { $equal }; the tie is broken by { $more } against { $less }.
result-tie-equal = { $ahead } and { $behind } are equal in everything.
result-shared = Shared victory: { $players }

## The log

log-decline = { $player } declines.
log-keep = { $player } keeps the roll.
log-last-round = The last round: { $player } has { $n } rubies.
log-changes = { $line } ({ $changes })

## The story: each turn in one sentence

# For translators: a turn is told as “{ $player } { $deeds }; …”. Each deed is a predicate in the third person: a verb and
# what belongs to it, without its subject (“goes to the Post Office”). What happens by itself is a clause with its
# subject, in small letters. Names have the forms that your language gives them ({ $target-to }, { $place-at }). What is
# paid and gained, { $paid } and { $gained }, are lists of the amounts below, which stand as objects (“takes 2 lira,
# spice and fruit”, “pays 2 lira for spice”): in your language give the amounts the case that fits, and choose verbs and
# prepositions that ask for it. { $trade } is gain, cost, both or none; { $money } says whether all that is paid, or
# else all that is gained, is money: paid, gained or none.

story-sentence = { $story }.
story-and-then = { $most }; { $last }
story-deeds = { $player } { $deeds }
story-more = { $most }, { $last }
story-pays = { $number ->
    [one] pays { $paid } to { $players }
   *[other] pays { $paid } each to { $players }
}
story-trade = { $trade ->
    [gain] takes { $gained }
    [cost] { $money ->
        [paid] pays { $paid }
       *[other] gives { $paid }
    }
   *[both] { $money ->
        [paid] pays { $paid } for { $gained }
        [gained] sells { $paid } for { $gained }
       *[other] gives { $paid } for { $gained }
    }
}
story-last-round = with { $n } rubies { $player } begins the last round

some-lira = { $n } lira
some-rubies = { $n ->
    [one] a ruby
   *[other] { $n } rubies
}

change-of = { $player }: { $changes }
# Chance, other players or further choices still have a say in them.
change-open = { $changes }, …
change-paid = { $change } to { $player }
change-lira = { $n } lira
change-rubies = { $n } { $count ->
    [one] ruby
   *[other] rubies
}

## Effects: the texts of cards and places are made of these

effect-gain-lira = gain { $n } lira
effect-pay-lira = pay { $n } lira
effect-times = { $n ->
    [2] { $effect }, twice
   *[other] { $effect }, { $n } times
}
effect-or = { $one } Or: { $other }

## Reference pages

rules-copies = { $n } in the deck

## The board in the terminal

board-round = Round { $n }
board-last-round = Last round { $n }
board-setup = Set-up
board-over = The game is over
board-target = first to { $n } rubies
board-deck = deck { $n }
board-you = you
board-legend-open = ▸ open
board-column-rubies = rubies
board-column-lira = lira

## Hints and looking back

hint = { $choice }: { $chance }
hint-why = { $choice }: { $chance } ({ $why })

analysis-title = Looking back
analysis-players = { $game }: { $players }
analysis-unfinished = The game is not over yet.
analysis-unseen = { $n ->
    [one] A card was never seen; a likely one stands in for it.
   *[other] { $n } cards were never seen; likely ones stand in for them.
}
analysis-percent = { $n }%
analysis-chances = Win chances after each turn
analysis-chances-about = As the champion’s net judges the game, through the eyes of whoever is to act next. A number marks a mistake of the list below, a triangle a stroke of luck.
analysis-before = Start
analysis-mistakes = The largest mistakes
analysis-mistakes-about = What a choice cost in win chance, as far as its player could know, against the best one.
analysis-no-mistakes = No choice cost much.
analysis-better = better: { $choice }
analysis-luck = Luck and mistakes
analysis-luck-about = Luck is what dice and cards gave a player in win chance, against the mean of all that could have come. Mistakes are what all of them together cost.
analysis-decisions = All decisions
analysis-column-number = no.
analysis-column-turn = turn
analysis-column-player = player
analysis-column-chosen = chosen
analysis-column-best = best
analysis-column-cost = cost
analysis-column-luck = luck
analysis-column-lost = mistakes
analysis-written = The page is in { $file }.

## Keeping games

keep-exists = { $file } exists already; name a new file, or load that game and go on with it.
keep-no-folder = { $file } cannot be written; its folder must exist and be yours to write in.
keep-failed = { $file } cannot be written: { $problem }.
keep-in-use = { $file } is being played by another process ({ $process }). Leave the table there first, or begin a new game.
keep-unreadable = { $file } cannot be opened: { $problem }.
keep-not-kept = The game is not kept: { $file } cannot be written ({ $problem }). ARASTA_DATA names another folder.

## The ladder

bot-raised = it raised { $problem } at { $where }
bot-answer = it was to answer with the id of an action for each game, { $games } in all, and answered with { $answer } of the shape { $shape }
bot-illegal = it chose “{ $action }”, where legal are { $legal }
bot-slow = it took longer than { $seconds } s for a decision; --seconds gives bots more time
bot-large = it took more than { $megabytes } MB of memory; --memory gives bots more
pair-wrong = '{ $text }' is no pairing; two bots with a colon are one, such as champion:greedy.
bots-too-few = A ladder needs at least two bots, each named once, such as --bots random,greedy.
parts-in-use = { $file } is being written by another process ({ $process }). Wait for it, or keep this ladder in another file.
parts-unreadable = { $file } has no parts of a ladder, or they are damaged; keep this ladder in another file.
parts-of-another = { $file } has the parts of another ladder: { $word } is { $there } there and { $here } here. Keep this one in another file.
picture-kind = { $file } cannot be drawn; its ending says the kind of picture, one of { $kinds }.
ray-unreachable = There is no Ray cluster at { $address }, or its token is not the one that is here: { $problem }. --ray alone starts one on this machine.
ray-token = The Ray cluster at { $address } asks for its token. Put it into ~/.ray/auth_token on every machine, this one too, or into RAY_AUTH_TOKEN.
process-died = A process died in which { $one } played against { $field } ({ $problem }). --keep goes on after the last part; fewer --jobs need less memory.
self-play-died = A process died in which { $bot } played ({ $problem }). Fewer --jobs need less memory.

## Playing in the terminal

terminal-welcome = You are { $seats }. Type the letter of a choice, or ? for help.
terminal-opponents = The others are { $bots }.
terminal-opponent = { $name } ({ $level })
terminal-by-hand = You enter what happens at your table: choices, rolls and draws. Type ? for help.
terminal-ask = Your choice [a–{ $last }, ?]:
terminal-ask-enter = Enter for “{ $choice }” [?]:
terminal-ask-chance = What came [?]:
terminal-only = The only choice: { $choice }.
terminal-many = There are { $n } possibilities. Type one, such as “{ $one }” or “{ $other }”, or the beginning of one as long as only one fits; Enter lists them all.
terminal-unseen = Nobody here has seen it? Type “{ $action }”.
terminal-sum = The sum is enough: “{ $action }”.
terminal-set = Several can be typed at once: { $example }
terminal-older = … l shows what happened before.
terminal-page = Enter goes on:
terminal-then = then { $path }: { $changes }
terminal-follows-chance = a roll or draw follows, no undo
terminal-follows-other = then somebody else decides
terminal-follows-turn = ends your turn
terminal-follows-over = ends the game
terminal-whatever = Whatever you choose: { $follows }.
terminal-lost = “{ $action }” ends your turn without an action. If you mean it, type it again.
terminal-legal = “{ $action }” is open to you.
terminal-undone = Taken back.
terminal-several = “{ $typed }” could be { $names }.
terminal-letter = There is no choice “{ $typed }”; there are { $letters }.
terminal-number = “{ $typed }” is no choice here. Choices have letters; a number alone is taken for a place or thing of that number, where there is only one.
terminal-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
terminal-no-log = Nothing has happened yet.
terminal-topics = There are pages about { $topics }; r and one of these words shows it.
terminal-result = The ranking
terminal-left = You left the table.
terminal-saved = The record is in { $file }.
terminal-save-where = Name a new file: s game.txt
terminal-not-kept = The game was not kept: next time, --record FILE keeps it, or s FILE while you play.
terminal-resume = To go on: arasta play --terminal --resume
terminal-load = To go on: arasta play --terminal --load { $file }
terminal-unfinished = There is an unfinished game:
terminal-go-on = Go on with it? [Enter: yes, n: a new game]:
games-none = There is no unfinished game.
games-game = { $game }, { $players } players, people at { $people }, turn { $turn }, { $saved }
terminal-help =
    A choice: its letter, its name (“move 9”), the number of its thing (“9”), or the beginning of its name, as long as only one fits. Several at once, where several are asked for: “sell red green”, or their letters.
    → says what a choice costs and brings. “then leave, act: +2 lira, …” means: if you go on with leave and act, as most would, you gain 2 lira, and more may come of it by chance, by others or by your own further choices.
    Commands, as a letter or a word, with or without a slash before:
      u, undo            take back your last choice, if no roll, draw or other player came after it
      b, board           the whole board
      l, log [turns]     what happened, in the last 12 turns or as many as you say
      ? choice           what it does, costs and brings, or why it is not possible now
      r, rules [topic]   look up the rules: { $topics }
      s, save file       a copy of the game so far in a new file
      q, quit            leave
      Enter              the question again, or the next page of the choices
    On the board, A B C … are the merchants of the seats, (A) family members, a b c … assistants, ▸ what you may choose. R is red fabric or cloth, G green spice, Y yellow fruit, B blue jewelry. In a small window places show who is there and what they ask; b shows all.

verify-sound =
    Verified: the key is the one that was committed to, and each of the { $outcomes } rolls and draws follows from it.
    Compare this with what you were shown before the game; only then nobody can have chosen another key since:
      id { $id }
      commitment { $commitment }
verify-word = { "  " }word of seat { $seat }: { $word }
verify-no-words = { "  " }No seat gave a word, so whoever chose the key could have chosen the rolls and draws.
verify-first = { "  " }The game went on from another one: { $first } rolls and draws had fallen before these dice came, and are not theirs to prove.
verify-not-over = The record ends before the game does; up to there all is verified.
verify-by-hand = There is nothing to verify: the rolls and draws of this game were entered by hand.
verify-no-commitment = There is nothing to verify: nobody committed to a key before this game. Games with chance fair have one.
verify-empty = Not verified: there is no roll or draw in the record.
verify-other-commitment = Not verified: the record has another commitment, { $commitment }. It is of another game, or the key was exchanged.
verify-no-key = Not verified: the record has a commitment, but not the key yet. It is shown when the game is over or given up; verify the record of then.
verify-wrong-key = Not verified: the key and the id of the record do not give its commitment, { $commitment }. One of the three was changed.
verify-differs = Not verified: line { $line }, outcome { $number } of chance should be “{ $due }”, but the record has “{ $found }”. Either it was changed, added or left out there, or a word of a seat was changed.
verify-added = Not verified: line { $line }, the record has “{ $found }” as outcome { $number } of chance, where a player was to decide. It was added, or a choice was left out.
replay-not-over = The record ends before the game does. To be decided:
