"""What a thing does, in words."""


def describe(game: str, kind: str, target: str, lang: str) -> str | None:
    """Nothing yet."""
    return None
