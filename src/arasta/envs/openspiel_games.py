"""Both games as Python games of OpenSpiel: `pyspiel.load_game("python_arasta_istanbul(players=3,expansions=mocha)")`.

Importing this file makes them known. Chance is explicit, with exact probabilities.
"""

from collections.abc import Mapping
from typing import Any

from arasta.core.agenda_game import AgendaGame
from arasta.envs.openspiel_observer import Observer
from arasta.envs.openspiel_state import Place, TableState
from arasta.play.batch.batch import Batch
from arasta.play.extras import extra
from arasta.play.games import GAMES

with extra("openspiel", "pyspiel"):
    import pyspiel

LENGTH = "max_game_length"
USUAL_LENGTH = 20_000  # moves, chance's too: random players need some thousands


def parameters(rules: AgendaGame) -> dict[str, Any]:
    """The settings of a game as parameters of OpenSpiel, which are numbers or texts; an empty text is as usual."""
    usual = rules.settings()
    return {
        word: getattr(usual, word) if isinstance(getattr(usual, word), int) else "" for word in rules.schema.words
    } | {LENGTH: USUAL_LENGTH}


def game_type(rules: AgendaGame) -> Any:
    """What OpenSpiel must know of a game before anything is agreed."""
    players = rules.schema["players"].limits
    hides = any(effect.hidden for effect in rules.effects.declared.values())
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_arasta_{rules.name}",
        long_name=f"Arasta: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players["most"],
        min_num_players=players["least"],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def game_info(rules: AgendaGame, players: int, length: int) -> Any:
    """What OpenSpiel must know of a game once it is agreed: winning is worth 1, shared among equal winners."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.actions),
        max_chance_outcomes=len(rules.actions),  # chance's actions have ids among all others
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=length,
    )


class TableGame(pyspiel.Game):
    """A game by its settings. After `max_game_length` moves it is cut off, and all players share the win."""

    rules: AgendaGame
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = parameters(self.rules) | dict(params or {})
        self.length = int(given[LENGTH])
        texts = {word: str(given[word]) for word in self.rules.schema.words if given[word] != ""}
        agreed = self.rules.settings(**self.rules.schema.read(texts))
        super().__init__(self.kind, game_info(self.rules, agreed.players, self.length), dict(params or {}))
        batch = Batch(self.rules, [agreed], 1, seed=0, chance="explicit", auto_reset=False, threads=1)
        self.start = Place(batch, agreed.players)

    def new_initial_state(self) -> TableState:
        """Before the first move."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All moves count."""
        return self.length

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at a state for a seat."""
        if params:
            raise ValueError(f"An observation has no parameters; {params} were given.")
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.length)


class IstanbulGame(TableGame):
    """The board game."""

    rules = GAMES["istanbul"]
    kind = game_type(rules)


class DiceGame(TableGame):
    """The dice game."""

    rules = GAMES["dice"]
    kind = game_type(rules)


for game in (IstanbulGame, DiceGame):
    pyspiel.register_game(game.kind, game)
