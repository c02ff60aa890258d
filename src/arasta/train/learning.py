"""Learning from an iteration by proximal policy optimisation (Schulman and others, 2017)."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import torch

from arasta.train.choosing import Options, from_actor
from arasta.train.compiled import compiled
from arasta.train.iteration import Iteration
from arasta.train.net import Net
from arasta.train.recipe import Recipe

MOST_GRADIENT = 0.5
UNLIKELY = 1e-5  # what is tried and is this unlikely already need not become more so
MOST_RATIO = 3.0  # of an option's likelihood to what it was, when it turned out badly


class Part(NamedTuple):
    """Some decisions of an iteration."""

    rows: torch.Tensor
    options: torch.Tensor
    effect: torch.Tensor
    option: torch.Tensor
    learns: torch.Tensor  # 1, or 0 where an earlier self decided
    log_p: torch.Tensor  # of the option, when it was chosen
    gain: torch.Tensor  # how much better it turned out than was expected
    returns: torch.Tensor  # from the one who looks on


class Losses(NamedTuple):
    """What is made small, entropy apart, and how far the policy has moved."""

    policy: torch.Tensor
    value: torch.Tensor
    entropy: torch.Tensor
    divergence: torch.Tensor


class Learner:
    """A net and its optimiser."""

    def __init__(self, net: Net, choosing: Options, recipe: Recipe, device: str) -> None:
        self.net, self.choosing, self.clip, self.device = net, choosing, recipe.clip, device
        self.optimiser = optimiser_of(net, recipe.learning_rate, device)
        self.losses = compiled(losses, device)

    def learn(self, learnt_from: Iterable[Part], entropy_weight: float) -> dict[str, float]:
        """A step for each part."""
        told = [self.step(part, entropy_weight) for part in learnt_from]
        value_loss, entropy, divergence = torch.stack(told).mean(0).tolist()
        return {"entropy": entropy, "value_loss": value_loss, "divergence": divergence}

    def step(self, part: Part, entropy_weight: float) -> torch.Tensor:
        """One minibatch: loss of the values, entropy, and how far the policy has moved."""
        with torch.autocast(self.device, torch.bfloat16):
            found = self.losses(self.net, self.choosing, part, self.clip)
        self.optimiser.zero_grad(set_to_none=True)
        (found.policy + found.value - entropy_weight * found.entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        return torch.stack(found[1:]).detach()


def optimiser_of(net: Net, learning_rate: float, device: str) -> torch.optim.Optimizer:
    """Adam (Kingma and Ba, 2015)."""
    return torch.optim.Adam(net.parameters(), lr=learning_rate, eps=1e-5, fused=device == "cuda")


def set_rate(optimiser: torch.optim.Optimizer, learning_rate: float) -> None:
    """How far a step goes."""
    for group in optimiser.param_groups:
        group["lr"] = learning_rate


def losses(net: Net, choosing: Options, part: Part, clip: float) -> Losses:
    """Of some decisions, each of those that learn counting alike; values are learnt from all."""
    logits, value = net(part.rows)
    log_p = torch.log_softmax(choosing.rows(logits, part.effect, part.options), 1)
    chosen = log_p.gather(1, part.option[:, None])[:, 0]
    counts = part.learns / part.learns.sum()
    entropy = -((log_p.exp() * log_p).sum(1) * counts).sum()
    ratio = (chosen - part.log_p).clamp(max=math.log(MOST_RATIO)).exp()
    gain = part.gain.masked_fill((part.gain < 0) & (part.log_p < math.log(UNLIKELY)), 0.0)
    policy = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * counts).sum()
    return Losses(policy, ((value - part.returns) ** 2).mean(), entropy, ((part.log_p - chosen) * counts).sum())


def parts(played: Iteration) -> Iterator[Part]:
    """All decisions in a new order for each epoch, in minibatches."""
    size, recipe = played.recipe.size, played.recipe
    numbers = {word: values.view(size).long() for word, values in played.numbers.items()}
    wide = played.rows.view(size, -1).view(torch.int64)  # a card moves eight features as fast as one
    options, log_p, learns = played.options.view(size, -1), played.log_p.view(size), numbers["learns"].float()
    advantages = played.advantages.view(size, -1)
    returns = from_actor(advantages + played.values[:-1].reshape(size, -1), numbers["to_act"], numbers["players"])
    gain = advantages.gather(1, numbers["to_act"][:, None])[:, 0]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(recipe.epochs):
        for j in torch.randperm(size, device=wide.device).split(recipe.minibatch):
            yield Part(
                rows=wide[j].view(torch.int8),
                options=options[j],
                effect=numbers["effect"][j],
                option=numbers["option"][j],
                learns=learns[j],
                log_p=log_p[j],
                gain=gain[j],
                returns=returns[j],
            )
