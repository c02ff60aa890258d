"""A picture of a ladder: who wins how much against whom, and the ratings."""

from pathlib import Path
from typing import Any

import numpy as np

from arasta.core.refusal import Refusal
from arasta.play.extras import needed

CELL, MARGIN, RATINGS = 1.0, 1.4, 3.4  # inches: of a pairing, of names and titles, of the ratings
LONG = 11  # letters of a name that does not fit below its column
INK, PALE, LINE = "#22303c", "#8a97a3", "#d9dfe4"
LOSING, EQUAL, WINNING = "#c8553d", "#f7f4ee", "#2f7f79"


class CannotDraw(Refusal):
    """A picture that cannot be drawn or written."""


def check_picture(path: Path) -> None:
    """Refuse a file that cannot be a picture, before anything is played for it."""
    kinds = needed("matplotlib.figure", "plots").FigureCanvasBase.get_supported_filetypes()
    if path.suffix.removeprefix(".") not in kinds:
        raise CannotDraw("picture-kind", file=str(path), kinds=sorted(kinds))
    if not path.parent.is_dir():
        raise CannotDraw("keep-no-folder", file=str(path))


def draw(found: dict[str, Any], path: Path) -> None:
    """Draw a report into a file; its ending says which kind of picture. The same report gives the same file."""
    matplotlib, figure = needed("matplotlib", "plots"), needed("matplotlib.figure", "plots")
    bots = sorted(found["bots"], key=lambda name: -found["ratings"][name]["mu"])
    side = CELL * len(bots)
    with matplotlib.rc_context({"svg.hashsalt": "arasta", "svg.fonttype": "none", "font.size": 10, "text.color": INK}):
        page = figure.Figure(figsize=(side + RATINGS + MARGIN, side + MARGIN), layout="constrained")
        shares, strengths = page.subplots(1, 2, width_ratios=(side, RATINGS), sharey=True)
        draw_shares(shares, found, bots)
        draw_ratings(strengths, found["ratings"], bots)
        page.suptitle(heading(found), fontsize=11, fontweight="bold")
        try:
            page.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
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
    axes.pcolormesh(shares, cmap=scale, norm=colors.TwoSlopeNorm(found["equal"], 0, 1), edgecolors="white", linewidth=3)
    axes.set_xticks(middles(bots), bots, rotation=30 if max(map(len, bots)) > LONG else 0)
    axes.set_yticks(middles(bots), bots)
    axes.set_ylim(len(bots), 0)
    axes.set_xlabel("a field of", color=PALE)
    axes.set_ylabel("one", color=PALE)
    axes.set_title(f"games won; {found['equal']:.0%} would be equal", fontsize=10, color=PALE)
    plain(axes)


def write_share(axes: Any, i: int, j: int, each: dict[str, Any]) -> None:
    """The share of a pairing and below it its interval; white where the colour is strong."""
    at_centre = {"ha": "center", "va": "center", "color": INK if 0.08 < each["share"] < 0.75 else "white"}
    axes.text(j + 0.5, i + 0.42, f"{each['share']:.1%}", fontweight="bold", **at_centre)
    axes.text(j + 0.5, i + 0.7, f"{each['low']:.1%} – {each['high']:.1%}", fontsize=7, **at_centre)


def draw_ratings(axes: Any, ratings: dict[str, dict[str, float]], bots: list[str]) -> None:
    """A point for each bot, and how far it may be off."""
    mu = [ratings[name]["mu"] for name in bots]
    reach = [2 * ratings[name]["sigma"] for name in bots]
    rows = middles(bots)
    axes.errorbar(mu, rows, xerr=reach, fmt="o", color=WINNING, ecolor=PALE, elinewidth=2, capsize=3)
    for row, rating in zip(rows, mu, strict=True):
        axes.annotate(f"{rating:.1f}", (rating, row), (0, 8), textcoords="offset points", ha="center", fontsize=9)
    axes.margins(x=0.15)
    axes.grid(axis="x", color=LINE)
    axes.set_axisbelow(True)
    axes.set_title("rating, ± two sigma", fontsize=10, color=PALE)
    plain(axes)


def middles(bots: list[str]) -> list[float]:
    """Where the row or column of each bot has its middle."""
    return [i + 0.5 for i in range(len(bots))]


def plain(axes: Any) -> None:
    """No frame and no marks."""
    axes.tick_params(length=0, colors=INK)
    axes.spines[:].set_visible(False)
