"""Writes what the server tells as types for the client's checker, from the models and view types of the server.

`python tools/client_types.py` writes `tools/typescript/protocol.d.ts`; `tests/test_house.py` says when it is stale.
"""

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel

from arasta.dice.view_types import DiceView
from arasta.istanbul.view_types import IstanbulView
from arasta.play.game.events import Event
from arasta.play.game.options import Option, RefusedOption
from arasta.play.game.sets import Set
from arasta.play.records.chance_log import Outcome
from arasta.server.protocol import responses, socket_out

TARGET = Path(__file__).parent / "typescript/protocol.d.ts"
HEAD = """// What the server tells, as types. Made by tools/client_types.py from its models and from the types of views.
import type { Result, Review } from "./client.d.ts";

export type View = IstanbulView | DiceView;
"""
NAMES = {"Set": "ThingSet", "Event": "GameEvent"}  # the browser has others of these names
PLAIN: dict[Any, str] = {
    int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"
}  # fmt: skip
TYPED: dict[tuple[str, str], Any] = {  # what a model leaves open, because it is made without a model
    ("TablePart", "result"): "Result | null",
    ("TablePart", "game"): 'View["game"]',
    ("SeatPart", "view"): "View | null",
    ("SeatPart", "options"): list[Option],
    ("SeatPart", "refused"): list[RefusedOption],
    ("SeatPart", "sets"): Set | None,
    ("SeatPart", "events"): list[Event] | None,
    ("ViewAt", "view"): "View",
    ("ViewAt", "events"): list[Event],
    ("ReviewAnswer", "review"): "Review | null",
    ("PossibleEntries", "options"): list[Option],
    ("SetAnswer", "more"): Set | None,
    ("OutcomesAnswer", "outcomes"): list[Outcome],
}


class Writer:
    """Interfaces by name, each written once, with all that it names."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        if isinstance(hint, str):
            return hint
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return self.interface(hint)
        return self.generic(get_origin(hint), get_args(hint))

    def generic(self, origin: Any, args: tuple[Any, ...]) -> str:
        """A union, a list, a dictionary or literal values."""
        made: dict[Any, Callable[[], str]] = {
            Literal: lambda: " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in args),
            list: lambda: f"{bracketed(self.type_of(args[0]))}[]",
            dict: lambda: f"Record<{self.type_of(args[0])}, {self.type_of(args[1])}>",
            Union: lambda: " | ".join(dict.fromkeys(self.type_of(arg) for arg in args)),
            NotRequired: lambda: self.type_of(args[0]),
            Required: lambda: self.type_of(args[0]),
        }
        return made[Union if origin is types.UnionType else origin]()

    def interface(self, model: Any) -> str:
        """The name of an interface, which is written if it is new."""
        name: str = NAMES.get(model.__name__, model.__name__)
        if name not in self.written:
            self.written[name] = ""  # it may name itself
            rows = self.typed_rows(model) if is_typeddict(model) else self.model_rows(model)
            lines = "".join(f"  {word}: {self.type_of(hint)};\n" for word, hint in rows)
            about = (model.__doc__ or "").split("\n")[0]
            self.written[name] = f"/** {about} */\nexport interface {name} {{\n{lines}}}\n"
        return name

    def typed_rows(self, model: Any) -> list[tuple[str, Any]]:
        """The keys of a dictionary with declared keys, with a question mark where one may be missing."""
        hints = get_type_hints(model, include_extras=True)
        return [(word if word in model.__required_keys__ else f"{word}?", hint) for word, hint in hints.items()]

    def model_rows(self, model: type[BaseModel]) -> list[tuple[str, Any]]:
        """The fields of a model by the names that are sent."""
        return [
            (field.alias or word, TYPED.get((model.__name__, word), field.annotation))
            for word, field in model.model_fields.items()
        ]


def bracketed(words: str) -> str:
    """A type that can be followed by brackets."""
    return f"({words})" if " | " in words else words


def types_of_the_server() -> str:
    """The file."""
    writer = Writer()
    for view in (IstanbulView, DiceView):
        writer.interface(view)
    told = writer.type_of(socket_out.FromServer)
    for model in vars(responses).values():
        if isinstance(model, type) and issubclass(model, socket_out.Message) and model is not socket_out.Message:
            writer.interface(model)
    return "\n".join(
        [HEAD, *writer.written.values(), f"/** Whatever a client may be told. */\nexport type FromServer = {told};\n"]
    )


if __name__ == "__main__":
    TARGET.write_text(types_of_the_server(), "utf-8")
