"""All effects of the dice game, from the declarations of its files."""

from importlib import import_module

from arasta.core.effects import Effects
from arasta.dice.words import Effect

RULE_FILES = ("bazaar", "gaining", "menu", "paying", "rolling", "rubies", "tiles", "turn")

EFFECTS = Effects(Effect.all(), (import_module(f"{__package__}.{name}") for name in RULE_FILES), 1)
