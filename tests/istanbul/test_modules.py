"""The modules of the board game: folders of one shape, joined without knowing each other."""

import re
from pathlib import Path

import pytest

import arasta.istanbul
from arasta.core.agenda import FIRST_DECISION
from arasta.core.effects import Happening
from arasta.core.options import WORD
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import BASE, MODULES, parts
from arasta.istanbul.state import OPTION_WORDS
from arasta.istanbul.tables import PROGRAMS, joined

FOLDER = Path(arasta.istanbul.__file__).parent
SHAPE = ("words", "arguments", "components", "fields", "setup", "reasons", "view", "places")
# Options that a further expansion of the usual size would add to a decision: five places, fourteen kinds of card.
PLACES_TO_COME, CARDS_TO_COME = 5, 14


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_a_folder_of_one_shape(module):
    found = {path.stem for path in (FOLDER / module).iterdir()}
    assert set(SHAPE) <= found


@pytest.mark.parametrize("module", MODULES)
def test_a_module_uses_itself_and_those_before_it(module):
    later = MODULES[MODULES.index(module) + 1 :]
    sources = {path: path.read_text("utf-8") for path in (FOLDER / module).rglob("*.py")}
    named = {path: re.findall(r"arasta\.istanbul\.(\w+)", source) for path, source in sources.items()}
    assert {path for path, words in named.items() if set(words) & set(later)} == set()


def test_every_place_has_its_file():
    """P00-2: places 2 to 4, 10 and 11, and 14 and 15 share theirs."""
    places = {BASE: 12, "mocha": 4, "letters": 5}
    assert {module: len([*(FOLDER / module / "places").glob("[a-z]*.py")]) for module in MODULES} == places


def test_every_effect_is_declared_and_one_that_happens_does_something():
    """House rule: no word without a rule."""
    assert EFFECTS.declared.keys() == EFFECTS.words.keys()
    assert [EFFECTS.words[n] for n, e in EFFECTS.declared.items() if isinstance(e, Happening) and e.do is None] == []


def test_every_effect_of_a_program_is_declared():
    """House rule: a component can only do what the rules know."""
    assert {effect for row in PROGRAMS.rows for effect, _ in row} <= EFFECTS.declared.keys()


def test_every_row_of_a_component_table_carries_a_clause_of_the_specification():
    """House rule: whoever reads a component finds its rule."""
    specification = (Path(__file__).parents[2] / "docs/rules/istanbul.md").read_text("utf-8")
    clauses = set(re.findall(r"\*\*([A-Z][A-Z0-9]*(?:-[A-Z]+)*-\w+)\*\*", specification))
    tables = ("PLACE_TABLE", "PLACE_ADDITIONS", "CARD_TABLE", "TOKEN_TABLE")
    rows = [row for table in tables for part in joined(table).values() for row in part]
    for part in parts("components").values():
        rows += [*getattr(part, "GUILD_TABLE", ()), *getattr(part, "KIOSK_TABLE", ())]
    assert {row.clause for row in rows} - clauses == set()


def headroom(names):
    """The options still free in each word of a decision's options."""
    used = [sum(option // WORD == word for option in names) for word in range(OPTION_WORDS)]
    return [WORD - n for n in used]


@pytest.mark.parametrize("effect", [n for n in EFFECTS.words if n >= FIRST_DECISION], ids=EFFECTS.words.get)
def test_a_decision_has_room_for_a_further_expansion(effect):
    """House rule: places and cards are numbered within a word of 63 options; bids use all that there are."""
    if EFFECTS.words[effect] == "bid":
        return
    own, cards, further = headroom(EFFECTS.names[effect])
    kinds = {action.kind for option, action in EFFECTS.names[effect].items() if option < WORD}
    assert own >= max(PLACES_TO_COME if "place" in kinds else 0, CARDS_TO_COME if "card" in kinds else 0)
    assert cards >= CARDS_TO_COME
    assert further >= PLACES_TO_COME
