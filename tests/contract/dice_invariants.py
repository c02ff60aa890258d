"""What holds between any two decisions of the dice game (clauses DINV-1 to DINV-6), over an array of games."""

import numpy as np

from arasta.core.agenda import FIRST_CHANCE
from arasta.dice.components.board import MOSQUE_RUBIES, SPOTS_OF, THRESHOLD
from arasta.dice.components.cards import CARD_COPIES
from arasta.dice.components.tiles import DIE_TILE, TILE_COPIES
from arasta.dice.words import Effect

RUBIES = np.array([0, 0, 23, 26, 31])  # DINV-2, by players
RESOURCES = np.array([8, 8, 8, 8, 10, 12, 87])  # DINV-1
COMMON_DICE, SPARE_DICE, MARKET = 5, 4, 6


def tops(states):
    """The effect on top of each agenda; 0 for games that are over."""
    height = states["agenda_height"].astype(np.int64)
    rows = states["agenda"][np.arange(len(states)), np.maximum(height - 1, 0), 0]
    return np.where(height > 0, rows, 0)


def check(states):
    """Every invariant."""
    players = states["players"].astype(np.int64)
    # DINV-1: resources.
    assert (states["owned"].sum(axis=1) + states["supply"] == RESOURCES).all()
    # DINV-2: cards, tiles, rubies.
    assert (states["deck"] + states["discard"] + states["revealed"] == CARD_COPIES).all()
    assert (states["stack"] + states["market"] + states["tiles"].sum(axis=1) == TILE_COPIES).all()
    on_board = (SPOTS_OF[players] - states["empty_spots"]).sum(axis=1) + states["mosque_rubies"]
    assert (on_board + states["rubies"].sum(axis=1) == RUBIES[players]).all()
    # DINV-3: dice and actions.
    assert (states["tiles"][:, :, DIE_TILE].sum(axis=1) <= SPARE_DICE).all()
    assert (states["dice"].sum(axis=1) <= COMMON_DICE + SPARE_DICE).all()
    assert (states["actions"] <= 6).all()
    # DINV-4: nothing is negative; the market is full unless a refill is due or the stack is empty.
    for field in states.dtype.names:
        if field not in ("agenda", "turn_of"):
            assert (states[field] >= 0).all(), field
    assert (states["fresh"] <= states["tiles"]).all()
    lying, left = states["market"].sum(axis=1), states["stack"].sum(axis=1)
    due = ((states["agenda"][:, :, 0] == Effect.REFILL) & in_agenda(states)).any(axis=1)
    assert ((lying == MARKET) | (left == 0) | due).all()
    # DINV-5: the mosque's rubies went to those who have them; who owns the number now has one.
    assert (states["mosque_ruby"].sum(axis=1) + states["mosque_rubies"] == MOSQUE_RUBIES[players]).all()
    many = states["tiles"].sum(axis=2) >= THRESHOLD[players][:, None]
    assert (states["mosque_ruby"][many] == 1).all()
    # DINV-6: at the end all seats have had equally many turns.
    over = states["agenda_height"] == 0
    assert (states["turns"][over] == states["round"][over] * players[over]).all()
    # Whoever is to decide has a choice: chance too.
    assert ((states["options"][:, 0] != 0) == ~over).all()
    asked = (tops(states) < FIRST_CHANCE) & ~over
    assert (states["options"][asked] & (states["options"][asked] - 1) != 0).all()


def in_agenda(states):
    """Which entries of the agendas are still to resolve."""
    return np.arange(states["agenda"].shape[1]) < states["agenda_height"][:, None]
