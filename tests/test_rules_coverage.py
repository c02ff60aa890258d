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


def test_the_clauses_of_the_base_game_and_of_both_expansions_are_asked_for():
    clauses = rules_coverage.read_clauses(rules_coverage.SPECIFICATIONS["board game"].read_text(encoding="utf-8"))
    assert {"BONUS-10", "P16-1", "BONUS-11", "P17-1", "GUILD-20", "KIOSK-A", "EX-123"} <= clauses.keys()


def test_the_clauses_and_the_component_rows_of_the_dice_game_are_asked_for():
    clauses = rules_coverage.read_clauses(rules_coverage.SPECIFICATIONS["dice game"].read_text(encoding="utf-8"))
    assert {"DTURN-6", "DACT-9b", "DCASE-20", "DB2-3", "DN-12", "DT-LIRA", "DCARD-A2", "DCARD-B4g"} <= clauses.keys()
    assert clauses["DTILE-9"] == "7. Mosque tiles (DTILE)"


def test_a_clause_that_no_test_cites_makes_the_report_fail(monkeypatch, tmp_path, capsys):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_movement.py").write_text(TESTS.replace("and VAR-NA-2; MOVE-5 to 8", ""), encoding="utf-8")
    (tmp_path / "rules.md").write_text(SPECIFICATION, encoding="utf-8")
    monkeypatch.setattr(rules_coverage, "ROOT", tmp_path)
    monkeypatch.setattr(rules_coverage, "SPECIFICATIONS", {"board game": tmp_path / "rules.md"})
    monkeypatch.setattr("sys.argv", ["rules_coverage.py"])
    assert rules_coverage.main() == 1
    assert "2 of 3 clauses cited, 1 left" in capsys.readouterr().out
