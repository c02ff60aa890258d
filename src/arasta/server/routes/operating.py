"""For whoever runs the server: is it well, and how much does it do."""

from fastapi import APIRouter, Response
from sqlalchemy import text

from arasta.server.bodies import Well
from arasta.server.routes.calling import PROBLEMS, Here, Json

router = APIRouter(tags=["operating"], responses=PROBLEMS)


@router.get("/healthz", response_model=Well)
async def is_it_well(here: Here) -> Json:
    """Whether the server answers and its database does."""
    await here.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Json(Well(status="ok", sockets=here.rooms.connections, tables=len(here.tables.held)))


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def count(here: Here) -> Response:
    """Numbers for Prometheus."""
    return Response(here.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
