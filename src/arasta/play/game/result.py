"""The ranking, with the tie-break that decided."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from arasta.play.text.language import DEFAULT, say
from arasta.play.text.names import seat_name
from arasta.play.text.refusals import in_a_row

EQUAL = "equal"  # what decided where nothing did


@dataclass(frozen=True)
class Standing:
    """One seat's place in the ranking.

    `decided_by` is the criterion that put it behind the one before it, and `behind` by how much; the word is `equal`
    where both share a rank, and None for the first.
    """

    rank: int
    seat: int
    scores: dict[str, int]
    decided_by: str | None
    behind: int = 0
    people: tuple[str, ...] = ()  # the names of the seats, if they have any

    def text(self, lang: str = DEFAULT) -> str:
        """The standing as a line."""
        scores = scores_text(self.scores, lang)
        line = say("result-standing", lang, rank=self.rank, player=self.player(lang), scores=scores)
        if self.decided_by in (None, "rubies"):
            return line
        return say(
            "result-standing-by", lang, standing=line, by=say(f"result-by-{self.decided_by}", lang, n=self.behind)
        )

    def player(self, lang: str = DEFAULT) -> str:
        """Who sits there."""
        return seat_name(self.seat, lang, self.people)


def scores_text(scores: Mapping[str, int], lang: str) -> str:
    """Some of the criteria with their figures."""
    return in_a_row([say(f"score-{word}", lang, n=n) for word, n in scores.items()], "list-more", lang)


def tie_text(ahead: Standing, behind: Standing, lang: str) -> str:
    """How a tie of two neighbours in rubies was broken, in a sentence."""
    players = {"ahead": ahead.player(lang), "behind": behind.player(lang)}
    if behind.decided_by == EQUAL:
        return say("result-tie-equal", lang, **players)
    words, by = list(behind.scores), behind.decided_by or ""
    equal = scores_text({word: behind.scores[word] for word in words[: words.index(by)]}, lang)
    more, less = (scores_text({by: standing.scores[by]}, lang) for standing in (ahead, behind))
    return say("result-tie", lang, **players, equal=equal, more=more, less=less)


@dataclass(frozen=True)
class Result:
    """The ranking of all seats, the best first; `final` once the game is over."""

    standings: tuple[Standing, ...]
    final: bool

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1; several if they are equal in everything."""
        return [standing.seat for standing in self.standings if standing.rank == 1]

    def ties(self, lang: str = DEFAULT) -> list[str]:
        """For each standing a sentence on what put it before the next one with as many rubies; empty if none has."""
        pairs = pairwise(self.standings)
        found = ["" if behind.decided_by == "rubies" else tie_text(ahead, behind, lang) for ahead, behind in pairs]
        return [*found, ""]

    def text(self, lang: str = DEFAULT) -> str:
        """The ranking, a line for each seat; of a game that is over, also who share the victory."""
        lines = [standing.text(lang) for standing in self.standings]
        if self.final and len(self.winners) > 1:
            people = self.standings[0].people
            players = in_a_row([seat_name(seat, lang, people) for seat in self.winners], "list-more", lang)
            lines.append(say("result-shared", lang, players=players))
        return "\n".join(lines)


def result_of(
    criteria: tuple[str, ...], score: list[tuple[int, ...]], final: bool, people: tuple[str, ...] = ()
) -> Result:
    """The ranking of a score: for each seat its rank, then its criteria."""
    order = sorted(range(len(score)), key=lambda seat: score[seat][0])
    standings = []
    for i, seat in enumerate(order):
        rank, *values = score[seat]
        scores = dict(zip(criteria, values, strict=True))
        before = score[order[i - 1]][1:] if i else values
        behind = {word: a - b for word, a, b in zip(criteria, before, values, strict=True) if a != b}
        decided_by = next(iter(behind), EQUAL) if i else None
        standings.append(Standing(rank, seat, scores, decided_by, behind.get(decided_by or "", 0), people))
    return Result(tuple(standings), final)
