"""What `arasta export` has written, as arrays: how often the one to act has won, by how likely the bot held it.

arasta export --games 200 --by champion --game dice --out dice.parquet
python examples/read_positions.py dice.parquet
"""

import json
import sys

import numpy as np
import pyarrow.parquet

PARTS = 5


def main() -> None:
    """Read a file, some thousand rows at a time."""
    file = pyarrow.parquet.ParquetFile(sys.argv[1])
    about = json.loads(file.schema_arrow.metadata[b"arasta"])
    print(f"{about['game']}, {about['settings']}: {file.metadata.num_rows:,} positions")
    won, held, many = np.zeros(PARTS), np.zeros(PARTS), np.zeros(PARTS)
    for batch in file.iter_batches(8192):
        observation = np.frombuffer(b"".join(batch["observation"].to_pylist()), np.int8).reshape(len(batch), -1)
        first = about["actions"][batch["choice"][0].as_py()]
        print(f"{observation.shape[1]} features, of which {(observation != 0).mean():.0%} are not 0; first: {first}")
        pairs = zip(batch["values"].to_pylist(), batch["results"].to_pylist(), strict=True)
        known = [pair for pair in pairs if all(pair)]
        for values, results in known:
            part = min(int(values[0] * PARTS), PARTS - 1)
            won[part], held[part], many[part] = won[part] + results[0], held[part] + values[0], many[part] + 1
    for part in np.flatnonzero(many):
        print(f"held {held[part] / many[part]:.0%} likely to win: {won[part] / many[part]:.0%} of {many[part]:,.0f}")


if __name__ == "__main__":
    main()
