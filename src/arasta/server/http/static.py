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
from arasta.server.http.page_language import in_language, language_of_page

INDEX = "index.html"
PACKED_ALREADY = {".woff2", ".png"}
JOINED = {".html", ".css", ".js"}
TYPES = {  # whatever this machine says
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
NOT_FOUND, NOT_CHANGED = 404, 304

ASK_AGAIN = "no-cache"  # whether it has changed
FOR_EVER = "public, max-age=31536000, immutable"


Needs = Callable[[str, Mapping[str, str], str], Awaitable[list[str]]]


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


async def nothing(page: str, asked: Mapping[str, str], lang: str) -> list[str]:
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
        self.pages = {name: (texts | made)[name] for name in texts if name.endswith(".html")}
        self.spoken: dict[tuple[str, str], File] = {}  # pages by name and language

    @property
    def fixed(self) -> list[str]:
        """The addresses of all that is the same for everybody: pages are made for whoever asks."""
        return [f"/{name}" for name in self.files if not name.endswith(".html")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        path = scope["path"].removeprefix(scope.get("root_path", "")).strip("/")
        asked, headers = QueryParams(scope["query_string"]), Headers(scope=scope)
        if (path or INDEX) in self.pages:
            answer = await self.page(path or INDEX, asked, headers)
        elif path in self.files:
            answer = self.files[path].answer(headers, FOR_EVER if path in self.lasting else ASK_AGAIN)
        else:
            raise HTTPException(NOT_FOUND)
        await answer(scope, receive, send)

    async def page(self, name: str, asked: Mapping[str, str], headers: Headers) -> Response:
        """A page in the language of whoever asks."""
        lang = language_of_page(asked, headers)
        if (name, lang) not in self.spoken:
            self.spoken[name, lang] = File.of(in_language(self.pages[name], name, lang).encode(), kind_of(Path(name)))
        answer = self.spoken[name, lang].answer(headers)
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        for address in await self.needs(name, asked, lang):
            answer.headers.append("Link", f"<{address}>; rel=preload; as=fetch; crossorigin")
        return answer
