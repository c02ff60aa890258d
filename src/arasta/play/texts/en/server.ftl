### What the server says, whatever the game. Refusals begin with refused-, what tables say with server-.

server-waits-for-people = { $free ->
    [one] One seat is free. The game begins when somebody takes it.
   *[other] { $free } seats are free. The game begins when all are taken.
}
server-end-turn = { $player }: End your turn, or take back what you chose.

undo-final = That turn has ended; it cannot be taken back.
