"""Nets in files: the weights in one byte each, with a scale for each row, and a sum that tells a damaged file.

A file of weights has what the net knows (`known.py`), and for each layer `weight`, `scale` and `bias`. Rows are what a
layer puts out; those of the first layer are features, because few of them are ever used.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from arasta.bots.knowledge import Knowledge
from arasta.core.refusal import Refusal

FOLDER = Path(__file__).parent / "weights"
SUMS = "SHA256SUMS"  # as `sha256sum -c` reads it
MOST = 127  # of a signed byte
APPRENTICE = "apprentice"  # after the game's name: of the small net that the expert plays on by

Layer = tuple[np.ndarray, np.ndarray]  # weights, bias
Layers = Mapping[str, Layer]


class NoNet(Refusal):
    """A net that cannot be read, or does not belong to these rules."""


def write_layers(folder: Path, name: str, known: Knowledge, layers: Layers) -> None:
    """A net into the file of this name, with what it knows, and its sum beside it."""
    arrays: dict[str, np.ndarray] = {}
    for layer, (weight, bias) in layers.items():
        arrays[f"{layer}.weight"], arrays[f"{layer}.scale"] = in_bytes(weight)
        arrays[f"{layer}.bias"] = bias.astype(np.float32)
    write_arrays(folder, name, {**known.arrays(), **arrays})


def write_arrays(folder: Path, name: str, arrays: Mapping[str, np.ndarray]) -> None:
    """All that a file of weights has, and its sum."""
    path = folder / f"{name}.npz"
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    known = sums(folder) | {path.name: sum_of(path)}
    lines = [f"{found}  {file}\n" for file, found in sorted(known.items())]
    (folder / SUMS).write_text("".join(lines), encoding="ascii")


def read_arrays(folder: Path, name: str) -> dict[str, np.ndarray]:
    """All that the file of the net of this name has. One that is damaged is refused."""
    path = folder / f"{name}.npz"
    if not path.is_file():
        raise NoNet("net-missing", net=name, file=str(path))
    found = arrays_in(path) if sums(folder).get(path.name) == sum_of(path) else None
    if found is None:
        raise NoNet("net-damaged", file=str(path))
    return found


def arrays_in(path: Path) -> dict[str, np.ndarray] | None:
    """All arrays that a file has, by name; None if it cannot be read, or is no such file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return dict(arrays)
    except (AttributeError, BadZipFile, EOFError, OSError, TypeError, ValueError):  # whatever else a file may be
        return None


def layers_in(arrays: Mapping[str, np.ndarray]) -> Layers:
    """The layers of a net, from the arrays of its weights."""
    layers = dict.fromkeys(word.rpartition(".")[0] for word in arrays)
    return {layer: (weights_of(arrays, layer), arrays[f"{layer}.bias"]) for layer in layers}


def in_bytes(weight: np.ndarray) -> Layer:
    """Weights as bytes, and for each row what one is worth."""
    scale = np.abs(weight).max(axis=1, keepdims=True).astype(np.float32) / MOST
    scale[scale == 0] = 1
    return np.rint(weight / scale).astype(np.int8), scale


def weights_of(arrays: Mapping[str, np.ndarray], layer: str) -> np.ndarray:
    """The weights of a layer as numbers again."""
    found: np.ndarray = arrays[f"{layer}.weight"] * arrays[f"{layer}.scale"]
    return found


def sums(folder: Path) -> dict[str, str]:
    """By the name of a file its sum, as it was written."""
    path = folder / SUMS
    lines = path.read_text(encoding="ascii").splitlines() if path.is_file() else []
    return {name: found for found, name in (line.split() for line in lines)}


def sum_of(path: Path) -> str:
    """The sum of a file as it is."""
    return sha256(path.read_bytes()).hexdigest()
