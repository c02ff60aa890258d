"""`arasta simulate --census`: what random players did, and what they never did although the rules have it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

import numpy as np

from arasta.cli.random_games import BATCH, first_key, play_batch
from arasta.cli.unused import NOT_HERE, is_there, why_never
from arasta.core.action import Action
from arasta.core.protocol import OptionError
from arasta.rules.actions import ACTION_OF, ACTIONS
from arasta.rules.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.rules.components.programs import CARD_TABLE, PLACE_TABLE
from arasta.rules.effects import Effect
from arasta.rules.istanbul import Istanbul
from arasta.rules.letters.components import KIOSK_TABLE
from arasta.rules.letters.kiosk import USE, USE_OTHER_WAY
from arasta.rules.mocha.components import GUILD_TABLE
from arasta.rules.names import Card
from arasta.rules.options import EXPANSION_WORDS, VARIANT_WORDS, Options, choose
from arasta.rules.turn import ACT

RULES = Istanbul()
GAMES = 20_000
Report = dict[str, Any]


def mixes(chosen: dict[str, Any]) -> list[Options]:
    """The games to play: whatever is not chosen is varied. Random layouts, so that the laying is counted too."""
    axes: dict[str, list[Any]] = {
        "expansions": list(subsets(EXPANSION_WORDS)),
        "players": list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "variants": [(), VARIANT_WORDS],
    }
    values = [[chosen[word]] if word in chosen else axis for word, axis in axes.items()]
    found, refused = [], OptionError()
    for mix in product(*values):
        try:
            found.append(choose(**{"layout": "random"} | chosen | dict(zip(axes, mix, strict=True))))
        except OptionError as error:
            refused = error
    if not found:
        raise refused
    return found


def subsets(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def take(
    played: Sequence[Options], seed: int, games: int, limit: int, progress: Callable[[int, int], None]
) -> tuple[np.ndarray, int]:
    """Play so many games, shared out among the mixes, and count: the census and its decisions."""
    counts, decisions, done = RULES.new_census(), 0, 0
    for i, options in enumerate(played):
        end = games * (i + 1) // len(played)
        while done < end:
            key, batch = first_key(seed) + done, min(BATCH, end - done)
            decisions += int(play_batch(RULES, options, key, batch, limit, counts)[1].sum())
            done += batch
            progress(done, games)
    return counts, decisions


def report(counts: np.ndarray, decisions: int, played: Sequence[Options], seed: int, games: int) -> Report:
    """How often everything occurred, and what never did: those with a reason, and those without."""
    actions = action_counts(counts)
    reasons = {a.name: why_never(a, played) for a in ACTIONS if not actions[a.name]}
    has_coffee = any("mocha" in options.expansions for options in played)
    things = {
        "places": place_counts(counts, played),
        "cards": card_counts(actions, played),
        "kiosk": kiosk_counts(counts, has_coffee) if any("letters" in options.expansions for options in played) else {},
        "guild": guild_counts(counts) if has_coffee else {},
    }
    known = {name.removeprefix("card ") for name, reason in reasons.items() if reason}
    unused = [f"{kind} {name}" for kind in things for name, n in things[kind].items() if not n and name not in known]
    return {
        "seed": seed,
        "games": games,
        "modes": sorted({" ".join(options.expansions) or "base" for options in played}),
        "players": sorted({options.players for options in played}),
        "decisions": decisions,
        "actions": actions,
        **things,
        "never": {name: reason for name, reason in reasons.items() if reason},
        "unexplained": [name for name, reason in reasons.items() if not reason] + unused,
    }


def action_counts(counts: np.ndarray) -> dict[str, int]:
    """How often every action was chosen, whatever the decision."""
    found = np.zeros(len(ACTIONS), np.int64)
    by_option = counts.sum(axis=1)
    known = ACTION_OF >= 0
    np.add.at(found, ACTION_OF[known], by_option[known])
    return {action.name: int(n) for action, n in zip(ACTIONS, found, strict=True)}


def place_counts(counts: np.ndarray, played: Sequence[Options]) -> dict[str, int]:
    """How often the action of every place was carried out, by whatever agent."""
    found = {}
    for row in PLACE_TABLE:
        if is_there(Action("move", "place", str(int(row.place)), row.place), played):
            direct = counts[Effect.ACTION, row.place, ACT] + counts[Effect.ACT_THERE, row.place, ACT]
            reached = counts[[Effect.ACT_BESIDE, Effect.ACT_ANYWHERE], :, row.place].sum()
            found[row.slug] = int(direct + reached)
    return found


def card_counts(actions: dict[str, int], played: Sequence[Options]) -> dict[str, int]:
    """How often every kind of bonus card was played."""
    found = {}
    for row in CARD_TABLE:
        if is_there(Action("card", "card", row.slug, row.card), played):
            names = [f"card {row.slug}"]
            if row.card == Card.DIE_TO_6:
                names += [f"six {face}" for face in range(1, 7)]
            if row.card == Card.TOP_DISCARD:
                names += [f"copy six {face}" for face in range(1, 7)]
            found[row.slug] = sum(actions[name] for name in names)
    return found


def kiosk_counts(counts: np.ndarray, has_coffee: bool) -> dict[str, int]:
    """How often every kiosk tile was used, each of its ways apart; MODE-8: none for coffee where there is none."""
    found = {}
    for tile in KIOSK_TABLE:
        found[str(tile.number)] = int(counts[Effect.USE_KIOSK_TILE, tile.number, USE])
        if tile.back and (has_coffee or Effect.GAIN_COFFEE not in dict(tile.back)):
            found[f"{tile.number} back"] = int(counts[Effect.USE_KIOSK_TILE, tile.number, USE_OTHER_WAY])
    return found


def guild_counts(counts: np.ndarray) -> dict[str, int]:
    """How often every guild card was played."""
    return {str(row.number): int(counts[Effect.PLAY_GUILD_CARD, :, row.number].sum()) for row in GUILD_TABLE}


def table(found: Report) -> str:
    """The report for people: what was never used, and why."""
    lines = [
        f"census of {found['games']:,} random games, {found['decisions']:,} decisions, seed {found['seed']}",
        f"  modes     {', '.join(found['modes'])}",
        f"  players   {', '.join(map(str, found['players']))}",
    ]
    for kind in ("actions", "places", "cards", "kiosk", "guild"):
        if found[kind]:
            used = [n for n in found[kind].values() if n]
            lines.append(
                f"  {kind:<10}{len(used)} of {len(found[kind])} used, the rarest {min(used, default=0):,} times"
            )
    lines += ["", "never used, and rightly:"]
    for reason in dict.fromkeys(found["never"].values()):
        names = [name for name, why in found["never"].items() if why == reason]
        lines.append(f"  {reason}: {len(names) if reason == NOT_HERE else abridged(names)}")
    lines += ["", f"never used, without a known reason: {abridged(found['unexplained'])}"]
    return "\n".join(lines)


def abridged(names: Iterable[str], most: int = 12) -> str:
    """Names in a row; of many the first and the last."""
    listed = list(names)
    if len(listed) > most:
        return f"{', '.join(listed[: most - 1])} … {listed[-1]} ({len(listed)})"
    return ", ".join(listed) or "none"
