import rules_coverage

SPECIFICATION = """
## 7. Movement
- **MOVE-2** A step. RULING: as **bold** words say.
- **MOVE-3** Two steps (see MOVE-2).
## 20. Kiosk tiles
- **KIOSK-A** A use.
"""

TESTS = '''
def test_a_merchant_moves_two_steps():
    """MOVE-3, KIOSK-A and VAR-NA-2; MOVE-5 to 8."""

def a_drawn_board():
    """MOVE-1 is cited by no test here."""

def test_without_docstring():
    assert "MOVE-9"
'''


def test_clauses_are_read_with_their_section():
    assert rules_coverage.read_clauses(SPECIFICATION) == {
        "MOVE-2": "7. Movement",
        "MOVE-3": "7. Movement",
        "KIOSK-A": "20. Kiosk tiles",
    }


def test_only_full_ids_in_docstrings_of_tests_are_citations():
    cited = {clause for clause, test in rules_coverage.read_citations(TESTS)}
    assert cited == {"MOVE-3", "MOVE-5", "KIOSK-A", "VAR-NA-2"}


def test_every_expansion_pattern_names_a_clause():
    clauses = rules_coverage.read_clauses(rules_coverage.BOARD_GAME.read_text(encoding="utf-8"))
    patterns = " ".join(rules_coverage.EXPANSION.values()).split()
    assert [p for p in patterns if not any(rules_coverage.fnmatchcase(c, p) for c in clauses)] == []


def test_a_clause_with_a_base_game_part_does_not_wait():
    assert rules_coverage.belongs_to_expansion("BONUS-11")
    assert not rules_coverage.belongs_to_expansion("BONUS-10")
    assert rules_coverage.belongs_to_expansion("P17-1")
    assert not rules_coverage.belongs_to_expansion("P16-1")
