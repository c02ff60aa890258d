"""A picture of a ladder: who wins how much against whom, and the ratings."""

from pathlib import Path
from typing import Any

import numpy as np

from arasta.arena.needing import needed
from arasta.core.refusal import Refusal

CELL, MARGIN, RATINGS = 0.85, 2.2, 3.4  # inches: of a pairing, of names and titles, of the ratings
INK, PALE, LINE = "#22303c", "#8a97a3", "#d9dfe4"
LOSING, EQUAL, WINNING = "#c8553d", "#f7f4ee", "#2f7f79"


class CannotDraw(Refusal):
    """A picture that cannot be drawn or written."""


def draw(found: dict[str, Any], path: Path) -> None:
    """Draw a report into a file; its ending says which kind of picture. The same report gives the same file."""
    matplotlib, figure = needed("matplotlib", "plots"), needed("matplotlib.figure", "plots")
    bots = sorted(found["bots"], key=lambda name: -found["ratings"][name]["mu"])
    side = CELL * len(bots)
    with matplotlib.rc_context({"svg.hashsalt": "arasta", "svg.fonttype": "none", "font.size": 10, "text.color": INK}):
        page = figure.Figure(figsize=(side + RATINGS + MARGIN, side + MARGIN), layout="constrained")
        shares, strengths = page.subplots(1, 2, width_ratios=(side, RATINGS))
        draw_shares(shares, found, bots)
        draw_ratings(strengths, found["ratings"], bots)
        page.suptitle(heading(found), fontsize=11, fontweight="bold")
        try:
            page.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
        except ValueError as error:  # an ending that stands for no kind of picture
            raise CannotDraw("picture-kind", file=str(path), problem=str(error)) from None
        except OSError as error:
            raise CannotDraw("keep-failed", file=str(path), problem=error.strerror or str(error)) from None


def heading(found: dict[str, Any]) -> str:
    """What was played."""
    expansions = " and ".join(found.get("expansions", ()))
    what = f"{found['game']} with {expansions}" if expansions else found["game"]
    return f"{what}, {found['players']} players, {found['games']:,} games"


def draw_shares(axes: Any, found: dict[str, Any], bots: list[str]) -> None:
    """One row for each bot that was the one, one column for each field; the colour changes at the equal share."""
    colors = needed("matplotlib.colors", "plots")
    shares = np.full((len(bots), len(bots)), np.nan)
    for i, one in enumerate(bots):
        for j, field in enumerate(bots):
            each = found["versus"].get(one, {}).get(field)
            if each and each["share"] is not None:
                shares[i, j] = each["share"]
                write_share(axes, i, j, each)
    scale = colors.LinearSegmentedColormap.from_list("shares", [LOSING, EQUAL, WINNING])
    axes.imshow(shares, cmap=scale, norm=colors.TwoSlopeNorm(found["equal"], 0, 1))
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel("a field of", color=PALE)
    axes.set_ylabel("one", color=PALE)
    axes.set_title(f"games won; {found['equal']:.0%} would be equal", fontsize=10, color=PALE)
    plain(axes)


def write_share(axes: Any, i: int, j: int, each: dict[str, Any]) -> None:
    """The share of a pairing and below it its interval."""
    strong = "white" if each["share"] > 0.8 else INK
    axes.text(j, i - 0.1, f"{each['share']:.1%}", ha="center", va="center", color=strong, fontweight="bold")
    bounds = f"{each['low']:.1%} – {each['high']:.1%}"
    axes.text(j, i + 0.22, bounds, ha="center", va="center", color=strong, fontsize=6.5)


def draw_ratings(axes: Any, ratings: dict[str, dict[str, float]], bots: list[str]) -> None:
    """A point for each bot, and how far it may be off."""
    mu = [ratings[name]["mu"] for name in bots]
    reach = [2 * ratings[name]["sigma"] for name in bots]
    rows = range(len(bots))
    axes.errorbar(mu, rows, xerr=reach, fmt="o", color=WINNING, ecolor=PALE, elinewidth=2, capsize=3)
    for row, rating in zip(rows, mu, strict=True):
        axes.annotate(f"{rating:.1f}", (rating, row), (0, 8), textcoords="offset points", ha="center", fontsize=9)
    axes.set_yticks(rows, bots)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.margins(x=0.15)
    axes.grid(axis="x", color=LINE)
    axes.set_axisbelow(True)
    axes.set_title("rating, ± two sigma", fontsize=10, color=PALE)
    plain(axes)


def plain(axes: Any) -> None:
    """No frame and no marks."""
    axes.tick_params(length=0, colors=INK)
    axes.spines[:].set_visible(False)
