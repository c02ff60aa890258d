"""An analysis for a client: win chances turn by turn, and each decision with its best choices in words."""

from typing import Any

from arasta.analysis.findings import MOST_MISTAKES, Analysis, Decision
from arasta.analysis.sentences import choice_text
from arasta.play.games import GAMES
from arasta.play.text.language import DEFAULT

MOST_CHOICES = 3  # of a decision, besides the one that was made


def review(found: Analysis, lang: str = DEFAULT) -> dict[str, Any]:
    """All of it, ready for JSON. Mistakes are told by their steps, the largest first."""
    return {
        "turns": found.to_json()["turns"],
        "decisions": [reviewed(found, decision, lang) for decision in found.decisions],
        "mistakes": [mistake.step for mistake in found.mistakes[:MOST_MISTAKES]],
        "luck": found.luck,
        "lost": found.lost,
    }


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
