"""Swiss by standing, the cut for a final, everybody against everybody."""

import random
from itertools import combinations

import pytest

from zuschlag.errors import Refusal
from zuschlag.event.formats import finalists, missing, round_robin
from zuschlag.event.results import HEAT, RoundResult, SeatResult
from zuschlag.event.seating.meetings import meetings
from zuschlag.event.seating.plan import Wishes
from zuschlag.event.seating.sizes import table_sizes
from zuschlag.event.seating.swiss import swiss_round

LOTS = {who: f"{who:03}" for who in range(1, 201)}
Rounds = list[list[list[int]]]


def swiss_evening(people: int, cap: int, seed: int, steps: int = 30_000) -> Rounds:
    """Five rounds, strength and luck; cap 0 takes the tables as they come."""
    luck = random.Random(seed)
    skill = {who: luck.gauss(0, 1) for who in range(1, people + 1)}
    points = dict.fromkeys(skill, 0.0)
    past: Rounds = []
    for number in range(5):
        ranked = sorted(skill, key=lambda who: (-points[who], who))
        if not number:
            luck.shuffle(ranked)
        tables = swiss_round(ranked, Wishes(4), past, seed + number, max(cap, 1), steps * (cap > 0))
        for table in tables:
            best = sorted(table, key=lambda who: skill[who] + luck.gauss(0, 1.5), reverse=True)
            for place, who in enumerate(best):
                points[who] += 1 - place / (len(table) - 1)
        past.append(tables)
    return past


def repeated(rounds: Rounds) -> int:
    return sum(often - 1 for often in meetings(rounds).values())


def test_swiss_repeats_a_few_where_carelessness_repeats_many() -> None:
    assert repeated(swiss_evening(60, 0, 1)) > 25
    assert repeated(swiss_evening(60, 1, 1, steps=10_000)) < 8


@pytest.mark.parametrize("cap", [1, 2])
def test_nobody_sits_further_from_the_natural_table_than_allowed(cap: int) -> None:
    past = swiss_evening(30, 1, 5, steps=2_000)
    ranked = random.Random(cap).sample(range(1, 31), 30)
    sizes = table_sizes(30, 4)
    natural = dict(
        zip(ranked, [t for t, size in enumerate(sizes) for _ in range(size)], strict=True)
    )
    tables = swiss_round(ranked, Wishes(4), past, 9, cap, steps=5_000)
    assert sorted(who for table in tables for who in table) == sorted(ranked)
    assert [len(table) for table in tables] == sizes
    assert all(abs(natural[who] - n) <= cap for n, table in enumerate(tables) for who in table)


def test_swiss_keeps_fixed_tables_and_families_apart() -> None:
    ranked = list(range(1, 21))
    wishes = Wishes(4, fixed={1: 4, 2: 4, 20: 0}, apart=[[9, 10]])
    tables = swiss_round(ranked, wishes, [], 3, steps=2_000)
    assert {1, 2} <= set(tables[4])
    assert 20 in tables[0]
    assert not any({9, 10} <= set(table) for table in tables)


def test_swiss_gives_everybody_the_seat_they_had_least() -> None:
    past = swiss_evening(16, 1, 1, steps=500)
    seats = [(who, n) for tables in past for table in tables for n, who in enumerate(table)]
    assert max(seats.count(one) for one in set(seats)) <= 3


def test_swiss_is_the_same_for_the_same_seed() -> None:
    assert swiss_evening(24, 1, 7, 500) == swiss_evening(24, 1, 7, 500)


@pytest.mark.parametrize("people", [5, 6, 7, 8, 9, 12, 13])
def test_everybody_meets_everybody_in_a_round_robin(people: int) -> None:
    rounds = round_robin(range(1, people + 1), Wishes(4), [], 1).rounds
    met = {frozenset(pair) for tables in rounds for t in tables for pair in combinations(t, 2)}
    assert len(met) == people * (people - 1) // 2


def test_sixteen_need_five_rounds_and_can_go_on_another_day() -> None:
    rounds = round_robin(range(1, 17), Wishes(4), [], 1).rounds
    assert len(rounds) == 5
    rest = round_robin(range(1, 17), Wishes(4), rounds[:3], 2).rounds
    assert not missing(range(1, 17), [*rounds[:3], *rest], {})


def test_seventeen_are_too_many() -> None:
    with pytest.raises(Refusal, match="event/too-many"):
        round_robin(range(17), Wishes(4), [], 1)


def a_heat(*tables: list[tuple[int | None, int]]) -> RoundResult:
    """Tables of people with their money, the best first."""
    seats = [[SeatResult(who, n + 1, m) for n, (who, m) in enumerate(t)] for t in tables]
    return RoundResult(1, HEAT, seats)


HEAT_OF_THREE = a_heat(
    [(1, 50), (2, 49), (3, 1)], [(4, 90), (5, 5), (6, 5)], [(7, 40), (8, 35), (9, 34)]
)


def test_the_best_of_each_table_and_then_runners_up_by_share() -> None:
    assert finalists([HEAT_OF_THREE], 5, range(1, 10), LOTS) == [4, 1, 7, 2, 8]


def test_who_is_no_longer_here_is_in_no_final() -> None:
    assert finalists([HEAT_OF_THREE], 4, [1, 2, 3, 5, 6, 7, 8, 9], LOTS) == [1, 7, 2, 8]


def test_more_winners_than_seats_are_taken_by_share() -> None:
    tables = [[(n * 3 + 1, 10 + n), (n * 3 + 2, 5), (n * 3 + 3, 5)] for n in range(6)]
    assert finalists([a_heat(*tables)], 4, range(1, 19), LOTS) == [16, 13, 10, 7]  # type: ignore[arg-type]


def test_where_a_bot_won_the_best_person_is_the_best_of_the_table() -> None:
    heat = a_heat([(None, 98), (2, 1), (3, 1)], [(4, 90), (5, 5), (6, 5)])
    assert finalists([heat], 4, [2, 3, 4, 5, 6], LOTS) == [4, 2, 5, 3]


@pytest.mark.parametrize("seats", [3, 7])
def test_a_final_has_four_to_six(seats: int) -> None:
    with pytest.raises(Refusal, match="event/no-such-size"):
        finalists([HEAT_OF_THREE], seats, range(1, 10), LOTS)
