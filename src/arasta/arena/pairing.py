"""Who plays whom on a ladder."""

from collections.abc import Iterable, Sequence
from itertools import permutations

from arasta.arena.parts import Pairing
from arasta.bots.registry import make, maker
from arasta.core.refusal import Refusal


class WrongPairing(Refusal):
    """Bots that make no ladder."""


def every_pairing(bots: Sequence[str]) -> list[Pairing]:
    """Each bot against a field of each other one."""
    if len(set(bots)) < max(2, len(bots)):
        raise WrongPairing("bots-too-few")
    return [Pairing(one, field) for one, field in permutations(bots, 2)]


def pairing(text: str) -> Pairing:
    """One bot against a field of another, or of itself, as `one:field`."""
    one, colon, field = (word.strip() for word in text.partition(":"))
    if not (one and colon and field):
        raise WrongPairing("pair-wrong", text=text)
    return Pairing(one, field)


def check_bots(bots: Iterable[str], game: str) -> None:
    """Refuse bots that are unknown or cannot play this game, before anything is played."""
    for name in bots:
        maker(name)
        try:
            make(name, game, 0)
        except Refusal:
            raise
        except Exception as error:  # whatever a stranger's bot may raise
            raise WrongPairing("bot-unable", name=name, kind=game, problem=repr(error)) from error
