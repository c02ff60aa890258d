"""The features of the board game for nets: the decision at hand, then what each module has to tell.

`LAYOUT` says where each of them stands; `encode` writes what a seat may know, and nothing else (clauses INFO-1 to
INFO-4).
"""

from arasta.core.decision_encoding import decision_blocks
from arasta.core.layout import Layout, Part
from arasta.istanbul.base.components.players import SEATS
from arasta.istanbul.base.encoding import GOOD_LABELS, PLACE_LABELS, TOKEN_LABELS
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import parts
from arasta.istanbul.state import PUBLIC

MODULE_PARTS = [Part(word, file.BLOCKS, getattr(file, "is_present", None)) for word, file in parts("encoding").items()]
NUMBERED = {"place": PLACE_LABELS, "token": TOKEN_LABELS, "good": GOOD_LABELS}
LAYOUT = Layout([Part("decision", decision_blocks(EFFECTS)), *MODULE_PARTS], PUBLIC, SEATS, NUMBERED)
encode = LAYOUT.encode
