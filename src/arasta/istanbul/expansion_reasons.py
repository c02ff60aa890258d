"""The expansions' reasons together: by what is done in any decision, and by decision."""

from arasta.istanbul.letters import reasons as letters
from arasta.istanbul.mocha import reasons as mocha

VERBS = mocha.VERBS | letters.VERBS
DECISIONS = mocha.DECISIONS | letters.DECISIONS
