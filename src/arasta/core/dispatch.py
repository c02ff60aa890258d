"""From an effect to its rule: what each effect does is declared beside its rule, the way there is made from that.

Compiled code has no tables of functions, so a dispatch is written out as comparisons; plain runs look the effect up.
A rule takes as many of the state, the player, the argument and the option as it needs, in this order.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, NamedTuple

from arasta.core.compiling import compiled_as

Rule = Callable[..., Any]
FEW = 6  # effects that are told apart one by one


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
CHOOSE = Shape("s, effect, p, argument, option", {2: "s, option", 3: "s, p, option", 4: "s, p, argument, option"})
WEIGH = CHOOSE._replace(joined_by=" * ", otherwise=1)
START = Shape("s, effect, p, argument, option, before", {5: "s, p, argument, option, before"}, " + ", -1)


def dispatch(shape: Shape, arms: Arms) -> Rule:
    """A rule that hands over to the rules of an effect."""
    by_effect = {effect: written_out(shape, {effect: found}) for effect, found in arms.items()}
    nothing = written_out(shape, {})

    def look_up(*given: Any) -> Any:
        return by_effect.get(given[1], nothing)(*given)

    return compiled_as(look_up, lambda: written_out(shape, arms))


def written_out(shape: Shape, arms: Arms) -> Rule:
    """The dispatch as a function of a few arms, or of two halves by the effect's number.

    A compiled function prepares all calls that it contains whenever it is entered; so no function contains many.
    """
    names: dict[str, Any] = {}
    if len(arms) <= FEW:
        body = [line for effect, found in arms.items() for line in branches(shape, effect, found, names)]
        body.append(f"    return {shape.otherwise}")
    else:
        effects = sorted(arms)
        middle = effects[len(effects) // 2]
        names["lower"] = dispatch(shape, {effect: arms[effect] for effect in effects if effect < middle})
        names["upper"] = dispatch(shape, {effect: arms[effect] for effect in effects if effect >= middle})
        body = [f"    if effect < {middle}:", f"        return lower({shape.parameters})"]
        body.append(f"    return upper({shape.parameters})")
    exec("\n".join([f"def dispatch({shape.parameters}):", *body]), names)
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
    name = f"{arm.rule.__name__}_{len(names)}"
    names[name] = arm.rule
    return f"{name}({passed(shape, arm.rule)})"


def passed(shape: Shape, rule: Rule) -> str:
    """What a rule takes, by how many parameters it has."""
    parameters = len(signature(rule).parameters)
    if parameters not in shape.passed:
        allowed = " or ".join(f"({taken})" for taken in shape.passed.values())
        raise TypeError(f"{rule.__module__}.{rule.__name__} takes {parameters} parameters, but must take {allowed}.")
    return shape.passed[parameters]
