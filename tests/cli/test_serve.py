"""`arasta serve`: where it listens."""

import socket

import pytest


def test_an_address_that_somebody_else_has_is_refused_in_one_sentence(arasta):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert arasta("serve", "--port", port).is_refused(f"port {port}", "in use", "--port 0")


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
def test_an_address_that_this_machine_has_not_is_refused_in_one_sentence(arasta, host):
    """192.0.2.1 is kept for documents: no machine has it (RFC 5737)."""
    assert arasta("serve", "--host", host).is_refused(host, "--host")
