### What the server says, whatever the game. Refusals begin with refused-, what tables say with server-.

server-waits-for-people = { $free ->
    [one] One seat is free. The game begins when somebody takes it.
   *[other] { $free } seats are free. The game begins when all are taken.
}
server-end-turn = { $player }: End your turn, or take back what you chose.
server-end-answer = { $player }: Confirm what you chose, or take it back.

undo-final = That turn has ended; it cannot be taken back.

## Mail

mail-subject = Your turn: { $game }, table { $code }
mail-body =
    The table waits for you:
    { $link }

    Somebody left this address there, to be told. To get no more of these mails, unsubscribe in your mail program, or take the address away at the table.

## Refusals

refused-stale = Something has happened in the meantime. Look at the table and choose again.
refused-illegal = That is not possible now.
refused-not-yours = That is not yours to do: it takes the token of another seat, or a bot plays this one.
refused-not-asked = The table waits for somebody else.
refused-cannot-undo = That cannot be taken back.
refused-not-begun = The game has not begun; seats are still free.
refused-over = The game is over.
refused-not-over = That has to wait until the game is over.
refused-full = No seat is free at this table. You can watch.
refused-token = This token opens no seat at this table. Use the link that you got when you sat down.
refused-too-long = That is too long: at most { $most } bytes are read.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-malformed = The message is not understood: { $problem }
refused-origin = This server takes no requests from pages of { $origin }.
refused-busy = The server could not store that. Nothing has changed; try again.

wrong-number-of-seats = { $seats } seats are given, but { $players } play this game.
wrong-players = The number of seats is the number of players; leave players out of the settings.
wrong-unseen = The game has cards that nobody has seen; it can go on only at a table that is entered by hand.
wrong-unseen-hand = Somebody holds cards that nobody here has seen. A bot cannot play such a hand.
wrong-by-hand-seats = Whoever lays a table that is entered by hand enters it for everybody: its seats are people of theirs, one at least, and bots. No seat can be free.
wrong-bot-looks = A bot plays by the cards that it has. Look at this one for it, and say which it is.
wrong-by-hand-seed = A table that is entered by hand takes no seed: real dice fall as they like.
wrong-time-up = { $per ->
    [turn] Your time is up, so a bot plays this turn. You can take the seat back when it is over.
   *[game] Your time for this game is up, so a bot plays it to the end.
}
wrong-no-mail = This server sends no mail. Leave the page open, and your browser can tell you when it is your turn.
wrong-fork = Only a game that is over can be forked, or one in which you hold the seat of every person.
wrong-no-hints = This table has no hints. Whether it has is agreed when a table is made.
wrong-no-chances = This table shows no win chances. Whether it does is agreed when a table is made.
advice-failed = Nobody could work that out now. Try again in a moment.

no-such-table = There is no table “{ $name }”. The link may be incomplete.
no-such-code = There is no table with the code “{ $name }”.
no-such-page = There is nothing at “{ $name }”.
no-such-language = There are no texts in “{ $name }”.

## The end of a connection

bye-restart = The server restarts. You will be connected again in a moment.
bye-protocol = This page is older or newer than the server. Load it again.
bye-token = One of the tokens opens no seat at this table. Use the link that you got when you sat down.
bye-game = There is no such table. The link may be incomplete.
bye-late = The connection was closed: nobody said hello.
bye-silent = The connection was closed: nothing was heard for too long.
bye-slow = The connection was too slow. Connect again.
bye-too-fast = That was too much at once. Connect again in a moment.
bye-malformed = The first message was not understood.
