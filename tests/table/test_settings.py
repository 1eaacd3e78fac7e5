"""Settings: what no game can be played with is refused with a path, before anything is written."""

from typing import Any

import msgspec
import pytest

from tests.table.party import FIRST, SECOND, gather, refused, slug
from tests.table.world import for_sale, holder, monopoly, service
from zuschlag.errors import Malformed
from zuschlag.table import commands as c
from zuschlag.table.settings import Settings

BAD: list[tuple[Settings, str]] = [
    (for_sale(game="chess"), "settings.game"),
    (for_sale(edition="1999"), "settings.edition"),
    (for_sale(seats=2), "settings.seats"),
    (for_sale(seats=7), "settings.seats"),
    (for_sale(options={"colour": 1}), "settings.options.colour"),
    (for_sale(options={"open_info": "yes"}), "settings.options.open_info"),
    (for_sale(board="aalen"), "settings.board"),
    (for_sale(pace=(2.0, 1.0)), "settings.pace"),
    (for_sale(pace=(-1.0, 1.0)), "settings.pace"),
    (for_sale(pace=(0.0, 31.0)), "settings.pace"),
    (for_sale(pace=(float("nan"), 1.0)), "settings.pace"),
    (monopoly(edition="2015"), "settings.edition"),
    (monopoly(seats=8), "settings.seats"),
    (monopoly(options={"rent.claim": "never"}), "settings.options.rent.claim"),
    (monopoly(options={"end.limit": {"rounds": 0}}), "settings.options.end.limit.rounds"),
    (monopoly(board="../../etc/passwd"), "settings.board"),
    (monopoly(board={"title": "x"}), "settings.board.note"),
    (monopoly(board={"title": "x" * 40_000}), "settings.board"),
]


@pytest.mark.parametrize(("settings", "path"), BAD, ids=[path for _, path in BAD])
async def test_a_table_with_such_settings_is_not_opened(settings: Settings, path: str) -> None:
    kept = service()
    fault = await refused(kept.open_table(holder("Anna"), settings, "Anna"))
    assert isinstance(fault, Malformed)
    assert fault.path == path
    assert not kept.live_tables


@pytest.mark.parametrize(("settings", "path"), BAD, ids=[path for _, path in BAD])
async def test_a_table_is_not_changed_to_such_settings(settings: Settings, path: str) -> None:
    party = await gather("Anna", begin=False)
    assert isinstance(await refused(party[FIRST].do(c.Change(settings))), Malformed)
    assert party.kinds() == ["created", "sat"]


OUT_OF_BOUNDS: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 9},
    {"seats": "3"},
    {"time": {"move": 0}},
    {"time": {"move": 24 * 3600 + 1}},
    {"time": {"bank": -1}},
    {"time": {"delay": 5}},
    {"away_after": 4},
    {"away_after": 3601},
    {"spectator_delay": -1},
    {"spectator_delay": 3601},
    {"title": "x" * 61},
    {"game": "x" * 21},
    {"edition": "x" * 41},
    {"pace": [1]},
    {"pace": [0, 1, 2]},
    {"host": "Anna"},
    {"board": 5},
]


@pytest.mark.parametrize("part", OUT_OF_BOUNDS, ids=str)
def test_settings_out_of_bounds_are_not_even_read(part: dict[str, Any]) -> None:
    told = msgspec.to_builtins(for_sale()) | part
    with pytest.raises(msgspec.ValidationError, match=r"\$|unknown field"):
        msgspec.convert(told, Settings)


async def test_settings_may_be_changed_until_the_game_begins() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.Change(for_sale(seats=5, title=" Our\u202e\n table ")))
    seen = (await party.seen())["table"]
    assert (len(seen["seats"]), seen["settings"]["title"]) == (5, "Our table")
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Bob", "", "", ""]
    await party.begin()
    assert await slug(party[FIRST].do(c.Change(for_sale()))) == "table/already-started"


async def test_nobody_is_put_out_by_fewer_seats() -> None:
    party = await gather("Anna", settings=for_sale(seats=5), begin=False)
    await party.guest("Bob").do(c.Sit("Bob", seat=4))
    fault = await refused(party[FIRST].do(c.Change(for_sale(seats=4))))
    assert (fault.slug, fault.facts) == ("table/seats-in-use", {"seats": 5})
    await party[FIRST].do(c.Change(for_sale(seats=6)))


async def test_bots_that_cannot_play_the_other_game_must_go_first() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.SeatBot(SECOND, "heuristic"))
    fault = await refused(party[FIRST].do(c.Change(monopoly())))
    assert fault.slug == "table/other-bots"
    assert "landlord" in fault.facts["known"]  # type: ignore[operator]
    await party[FIRST].do(c.Unseat(SECOND))
    await party[FIRST].do(c.Change(monopoly()))
    await party.begin()
    assert (await party.seen())["game"]["people"][0]["cash"] == 1500


async def test_the_clock_that_was_agreed_last_is_the_one_that_runs() -> None:
    party = await gather("Anna", "Bob", begin=False)
    timed = msgspec.convert({"move": 30, "bank": 60}, type(for_sale().time))
    await party[FIRST].do(c.Change(for_sale(time=timed, seats=4)))
    await party.begin()
    clock = (await party.seen())["clock"]
    assert clock["bank"] == [60_000] * 4
