"""A table for tests of the dice game: positions set by hand, choices and chance by name."""

from arasta.core.agenda import push, top_effect
from arasta.core.bits import has
from arasta.core.compiling import record_at
from arasta.core.machine import to_act
from arasta.core.options import NO_CHOICE, WORD, options_in
from arasta.dice.actions import ACTIONS
from arasta.dice.components.board import EMPTY_SPOTS, MOSQUE_RUBIES, SPOTS_OF
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES
from arasta.dice.components.values import NUMBER
from arasta.dice.effects import EFFECTS
from arasta.dice.engine import run
from arasta.dice.menu import menu_options
from arasta.dice.option_names import AREA_WORDS
from arasta.dice.rubies import has_ruby, ruby_price
from arasta.dice.scoring import rank
from arasta.dice.settings import SCHEMA
from arasta.dice.setup import set_up
from arasta.dice.state import new_states
from arasta.dice.words import Effect, Face, Resource

CARD = {row.slug: card for card, row in enumerate(CARD_TABLE)}
DECK = sum(row.copies for row in CARD_TABLE)  # cards
TILE = {tile.slug: i for i, tile in enumerate(TILES)}
AREA = {word: area for area, word in enumerate(AREA_WORDS)}
MARKET = ("lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die")
TO_COME = {  # the rest of a turn, what is done last comes first
    "action": (Effect.HAND_OVER, Effect.ACTION),
    "reroll": (Effect.HAND_OVER, Effect.ACTION, Effect.REROLL),
    "roll": (Effect.HAND_OVER, Effect.ACTION, Effect.REROLL, Effect.ROLL),
}


