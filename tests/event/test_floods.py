"""Nobody closes an evening to others by filling it: places, lines, long lists."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from tests.event.hall import Hall, settings
from tests.event.test_service import ORGANISER, House
from tests.table.world import holder, loop_time
from zuschlag.errors import TooMuch
from zuschlag.event import commands as c
from zuschlag.event.settings import MOST_ENTRANTS, MOST_LINES, MOST_NUMBERS
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as t


def filled() -> Hall:
    hall = Hall()
    for number in range(1, MOST_ENTRANTS + 1):
        hall.do(f"phone {number}", c.Join(f"guest {number}"))
    return hall


def test_a_full_evening_has_room_again_when_people_are_sent_home() -> None:
    hall = filled()
    for who, command in (("late", c.Join("late")), ("organiser", c.Register("on paper"))):
        with pytest.raises(TooMuch, match="event/full"):
            hall.do(who, command)
    hall.organise(*(c.Leave(number) for number in range(1, MOST_ENTRANTS + 1)))
    assert hall.do("late", c.Join("late"))["entrant"] == MOST_ENTRANTS + 1
    assert hall.do("organiser", c.Register("on paper"))["entrant"] == MOST_ENTRANTS + 2


def test_phones_get_only_so_many_numbers_and_the_desk_goes_on() -> None:
    hall = Hall()
    for number in range(1, MOST_NUMBERS + 1):
        hall.do(f"phone {number}", c.Join(f"guest {number}"))
        hall.do(f"phone {number}", c.Leave())
    with pytest.raises(TooMuch, match="event/full"):
        hall.do("late", c.Join("late"))
    assert hall.do("organiser", c.Register("on paper"))["entrant"] == MOST_NUMBERS + 1


async def test_who_floods_the_log_stops_nobody_else() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(ORGANISER, settings())
    for name in ("a", "b"):
        await house.evenings.command(id, holder(name), "join", c.Join(name))
    turns: list[c.Command] = [c.Leave(), c.Return()]
    for number in range(MOST_LINES - 1):
        await house.evenings.command(id, holder("a"), f"n{number}", turns[number % 2])
    with pytest.raises(TooMuch, match="event/full"):
        await house.evenings.command(id, holder("a"), "once more", turns[MOST_LINES % 2])
    await house.evenings.command(id, holder("b"), "leave", c.Leave())
    await house.evenings.command(id, ORGANISER, "home", c.NewCard(1))
    await house.tables.stop()


@pytest.mark.parametrize(
    "command",
    [*get_args(c.Command), *get_args(t.Command)],
    ids=lambda command: f"{command.__module__.split('.')[1]} {command.__name__}",
)
def test_every_list_in_a_command_has_a_length(command: type[msgspec.Struct]) -> None:
    endless = [where for where, one in parts(inspect.type_info(command), "") if is_endless(one)]
    assert endless == []


def parts(one: Any, where: str, seen: tuple[Any, ...] = ()) -> list[tuple[str, Any]]:
    """A type and all that it is made of."""
    found = [(where, one)]
    if isinstance(one, inspect.StructType) and one.cls not in seen:
        for field in one.fields:
            found += parts(field.type, f"{where}.{field.name}", (*seen, one.cls))
    if isinstance(one, inspect.UnionType):
        for number, choice in enumerate(one.types):
            found += parts(choice, f"{where}|{number}", seen)
    if isinstance(one, inspect.ListType):
        found += parts(one.item_type, f"{where}[]", seen)
    return found


def is_endless(one: Any) -> bool:
    return isinstance(one, inspect.ListType) and one.max_length is None
