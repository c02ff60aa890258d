"""The chart of win chances by turn, as SVG that takes its colours from the page around it."""

from collections import Counter
from html import escape
from itertools import pairwise

from arasta.analysis.findings import MOST_MISTAKES, Decision, Fall
from arasta.analysis.sentences import Sentences, percent
from arasta.play.text.refusals import shortened

WIDTH, HEIGHT = 960, 380
LEFT, RIGHT, TOP, BOTTOM = 48, 112, 16, 34
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
MOST_LABELS = 16  # of turns, below the chart
APART = 16  # pixels between the names of two lines
LONGEST_NAME = 11
RADIUS = 9  # of a mistake's mark
STROKES_OF_LUCK = 6
LEAST_LUCK = 0.02


def chart(words: Sentences) -> str:
    """A line for each seat, with its mistakes and its luck."""
    return Chart(words).svg()


class Chart:
    """A chart of one analysis: where each turn and each chance lies."""

    def __init__(self, words: Sentences) -> None:
        self.words, self.turns = words, words.found.turns
        self.place = {step: i for i, turn in enumerate(self.turns) for step in range(turn.first, turn.end)}

    def svg(self) -> str:
        """All of it."""
        seats = range(self.words.found.players)
        parts = [*self.grid(), *map(self.line, seats), *self.names(), *self.luck(), *self.mistakes()]
        title = escape(self.words.say("chances"))
        return "\n".join(
            [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">', *parts, "</svg>"],
        )

    def x(self, i: int) -> float:
        """After the turn with this number."""
        return LEFT + (WIDTH - LEFT - RIGHT) * i / max(len(self.turns) - 1, 1)

    def y(self, chance: float) -> float:
        """A win chance."""
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    def grid(self) -> list[str]:
        """Chances at the left, turns below."""
        found = []
        for chance in QUARTERS:
            y, told = self.y(chance), percent(chance, self.words.lang)
            found.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            found.append(f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{told}</text>')
        for i in range(0, len(self.turns), -(-len(self.turns) // MOST_LABELS)):
            label = self.turns[i].label if i else self.words.say("before")
            found.append(
                f'<text class="axis" x="{self.x(i):.1f}" y="{HEIGHT - 10}" text-anchor="middle">{label}</text>'
            )
        return found

    def line(self, seat: int) -> str:
        """The win chances of a seat."""
        points = " ".join(f"{self.x(i):.1f},{self.y(turn.chances[seat]):.1f}" for i, turn in enumerate(self.turns))
        return f'<polyline class="line seat{seat}" points="{points}"/>'

    def names(self) -> list[str]:
        """The players at the ends of their lines."""
        last, x = self.turns[-1].chances, WIDTH - RIGHT + 10
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        heights = moved_apart([self.y(last[seat]) for seat in order], self.y(0))
        return [
            f'<text class="name seat{seat}" x="{x}" y="{y + 4:.1f}">{escape(self.name(seat))}</text>'
            for seat, y in zip(order, heights, strict=True)
        ]

    def name(self, seat: int) -> str:
        """As much of a player's name as there is room for."""
        return shortened(self.words.player(seat), LONGEST_NAME)

    def mistakes(self) -> list[str]:
        """The numbers of the largest mistakes, on the lines of those who made them; several of a turn in a pile."""
        found, piles = [], Counter[tuple[int, int]]()
        for n, decision in enumerate(self.words.found.mistakes[:MOST_MISTAKES], 1):
            pile = self.place[decision.step], decision.seat
            found.append(self.mistake(n, decision, piles[pile]))
            piles[pile] += 1
        return found

    def mistake(self, n: int, decision: Decision, below: int) -> str:
        """A numbered mark, above so many others."""
        i, seat = self.place[decision.step], decision.seat
        x, y = self.x(i), self.y(self.turns[i].chances[seat]) - below * 2 * RADIUS
        told = escape(f"{decision.turn} {self.words.player(seat)} · {self.words.chosen(decision)}")
        mark = f'<circle r="{RADIUS}" cx="{x:.1f}" cy="{y:.1f}"/><text x="{x:.1f}" y="{y + 4:.1f}">{n}</text>'
        return f'<g class="mistake seat{seat}"><title>{told}</title>{mark}</g>'

    def luck(self) -> list[str]:
        """Triangles at the strokes of luck, upwards if it was good."""
        strokes = sorted(self.words.found.falls, key=lambda fall: -abs(fall.luck))[:STROKES_OF_LUCK]
        return [self.stroke(fall) for fall in strokes if abs(fall.luck) >= LEAST_LUCK]

    def stroke(self, fall: Fall) -> str:
        """A triangle above or below the line."""
        i, up = self.place[fall.step], 1 if fall.luck > 0 else -1
        x, y = self.x(i), self.y(self.turns[i].chances[fall.seat]) - 14 * up
        told = escape(f"{fall.turn} {self.words.player(fall.seat)} · {self.words.fell(fall)}")
        corners = f"{x:.1f},{y - 6 * up:.1f} {x - 6:.1f},{y + 5 * up:.1f} {x + 6:.1f},{y + 5 * up:.1f}"
        return f'<polygon class="luck seat{fall.seat}" points="{corners}"><title>{told}</title></polygon>'


def moved_apart(heights: list[float], lowest: float) -> list[float]:
    """Heights from the top down, moved so that no name covers another and none is below the lowest."""
    found = heights.copy()
    for upper, lower in pairwise(range(len(found))):
        found[lower] = max(found[lower], found[upper] + APART)
    for i in reversed(range(len(found))):
        found[i] = min(found[i], lowest - APART * (len(found) - 1 - i))
    return found
