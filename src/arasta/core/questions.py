"""Questions that one part of a game asks without knowing who answers.

The part that asks declares the question with its own answer; whoever has more to say answers with a rule of the same
parameters. How several answers become one is the question's business.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any

from arasta.core.compiling import compiled_as, rule

Rule = Callable[..., Any]
JOINED_BY = {"any": " or ", "sum": " + "}
HOW = (*JOINED_BY, "all", "chain", "last")
QUESTIONS: dict[Rule, "Answers"] = {}


class Answers:
    """The answers to a question, and the function they are together."""

    def __init__(self, own: Rule, how: str) -> None:
        if how not in HOW:
            raise ValueError(f"Answers are joined by {', '.join(HOW)}, not by {how!r}.")
        self.how = how
        self.rules: list[Rule] = []
        self.add(own)

    def add(self, rule: Rule) -> None:
        """One more answer."""
        if self.rules and signature(rule).parameters.keys() != signature(self.rules[0]).parameters.keys():
            raise TypeError(f"{rule.__module__}.{rule.__name__} must take what {self.rules[0].__name__} takes.")
        self.rules.append(rule)
        self.joined = written_out(self.rules, self.how)


def question(how: str) -> Callable[[Rule], Rule]:
    """A question. `any`: one yes is enough. `sum`: answers add up. `all`: everybody acts.

    `chain`: each answer is the next one's last parameter. `last`: the last one counts.
    """

    def declare(own: Rule) -> Rule:
        answers = Answers(rule(own), how)

        def ask(*given: Any) -> Any:
            return answers.joined(*given)

        ask.__name__, ask.__doc__ = own.__name__, own.__doc__
        QUESTIONS[ask] = answers
        compiled_as(ask, lambda: answers.joined)
        return ask

    return declare


def answers(asked: Rule) -> Callable[[Rule], Rule]:
    """A rule that answers a question."""

    def add(own: Rule) -> Rule:
        QUESTIONS[asked].add(rule(own))
        return own

    return add


def written_out(rules: list[Rule], how: str) -> Rule:
    """All answers in one function."""
    given = ", ".join(signature(rules[0]).parameters)
    names: dict[str, Any] = {f"answer_{i}": answer for i, answer in enumerate(rules)}
    calls = [f"{name}({given})" for name in names]
    if how in JOINED_BY:
        body = f"return {JOINED_BY[how].join(calls)}"
    elif how == "chain":
        passed_on = given.rpartition(" ")[2]
        body = "; ".join([*(f"{passed_on} = {call}" for call in calls), f"return {passed_on}"])
    else:
        body = "; ".join(calls) if how == "all" else f"return {calls[-1]}"
    exec(f"def ask({given}): {body}", names)
    function: Rule = names["ask"]
    return function
