"""Compares the texts of every language with the English ones: `python tools/texts.py [LANGUAGE …]`.

Mistakes end it with an error: what Fluent cannot read, a key twice, variables that English does not have, forms that
no name of the kind has, names of a kind with different forms, plurals without the categories of the language, and
English texts that nothing says. Missing texts are listed, and an error with `--strict`.
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel.core import Locale, UnknownLocaleError
from babel.plural import to_python
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from arasta.play.games import GAMES
from arasta.play.text.figures import FIGURES

PACKAGE = Path(__file__).parent.parent / "src/arasta"
TEXTS = PACKAGE / "play/texts"
ENGLISH = "en"
GUIDE = PACKAGE.parent.parent / "docs/translating.md"
NAMES_BEGIN, NAMES_END = "<!-- names -->\n", "<!-- end of names -->"
LISTED_NAMES = (
    "name-place-",
    "name-good-",
    "name-token-",
    "name-card-",
    "name-guild-",
    "name-area-",
    "name-expansion-",
)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
INTEGERS = range(1001)
NAME = re.compile(r"name-(tile-kind|[a-z]+)(?:-|$)")
SHORTER = re.compile(r"-(short|tiny)$|^web-place-short-\d+$|^board-place-\d+-(short|tiny)$")
FAMILIES = (
    "action-",
    "change-",
    "log-",
    "question-",
    "some-",
    "story-",
    "web-held-",
)  # all texts of which are given the same values
OF_TABLES = ("active-", "others-")  # made of what a card asks for
SPECIAL = ("action", "log", "question", "story", "why")  # uses with texts for a kind of thing, a decision, a game
PLACED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
QUOTED = re.compile(r'"([a-z][\w-]*)"|`([^`]*)`')


class Text(NamedTuple):
    """A message of a language."""

    file: str
    message: ftl.Message

    @property
    def forms(self) -> tuple[str, ...]:
        """Its attributes."""
        return tuple(attribute.id.name for attribute in self.message.attributes)


Messages = Mapping[str, Text]


class Parts:
    """The variables of a text, the messages that it names, and how it selects."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.found: set[str] = set()
        self.named: set[str] = set()
        self.selected: list[tuple[str, set[str], str]] = []  # the variable, the keys, the default
        self.look_at(node)

    def look_at(self, node: Any) -> None:
        """A node, and all that is in it."""
        if isinstance(node, list):
            for each in node:
                self.look_at(each)
        if not isinstance(node, ftl.BaseNode):
            return
        if isinstance(node, ftl.VariableReference):
            self.found.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            self.named.add(node.id.name)
        if isinstance(node, ftl.SelectExpression):
            self.select(node)
        for part in vars(node).values():
            self.look_at(part)

    def select(self, node: ftl.SelectExpression) -> None:
        """A choice among variants."""
        keys = {key_of(variant): variant.default for variant in node.variants}
        default = next(key for key, is_default in keys.items() if is_default)
        self.selected.append((str(getattr(getattr(node.selector, "id", None), "name", "")), set(keys), default))


