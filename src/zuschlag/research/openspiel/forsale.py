"""For Sale as a game of OpenSpiel: chance is explicit, a sale is a node at which all act at once.

The first seat opens. With `cards` it is a box of our own instead of an edition: so many buildings
and cheques (0, 2, 3, ...) and `coins` each, all in play, as `lab.forsale.solved` solves them.
"""

from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from zuschlag.lab.forsale.solved.box import box
from zuschlag.research.forsale.desk import MOST_VALUES
from zuschlag.research.forsale.eyes import Eyes
from zuschlag.research.forsale.play import MOST_ACTIONS
from zuschlag.research.forsale.unfolding import CHEQUES, Heard, Unfolding
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
from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.numbers import NUMBERS, PASS_NUMBER
from zuschlag.rules.forsale.state import MOST_SEATS

PARAMETERS = {"edition": "y2015", "seats": 4, "cards": 0, "coins": 2, "reward": WIN}


def type_of(reward: str) -> Any:
    """With the sum of its payoffs."""
    return game_type(
        "python_for_sale",
        "For Sale",
        PARAMETERS,
        dynamics=Kind.Dynamics.SIMULTANEOUS,
        utility=utility_of(reward),
        max_num_players=MOST_SEATS,
        provides_information_state_string=True,
    )


TYPE = type_of(WIN)


def terms_of(given: dict[str, Any]) -> Terms:
    """Those of an edition, or of a box of our own."""
    seats, cards = given["seats"], given["cards"]
    if not cards:
        return agree(edition_of(given["edition"]), seats)
    if not 2 <= seats <= MOST_SEATS or cards % seats or not 0 < cards < MOST_VALUES:
        raise ValueError(f"{cards} cards cannot be laid out in rows of {seats}")
    if not 0 < given["coins"] <= MOST_ACTIONS - cards:
        raise ValueError(f"nobody can have {given['coins']} coins")
    return box(seats, (0, *range(2, cards + 1)), given["coins"])


def longest(terms: Terms) -> int:
    """No game has more decisions: every bid is more than the seat's last one of that auction."""
    return terms.auctions * terms.seats * (terms.coins + 1) + terms.in_play


class ForSaleGame(pyspiel.Game):  # type: ignore[misc]
    """The game, from which states and observers are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.terms, self.is_win = terms_of(given), given["reward"] == WIN
        terms, kind = self.terms, type_of(given["reward"])
        figures = {
            "num_distinct_actions": NUMBERS.count(terms),
            "max_chance_outcomes": terms.deck.buildings + 1,
            "max_game_length": longest(terms),
        }
        most = float(sum(terms.deck.cheques) + terms.coins)
        super().__init__(kind, game_info(given["reward"], terms.seats, most, **figures), given)

    @cached_property
    def beginning(self) -> Unfolding:
        """Before the first row: OpenSpiel makes a state for every copy, so that is cheap."""
        return Unfolding(self.terms)

    @cached_property
    def eyes(self) -> Eyes:
        """How tables look as planes."""
        return Eyes(self.terms)

    def new_initial_state(self) -> "ForSaleState":
        """Before the first row."""
        return ForSaleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What OpenSpiel looks through."""
        return observer_of(iig_obs_type, params, int(self.eyes.settings[0]["width"]))


class ForSaleState(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, game: ForSaleGame) -> None:
        super().__init__(game)
        self.table = game.beginning.copy()

    def current_player(self) -> int:
        """Who acts: chance, the bidder in turn, or everybody at once."""
        if self.table.owed is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.is_auction:
            return self.table.waiting[0]
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        """Whether everything is sold."""
        return self.table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards that may be laid out next."""
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if self.table.owed is not None:
            self.table.name(action)
        else:
            self.table.bid(self.table.waiting[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.table.sell(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {action}"
        if action == PASS_NUMBER:
            return "pass"
        coins = self.table.terms.coins
        return f"bid {action}" if action <= coins else f"sell {action - coins}"

    def returns(self) -> list[float]:
        """At the end the share of the win above a fair one, or everybody's score."""
        if not self.table.is_over:
            return [0.0] * self.table.terms.seats
        found = self.table.standings()
        if not self.get_game().is_win:
            return [float(score) for score, _ in found]
        winners = sum(rank == 1 for _, rank in found)
        return above_fair([1 / winners if rank == 1 else 0.0 for _, rank in found])

    def seen(self, player: int) -> Any:
        """What a player knows, as planes."""
        return self.get_game().eyes.of_table(self.table.tables, player)[0]

    def shown(self, player: int) -> str:
        """The same as text."""
        return np.array2string(self.seen(player), threshold=10_000, max_line_width=10_000)

    def remembered(self, player: int) -> str:
        """All a player has heard; nobody has heard less than others."""
        return heard_by(self.table.terms, player, self.table.heard)

    def __str__(self) -> str:
        owed = self.table.owed
        return f"{self.table.heard} {'' if owed is None else owed.named}"


def heard_by(terms: Terms, player: int, heard: tuple[Heard, ...]) -> str:
    """As text; a cheque is its value, as nobody can tell two of one value apart."""
    told = [f"player {player}"]
    for what, numbers in heard:
        if what == CHEQUES:
            numbers = tuple(terms.deck.cheques[card] for card in numbers)
        told.append(" ".join(map(str, (what, *numbers))))
    return "; ".join(told)
