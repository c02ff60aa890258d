"""The table in the terminal: whoever is to act is asked, by a sentence and numbered choices."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from arasta.bots.bot import Bot
from arasta.cli.choosing import NoChoice, find, listing, why
from arasta.cli.colour import is_wanted
from arasta.cli.paragraphs import paragraphs
from arasta.core.setting_kinds import is_number
from arasta.play.errors import CannotKeep, CannotUndo
from arasta.play.game import Game
from arasta.play.ink import Line, paint
from arasta.play.keeping import check_new, write
from arasta.play.language import say
from arasta.play.naming import seat_name
from arasta.play.reference import page, topics
from arasta.play.story import turns

LOG_TURNS = 12  # as many of the log at once
STEPS_A_TURN = 30  # hardly a turn has more
CLEAR = "\x1b[2J\x1b[H"
QUIT = "q"
NO_SECRETS: dict[str, Any] = {"seat": None, "legal": []}  # in a view: who looks, and what is open if it is their turn


class Table:
    """A game between the people at this terminal and bots."""

    def __init__(self, game: Game, people: set[int], bots: Mapping[int, Bot], lang: str, ask_all: bool) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.lang = lang
        self.ask_all = ask_all
        self.colour = is_wanted()
        # How many steps each has been told of. Somebody who comes back is told the end of what happened.
        self.told = dict.fromkeys(people, max(0, game.step - STEPS_A_TURN))
        self.secrets = False
        self.shown: tuple[int, str] | None = None  # whose board was drawn last, and in which turn
        self.commands = {
            "u": self.undo,
            "b": self.board,
            "l": self.log,
            "?": self.explain,
            "r": self.look_up,
            "s": self.save,
        }

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.say("terminal-welcome", seats=", ".join(seat_name(seat, self.lang) for seat in sorted(self.people)))
        while (seat := self.game.to_act) is not None:
            if seat in self.bots:
                self.game.play(self.bots[seat].choose(self.game.view(seat)))
            elif len(self.game.legal) == 1 and not self.ask_all:
                self.take_only_choice(seat)
            elif not self.ask(seat):
                return
        self.end()

    def take_only_choice(self, seat: int) -> None:
        """Where there is one choice nobody is asked, but it is told."""
        self.open_turn(seat)
        self.tell(seat)
        (choice,) = self.game.legal
        self.game.play(choice)
        self.say("terminal-only", "dim", choice=choice.text(self.lang))

    def ask(self, seat: int) -> bool:
        """Ask until something is chosen or taken back; False if the player leaves."""
        self.open_turn(seat)
        self.tell(seat)
        self.question()
        while True:
            word, rest = self.read()
            if word == QUIT:
                return False
            if word in self.commands:
                self.commands[word](seat, rest)
            elif word:
                self.choose(f"{word} {rest}".strip())
            if word == "b":
                self.question()
            if self.game.step != self.asked_at:
                return True

    def read(self) -> tuple[str, str]:
        """What the player types: the first word and the rest."""
        self.asked_at = self.game.step
        prompt = f"{say('terminal-ask', self.lang)} [1–{len(self.game.legal)}, ?]: "
        typed = input(paint([(prompt, "bold")], self.colour)).strip()
        if not sys.stdin.isatty():  # a terminal echoes what is typed; a transcript should show it too
            print(typed)
        if typed.startswith("?"):
            return "?", typed[1:].strip()
        word, _, rest = typed.partition(" ")
        return word, rest.strip()

    def choose(self, typed: str) -> None:
        """Play what was typed; if that is no choice, say why."""
        try:
            self.game.play(find(self.game, typed, self.lang))
        except NoChoice as explained:
            self.write([(str(explained), "yellow")])

    def open_turn(self, seat: int) -> None:
        """At the start of a turn: the hand-over if people share the screen and have secrets, then the board."""
        if self.shown == (seat, self.game.turn):
            return
        if len(self.people) > 1 and (self.shown is None or self.shown[0] != seat) and self.have_secrets():
            self.clear()
            input(say("terminal-hand-over", self.lang, player=seat_name(seat, self.lang)))
        self.shown = (seat, self.game.turn)
        self.board(seat)

    def have_secrets(self) -> bool:
        """Whether anybody here has ever seen what a spectator does not; without secrets nobody has to look away."""
        everybody = self.game.view() | NO_SECRETS
        self.secrets = self.secrets or any(self.game.view(seat) | NO_SECRETS != everybody for seat in self.people)
        return self.secrets

    def tell(self, seat: int) -> None:
        """What happened since the player was told last."""
        news = turns(self.game, seat, self.lang, self.told[seat])
        self.told[seat] = self.game.step
        if len(news) > LOG_TURNS:
            self.say("terminal-more", "dim", n=len(news) - LOG_TURNS, turns=len(news))
        if news:
            print(paragraphs(news[-LOG_TURNS:]))

    def question(self) -> None:
        """The question, and the choices with what they cost and bring."""
        self.write([("\n" + self.game.question(self.lang), "bold")])
        rows = listing(self.game, self.lang)
        texts, names = (max(len(row[i]) for row in rows) for i in (0, 1))
        for number, (text, name, brings) in enumerate(rows, 1):
            line: Line = [(f"{number:>4}  ", "open"), (f"{text:<{texts}}  ", ""), (f"{name:<{names}}  ", "dim")]
            self.write([*line, (f"→ {brings}" if brings else "", "green")])

    def undo(self, seat: int, _: str) -> None:
        """Take back the last choice, and those that were taken for the player since."""
        try:
            self.game.undo(seat)
            while len(self.game.legal) == 1 and not self.ask_all:
                self.game.undo(seat)
        except CannotUndo as error:
            self.write([(str(error), "yellow")])
        else:
            self.say("terminal-undone")
        self.told[seat] = min(self.told[seat], self.game.step)

    def board(self, seat: int | None, _: str = "") -> None:
        """Draw the table."""
        print("\n" + self.game.draw(seat, self.lang, self.colour) + "\n")

    def log(self, seat: int, rest: str) -> None:
        """The last turns of the log."""
        n = int(rest) if is_number(rest) and int(rest) else LOG_TURNS
        told = turns(self.game, seat, self.lang, max(0, self.game.step - n * STEPS_A_TURN))
        print(paragraphs(told[-n:]) or say("terminal-no-log", self.lang))

    def explain(self, seat: int, rest: str) -> None:
        """The commands; or about an action why it is not open or what it would bring."""
        self.write([(why(self.game, rest, self.lang) if rest else self.help(), "yellow" if rest else "")])

    def help(self) -> str:
        """What can be typed."""
        return say("terminal-help", self.lang, topics=", ".join(topics(self.game.rules.name)))

    def look_up(self, seat: int, topic: str) -> None:
        """A reference page."""
        game = self.game.rules.name
        print(page(game, topic, self.lang) if topic in topics(game) else self.help())

    def save(self, seat: int, file: str) -> None:
        """Keep the game so far in a new file."""
        try:
            if not file:
                raise CannotKeep("terminal-save-where")
            check_new(Path(file))
            write(self.game, Path(file))
        except CannotKeep as error:
            self.write([(str(error), "yellow")])
        else:
            self.say("terminal-saved", file=file)

    def end(self) -> None:
        """The rest of the story, the last board, the ranking."""
        seat = min(self.people) if len(self.people) == 1 else None
        self.tell(min(self.people))
        self.board(seat)
        self.say("terminal-result", "bold")
        print(self.game.result.text(self.lang))

    def clear(self) -> None:
        """An empty screen, on a terminal."""
        if sys.stdout.isatty():
            print(CLEAR, end="")

    def say(self, key: str, style: str = "", **values: object) -> None:
        """A text of the language files."""
        self.write([(say(key, self.lang, **values), style)])

    def write(self, line: Line) -> None:
        """A line, in colour where that is wanted."""
        print(paint(line, self.colour).rstrip())
