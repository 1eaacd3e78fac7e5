"""An evening from the first name to the last result, in pure logic."""

import random
from itertools import chain

import pytest

from tests.event.hall import ID, ORGANISER, SEED, Hall, seed_of
from zuschlag import fair
from zuschlag.errors import NotAllowed, Refusal, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event.draw import draw
from zuschlag.event.evening_state import EveningRound
from zuschlag.event.seating.meetings import meetings


def current(hall: Hall) -> EveningRound:
    assert hall.evening.current is not None
    return hall.evening.current


def refused(hall: Hall, who: str, command: c.Command) -> str:
    before = len(hall.written)
    with pytest.raises(ZuschlagError) as found:
        hall.do(who, command)
    assert len(hall.written) == before
    return found.value.slug


def test_one_phone_is_one_entrant() -> None:
    hall = Hall()
    assert hall.do("a", c.Join("Anna"))["entrant"] == 1
    for _ in range(9):
        assert refused(hall, "a", c.Join("Berta")) == "event/entered"
    assert list(hall.evening.entrants) == [1]


def test_nobody_joins_as_the_look_alike_of_somebody() -> None:
    hall = Hall()
    hall.join("Anna")
    assert refused(hall, "b", c.Join("ANNA")) == "event/name-taken"
    assert refused(hall, "b", c.Join("Аnna")) == "event/name-taken"  # a Cyrillic A


def test_a_number_is_never_used_again() -> None:
    hall = Hall()
    hall.join("Anna", "Berta")
    hall.do("Berta", c.Leave())
    hall.join("Carla")
    assert hall.evening.entrants[3].name == "Carla"
    hall.do("Berta", c.Return())
    assert hall.evening.here == [1, 2, 3]


def test_the_draw_is_that_of_the_seeds_and_seats_everybody() -> None:
    hall = Hall(rounds=3)
    hall.people(16)
    hall.draw()
    seeds = {n: bytes.fromhex(seed_of(f"person {n}")) for n in range(1, 17)}
    drawn = hall.written[-1].public
    luck = draw(SEED, ID, 1, range(1, 17), seeds)
    assert luck.order != sorted(luck.order)
    assert (drawn["round"], drawn["draw"], drawn["repeats"]) == (1, 1, 0)
    assert len(hall.evening.rounds) == 3
    for one in hall.evening.rounds:
        assert sorted(chain.from_iterable(one.tables)) == list(range(1, 17))


def test_a_phone_that_keeps_its_seed_is_waited_for_ten_seconds() -> None:
    hall = Hall()
    hall.people(4)
    hall.organise(c.Draw())
    for number in range(1, 4):
        hall.do(f"person {number}", c.ShowSeed(seed_of(f"person {number}")))
    hall.wait(9_999)
    assert not hall.evening.rounds
    hall.wait(1)
    assert hall.evening.rounds
    assert hall.evening.entrants[4].seed is None


def test_a_seed_that_was_not_sealed_is_not_taken() -> None:
    hall = Hall()
    hall.people(3)
    assert refused(hall, "person 1", c.ShowSeed(seed_of("person 1"))) == "event/seed-not-wanted"
    hall.organise(c.Draw())
    assert refused(hall, "person 1", c.ShowSeed(seed_of("another"))) == "event/other-seed"


def test_a_second_draw_says_why() -> None:
    hall = Hall()
    hall.people(12)
    hall.draw()
    hall.do("person 3", c.Leave())
    assert refused(hall, ORGANISER, c.Call()) == "event/draw-again"
    assert refused(hall, ORGANISER, c.Draw()) == "event/say-why"
    hall.draw(why="somebody has left")
    assert hall.written[-1].public["draw"] == 2
    assert 3 not in chain.from_iterable(current(hall).tables)
    hall.organise(c.Call())


def test_late_comers_play_from_the_next_round_on() -> None:
    hall = Hall(rounds=3)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call())
    hall.join("Late")
    assert hall.evening.entrants[9].since == 2
    hall.organise(c.StartRound())
    for table, people in enumerate(current(hall).tables):
        hall.finish_table(table, list(range(len(people))))
    hall.organise(c.CloseRound())
    hall.draw(why="")
    assert 9 in chain.from_iterable(current(hall).tables)
    assert [one.number for one in hall.evening.rounds] == [1, 2, 3]


def test_a_round_that_is_called_or_played_is_not_drawn_again() -> None:
    hall = Hall()
    hall.people(4)
    hall.draw()
    hall.organise(c.Call())
    assert refused(hall, ORGANISER, c.Draw(why="once more")) == "event/not-now"
    hall.organise(c.StartRound())
    assert refused(hall, ORGANISER, c.Draw(why="once more")) == "event/not-now"
    assert refused(hall, ORGANISER, c.End()) == "event/not-now"


def test_a_round_closes_when_all_results_are_in() -> None:
    hall = Hall(rounds=1)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    hall.finish_table(0, [4, 3, 2, 1])
    assert refused(hall, ORGANISER, c.CloseRound()) == "event/results-missing"
    hall.finish_table(1, [4, 3, 2, 1])
    hall.organise(c.CloseRound())
    assert refused(hall, ORGANISER, c.Draw()) == "event/no-more-rounds"
    hall.organise(c.End())
    shown = hall.written[-1].public["server_seed"]
    assert fair.commitment(ID, bytes.fromhex(shown)) == hall.evening.commit
    assert refused(hall, "x", c.Join("Xaver")) == "event/over"


