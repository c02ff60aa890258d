"""What a choice costs and brings, as two sides: what is paid, to whom, and what is gained; as data and in words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypedDict

from arasta.play.game.events import Changed, listed
from arasta.play.game.holdings import Holdings, without
from arasta.play.game.log import change_text, changed_text
from arasta.play.text.language import say
from arasta.play.text.names import seat_name
from arasta.play.text.refusals import in_a_row

if TYPE_CHECKING:
    from arasta.play.game.partial_sets import SoFar
    from arasta.play.game.preview import Preview


class Balance(TypedDict):
    """Both sides, ready for JSON: numbers by what is held, such as `goods.red`."""

    cost: Holdings
    gain: Holdings
    paid: list[Changed]  # of the cost, what other seats are paid
    open: bool  # whether chance, another player or a further choice still has a say in them


def balance_of(seen: "Preview | SoFar") -> Balance:
    """A preview as two sides. What others are paid is a cost in full, whatever comes back after it."""
    handed = in_all(seen.paid)
    kept = {word: seen.changes.get(word, 0) + handed.get(word, 0) for word in {**seen.changes, **handed}}
    cost = {word: handed.get(word, 0) - min(n, 0) for word, n in kept.items()}
    return {
        "cost": {word: n for word, n in cost.items() if n},
        "gain": {word: n for word, n in kept.items() if n > 0},
        "paid": listed(seen.paid),
        "open": seen.open,
    }


def in_all(by_seat: Mapping[int, Holdings]) -> Holdings:
    """Amounts of all seats together."""
    total: Counter[str] = Counter()
    for amounts in by_seat.values():
        total.update(amounts)
    return dict(total)


def balance_text(told: Balance, lang: str, people: Sequence[str], evident: frozenset[str] = frozenset()) -> str:
    """In words: what others are paid, what else it costs, what it brings, but nothing evident. Empty for nothing."""
    rest = without(told["cost"], in_all({paid["seat"]: paid["changes"] for paid in told["paid"]}))
    texts = [paid_text(paid, lang, people) for paid in told["paid"]]
    texts += [change_text(word, -n, lang) for word, n in rest.items() if word not in evident]
    texts += [change_text(word, n, lang) for word, n in told["gain"].items() if word not in evident]
    texts = [text for text in texts if text]
    changes = in_a_row(texts, "list-more", lang) if texts else ""
    return say("change-open", lang, changes=changes) if changes and told["open"] else changes


def paid_text(paid: Changed, lang: str, people: Sequence[str]) -> str:
    """What another player is paid."""
    change = changed_text({word: -n for word, n in paid["changes"].items()}, lang)
    return say("change-paid", lang, change=change, player=seat_name(paid["seat"], lang, people))
