"""An iteration of self-play: the net plays all games for some steps; what it saw and did is kept.

In some of the games it has one seat, and an earlier self the others: whoever plays against itself alone forgets how to
beat what it once was, and becomes narrow.
"""

import torch

from arasta.envs.tensor_batch import ENDED, GOES_ON, TensorBatch
from arasta.train.choosing import Options, by_seat, chosen, shares
from arasta.train.compiled import compiled
from arasta.train.net import Net, missing
from arasta.train.progress import Progress
from arasta.train.recipe import Recipe

NUMBERS = ("effect", "to_act", "players", "option", "ended", "learns")


class Iteration:
    """What is kept of an iteration, step by step: the room is taken once and used again.

    A decision `learns` unless an earlier self took it.
    """

    def __init__(self, recipe: Recipe, games: TensorBatch, options: Options) -> None:
        self.recipe, self.games, self.choosing = recipe, games, options
        self.progress, self.choose = Progress(games.rules, games.device), compiled(chosen, games.device)
        t, n, seats, device = recipe.steps, recipe.games, games.rules.seats, games.device
        features = games.observation.shape[1]
        self.numbers = {word: torch.zeros((t, n), dtype=torch.int16, device=device) for word in NUMBERS}
        self.options = torch.zeros((t, n, games.options.shape[1]), dtype=torch.int64, device=device)
        self.rows = torch.zeros((t, n, features + missing(features)), dtype=torch.int8, device=device)
        self.log_p = torch.zeros((t, n), device=device)
        self.values = torch.zeros((t + 1, n, seats), device=device)
        self.rewards = torch.zeros((t, n, seats), device=device)
        self.advantages = torch.zeros((t, n, seats), device=device)
        self.guests = round(recipe.guests * n)  # games, from the first on, in which an earlier self plays
        self.number = torch.arange(self.guests, device=device)

    @torch.no_grad()
    def play(self, net: Net, earlier: Net | None, ruby: float) -> dict[str, float]:
        """Play, progress by a ruby being worth so much; what came of the games that ended."""
        games, ended = self.games, torch.zeros(2, device=self.games.device)
        before = self.progress.of(games)
        with torch.autocast(games.device, torch.bfloat16):
            for t in range(self.recipe.steps):
                self.decide(net, earlier, t)
                self.numbers["ended"][t].copy_(games.ended)
                after = self.progress.of(games)
                gained = torch.where((games.ended == GOES_ON)[:, None], after - before, 0.0)
                self.rewards[t] = shares(games.ranks) + ruby * gained
                before = after
                ended += torch.stack([(games.ended != GOES_ON).sum(), (games.ended == ENDED).sum()])
            self.values[-1] = by_seat(net(games.observation)[1], games.to_act, games.players)
        self.look_back()
        total, finished = ended.tolist()
        some = max(total, 1)
        return {"games": total, "finished": finished / some, "decisions_a_game": self.recipe.size / some}

    def decide(self, net: Net, earlier: Net | None, t: int) -> None:
        """One decision in every game, and all that was known then."""
        games = self.games
        logits, value = net(games.observation)
        self.numbers["learns"][t] = 1
        if earlier is not None:
            self.let_guests_decide(earlier, logits, t)
        option, self.log_p[t] = self.choose(self.choosing, logits, games.effect, games.options)
        self.rows[t, :, : games.observation.shape[1]].copy_(games.observation)
        self.options[t].copy_(games.options)
        for word in ("effect", "to_act", "players"):
            self.numbers[word][t].copy_(getattr(games, word))
        self.numbers["option"][t].copy_(option)
        self.values[t] = by_seat(value, games.to_act, games.players)
        games.step(option)

    def let_guests_decide(self, earlier: Net, logits: torch.Tensor, t: int) -> None:
        """In the first games the earlier self holds all seats but one."""
        some = slice(self.guests)
        own = self.games.to_act[some] == self.number % self.games.players[some]
        logits[some] = torch.where(own[:, None], logits[some], earlier(self.games.observation[some])[0])
        self.numbers["learns"][t, some] = own.to(torch.int16)

    def look_back(self) -> None:
        """How much better each decision turned out than was expected, for every seat."""
        last = torch.zeros_like(self.values[0])
        for t in range(self.recipe.steps - 1, -1, -1):
            goes_on = (self.numbers["ended"][t] == GOES_ON).float()[:, None]
            surprise = self.rewards[t] + goes_on * self.values[t + 1] - self.values[t]
            last = surprise + self.recipe.trace * goes_on * last
            self.advantages[t] = last
