"""What a player may want besides choosing: the board, the log, help, the rules, a copy of the game."""

from collections.abc import Callable, Sequence
from pathlib import Path

from arasta.cli.choice_input import NoChoice, find
from arasta.cli.option_list import Row
from arasta.cli.paragraphs import paragraphs
from arasta.cli.window import Window
from arasta.core.machine import CHANCE
from arasta.core.setting_kinds import is_number
from arasta.play.errors import CannotKeep
from arasta.play.game.game import Game
from arasta.play.game.log import Turn, open_turns, turns
from arasta.play.records.files import check_new, write
from arasta.play.text.language import say
from arasta.play.text.reference import page, topics

LOG_TURNS = 12  # as many of the log at once
STEPS_A_TURN = 30  # hardly a turn has more
WORDS = {  # of the commands; the letter is enough, and a slash may stand before either
    "undo": "u",
    "board": "b",
    "log": "l",
    "help": "?",
    "rules": "r",
    "save": "s",
    "quit": "q",
}
Explain = Callable[[str, str], None]  # a short answer, and its style


def command_of(typed: str) -> tuple[str, str]:
    """The letter of a command and the rest of what was typed; no letter if it is no command."""
    if typed.startswith("?"):
        return "?", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    word = word.removeprefix("/").lower()
    letter = WORDS.get(word, word)
    return (letter, rest.strip()) if letter in WORDS.values() else ("", typed)


def looking(seat: int) -> int | None:
    """Whose view is shown: for chance, a spectator's."""
    return None if seat == CHANCE else seat


class TableCommands:
    """The commands that change nothing in the game."""

    def __init__(self, game: Game, window: Window, lang: str, explain: Explain) -> None:
        self.game = game
        self.window = window
        self.lang = lang
        self.explain = explain
        self.commands = {"b": self.board, "l": self.log, "?": self.help, "r": self.look_up, "s": self.save}

    def board(self, seat: int, rows: Sequence[Row], rest: str) -> None:
        """The whole board."""
        self.pages(self.drawn(seat))

    def drawn(self, seat: int) -> list[str]:
        """The whole board as the seat sees it."""
        return self.game.draw(looking(seat), self.lang, self.window.colour, self.window.columns).splitlines()

    def log(self, seat: int, rows: Sequence[Row], rest: str) -> None:
        """The last turns of the log."""
        n = int(rest) if is_number(rest) and int(rest) else LOG_TURNS
        told = self.steps(seat, max(0, self.game.step - n * STEPS_A_TURN))
        self.pages((paragraphs(told[-n:]) or say("terminal-no-log", self.lang)).splitlines())

    def steps(self, seat: int, since: int) -> list[Turn]:
        """What happened since a step, as the seat may know it; whoever enters a game by hand knows all."""
        if self.game.chance == "manual":
            return open_turns(self.game, self.lang, since)
        return turns(self.game, looking(seat), self.lang, since)

    def news(self, seat: int, since: int) -> list[Turn]:
        """The same with one sentence for each turn that has begun since then."""
        if self.game.chance == "manual":
            story = self.game.chronicle.open_story(since, self.lang)
        else:
            story = self.game.story(looking(seat), self.lang, since)
        whole = [(turn["turn"]["label"], [turn["text"]]) for turn in story if turn["first"] >= since]
        if self.game.chronicle.turn_start(since) == since:
            return whole
        label = self.game.chronicle.moment(since).turn[1]
        return [turn for turn in self.steps(seat, since)[:1] if turn[0] == label] + whole

    def help(self, seat: int, rows: Sequence[Row], rest: str) -> None:
        """What can be typed; about an action why it is not open, or what it does, costs and brings."""
        if rest:
            self.explain(self.about(rows, rest), "yellow")
        else:
            known = ", ".join(topics(self.game.rules.name))
            self.pages(self.window.wrap(say("terminal-help", self.lang, topics=known)))

    def about(self, rows: Sequence[Row], typed: str) -> str:
        """Everything about an action."""
        try:
            name = find(self.game, rows, typed, self.lang)
        except NoChoice as explained:
            return str(explained)
        row = next((row for row in rows if row.name == name), None)
        told = [say("terminal-legal", self.lang, action=name)]
        if row:
            told += [row.text + ".", row.about, f"→ {row.brings}" if row.brings else "", row.follows]
        return " ".join(filter(None, told))

    def look_up(self, seat: int, rows: Sequence[Row], topic: str) -> None:
        """A reference page."""
        game = self.game.rules.name
        if topic in topics(game):
            self.pages(self.window.wrap(page(game, topic, self.lang)))
        else:
            self.explain(say("terminal-topics", self.lang, topics=", ".join(topics(game))), "yellow")

    def save(self, seat: int, rows: Sequence[Row], file: str) -> None:
        """A copy of the game so far in a new file."""
        try:
            if not file:
                raise CannotKeep("terminal-save-where")
            check_new(Path(file))
            write(self.game, Path(file))
        except CannotKeep as refused:
            self.explain(refused.text(self.lang), "yellow")
        else:
            self.explain(say("terminal-saved", self.lang, file=file), "")

    def pages(self, lines: Sequence[str]) -> None:
        """A text that may be long."""
        self.window.pages(lines, say("terminal-page", self.lang))
