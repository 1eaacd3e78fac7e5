"""Monopoly as a game of OpenSpiel: seats speak in 269 numbers, step by step; chance is explicit.

Decks are stacked card by card before the first roll, then dice fall. A game ends after `rounds`, or
after `steps` of whoever: both dice and drafts that are dropped again count.
"""

from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from zuschlag.research.monopoly.batch import EDITION, USUAL
from zuschlag.research.monopoly.sight import width_of
from zuschlag.research.monopoly.staged import ACTIONS, named
from zuschlag.research.monopoly.unfolding import THROWS, Unfolding
from zuschlag.research.openspiel.parameters import (
    WIN,
    Kind,
    above_fair,
    edition_of,
    game_info,
    game_type,
    observer_of,
    utility_of,
)
from zuschlag.rules.monopoly.state import MOST_SEATS
from zuschlag.rules.monopoly.terms import agree

PARAMETERS = {"edition": EDITION, "seats": 4, "rounds": 100, "steps": 50_000, "reward": WIN}
MOST_WORTH = 1e6


def type_of(reward: str) -> Any:
    """With the sum of its payoffs."""
    return game_type(
        "python_monopoly",
        "Monopoly",
        PARAMETERS,
        dynamics=Kind.Dynamics.SEQUENTIAL,
        utility=utility_of(reward),
        max_num_players=MOST_SEATS,
        provides_information_state_string=False,
    )


TYPE = type_of(WIN)


class MonopolyGame(pyspiel.Game):  # type: ignore[misc]
    """The game, from which states and observers are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = {**USUAL, "end.limit": {"rounds": given["rounds"]}}
        self.terms = agree(edition_of(given["edition"]), given["seats"], options)
        self.is_win, self.steps = given["reward"] == WIN, given["steps"]
        figures = {
            "num_distinct_actions": ACTIONS,
            "max_chance_outcomes": len(THROWS),
            "max_game_length": self.steps,
        }
        info = game_info(given["reward"], given["seats"], MOST_WORTH, **figures)
        super().__init__(type_of(given["reward"]), info, given)

    @cached_property
    def beginning(self) -> Unfolding:
        """Nothing stacked: OpenSpiel makes a state for every copy, so that is cheap."""
        return Unfolding(self.terms)

    def new_initial_state(self) -> "MonopolyState":
        """Before the first card is stacked."""
        return MonopolyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What OpenSpiel looks through."""
        return observer_of(iig_obs_type, params, width_of(self.terms.seats))


class MonopolyState(pyspiel.State):  # type: ignore[misc]
    """One position, or a step on the way to a move."""

    def __init__(self, game: MonopolyGame) -> None:
        super().__init__(game)
        self.table = game.beginning.copy()
        self.left = game.steps

    def current_player(self) -> int:
        """Who acts."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.is_chance else self.table.next

    def is_terminal(self) -> bool:
        """Whether the rules have ended it, or it has become too long."""
        return self.table.is_over or self.left == 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards of a deck, or throws of both dice."""
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if self.table.is_chance:
            self.left -= self.table.is_stacked
            self.table.happen(action)
        else:
            self.left -= 1
            self.table.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return " ".join(map(str, named(action)))
        return f"dice {THROWS[action]}" if self.table.is_stacked else f"card {action}"

    def returns(self) -> list[float]:
        """At the end the share of the win above a fair one, or what everybody is worth."""
        if not self.is_terminal():
            return [0.0] * self.table.terms.seats
        is_win = self.get_game().is_win
        found = self.table.payoff(by_worth=not is_win)
        return above_fair(found) if is_win else found

    def seen(self, player: int) -> Any:
        """What a player knows, as words."""
        return self.table.seen(player)

    def shown(self, player: int) -> str:
        """The same as text."""
        return np.array2string(self.seen(player), threshold=10_000, max_line_width=10_000)

    def __str__(self) -> str:
        return f"{self.table.stacked} {self.history()}"
