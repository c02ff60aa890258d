"""A batch: many games stepped together, or some of them while the others wait, or played on by a small net; compiled,
for people and programs that write players.

All arrays are written in place at every step; whoever wants to keep one copies it.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from arasta.core.agenda_game import AgendaGame
from arasta.core.batching import ALL_LEGAL
from arasta.core.courses import ENDLESS
from arasta.core.layout import Layout
from arasta.core.machine import CHANCE
from arasta.core.playing_on import SmallNet
from arasta.core.stream import first_key
from arasta.play.arguments import checked_chance, checked_number, checked_seed
from arasta.play.batch.blocks import Block, in_blocks, new_games
from arasta.play.batch.checks import refusal, seats_of
from arasta.play.batch.rollout import LINES, room_for
from arasta.play.batch.threads import MOST_THREADS, everywhere, usual_threads
from arasta.play.errors import IllegalAction

CHANCE_WORDS = ("auto", "explicit")
SEED_BITS = 28  # the rest of a stream's key numbers the games, and tells what the stream is for
MOST_SEED = (1 << SEED_BITS) - 1
MOST_GAMES = 1 << 24
PLAYERS, IMAGINED, AHEAD = 1 << 62, 1 << 61, 1 << 60  # streams that no game's chance uses
IN_CACHE = 64  # games that are stepped and then shown
WAITED = 1 << 31  # in the key of a stream: of steps in which others wait. Numbers of games end below it
STEP = 1 << 20  # numbers of a stream for each such step
AGREED = ("rules", "chance", "auto_reset", "threads", "seed", "first", "starts", "features", "_stream")


class Batch:
    """Games of one kind, each by one of the settings given, in turn. `first` is the number of the first one: by
    themselves the games of a seed from 64 on are what they are in the batch of all.

    | | |
    |---|---|
    | `to_act` | the seat to act in each game, CHANCE, or NOBODY when it is over |
    | `mask` | by action id, which actions are legal |
    | `effect`, `options` | which decision it is, and its legal options as bits of words |
    | `observation` | what the one to act may know, as features (`layout` says which); of seat 0 if that is no seat |
    | `reward` | by seat, for the last step: 1 for winning the game that it has ended, shared among equal winners |
    | `done` | whether the last step has ended the game; without `auto_reset`, whether the game is over |
    | `ranks` | by seat, of the game that the last step has ended; 0 elsewhere |
    | `states` | the truth, hidden cards and all: to drive and to test, not for players, who get what `imagine` gives |
    """

    def __init__(
        self,
        rules: AgendaGame,
        settings: Sequence[Any],
        n: int,
        *,
        seed: int | None = None,
        first: int = 0,
        chance: str = "auto",
        auto_reset: bool = True,
        threads: int | None = None,
    ) -> None:
        n = checked_number("n", n, MOST_GAMES)
        self._agree(rules, seed=seed, first=first, chance=chance, auto_reset=auto_reset, threads=threads)
        self.starts = np.zeros(len(settings), rules.dtype)  # not concatenated: a type of its own is slow to look up
        for i, each in enumerate(settings):
            self.starts[i : i + 1] = rules.set_up(each)
        self.features = rules.layout.used_in(self.starts)  # those that can be anything but 0
        self._take(new_games(rules, n))
        self.reset(self.seed)

    @classmethod
    def standing_at(cls, rules: AgendaGame, states: np.ndarray, **given: Any) -> "Batch":
        """Games that stand where these states do; none begins anew. Parameters are those of a new batch."""
        found = cls.__new__(cls)
        found._agree(rules, auto_reset=False, **given)
        found.starts, found.features = states[:0], rules.layout.used_in(states)
        found._take(new_games(rules, len(states)))
        found.states[:] = states
        found._show()
        return found

    def __len__(self) -> int:
        return len(self.states)

    @property
    def layout(self) -> Layout:
        """What each feature of `observation` tells."""
        return self.rules.layout

    def reset(self, seed: int | None = None) -> None:
        """All games anew, the first by the first settings. The same seed gives the same games."""
        self._take_seed(seed)
        self.states["agenda_height"] = 0  # over, so that they begin
        self._games.courses["counter"] = 0
        self._games.courses["start"] = np.arange(len(self)) + self.first - 1
        self._go_on(self.starts)

    def step(self, actions: Any) -> None:
        """Carry out an action, by its id, in every game; where a game is over it does not matter which.

        An illegal one raises IllegalAction, and no game has changed.
        """
        self._choose(actions, False)

    def step_options(self, options: Any) -> None:
        """Carry out an option of the decision at hand, by its number, in every game."""
        self._choose(options, True)

    def random_actions(self, key: int) -> np.ndarray:
        """A random legal action in each game; -1 where it is over. Another key gives others.

        The array is the same one at every call.
        """
        choose, key = self.rules.batching.choose_games_at_random, PLAYERS | key
        everywhere(lambda block: choose(block.states, block.courses, key, block.first, block.at_random), self._blocks)
        return self._games.at_random

    def outcomes(self, i: int) -> tuple[np.ndarray, np.ndarray]:
        """Where chance is to act in game i: the ids of the actions that may come, and their exact probabilities."""
        if self.to_act[i] != CHANCE:
            raise ValueError(f"Chance is not to act in game {i}: there `to_act` is {self.to_act[i]}.")
        probabilities = self.probabilities(slice(i, i + 1))[0]
        actions = np.flatnonzero(probabilities)
        return actions, probabilities[actions]

    def probabilities(self, games: slice = slice(None)) -> np.ndarray:
        """By action id how likely it is where chance is to act; 0 elsewhere."""
        states = self.states[games]
        found = np.zeros((len(states), len(self.rules.actions)))
        self.rules.batching.weigh_games(states, found)
        return found

    def encode(self, seats: Any) -> np.ndarray:
        """What a seat may know, as features, in each game: one seat for all, or one for each."""
        courses, rows = self.rules.new_courses(len(self)), np.zeros_like(self.observation)
        courses["to_act"] = seats_of(self.states, seats)
        show, features = self.rules.batching.show_games, self.features
        blocks = in_blocks(self._games._replace(courses=courses, observation=rows), self.threads)
        everywhere(lambda block: show(*block.to_show, features, True), blocks)
        return rows

    def imagine(self, games: Any, seats: Any, key: int) -> "Batch":
        """A batch of these games, or of all if None, in which what the seat cannot know is dealt anew.

        `games` are numbers, one as often as you like; `seats` one for all or one for each. This is what a player may
        look ahead in: what chance brings there hangs on the key, not on these games.
        """
        found = self._of(np.arange(len(self)) if games is None else np.atleast_1d(np.asarray(games, np.int64)))
        found.seed = checked_seed(key, MOST_SEED)  # not the seed of these games, from which their chance could be told
        stream = first_key(found.seed)
        self.rules.batching.imagine_games(found.states, seats_of(found.states, seats), IMAGINED | stream)
        found._stream = AHEAD | stream
        found._games.courses["counter"] = 0
        found._show()
        return found

    def copy(self) -> "Batch":
        """The same games, to go their own way; what chance brings is the same."""
        found = self._of(np.arange(len(self)))
        found._show()
        return found

    def after(self, games: Any, actions: Any) -> "Batch":
        """A batch of these games, by number and one as often as you like, each after an action; this one stays."""
        found = self._of(np.atleast_1d(np.asarray(games, np.int64)))
        found.step(actions)
        return found

    def stand_at(self, batch: "Batch", games: np.ndarray, counter: int) -> None:
        """Stand where these games of another batch do, by number; chance goes on by the own streams from there on."""
        np.take(batch._games.state_bytes, games, axis=0, out=self._games.state_bytes)
        self._games.courses["counter"] = counter
        self._show()

    def legal(self, i: int) -> list[str]:
        """The names of the legal actions of game i."""
        return [self.rules.actions[action].name for action in np.flatnonzero(self.mask[i])]

    def _agree(
        self,
        rules: AgendaGame,
        *,
        seed: int | None = None,
        first: int = 0,
        chance: str = "auto",
        auto_reset: bool,
        threads: int | None = None,
    ) -> None:
        self.rules, self.chance, self.auto_reset = rules, checked_chance(chance, CHANCE_WORDS), auto_reset
        self.threads = usual_threads() if threads is None else checked_number("threads", threads, MOST_THREADS)
        self.first = first
        self._take_seed(seed)

    def _take_seed(self, seed: int | None) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed, MOST_SEED)
        self._stream = first_key(self.seed) + self.first

    def _take(self, games: Block) -> None:
        self._games, self._blocks = games, in_blocks(games, self.threads)
        self.states, self.mask, self.observation = games.states, games.mask, games.observation
        self.to_act, self.done = games.courses["to_act"], games.courses["done"]
        self.effect, self.options = games.courses["effect"], games.courses["options"]
        self.reward, self.ranks = games.courses["reward"], games.courses["ranks"]

    def _of(self, games: np.ndarray) -> "Batch":
        found: Batch = object.__new__(Batch)
        found.__dict__.update(self.__dict__)
        found._take(new_games(self.rules, len(games)))
        here, there = self._games, found._games
        np.take(here.state_bytes, games, axis=0, out=there.state_bytes)  # record by record is ten times slower
        there.courses[:] = here.courses[games]
        return found

    def __deepcopy__(self, memo: Any) -> "Batch":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, ({word: self.__dict__[word] for word in AGREED}, self._games.state_bytes, self._games.courses)

    def _choose(self, given: Any, by_option: bool) -> None:
        self._take_down(given, by_option)
        self._go_on(self.starts if self.auto_reset else self.starts[:0])

    def _take_down(self, given: Any, by_option: bool) -> None:
        asked, chosen = np.asarray(given), self._games.asked
        if asked.shape != chosen.shape:
            raise ValueError(f"There must be one choice for each of the {len(self)} games, not {asked.shape}.")
        np.copyto(chosen, asked, "same_kind")
        choose = self.rules.batching.choose_games
        found = everywhere(lambda block: choose(block.courses, block.asked, by_option), self._blocks)
        wrong = [block.first + i for block, i in zip(self._blocks, found, strict=True) if i != ALL_LEGAL]
        if wrong:
            raise refusal(self.rules, wrong[0], int(chosen[wrong[0]]), by_option, self.legal(wrong[0]))

    def _go_on(self, starts: np.ndarray) -> None:
        step = self.rules.batching.step_games
        key, limit, features = self._stream, ENDLESS if self.chance == "auto" else 0, self.features

        def in_block(block: Block) -> None:
            states, courses, *tables = block.to_show
            step(
                self.rules.go_on_at,
                states,
                block.state_bytes,
                courses,
                starts,
                key + block.first,
                limit,
                *tables,
                features,
                IN_CACHE,
            )

        everywhere(in_block, self._blocks)

    def _show(self) -> None:
        show, features = self.rules.batching.show_games, self.features
        everywhere(lambda block: show(*block.to_show, features, False), self._blocks)


class WaitingBatch(Batch):
    """Games whose players do not all decide in the same rhythm: where an agent waits for the others at its table."""

    def reset(self, seed: int | None = None) -> None:
        """All games anew."""
        self.waits = 0  # steps so far in which some games waited
        super().reset(seed)

    def step_some(self, games: np.ndarray, actions: Any) -> None:
        """Carry out an action in each of these games; the others stay as they are, and so does what is shown of them.

        An illegal one raises IllegalAction, and no game has changed. The same seed and the same steps give the same
        games.
        """
        if len(games) == len(self):
            chosen = np.zeros(len(self), np.int64)
            chosen[games] = actions
            self.step(chosen)
            return
        part = self._part(games)
        try:
            part.step(actions)
        except IllegalAction as refusal:  # which tells the index in the part
            index = games[int(refusal.values["index"])]
            raise IllegalAction(refusal.key, **refusal.values | {"index": str(index)}) from None
        self._put(games, part)

    def begin_anew(self, games: np.ndarray) -> None:
        """A new game in place of each of these."""
        part = self._part(games)
        part.states["agenda_height"] = 0
        part._go_on(self.starts)
        self._put(games, part)

    def _part(self, games: np.ndarray) -> Batch:
        """These games by themselves. A stream belongs to a place in a batch, and they stand in other places there: so
        they take numbers that no other step takes.
        """
        part = self._of(games)
        self.waits += 1
        part._stream |= WAITED
        part._games.courses["counter"] = self.waits * STEP
        return part

    def _put(self, games: np.ndarray, part: Batch) -> None:
        """Back where they were."""
        here, there = self._games, part._games
        here.state_bytes[games] = there.state_bytes
        here.courses[games] = there.courses
        here.mask[games] = there.mask
        here.observation[games] = there.observation


def played_on(batch: Batch, games: np.ndarray, actions: Any, until: np.ndarray, net: SmallNet, moods: int) -> Batch:
    """A batch of lines: each one of these games, by number and one as often as you like, after an action, played on
    for all seats by the net until so many of its turns are over. This batch stays.

    Lines of the same game meet the same chance and the same moods of the players; another key gives other moods.
    """
    lines = batch._of(games)
    lines._take_down(actions, False)
    keys, mood_keys = batch._stream + games, (PLAYERS | first_key(moods)) + games
    play_on, features = batch.rules.batching.play_on_games, batch.features

    def in_block(block: Block) -> None:
        here = block.games
        room = room_for(batch.rules, net)
        play_on(
            batch.rules.go_on_at,
            block.states,
            block.courses,
            keys[here],
            mood_keys[here],
            until[here],
            net,
            room,
            features,
        )

    everywhere(in_block, in_blocks(lines._games, batch.threads, LINES))
    lines._show()
    return lines


def rebuilt(agreed: dict[str, Any], state_bytes: np.ndarray, courses: np.ndarray) -> Batch:
    """A batch as it comes out of a pickle."""
    found = Batch.__new__(Batch)
    found.__dict__.update(agreed)
    games = new_games(found.rules, len(courses))
    games.state_bytes[:], games.courses[:] = state_bytes, courses
    found._take(games)
    found._show()
    return found
