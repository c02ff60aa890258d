"""Makes the documentation site: `make docs`. Its sources go to site/source, the pages to site/html.

What does not fit is an error: a document that nobody finds, a link or an anchor that leads nowhere, a public name that
cannot be documented.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from pages import book, curves
from pages.documents import ROOT, START, Site, navigation
from pages.links import broken

SOURCE, PAGES = ROOT / "site/source", ROOT / "site/html"
GENERATED: dict[str, Callable[[], str]] = {
    "book_istanbul": partial(book.chapters, "istanbul"),
    "book_dice": partial(book.chapters, "dice"),
    "trainings": curves.trainings,
    "yardstick": curves.yardstick,
}
NO_PAGES = {"docs/conf.py", "docs/site.css"}


def main() -> int:
    """Write the sources, build the pages, try all links."""
    from sphinx.cmd.build import main as sphinx  # of the extra `docs`

    shutil.rmtree(SOURCE.parent, ignore_errors=True)
    write_sources(SOURCE)
    strictly = ["--fail-on-warning", "--keep-going", "--quiet", "--jobs", "2"]
    failed = sphinx([*strictly, "--builder", "html", "--conf-dir", str(ROOT / "docs"), str(SOURCE), str(PAGES)])
    wrong = [] if failed else broken(PAGES)
    for link in wrong:
        print(f"leads nowhere: {link}", file=sys.stderr)
    if not failed and not wrong:
        print(f"The site is in {PAGES.relative_to(ROOT)}: python -m http.server --directory {PAGES.relative_to(ROOT)}")
    return 1 if failed or wrong else 0


def write_sources(folder: Path) -> None:
    """All that Sphinx reads, but its configuration."""
    site = Site(folder, GENERATED)
    for path in sources():
        site.add(path)
    for page, text in book.pages().items():
        site.write(page, text)
    site.show_files()


def sources() -> list[str]:
    """The files that the site is made of: those of docs/, the start page and what it lists."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "docs"]
    kept = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    listed = [path for paths in navigation().values() for path in paths if (ROOT / path).exists()]
    return sorted({START, *kept, *listed} - NO_PAGES)


if __name__ == "__main__":
    sys.exit(main())