def key_of(variant: ftl.Variant) -> str:
    """The word or number of a variant."""
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def read(folder: Path) -> tuple[dict[str, Text], list[str]]:
    """The messages of a language by their keys, and what cannot be read."""
    found: dict[str, Text] = {}
    problems = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = str(entry.content).strip().partition("\n")[0]
                problems.append(f"{file.name}: Fluent cannot read “{line[:60]}”: {entry.annotations[0].message}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    problems.append(f"{file.name}: {entry.id.name} stands twice")
                if (file.name == "web.ftl") != entry.id.name.startswith("web-"):
                    problems.append(f"{file.name}: {entry.id.name}: what begins with web- stands in web.ftl, and alone")
                found[entry.id.name] = Text(file.name, entry)
    return found, problems


@cache
def english() -> dict[str, Text]:
    """The English messages."""
    return read(TEXTS / ENGLISH)[0]


def missing(own: Messages) -> list[str]:
    """English texts that a language lacks. It may do without the special ones of a text, and without shorter twins."""
    return [key for key in english() if key not in own and not SHORTER.search(key) and not is_special(key, own)]


def is_special(key: str, texts: Messages) -> bool:
    """Whether a text is for a special case of another that is there."""
    parts = key.split("-")
    beginnings = ("-".join(parts[:n]) for n in range(2, len(parts)))
    return parts[0] in SPECIAL and any(beginning in texts for beginning in beginnings)


def problems_of(own: Messages, tag: str) -> Iterator[str]:
    """All that is wrong with the texts of a language."""
    forms = forms_of(own)
    for kind, by_forms in forms.items():
        if len(by_forms) > 1:
            few = min(by_forms.values(), key=len)
            told = "; ".join(f"{', '.join(found) or 'none'}: {len(keys)}" for found, keys in by_forms.items())
            yield f"names of the kind {kind} have different forms ({told}), such as {few[0]}"
    every_form = {form for by_forms in forms.values() for found in by_forms for form in found} | forms_made()
    for key, text in own.items():
        yield from (f"{key}: {problem}" for problem in wrong_with(key, text, own, every_form, tag))


def wrong_with(key: str, text: Text, own: Messages, every_form: set[str], tag: str) -> Iterator[str]:
    """What is wrong with a text."""
    if key not in english() and not is_special(key, english()) and not SHORTER.search(key):
        yield "English has no such text"
        return
    seen = Parts(text.message)
    known = variables_of(key)
    for variable in sorted(seen.found - known - FIGURES.keys()):
        forms = [variable[n + 1 :] for n, letter in enumerate(variable) if letter == "-" and variable[:n] in known]
        if not forms:
            yield f"there is no ${variable}; there are {', '.join(sorted(known)) or 'none'}"
        elif every_form.isdisjoint(forms):
            yield f"no name has the form {forms[-1]} of ${variable}"
    for other in sorted(seen.named - own.keys()):
        yield f"there is no text {other}"
    yield from (
        problem
        for selected in seen.selected
        if (problem := wrong_plural(*selected, tag=tag, known=known | set(FIGURES)))
    )


@cache
def english_parts(key: str) -> Parts:
    """What is in an English text."""
    return Parts(english()[key].message)


@cache
def variables_of(key: str) -> set[str]:
    """The variables that a text may use: those of the English one, or of the texts that it is a special case of."""
    parts = key.split("-")
    kin = [key, *("-".join(parts[:n]) for n in range(2, len(parts)))] if parts[0] in SPECIAL else [key]
    twin = SHORTER.sub("", key)
    texts = [each for each in [*kin, twin] if each in english()]
    for family in FAMILIES:
        if key.startswith(family):
            texts += [other for other in english() if other.startswith(family)]
    found = set[str]().union(*(english_parts(each).found for each in texts))
    return found | {of for variable in found for of, _, form in [variable.rpartition("-")] if form in forms_made()}


@cache
def forms_made() -> set[str]:
    """The forms that English has: those of its names, and those that are made of other names (dice/names.py)."""
    return {form for text in english().values() for form in text.forms} | {"colour"}


def unused(own: Messages) -> list[str]:
    """Variables of English texts that a text does without, in no form: perhaps rightly."""
    told = []
    for key, text in own.items():
        if key in english():
            seen = Parts(text.message).found
            forms = {variable[: variable.find("-", n)] for variable in seen for n in range(len(variable))}
            lacking = Parts(english()[key].message).found - seen - forms
            told += [f"{key}: ${variable}" for variable in sorted(lacking)]
    return told


def wrong_plural(variable: str, keys: set[str], default: str, tag: str, known: set[str]) -> str:
    """What is wrong with a choice by a number, if it is one: each category that whole numbers have is told."""
    if (
        keys <= {"other"}
        or not keys & CATEGORIES - {"other"}
        or not keys <= CATEGORIES | {k for k in keys if k.isdigit()}
    ):
        return ""
    there = categories(tag)
    if strange := keys & CATEGORIES - there - {"other"}:
        return f"the plurals of ${variable} have {', '.join(sorted(strange))}, which the language does not have"
    lacking = categories(tag) - keys - ({default} if default in CATEGORIES else set())
    if lacking and not (default == "other" not in categories(tag) and len(lacking) == 1):  # it stands for that one
        return f"the plurals of ${variable} lack {', '.join(sorted(lacking))}"
    return ""


@cache
def categories(tag: str) -> set[str]:
    """The categories of plurals that whole numbers have in a language, by CLDR."""
    try:
        rule = to_python(Locale.parse(tag, sep="-").plural_form)
    except (UnknownLocaleError, ValueError):
        rule = to_python(Locale.parse(ENGLISH).plural_form)
    return {rule(n) for n in INTEGERS}


def forms_of(own: Messages) -> dict[str, dict[tuple[str, ...], list[str]]]:
    """By kind of name which forms there are, each with its names."""
    found: dict[str, dict[tuple[str, ...], list[str]]] = defaultdict(lambda: defaultdict(list))
    for key, text in own.items():
        if kind := NAME.match(key):
            found[kind[1]][tuple(sorted(text.forms))].append(key)
    return found


def unsaid(texts: Iterable[str]) -> list[str]:
    """Texts whose keys no source could say: neither as a word, nor by a beginning and an ending around what varies."""
    words, patterns = keys_in_sources()
    words = words | keys_of_the_games()
    named = {name for text in english().values() for name in Parts(text.message).named}
    said = words | named
    return [
        key
        for key in texts
        if key not in said
        and not key.startswith(OF_TABLES)
        and not (vocabulary().issuperset(re.split("[-_]", key)) and any(each.fullmatch(key) for each in patterns))
    ]


@cache
def keys_of_the_games() -> set[str]:
    """The keys that are made of the actions and the settings of the games."""
    keys: set[str] = set()
    for rules in GAMES.values():
        keys |= set(re.findall(r"'text': '([\w-]+)'", str(rules.schema.describe())))
        decisions = [word.replace("_", "-") for word in rules.effects.words.values()]
        for action in rules.actions:
            for use in ("action", "log"):
                plain = f"{use}-{action.verb.replace(' ', '-')}"
                both = [plain, f"{plain}-{action.kind.replace('_', '-')}"]
                keys |= {key for each in both for key in (each, *(f"{each}-{word}" for word in decisions))}
    return keys | {f"{key}-hidden" for key in keys if key.startswith("log-")}


@cache
def vocabulary() -> set[str]:
    """All words of the sources."""
    files = [*PACKAGE.rglob("*.py"), *(PACKAGE / "web/static/js").rglob("*.js")]
    return {word for file in files for word in re.findall(r"[a-z]+|\d+", file.read_text("utf-8").lower())}


@cache
def keys_in_sources() -> tuple[set[str], list[re.Pattern[str]]]:
    """What the sources of Python and of the client have in quotes: words, and patterns of words."""
    words: set[str] = set()
    made: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "\0" for part in node.values)
                made.add("".join(map(str, parts)))
    for path in (PACKAGE / "web/static/js").rglob("*.js"):
        for word, template in QUOTED.findall(path.read_text("utf-8")):
            words.add(word)
            made.add(PLACED.sub("\0", template))
    patterns = {re.escape(text).replace("\0", r"[\w-]+") for text in made if re.match(r"[a-z]+-[\w\0-]*$", text)}
    return words, [re.compile(pattern) for pattern in sorted(patterns)]


