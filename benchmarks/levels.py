"""How far apart the levels for people are, and how a beginner fares against the weakest and in the lesson.

    python benchmarks/levels.py [GAMES] [--kind NAME]

One of each level against three of the next lower, in every kind of game (400 games each if not said; a quarter of the
wins would be equal); then a learner against two `easy` ones in the base game (a third would be equal), and against two
of the lesson's `beginner`. The learner has read the lesson, and does what it advises: it looks at what every choice
costs and brings, as the table tells, and knows that rubies count. It plans nothing, and does not look at the others.
Then the lesson: a pupil goes where its guide says, and what is done there does as `greedy` would, against two of
`beginner`; how often it wins, and how often it wins or has one ruby less than the winner.
"""

import argparse
import random
import re
from pathlib import Path

import numpy as np

import arasta
from arasta.bots.bot import Bot
from arasta.bots.position import Position
from arasta.bots.registry import make

KINDS = {
    "base": ("istanbul", {}),
    "mocha": ("istanbul", {"expansions": ("mocha",)}),
    "letters": ("istanbul", {"expansions": ("letters",)}),
    "bazaar": ("istanbul", {"expansions": ("mocha", "letters")}),
    "dice": ("dice", {}),
}
LADDER = (("hard", "normal"), ("normal", "easy"))
WORTH = {"rubies": 30, "mosque_tiles": 10, "capacity": 8, "cards": 3, "goods": 2, "lira": 1, "stack": 1}
NOT_YET = 0.5  # what is still open may bring something
LIKELIEST = 7  # of two dice
LESSON = Path(__file__).parents[1] / "src/arasta/web/static/js/istanbul/base/lesson.js"


class Learner(Bot):
    """Takes what brings most at once."""

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self.random = random.Random(seed)

    def choose(self, position):
        """The best by what is told of every option."""
        if len(position.legal) == 1:
            return position.legal[0]
        return max(position.options(), key=lambda option: (self.worth(option), self.random.random()))["name"]

    def worth(self, option):
        """What an option costs and brings, in lira; of numbers to call the likeliest is best."""
        if option["verb"] == "call":
            return -abs(option["value"] - LIKELIEST)
        found = sum(value(word) * n for word, n in option["gain"].items())
        return found - sum(value(word) * n for word, n in option["cost"].items()) + NOT_YET * option["open"]


class Pupil(Bot):
    """Goes where the guide of the lesson says, who is the champion, and else does as a greedy bot."""

    def __init__(self, game, seed):
        super().__init__(game, seed)
        self.guide, self.other = make("champion", game, seed), make("greedy", game, seed)
        proposed = re.search(r"proposed: \[(.*?)\]", LESSON.read_text("utf-8"))[1]
        self.guided = set(re.findall(r"\w+", proposed))

    def choose(self, position):
        """What is proposed, if something is."""
        is_guided = position.view["decision"]["kind"] in self.guided
        return (self.guide if is_guided else self.other).choose(position)


def ends_of_lessons(pupil, games):
    """In each game of three by how many rubies the pupil in the first seat is behind the winner; -1 if it has won."""
    found = []
    for seed in range(games):
        game = arasta.new("istanbul", players=3, seed=seed)
        rivals = [make("beginner", "istanbul", seed + seat) for seat in (1, 2)]
        while not game.over:
            bot = [pupil, *rivals][game.to_act]
            game.play(bot.choose(Position.of(game, game.step)))
        rubies = {standing.seat: standing.scores["rubies"] for standing in game.result.standings}
        found.append(-1 if 0 in game.result.winners else max(rubies.values()) - rubies[0])
    return np.array(found)


def value(word):
    """What one of something is worth: goods and cards of any kind alike."""
    return WORTH.get(word.partition(".")[0], 0)


def share_of_wins(one, others, games, game, **settings):
    """How often one bot wins against others in all other seats, every seat in turn, and the standard error."""
    batch = arasta.batch(game, games, seed=4, auto_reset=False, **settings)
    seats, wins, step = np.arange(games) % settings["players"], np.zeros(games), 0
    while (batch.to_act >= 0).any():
        actions = np.zeros(games, np.int64)
        for bot, is_own in ((one, True), (others, False)):
            if len(asked := np.flatnonzero((batch.to_act >= 0) & ((batch.to_act == seats) == is_own))):
                actions[asked] = bot.choose_many(batch.imagine(asked, batch.to_act[asked], step))
        batch.step(actions)
        wins = np.maximum(wins, batch.reward[np.arange(games), seats])
        step += 1
    return wins.mean(), wins.std() / games**0.5


def tell(what, found):
    """A line."""
    print(f"{what:32} {100 * found[0]:5.1f} ± {100 * found[1]:.1f} %", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=400)
    parser.add_argument("--kind", choices=[*KINDS, "learner", "lesson"], action="append")
    arguments = parser.parse_args()
    for kind in arguments.kind or [*KINDS, "learner", "lesson"]:
        if kind == "learner":
            for level in ("easy", "beginner"):
                bots = Learner("istanbul", 1), make(level, "istanbul", 2)
                tell(f"learner, two {level}, base", share_of_wins(*bots, arguments.games, "istanbul", players=3))
            continue
        if kind == "lesson":
            behind = ends_of_lessons(Pupil("istanbul", 1), arguments.games)
            for ended, is_so in (("won", behind < 0), ("won or nearly", behind <= 1)):
                tell(f"lesson, {ended}", (is_so.mean(), is_so.std() / arguments.games**0.5))
            continue
        game, settings = KINDS[kind]
        for one, others in LADDER:
            bots = make(one, game, 1), make(others, game, 2)
            tell(f"{one}, three {others}, {kind}", share_of_wins(*bots, arguments.games, game, players=4, **settings))
