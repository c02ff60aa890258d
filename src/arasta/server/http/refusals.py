"""What is refused over HTTP: JSON for programs, and a page with a way home for whoever has opened an address."""

from html import escape
from importlib.resources import files
from string import Template

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from arasta.play.text.language import best_language, say
from arasta.play.text.tags import asked_for
from arasta.server.errors import Refused, no_such
from arasta.server.http.dependencies import Json
from arasta.server.http.page_language import language_of_page

NOT_FOUND = 404
PAGE = Template(files("arasta.server.http").joinpath("refused.html").read_text("utf-8"))


def answer_to(request: Request, refused: Refused) -> Response:
    """A refusal in the words of whoever asks."""
    if is_visit(request):
        return page_about(request, refused)
    return Json(refused.body(language(request)), status_code=refused.status, headers=refused.headers)


def language(request: Request) -> str:
    """The language of texts that the caller asks for."""
    return best_language(
        [*request.query_params.getlist("lang"), *asked_for(request.headers.get("accept-language", ""))]
    )


def is_visit(request: Request) -> bool:
    """Whether somebody has opened an address in a browser; pages and programs ask for something else."""
    return request.headers.get("accept", "").startswith("text/html")


def page_about(request: Request, refused: Refused) -> Response:
    """A page that says what is refused, with a way home, in the language of the other pages."""
    lang = language_of_page(request.query_params, request.headers)
    words = {
        "why": refused.text(lang),
        "heading": say("refusal-page-heading", lang, why=refused.why),
        "home": say("refusal-page-home", lang),
        "root": request.scope.get("root_path", ""),
        "lang": lang,
    }
    page = PAGE.substitute({word: escape(text) for word, text in words.items()})
    return HTMLResponse(page, refused.status, refused.headers)


async def refuse(request: Request, error: Exception) -> Response:
    """What the server refuses, in words."""
    assert isinstance(error, Refused)
    request.app.state.server.metrics.refused.labels(error.why).inc()
    return answer_to(request, error)


async def refuse_malformed(request: Request, error: Exception) -> Response:
    """What is not understood at all."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    problem = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return await refuse(request, Refused("malformed", problem=problem))


async def refuse_unknown(request: Request, error: Exception) -> Response:
    """An address that is not there, or not for this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND:
        return await refuse(request, no_such("page", request.url.path[:100]))
    body = Refused("malformed", problem=error.detail).body(language(request))
    return Json(body, status_code=error.status_code, headers=error.headers)
