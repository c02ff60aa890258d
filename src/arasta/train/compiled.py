"""Compiling what runs on a graphics card: many small operations become few."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import torch


def compiled(what: Any, device: str) -> Any:
    """As PyTorch compiles it for a card, for each size that comes up; on the processor, as it is.

    Without Triton, which PyTorch compiles with, it stays as it is too: slower, and the same.
    """
    if device != "cuda" or find_spec("triton") is None:
        return what
    found: Callable[..., Any] = torch.compile(what, dynamic=False)
    return found
