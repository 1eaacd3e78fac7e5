"""What every game offers beyond playing: whose turn it is, chance, numbers, copies, imagining."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.thorough import a_few
from zuschlag.bots.driving import steps
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.landlord.choosing import seat_to_ask
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import Bid, BuildingsLaid, ChequesLaid, Pass, Sell
from zuschlag.rules.game import AnyGame, fresh
from zuschlag.rules.games import GAMES
from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Roll

EDITIONS = [(game, edition) for game in GAMES.values() for edition in game.editions()]
SHORT: dict[str, Any] = {"end.limit": {"rounds": 15}}


def played(game: AnyGame, edition: str, seed: int) -> Iterator[Any]:
    """The state of a game of bots, before every step and at the end."""
    luck = random.Random(seed)
    seats = luck.choice(game.seats(edition))
    terms = game.agree(edition, seats, SHORT if game is MONOPOLY else None)
    state = fresh(game, terms, luck)
    roster: Any = MONOPOLY_BOTS if game is MONOPOLY else FOR_SALE_BOTS
    bots = [luck.choice(list(roster.values()))(luck) for _ in range(seats)]
    yield state
    for _ in steps(game, state, bots, luck):
        yield state


@pytest.mark.parametrize(("game", "edition"), a_few(EDITIONS, 3))
def test_whose_turn_it_is_has_one_answer(game: AnyGame, edition: str) -> None:
    for state in played(game, edition, 1):
        turn = game.turn(state)
        assert turn.is_over == (game.outcome(state) is not None)
        assert tuple(sorted(turn.must)) == game.waiting_for(state)
        assert set(turn.must) <= set(turn.seats)
        assert len(set(turn.seats)) == len(turn.seats)
        assert not (turn.of_chance and turn.seats)
        assert all(game.options(state, seat) is not None for seat in turn.seats)


@pytest.mark.parametrize("edition", MONOPOLY.editions())
def test_compiled_games_ask_the_same_seats_in_the_same_order(edition: str) -> None:
    asked_first = plain(seat_to_ask)
    for seed in range(3):
        for state in played(MONOPOLY, edition, seed):
            if seats := MONOPOLY.turn(state).seats:
                assert asked_first(state.tables[0]) == seats[0]


def test_a_throw_of_two_dice_has_thirty_six_outcomes() -> None:
    state = fresh(MONOPOLY, MONOPOLY.agree("classic", 2), random.Random(1))
    assert list(MONOPOLY.chances(state)) == []
    seat = MONOPOLY.turn(state).seats[0]
    MONOPOLY.apply(state, seat, Roll())
    chances = list(MONOPOLY.chances(state))
    assert len(chances) == 36
    assert math.isclose(sum(chance for _, chance in chances), 1)
    sums = Counter[int]()
    for dice, _ in chances:
        sums[sum(msgspec.convert(dice, list[int]))] += 1
    assert (sums[7], sums[2], sums[12]) == (6, 1, 1)
    assert MONOPOLY.resolve(state, chances[0][0])


@pytest.mark.parametrize(("edition", "seats"), [("2015", 6), ("1997", 3), ("2015-variant", 5)])
def test_the_next_row_is_among_the_rows_that_may_come(edition: str, seats: int) -> None:
    compared = 0
    for seed in range(4):
        luck = random.Random(seed)
        state = fresh(FOR_SALE, FOR_SALE.agree(edition, seats), luck)
        bots = [FOR_SALE_BOTS["random"](luck) for _ in range(seats)]
        expected: dict[object, float] = {}
        for step in steps(FOR_SALE, state, bots, luck):
            is_laid = False
            for event in step.events:
                if isinstance(event, BuildingsLaid | ChequesLaid):
                    is_laid = True
                    row = event.buildings if isinstance(event, BuildingsLaid) else event.cheques
                    assert not expected or expected[tuple(sorted(row))] > 0
                    compared += bool(expected)
            # Until the next row is laid nothing changes what it may be.
            if is_laid and FOR_SALE.observe(state, None).cards_left <= 12:
                expected = dict(FOR_SALE.chances(state))
                assert not expected or math.isclose(sum(expected.values()), 1, rel_tol=1e-9)
    assert compared >= 12


def test_when_all_rows_are_laid_none_may_come() -> None:
    luck = random.Random(4)
    state = fresh(FOR_SALE, FOR_SALE.agree("1997", 3), luck)
    list(steps(FOR_SALE, state, [FOR_SALE_BOTS["random"](luck) for _ in range(3)], luck))
    assert list(FOR_SALE.chances(state)) == []


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_copy_goes_its_own_way(game: AnyGame, edition: str) -> None:
    states = played(game, edition, 5)
    state = next(states)
    twin = game.copy(state)
    before = game.answer(twin)
    for _ in zip(range(9), states, strict=False):
        pass
    assert game.answer(state) != before
    assert game.answer(twin) == before


@pytest.mark.parametrize("edition", FOR_SALE.editions())
def test_numbers_say_the_same_as_options(edition: str) -> None:
    numbers = FOR_SALE.numbers
    for state in played(FOR_SALE, edition, 6):
        terms = state.terms
        for seat in range(terms.seats):
            open_to = numbers.open_to(state, seat)
            assert open_to == sorted(set(open_to))
            for number in open_to:
                action = numbers.action(terms, number)
                assert numbers.of(terms, action) == number
                FOR_SALE.apply(FOR_SALE.copy(state), seat, action)
            assert bool(open_to) == (seat in FOR_SALE.turn(state).seats)


def test_four_seats_of_2015_have_52_numbers() -> None:
    terms, numbers = FOR_SALE.agree("2015", 4), FOR_SALE.numbers
    assert numbers.count(terms) == 52
    told = [numbers.of(terms, one) for one in (Pass(), Bid(1), Bid(21), Sell(1), Sell(30))]
    assert told == [0, 1, 21, 22, 51]
    for action in (Bid(0), Bid(22), Sell(0), Sell(31)):
        with pytest.raises(ValueError, match="no number for"):
            numbers.of(terms, action)
    for number in (-1, 52):
        with pytest.raises(ValueError, match="is not below 52"):
            numbers.action(terms, number)


@pytest.mark.parametrize(("game", "edition"), a_few(EDITIONS, 3))
def test_what_is_imagined_looks_like_what_was_seen(game: AnyGame, edition: str) -> None:
    """At a few positions of a game; the campaign looks at ten thousand."""
    luck = random.Random(7)
    states = [game.copy(state) for state in played(game, edition, 7)]
    for state in [*luck.sample(states[:-1], 15), states[-1]]:
        for viewer in (None, *range(state.terms.seats)):
            for memory in (False, True):
                seen = game.observe(state, viewer, memory)
                assert game.observe(game.imagine(seen, luck), viewer, memory) == seen


def test_a_view_that_holds_too_little_is_refused() -> None:
    state = fresh(MONOPOLY, MONOPOLY.agree("aalen-event", 3), random.Random(1))
    seen = MONOPOLY.observe(state, 1, memory=True)
    some = {name: value for name, value in seen.book.items() if name != "stage"}
    for book, missing in ((some, ["stage"]), ({}, list(seen.book))):
        with pytest.raises(Malformed) as fault:
            MONOPOLY.imagine(msgspec.structs.replace(seen, book=book), random.Random(1))
        assert (fault.value.slug, fault.value.facts) == ("view/incomplete", {"missing": missing})


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_everybody_is_worth_ends_as_the_score(game: AnyGame, edition: str) -> None:
    *_, state = played(game, edition, 8)
    result = game.outcome(state)
    assert result is not None
    assert game.worth(state) == result.scores
