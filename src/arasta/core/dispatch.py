"""From an effect to its rule: what each effect does is declared beside its rule, the way there is made from that.

Compiled code has no tables of functions, so a dispatch is written out as comparisons; plain runs look the effect up.
A rule takes as many of the state, the player, the argument and the option as it needs, in this order.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, NamedTuple

from arasta.core.compiling import RULES, compiled_as, rule

Rule = Callable[..., Any]
FEW = 12  # effects that are told apart one by one


class Arm(NamedTuple):
    """The rule of an effect, or a constant answer; for some options only, if any are given."""

    rule: Rule | int
    options: frozenset[int] = frozenset()


Arms = Mapping[int, Sequence[Arm]]


class Shape(NamedTuple):
    """A kind of dispatch: what it is given, what it passes on by how many parameters a rule has, how the answers of
    several arms are joined, and the answer where there is none.
    """

    parameters: str
    passed: Mapping[int, str]
    joined_by: str = ""
    otherwise: Any = None


DO = Shape("s, effect, p, argument", {1: "s", 2: "s, p", 3: "s, p, argument"})
OFFER = Shape("s, effect, p, argument", DO.passed, " | ", 0)
ASK = Shape("s, effect, p, argument", DO.passed, " and ", True)
FORCE = ASK._replace(otherwise=False)
CHOOSE = Shape("s, effect, p, argument, option", {2: "s, option", 3: "s, p, option", 4: "s, p, argument, option"})
WEIGH = CHOOSE._replace(joined_by=" * ", otherwise=1)
START = Shape("s, effect, p, argument, option, before", {5: "s, p, argument, option, before"}, "one only", -1)


def dispatch(shape: Shape, arms: Arms) -> Rule:
    """A rule that hands over to the rules of an effect."""
    by_effect = {effect: written_out(shape, {effect: found}) for effect, found in arms.items()}
    nothing = written_out(shape, {})

    def look_up(*given: Any) -> Any:
        return by_effect.get(given[1], nothing)(*given)

    compiled_as(look_up, lambda: halved(shape, dict(sorted(arms.items()))))
    return look_up


def halved(shape: Shape, arms: Arms) -> Rule:
    """The dispatch in functions of a few effects each, found by halving.

    A compiled function prepares all calls that it contains whenever it is entered, so none may contain many.
    """
    if len(arms) <= FEW:
        return written_out(shape, arms)
    effects = list(arms)
    middle = effects[len(effects) // 2]
    names: dict[str, Any] = {
        "lower": rule(halved(shape, {effect: arms[effect] for effect in effects if effect < middle})),
        "upper": rule(halved(shape, {effect: arms[effect] for effect in effects if effect >= middle})),
    }
    given = shape.parameters
    return made([f"    return lower({given}) if effect < {middle} else upper({given})"], shape, names)


def written_out(shape: Shape, arms: Arms) -> Rule:
    """A few effects, one comparison after the other."""
    names: dict[str, Any] = {}
    lines = [line for effect, found in arms.items() for line in branches(shape, effect, found, names)]
    return made([*lines, f"    return {shape.otherwise}"], shape, names)


def made(lines: Sequence[str], shape: Shape, names: dict[str, Any]) -> Rule:
    """The function with this body."""
    exec("\n".join([f"def dispatch({shape.parameters}):", *lines]), names)
    function: Rule = names["dispatch"]
    return function


def branches(shape: Shape, effect: int, arms: Sequence[Arm], names: dict[str, Any]) -> list[str]:
    """What happens for one effect: the arms of special options first."""
    lines = []
    for arm in arms:
        if arm.options:
            chosen = " or ".join(f"option == {option}" for option in sorted(arm.options))
            lines += branch(shape, f"effect == {effect} and ({chosen})", [call(shape, arm, names)])
    common = [call(shape, arm, names) for arm in arms if not arm.options]
    return lines + branch(shape, f"effect == {effect}", common) if common else lines


def branch(shape: Shape, condition: str, calls: list[str]) -> list[str]:
    """Answers are joined; what is only done is done in turn."""
    if shape.joined_by:
        return [f"    if {condition}:", f"        return {shape.joined_by.join(calls)}"]
    return [f"    if {condition}:", *(f"        {each}" for each in calls), "        return"]


def call(shape: Shape, arm: Arm, names: dict[str, Any]) -> str:
    """The call of an arm's rule, under a name of its own."""
    if isinstance(arm.rule, int):
        return str(arm.rule)
    if arm.rule not in RULES:
        raise TypeError(f"{arm.rule.__module__}.{arm.rule.__name__} is no rule yet: it needs @rule.")
    name = f"{arm.rule.__name__}_{len(names)}"
    names[name] = arm.rule
    return f"{name}({passed(shape, arm.rule)})"


def passed(shape: Shape, of: Rule) -> str:
    """What a rule takes, by how many parameters it has."""
    parameters = len(signature(of).parameters)
    if parameters not in shape.passed:
        allowed = " or ".join(f"({taken})" for taken in shape.passed.values())
        raise TypeError(f"{of.__module__}.{of.__name__} takes {parameters} parameters, but must take {allowed}.")
    return shape.passed[parameters]
