"""An iteration of self-play: the net plays all seats of all games for some steps; what it saw and did is kept."""

import torch

from arasta.envs.tensor_batch import ENDED, GOES_ON, TensorBatch
from arasta.train.choosing import Options, by_seat, sampled, shares
from arasta.train.net import Net
from arasta.train.recipe import Recipe

NUMBERS = ("effect", "to_act", "players", "option", "ended")


class Iteration:
    """What is kept of an iteration, step by step: the room is taken once and used again."""

    def __init__(self, recipe: Recipe, games: TensorBatch, options: Options) -> None:
        self.recipe, self.games, self.choosing = recipe, games, options
        t, n, seats, device = recipe.steps, recipe.games, games.rules.seats, games.device
        self.numbers = {word: torch.zeros((t, n), dtype=torch.int16, device=device) for word in NUMBERS}
        self.options = torch.zeros((t, n, games.options.shape[1]), dtype=torch.int64, device=device)
        self.rows = torch.zeros((t, n, games.observation.shape[1]), dtype=torch.int8, device=device)
        self.log_p = torch.zeros((t, n), device=device)
        self.values = torch.zeros((t + 1, n, seats), device=device)
        self.rewards = torch.zeros((t, n, seats), device=device)
        self.advantages = torch.zeros((t, n, seats), device=device)

    @torch.no_grad()
    def play(self, net: Net, ruby: float) -> dict[str, float]:
        """Play, a ruby being worth so much; what came of the games that ended."""
        games, ended = self.games, torch.zeros(2, device=self.games.device)
        with torch.autocast(games.device, torch.bfloat16):
            for t in range(self.recipe.steps):
                self.decide(net, t)
                self.numbers["ended"][t].copy_(games.ended)
                self.rewards[t] = shares(games.ranks) + ruby * games.rubies
                ended += torch.stack([(games.ended != GOES_ON).sum(), (games.ended == ENDED).sum()])
            self.values[-1] = by_seat(net(games.observation)[1], games.to_act, games.players)
        self.look_back()
        total, finished = ended.tolist()
        some = max(total, 1)
        return {"games": total, "finished": finished / some, "decisions_a_game": self.recipe.size / some}

    def decide(self, net: Net, t: int) -> None:
        """One decision in every game, and all that was known then."""
        games = self.games
        logits, value = net(games.observation)
        rows = self.choosing.rows(logits, games.effect, games.options)
        option = sampled(rows)
        self.log_p[t] = torch.log_softmax(rows, 1).gather(1, option[:, None])[:, 0]
        self.rows[t].copy_(games.observation)
        self.options[t].copy_(games.options)
        for word in ("effect", "to_act", "players"):
            self.numbers[word][t].copy_(getattr(games, word))
        self.numbers["option"][t].copy_(option)
        self.values[t] = by_seat(value, games.to_act, games.players)
        games.step(option)

    def look_back(self) -> None:
        """How much better each decision turned out than was expected, for every seat."""
        last = torch.zeros_like(self.values[0])
        for t in range(self.recipe.steps - 1, -1, -1):
            goes_on = (self.numbers["ended"][t] == GOES_ON).float()[:, None]
            surprise = self.rewards[t] + goes_on * self.values[t + 1] - self.values[t]
            last = surprise + self.recipe.trace * goes_on * last
            self.advantages[t] = last
