"""The features of the dice game for nets. Nothing is hidden (DINFO-1), so they tell the table from a seat's place."""

from arasta.core.compiling import rule
from arasta.core.decision_encoding import decision_blocks
from arasta.core.encoding import MOST, ByRule, Numbers, OneOf, Seat
from arasta.core.layout import Layout, Part
from arasta.core.machine import NOBODY
from arasta.dice.components.board import GOAL, MAX_PLAYERS, THRESHOLD
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES
from arasta.dice.components.values import ACTIONS
from arasta.dice.effects import EFFECTS
from arasta.dice.option_names import AREA_WORDS, FACE_WORDS
from arasta.dice.rubies import has_ruby, is_last_round, ruby_price
from arasta.dice.state import PUBLIC
from arasta.dice.tiles import extra_actions
from arasta.dice.words import AREAS, COLOUR_WORDS, SEATS, Price, Resource

RESOURCE_LABELS = tuple(resource.name.lower() for resource in Resource)
FACE_LABELS, AREA_LABELS = tuple(FACE_WORDS), tuple(AREA_WORDS)
TILE_LABELS = tuple(tile.slug for tile in TILES)
CARD_LABELS = tuple(row.slug for row in CARD_TABLE)


@rule
def tell_goal(s, seat, out, at):
    """DEND-1, DRUBY-6: rubies that bring the last round, and tiles that earn a ruby of the mosque."""
    out[at] = GOAL[s.players]
    out[at + 1] = THRESHOLD[s.players]


@rule
def tell_last_round(s, seat, out, at):
    """DEND-1: whether the last round is on."""
    if is_last_round(s):
        out[at] = 1


@rule
def tell_prices(s, seat, out, at):
    """DRUBY-2: the price beside the next ruby of each area, with 1 added; 0 if no ruby is left."""
    for area in range(AREAS):
        if has_ruby(s, area):
            out[at + area] = 1 + ruby_price(s, area)


@rule
def tell_actions_allowed(s, seat, out, at):
    """DTURN-8: how many actions the player in turn has in all."""
    if s.turn_of != NOBODY:
        out[at] = ACTIONS + extra_actions(s, s.turn_of)


@rule
def tell_first(s, p, out, at):
    """DEND-2: who began, for a round ends before that seat's turn."""
    if p == 0:
        out[at] = 1


BLOCKS = (
    OneOf(name="table.players", tells="how many play", labels=tuple(map(str, range(MAX_PLAYERS + 1)))),
    ByRule(
        name="table.goal", tells="rubies and tiles to reach", labels=("rubies", "tiles"), scale=1 / 5, rule=tell_goal
    ),
    Numbers(name="table.round", tells="rounds begun", scale=1 / 10, most=MOST),
    ByRule(name="table.last_round", tells="1 in the last round", rule=tell_last_round, axes=(1,)),
    Numbers(name="table.supply", tells="resources in the supply", labels=RESOURCE_LABELS, scale=1 / 10),
    Numbers(name="rubies.empty_spots", tells="spots without a ruby, by area", labels=AREA_LABELS, scale=1 / 4),
    ByRule(
        name="rubies.price",
        tells="price of the next ruby by area, with 1 added; 0 if there is none",
        labels=AREA_LABELS,
        scale=1 / 10,
        rule=tell_prices,
    ),
    Numbers(name="rubies.mosque_rubies", tells="rubies of the mosque", scale=1 / 4),
    Numbers(name="tiles.market", tells="tiles in the market", labels=TILE_LABELS),
    Numbers(name="tiles.stack", tells="tiles in the stack", labels=TILE_LABELS),
    Numbers(name="cards.deck", tells="cards in the deck", labels=CARD_LABELS, scale=1 / 2),
    Numbers(name="cards.revealed", tells="cards that lie open", labels=CARD_LABELS),
    Numbers(name="turn.dice", tells="dice rolled and not spent", labels=FACE_LABELS, scale=1 / 2),
    Numbers(name="turn.again", tells="dice chosen to be rolled again", labels=FACE_LABELS, scale=1 / 2),
    Numbers(name="turn.actions", tells="actions begun", scale=1 / 2),
    ByRule(name="turn.allowed", tells="actions allowed", scale=1 / 2, rule=tell_actions_allowed, axes=(1,)),
    Numbers(name="turn.card_dice", tells="dice used for the cards at hand", scale=1 / 2),
    OneOf(name="payment.price", tells="kind of the price last asked", labels=tuple(p.name.lower() for p in Price)),
    Numbers(name="payment.price_goods", tells="goods of the price", scale=1 / 4),
    OneOf(name="payment.price_colour", tells="colour of the price", labels=COLOUR_WORDS),
    Numbers(name="payment.paid_dice", tells="dice chosen to pay it", labels=COLOUR_WORDS, scale=1 / 2),
    Numbers(name="payment.paid_tokens", tells="tokens chosen to pay it", labels=COLOUR_WORDS, scale=1 / 2),
    Numbers(name="payment.paid_brown", tells="brown tokens chosen to pay it", scale=1 / 2),
    ByRule(name="players.first", tells="who began the game", rule=tell_first),
    Seat(name="players.turn_of", tells="who is in turn"),
    Numbers(name="players.owned", tells="resources", labels=RESOURCE_LABELS, scale=1 / 4),
    Numbers(name="players.rubies", tells="rubies", scale=1 / 3),
    Numbers(name="players.mosque_ruby", tells="1 if the ruby of the mosque is taken"),
    Numbers(name="players.tiles", tells="tiles, fresh ones too", labels=TILE_LABELS),
    Numbers(name="players.fresh", tells="tiles that do not work yet", labels=TILE_LABELS),
)
NUMBERED = {"card": CARD_LABELS, "resource": RESOURCE_LABELS}
LAYOUT = Layout([Part("decision", decision_blocks(EFFECTS)), Part("table", BLOCKS)], PUBLIC, SEATS, NUMBERED)
encode = LAYOUT.encode
