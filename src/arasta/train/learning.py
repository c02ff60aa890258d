"""Learning from an iteration by proximal policy optimisation (Schulman and others, 2017)."""

from collections.abc import Iterator
from typing import NamedTuple

import torch

from arasta.train.choosing import from_actor
from arasta.train.iteration import Iteration
from arasta.train.net import Net

MOST_GRADIENT = 0.5


class Part(NamedTuple):
    """Some decisions of an iteration."""

    rows: torch.Tensor
    options: torch.Tensor
    effect: torch.Tensor
    option: torch.Tensor
    log_p: torch.Tensor  # of the option, when it was chosen
    gain: torch.Tensor  # how much better it turned out than was expected
    returns: torch.Tensor  # from the one who looks on


class Learner:
    """A net and its optimiser."""

    def __init__(self, net: Net, learning_rate: float) -> None:
        self.net = net
        fused = next(net.parameters()).is_cuda
        self.optimiser = torch.optim.Adam(net.parameters(), lr=learning_rate, eps=1e-5, fused=fused)

    def set_rate(self, learning_rate: float) -> None:
        """How far a step goes."""
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate

    def learn(self, played: Iteration, entropy_weight: float) -> dict[str, float]:
        """Some epochs over the iteration, in minibatches."""
        told = [self.step(played, part, entropy_weight) for part in parts(played)]
        entropy, value_loss, divergence = torch.stack(told).mean(0).tolist()
        return {"entropy": entropy, "value_loss": value_loss, "divergence": divergence}

    def step(self, played: Iteration, part: Part, entropy_weight: float) -> torch.Tensor:
        """One minibatch: entropy, loss of the values, and how far the policy has moved."""
        clip = played.recipe.clip
        with torch.autocast(played.games.device, torch.bfloat16):
            logits, value = self.net(part.rows)
        log_p = torch.log_softmax(played.choosing.rows(logits, part.effect, part.options), 1)
        chosen = log_p.gather(1, part.option[:, None])[:, 0]
        entropy = -(log_p.exp() * log_p).sum(1).mean()
        ratio = (chosen - part.log_p).exp()
        policy_loss = -torch.min(ratio * part.gain, ratio.clamp(1 - clip, 1 + clip) * part.gain).mean()
        value_loss = ((value - part.returns) ** 2).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (policy_loss + value_loss - entropy_weight * entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MOST_GRADIENT)
        self.optimiser.step()
        return torch.stack([entropy.detach(), value_loss.detach(), (part.log_p - chosen.detach()).mean()])


def parts(played: Iteration) -> Iterator[Part]:
    """All decisions in a new order for each epoch, in minibatches."""
    size, recipe = played.recipe.size, played.recipe
    numbers = {word: values.view(size).long() for word, values in played.numbers.items()}
    rows, options, log_p = played.rows.view(size, -1), played.options.view(size, -1), played.log_p.view(size)
    advantages = played.advantages.view(size, -1)
    returns = from_actor(advantages + played.values[:-1].reshape(size, -1), numbers["to_act"], numbers["players"])
    gain = advantages.gather(1, numbers["to_act"][:, None])[:, 0]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(recipe.epochs):
        order = torch.randperm(size, device=rows.device)
        for j in order.split(recipe.minibatch):
            yield Part(rows[j], options[j], numbers["effect"][j], numbers["option"][j], log_p[j], gain[j], returns[j])
