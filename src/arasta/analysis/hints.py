"""Hints: the best choices of whoever is to act, by what that seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from arasta.analysis.choices import KEY, Thoroughness, values_of_choices
from arasta.analysis.evaluation import Evaluator
from arasta.analysis.findings import ValuedChoice
from arasta.analysis.nets import net_for
from arasta.analysis.sentences import choice_text, percent, whole_percent
from arasta.bots.position import Position
from arasta.bots.warm_up import BEGUN, get_ready, is_kept, is_ready, start_warm_up
from arasta.core.agenda_game import AgendaGame
from arasta.play.game.balance import balance_of, balance_text
from arasta.play.game.game import Game
from arasta.play.game.preview import preview_of
from arasta.play.game.refusals import refusal
from arasta.play.text.language import DEFAULT, say

MOST = 3
CARE = Thoroughness(worlds=4, tries=32)  # more than in a whole game: there is one decision only
AT_FIRST = Thoroughness(
    worlds=2, tries=2, choices=5
)  # as long as nothing is compiled, which is hundreds of times slower


@dataclass(frozen=True)
class Hint:
    """A choice worth making, ready for JSON: how likely the seat is to win with it, and what it costs and brings."""

    action: str
    text: str  # as a button says it
    value: float
    policy: float  # how often the champion would make it
    changes: dict[str, int]
    open: bool  # whether chance, another player or a further choice still has a say in the changes
    why: str  # the changes in words; empty if there are none
    sentence: str


def hint(game: Game, seat: int | None = None, most: int = MOST, lang: str = DEFAULT) -> list[Hint]:
    """The best choices of the seat that is to act; of any other it is refused."""
    if refused := refusal(game, max(game.to_act or 0, 0) if seat is None else seat):
        raise refused
    return best_choices(Position.of(game, KEY), most, lang=lang, people=game.names)


def best_choices(
    position: Position,
    most: int = MOST,
    *,
    net: Evaluator | None = None,
    care: Thoroughness | None = None,
    lang: str = DEFAULT,
    people: Sequence[str] = (),
) -> list[Hint]:
    """The best choices in a position, at most so many, the best first; `people` are the names of the seats.

    Nobody waits until the rules are compiled, the first time on a machine: until then they run plain, with less care.
    """
    rules, usual = rules_at_hand(position.rules)
    (options,) = values_of_choices(net or net_for(rules), rules, position.states, [position.seat], care or usual)
    return [hint_of(position, option, lang, people) for option in best_first(options)[:most]]


def rules_at_hand(rules: AgendaGame) -> tuple[AgendaGame, Thoroughness]:
    """The rules as they can run now, and with how much care one judges by them."""
    if is_kept(rules) and rules.name not in BEGUN:
        get_ready(rules)
    if is_ready(rules):
        return rules, CARE
    start_warm_up(rules)
    return rules.plain, AT_FIRST


def best_first(options: Sequence[ValuedChoice]) -> list[ValuedChoice]:
    """The best choices first, by the win chance that people are shown. Where that is the same, the one that the net
    would rather make goes before: so much it has learnt by playing, and not by looking to the end of the turn.
    """
    return sorted(options, key=lambda option: (-whole_percent(option.value), -option.policy))


def hint_of(position: Position, option: ValuedChoice, lang: str, people: Sequence[str]) -> Hint:
    """One of them in words."""
    rules, states = position.rules, position.states
    seen = preview_of(rules, states, [rules.ids[option.action]])
    why = balance_text(balance_of(seen), lang, people)
    text = choice_text(rules, option.action, rules.decision(rules.open(states)), lang, people)
    told = {"choice": text, "chance": percent(option.value, lang)}
    sentence = say("hint-why", lang, **told, why=why) if why else say("hint", lang, **told)
    return Hint(option.action, text, option.value, option.policy, seen.changes, seen.open, why, sentence)
