"""Which clauses of the rules do tests cite, and which do they not?

A test cites a clause by writing its full id in its docstring ("MOVE-3: …"); ranges are not expanded.
Exit code 1 if a base-game clause has no test, or if a test cites an id that no specification has.
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOARD_GAME = ROOT / "docs/rules/istanbul.md"
DICE_GAME = ROOT / "docs/rules/dice.md"

# Clauses that say nothing about the base game: what they need, and their ids as shell patterns.
# They wait until the expansions are built. A clause with a base-game part is not listed.
EXPANSION = {
    "modes M, L, G and their decks": "MODE-3 MODE-4 MODE-8 VAR-GB-1 SETUP-14 SETUP-15 DECK-4 DECK-7",
    "coffee": "WORD-2 SETUP-16 P06-1 MEET-7",
    "places 17 to 25": "P17-* P18-* P19-* P20-* P21-* P22-* P23-* P24-* P25-* EX-18 EX-25 EX-115 EX-123",
    "tavern tiles and barrier": "TAV-* BARRIER-* MOVE-6 MEET-12 EX-19 EX-102 EX-116",
    "bonus cards 11 to 31": "BONUS-1[1-9] BONUS-2* BONUS-3* PAY-7 ROLL-6 EX-24 EX-106 EX-114",
    "guild cards": "GTURN-* GUILD-* EX-17 EX-20 EX-21 EX-22 EX-23 EX-111 EX-117",
    "the companion": "COMP-* P07-2 MOVE-9 PAY-6 CARD-5 EX-26 EX-122",
    "letters and the Courier": "LETTER-* MEET-8 INV-8 EX-27 EX-107 EX-108 EX-109",
    "kiosk tiles": "KIOSK-* ROLL-7 EX-110",
    "stacks relocated by cards, tiles or place 25": "ASSIST-10",
    "extra turns": "TURN-7 END-3 EX-120",
}

CLAUSE_ID = r"\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-(?:\d+[a-z]?|[A-Z])\b"


def read_clauses(specification: str) -> dict[str, str]:
    """Every clause id of a specification, in its order, with the title of its section."""
    clauses, section = {}, ""
    for line in specification.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        for clause in re.findall(rf"\*\*({CLAUSE_ID})\*\*", line):
            clauses[clause] = section
    return clauses


def read_citations(source: str) -> Iterator[tuple[str, str]]:
    """Pairs of clause id and test name: one for every id in the docstring of a test function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for clause in sorted(set(re.findall(CLAUSE_ID, ast.get_docstring(node) or ""))):
                yield clause, node.name


def gather_citations(tests: Path) -> dict[str, list[str]]:
    """For every cited id the tests that cite it, as pytest would name them."""
    citations = defaultdict(list)
    for path in sorted(tests.rglob("test_*.py")):
        for clause, test in read_citations(path.read_text(encoding="utf-8")):
            citations[clause].append(f"{path.relative_to(tests.parent)}::{test}")
    return citations


def belongs_to_expansion(clause: str) -> bool:
    """Whether a clause says nothing about the base game."""
    return any(fnmatchcase(clause, pattern) for row in EXPANSION.values() for pattern in row.split())


def print_by_section(clauses: Mapping[str, str], citations: Mapping[str, list[str]]) -> None:
    """Print ids under their section's title, each with the tests that cite it."""
    for section, ids in groupby(clauses, key=clauses.__getitem__):
        print(f"\n{section}")
        for clause in ids:
            print("  " + "\n    ".join([clause, *citations.get(clause, [])]))


def main() -> int:
    """Report, and say by the exit code whether anything is amiss."""
    parser = argparse.ArgumentParser(description="List the clauses of the base game that no test cites.")
    parser.add_argument("--all", action="store_true", help="list every clause with the tests that cite it")
    arguments = parser.parse_args()

    clauses = read_clauses(BOARD_GAME.read_text(encoding="utf-8"))
    citations = gather_citations(ROOT / "tests")
    base = {clause: section for clause, section in clauses.items() if not belongs_to_expansion(clause)}
    left = {clause: section for clause, section in base.items() if clause not in citations}
    known = clauses | read_clauses(DICE_GAME.read_text(encoding="utf-8"))
    unknown = {clause: "Cited, but in no specification" for clause in citations if clause not in known}

    print(
        f"{len(base) - len(left)} of {len(base)} base clauses cited, {len(left)} left; "
        f"{len(clauses) - len(base)} expansion clauses wait"
    )
    print_by_section(clauses if arguments.all else left, citations)
    print_by_section(unknown, citations)
    return 1 if left or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
