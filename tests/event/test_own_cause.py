"""What somebody could do for their own good with a power that is meant for others."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest

from tests.event.hall import ORGANISER, settings
from tests.event.test_service import ORGANISER as DESK
from tests.event.test_service import House, at_one_table
from tests.event.test_who_may import neighbours, running
from tests.table.world import holder, loop_time
from zuschlag.errors import NotAllowed, NotFound, TooMuch, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as t
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits


def test_a_helper_who_plays_sends_no_rival_home() -> None:
    """Whoever has left gets no points for a game that others finish."""
    hall = running()
    hall.do("person 1", c.Assist(str(hall.do(ORGANISER, c.Invite())["code"])))
    mine = neighbours(hall)
    rival = next(who for who in mine if who != 1)
    other = next(who for who in range(1, 9) if who not in mine)
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.do("person 1", c.Leave(rival))
    hall.do("person 1", c.Leave(other))
    hall.do("assistant", c.Leave(rival))
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.do("person 1", c.Return(rival))
    hall.do("person 1", c.Leave())


async def test_a_card_that_a_helper_has_made_puts_nobody_out_who_plays() -> None:
    """Else one made before the draw would open a hand in the middle of the game."""
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(DESK, settings(rounds=1, minutes=30))
    for name in ("a", "b", "c", "d"):
        await house.evenings.command(id, holder(name), "join", c.Join(name))
    code = str((await house.evenings.command(id, DESK, "card", c.NewCard(1)))["code"])
    steps: list[c.Command] = [c.Draw(), c.Call(), c.StartRound()]
    for number, command in enumerate(steps):
        await house.evenings.command(id, DESK, f"s{number}", command)
        await house.evenings.attend(id)
    table = house.evenings.table_id(id, 1, 0)
    await house.tables.look(table, holder("a"))
    with pytest.raises(NotAllowed, match="table/not-absent"):
        await house.evenings.command(id, holder("thief"), "use", c.UseCard(1, code))
    await asyncio.sleep(120)
    await house.evenings.command(id, holder("new phone"), "use", c.UseCard(1, code))
    await house.tables.stop()


@pytest.mark.parametrize("is_printed_first", [False, True])
async def test_cards_that_somebody_who_plays_has_printed_put_nobody_out_either(
    is_printed_first: bool,
) -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(DESK, settings(rounds=1, minutes=30))
    for name in ("a", "b", "c"):
        await house.evenings.command(id, holder(name), "join", c.Join(name))
    asked: list[tuple[str, c.Command]] = [("join", c.Join("desk")), ("print", c.PrintCards())]
    for name, command in reversed(asked) if is_printed_first else asked:
        made = await house.evenings.command(id, DESK, name, command)
    made = await house.evenings.command(id, DESK, "print", c.PrintCards())
    assert isinstance(made["cards"], dict)
    code = made["cards"][1]
    steps: list[c.Command] = [c.Draw(), c.Call(), c.StartRound()]
    for number, command in enumerate(steps):
        await house.evenings.command(id, DESK, f"s{number}", command)
        await house.evenings.attend(id)
    await house.tables.look(house.evenings.table_id(id, 1, 0), holder("a"))
    with pytest.raises(NotAllowed, match="table/not-absent"):
        await house.evenings.command(id, holder("thief"), "use", c.UseCard(1, code))
    await asyncio.sleep(120)
    await house.evenings.command(id, holder("new phone"), "use", c.UseCard(1, code))
    again = await house.evenings.command(id, DESK, "print", c.PrintCards())
    assert again == made  # what was printed then, not the card that is good now
    await house.tables.stop()


async def test_the_own_card_moves_a_place_in_the_middle_of_a_game() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await house.tables.look(table, holder("a"))
    await house.evenings.command(id, holder("a2"), "use", c.UseCard(1, await card(house, id)))
    await house.evenings.attend(id)
    assert holder("a2").holder in holders(house, table)
    await house.tables.stop()


async def card(house: House, id: str) -> str:
    return house.evenings.card_of((await house.evenings.find(id)).evening, 1)


def holders(house: House, table: str) -> list[str]:
    return [seat.holder for seat in house.tables.live_tables[table].table.seats]


async def test_a_phone_that_was_replaced_has_no_way_back() -> None:
    """Whoever found it would see the hand, and the evening could not help any more."""
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    lost, new = holder("a"), holder("new phone")
    way_back = await way_back_of(house, table, lost)
    await house.evenings.command(id, new, "use", c.UseCard(1, await card(house, id)))
    await house.evenings.attend(id)
    with pytest.raises((NotAllowed, NotFound)):
        await house.tables.command(table, lost, "back-again", t.TakeOver(way_back))
    assert new.holder in holders(house, table)
    await house.tables.stop()


async def way_back_of(house: House, table: str, speaker: Any) -> str:
    frame = json.loads(await house.tables.look(table, speaker))
    return str(frame["way_back"])


async def test_seats_change_hands_at_the_desk_and_nowhere_else() -> None:
    """Whoever could pass on a code would have a better player sit down for them."""
    house = await House(MemoryJournal(loop_time)).start()
    _, table = await at_one_table(house)
    own = holder("a")
    seat = holders(house, table).index(own.holder)
    with pytest.raises(NotAllowed, match="table/evening-decides"):
        await house.tables.command(table, own, "code", t.MoveSeat(seat))
    code = await way_back_of(house, table, own)
    with pytest.raises(NotAllowed, match="table/evening-decides"):
        await house.tables.command(table, holder("friend"), "take", t.TakeOver(code))
    assert holders(house, table)[seat] == own.holder
    await house.tables.stop()


async def test_the_evening_brings_a_seat_back_that_has_gone_astray() -> None:
    """In a journal of before, a code may have been used."""
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    own = holder("a")
    seat = holders(house, table).index(own.holder)
    for number in range(3):
        await house.tables.for_evenings.give_seat(table, seat, holder(f"x{number}").holder)
        assert own.holder not in holders(house, table)
        await house.evenings.attend(id)
        assert own.holder in holders(house, table)
    await house.tables.stop()


async def test_one_table_in_trouble_does_not_keep_the_others_waiting() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(DESK, settings(rounds=1, is_rehearsal=True))
    asked: list[c.Command] = [c.Enter(f"Bot {number}", "random") for number in range(8)]
    for number, command in enumerate([*asked, c.Draw()]):
        await house.evenings.command(id, DESK, f"a{number}", command)
    await house.evenings.attend(id)
    steps: list[c.Command] = [c.Call(), c.StartRound()]
    for number, step in enumerate(steps):
        await house.evenings.command(id, DESK, f"b{number}", step)
    look_after = house.evenings.attendant.look_after

    async def refusing(evening: Any, played: Any, table: int) -> Any:
        if table == 0:
            raise TooMuch("table/too-long", {"most": 1})
        return await look_after(evening, played, table)

    house.evenings.attendant.look_after = refusing  # type: ignore[method-assign]
    evening = (await house.evenings.find(id)).evening
    for _ in range(200):
        with suppress(ZuschlagError):
            await house.evenings.attend(id)
        await asyncio.sleep(0.1)
        if evening.current and evening.current.results:
            break
    assert evening.current is not None
    assert list(evening.current.results) == [1]
    await house.tables.stop()


async def test_players_cannot_fill_the_log_so_that_the_organiser_cannot_go_on() -> None:
    house = House(MemoryJournal(loop_time))
    house.evenings._limits = house.evenings._writer._limits = TableLimits(entries=60)
    await house.start()
    id = await house.evenings.open_evening(DESK, settings(rounds=1))
    await house.evenings.command(id, holder("a"), "join", c.Join("Anna"))
    with suppress(TooMuch):
        for number in range(60):
            asked = c.Leave() if number % 2 == 0 else c.Return()
            await house.evenings.command(id, holder("a"), f"n{number}", asked)
    await house.evenings.command(id, holder("laptop"), "key", c.Organise(house.evenings.key_of(id)))
    await house.evenings.command(id, holder("laptop"), "end", c.End())
    await house.tables.stop()


async def test_a_token_of_a_program_enters_nowhere() -> None:
    """At a table it is marked as a program; here it would sit among people as one of them."""
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(DESK, settings(rounds=1))
    await house.evenings.command(id, holder("a"), "join", c.Join("Anna"))
    program = Speaker(holder("robo").holder, "bot")
    asked: list[c.Command] = [c.Join("Robo"), c.UseCard(1, await card(house, id))]
    for number, command in enumerate(asked):
        with pytest.raises(NotAllowed, match="event/no-rehearsal"):
            await house.evenings.command(id, program, f"n{number}", command)
    await house.tables.stop()
