"""QR codes: a link that a phone reads from the screen."""

import io

import segno
from fastapi import APIRouter, Response

from arasta.server.http.dependencies import PROBLEMS
from arasta.server.protocol.requests import QrBody

SVG = "image/svg+xml"
QUIET = 3  # modules of white around the code: fewer than the standard's four, for the page around it is light too

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["reference"])


@router.post("/qr", responses={200: {"content": {SVG: {}}}}, response_model=None)
async def draw_a_qr_code(wanted: QrBody) -> Response:
    """A text, such as a link, as a drawing. It comes in the body, for a link may hold a secret."""
    return Response(svg_of(wanted.text), media_type=SVG)


def svg_of(text: str) -> bytes:
    """The drawing, black on white whatever the theme, for that is what phones read best."""
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(
        drawn, kind="svg", border=QUIET, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
