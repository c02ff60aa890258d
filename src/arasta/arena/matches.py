"""Matches: the games of a part, played in lockstep on one batch.

At each step every bot is asked once for all games in which it is to act, and is handed what its seats may know. A bot
that raises, or answers with anything but legal actions, loses the games in which it was asked, and the others go on.
One that takes too long for a decision, or too much memory, loses all games of the part: nobody waits for it again.
"""

import random
import traceback
from pathlib import Path

import numpy as np

from arasta.arena.parts import WINNER, Fault, Part, Played
from arasta.bots.answers import BotFault, illegal, is_legal, legal_id, positions, whole_numbers
from arasta.bots.bot import Bot
from arasta.bots.limits import Memory, TooLarge, TooSlow, time_limit
from arasta.bots.position import Position
from arasta.bots.registry import OWN, make
from arasta.play.batch.batch import SEED_BITS, Batch
from arasta.play.games import GAMES


def play_part(part: Part) -> Played:
    """Play all its games."""
    match = Match(part)
    for _ in range(part.limit):
        if not match.playing.any():
            break
        match.step()
    return match.played()


class Match:
    """One bot against a field of another in many games at once, always in the same seat."""

    def __init__(self, part: Part) -> None:
        rules = GAMES[part.game]
        settings = rules.settings(**part.settings)
        self.part = part
        self.batch = Batch(rules, [settings], part.deals, seed=part.deal_seed, auto_reset=False)
        self.memory = [Memory(0 if name in OWN else part.limits.megabytes) for name in part.pairing]
        self.bots = [make(name, part.game, part.drawn(role)) for role, name in part.pairing._asdict().items()]
        self.keys = random.Random(part.drawn("what is hidden"))
        self.is_field = np.arange(settings.players) != part.seat  # by seat: of which of the two bots it is
        self.playing = np.ones(part.deals, np.bool_)
        self.ranks = np.zeros((part.deals, settings.players), np.int64)
        self.faults: dict[str, Fault] = {}
        self.get_ready()

    def get_ready(self) -> None:
        """Load or compile what games and bots need, before the clock runs."""
        tried = self.batch.imagine([0], self.batch.to_act[:1], 0)
        tried.step(tried.mask.argmax(axis=1))
        for bot in self.bots:
            bot.prepare()

    def step(self) -> None:
        """A decision in every game that is still played."""
        batch, to_act = self.batch, self.batch.to_act
        actions = batch.mask.argmax(axis=1)  # any legal one, for the games that a fault has ended
        asked_field = self.is_field[to_act]
        for of_field in (False, True):
            games = np.flatnonzero(self.playing & (asked_field == of_field))
            if len(games):
                self.ask(of_field, games, actions)
        batch.step(actions)
        ended = self.playing & batch.done
        self.ranks[ended] = batch.ranks[ended, : len(self.is_field)]
        self.playing &= ~ended

    def ask(self, of_field: bool, games: np.ndarray, actions: np.ndarray) -> None:
        """Write down what a bot chooses in some games; it has lost those in which that is wrong."""
        seen = self.batch.imagine(games, self.batch.to_act[games], self.keys.getrandbits(SEED_BITS))
        try:
            with self.memory[of_field].limited():
                chosen = answers(self.bots[of_field], seen, self.part.limits.seconds)
        except (TooSlow, TooLarge) as fault:
            self.forfeit(of_field, np.flatnonzero(self.playing), fault)
        except BotFault as fault:
            self.forfeit(of_field, games, fault)
        except Exception as error:  # whatever a stranger's bot may raise
            self.forfeit(of_field, games, BotFault("bot-raised", problem=repr(error), where=where(error)))
        else:
            legal = is_legal(chosen, self.batch.mask[games])
            actions[games[legal]] = chosen[legal]
            if not legal.all():
                i = np.flatnonzero(~legal)[0]
                self.forfeit(of_field, games[~legal], illegal(self.batch, int(games[i]), int(chosen[i])))

    def forfeit(self, of_field: bool, games: np.ndarray, fault: BotFault) -> None:
        """End games that a bot has lost by a fault: the others share the win."""
        self.playing[games] = False
        self.ranks[games] = np.where(self.is_field == of_field, WINNER + 1, WINNER)
        bot = self.part.pairing[of_field]
        first = self.faults.get(bot, Fault(bot, 0, fault.text()))
        self.faults[bot] = Fault(bot, first.games + len(games), first.problem)

    def played(self) -> Played:
        """What has come of it."""
        return Played(self.part.seat, self.ranks.tolist(), list(self.faults.values()))


def answers(bot: Bot, seen: Batch, seconds: float) -> np.ndarray:
    """What a bot chooses in each game, in so many seconds for each."""
    if type(bot).choose_many is Bot.choose_many:
        return np.array([answer(bot, position, seconds) for position in positions(seen)], np.int64)
    with time_limit(seconds, len(seen)):
        return whole_numbers(bot.choose_many(seen), len(seen))


def answer(bot: Bot, position: Position, seconds: float) -> int:
    """What a bot chooses in one game."""
    with time_limit(seconds):
        return legal_id(bot.choose(position), position)


def where(error: BaseException) -> str:
    """The line of whatever code has raised, for its author."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
