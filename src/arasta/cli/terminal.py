"""The table in the terminal: whoever is to act is asked, by a sentence and lettered choices."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.cli.choice_input import NoChoice, find
from arasta.cli.news import News
from arasta.cli.option_list import Row
from arasta.cli.question import Question
from arasta.cli.screen import Parts, compose
from arasta.cli.table_commands import STEPS_A_TURN, TableCommands, command_of, looking
from arasta.cli.window import Window
from arasta.core.machine import CHANCE
from arasta.play.errors import CannotUndo
from arasta.play.game.game import Game
from arasta.play.terminal.canvas import Sheet
from arasta.play.text.language import say
from arasta.play.text.names import seat_name
from arasta.play.text.refusals import joined

NO_SECRETS: dict[str, Any] = {"seat": None, "legal": []}  # in a view: who looks, and what is open if it is their turn


NO_NEWS = News([], "")


def not_kept() -> None:
    """The game is kept nowhere."""


class Table:
    """A game between the people at this terminal and bots; where chance is entered by hand, it is asked for too."""

    def __init__(
        self,
        game: Game,
        people: set[int],
        bots: Mapping[int, Bot],
        lang: str,
        ask_all: bool = False,
        keep: Callable[[], None] = not_kept,
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.lang = lang
        self.keep = keep  # called after every turn
        self.by_hand = game.chance == "manual"
        self.asks_all = ask_all or self.by_hand
        self.window = Window()
        self.asides = TableCommands(game, self.window, lang, self.explain)
        # How many steps each has been told of. Somebody who comes back is told the end of what happened.
        self.told = dict.fromkeys([*people, CHANCE], max(0, game.step - STEPS_A_TURN))
        self.secrets = False
        self.shown: tuple[int, str] | None = None  # whose board was drawn last, and in which turn
        self.notice: list[str] = []  # answers to what was typed last, for the next screen
        self.warned_at = -1  # the step at which a player was told that the turn would be lost

    def introduce(self, levels: Mapping[int, str]) -> None:
        """Say who is who: the people here, and the bots with the names by which `--bots` knows them."""
        seats = joined([self.name(seat) for seat in sorted(self.people)], "list-and", self.lang)
        self.explain(say("terminal-by-hand" if self.by_hand else "terminal-welcome", self.lang, seats=seats))
        if levels:
            told = [
                say("terminal-opponent", self.lang, name=self.name(seat), level=level)
                for seat, level in sorted(levels.items())
            ]
            self.explain(say("terminal-opponents", self.lang, bots=joined(told, "list-and", self.lang)))

    def name(self, seat: int) -> str:
        """Who sits in a seat."""
        return seat_name(seat, self.lang, self.game.names)

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        turn = self.game.turn
        while (seat := self.game.to_act) is not None:
            if seat in self.bots:
                self.game.play(self.bots[seat].choose(Position.of(self.game, secrets.randbits(32))))
            elif len(self.game.legal) == 1 and not self.asks_all:
                self.take_only_choice()
            elif not self.ask(seat):
                return
            if self.game.turn != turn:
                turn = self.game.turn
                self.keep()
        self.end()

    def take_only_choice(self) -> None:
        """Where there is one choice nobody is asked, but it is told."""
        (choice,) = self.game.legal
        self.game.play(choice)
        self.explain(say("terminal-only", self.lang, choice=choice.text(self.lang)), "dim")

    def ask(self, seat: int) -> bool:
        """Ask until something is chosen or taken back; False if the player leaves."""
        self.hand_over(seat)
        question = Question(self.game, self.window, self.lang)
        news, step, is_put = self.news(seat), self.game.step, False
        while self.game.step == step:
            if self.window.is_screen or not is_put:
                self.show(seat, question, news)
                news, is_put = news if self.window.is_screen else NO_NEWS, True
            command, rest = command_of(self.window.read(question.prompt))
            if command == "q":
                return False
            if command == "u":
                self.undo(seat)
            elif command:
                self.asides.commands[command](seat, question.rows, rest)
                is_put = command != "b"
            elif rest or question.default:
                self.choose(question.rows, rest or question.default)
            else:
                question.turn_page()
                is_put = False
        return True

    def choose(self, rows: Sequence[Row], typed: str) -> None:
        """Play what was typed; if that is no choice, say why; if it would lose the turn, ask again once."""
        try:
            name = find(self.game, rows, typed, self.lang)
            if self.would_lose_turn(rows, name):
                self.warned_at = self.game.step
                raise NoChoice(say("terminal-lost", self.lang, action=name))
            self.game.play(name)
        except NoChoice as explained:
            self.explain(str(explained), "yellow")

    def would_lose_turn(self, rows: Sequence[Row], name: str) -> bool:
        """Whether a choice ends the turn without an action, another would not, and nobody has said so yet."""
        if self.by_hand or self.warned_at == self.game.step:
            return False
        loses, view = self.game.presentation.loses_turn, self.game.view()
        lost = {row.name: loses(view, row.name, row.then) for row in rows}
        return lost.get(name, False) and not all(lost.values())

    def undo(self, seat: int) -> None:
        """Take back the last choice of anybody here, and those that were taken for the player since."""
        step = self.game.step - 1
        while step > 0 and not self.asks_all and self.was_only_choice(step):
            step -= 1
        actor = self.game.history[step].actor if step >= 0 else seat
        try:
            self.game.undo_to(step, None if self.by_hand else actor if actor in self.people else seat)
        except CannotUndo as refused:
            self.explain(refused.text(self.lang), "yellow")
        else:
            self.told = {reader: min(told, self.game.step) for reader, told in self.told.items()}
            self.warned_at = -1
            self.explain(say("terminal-undone", self.lang))

    def was_only_choice(self, step: int) -> bool:
        """Whether nobody was asked at a step."""
        actor = self.game.history[step].actor
        return actor != CHANCE and len(self.game.view(actor, at=step)["legal"]) == 1

    def hand_over(self, seat: int) -> None:
        """People who share the screen and have secrets look away in turn; by hand, one person enters everything."""
        if self.by_hand or len(self.people) == 1 or (self.shown and self.shown[0] == seat) or not self.have_secrets():
            return
        self.window.clear()
        self.window.read(say("terminal-hand-over", self.lang, player=self.name(seat)))

    def have_secrets(self) -> bool:
        """Whether anybody here has ever seen what a spectator does not; without secrets nobody has to look away."""
        everybody = self.game.view() | NO_SECRETS
        self.secrets = self.secrets or any(self.game.view(seat) | NO_SECRETS != everybody for seat in self.people)
        return self.secrets

    def news(self, seat: int) -> News:
        """What happened since the player was told last; by hand, since anybody was."""
        reader = CHANCE if self.by_hand else seat
        told = self.asides.news(seat, self.told[reader])
        self.told[reader] = self.game.step
        return News(told, say("terminal-older", self.lang))

    def show(self, seat: int, question: Question, news: News) -> None:
        """The question, below the board where that is due, and what has happened."""
        parts = Parts(
            boards=self.boards(seat),
            news=news,
            question=[*self.notice, *question.lines],
            listings=question.listings,
            page=question.page,
        )
        self.window.write(compose(parts, self.window.lines))
        self.notice = []
        self.shown = (seat, self.game.turn)

    def boards(self, seat: int) -> list[list[str]]:
        """The board at greater and at shorter length. On a screen it comes with every question, in a pipe once
        in a turn.
        """
        if not self.window.is_screen:
            return [[]] if self.shown == (seat, self.game.turn) else [["", *self.asides.drawn(seat), ""]]
        sheet, view = Sheet(self.lang, self.game.names, self.window.columns), self.game.view(looking(seat))
        small = [self.game.presentation.small(view, sheet, tight) for tight in (False, True)]
        return [self.asides.drawn(seat), *([self.window.paint(line) for line in lines] for lines in small)]

    def end(self) -> None:
        """The rest of the story, the last board, the ranking."""
        seat = min(self.people) if len(self.people) == 1 else CHANCE
        self.window.write(self.news(min(self.people)).lines)
        self.window.write(["", *self.asides.drawn(seat), ""])
        self.window.write(self.window.wrap(say("terminal-result", self.lang), "bold"))
        self.window.write(self.game.result.text(self.lang).splitlines())

    def explain(self, text: str, style: str = "") -> None:
        """A short answer: at once in a pipe, with the next screen on a terminal."""
        self.notice += self.window.wrap(text, style)
        if not self.window.is_screen:
            self.window.write(self.notice)
            self.notice = []
