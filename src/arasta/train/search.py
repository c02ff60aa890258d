"""Learning from a search: what unlikely options are worth, by games that are played on from there.

Positions of the games at hand, and of each some options: the best and others down to next to impossible. Each is
played on several times, the apprentice deciding for all seats; where a game has not ended after so many decisions, the
net that learns says what it is worth. What an option brought above the mean of those tried, by the policy, is its gain,
as in self-play. The noise of such a gain is large and its mean is right: so few playouts of many positions teach more
than many of a few.
"""

import math
from collections.abc import Iterator

import torch

from arasta.envs.tensor_batch import GOES_ON, TensorBatch, tensor_batch
from arasta.train.choosing import IMPOSSIBLE, Options, by_seat, from_actor, shares
from arasta.train.compiled import compiled
from arasta.train.learning import Part
from arasta.train.net import Net, missing
from arasta.train.recipe import Recipe, mixed_settings

MOST_ROUNDS = 1000  # nothing is cut
DOUBT, LEAST = 1e-4, 1e-5  # of the best one's likelihood: another option for a decision to be in doubt, and to be tried
EVENNESS = 8  # options are tried as often as the eighth root of their likelihoods says
STREAM = 1 << 12  # numbers of chance that a playout may use


class Search:
    """Games in which positions are played on; the room is taken once and used again."""

    def __init__(self, recipe: Recipe, options: Options, games: TensorBatch, player: Net) -> None:
        self.recipe, self.choosing, self.roots, self.player = recipe, options, games, player
        n, rules = recipe.searched * recipe.tried * recipe.playouts, games.rules
        self.ahead = tensor_batch(rules, mixed_settings(rules), n, recipe.seed, MOST_ROUNDS, games.device)
        self.choose = compiled(chosen_alike, games.device)
        self.searches = 0

    def parts(self, net: Net) -> Iterator[Part]:
        """What is learnt from a search, in minibatches."""
        with torch.autocast(self.roots.device, torch.bfloat16):
            found = self.part(net)
        for j in torch.randperm(len(found.rows), device=found.rows.device).split(self.recipe.search_minibatch):
            yield Part(*(each[j] for each in found))

    @torch.no_grad()
    def part(self, net: Net) -> Part:
        """Some of the positions at hand, searched: a row for each option that was tried."""
        roots, recipe = self.roots, self.recipe
        log_p = torch.log_softmax(self.choosing.rows(net(roots.observation)[0], roots.effect, roots.options), 1)
        likely = log_p > log_p.amax(1, keepdim=True) + math.log(LEAST)
        doubt = (log_p > log_p.amax(1, keepdim=True) + math.log(DOUBT)).sum(1) > 1
        in_doubt = doubt + torch.rand(len(log_p), device=log_p.device)
        games = in_doubt.topk(recipe.searched).indices
        tried, counts = self.to_try(log_p[games], likely[games])
        values = self.worth(net, games, tried)
        tried_log_p = log_p[games].gather(1, tried)
        weights = torch.softmax(tried_log_p.masked_fill(~counts, IMPOSSIBLE), 1)
        expected = (weights[..., None] * values).sum(1)
        actor, players = roots.to_act[games], roots.players[games]
        gain = (values - expected[:, None]).gather(2, actor[:, None, None].expand(-1, recipe.tried, 1))[..., 0]
        gain = gain * counts
        return self.rows(games, tried, counts, tried_log_p, gain / gain.std(), from_actor(expected, actor, players))

    def to_try(self, log_p: torch.Tensor, likely: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Options to try, the best one first; and whether each is one at all, where there are fewer."""
        noise = -torch.log(-torch.log(torch.rand_like(log_p).clamp_(1e-9, 1 - 1e-7)))
        order = (log_p / EVENNESS + noise).masked_fill(~likely, IMPOSSIBLE)
        order = order.scatter(1, log_p.argmax(1, keepdim=True), -IMPOSSIBLE)
        found, tried = order.topk(self.recipe.tried, 1)
        counts = found > IMPOSSIBLE
        return torch.where(counts, tried, tried[:, :1]), counts

    def worth(self, net: Net, games: torch.Tensor, tried: torch.Tensor) -> torch.Tensor:
        """By position and option what it is worth to every seat, the mean of its playouts."""
        ahead, (m, k), r = self.ahead, tried.shape, self.recipe.playouts
        self.searches += 1
        alike = torch.arange(m * r, device=ahead.device).view(m, 1, r).expand(m, k, r).reshape(-1)
        ahead.stand_at(self.roots, games.repeat_interleave(k * r), alike, self.searches * STREAM)
        option = tried.flatten().repeat_interleave(r)
        worth = torch.zeros((m * k * r, ahead.rules.seats), device=ahead.device)
        goes_on = torch.ones(len(worth), dtype=torch.bool, device=ahead.device)
        for _ in range(self.recipe.ahead):
            ahead.step(option)
            over = goes_on & (ahead.ended != GOES_ON)
            worth = torch.where(over[:, None], shares(ahead.ranks), worth)
            goes_on &= ~over
            logits = self.player(ahead.observation)[0]
            option = self.choose(self.choosing, logits, ahead.effect, ahead.options, (m, k, r))
        judged = torch.cat([net(each)[1] for each in ahead.observation.split(len(self.roots.observation))])
        judged = by_seat(judged.clamp(0, 1), ahead.to_act, ahead.players)
        return torch.where(goes_on[:, None], judged, worth).view(m, k, r, -1).mean(2)

    def rows(
        self,
        games: torch.Tensor,
        tried: torch.Tensor,
        counts: torch.Tensor,
        log_p: torch.Tensor,
        gain: torch.Tensor,
        returns: torch.Tensor,
    ) -> Part:
        """What is learnt from."""
        roots, each = self.roots, games.repeat_interleave(self.recipe.tried)
        observation = torch.nn.functional.pad(roots.observation[each], (0, missing(roots.observation.shape[1])))
        return Part(
            rows=observation,
            options=roots.options[each],
            effect=roots.effect[each],
            option=tried.flatten(),
            learns=counts.flatten().float(),
            log_p=log_p.flatten(),
            gain=gain.flatten(),
            returns=returns.repeat_interleave(self.recipe.tried, 0),
        )


def chosen_alike(
    choosing: Options, logits: torch.Tensor, effect: torch.Tensor, options: torch.Tensor, shape: tuple[int, int, int]
) -> torch.Tensor:
    """An option for each decision by its probability; the same playout of each option of a position is in the same
    mood, so that what differs is due to the option.
    """
    rows, (m, k, r) = choosing.rows(logits, effect, options), shape
    mood = torch.rand((m, 1, r, rows.shape[1]), device=rows.device).clamp_(1e-9, 1 - 1e-7)
    return (rows.view(m, k, r, -1) - torch.log(-torch.log(mood))).argmax(3).flatten()
