### What the server says, whatever the game. Refusals begin with refused-, what tables say with server-.

server-waits-for-people = { $free ->
    [one] One seat is free. The game begins when somebody takes it.
   *[other] { $free } seats are free. The game begins when all are taken.
}
server-waits-for-words = The game begins as soon as the browser of { $players } has added its word to the dice, or without it in a few seconds.
server-end-turn = { $player }: End your turn, or take back what you chose.
    .other = { $player } ends the turn, or takes something back.
server-stopped = The game has ended, because all have agreed to stop. It has no result.
server-end-answer = { $player }: Confirm what you chose, or take it back.
    .other = { $player } confirms the choice, or takes it back.
server-substitute = { $player } did not answer: the bot “{ $bot }” chose instead.

undo-final = That turn has ended; it cannot be taken back.
undo-stopped = All have agreed to stop; nothing can be taken back.

## Mail

mail-subject = Your turn: { $game }, table { $code }
mail-body =
    The table waits for you:
    { $link }

    You have confirmed this address to be told of your turns. No more mail from here:
    { $stop }
mail-confirm-subject = Is this your address? Turns at a table of Istanbul
mail-confirm-body =
    Somebody at a table of Istanbul at { $site } wants to be told of their turns at this address.

    If that was you, say so on this page, and say there too if you want no mail from this server:
    { $link }

    If it was not you, you need do nothing: no turn is told here before somebody has said yes.

## Refusals

refused-stale = Something has happened in the meantime. Look at the table and choose again.
refused-illegal = That is not possible now.
refused-not-yours = That is not yours to do: it takes the token of another seat, or a bot plays this one.
refused-not-asked = The table waits for somebody else.
refused-cannot-undo = That cannot be taken back.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = That has to wait until the game is over.
refused-full = No seat is free at this table. You can watch.
refused-token = This token opens no seat at this table. Use the link that you got when you sat down.
refused-too-long = That is too long: at most { $most } bytes are read.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-malformed = The message is not understood: { $problem }
refused-origin = This server takes no requests from pages of { $origin }.
refused-host = This server is not known as “{ $host }”. Whoever runs it can name it so: ARASTA_HOSTS.
refused-busy = The server could not store that. Nothing has changed; try again.

wrong-number-of-seats = { $seats } seats are given, but { $players } play this game.
wrong-players = The number of seats is the number of players; leave players out of the settings.
wrong-unseen = The game has cards that nobody has seen; it can go on only at a table that is entered by hand.
wrong-unseen-hand = Somebody holds cards that nobody here has seen. A bot cannot play such a hand.
wrong-not-away = { $player } is here. A bot can play only for somebody who is away.
wrong-not-away-long = { $player } has not been away for long. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} you can let a bot play; whoever made the table can do so at once.
wrong-by-hand-seats = Whoever lays a table that is entered by hand enters it for everybody: its seats are people of theirs, one at least, and bots. No seat can be free.
wrong-bot-looks = A bot plays by the cards that it has. Look at this one for it, and say which it is.
wrong-by-hand-seed = A table that is entered by hand takes no seed: real dice fall as they like.
wrong-time-up = { $per ->
    [turn] Your time is up, so a bot plays this turn. You can take the seat back when it is over.
   *[game] Your time for this game is up, so a bot plays it to the end.
}
wrong-word-given = This seat has given its word for the dice already. The next game takes another.
wrong-word-not-awaited = The dice of this table wait for no word of this seat. Whoever sits down with "word": null gives it later, before the game begins.
wrong-no-mail = This server sends no mail. Leave the page open, and your browser can tell you when it is your turn.
wrong-ticket = This code was used already, or it has expired. Ask for a new one where you sit, and take it within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
wrong-correction = “{ $entry }”, which was entered later, does not go with that any more{ $n ->
    [one] { "" }, and would have to be entered anew.
   *[other] { "" }; it and all that follows, { $n } entries, would have to be entered anew.
}
wrong-record = This is no saved game, or the file was changed: { $problem }
wrong-open-tables = This server lists no tables. Send the link or the code to whoever is to come.
wrong-fork = Only a game that is over can be forked, or one in which no seat is free and you hold the seat of every person.
wrong-no-hints = This table has no hints. Whether it has is agreed when a table is made.
wrong-no-chances = This table shows no win chances. Whether it does is agreed when a table is made.
database-unwell = { $problem ->
    [gone] The database cannot be reached. Nothing can be read or stored until it is there again.
    [full] Nothing can be stored: the disk of the database is full. Make room on it; the server need not be restarted.
    [read-only] Nothing can be stored: the database is read-only. Make it writable, or start the server with another.
    [locked] Nothing can be stored: another program has locked the database.
    [slow] The database does not answer in time.
   *[failed] Nothing can be stored: the database refuses to write. The log of the server has the reason.
}
workers-warming = The server gets ready: it loads what bots and advisers need. The first time on a machine this takes some minutes.
workers-unwell = { $pool ->
    [bots] No bot can think: { $problem }. Tables wait for theirs; a new process is tried again and again.
    [searching] No bot that searches can think: { $problem }. Tables wait for theirs; a new process is tried again and again.
    [hints] No hints or win chances can be worked out: { $problem }. A new process is tried again and again.
   *[reviews] No game can be looked back at: { $problem }. A new process is tried again and again.
}
advice-failed = Nobody could work that out now. Try again in a moment.

no-such-table = There is no table “{ $name }”. The link may be incomplete.
no-such-code = There is no table with the code “{ $name }”.
no-such-page = There is nothing at “{ $name }”.
refusal-page-heading = { $why ->
    [no_such] There is no such page
    [too_fast] One moment, please
    [busy] The server cannot answer now
   *[other] This is not possible
}
refusal-page-home = To the start page
no-such-language = There are no texts in “{ $name }”.

## The end of a connection

bye-restart = The server restarts. You will be connected again in a moment.
bye-protocol = This page is older or newer than the server. Load it again.
bye-token = One of the tokens opens no seat at this table. Use the link that you got when you sat down.
bye-game = There is no such table. The link may be incomplete, or the table has been removed since.
bye-late = The connection was closed: nobody said hello.
bye-silent = The connection was closed: nothing was heard for too long.
bye-slow = The connection was too slow. Connect again.
bye-too-fast = That was too much at once. Connect again in a moment.
bye-moved = This seat goes on on another device.
bye-malformed = The first message was not understood. If you followed a link, it is not complete or was changed: copy all of it.
