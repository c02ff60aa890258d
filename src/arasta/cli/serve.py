"""`arasta serve`: the table in the browser, for a household or for a public site."""

import argparse
import logging
import os
import socket

from arasta.cli.arguments import whole_number
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.server_extra import add_database, check_packages, settings_of

HOST, PORT = "127.0.0.1", 8017
LAST_PORT = 65535
LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen and where to keep games; whatever else there is can be set in the environment."""
    parser.add_argument("--host", default=HOST, help=said("help-serve-host", usual=HOST))
    port = said("help-serve-port", usual=str(PORT))
    parser.add_argument("--port", type=whole_number(0, LAST_PORT), default=PORT, help=port)
    add_database(parser)
    parser.add_argument("--workers", type=whole_number(1, 64), help=said("help-serve-workers"))
    parser.add_argument("--log-level", choices=LEVELS, default="info", help=said("help-serve-log-level"))
    parser.epilog = said("help-serve-environment")


def check_address(host: str, port: int) -> None:
    """Refuse an address at which this machine cannot listen, before anything else is begun."""
    try:
        for family, kind, protocol, _, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":  # elsewhere it would take the address from whoever has it
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(where)
    except OSError as error:
        problem = said("usage-nothing-listens", host=host, port=str(port), problem=error.strerror)
        raise UsageError(problem) from None


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    check_packages()
    check_address(arguments.host, arguments.port)
    from arasta.server.ops import logs
    from arasta.server.run import serving
    from arasta.server.settings import WrongSetting
    from arasta.server.store.database import NoDatabase

    try:
        made = serving(settings_of(arguments), arguments.host, arguments.port)
    except (WrongSetting, NoDatabase) as error:
        raise UsageError(str(error)) from None
    logs.set_up(arguments.log_level)
    made.ready = lambda port: print(said("told-ready", address=f"http://{arguments.host}:{port}/"), flush=True)
    try:
        made.run()
    finally:
        if made.app.state.server.is_stuck:  # threads that wait for its database would keep the process alive
            logging.shutdown()
            os._exit(1)
    return 0
