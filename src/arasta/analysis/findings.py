"""What an analysis finds, as data: seats and steps count from 0, chances and values are win chances from 0 to 1."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

DIGITS = 4  # of a win chance; a net knows less
MISTAKE = 0.02  # of win chance that a choice must cost to be called one: what is less, a net may be wrong about
MOST_MISTAKES = 10  # that are listed


@dataclass(frozen=True)
class Turn:
    """A turn, and how likely each seat is to win after it. `seat` is None in the set-up."""

    label: str
    seat: int | None
    first: int  # its first step
    end: int  # the first step after it
    chances: tuple[float, ...]


@dataclass(frozen=True)
class ValuedChoice:
    """A choice: how likely its seat is to win with it, and how often the net would make it."""

    action: str
    value: float
    policy: float


@dataclass(frozen=True)
class Decision:
    """A decision: what was chosen, and all that could have been, the best first."""

    step: int
    turn: str
    seat: int
    decision: str
    chosen: str
    options: tuple[ValuedChoice, ...]

    @property
    def best(self) -> ValuedChoice:
        """The choice with the highest value."""
        return self.options[0]

    @property
    def made(self) -> ValuedChoice:
        """The choice that was made."""
        return next(option for option in self.options if option.action == self.chosen)

    @property
    def loss(self) -> float:
        """How much of the win chance it cost not to make the best choice."""
        return round(self.best.value - self.made.value, DIGITS)


@dataclass(frozen=True)
class Fall:
    """Dice or cards that fell for a seat: the outcomes, and how much more likely they made it to win."""

    step: int
    turn: str
    seat: int
    decision: str
    outcomes: tuple[str, ...]
    luck: float


@dataclass(frozen=True)
class Analysis:
    """A game looked back at. It tells all that was hidden: it is for after the game."""

    game: str
    names: tuple[str, ...]  # of the players, if they have any
    players: int
    over: bool
    unseen: int  # cards that nobody here has seen; a likely one stands in for each
    turns: tuple[Turn, ...]
    decisions: tuple[Decision, ...]
    falls: tuple[Fall, ...]

    @property
    def luck(self) -> list[float]:
        """By seat what dice and cards gave it, against what was to be expected."""
        return by_seat([(fall.seat, fall.luck) for fall in self.falls], self.players)

    @property
    def lost(self) -> list[float]:
        """By seat what its mistakes cost it, all together."""
        return by_seat([(mistake.seat, mistake.loss) for mistake in self.mistakes], self.players)

    @property
    def mistakes(self) -> list[Decision]:
        """Choices that cost win chance, the worst first."""
        found = sorted(self.decisions, key=lambda decision: -decision.loss)
        return [decision for decision in found if decision.loss >= MISTAKE]

    def to_json(self) -> dict[str, Any]:
        """Ready for JSON. Mistakes are told by their steps, the largest first."""
        decisions = [asdict(decision) | {"loss": decision.loss} for decision in self.decisions]
        mistakes = [mistake.step for mistake in self.mistakes]
        return asdict(self) | {"decisions": decisions, "mistakes": mistakes, "luck": self.luck, "lost": self.lost}


def by_seat(amounts: Sequence[tuple[int, float]], players: int) -> list[float]:
    """Amounts summed up by seat."""
    return [round(sum(amount for seat, amount in amounts if seat == p), DIGITS) for p in range(players)]


def rounded(chances: Iterable[float]) -> tuple[float, ...]:
    """Chances as they are told."""
    return tuple(round(float(chance), DIGITS) for chance in chances)
