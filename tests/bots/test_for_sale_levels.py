"""The ladder of For Sale: every level plays everything, and alike at a table and in a batch."""

import random
import time
from typing import Any

import numpy as np
import pytest

from tests.laws.games import TABLES
from tests.thorough import a_few
from zuschlag.bots.bot import budget_of
from zuschlag.bots.driving import moves, steps
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.levels import LADDER, PLAIN_LEVELS, mind_of
from zuschlag.bots.forsale.policies.choosing import bid_of, card_of
from zuschlag.bots.forsale.policies.minds import SOBER, Mind, plain_of
from zuschlag.bots.forsale.policies.net import WEIGHTS
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS, USUAL
from zuschlag.bots.forsale.sight import seen_table
from zuschlag.bots.forsale.trained import LEVELS, trained
from zuschlag.bots.match import play_match
from zuschlag.lab.forsale.contest import play
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import choices
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.position import blank_table, unstacked
from zuschlag.rules.forsale.words import AuctionOptions, Deal
from zuschlag.rules.kernel import plain

PARTS = 6
"""Of all tables, where each takes long."""
SWITCHES = [
    (edition, seats, {name: value})
    for edition, seats in TABLES
    for name, values in choices(edition, seats).items()
    for value in values[1:]
]


def test_the_ladder_has_eight_names_in_the_roster_and_only_the_last_thinks() -> None:
    assert len(LADDER) == len(set(LADDER)) == LEVELS + 1 == 8
    others = [name for name in LADDER if name != USUAL]
    assert [name for name in FOR_SALE_BOTS if name in LADDER] == [USUAL, *others]
    assert [name for name in LADDER if budget_of(FOR_SALE_BOTS[name])] == ["champion"]


@pytest.mark.parametrize(("edition", "seats", "options"), a_few(SWITCHES, 5))
def test_every_level_plays_every_switch(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    terms = FOR_SALE.agree(edition, seats, options)
    levels = list(PLAIN_LEVELS.values())
    for first in range(0, len(levels), 3):
        field = [levels[(first + seat) % len(levels)] for seat in range(seats)]
        state, _ = play_match(FOR_SALE, terms, field, random.Random(first))
        assert FOR_SALE.outcome(state) is not None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_was_learned_is_in_the_package(seats: int) -> None:
    known = trained(seats)
    assert len(known.net) == WEIGHTS
    assert len(known.noise) == LEVELS
    assert list(known.noise) == sorted(known.noise, reverse=True)
    assert known.noise[-1] == 0
    assert len(known.population) > 8
    assert [" ".join(one.split()[:3]) for one in known.made] == [
        f"python -m zuschlag.lab.forsale.{name}" for name in ("tune", "distil", "calibrate")
    ]
    assert known.figures


def dealt(edition: str, seats: int, seed: int, number: int) -> State:
    """The deal that matches at machine speed play."""
    terms = FOR_SALE.agree(edition, seats)
    tables, notes = blank_table(terms), np.zeros((2000, 3), np.int64)
    made = log_game(tables, np.zeros(1, PACK), np.zeros(1, CHANCE), seed, number, notes)
    assert made
    t: Any = tables[0]
    cheques = [int(t.worth[c]) for c in unstacked(t.cheque_deck.tolist(), terms.in_play)]
    buildings = unstacked(t.building_deck.tolist(), terms.in_play)
    return FOR_SALE.begin(terms, Deal(buildings, cheques, int(notes[0, 0])))


@pytest.mark.parametrize(("edition", "seats"), a_few(TABLES, 3))
def test_levels_play_the_same_game_at_a_table_and_at_machine_speed(
    edition: str, seats: int
) -> None:
    levels = [list(PLAIN_LEVELS)[(2 * seat + seats) % 7] for seat in range(seats)]
    minds = [mind_of(level, seats) for level in levels]
    fast = play(edition, minds, [trained(seats).net], 2, 11)
    for number in range(2):
        state = dealt(edition, seats, 11, number)
        bots = [PLAIN_LEVELS[level](random.Random(seat)) for seat, level in enumerate(levels)]
        moves(FOR_SALE, state, bots, random.Random(0))
        outcome = FOR_SALE.outcome(state)
        assert outcome is not None
        assert fast.scores[number, 0].tolist() == outcome.scores


def test_the_sober_mind_is_the_sober_player() -> None:
    minds: Any = plain_of([Mind(SOBER)], [])
    bid, card = plain(bid_of), plain(card_of)
    for edition, seats in TABLES:
        state = dealt(edition, seats, 3, 5)
        bots = [HeuristicBot(random.Random(0)) for _ in range(seats)]
        while not FOR_SALE.turn(state).is_over:
            seat = FOR_SALE.turn(state).seats[0]
            options = FOR_SALE.options(state, seat)
            assert options is not None
            seen = FOR_SALE.observe(state, seat, memory=True)
            action = bots[seat].choose(seen, options)
            t: Any = seen_table(seen).read()
            decide = bid if isinstance(options, AuctionOptions) else card
            assert decide(t, minds, seat, 0, 1) == getattr(
                action, "total", getattr(action, "building", 0)
            )
            FOR_SALE.apply(state, seat, action)


def reshuffled(state: State, seat: int, luck: random.Random) -> State:
    """Another world that looks the same to this seat."""
    return FOR_SALE.imagine(FOR_SALE.observe(state, seat, memory=True), luck)


@pytest.mark.parametrize("part", a_few(range(PARTS), PARTS))
@pytest.mark.parametrize("level", list(PLAIN_LEVELS))
def test_levels_decide_the_same_when_unseen_cards_are_reshuffled(level: str, part: int) -> None:
    luck = random.Random(LADDER.index(level))
    positions = 0
    for edition, seats in TABLES[part::PARTS]:
        state = dealt(edition, seats, 17, LADDER.index(level))
        bots = [PLAIN_LEVELS[level](random.Random(seat)) for seat in range(seats)]
        for step in steps(FOR_SALE, state.copy(), bots, luck):
            assert step.seat is not None
            options = FOR_SALE.options(state, step.seat)
            assert options is not None
            other = reshuffled(state, step.seat, luck)
            seen = FOR_SALE.observe(other, step.seat, memory=True)
            made = PLAIN_LEVELS[level](random.Random(99)).choose(seen, options)
            assert made == step.action
            FOR_SALE.apply(state, step.seat, step.action)
            positions += 1
    assert positions > 1000 // PARTS


def test_a_level_takes_a_few_milliseconds_on_plain_rules() -> None:
    """Its own code is always plain; the bound is generous, since others use the machine too."""
    state = dealt("2015", 3, 1, 1)
    bot = PLAIN_LEVELS["club"](random.Random(0))
    bots = [bot] * 3
    begun = time.process_time()
    made = moves(FOR_SALE, state, bots, random.Random(0))
    assert (time.process_time() - begun) / len(made) < 0.02
