"""The numbers of the dice game's component tables that texts mention."""

from arasta.dice.components import values
from arasta.dice.menu import TOKEN_GOODS
from arasta.dice.reasons import DIFFERENT

FIGURES = {
    "actions": values.ACTIONS,
    "brown-goods": DIFFERENT["brown"],
    "coin-lira": values.LIRA_OF_COIN_DIE,
    "common-dice": values.COMMON_DICE,
    "crystal-goods": DIFFERENT["crystal"],
    "fallback-lira": values.FALLBACK_LIRA,
    "market-tiles": values.MARKET_TILES,
    "reroll-crystals": values.REROLL_CRYSTALS,
    "spare-dice": values.SPARE_DICE,
    "starting-crystals": values.STARTING_CRYSTALS,
    "token-goods": TOKEN_GOODS,
    "two-tokens-goods": DIFFERENT["two tokens"],
}
