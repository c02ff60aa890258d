"""Do the tests notice when a rule is changed? For `make mutants`.

Cosmic Ray knows what can be changed in a file (a comparison, a number, `and`, a loop, a decorator); this draws a sample
of places from each file of `tools/mutants.toml`, changes one after the other in a copy of the working tree, and runs
the tests that stand beside the file, until one fails. Rules run plain: what is compiled would be compiled anew for
every mutant. Each run is a fork of this process, which has loaded the libraries already: that halves the time.

    python tools/mutants.py                          # all of them; the report is mutants/report.md
    python tools/mutants.py core/agenda.py --places 50   # one file, thoroughly
    python tools/mutants.py server/live --seed 5     # a folder, other mutants

Exit code 1 if a mutant has survived that `tools/mutants.toml` does not explain.
"""

import argparse
import ast
import difflib
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tools/mutants.toml"
REPORT = ROOT / "mutants/report.md"

ONLY_FOR_THE_COMPILER = {"rule", "inlined", "entry"}  # decorators that change nothing in a plain run
LIBRARIES = ("fastapi", "httpx", "hypothesis", "numba", "pytest", "schemathesis", "sqlalchemy", "uvicorn", "websockets")
EXPECTED = ("overflow", "Module already imported")  # numbers of a stream wrap round; libraries are there before pytest
PYTEST = ("-q", "-x", "-n0", "-pno:cacheprovider", *(f"-Wignore:{warning}" for warning in EXPECTED))
LONGEST = 600  # seconds that the tests of a file may take without a mutant
TIMES_AS_LONG, SECONDS_MORE = 4, 30  # a mutant whose tests take that much longer than they should is killed

Position = tuple[int, int]  # of a character: its line from 1, its column from 0


class Mutant(NamedTuple):
    """A change of one place of a file: Cosmic Ray's work item, and where the place is."""

    item: Any
    start: Position
    end: Position


class Result(NamedTuple):
    """What became of a mutant: whether the tests noticed it, its diff, and why it may survive."""

    killed: bool
    diff: str
    explanation: str = ""


def main() -> int:
    """Test the mutants that were asked for, and write the report."""
    arguments = read_arguments()
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    files = {source: tests for source, tests in tests_by_file(table) if source.startswith(tuple(arguments.files))}
    if not files:
        sys.exit(f"No file of {TABLE.name} begins with {' or '.join(arguments.files)}.")
    results: dict[str, list[Result]] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy_tree(Path(folder))
        go_plain(Path(folder))
        for source, tests in files.items():
            results[source] = list(tested(source, tests, table, arguments))
            write_report(results, arguments.report)
    survivors = sum(not result.killed and not result.explanation for each in results.values() for result in each)
    print(f"{summary(list(results.values()))}; {arguments.report} has the survivors")
    return 1 if survivors else 0


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Do the tests notice when a rule is changed?")
    parser.add_argument("files", nargs="*", default=[""], help="files or folders below src/arasta; without: all")
    parser.add_argument("--places", type=int, default=8, help="of each file at most so many places (default 8)")
    parser.add_argument("--seed", type=int, default=22, help="another seed draws other places")
    parser.add_argument("--report", type=Path, default=REPORT)
    arguments = parser.parse_args()
    arguments.report = arguments.report.resolve()
    return arguments


def tests_by_file(table: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Every file, below src/arasta, and the tests that go with it."""
    for group in table["group"]:
        for source in group["sources"]:
            yield source, [test if test.startswith("-") else f"tests/{test}" for test in group["tests"]]


def copy_tree(folder: Path) -> None:
    """The working tree as git knows it, so that nobody's files are changed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def go_plain(folder: Path) -> None:
    """Whatever is started from here on works in the copy, with plain rules and the libraries at hand."""
    os.chdir(folder)
    os.environ |= {"PYTHONPATH": str(folder / "src"), "ARASTA_RULES": "plain", "ARASTA_CACHE": str(folder / "cache")}
    for library in LIBRARIES:
        import_module(library)


def tested(source: str, tests: list[str], table: dict[str, Any], arguments: argparse.Namespace) -> Iterator[Result]:
    """The results of a file's sample; a line tells of each."""
    path = Path("src/arasta") / source
    sample = drawn(mutants_of(path), arguments.places, random.Random(f"{arguments.seed} {source}"))
    if not sample:
        return
    limit = seconds_without_mutant(tests, source) * TIMES_AS_LONG + SECONDS_MORE
    for mutant in sample:
        result = tested_mutant(mutant, tests, limit)
        if not result.killed:
            result = result._replace(explanation=explanation(source, result.diff, table))
        print(f"{source}:{mutant.start[0]}", "killed" if result.killed else "SURVIVED", result.explanation, flush=True)
        yield result


def tested_mutant(mutant: Mutant, tests: list[str], limit: float) -> Result:
    """Whether the tests notice the mutant, and what it changes."""
    from cosmic_ray.mutating import use_mutation
    from cosmic_ray.plugins import get_operator

    mutation = mutant.item.mutations[0]
    with use_mutation(mutation.module_path, get_operator(mutation.operator_name)(), mutation.occurrence) as (was, now):
        passed = tests_pass(tests, limit)
    diff = difflib.unified_diff(was.splitlines(), now.splitlines(), lineterm="")
    return Result(not passed, "\n".join(list(diff)[2:]))


def tests_pass(tests: list[str], limit: float) -> bool:
    """Whether all tests pass within so many seconds; the libraries are there already, our own code is loaded anew."""
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(tests,))
    process.start()
    process.join(limit)
    if process.is_alive():
        os.killpg(process.pid or 0, signal.SIGKILL)
        process.join()
    return process.exitcode == 0


