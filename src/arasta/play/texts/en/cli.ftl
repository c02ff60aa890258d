### What the command line says: what commands and their arguments are for, and what was wrong with them. The words of
### commands and arguments (play, --seats) are the same in every language. A value in brackets is what is usual.

## The commands. These texts name nothing: no variables, and no other texts.

cli-play = play against bots, or enter a game at a real table
cli-games = list the unfinished games
cli-serve = serve games to browsers and bots
cli-backup = copy all games of a server into one file
cli-restore = put the games of a copy into an empty database
cli-forget = show, export and delete abandoned tables, or what is kept of a person
cli-replay = read a recorded game in sentences
cli-verify = check the fair dice of a recorded game
cli-analyse = look back at a recorded game: win chances, mistakes and luck
cli-rules = look up places, cards and tiles
cli-rules-usage =
    arasta rules GAME          all pages of a game
    arasta rules [GAME] TOPIC  one of them
cli-simulate = let random players play many games, fast
cli-export = let a bot play against itself, and write its decisions to a file to train on
cli-ladder = let bots play each other, and rate them
cli-train = train a champion by self-play, on a graphics card
cli-teach = teach a small net to choose as the champion does, on a graphics card
cli-bench = measure the speed against a peer
cli-doctor = see what is installed, compiled and reachable here, and what to do about what is not
cli-overview =
    Arasta plays Istanbul, the board game and the dice game.

      arasta                        play in the browser, against bots and friends
      arasta play --terminal        play here, against bots
      arasta serve                  serve games to browsers and bots
      arasta backup games.zip       copy all games of the server; restore puts them back
      arasta forget tables          those that were abandoned; forget person: what is kept of somebody
      arasta games                  list the unfinished games
      arasta rules                  look up places, cards and tiles
      arasta replay game.txt        read a game that was recorded
      arasta verify game.txt        check the fair dice of such a game
      arasta analyse game.txt       its win chances, mistakes and luck
      arasta simulate --games 1000  let random players play, fast
      arasta simulate --census      what they do, and what they never do
      arasta export --by BOT        let a bot play itself, for training
      arasta ladder --bots A,B      let bots play each other, and rate them
      arasta bench                  measure the speed
      arasta doctor                 what is installed and what works here, and what to do
      arasta train                  train a champion, on a graphics card
      arasta teach                  teach its apprentice, whom the expert looks ahead with

    play, simulate and ladder take --game dice for the dice game. arasta COMMAND --help says more.

## Arguments

# These name nothing either.

help-usage = usage:
help-given = what it takes
help-options = options
help-help = show this help and exit

