"""The champion of For Sale: it sees what it may see, guesses well, and finds the exact end."""

import random
from typing import Any

import numpy as np
import pytest

from tests.bots.test_for_sale_levels import PARTS, SWITCHES, dealt, reshuffled
from tests.laws.games import TABLES
from tests.thorough import a_few
from zuschlag.bots.driving import moves, steps
from zuschlag.bots.forsale.champion.player import Champion
from zuschlag.bots.forsale.champion.population import expected
from zuschlag.bots.forsale.champion.search import RAISES
from zuschlag.bots.forsale.levels import BEST_PLAIN, PLAIN_LEVELS, LevelBot, mind_of
from zuschlag.bots.forsale.policies.minds import MOST_MINDS, SOBER
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.forsale.trained import trained
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.bots.house import HouseBots
from zuschlag.bots.match import play_match
from zuschlag.bots.pool import BotPool
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.lab.forsale.thinking_contest import play_with_champions
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Action, AuctionOptions


def quick(luck: random.Random) -> Champion:
    return Champion(luck, 24)


@pytest.mark.parametrize(("edition", "seats"), a_few(TABLES, 4))
def test_the_champion_finishes_every_edition(edition: str, seats: int) -> None:
    terms = FOR_SALE.agree(edition, seats)
    state, _ = play_match(FOR_SALE, terms, [quick] * seats, random.Random(seats))
    assert FOR_SALE.outcome(state) is not None


@pytest.mark.parametrize(("edition", "seats", "options"), a_few(SWITCHES, 8))
def test_the_champion_plays_every_switch(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    terms = FOR_SALE.agree(edition, seats, options)
    field = [quick, *[PLAIN_LEVELS["club"]] * (seats - 1)]
    state, _ = play_match(FOR_SALE, terms, field, random.Random(seats))
    assert FOR_SALE.outcome(state) is not None


def thought(bot: Champion, state: State, seat: int) -> tuple[Action, bytes, bytes]:
    """What it does here, what it thinks of its options and of the others, to the last bit."""
    options = FOR_SALE.options(state, seat)
    assert options is not None
    action = bot.choose(FOR_SALE.observe(state, seat, memory=True), options)
    if bot.minds is None:
        return action, b"", b""
    if isinstance(options, AuctionOptions):
        least, most = options.bid or (1, 0)
        size = 1 + min(RAISES, most - least + 1)
    else:
        size = len(options.sell)
    values = bot.minds[0].values[:size]
    return action, values.tobytes(), bot.minds[0].trust.tobytes()


@pytest.mark.parametrize("part", a_few(range(PARTS), PARTS))
def test_it_thinks_the_same_to_the_last_bit_when_unseen_cards_are_reshuffled(part: int) -> None:
    """Twins hear the same story; one looks at the real table, one at a reshuffled one."""
    luck = random.Random(6)
    positions = 0
    for number in range(2):
        for edition, seats in TABLES[part::PARTS]:
            state = dealt(edition, seats, 23, number)
            pairs = [(quick(random.Random(1)), quick(random.Random(2))) for _ in range(seats)]
            bots = dict(enumerate([one for pair in pairs for one in pair]))
            tell(FOR_SALE, who_listens(bots), FOR_SALE.opening(state))
            while not FOR_SALE.turn(state).is_over:
                seat = FOR_SALE.turn(state).seats[-1]
                first = thought(pairs[seat][0], state, seat)
                assert first == thought(pairs[seat][1], reshuffled(state, seat, luck), seat)
                events = FOR_SALE.apply(state, seat, first[0])
                tell(FOR_SALE, who_listens(bots), events, seat)
                positions += 1
    assert positions > 1500 // PARTS


@pytest.mark.parametrize(("edition", "seats"), [("2015", 4), ("2005-published", 6), ("1997", 3)])
def test_champions_play_the_same_game_at_a_table_and_at_machine_speed(
    edition: str, seats: int
) -> None:
    known = trained(seats)
    rival = mind_of("club", seats)
    fast = play_with_champions(
        edition, [None, *[rival] * (seats - 1)], expected(known), 24, (11, 0, 2)
    )
    for number in range(2):
        state = dealt(edition, seats, 11, number)
        others = [PLAIN_LEVELS["club"](random.Random(seat)) for seat in range(1, seats)]
        bots: list[Any] = [quick(random.Random(0)), *others]
        tell(FOR_SALE, who_listens(bots), FOR_SALE.opening(state))
        moves(FOR_SALE, state, bots, random.Random(0))
        outcome = FOR_SALE.outcome(state)
        assert outcome is not None
        assert fast.scores[number, 0].tolist() == outcome.scores


def test_it_comes_to_know_who_sits_there() -> None:
    """After a game with three sober players it takes them for that."""
    known = trained(4)
    sober = [place for place, mind in enumerate(known.population) if mind.kind == SOBER]
    state = dealt("2015", 4, 5, 1)
    champion = quick(random.Random(0))
    bots: list[Any] = [champion, *[FOR_SALE_BOTS["heuristic"](random.Random(0))] * 3]
    tell(FOR_SALE, who_listens(bots), FOR_SALE.opening(state))
    moves(FOR_SALE, state, bots, random.Random(0))
    assert champion.minds is not None
    trust = np.array(champion.minds[0].trust).reshape(-1, MOST_MINDS)[:4]
    assert [int(trust[seat].argmax()) for seat in (1, 2, 3)] == sober * 3


def test_a_champion_made_afresh_and_told_everything_thinks_the_same() -> None:
    state = dealt("2015", 4, 8, 2)
    bots: list[Any] = [quick(random.Random(0)), *[LevelBot(random.Random(0))] * 3]
    told: list[tuple[list[Any], int | None]] = [(FOR_SALE.opening(state), None)]
    tell(FOR_SALE, who_listens(bots), told[0][0])
    played = steps(FOR_SALE, state, bots, random.Random(0))
    for count, step in enumerate(played):
        told.append((step.events, step.seat))
        if count > 20 and 0 in FOR_SALE.turn(state).seats:
            break
    fresh = quick(random.Random(5))
    for events, seat in told:
        tell(FOR_SALE, {0: fresh}, events, seat)
    assert thought(fresh, state, 0) == thought(bots[0], state, 0)


def test_on_plain_rules_it_plays_as_the_best_level_that_does_not_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Champion, "searches", False)
    state = dealt("2015", 4, 9, 0)
    options = FOR_SALE.options(state, FOR_SALE.turn(state).seats[0])
    seat = FOR_SALE.turn(state).seats[0]
    seen = FOR_SALE.observe(state, seat, memory=True)
    assert options is not None
    best = LevelBot(random.Random(0), BEST_PLAIN).choose(seen, options)
    assert Champion(random.Random(0)).choose(seen, options) == best


def test_until_its_worker_is_ready_the_best_plain_level_sits_there() -> None:
    house = HouseBots(BotPool(), ThinkingPool())
    assert house._stand_in("for-sale", "champion") == BEST_PLAIN
    assert house._stand_in("for-sale", "searcher") == "heuristic"