def run_tests(tests: list[str]) -> None:
    """In a process and a group of its own: whatever it has started is ended with it. The last output is kept."""
    import pytest

    os.setsid()
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path("src").resolve()))
    with open("output.txt", "w", encoding="utf-8") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        os._exit(pytest.main([*PYTEST, *tests]))


def seconds_without_mutant(tests: list[str], source: str) -> float:
    """How long the tests take with the file as it is. They must pass."""
    began = time.monotonic()
    if not tests_pass(tests, LONGEST):
        sys.exit(f"{source}: its tests fail without any mutant.\n{Path('output.txt').read_text('utf-8')[-3000:]}")
    return time.monotonic() - began


def mutants_of(path: Path) -> list[Mutant]:
    """What Cosmic Ray would change in a file, less what no plain run could notice."""
    from cosmic_ray.commands import init
    from cosmic_ray.work_db import WorkDB

    work = WorkDB(":memory:", WorkDB.Mode.create)
    init([path], work, {})
    mutants = [Mutant(item, *span(item.mutations[0])) for item in work.work_items]
    work.close()
    silent = list(silent_spans(ast.parse(path.read_text(encoding="utf-8"))))
    return [mutant for mutant in mutants if is_noticeable(mutant, silent)]


def span(mutation: Any) -> tuple[Position, Position]:
    """Where a mutation begins and ends."""
    (line, column), (last, end) = mutation.start_pos, mutation.end_pos
    return (line, column), (last, end)


def silent_spans(tree: ast.Module) -> Iterator[tuple[Position, Position]]:
    """Where a change says nothing to a plain run: annotations, and decorators for the compiler alone."""
    for node in ast.walk(tree):
        annotations = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        decorators = [
            decorator
            for decorator in getattr(node, "decorator_list", [])
            if isinstance(decorator, ast.Name) and decorator.id in ONLY_FOR_THE_COMPILER
        ]
        for part in filter(None, [*annotations, *decorators]):
            yield (
                (part.lineno, part.col_offset - (part in decorators)),
                (part.end_lineno or 0, part.end_col_offset or 0),
            )


def is_noticeable(mutant: Mutant, silent: Iterable[tuple[Position, Position]]) -> bool:
    """Neither in a silent place nor `==` for `is`, which are the same for small numbers and for None."""
    operator = mutant.item.mutations[0].operator_name
    if operator.endswith(("_Is", "_IsNot", "Is_Eq", "IsNot_NotEq")):
        return False
    return not any(start <= mutant.start and mutant.start < end for start, end in silent)


def drawn(mutants: list[Mutant], places: int, chooser: random.Random) -> list[Mutant]:
    """One mutant each of so many places: a plus can become ten other things, a loop only one."""
    by_place: dict[tuple[Position, Position], list[Mutant]] = {}
    for mutant in mutants:
        by_place.setdefault((mutant.start, mutant.end), []).append(mutant)
    chosen = chooser.sample(sorted(by_place), min(places, len(by_place)))
    return [
        chooser.choice(sorted(by_place[place], key=lambda mutant: str(mutant.item.mutations[0].operator_name)))
        for place in sorted(chosen)
    ]


def changed_lines(diff: str) -> tuple[str, str]:
    """What a diff takes away and what it puts in its place."""
    lines = diff.splitlines()
    return tuple(" ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+")  # type: ignore[return-value]


def explanation(source: str, diff: str, table: dict[str, Any]) -> str:
    """Why a mutant may survive, if the table says so."""
    for known in table.get("equivalent", []):
        if (source, *changed_lines(diff)) == (known["source"], known["was"], known["mutant"]):
            return str(known["why"])
    return ""


def summary(results: Iterable[list[Result]]) -> str:
    """How many mutants there were, and how many survived."""
    every = [result for each in results for result in each]
    killed = sum(result.killed for result in every)
    explained = sum(bool(result.explanation) for result in every)
    share = f" ({killed / len(every):.1%})" if every else ""
    survived = len(every) - killed - explained
    return f"{len(every)} mutants: {killed} killed{share}, {explained} explained, {survived} survived"


def write_report(results: dict[str, list[Result]], report: Path) -> None:
    """The figures by file, and the diff of every survivor."""
    lines = ["# Mutants", "", f"{summary(results.values())}.", "", "| file | |", "|---|---|"]
    lines += [f"| `{source}` | {summary([each])} |" for source, each in results.items() if each]
    for source, each in results.items():
        for result in each:
            if not result.killed:
                why = result.explanation or "**survived**"
                lines += ["", f"## `{source}`", "", why, "", "```diff", *result.diff.splitlines(), "```"]
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
