"""The modules of the board game: folders of one shape, joined without knowing each other."""

import re
from pathlib import Path

import pytest
import rules_coverage

import arasta.istanbul
from arasta.core.agenda import FIRST_DECISION
from arasta.core.effects import Happening
from arasta.core.options import WORD
from arasta.core.words import own_words
from arasta.istanbul import tables
from arasta.istanbul.base.components.places import STAYING
from arasta.istanbul.base.components.rows import Layout
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import MODULES, parts
from arasta.istanbul.state import OPTION_WORDS
from arasta.istanbul.tables import PROGRAMS, joined

FOLDER = Path(arasta.istanbul.__file__).parent
ALWAYS = {"words", "components", "places", "view", "encoding"}
# Options that a further expansion of the usual size would add to a decision: five places, fourteen kinds of card.
PLACES_TO_COME, CARDS_TO_COME = 5, 14


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_a_folder_of_one_shape(module):
    assert {path.stem for path in (FOLDER / module).iterdir()} >= ALWAYS


@pytest.mark.parametrize("module", MODULES)
def test_a_module_uses_itself_and_those_before_it(module):
    later = MODULES[MODULES.index(module) + 1 :]
    sources = {path: path.read_text("utf-8") for path in (FOLDER / module).rglob("*.py")}
    named = {path: re.findall(r"arasta\.istanbul\.(\w+)", source) for path, source in sources.items()}
    assert {path for path, words in named.items() if set(words) & set(later)} == set()


def test_every_place_has_its_file():
    """P00-2: places 2 to 4, 10 and 11, and 14 and 15 share theirs."""
    kinds = {"warehouse": "warehouses", "market": "markets", "mosque": "mosques"}
    for module in MODULES:
        files = {path.stem for path in (FOLDER / module / "places").glob("[a-z]*.py")}
        words = {number: word.lower() for word, number in own_words(parts("words")[module].Place).items()}
        own = {words[row.place] for row in joined("PLACE_TABLE")[module]}
        shared = {word: kinds[kind] for word in own - files if (kind := word.split("_")[-1]) in kinds}
        assert {shared.get(word, word) for word in own} == files


def test_every_effect_is_declared_and_one_that_happens_does_something():
    """House rule: no word without a rule."""
    assert EFFECTS.declared.keys() == EFFECTS.words.keys()
    assert [EFFECTS.words[n] for n, e in EFFECTS.declared.items() if isinstance(e, Happening) and e.do is None] == []


def test_every_effect_of_a_program_is_declared():
    """House rule: a component can only do what the rules know."""
    assert {effect for row in PROGRAMS.rows for effect, _ in row} <= EFFECTS.declared.keys()


def test_every_row_of_a_component_table_carries_a_clause_of_the_specification():
    """House rule: whoever reads a component finds its rule."""
    pages = [page.read_text("utf-8") for page in rules_coverage.SPECIFICATIONS.values()]
    clauses = {clause for page in pages for clause in re.findall(r"\*\*([A-Z][A-Z0-9]*(?:-[A-Z]+)*-\w+)\*\*", page)}
    tables = ("PLACE_TABLE", "PLACE_ADDITIONS", "CARD_TABLE", "TOKEN_TABLE")
    rows = [row for table in tables for part in joined(table).values() for row in part]
    for part in parts("components").values():
        rows += [*getattr(part, "GUILD_TABLE", ()), *getattr(part, "KIOSK_TABLE", ())]
    assert {row.clause for row in rows} - clauses == set()


@pytest.mark.parametrize("grid", [(26, 13, 2), (30, 6, 5), (10, 5, 2), (2, 1, 2)])
def test_a_grid_that_the_board_cannot_hold_is_refused(grid):
    """LAYOUT-1: 13 by 2 are 26 cells, but there are five columns at most."""
    with pytest.raises(ValueError, match=r"cannot hold a grid of \d+ x \d: it has 3 to 5 columns .* 25 places"):
        tables.check_grid(*grid)


def test_a_grid_has_a_cell_for_each_place():
    """LAYOUT-1"""
    with pytest.raises(ValueError, match="A grid of 5 x 5 has no room for exactly 26 places"):
        tables.check_grid(26, 5, 5)
    for places, grid in tables.GRIDS.items():
        tables.check_grid(places, *grid)


@pytest.fixture
def roasting_plant_for_fruit(monkeypatch):
    """The tables as if the Roasting Plant stood in for the Fruit Warehouse."""
    changed = [row._replace(instead_of=4) if row.place == 17 else row for row in tables.PLACE_TABLE]
    monkeypatch.setattr(tables, "PLACE_TABLE", tuple(changed))


def test_a_place_can_stand_in_for_another_where_its_module_is_in_the_game(roasting_plant_for_fruit):
    """MODE-1: the other one is left out, on printed layouts too."""
    base, mocha = 0, 1
    assert tables.stand_ins(base) == {}
    assert tables.stand_ins(mocha) == {4: 17}
    assert {4, 17} & {*tables.places_of(base)} == {4}
    assert {4, 17} & {*tables.places_of(mocha)} == {17}
    assert tables.laid(Layout("x", ((1, 4), (17, 5)), ("mocha",))).rows == ((1, 17), (17, 5))
    assert tables.laid(Layout("x", ((1, 4),))).rows == ((1, 4),)


def test_two_places_cannot_stand_in_for_the_same_one(roasting_plant_for_fruit, monkeypatch):
    """MODE-1"""
    changed = [row._replace(instead_of=4) if row.place == 18 else row for row in tables.PLACE_TABLE]
    monkeypatch.setattr(tables, "PLACE_TABLE", tuple(changed))
    with pytest.raises(ValueError, match="Places 17 and 18 stand in for place 4"):
        tables.stand_ins(1)


@pytest.mark.parametrize("place", [*STAYING, 20])
def test_no_place_stands_in_for_one_where_pieces_or_rubies_begin(place):
    """SETUP-3, SETUP-11, SETUP-12, SETUP-13, VAR-RL-1"""
    row = tables.PLACE_TABLE[-1]._replace(instead_of=place)
    with pytest.raises(ValueError, match=r"No place can stand in for .*: pieces or rubies begin there"):
        tables.check_stand_in(row)


def test_a_place_stands_in_for_one_that_there_is():
    """MODE-1"""
    row = tables.PLACE_TABLE[-1]._replace(instead_of=99)
    with pytest.raises(ValueError, match=f"{row.slug} stands in for place 99, which there is not"):
        tables.check_stand_in(row)


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