def test_who_left_gets_nothing_unless_back_before_the_end() -> None:
    hall = Hall(rounds=1)
    hall.people(8)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    first, second = current(hall).tables[0][0], current(hall).tables[1][0]
    for who in (first, second):
        hall.do(f"person {who}", c.Leave())
    hall.do(f"person {second}", c.Return())
    hall.finish_table(0, [9, 3, 2, 1])
    hall.finish_table(1, [9, 3, 2, 1])
    points = {row.entrant: row.points for row in hall.evening.standings()}
    assert points[first] == 0
    assert points[second] > 0


def test_a_fixed_table_that_does_not_exist_fails_the_draw_and_says_so() -> None:
    hall = Hall()
    hall.people(8)
    hall.organise(c.Wish(1, table=9))
    hall.draw()
    assert hall.written[-1].kind == "draw_failed"
    assert hall.written[-1].public["error"] == "event/no-such-table"
    hall.organise(c.Wish(1, table=2))
    hall.draw()
    assert all(1 in one.tables[1] for one in hall.evening.rounds)


def test_families_sit_apart_from_the_next_draw_on() -> None:
    hall = Hall(rounds=3)
    hall.people(16)
    for number in (1, 2, 3):
        hall.organise(c.Wish(number, apart="family"))
    hall.draw()
    met = meetings(one.tables for one in hall.evening.rounds)
    assert not any(met[pair] for pair in ((1, 2), (1, 3), (2, 3)))


def test_swaps_say_what_they_cost() -> None:
    hall = Hall(rounds=2)
    hall.people(12)
    hall.draw()
    hall.play_round(random.Random(1))
    tables = current(hall).tables
    one, two = tables[0][0], tables[1][1]
    told = hall.do(ORGANISER, c.Swap(one, two, "they asked for it"))
    assert current(hall).tables[0][0] == two
    assert current(hall).tables[1][1] == one
    met = meetings(one.tables for one in hall.evening.rounds)
    assert told["repeats"] == sum(often * (often - 1) // 2 for often in met.values())
    assert refused(hall, ORGANISER, c.Swap(one, two, " ")) == "event/say-why"


def test_swiss_puts_winners_together() -> None:
    hall = Hall(format="swiss", rounds=2)
    hall.people(32)
    hall.draw()
    assert len(hall.evening.rounds) == 1
    hall.organise(c.Call(), c.StartRound())
    for table in range(8):
        hall.finish_table(table, [40, 30, 20, 10])
    hall.organise(c.CloseRound())
    winners = {people[0] for people in hall.evening.rounds[0].tables}
    hall.draw()
    top = set(chain.from_iterable(current(hall).tables[:3]))
    assert winners <= top


def test_heats_lead_to_a_final_and_finalists_are_ahead() -> None:
    hall = Hall(format="final", rounds=3)
    hall.people(13)
    hall.draw()
    assert [one.stage for one in hall.evening.rounds] == ["heat", "heat"]
    luck = random.Random(3)
    hall.play_round(luck)
    hall.play_round(luck)
    hall.organise(c.Wish(1, table=1))
    hall.draw()
    final = current(hall)
    assert final.stage == "final"
    assert final.final is not None
    best = final.tables[final.final]
    assert len(best) == 4
    assert 1 in final.tables[0]
    hall.play_round(luck)
    rows = hall.evening.standings()
    assert {row.entrant for row in rows[:4]} == set(best)
    assert [row.final_place for row in rows[:4]] == sorted(row.final_place or 9 for row in rows[:4])
    assert all(row.final_place is None and row.rounds <= 2 for row in rows[4:])


def test_a_round_robin_lasts_until_all_have_met() -> None:
    hall = Hall(format="robin")
    hall.people(8)
    hall.draw()
    luck = random.Random(1)
    while hall.evening.current is not None:
        hall.play_round(luck)
    assert len(meetings(one.tables for one in hall.evening.closed)) == 28
    assert refused(hall, ORGANISER, c.Draw()) == "event/no-more-rounds"


def test_who_leaves_while_seeds_are_shown_is_not_drawn() -> None:
    hall = Hall(format="robin")
    hall.people(5)
    hall.draw()
    hall.play_round(random.Random(1))
    hall.join("Late")
    hall.organise(c.Draw())
    hall.do("Late", c.Leave())
    hall.write_due()
    assert sorted(chain.from_iterable(current(hall).tables)) == [1, 2, 3, 4, 5]


def test_a_finalist_who_needs_a_table_that_is_not_there_fails_the_draw() -> None:
    hall = Hall(format="final", rounds=2)
    hall.people(8)
    hall.draw()
    hall.play_round(random.Random(1))
    for number in hall.evening.here:
        hall.organise(c.Wish(number, table=9))
    hall.draw()
    assert hall.written[-1].kind == "draw_failed"
    assert hall.written[-1].public["error"] == "event/no-such-table"


def test_settings_change_between_rounds_and_drop_the_plan() -> None:
    hall = Hall(rounds=3)
    hall.people(12)
    hall.draw()
    hall.play_round(random.Random(1))
    changed = Hall(rounds=3, size=6).evening.settings
    hall.organise(c.Change(changed))
    assert hall.evening.current is None
    hall.draw(why="larger tables")
    assert [len(people) for people in current(hall).tables] == [6, 6]


def test_two_people_are_too_few_for_a_draw() -> None:
    hall = Hall()
    hall.people(2)
    with pytest.raises(Refusal, match="event/too-few"):
        hall.draw()


def test_bots_are_entered_only_in_a_rehearsal() -> None:
    assert refused(Hall(), ORGANISER, c.Enter("Ada", "heuristic")) == "event/no-rehearsal"
    hall = Hall(is_rehearsal=True)
    hall.organise(c.Enter("Ada", "heuristic"))
    assert hall.evening.entrants[1].bot == "heuristic"
    with pytest.raises(NotAllowed, match="event/no-rehearsal"):
        hall.organise(c.Change(Hall().evening.settings))
