"""What a user of Arasta might write; `tests/test_types.py` has mypy check it. `# refused` marks the mistakes."""

from typing import Literal, assert_type

import arasta
from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.istanbul import IstanbulView

game = arasta.new("istanbul", players=3, expansions="mocha")
assert_type(game, arasta.Game[IstanbulView])
assert_type(game.view(0)["players"][0]["lira"], int)
arasta.new()
arasta.new(seed=7, chance="manual")
arasta.new(players=2, expansions=("mocha", "letters"), layout="random", variants=["caravan_leader"], letters_deck="all")
arasta.new(layout=list(range(1, 17)), expansions="mocha,letters")
arasta.new("dice", players=3, seed=1, chance="auto")
arasta.load(game.record(), seed=3, chance="manual")
arasta.new(players=2, names=["Ayşe", "Ben"], ask_forced=True)
arasta.Game.restore(game.snapshot()).copy().play(["return 9", "return 11"])
dice = arasta.FairDice.new("kx7p").with_words(["sesame", ""], players=2)
arasta.load(arasta.new(players=2, chance="fair", dice=dice).record(), dice=dice).reveal()
arasta.verify(game.record(), commitment=dice.commitment).text()
game.options(seat=0)[0]["cost"]
game.events(since=3, seat=1)[0]["action"]


def either(name: Literal["istanbul", "dice"]) -> arasta.Game:
    return arasta.new(name, players=3)


arasta.batch("istanbul", 16, mix=[{"players": 2}, {"expansions": "mocha"}], chance="explicit", threads=2)
arasta.batch("dice", 16, players=3)
arasta.batch("istanbul", 16, playres=3)  # refused
arasta.batch("dice", 16, mix=[{"layout": "short"}])  # refused
arasta.nwe()  # refused
arasta.new(playres=3)  # refused
arasta.new("dice", layout="short")  # refused
arasta.new("chess")  # refused
arasta.new(players="three")  # refused
arasta.new(seed="x")  # refused
arasta.new(chance="lucky")  # refused
arasta.new(letters_deck="old")  # refused
arasta.new(expansions=5)  # refused
arasta.load(5)  # refused
arasta.new(chance="fair", dice="kx7p")  # refused
game.paly("move 9")  # refused
game.view()["playres"]  # refused
game.view(0)["players"][0]["coffe"]  # refused
arasta.new("dice").view()["places"]  # refused


class Careful(Bot):
    """A bot of both games."""

    def choose(self, position: Position) -> str:
        """By what its seat sees."""
        view = position.view
        assert_type(view["players"][position.seat]["rubies"], int)
        view["playres"]  # refused
        view["places"]  # refused
        if view["game"] == "istanbul":
            assert_type(view["players"][0]["lira"], int)
            view["placse"]  # refused
            view["market"]  # refused
        else:
            assert_type(view["market"], list[str])
        return position.lagel[0]  # refused


class Careless(Bot):
    """A bot that takes ids for names."""

    def choose(self, position: Position) -> int:  # refused
        """Any."""
        return position.actions[0]


Careful("istanbul", 1).choose(Position.of(game, key=1))

try:
    game.play(game.legal[0])
except (arasta.IllegalAction, arasta.SettingError) as error:
    print(error)
if game.to_act == arasta.CHANCE:
    print([choice.name for choice in game.legal])
