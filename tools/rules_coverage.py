"""Which clauses of the rules do tests cite, and which do they not?

A test cites a clause by writing its full id in its docstring ("MOVE-3: …"); ranges are not expanded. The rows of the
dice game's component tables have ids of their own (DN-4, DT-LIRA, DCARD-A1a) and count as clauses.
Exit code 1 if a clause of either game has no test, or if a test cites an id that no specification has.
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/rules"
GAMES = {"board game": FOLDER / "istanbul.md", "dice game": FOLDER / "dice.md"}
TABLES = FOLDER / "components.md"  # what the clauses refer to
SPECIFICATIONS = GAMES | {  # a further module may have a page of its own
    page.stem: page for page in sorted(FOLDER.glob("*.md")) if page not in (*GAMES.values(), TABLES)
}

ROW_ID = r"\bD(?:B\d|N|T|V|CARD)-(?:[A-Z]\d[a-z]?|[A-Z]{2,}|\d+)\b"
CLAUSE_ID = rf"{ROW_ID}|\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-(?:\d+[a-z]?|[A-Z])\b"


def read_clauses(specification: str) -> dict[str, str]:
    """Every clause id of a specification, in its order, with the title of its section."""
    clauses: dict[str, str] = {}
    section = ""
    for line in specification.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        for clause in re.findall(rf"\*\*({CLAUSE_ID})\*\*|^\| ({ROW_ID})(?: c)? \|", line):
            clauses.setdefault("".join(clause), section)
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


def print_by_section(clauses: Mapping[str, str], citations: Mapping[str, list[str]]) -> None:
    """Print ids under their section's title, each with the tests that cite it."""
    for section, ids in groupby(clauses, key=clauses.__getitem__):
        print(f"\n{section}")
        for clause in ids:
            print("  " + "\n    ".join([clause, *citations.get(clause, [])]))


def main() -> int:
    """Report, and say by the exit code whether anything is amiss."""
    parser = argparse.ArgumentParser(description="List the clauses that no test cites.")
    parser.add_argument("--all", action="store_true", help="list every clause with the tests that cite it")
    arguments = parser.parse_args()

    citations = gather_citations(ROOT / "tests")
    known: dict[str, str] = {}
    for game, page in SPECIFICATIONS.items():
        clauses = read_clauses(page.read_text(encoding="utf-8"))
        left = {clause: section for clause, section in clauses.items() if clause not in citations}
        print(f"{game}: {len(clauses) - len(left)} of {len(clauses)} clauses cited, {len(left)} left")
        print_by_section(clauses if arguments.all else left, citations)
        known |= clauses
    unknown = {clause: "Cited, but in no specification" for clause in citations if clause not in known}
    print_by_section(unknown, citations)
    return 1 if unknown or known.keys() - citations.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
