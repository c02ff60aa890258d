"""Whether every link of the finished site leads somewhere: to a file that is there, and to an anchor in it."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The anchors of a page and what it links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note both."""
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)


def broken(folder: Path) -> list[str]:
    """The links of a folder of pages that lead nowhere, each after its page."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))}
    return [
        f"{path.relative_to(folder)}: {link}"
        for path, page in pages.items()
        for link in sorted(page.links)
        if not leads_somewhere(link, path, pages)
    ]


def leads_somewhere(link: str, path: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link of a page does; one to another site is taken for good."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    goal = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if goal.is_dir():
        goal /= "index.html"
    if goal not in pages:
        return goal.is_file()
    return not parts.fragment or unquote(parts.fragment) in pages[goal].anchors
