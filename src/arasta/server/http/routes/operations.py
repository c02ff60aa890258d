"""For whoever runs the server: is it well, and how much does it do."""

import asyncio

from fastapi import APIRouter, Response

from arasta.server.refusals import Refused
from arasta.server.replies import Well
from arasta.server.routes.calling import PROBLEMS, Here, Json

WELL_SECONDS = 5.0  # a database that takes longer is not well

router = APIRouter(tags=["operating"], responses=PROBLEMS)


@router.get("/healthz", response_model=Well)
async def is_it_well(here: Here) -> Json:
    """Whether the server answers, and whether its database can be read and written."""
    try:
        await asyncio.wait_for(here.store.check(), WELL_SECONDS)
    except TimeoutError:
        raise Refused("busy") from None
    return Json(Well(status="ok", sockets=here.rooms.connections, tables=len(here.tables.held)))


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_model=None)
async def count(here: Here) -> Response:
    """Numbers for Prometheus."""
    return Response(here.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
