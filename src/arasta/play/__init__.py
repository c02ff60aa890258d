"""Games at a table. With this layer come the texts, so from here on refusals are told in words."""

from arasta.play import telling

__all__ = ["telling"]