def names_table() -> str:
    """The names of things in all languages, as a table for docs/translating.md."""
    others = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir() and folder.name != ENGLISH)
    texts = [read(TEXTS / tag)[0] for tag in others]
    lines = ["| | en | " + " | ".join(others) + " |", "|---" * (len(others) + 2) + "|"]
    for key, text in english().items():
        if key.startswith(LISTED_NAMES):
            cells = [value_of(each[key]) if key in each else "" for each in texts]
            lines.append(f"| `{key}` | {value_of(text)} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def value_of(text: Text) -> str:
    """A text as it is written, without its attributes."""
    elements = text.message.value.elements if text.message.value else []
    return "".join(str(part.value) for part in elements if isinstance(part, ftl.TextElement)).strip()


def write_names() -> None:
    """Put the table of names where it stands in the guide."""
    before, _, rest = GUIDE.read_text("utf-8").partition(NAMES_BEGIN)
    _, _, after = rest.partition(NAMES_END)
    GUIDE.write_text(f"{before}{NAMES_BEGIN}\n{names_table()}{NAMES_END}{after}", "utf-8")


def report(tag: str) -> tuple[list[str], list[str]]:
    """Of a language what is wrong and what is missing."""
    own, problems = read(TEXTS / tag)
    problems += problems_of(own, tag)
    if tag == ENGLISH:
        problems += [f"{key}: nothing says this" for key in unsaid(own)]
    return problems, missing(own)


def main() -> int:
    """Reports; 1 if something is wrong."""
    there = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(there))
    parser.add_argument("--strict", action="store_true", help="a missing text is a mistake")
    parser.add_argument("--unused", action="store_true", help="list variables that a text does without")
    parser.add_argument("--names", action="store_true", help="write the table of names into docs/translating.md")
    arguments = parser.parse_args()
    if arguments.names:
        write_names()
    is_wrong = False
    for tag in arguments.languages or there:
        problems, lacking = report(tag)
        is_wrong |= bool(problems) or (arguments.strict and bool(lacking))
        print(f"{tag}: {len(problems)} wrong, {len(lacking)} missing")
        print("".join(f"  {line}\n" for line in problems), end="")
        print("".join(f"  {key} is missing\n" for key in lacking), end="")
        if arguments.unused:
            print("".join(f"  {line} is not used\n" for line in unused(read(TEXTS / tag)[0])), end="")
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
