"""The table in the browser on this machine: a server for the household, and a browser that opens it."""

import webbrowser

from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.server_extra import check_packages

HOST = "127.0.0.1"


def open_table() -> int:
    """Serve on a free port, open the browser or say where to look, and go on until Ctrl-C."""
    check_packages()
    from arasta.server.ops import logs
    from arasta.server.run import serving
    from arasta.server.settings import Settings, WrongSetting

    logs.set_up("warning")
    try:
        made = serving(Settings(warm_up=False), HOST, 0)  # first the page opens
    except WrongSetting as error:
        raise UsageError(str(error)) from None
    made.ready = welcome
    made.run()
    return 0


def welcome(port: int) -> None:
    """Where the table is; a machine without a browser is told the address too."""
    address = f"http://{HOST}:{port}/"
    print(said("told-ready", address=address), flush=True)
    webbrowser.open(address)
