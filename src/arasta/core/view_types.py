"""The types of what both games show, for people who write clients and bots. They say what each key is."""

from typing import Literal, TypedDict


class Public(TypedDict):
    """What every view has, whatever the game."""

    over: bool  # whether the game is over
    round: int  # from 1; 0 during set-up
    turn_of: int | None  # the seat in turn, from 0; None during set-up and after the last turn
    to_act: int | Literal["chance"] | None  # the seat that must decide, or chance; None when the game is over
    target: int  # rubies that bring the last round
    last_round: bool  # somebody has them: the game ends with this round


class Private(TypedDict):
    """What differs from seat to seat in every game; a spectator's is in the public view."""

    seat: int | None  # who looks; None is a spectator
    legal: list[str]  # the names of the legal actions, if this seat must decide; otherwise none


class Asked(TypedDict):
    """What is to be decided. Further keys depend on the kind."""

    kind: str  # the word of the decision, such as "move"
    chance: bool  # whether chance decides: a roll or a draw
