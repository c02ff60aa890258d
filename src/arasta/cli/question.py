"""A question as it is put: the sentence, what is good to know, and the choices."""

from arasta.cli.option_list import Listings, common_end, common_verb, listings, rows_of
from arasta.cli.window import Window
from arasta.core.machine import CHANCE
from arasta.play.game.game import Game
from arasta.play.game.sets import BETWEEN, Set
from arasta.play.game.unseen_cards import UNSEEN
from arasta.play.text.language import say

USUAL_SUM = 7  # of two dice
MANY = 12  # outcomes of chance that are listed without being asked for


class Question:
    """What a game asks now. Where chance has many outcomes they are not listed at first, but explained."""

    def __init__(self, game: Game, window: Window, lang: str) -> None:
        self.game = game
        self.window = window
        self.lang = lang
        self.rows = rows_of(game, game.options(lang=lang), lang)
        self.page = 0
        self.is_listed = game.to_act != CHANCE or len(self.rows) <= MANY
        self.sets = game.sets

    @property
    def default(self) -> str:
        """What Enter chooses: the only choice."""
        return self.rows[0].name if len(self.rows) == 1 else ""

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        if self.default:
            return say("terminal-ask-enter", self.lang, choice=self.default)
        if not self.is_listed:
            return say("terminal-ask-chance", self.lang)
        return say("terminal-ask", self.lang, last=self.rows[-1].key)

    @property
    def lines(self) -> list[str]:
        """The sentence, and below it what holds for all choices."""
        end = common_end(self.rows)
        notes = [say("terminal-whatever", self.lang, follows=end)] if end else []
        if self.sets and len(self.sets["things"]) > 1:
            notes.append(say("terminal-set", self.lang, example=example(self.sets)))
        notes += [say(key, self.lang, action=action) for key, action in self.unlisted()]
        told = [line for note in notes for line in self.window.wrap(note, "dim")]
        return [*self.window.wrap(self.game.question(self.lang), "bold"), *told]

    def unlisted(self) -> list[tuple[str, str]]:
        """What may be typed of chance beside its outcomes, by the key of the text that says so."""
        if self.game.to_act != CHANCE:
            return []
        verb = common_verb(self.rows)
        known = {row.name for row in self.rows}
        further = [("terminal-unseen", f"{verb} {UNSEEN}"), ("terminal-sum", f"{verb} {USUAL_SUM}")]
        return [(key, name) for key, name in further if name not in known and not self.game.why_not(name)]

    @property
    def listings(self) -> Listings:
        """The choices, or how to type one of very many."""
        if self.is_listed:
            return listings(self.rows, self.window)
        one, other = self.rows[0].name, self.rows[-1].name
        told = self.window.wrap(say("terminal-many", self.lang, n=len(self.rows), one=one, other=other))
        return Listings([told], [])

    def turn_page(self) -> None:
        """Enter: the list where there was none yet, or its next page."""
        self.page += self.is_listed
        self.is_listed = True


def example(several: Set) -> str:
    """Two things at once, as they can be typed."""
    one, other = (thing["action"] for thing in several["things"][:2])
    verb, _, target = other.rpartition(" ")
    return f"{one} {target}" if one.startswith(f"{verb} ") else f"{one}{BETWEEN} {other}"
