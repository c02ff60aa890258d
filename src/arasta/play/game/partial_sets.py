"""Things of a set that somebody has chosen so far: what they cost and bring together, and what may still go with them.

`Game.preview` tells of a whole set. This tells of one that is being put together, so that a table can show the running
total and light only what may still be added.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arasta.play.game.holdings import Holdings, changes
from arasta.play.game.notation import action_id, at_hand
from arasta.play.game.preview import common_choice, preview_of
from arasta.play.game.sets import Set, asked_in, in_order, laid_out, named, set_of

if TYPE_CHECKING:
    from arasta.play.game.game import Game

MORE = "more"


@dataclass(frozen=True)
class SoFar:
    """The changes that the things bring together, numbers by what is held, if the set is closed with them.

    `then` and `open` are those of a preview, but `then` is `more` while something must be added before the set can be
    closed: then the changes are those of the things alone. `more` is what may be added, and what closes the set, be it
    by completing it in the obvious way; None if the things are the whole set. `paid` is that of a preview.
    """

    changes: dict[str, int]
    open: bool
    then: str
    more: Set | None
    paid: dict[int, Holdings] = field(default_factory=dict)


def so_far(game: "Game", things: Sequence[str], seat: int | None = None) -> SoFar:
    """What a seat has chosen so far. Things that do not go together raise IllegalAction."""
    game = at_hand(game, list(things), seat)
    rules, states = game.rules, game.states.copy()
    s, actions = rules.open(states), [action_id(rules, thing) for thing in things]
    asked = asked_in(rules, s)
    laid_out(game, states, actions)
    if asked_in(rules, s) != asked or (more := set_of(rules, states)) is None:
        return closed(game, actions, None)
    end = common_choice(rules, s) if more["closes"] is None else rules.closing(s)
    if end is not None:
        return closed(game, [*actions, end], {**more, "closes": named(rules, end)})
    before, after = (game.presentation.holdings(rules.public_view(there), asked[1]) for there in (game.states, states))
    return SoFar(changes(before, after), open=True, then=MORE, more=more)


def closed(game: "Game", actions: list[int], more: Set | None) -> SoFar:
    """The set as its preview tells of it."""
    seen = preview_of(game.rules, game.states, in_order(game, actions), game.ask_forced)
    return SoFar(seen.changes, seen.open, seen.then, more, seen.paid)
