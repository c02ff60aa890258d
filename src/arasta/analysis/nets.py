"""The net that judges if none is given."""

from arasta.analysis.evaluation import Evaluator
from arasta.bots.net import Net
from arasta.core.protocol import Rules


def net_for(rules: Rules) -> Evaluator:
    """The champion's."""
    return Net.load(rules.name)
