"""The documents of the project as pages of the site: where each one stands there, and its links.

They lie where a reader of the repository looks for them and link to each other by paths. In the site they stand side by
side, so their links are written anew. A file that is no document, but that one links to, gets a page that shows it.
Two comments are instructions: `<!-- from FILE#heading -->` stands for that section of another document, with `tables`
after it for its tables alone, and `<!-- generated: NAME -->` for a part that a program makes.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from os.path import relpath
from pathlib import Path
from posixpath import dirname, normpath

ROOT = Path(__file__).parents[2]
START = "docs/index.md"
ELSEWHERE = {  # documents that do not lie in docs/
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "benchmarks/README.md": "benchmarks.md",
    "benchmarks/gpu/README.md": "benchmarks-gpu.md",
}
FILES = "files/"  # where the pages of other files are
PICTURES = {".jpg", ".png", ".svg"}
LINK = re.compile(r"(?<=\]\()((?!https?:|mailto:)[^)#\s]*)(#[^)\s]*)?(?=\))")
FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#{1,6}) (.+?) *$", re.MULTILINE)
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
SECTION = re.compile(r"^<!-- from (\S+?)#(\S+?)( tables)? -->$", re.MULTILINE)
GENERATED = re.compile(r"^<!-- generated: (\w+) -->$", re.MULTILINE)
ITEM = re.compile(r"^- \[[^\]]+\]\(([^)#]+)\)", re.MULTILINE)
LANGUAGES = {".py": "python", ".sh": "sh", ".yaml": "yaml", ".toml": "toml", ".json": "json", ".jsonl": "json"}


class NoSuchSection(Exception):
    """A document asks for a section that is not there."""


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub and the site write it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


@cache
def read(path: str) -> str:
    """A file of the project."""
    return (ROOT / path).read_text("utf-8")


def headings(text: str) -> list[re.Match[str]]:
    """The headings of a document; what looks like one in a code block is none."""
    hidden = FENCE.sub(lambda block: re.sub("[^\n]", " ", block[0]), text)
    return list(HEADING.finditer(hidden))


def section(path: str, wanted: str) -> str:
    """A section of a document without its heading, down to the next one that is as high."""
    found = headings(read(path))
    for i, each in enumerate(found):
        if slug(each[2]) == wanted:
            end = next((later.start() for later in found[i + 1 :] if len(later[1]) <= len(each[1])), len(read(path)))
            return read(path)[each.end() : end].strip() + "\n"
    raise NoSuchSection(f"{path} has no section #{wanted}; it has {', '.join(slug(each[2]) for each in found)}.")


def place(path: str) -> str:
    """Where a file stands in the site's sources."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"{FILES}{path.rstrip('/')}.md"


def path_of(link: str, document: str) -> str:
    """The path of what a document links to, from the root of the project."""
    return normpath(f"{dirname(document)}/{link}".lstrip("/"))


def navigation() -> dict[str, list[str]]:
    """By heading of the start page the documents that are listed there."""
    text, found = read(START), headings(read(START))
    ends = [*(each.start() for each in found[1:]), len(text)]
    lists = {
        each[2]: [path_of(link, START) for link in ITEM.findall(text[each.end() : end])]
        for each, end in zip(found, ends, strict=True)
    }
    return {heading: listed for heading, listed in lists.items() if listed}


class Site:
    """The sources of the site, written to a folder."""

    def __init__(self, folder: Path, generated: Mapping[str, Callable[[], str]]) -> None:
        self.folder = folder
        self.generated = generated
        self.shown: set[str] = set()  # files that are no documents and have been linked to

    def write(self, page: str, text: str) -> None:
        """A page, or a picture that is text."""
        (self.folder / page).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / page).write_text(text, "utf-8")

    def add(self, path: str) -> None:
        """A document, or a file of docs/ as it is."""
        page = place(path)
        if path.endswith(".md"):
            text = self.text(path, page)
            self.write(page, text + self.contents() if path == START else text)
            return
        (self.folder / page).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / page).write_bytes((ROOT / path).read_bytes())

    def text(self, path: str, page: str) -> str:
        """A document as the page has it."""
        own = self.relinked(read(path), path, page)
        made = GENERATED.sub(lambda mark: self.generated[mark[1]](), own)
        return SECTION.sub(lambda mark: self.taken(mark, path, page), made)

    def taken(self, mark: re.Match[str], path: str, page: str) -> str:
        """A section of another document."""
        source = path_of(mark[1], path)
        text = section(source, mark[2])
        if mark[3]:
            text = "\n".join(TABLE.findall(text))
        return self.relinked(text, source, page)

    def relinked(self, text: str, path: str, page: str) -> str:
        """The text of a document with its links as they are seen from a page; code is left alone."""
        parts = FENCE.split(text)
        for i in range(0, len(parts), 2):
            parts[i] = LINK.sub(lambda link: self.link(link, path, page), parts[i])
        return "".join(parts)

    def link(self, link: re.Match[str], path: str, page: str) -> str:
        """One link."""
        anchor = link[2] or ""
        target = path_of(link[1], path) if link[1] else path
        goal = place(target)
        if goal.startswith(FILES):
            self.shown.add(target)
            anchor = ""
        return anchor if goal == page and anchor else relpath(goal, dirname(page) or ".") + anchor

    def contents(self) -> str:
        """The navigation: what the start page lists, under its headings."""
        trees = []
        for heading, listed in navigation().items():
            pages = "\n".join(place(path).rpartition(".")[0] for path in listed)
            trees.append(f"\n:::{{toctree}}\n:hidden:\n:caption: {heading}\n\n{pages}\n:::\n")
        return "".join(trees)

    def show_files(self) -> None:
        """A page for each file, or folder of files, that a document links to."""
        for path in sorted(self.shown):
            whole = ROOT / path
            inside = sorted(each for each in whole.rglob("*") if each.is_file() and "__pycache__" not in each.parts)
            blocks = [shown_file(each) for each in (inside if whole.is_dir() else [whole])]
            self.write(place(path), f"---\norphan: true\n---\n\n# {path}\n\n" + "\n".join(blocks))


def shown_file(path: Path) -> str:
    """A file as a code block under its name."""
    name, language = path.relative_to(ROOT).as_posix(), LANGUAGES.get(path.suffix, "text")
    return f"`{name}`\n\n``````{language}\n{path.read_text('utf-8').rstrip()}\n``````\n"
