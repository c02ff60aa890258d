"""Which bots there are: our own, and those of other packages.

A package offers a bot by an entry point of the group `arasta.bots`, whose object is called with the name of a game and
a seed, as a subclass of `Bot` is. Ours are listed in the same way, so none is loaded before it is asked to play. And
there is one for each file with a net, named `net=FILE`; it is in no list, so no server is asked to open files.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from arasta.bots.bot import Bot
from arasta.core.refusal import Refusal

GROUP = "arasta.bots"
Maker = Callable[[str, int], Bot]

OWN: Mapping[str, str] = {
    "beginner": "arasta.bots.levels:Beginner",
    "easy": "arasta.bots.levels:Easy",
    "normal": "arasta.bots.levels:Normal",
    "hard": "arasta.bots.levels:Hard",
    "expert": "arasta.bots.expert:Expert",
    "champion": "arasta.bots.champion:Champion",
    "greedy": "arasta.bots.greedy:GreedyBot",
    "random": "arasta.bots.random_bot:RandomBot",
}
NET = "net="  # before the path of a file: a champion who plays by the net in it, to be measured against others
OF_A_FILE = "arasta.bots.champion:of_file"
SEARCHING = frozenset({"expert"})  # of ours those that search for seconds; the others choose at once
USUAL_LEVEL = "normal"  # whom people meet at a table who have chosen nobody: a game that can be won and lost


class NoSuchBot(Refusal):
    """A bot that is unknown, or cannot be loaded."""


@cache
def others() -> dict[str, EntryPoint]:
    """The bots of other packages by name; ours come first."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OWN}


def names() -> list[str]:
    """All bots that can be asked to play."""
    return [*OWN, *sorted(others())]


def is_quick(name: str) -> bool:
    """Whether a bot is known to choose at once. Nobody knows that of another package's."""
    return name in OWN and name not in SEARCHING


def make(name: str, game: str, seed: int) -> Bot:
    """A bot to play a game; it chooses as the seed says."""
    return maker(name)(game, seed)


def maker(name: str) -> Maker:
    """What makes bots of this name."""
    if name in OWN:
        own: Maker = EntryPoint(name, OWN[name], GROUP).load()
        return own
    if name.startswith(NET):
        of_a_file: Maker = EntryPoint(name, OF_A_FILE, GROUP).load()(Path(name.removeprefix(NET)))
        return of_a_file
    if name not in others():
        raise NoSuchBot("no-such-bot", name=name, bots=names())
    try:
        found: Maker = others()[name].load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise NoSuchBot("bot-broken", name=name, package=others()[name].value, problem=repr(error)) from error
    return found
