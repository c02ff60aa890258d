"""Police Station, place 12 (clauses P12-1 to P12-3)."""

from typing import Any

from arasta.core.agenda import push
from arasta.core.compiling import rule
from arasta.core.effects import Decision
from arasta.core.protocol import Reason
from arasta.istanbul.base.board import other_places
from arasta.istanbul.base.family import is_home, put_family
from arasta.istanbul.base.words import Effect, Place
from arasta.istanbul.option_names import places


@rule
def send_options(s):
    """P12-1, P12-3: any place but 12."""
    return other_places(s, Place.POLICE_STATION)


@rule
def send_family(s, p, place):
    """P12-1: the family member goes to the place, whose action may then be carried out (ACT-6)."""
    put_family(s, p, place)
    push(s, Effect.ACT_THERE, p, place)


def family_away(s: Any, p: int, argument: int) -> Reason:
    """P12-1: the family member is not at home."""
    return "family-away", {"place": s.family[p]}


EFFECTS = {Effect.SEND_FAMILY: Decision(send_options, send_family, places("send"), needs=is_home, why=family_away)}
