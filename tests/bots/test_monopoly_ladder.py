"""The ladder of Monopoly: eight levels that play everywhere, see nothing hidden and keep at it."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.bots.machine_memory import noted
from tests.thorough import a_few
from zuschlag.bots.bot import budget_of
from zuschlag.bots.driving import steps
from zuschlag.bots.match import begin_match, play_match
from zuschlag.bots.monopoly.ladder import LADDER, Habit
from zuschlag.bots.monopoly.magnate.hearing import Deals
from zuschlag.bots.monopoly.magnate.player import MagnateBot, TycoonBot
from zuschlag.bots.monopoly.magnate.purses import settle
from zuschlag.bots.monopoly.magnate.tempers import figures_of, mind_for
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.rules.game import fresh
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import BANK, DECK, NOTHING
from zuschlag.rules.monopoly.words import Action, Options

EVERYWHERE = [
    (preset, 2 + (place + level) % 7, name)
    for place, preset in enumerate(MONOPOLY.editions())
    for level, name in enumerate(LADDER)
]


def quick(name: str) -> object:
    """A level as it is; the champion with few futures."""
    if name != "tycoon":
        return MONOPOLY_BOTS[name]
    return lambda luck: TycoonBot(luck, most_futures=32)


@pytest.mark.parametrize(("preset", "seats", "name"), a_few(EVERYWHERE, 3))
def test_every_level_finishes_every_preset(preset: str, seats: int, name: str) -> None:
    # A refused move would end the match with an exception, a bot that keeps still with another.
    options = {"end.limit": {"rounds": 10}, "players.max": max(6, seats)}
    terms = MONOPOLY.agree(preset, seats, options)
    state, moves = play_match(MONOPOLY, terms, [quick(name)] * seats, random.Random(7))  # type: ignore[list-item]
    assert moves
    assert MONOPOLY.outcome(state) is not None


@pytest.mark.parametrize("seats", a_few(range(2, 9), 3))
def test_all_levels_play_together_at_every_number_of_seats(seats: int) -> None:
    names = [list(LADDER)[(seat * 3 + seats) % len(LADDER)] for seat in range(seats)]
    options = {"end.limit": {"rounds": 25}, "players.max": 8}
    terms = MONOPOLY.agree("aalen-event", seats, options)
    state, _ = play_match(MONOPOLY, terms, [quick(name) for name in names], random.Random(seats))  # type: ignore[misc]
    assert MONOPOLY.outcome(state) is not None


def test_eight_levels_half_of_them_simple_beside_the_bots_of_old() -> None:
    assert len(LADDER) == 8
    others = [name for name in LADDER if name != "club"]
    assert list(MONOPOLY_BOTS) == ["club", *others, "landlord", "random"]
    thinking = [name for name, make in MONOPOLY_BOTS.items() if budget_of(make)]
    assert thinking == ["broker", "builder", "magnate", "tycoon"]


def positions(preset: str, seed: int, seats: int = 4) -> Iterator[tuple[State, int, Options]]:
    """Every moment of a game in which a magnate is asked."""
    luck = random.Random(seed)
    terms = MONOPOLY.agree(preset, seats, {"end.limit": {"rounds": 30}})
    state, bots = begin_match(MONOPOLY, terms, [LADDER["magnate"]] * seats, luck)
    asked = True
    played = steps(MONOPOLY, state, bots, luck)
    while asked:
        for seat in MONOPOLY.turn(state).seats[:1]:
            options = MONOPOLY.options(state, seat)
            if options is not None:
                yield state, seat, options
        asked = next(played, None) is not None


def reshuffled(state: State, luck: random.Random) -> State:
    """The same with other cards where nobody has seen them."""
    other = state.copy()
    t = other.tables[0]
    for deck in range(2):
        hidden = max(0, int(t.left[deck]) - int(t.seen[deck]))
        places = [deck * DECK + (int(t.top[deck]) + step) % DECK for step in range(hidden)]
        cards = [int(t.deck[place]) for place in places]
        luck.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            t.deck[place] = card
    return other


def decision(state: State, seat: int, options: Options, name: str) -> Action | None:
    make = LADDER[name]
    bot = (
        TycoonBot(random.Random(3), seconds=60.0, most_futures=32)
        if name == "tycoon"
        else make(random.Random(3))
    )
    return bot.choose(MONOPOLY.observe(state, seat, memory=True), options)


@pytest.mark.parametrize("name", LADDER)
def test_a_level_decides_the_same_whatever_the_hidden_cards(name: str) -> None:
    luck = random.Random(name)
    compared = 0
    for state, seat, options in positions("aalen-casual", 11):
        if luck.random() < (0.05 if name == "tycoon" else 0.2):
            first = decision(state, seat, options, name)
            assert first == decision(reshuffled(state, luck), seat, options, name)
            compared += 1
    assert compared > 20


def test_a_bot_remembers_what_the_machine_would() -> None:
    """The two ways to the same memory: from moves inside the machine, from events at a table."""
    luck = random.Random(5)
    terms = MONOPOLY.agree("aalen-casual", 4, {"end.limit": {"rounds": 40}})
    state, bots = begin_match(MONOPOLY, terms, [LADDER["magnate"]] * 4, luck)
    found = noted(state, bots, luck)
    told: Deals = bots[2]._deals  # type: ignore[attr-defined]
    memories = told.recall(4, int(state.tables[0].opener))
    for name in memories.dtype.names:
        assert np.array_equal(memories[name], found[name]), name
    assert memories[0].deals > 0


def test_a_table_of_people_with_covered_purses_and_a_clock_can_be_thought_about() -> None:
    luck = random.Random(2)
    state = fresh(MONOPOLY, MONOPOLY.agree("aalen-event", 4), luck)
    seen = (
        MONOPOLY.observe(state, MONOPOLY.turn(state).seats[0])
        if MONOPOLY.turn(state).seats
        else None
    )
    assert seen is not None
    assert [person.cash is None for person in seen.people].count(True) == 3
    imagined = settle(MONOPOLY.imagine(seen, luck), seen).tables[0]
    assert imagined.cash[:4].tolist() == [int(imagined.start_money)] * 4
    assert imagined.cash.sum() == 0
    assert imagined.cash[BANK] == -4 * imagined.start_money
    assert imagined.round_limit == 45
    options = MONOPOLY.options(state, seen.viewer or 0)
    assert options is not None
    assert MagnateBot(luck).choose(seen, options) is not None


def test_every_temper_has_every_figure() -> None:
    figures = [set(figures_of(name)) for name in ("early", "middle", "late", "steady")]
    assert all(one == figures[0] for one in figures)
    state = fresh(MONOPOLY, MONOPOLY.agree("aalen-casual", 3), random.Random(1))
    assert state.tables[0].throw_for == NOTHING
    assert np.isfinite(mind_for(state.tables[0])).all()


def test_a_slower_level_slips_more_often() -> None:
    rates = [level.lapses for level in LADDER.values() if isinstance(level, Habit)]
    assert rates == sorted(rates, reverse=True)
