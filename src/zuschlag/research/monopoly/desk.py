"""What a batch of tables is played with: the setting they share, and a desk for each of them."""

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from zuschlag.research.records import SEATS, in_lines
from zuschlag.rules.chance import Chance
from zuschlag.rules.monopoly.terms import Terms

LEGAL_WORDS = 9
"""Sets of 32 numbers each; there are 269."""

# what is being drafted
NO_DRAFT, LOOKING, BIDDING, BUILDING, WISHING, SELLING, ACCEPTING, OFFERING = range(8)
# how far: what comes later is said later
(
    BEGUN,
    GIVING_DEEDS,
    WANTING_DEEDS,
    GIVING_CARDS,
    WANTING_CARDS,
    FORGIVING,
    FORGIVEN,
    GIVING_MONEY,
    WANTING_MONEY,
) = range(9)


class Setting(Chance):
    """The same for all tables; also the luck of the one that is played just now."""

    seed: int
    tables: int  # table i plays the games i, i + tables, ...
    mode: int
    reward: int
    width: int  # cells of an observation
    actions: int
    rotates: int  # whether everybody moves on by one seat from game to game
    most_moves: int  # of a game; then it is cut short
    lineup: Annotated[list[int], SEATS]  # slips in a hundred of each player, or LEARNER


class Desk:
    """One table's own, with the draft of the seat that is asked."""

    seat: int  # who is asked, or who acted last
    is_due: int  # a new game is to be opened
    has_ended: int  # this step has ended a game
    was_cut: int  # and not by the rules
    reward: float
    illegal: int  # how many actions were not legal
    faults: int  # moves the rules refused: a bug
    rotation: int  # player 0 sits in this seat
    played: int  # games since the last seed
    game: int
    moves: int  # of this game
    draft: int
    stage: int
    last: int  # the last thing named in this stage
    repeats: int  # how many times in a row, of a note
    partner: int
    skipped: int  # offers between the two that are left aside
    legal: Annotated[list[int], LEGAL_WORDS]
    payoff: Annotated[list[float], SEATS]


SETTING, DESK = in_lines(Setting), in_lines(Desk)


def setting_of(terms: Terms, tables: int, lineup: Sequence[int], width: int, actions: int) -> Any:
    """A record of the setting; seed, mode, reward, rotation and length are still to be written."""
    made = np.zeros(1, SETTING)
    s = made[0]
    s.tables, s.width, s.actions = tables, width, actions
    s.lineup[: terms.seats] = lineup
    return made
