"""docs/reference has every public name, each with an example, and the examples are true.

Public is what `__all__` of the packages below offers, and what those classes offer in turn.
"""

import doctest
import inspect
import re
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "docs/reference"
PAGES = sorted(FOLDER.glob("*.rst"))
PACKAGES = ("arasta", "arasta.dice", "arasta.envs", "arasta.istanbul")
FURTHER = ("arasta.bots.bot.Bot", "arasta.bots.net.Net", "arasta.bots.position.Position")
DIRECTIVE = re.compile(r"^\.\. (currentmodule|auto\w+|data):: ([\w.]+)", re.MULTILINE)
MEMBERS = (staticmethod, classmethod, property, cached_property)


def described():
    """By full name what stands under each directive of the reference."""
    found = {}
    for page in PAGES:
        text, module = page.read_text("utf-8"), ""
        marks = [*DIRECTIVE.finditer(text), None]
        for mark, later in pairwise(marks):
            if mark[1] == "currentmodule":
                module = mark[2]
            else:
                found[f"{module}.{mark[2]}"] = text[mark.end() : later.start() if later else len(text)]
    return found


DESCRIBED = described()


def public():
    """The full names of what is public."""
    names = [f"{package}.{name}" for package in PACKAGES for name in import_module(package).__all__]
    for name in (*names, *FURTHER):
        yield name
        module, _, own = name.rpartition(".")
        thing = getattr(import_module(module), own)
        if inspect.isclass(thing):
            members = (
                word for word, value in vars(thing).items() if inspect.isfunction(value) or isinstance(value, MEMBERS)
            )
            yield from (f"{name}.{word}" for word in members if not word.startswith("_"))


def test_the_reference_has_every_public_name_and_each_has_an_example():
    """Issue 27: whoever adds a public name adds its directive and an example to docs/reference."""
    assert sorted(set(public()) - set(DESCRIBED)) == []
    assert [name for name, text in DESCRIBED.items() if ">>> " not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_the_reference_are_true(page):
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0
