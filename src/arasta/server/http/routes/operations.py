"""For whoever runs the server: is it well, and how much does it do."""

from fastapi import APIRouter, Response

from arasta.server.http.dependencies import PROBLEMS, Here, Json
from arasta.server.protocol.responses import Alive, Well

router = APIRouter(tags=["operating"], responses=PROBLEMS)


@router.get("/livez", response_model=Alive)
async def is_it_alive() -> Json:
    """Whether the process answers at all; if not, it is to be restarted."""
    return Json(Alive(status="ok"))


@router.get("/readyz", response_model=Well)
@router.get("/healthz", response_model=Well)
async def is_it_ready(here: Here) -> Json:
    """Whether the database takes what is written, and bots and advisers can think; else 503, and why."""
    await here.health.check()
    return Json(Well(status="ok", sockets=here.rooms.connections, tables=len(here.tables.held)))


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def count(here: Here) -> Response:
    """Numbers for Prometheus."""
    return Response(here.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
