"""What a page will ask for that it cannot name itself; told with it, a browser need not find out first."""

from collections.abc import Mapping

from arasta.play.text.descriptions import expansions_of
from arasta.server.errors import Refused
from arasta.server.tables.registry import Tables
from arasta.server.tables.start import settings_of

TABLE_PAGE = "table.html"


async def needs_of(tables: Tables, page: str, asked: Mapping[str, str], lang: str) -> list[str]:
    """Addresses, as seen from the page: of a table, what the things of its game are called."""
    if page != TABLE_PAGE or "table" not in asked:
        return []
    try:
        table = await tables.table(asked["table"])
    except Refused:  # the page itself says that there is no such table
        return []
    expansions = expansions_of(settings_of(table))
    which = "" if expansions is None else f"&expansions={','.join(expansions)}"
    return [f"api/things/{table.agreed.kind}?lang={lang}{which}"]
