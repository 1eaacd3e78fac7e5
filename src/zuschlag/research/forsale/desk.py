"""What a batch of tables is played with: the setting they share, and a desk for each of them."""

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from zuschlag.lab.forsale.playouts import Pack
from zuschlag.research.records import SEATS, WORDS, in_lines
from zuschlag.rules.bits import gathered
from zuschlag.rules.chance import Chance
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.state import MOST_CARDS

HEAD_WORDS, SEAT_WORDS = 13, 4
MOST_VALUES = 21  # cheques are worth 0 to 20
HEAD_FACTS, SEAT_FACTS = 10, 5
HEAD_PLANES = HEAD_FACTS + 2 * MOST_CARDS + 2 * MOST_VALUES
SEAT_PLANES = SEAT_FACTS + MOST_CARDS


class Setting(Pack, Chance):
    """The same for all tables; also room to shuffle in, and the luck of the deck."""

    seed: int
    tables: int  # table i plays the games i, i + tables, ...
    mode: int
    reward: int
    observation: int
    width: int  # cells of an observation
    actions: int
    rotates: int  # whether everybody moves on by one seat from game to game
    lineup: Annotated[list[int], SEATS]  # the mind of each player, or LEARNER

    # cheques by value: the first and second cards of their value, and which values those are
    firsts: int
    seconds: int
    values: int
    doubled: int

    per_coin: float
    per_round: float
    per_card: float
    per_seat: float
    per_money: float


class Desk:
    """One table's own; what every step needs stands in one line of the processor's cache."""

    seat: int  # who is asked, or who acted last
    legal: int  # the set of actions
    is_due: int  # a new game is to be opened
    has_ended: int  # this step has ended a game
    reward: float
    illegal: int  # how many actions were not legal
    rotation: int  # player 0 sits in this seat
    played: int  # games since the last seed
    game: int
    payoff: Annotated[list[float], SEATS]


SETTING, DESK = in_lines(Setting), in_lines(Desk)


def width_of(observation: int, seats: int) -> int:
    """Cells of an observation."""
    if observation == WORDS:
        return HEAD_WORDS + SEAT_WORDS * seats
    return HEAD_PLANES + SEAT_PLANES * seats


def setting_of(terms: Terms, observation: int, tables: int, lineup: Sequence[int]) -> Any:
    """A record of the setting; seed, mode, reward and rotation are still to be written."""
    made = np.zeros(1, SETTING)
    s, cheques = made[0], terms.deck.cheques
    s.tables, s.observation, s.width = tables, observation, width_of(observation, terms.seats)
    s.actions = 1 + terms.coins + terms.deck.buildings
    s.lineup[: terms.seats] = lineup
    seconds = [card for card in range(1, len(cheques)) if cheques[card] == cheques[card - 1]]
    s.seconds, s.doubled = gathered(seconds), gathered([cheques[card] for card in seconds])
    s.firsts = gathered([card for card in range(len(cheques)) if card not in seconds])
    s.values = gathered(sorted(set(cheques)))
    rounds = max(terms.auctions, terms.in_play // 2)
    s.per_coin, s.per_round, s.per_card = 1 / terms.coins, 1 / rounds, 1 / terms.in_play
    s.per_seat, s.per_money = 1 / terms.seats, terms.seats / sum(cheques)
    return made
