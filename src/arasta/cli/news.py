"""What happened since somebody looked last, as much of it as there is room for."""

from collections.abc import Sequence

from arasta.cli.paragraphs import paragraphs
from arasta.play.game.log import Turn


class News:
    """The turns that passed; `older` is the line that stands for those left out."""

    def __init__(self, told: Sequence[Turn], older: str) -> None:
        self.told = told
        self.older = older
        self.lines = paragraphs(told).splitlines()

    def latest(self, room: int) -> list[str]:
        """The last sentences that fit into so many lines, with a line before them that says if there were more."""
        if len(self.lines) <= room:
            return self.lines
        sentences = [(label, line) for label, lines in self.told for line in lines]
        kept: list[str] = []
        for start in range(len(sentences) - 1, -1, -1):
            lines = paragraphs(by_turn(sentences[start:])).splitlines()
            if len(lines) >= room:
                break
            kept = lines
        return [self.older, *kept][:room]


def by_turn(sentences: Sequence[tuple[str, str]]) -> list[Turn]:
    """Sentences in a row, gathered under the labels of their turns."""
    told: list[Turn] = []
    for label, sentence in sentences:
        if not told or told[-1][0] != label:
            told.append((label, []))
        told[-1][1].append(sentence)
    return told