help-analyse-html = write a page with a chart
help-analyse-json = print JSON: all turns, decisions and falls of chance
help-arguments-game = { $games } ({ $usual })
help-arguments-seed = the same seed, the same game
help-backup-file = a new file, or one to be replaced
help-bench-json = print JSON
help-bench-quick = a few seconds only, without the times of compiling
help-export-by = who plays all seats ({ $usual }): { $bots }
help-export-games = how many games ({ $usual })
help-export-jobs = processes at once (one for each core)
help-export-memory = MB of memory for a bot of another package ({ $usual }; 0: no limit); one that takes more ends it
help-export-out = the Parquet file, a new one or one to be replaced (GAME{ $ending })
help-export-part = games that are played side by side and written together ({ $usual }); fewer for slow bots
help-export-seconds = for a decision of a bot of another package ({ $usual }); one that needs longer ends it
help-forget-address = person: an address for mail
help-forget-days = tables: without a choice for so long ({ $usual })
help-forget-export = write all of it to a new file first
help-forget-seat = person: the seat at that table, from 1
help-forget-table = person: a table by its code or id, with --seat
help-forget-token = person: the link of a seat, or its token
help-forget-what = abandoned tables, or what is kept of a person
help-forget-yes = delete; without it nothing is deleted
help-ladder-bots = each of them against a field of each other one: { $bots }
help-ladder-games = of a pairing ({ $usual }); each deal is played once in every seat
help-ladder-jobs = processes at once (one for each core); with 1 a bot has all cores
help-ladder-json = print JSON
help-ladder-keep = keep what was played here, and go on with it
help-ladder-pair = only these: one bot against a field of another; net=FILE is a champion with the net in a file
help-ladder-picture = draw the result, as SVG, PNG or PDF
help-ladder-ray = play on the Ray cluster of this address, or on one of this machine alone
help-play-ask-all = ask even where there is only one choice
help-play-memory = with --terminal: MB of memory for such a bot ({ $usual }; 0: no limit)
help-play-seconds = with --terminal: for a decision of a bot of another package ({ $usual })
help-play-bots = who plays the other seats, the last of them all that are left ({ $usual }): { $bots }
help-play-chance = auto: rolled and drawn here (auto); manual: you enter a game at a real table, rolls and draws too
help-play-load = go on with a game in a file, and keep it there
help-play-names = who sits where, from seat 1 on
help-play-new = begin a new game, even if one is unfinished
help-play-record = keep the new game in this new file
help-play-resume = go on with an unfinished game, by its number in `arasta games` (1, the newest)
help-play-seats = the seats played by people here (1; all of them with --chance manual)
help-play-terminal = play here in the terminal
help-recipes-device = cuda, a graphics card (cuda)
help-recipes-folder = where all is kept (training)
help-recipes-game = ({ $usual })
help-record-file-file = a record; - reads it from standard input
help-replay-seat = as seat N saw it (a spectator)
help-replay-story = one sentence a turn (all its steps)
help-restore-file = a file that arasta backup wrote
help-rules-game = { $games }; alone it shows all its pages
help-rules-topic = a page; without a game, of the first that has it ({ $topics })
help-serve-host = the address to listen on; 0.0.0.0 for all ({ $usual })
help-serve-log-level = how much is logged (info)
help-serve-port = 0 for any free one ({ $usual })
help-serve-environment = Environment variables, which arguments go before: ARASTA_DATABASE, ARASTA_DATA, ARASTA_WORKERS and the others that docs/deploy.md lists.
help-serve-workers = processes in which bots think (1)
help-server-extra-data = the data folder (the user's own)
help-server-extra-database = postgresql://… or sqlite:///… (a file in the data folder)
help-simulate-census = count every choice and say what was never chosen; all modes and numbers of players unless told which
help-simulate-games = how many games ({ $usual }; { $census } of a census)
help-simulate-json = print JSON
help-simulate-limit = decisions of a game ({ $usual })
help-train-begin-with = begin with the weights of an earlier training, or { $champion }
help-train-matches = games of each match (8192)
help-train-resume = go on from the checkpoint in the folder
help-train-yardstick = points of the curve between two measurements against the net that it began with; 0, none (0)
help-verify-commitment = the commitment you were shown before the game
help-ladder-part = deals that are played side by side and kept together ({ $usual }); fewer for slow bots
help-ladder-limit = decisions of a game ({ $usual })
help-ladder-seconds = for a decision of a bot ({ $usual }); one that needs longer loses its games
help-ladder-memory = MB of memory for a bot of another package ({ $usual }; 0: no limit); one that takes more loses its games
help-lang = the language of what is printed, such as de or pl; otherwise that of ARASTA_LANG, or of the system
help-settings = settings of a game
help-setting = { $game }: { $allowed }.
help-setting-usual = { $game }: { $allowed } ({ $usual }).
export-written = { $file }: { $games } games, { $rows } positions, seed { $seed }

## The doctor: what it looks at, and for each what it may find

doctor-head = Arasta { $version } on Python { $python }, { $system }, in { $folder }
doctor-packages = packages
doctor-packages-there = all { $number } that Arasta depends on are here
doctor-packages-missing = not installed: { $packages }. What needs them does not work; pip install arasta brings them.
doctor-extras = extras
doctor-extras-there = all are here: { $extras }
doctor-extras-missing = not installed: { $extras }. Playing needs none of them; pip install 'arasta[{ $one }]' brings the first.
doctor-compiler = compiler
doctor-compiler-there = Numba { $version } compiles
doctor-rules = rules
doctor-rules-there = compiled
doctor-rules-missing = not yet compiled: { $games }. That happens as soon as they are needed and takes a minute, once.
doctor-cache = compiled rules
doctor-data = saved games
doctor-folder-there = { $folder }, { $free } MB free
doctor-folder-wrong = { $folder } cannot be written: { $problem }. { $variable } names another folder.
doctor-folder-full = { $folder } has only { $free } MB left. Make room, or name another folder by { $variable }.
doctor-database = database
doctor-database-there = { $address }
doctor-database-new = { $address } is made when the table is opened for the first time
doctor-nets = nets
doctor-nets-there = all { $number } are whole
doctor-bots = other bots
doctor-bots-there = { $bots }
doctor-card = graphics card
doctor-card-there = { $card }
doctor-card-none = none. Playing needs none; training does.
doctor-card-unused = there is one, but PyTorch does not use it: pip install 'arasta[train]', with a PyTorch made for this card.
doctor-browser = browser
doctor-browser-there = { $browser }
doctor-browser-none = none is found here. Open the address that arasta prints; arasta serve --host 0.0.0.0 lets other devices in.
doctor-well = All that playing needs works.
doctor-ill = What has a ✗ does not work.

## Wrong use

usage-in-file = { $file }, { $problem }
usage-no-card = PyTorch finds no graphics card here; with --device cpu it needs none, but far more time.
usage-no-checkpoint = There is no checkpoint { $file }; without --resume a training begins.
usage-no-memory-limit = This system does not limit the memory of a process: --memory has no effect.
usage-no-game = There is no game '{ $game }'; there are { $games }.
usage-no-page = There are no rules about '{ $topic }'; there are { $topics }.
usage-no-search = With --epochs 0 it learns from a search alone: give it positions to search, --searched 8192.
usage-one-card = A training uses one graphics card and does not share its work among { $processes } processes: start it without torchrun.
usage-no-seat = There is no seat { $number }; this game has the seats 1 to { $players }.
usage-no-text = { $name } cannot be read: it is not a text in UTF-8.
usage-no-topic = The game { $game } has no rules about '{ $topic }'; its topics are { $topics }.
usage-not-unfinished = There is no unfinished game { $number }; arasta games lists them.
usage-not-written = { $file } cannot be written: { $problem }.
usage-nothing-unfinished = There is no unfinished game; arasta play --terminal begins one.
usage-person = A person is named by --token, by --address, or by --table and --seat; each link is a token.
usage-seats = --seats is { $value }, but lists seats by number, with commas between: 1 or 1,3.
usage-too-long = { $name } cannot be read: it has more than { $most } bytes, and no record is that long.
usage-unreadable = { $name } cannot be read: { $problem }.
usage-yardstick = --yardstick measures against the net that the training began with: --begin-with NET.
usage-number = { $value } is not a whole number from { $least } to { $most }
usage-number-up = { $value } is not a whole number from { $least } up
usage-choices = { $problem }.
usage-wrong = { $problem }; { $command } --help says what is allowed.
usage-no-argument = There is no argument '{ $argument }'; { $command } --help says what is allowed.
usage-lang = there are no texts in '{ $value }'; there are { $languages }
usage-choice = { $argument } is { $value }, which is none of { $allowed }
usage-no-value = { $argument } lacks its value
usage-beside = { $argument } does not go with { $other }
usage-missing = this is missing: { $arguments }
usage-one-of = one of these is needed: { $arguments }
usage-nothing-listens = Nothing can listen at { $host }, port { $port }: { $problem }. Name another with --port or --host; --port 0 takes any that is free.

## What commands say

told-ready = Arasta is at { $address } (Ctrl-C stops it).
told-compiling = Compiling the rules: this takes up to a minute …
told-backup = { $file } holds { $games ->
    [one] one game
   *[other] { $games } games
}. It holds secrets too: keep it where only you can read it.
told-restored = { $games ->
    [one] One game was restored.
   *[other] { $games } games were restored.
}
told-abandoned = { $tables ->
    [one] One table was abandoned
   *[other] { $tables } tables were abandoned
} for { $days ->
    [one] one day
   *[other] { $days } days
}.
told-tables-kept = { $file } holds them; arasta restore puts them into an empty database.
told-seats = { $seats ->
    [one] This person has one seat here.
   *[other] This person has { $seats } seats here.
}
told-person-kept = { $file } holds what is kept of them; only you can read it.
told-deleted = All of it is deleted.
told-not-deleted = Nothing is deleted yet: --yes does it.
