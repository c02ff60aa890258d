"""What every answer says about safety, who asks, under which name, and whose pages may talk to this server."""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html arasta",
    )
)
SAFETY = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

HOME_NETWORK = 64  # bits: whoever has one IPv6 address has all that share them, so they count as one
# Names that nobody can register, so that no page of a stranger is ever found under them.
PRIVATE_NAMES = ("localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain", "test")
EVERY_HOST = "*"

Headers = Iterable[tuple[bytes, bytes]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def header(headers: Headers, name: bytes) -> str:
    """A header of a request; empty if it has none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def lines(headers: Headers, name: bytes) -> str:
    """All lines of a header as one, as HTTP has it for lists."""
    return ",".join(value.decode("latin-1") for key, value in headers if key == name)


def is_own_origin(headers: Headers, allowed: frozenset[str], proxies: int = 0) -> bool:
    """Whether a page of this server asks, or one that is allowed; programs that are no pages name no origin. A proxy
    may pass on the name of the host without its port.
    """
    origin, host = header(headers, b"origin"), header(headers, b"host")
    if not origin or origin in allowed:
        return True
    seen = urlsplit(origin).netloc
    return seen == host or (proxies > 0 and bool(host) and ":" not in host and name_in(seen) == host)


@lru_cache(1024)
def name_in(host: str) -> str:
    """The name or address of a host, without its port."""
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


@lru_cache(1024)
def is_known_host(host: str, known: frozenset[str]) -> bool:
    """Whether the server answers under a name. It always does under addresses, names without a dot, names that no
    stranger can own, and the names of this machine; under others if they are known. Otherwise any page could give
    its own name to an address of a home network, and so talk to what stands there. A program may name no host.
    """
    name = name_in(host).rstrip(".").lower()
    is_private = "." not in name or name.endswith(tuple(f".{private}" for private in PRIVATE_NAMES))
    return is_private or address_in(name) is not None or bool({name, EVERY_HOST} & known) or name in names_of_machine()


@lru_cache(1)
def names_of_machine() -> frozenset[str]:
    """What this machine is called."""
    return frozenset(name.lower() for name in (socket.gethostname(), socket.getfqdn()))


def address_in(text: str) -> Address | None:
    """An address as somebody writes it."""
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def address_of(client: tuple[str, int] | None, headers: Headers, proxies: int) -> str:
    """Who asks: what the outermost of our own proxies saw, or the other end of the connection."""
    seen = [part.strip() for part in lines(headers, b"x-forwarded-for").split(",") if part.strip()]
    if proxies and len(seen) >= proxies and (address := written(seen[-proxies])):
        return address
    return (written(client[0]) or client[0]) if client else ""


@lru_cache(4096)
def written(text: str) -> str:
    """An address as limits count it: that of IPv6 by its network. Empty if it is none."""
    address = address_in(text) or address_in(name_in(text))
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> HOME_NETWORK << HOME_NETWORK, HOME_NETWORK)))
    return "" if address is None else str(address)
