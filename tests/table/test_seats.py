"""Seats: open, a person's, a bot's; names nobody mistakes; colours; several seats on one device."""

import pytest

from tests.table.party import FIRST, SECOND, THIRD, gather, refused, slug
from tests.table.world import Person, for_sale, holder, service
from zuschlag.errors import Malformed, NotAllowed
from zuschlag.table import commands as c
from zuschlag.table.service import Speaker


async def test_a_new_table_has_open_seats_and_its_founder_on_the_first() -> None:
    party = await gather("Anna", begin=False)
    seats = (await party.seen())["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    assert seats[0]["name"] == "Anna"
    assert (await party.seen())["you"]["is_host"]


async def test_who_opens_a_table_without_a_name_is_host_without_a_seat() -> None:
    kept = service()
    opened = await kept.open_table(holder("Olga"), for_sale())
    olga = Person(kept, opened.table, "Olga")
    seen = await olga.sees()
    assert opened.seat is None
    assert (seen["you"]["seat"], seen["you"]["is_host"]) == (None, True)
    assert seen["table"]["host"] is None


async def test_who_names_no_seat_gets_the_first_open_one_and_is_told_which() -> None:
    party = await gather("Anna", begin=False)
    bob, clara = party.guest("Bob"), party.guest("Clara")
    assert (await bob.do(c.Sit("Bob", seat=2))).made == {"seat": 2}
    assert (await clara.do(c.Sit("Clara"))).made == {"seat": 1}


@pytest.mark.parametrize("wanted", [0, 1, 7])
async def test_nobody_takes_a_seat_that_is_taken_or_not_there(wanted: int) -> None:
    party = await gather("Anna", "Bob", begin=False)
    fault = await refused(party.guest("Clara").do(c.Sit("Clara", seat=wanted)))
    assert isinstance(fault, NotAllowed)
    assert (fault.slug, fault.facts) == ("table/seat-taken", {"open": [2]})


async def test_a_full_table_is_full() -> None:
    party = await gather("Anna", "Bob", "Clara", begin=False)
    assert await slug(party.guest("Dora").do(c.Sit("Dora"))) == "table/seat-taken"


async def test_nobody_sits_down_in_the_middle_of_a_game() -> None:
    party = await gather("Anna", "Bob")
    assert await slug(party.guest("Dora").do(c.Sit("Dora"))) == "table/already-started"


@pytest.mark.parametrize("name", ["anna", "Аnna", "ANNA", "A n n a", "Ânna", "Anna.", "Аппа"])
async def test_a_name_that_looks_like_another_one_is_refused(name: str) -> None:
    party = await gather("Anna", begin=False)
    assert await slug(party.guest("Bob").do(c.Sit(name))) == "table/name-taken"


async def test_nobody_looks_like_a_bot_either() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.SeatBot(1, "heuristic"))
    bot = (await party.seen())["table"]["seats"][1]["name"]
    assert await slug(party.guest("Bob").do(c.Sit(bot.upper()))) == "table/name-taken"


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\u202eb", "a\u200bb", "a\nb", "\u3164"])
async def test_a_name_without_ink_or_with_tricks_is_refused_with_a_path(name: str) -> None:
    party = await gather("Anna", begin=False)
    fault = await refused(party.guest("Bob").do(c.Sit(name)))
    assert isinstance(fault, Malformed)
    assert fault.path == "name"


async def test_a_name_is_cleaned_once_for_all() -> None:
    party = await gather("Anna", begin=False)
    await party.guest("Bob").do(c.Sit("  Jose\u0301   Maria "))
    assert (await party.seen())["table"]["seats"][1]["name"] == "José Maria"


async def test_a_freed_name_may_be_used_again() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[SECOND].do(c.Stand())
    assert (await party.guest("Dora").do(c.Sit("bob"))).made == {"seat": 1}


async def test_everybody_has_a_colour_of_their_own() -> None:
    party = await gather("Anna", begin=False, settings=for_sale(seats=4))
    await party.guest("Bob").do(c.Sit("Bob", colour=5))
    assert await slug(party.guest("Clara").do(c.Sit("Clara", colour=5))) == "table/colour-taken"
    await party.guest("Clara").do(c.Sit("Clara"))
    await party[FIRST].do(c.SeatBot(3, "heuristic"))
    colours = [seat["colour"] for seat in (await party.seen())["table"]["seats"]]
    assert colours == [0, 5, 1, 2]


async def test_eight_bots_have_eight_names_and_eight_colours() -> None:
    party = await gather("Ida", settings=for_sale(seats=6))
    seats = (await party.seen())["table"]["seats"]
    assert len({seat["name"] for seat in seats}) == len({seat["colour"] for seat in seats}) == 6
    assert [seat["kind"] for seat in seats] == ["person", *["bot"] * 5]


async def test_one_device_may_hold_several_seats_and_says_which_one_it_means() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa"))
    seen = await party.seen()
    assert seen["you"]["seats"] == [0, 1]
    fault = await refused(party[FIRST].do(c.Stand()))
    assert (fault.slug, fault.facts) == ("table/which-seat", {"own": [0, 1]})
    await party[FIRST].do(c.Stand(), seat=1)
    assert (await party.seen())["you"]["seats"] == [0]


async def test_two_players_on_one_device_each_see_their_own_hand_and_move_for_themselves() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa"))
    party.people.append(party[FIRST])
    await party.begin()
    for _ in range(12):
        waiting = party.live.table.game.waiting
        if waiting[0] in (FIRST, SECOND):
            seen = await party[FIRST].sees(waiting[0])
            assert seen["you"]["seat"] == waiting[0]
            assert seen["game"]["people"][waiting[0]]["coins"] is not None
            other = seen["game"]["people"][1 - waiting[0]]
            assert other["coins"] is None
            await party.play_on()
        await party.until("play")
        await party.service._clock.sleep(0.05)
    moved = {line.get("seat") for line in party.lines() if line["kind"] == "move"}
    assert {FIRST, SECOND} <= moved


async def test_a_program_is_marked_as_one() -> None:
    party = await gather("Anna", begin=False)
    program = Speaker(holder("robot").holder, kind="bot")
    await party.service.command(party.table, program, "robot-0001", c.Sit("Robot"))
    seats = (await party.seen())["table"]["seats"]
    assert [seat["program"] for seat in seats] == [False, True, False]


async def test_in_the_lobby_who_stands_up_leaves_an_open_seat() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[SECOND].do(c.Stand())
    assert (await party.seen())["table"]["seats"][1]["kind"] == "open"


async def test_the_host_frees_a_seat() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.SeatBot(THIRD, "random"))
    for seat in (SECOND, THIRD):
        await party[FIRST].do(c.Unseat(seat))
        assert await slug(party[FIRST].do(c.Unseat(seat))) == "table/seat-open"
    assert await slug(party[FIRST].do(c.Unseat(7))) == "table/seat-open"
    assert party.kinds()[-2:] == ["unseated", "unseated"]


async def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    party = await gather("Anna", begin=False)
    fault = await refused(party[FIRST].do(c.SeatBot(1, "landlord")))
    assert isinstance(fault, Malformed)
    assert (fault.slug, fault.path) == ("table/unknown-bot", "command.bot")
    assert "heuristic" in fault.facts["known"]  # type: ignore[operator]
