"""What a page will ask for that it cannot name itself; told with it, a browser need not find out first."""

from collections.abc import Mapping

from arasta.play.language import DEFAULT
from arasta.server.refusals import Refused
from arasta.server.tables import Tables

TABLE_PAGE = "table.html"


async def needs_of(tables: Tables, page: str, asked: Mapping[str, str]) -> list[str]:
    """Addresses: of a table, what the things of its game are called."""
    if page != TABLE_PAGE or "table" not in asked:
        return []
    try:
        table = await tables.table(asked["table"])
    except Refused:  # the page itself says that there is no such table
        return []
    return [f"/api/things/{table.agreed.kind}?lang={DEFAULT}"]
