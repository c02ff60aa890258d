"""Views are what their types declare, in every mix of settings: key by key and value by value."""

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from arasta.core.effects import Decision
from arasta.core.packing import Members, Packing
from arasta.dice import DiceDecision, DicePrivate, DiceView
from arasta.istanbul import IstanbulDecision, IstanbulPrivate, IstanbulView
from arasta.istanbul.base.view_types import Good, MosqueStack
from tests.contract.combinations import DICE, MIXES, mix_name
from tests.contract.random_game import states_of_a_random_game

VIEWS = {"istanbul": IstanbulView, "dice": DiceView}
PRIVATE_VIEWS = {"istanbul": IstanbulPrivate, "dice": DicePrivate}
DECISIONS = {"istanbul": IstanbulDecision, "dice": DiceDecision}


def faults(value: Any, declared: Any, path: str = "view", seen: set[str] | None = None) -> list[str]:
    """Where a value is not of its declared type; `seen` collects the declared keys that it has."""
    if is_typeddict(declared):
        return faults_of_keys(value, declared, path, seen)
    origin, arguments = get_origin(declared), get_args(declared)
    if origin in (NotRequired, Required):
        return faults(value, arguments[0], path, seen)
    if origin in (Union, UnionType):
        found = [faults(value, kind, path, seen) for kind in arguments]
        return [] if [] in found else min(found, key=len)
    if origin is Literal:
        return [] if value in arguments else [f"{path} is {value!r}, not {declared}"]
    if origin is list and type(value) is list:
        return [fault for i, item in enumerate(value) for fault in faults(item, arguments[0], f"{path}[{i}]", seen)]
    if origin is dict and type(value) is dict:
        keys = [fault for key in value for fault in faults(key, arguments[0], f"{path} key")]
        return keys + [
            fault for key, item in value.items() for fault in faults(item, arguments[1], f"{path}.{key}", seen)
        ]
    return [] if type(value) is (NoneType if declared is None else declared) else [f"{path} is {value!r}: {declared}"]


def faults_of_keys(value: Any, declared: Any, path: str, seen: set[str] | None) -> list[str]:
    """A dictionary has the keys that are required and none that is not declared."""
    if type(value) is not dict:
        return [f"{path} is {value!r}, not {declared.__name__}"]
    hints = get_type_hints(declared, include_extras=True)
    if seen is not None:
        seen |= {f"{declared.__name__}.{key}" for key in value}
    found = [f"{path} lacks {key}" for key in declared.__required_keys__ - value.keys()]
    found += [f"{path} has {key}, which is not declared" for key in value.keys() - hints.keys()]
    return found + [
        fault for key in value.keys() & hints.keys() for fault in faults(value[key], hints[key], f"{path}.{key}", seen)
    ]


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_views_of_a_random_game_are_of_their_types(mix):
    """And a seat sees the public view with its own part laid over it."""
    rules = mix.rules
    for i, states in enumerate(states_of_a_random_game(mix, 11, every=23, limit=600)):
        seat = i % mix.settings.players
        public, private, view = rules.public_view(states), rules.private_view(states, seat), rules.view(states, seat)
        assert faults(public, VIEWS[rules.name]) == []
        assert faults(private, PRIVATE_VIEWS[rules.name]) == []
        assert faults(view, VIEWS[rules.name]) == []
        assert view == public | private
        assert (public["seat"], private["seat"], public["legal"]) == (None, seat, [])


@pytest.mark.parametrize(
    ("value", "declared", "fault"),
    [
        ({"left": 1}, MosqueStack, "view lacks requires"),
        ({"left": 1, "requires": None, "right": 1}, MosqueStack, "view has right, which is not declared"),
        ({"left": True, "requires": 1}, MosqueStack, "view.left is True: <class 'int'>"),
        (["red", "pink"], list[Good], f"view[1] is 'pink', not {Good}"),
        ({1: 2}, dict[str, int], "view key is 1: <class 'str'>"),
    ],
)
def test_a_fault_is_found(value, declared, fault):
    assert faults(value, declared) == [fault]


def words_of(argument: str | Packing | Members) -> set[str]:
    """The words of an argument in a view."""
    if isinstance(argument, str):
        return {argument} - {""}
    return {argument.word} if isinstance(argument, Members) else set(argument.words)


@pytest.mark.parametrize("mix", [MIXES[0], MIXES[-1]], ids=mix_name)
def test_every_argument_of_a_decision_is_declared_and_no_other(mix):
    effects = mix.rules.effects.declared.values()
    words = {word for effect in effects if isinstance(effect, Decision) for word in words_of(effect.argument)}
    of_views = {"kind", "chance"} | (set() if mix.rules is DICE else {"roll_for"})
    assert set(get_type_hints(DECISIONS[mix.rules.name])) == words | of_views


def keys_declared(declared: Any) -> set[str]:
    """All declared keys, with the names of their types; those of decisions have a test of their own."""
    if not is_typeddict(declared):
        return set().union(*map(keys_declared, get_args(declared)))
    hints = get_type_hints(declared, include_extras=True)
    own = set() if declared in DECISIONS.values() else {f"{declared.__name__}.{key}" for key in hints}
    return own.union(*map(keys_declared, hints.values()))


@pytest.mark.parametrize("game", VIEWS)
def test_no_key_is_declared_that_no_view_has(game):
    mixes = [mix for mix in MIXES if mix.rules.name == game]
    seen: set[str] = set()
    for mix in (mixes[0], mixes[-1]):
        for states in states_of_a_random_game(mix, 13, every=1, limit=1200):
            assert faults(mix.rules.public_view(states), VIEWS[game], seen=seen) == []
    assert keys_declared(VIEWS[game]) - seen == set()
