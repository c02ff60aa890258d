"""What every answer says about safety, and whose pages may talk to this server."""

from collections.abc import Iterable
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
        "trusted-types lit-html",
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

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    """A header of a request; empty if it has none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a page of this server asks, or one that is allowed; programs that are no pages name no origin."""
    origin = header(headers, b"origin")
    return not origin or origin in allowed or urlsplit(origin).netloc == header(headers, b"host")


def address_of(client: tuple[str, int] | None, headers: Headers, proxies: int) -> str:
    """Who asks: what the outermost of our own proxies saw, or the other end of the connection."""
    seen = [part.strip() for part in header(headers, b"x-forwarded-for").split(",") if part.strip()]
    if proxies and len(seen) >= proxies:
        return seen[-proxies]
    return client[0] if client else ""
