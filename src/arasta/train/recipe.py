"""The recipe of a training, and the lessons of an apprentice: all numbers that they depend on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from arasta.core.agenda_game import AgendaGame

PLAIN = 3  # games without a variant for each with one
ALL_EXPANSIONS = 4  # games with all expansions for each with some or none: they have the most to learn


@dataclass(frozen=True)
class Recipe:
    """What is trained, how long, and how. The defaults are for the board game."""

    game: str = "istanbul"
    decisions: int = 4_000_000_000  # to play and learn from
    seconds: float = 0.0  # instead of the decisions, if it is not 0: how long to play and learn
    seed: int = 1
    width: int = 1024
    games: int = 65536
    steps: int = 32  # decisions of each game in an iteration
    minibatch: int = 131072
    epochs: int = 2
    learning_rate: float = 4e-4
    entropy: float = 0.06
    trace: float = 0.985  # lambda: how far an advantage looks ahead
    clip: float = 0.2
    ruby: float = 0.15  # the worth of progress by a ruby at first, falling to 0
    guests: float = 0.125  # part of the games in which an earlier self has all seats but one
    grand_bazaars: int = ALL_EXPANSIONS  # games with all expansions for each with some or none
    searched: int = 0  # positions that are searched after each iteration, and learnt from
    tried: int = 3  # options of such a position
    playouts: int = 8  # of each option
    ahead: int = 64  # decisions of each playout
    search_minibatch: int = 8192
    most_rounds: int = 90  # of a game, then it is cut
    keep_at: tuple[float, ...] = (0.01, 0.03, 0.08, 0.2, 0.35, 0.5, 0.65, 0.8)  # of the way, when selves are kept

    @property
    def size(self) -> int:
        """Decisions of an iteration."""
        return self.games * self.steps

    @property
    def iterations(self) -> int:
        """How many there are."""
        return -(-self.decisions // self.size)


@dataclass(frozen=True)
class Lessons:
    """What an apprentice learns from, how long, and how."""

    game: str = "istanbul"
    decisions: int = 2_000_000_000  # to learn from
    seed: int = 1
    width: int = 256
    games: int = 65536
    learning_rate: float = 1e-3
    most_rounds: int = 90  # of a game, then it is cut

    @property
    def steps(self) -> int:
        """Decisions of each game."""
        return -(-self.decisions // self.games)


def mixed_settings(rules: AgendaGame, grand_bazaars: int = ALL_EXPANSIONS) -> list[Any]:
    """The settings of the games that are played: every number of players, mix of expansions, variant, and layouts."""
    players = rules.schema["players"].limits
    mixes = [{"players": n} for n in range(players["least"], players["most"] + 1)]
    if "expansions" in rules.schema.words:
        further = list(board_mixes(rules, grand_bazaars))
        mixes = [{**mix, **more} for mix in mixes for more in further if fits(rules, mix | more)]
    return [rules.settings(**mix) for mix in mixes]


def board_mixes(rules: AgendaGame, grand_bazaars: int) -> Iterator[dict[str, Any]]:
    """Two thirds of the games are on random layouts; variants come one at a time; all expansions together come so many
    times for each other mix.
    """
    variants = rules.schema["variants"].limits["allowed"]
    *others, all_of_them = subsets(rules.schema["expansions"].limits["allowed"])
    for expansions in [*others, *[all_of_them] * grand_bazaars]:
        for chosen in [()] * PLAIN + [(variant,) for variant in variants]:
            for layout in ({"layout": "random"}, {"layout": "random"}, {}):
                yield {"expansions": expansions, "variants": chosen, **layout}


def subsets(words: Sequence[str]) -> list[tuple[str, ...]]:
    """All choices of some of the words."""
    return [chosen for n in range(len(words) + 1) for chosen in combinations(words, n)]


def fits(rules: AgendaGame, mix: dict[str, Any]) -> bool:
    """Whether the rules allow it: some variants need fewer players."""
    try:
        rules.settings(**mix)
    except ValueError:
        return False
    return True