class DiceTable:
    """A game in the first round at a seat's menu of actions; no die has been rolled, one tile of each kind is open.

    `at` may also be "setup" (the first tile is about to be drawn), "income" (the turn is about to begin), "roll" or
    "reroll". What is set by hand is moved from where it would lie, so that every sum stays right; `play` checks that.
    The decision is asked when the test first looks at it: at a menu that only has `stop` the turn is over by then.
    """

    def __init__(self, players=3, at="action", seat=0, market=MARKET):
        self.states = new_states(1)
        self.s = record_at(self.states, 0)
        set_up(self.s, *SCHEMA.settings(players=players).setup)
        run(self.s, NO_CHOICE)
        self.is_asked = True
        if at != "setup":
            self.play(*(f"lay out {tile}" for tile in market))
            self._go_to(seat, at)

    def _go_to(self, seat, at):
        s = self.s
        s.agenda_height, s.turn_of, s.turns, s.round = 0, seat, seat + 1, 1
        self.is_asked = False
        if at == "income":
            s.turns, s.round = seat, 1 if seat else 0
            push(s, Effect.START_TURN, seat, 0)
            return
        for effect in TO_COME[at]:
            push(s, effect, seat, 0)

    # Setting a position.

    def dice(self, *faces):
        """The dice rolled and not spent, by face: dice("red", "red", "coin")."""
        for face in Face:
            self.s.dice[face] = faces.count(face.name.lower())
        assert sum(self.s.dice) == len(faces), faces
        return self.changed()

    def own(self, p, **resources):
        """A seat's holding of some resources, from or to the supply: own(0, red=2, lira=14)."""
        for word, n in resources.items():
            resource = Resource[word.upper()]
            self.s.supply[resource] += self.s.owned[p, resource] - n
            self.s.owned[p, resource] = n
            assert self.s.supply[resource] >= 0, f"there are not so many {word}"
        return self.changed()

    def tiles(self, p, *slugs, fresh=False):
        """Tiles from the stack to a seat, working ones unless they are fresh; no ruby comes with them."""
        for slug in slugs:
            self._take_from(self.s.stack, TILE, slug)
            self.s.tiles[p, TILE[slug]] += 1
            self.s.fresh[p, TILE[slug]] += fresh
        return self.changed()

    def market(self, *slugs):
        """Exactly these tiles are face up; the others go back to the stack."""
        for i in range(len(TILES)):
            self.s.stack[i] += self.s.market[i]
            self.s.market[i] = 0
        for slug in slugs:
            self._take_from(self.s.stack, TILE, slug)
            self.s.market[TILE[slug]] += 1
        return self.changed()

    def rubies(self, p, **areas):
        """A seat has already taken so many rubies of these areas: rubies(1, green=1, carpet=2, lira=1)."""
        for word, n in areas.items():
            self.s.empty_spots[AREA[word]] += n
            self.s.rubies[p] += n
            assert self.s.empty_spots[AREA[word]] <= SPOTS_OF[self.s.players, AREA[word]], word
        return self.changed()

    def deck(self, *slugs):
        """Exactly these cards are left in the deck, all others lie on the discard pile."""
        for card in range(len(CARD_TABLE)):
            self.s.discard[card] += self.s.deck[card]
            self.s.deck[card] = 0
        for slug in slugs:
            self._take_from(self.s.discard, CARD, slug)
            self.s.deck[CARD[slug]] += 1
        return self.changed()

    @staticmethod
    def _take_from(pile, numbers, slug):
        assert pile[numbers[slug]] > 0, f"there is no {slug} left to take"
        pile[numbers[slug]] -= 1

    def changed(self):
        """Fields were set by hand: the decision at hand is asked anew before anything else."""
        self.is_asked = False
        return self

    # Playing.

    def ready(self):
        """Ask the decision at hand, and let happen what happens by itself."""
        if not self.is_asked:
            run(self.s, NO_CHOICE)
            self.is_asked = True
        return self

    def play(self, *names):
        """Choices by name, one after the other; each must be legal."""
        for name in names:
            assert name in self.legal, f"{name!r} is not legal at {self.decision}: {sorted(self.legal)}"
            effect = top_effect(self.s)
            run(self.s, ACTIONS.option_of(effect, ACTIONS.ids[name]))
            self.check()
        return self

    def roll(self, *faces):
        """Dice, one after the other."""
        return self.play(*(f"roll {face}" for face in faces))

    def idle(self, turns=1):
        """Whole turns from the roll on that show coins only and are given up."""
        for _ in range(turns):
            while "roll coin" in self.legal:
                self.roll("coin")
            self.play(*(["keep"] if "keep" in self.legal else []), "stop")
        return self

    def check(self):
        """DINV-1, DINV-2, DINV-4: nothing is lost or made, nothing is negative."""
        s, seats = self.s, range(self.s.players)
        for resource in Resource:
            assert s.supply[resource] + sum(s.owned[p, resource] for p in seats) == NUMBER[resource], resource.name
        for card, row in enumerate(CARD_TABLE):
            assert s.deck[card] + s.discard[card] + s.revealed[card] == row.copies, row.slug
        for i, tile in enumerate(TILES):
            assert s.stack[i] + s.market[i] + sum(s.tiles[p, i] for p in seats) == tile.row.copies, tile.slug
            assert all(0 <= s.fresh[p, i] <= s.tiles[p, i] for p in seats), tile.slug
        taken = sum(s.empty_spots) - EMPTY_SPOTS[s.players].sum() + MOSQUE_RUBIES[s.players] - s.mosque_rubies
        assert sum(s.rubies) == taken
        names = ("supply", "owned", "tiles", "market", "stack", "deck", "discard", "revealed", "dice", "again")
        assert all((self.states[name] >= 0).all() for name in names)

    # Looking.

    @property
    def legal(self):
        """The names of the legal choices, chance's too; none when the game is over."""
        self.ready()
        if self.s.agenda_height == 0:
            return set()
        return {ACTIONS.at(top_effect(self.s), option).name for option in options_in(self.s)}

    @property
    def menu(self):
        """The actions that the seat in turn may choose, `stop` too, even where that is the only one."""
        return {ACTIONS.at(Effect.ACTION, i).name for i in range(WORD) if has(menu_options(self.s, self.s.turn_of), i)}

    @property
    def to_act(self):
        """The seat to act, CHANCE or NOBODY."""
        return to_act(self.ready().s)

    @property
    def decision(self):
        """The word for what is to be decided."""
        return EFFECTS.words[top_effect(self.ready().s)]

    @property
    def ranks(self):
        """The rank of each seat."""
        return [rank(self.s, p) for p in range(self.s.players)]

    def holding(self, p):
        """What a seat owns, without what it has none of: {"red": 2, "lira": 3}."""
        return {resource.name.lower(): self.s.owned[p, resource] for resource in Resource if self.s.owned[p, resource]}

    def all_own(self, word):
        """How many of a resource each seat owns, and the supply."""
        resource = Resource[word.upper()]
        return [*(self.s.owned[p, resource] for p in range(self.s.players)), self.s.supply[resource]]

    def dice_left(self):
        """The dice not spent, by face, without faces that none shows."""
        return {face.name.lower(): self.s.dice[face] for face in Face if self.s.dice[face]}

    def price(self, area):
        """The price of an area's next ruby, or None if it has none."""
        return int(ruby_price(self.s, AREA[area])) if has_ruby(self.s, AREA[area]) else None

    def tiles_of(self, p, fresh=False):
        """The tiles of a seat, or only the fresh ones."""
        counts = self.s.fresh if fresh else self.s.tiles
        return [tile.slug for i, tile in enumerate(TILES) for _ in range(counts[p, i])]

    @staticmethod
    def _cards(counts):
        return [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(counts[card])]

    def deck_left(self):
        """The cards of the deck."""
        return self._cards(self.s.deck)

    def discarded(self):
        """The cards of the discard pile."""
        return self._cards(self.s.discard)

    def revealed(self):
        """The cards that lie revealed."""
        return self._cards(self.s.revealed)

    def open_tiles(self):
        """The tiles of the market."""
        return [tile.slug for i, tile in enumerate(TILES) for _ in range(self.s.market[i])]
