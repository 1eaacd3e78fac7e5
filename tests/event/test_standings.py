"""Standings agree with a second telling, and every tie-break decides in its turn."""

import random
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.event import telling
from zuschlag.event.points import UNIT
from zuschlag.event.results import FINAL, HEAT, RoundResult, SeatResult
from zuschlag.event.standings import standings


def an_evening(seed: int) -> list[telling.Round]:
    """Some rounds of small numbers, so that many are level; bots, leavers and a final."""
    luck = random.Random(seed)
    people = list(range(1, luck.choice([4, 7, 9, 12]) + 1))
    found: list[telling.Round] = []
    rounds = luck.randint(1, 4)
    for number in range(1, rounds + 1):
        is_final = number == rounds and luck.random() < 0.4
        here = luck.sample(people, luck.randint(3, len(people)))
        tables = []
        while len(here) >= 3:
            size = min(len(here), luck.randint(3, 5))
            sitting: list[int | None] = [*here[:size]]
            here = here[size:]
            sitting += [None] * luck.randint(0, 1)
            amounts = [luck.randint(0, 4) for _ in sitting]
            places = [1 + sum(other > amount for other in amounts) for amount in amounts]
            tables.append(
                [
                    (who, place, amount, who is not None and luck.random() < 0.1)
                    for who, place, amount in zip(sitting, places, amounts, strict=True)
                ]
            )
            if is_final:
                break
        found.append((number, is_final, tables))
    return found


def as_results(rounds: list[telling.Round]) -> list[RoundResult]:
    return [
        RoundResult(
            number,
            FINAL if is_final else HEAT,
            [[SeatResult(*seat) for seat in table] for table in tables],
        )
        for number, is_final, tables in rounds
    ]


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_standings_are_those_of_the_second_telling(seed: int) -> None:
    rounds = an_evening(seed)
    everybody = list(range(1, 14))
    lots = {who: f"{(who * 7919 + seed) % 1000:03}-{who}" for who in everybody}
    found = standings(everybody, as_results(rounds), "share", lots)
    assert [row.entrant for row in found] == telling.in_order(rounds, everybody, lots)
    for place, row in enumerate(found):
        who = row.entrant
        assert row.rank == place + 1
        assert Fraction(row.points, UNIT) == telling.total(rounds, who)
        assert Fraction(row.wins, UNIT) == telling.wins(rounds, who)
        assert row.shares == telling.money(rounds, who)
        assert row.opponents / UNIT == telling.opponents(rounds, who)
        assert row.rounds == len(telling.sat_at(rounds, who))


LOTS = {who: str(who) for who in range(1, 9)}


def a_round(*tables: list[SeatResult], number: int = 1, stage: str = HEAT) -> RoundResult:
    return RoundResult(number, stage, list(tables))


def three(one: int, two: int, last: int, *amounts: int) -> list[SeatResult]:
    money = amounts or (3, 2, 1)
    return [SeatResult(who, n + 1, money[n]) for n, who in enumerate((one, two, last))]


def order(rounds: list[RoundResult], people: int) -> list[int]:
    return [row.entrant for row in standings(range(1, people + 1), rounds, "share", LOTS)]


def test_a_finalist_is_ahead_of_everybody_with_more_points() -> None:
    heats = [a_round(three(1, 2, 3), three(4, 5, 6)), a_round(three(1, 4, 2), number=2)]
    final = a_round(three(6, 5, 3), number=3, stage=FINAL)
    assert order([*heats, final], 6) == [6, 5, 3, 1, 4, 2]


def test_the_share_of_the_table_decides_between_equal_points() -> None:
    assert order([a_round(three(1, 2, 3), three(4, 5, 6, 9, 0, 0))], 6) == [4, 1, 2, 5, 3, 6]


def test_where_all_is_level_the_lot_decides_and_says_so() -> None:
    rounds = [a_round(three(1, 2, 3), three(4, 5, 6))]
    rows = standings(range(1, 7), rounds, "share", LOTS | {1: "9"})
    assert [row.entrant for row in rows] == [4, 1, 2, 5, 3, 6]
    assert all(row.by_lot for row in rows)


def test_bots_take_places_and_are_in_no_standings() -> None:
    table = [SeatResult(None, 1, 9), SeatResult(1, 2, 5), SeatResult(2, 3, 1)]
    rows = standings([1, 2], [a_round(table)], "share", LOTS)
    assert [(row.entrant, row.points) for row in rows] == [(1, 50 * UNIT), (2, 0)]


def test_who_left_has_nothing_and_the_others_keep_their_places() -> None:
    table = [SeatResult(1, 1, 9, True), SeatResult(2, 2, 5), SeatResult(3, 3, 1)]
    rows = standings([1, 2, 3], [a_round(table)], "share", LOTS)
    assert [(row.entrant, row.points) for row in rows] == [(2, 50 * UNIT), (3, 0), (1, 0)]


def test_late_comers_are_given_fifty_for_the_first_round_and_only_they() -> None:
    rounds = [a_round(three(1, 2, 3)), a_round(three(4, 1, 2), number=2)]
    rows = standings(range(1, 6), rounds, "share", LOTS, late=[1, 4])
    assert {row.entrant: row.points // UNIT for row in rows} == {1: 150, 2: 50, 3: 0, 4: 150, 5: 0}
