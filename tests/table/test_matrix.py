"""docs/server.md says who may ask for what and when; every cell of it is tried."""

from typing import get_args

from tests.house.tree import ROOT
from tests.table.matrix import STATES, WHO, Grid, as_table, grid
from zuschlag.table.commands import Command
from zuschlag.table.powers import POWERS

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")

_TRIED: Grid = {}


async def _tried() -> Grid:
    """Tried once for all tests."""
    if not _TRIED:
        _TRIED.update(await grid())
    return _TRIED


async def test_every_cell_is_as_the_page_says() -> None:
    tried = as_table(await _tried())
    begin = PAGE.index(tried[0]) if tried[0] in PAGE else 0
    assert PAGE[begin:].splitlines()[: len(tried)] == tried


async def test_every_command_has_a_row_and_a_power() -> None:
    tags = {str(one.__struct_config__.tag) for one in get_args(Command)}
    assert set(await _tried()) == tags
    assert set(POWERS) == set(get_args(Command))


async def test_a_host_who_plays_may_do_what_any_seat_may_once_cards_are_dealt() -> None:
    for row in (await _tried()).values():
        assert row["host who plays"].removeprefix("L") == row["seat"].removeprefix("L")


async def test_nobody_speaks_for_another_seat_but_with_its_code() -> None:
    for verb, row in (await _tried()).items():
        if verb not in ("take-over", "sit"):
            assert row["for another seat"] == "", verb


async def test_whoever_held_a_seat_may_come_back_to_it_and_else_only_watch() -> None:
    for verb, row in (await _tried()).items():
        wanted = "SPH" if verb == "come-back" else row["spectator"]
        assert row["former holder"] == wanted, verb


async def test_whoever_only_watches_sits_down_or_brings_a_code_and_nothing_else() -> None:
    for verb, row in (await _tried()).items():
        wanted = {"sit": "L", "take-over": "".join(STATES.values())}.get(verb, "")
        assert (row["spectator"], row["stranger"]) == (wanted, wanted), verb


def test_the_list_names_everybody() -> None:
    assert len({*WHO}) == len(WHO) == 9
