"""Makes the packages of a release: `make package`. A source package and a wheel go to dist/.

They are built twice, the wheel from the tree and from the source package: all must be the same bytes. Their times are
those of the last commit, or of SOURCE_DATE_EPOCH.

ARASTA_ADDRESS is where the project is found, as https://host/owner/name. On the page of a package index its pictures
and links lead there. The project itself names no such place: without it pictures and links are left out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from posixpath import normpath

ROOT = Path(__file__).resolve().parent.parent
PLACE = "ARASTA_ADDRESS"
READABLE = 0o644
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)")
PICTURES = re.compile(r"^\|?(?: *!\[[^\]]*\]\([^)]*\) *\|?)+$\n?", re.MULTILINE)  # lines of nothing else
EMPTY_TABLE = re.compile(r"^\| \| \|\n\|---\|---\|\n(?!\|)", re.MULTILINE)
BUILD = "import sys; from flit_core import buildapi; print(getattr(buildapi, 'build_' + sys.argv[1])(sys.argv[2]))"


class NotTheSame(Exception):
    """Two builds that differ."""


def main() -> int:
    """Build, compare, and say what there is."""
    out = ROOT / "dist"
    shutil.rmtree(out, ignore_errors=True)
    for path in made(out, os.environ.get(PLACE, "")):
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(ROOT)}")
    return 0


def made(out: Path, address: str) -> list[Path]:
    """The source package and the wheel, the same however often they are built."""
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        prepare(folder / "tree", address)
        source = build("sdist", folder / "tree", out)
        again = build("sdist", folder / "tree", folder)
        with tarfile.open(source) as archive:
            archive.extractall(folder / "source", filter="data")
        (unpacked,) = (folder / "source").iterdir()
        wheel = build("wheel", unpacked, out)
        of_the_tree = build("wheel", folder / "tree", folder)
        for one, other in ((source, again), (wheel, of_the_tree)):
            if one.read_bytes() != other.read_bytes():
                raise NotTheSame(f"{one.name} is another one when it is built again")
    for path in (source, wheel):
        path.chmod(READABLE)
    return [source, wheel]


def prepare(folder: Path, address: str) -> None:
    """The tree of the project as it is packed: the files that git knows, the readme for a package index."""
    for name in output("git", "ls-files").splitlines():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    readme, project = folder / "README.md", folder / "pyproject.toml"
    text = project.read_text("utf-8")
    version = tomllib.loads(text)["project"]["version"]
    readme.write_text(for_an_index(readme.read_text("utf-8"), address, version), "utf-8")
    if address:
        project.write_text(
            text.replace("\n[project.scripts]\n", urls(address, version) + "\n[project.scripts]\n"), "utf-8"
        )


def for_an_index(readme: str, address: str, version: str) -> str:
    """A readme whose links lead somewhere from anywhere."""
    if not address:
        readme = EMPTY_TABLE.sub("", PICTURES.sub("", readme))

    def link(found: re.Match[str]) -> str:
        picture, words, path, anchor = found[1], found[2], found[3] or "README.md", found[4] or ""
        if not address:
            return words
        inner = LINK.sub(link, words)
        return f"{picture}[{inner}]({address}/{'raw' if picture else 'blob'}/v{version}/{normpath(path)}{anchor})"

    return LINK.sub(link, readme)


def urls(address: str, version: str) -> str:
    """The addresses of the project, for its metadata."""
    known = {
        "Homepage": address,
        "Documentation": f"{address}/blob/v{version}/docs/index.md",
        "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{address}/issues",
        "Source": address,
    }
    return "\n[project.urls]\n" + "".join(f'{name} = "{url}"\n' for name, url in known.items())


def build(kind: str, tree: Path, out: Path) -> Path:
    """A package of a tree."""
    times = os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct")
    command = [sys.executable, "-c", BUILD, kind, str(out)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": times}
    done = subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True, text=True)
    return out / done.stdout.strip().splitlines()[-1]


def output(*command: str) -> str:
    """What a command says in the tree of the project."""
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
