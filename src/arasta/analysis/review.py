"""An analysis for a client: win chances turn by turn, and each decision with its best choices in words."""

from typing import Any

from arasta.analysis.findings import MOST_MISTAKES, Analysis, Decision
from arasta.analysis.sentences import choice_text, reason
from arasta.play.game.game import Game
from arasta.play.game.preview import preview_of
from arasta.play.games import GAMES
from arasta.play.text.descriptions import expansions_of
from arasta.play.text.language import DEFAULT

MOST_CHOICES = 3  # of a decision, besides the one that was made


def review(found: Analysis, game: Game, lang: str = DEFAULT) -> dict[str, Any]:
    """All of it, ready for JSON. Mistakes are told by their steps, the largest first; what would have been better there
    says why. The game is the one that was looked back at.
    """
    mistakes = found.mistakes[:MOST_MISTAKES]
    told = {decision.step: reviewed(found, decision, lang) for decision in found.decisions}
    for mistake in mistakes:
        told[mistake.step]["choices"][0]["why"] = why_better(mistake, game, lang)
    return {
        "turns": found.to_json()["turns"],
        "decisions": list(told.values()),
        "mistakes": [mistake.step for mistake in mistakes],
        "luck": found.luck,
        "lost": found.lost,
    }


def why_better(mistake: Decision, game: Game, lang: str) -> str:
    """What the best choice would have been good for."""
    rules = game.rules
    number = rules.ids[mistake.best.action]
    seen = preview_of(rules, game.states_at(mistake.step), [number])
    return reason(rules.name, rules.actions[number], seen, expansions_of(game.settings), lang, game.names)


def reviewed(found: Analysis, decision: Decision, lang: str) -> dict[str, Any]:
    """A decision: its best choices, and the one that was made if it is none of them."""
    best = decision.options[:MOST_CHOICES]
    shown = best if decision.made in best else (*best, decision.made)
    choices = [
        {
            "action": option.action,
            "text": choice_text(GAMES[found.game], option.action, decision.decision, lang, found.names),
            "value": option.value,
        }
        for option in shown
    ]
    told = {"step": decision.step, "turn": decision.turn, "seat": decision.seat, "chosen": decision.chosen}
    return told | {"loss": decision.loss, "choices": choices}
