"""The files of the client, kept in memory as they are sent: packed once, and not sent again while they are the same."""

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from arasta.server.http.bundles import bundle

INDEX = "index.html"
PACKED_ALREADY = {".woff2", ".png"}
JOINED = {".html", ".css", ".js"}
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}  # whatever this machine says
NOT_FOUND, NOT_CHANGED = 404, 304

ASK_AGAIN = "no-cache"  # whether it has changed
FOR_EVER = "public, max-age=31536000, immutable"


Needs = Callable[[str, Mapping[str, str]], Awaitable[list[str]]]


def kind_of(path: Path) -> str:
    """What is in a file, by its name."""
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@dataclass(frozen=True)
class File:
    """What many ask for and what stays the same while the server runs; in fewer bytes too, where that helps."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None

    @classmethod
    def of(cls, plain: bytes, kind: str, is_packed: bool = False) -> "File":
        """Pack it, unless it is packed already."""
        packed = None if is_packed else gzip.compress(plain, 9, mtime=0)
        return cls(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, packed)

    @classmethod
    def at(cls, path: Path) -> "File":
        """Read it."""
        return cls.of(path.read_bytes(), kind_of(path), path.suffix in PACKED_ALREADY)

    def answer(self, asked: Mapping[str, str], caching: str = ASK_AGAIN) -> Response:
        """The content, or word that the caller has it already."""
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if asked.get("if-none-match") == self.tag:
            return Response(status_code=NOT_CHANGED, headers=headers)
        if self.packed is not None and "gzip" in asked.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.plain, headers=headers, media_type=self.kind)


async def nothing(page: str, asked: Mapping[str, str]) -> list[str]:
    """A page names all that it needs itself."""
    return []


class Pages:
    """An ASGI application that serves a folder, each page with its modules and style sheets joined.

    `/` is `index.html`. `needs` tells what a page will ask for, by its name and what is asked of it.
    """

    def __init__(self, folder: Path, needs: Needs = nothing) -> None:
        self.needs = needs
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.files = {name: File.at(path) for name, path in found.items()}
        texts = {name: path.read_text("utf-8") for name, path in found.items() if path.suffix in JOINED}
        made = {name: text for page in texts if page.endswith(".html") for name, text in bundle(page, texts).items()}
        self.files |= {name: File.of(text.encode(), kind_of(Path(name))) for name, text in made.items()}
        self.lasting = set(made) - set(found)

    @property
    def fixed(self) -> list[str]:
        """The addresses of all that is the same for everybody: pages are made for whoever asks."""
        return [f"/{name}" for name in self.files if not name.endswith(".html")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        path = scope["path"].removeprefix(scope.get("root_path", "")).strip("/")
        file = self.files.get(path or INDEX)
        if file is None:
            raise HTTPException(NOT_FOUND)
        caching = FOR_EVER if path in self.lasting else ASK_AGAIN
        answer = file.answer(Headers(scope=scope), caching)
        for address in await self.needs(path, QueryParams(scope["query_string"])):
            answer.headers.append("Link", f"<{address}>; rel=preload; as=fetch; crossorigin")
        await answer(scope, receive, send)
