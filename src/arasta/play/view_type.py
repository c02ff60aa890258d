"""What a game's view is, for type checkers: `Game[IstanbulView]`, `Game[DiceView]`; a bare `Game` is either."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    ViewType = TypeVar("ViewType", default=Any)
else:  # a default of a type variable is for type checkers only, and newer than the oldest Python here
    from typing import TypeVar

    ViewType = TypeVar("ViewType")
