"""Who is cut off is stood in for, visibly, while others are here; on return the seat is theirs."""

import asyncio

import pytest

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, reopened, slug
from tests.table.world import for_sale
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits
from zuschlag.table.settings import TimeLimits

PATIENCE = 45
HTTP = 31  # seconds for which a request counts as being here


async def _playing(*names: str, **settings: object) -> tuple[Party, int, int]:
    """A party, who is asked, and somebody else."""
    party = await gather(*names, settings=for_sale(**settings), limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    while seat >= len(party.people):
        await party.play_on()
        seat = party.live.table.game.waiting[0]
    return party, seat, next(one for one in range(len(party.people)) if one != seat)


def _cut(party: Party, *seats: int) -> None:
    for seat in seats:
        watch = party[seat].watch
        assert watch is not None
        party.service.detach(watch)


async def test_after_a_while_a_bot_plays_for_who_is_gone_and_everybody_sees_it() -> None:
    party, seat, other = await _playing()
    _cut(party, seat)
    await asyncio.sleep(PATIENCE - 1)
    assert party.kinds()[-1] == "dealt"
    await asyncio.sleep(2)
    away, move = party.lines(other)[-2:]
    assert (away["kind"], away["seat"], away["why"]) == ("away", seat, "gone")
    assert (move["kind"], move["seat"], move["by"]) == ("move", seat, "bot")
    assert (await party.seen(other))["table"]["seats"][seat]["away"] == "gone"


async def test_who_is_gone_but_not_asked_misses_nothing() -> None:
    party, seat, other = await _playing()
    _cut(party, other)
    await asyncio.sleep(3600)
    assert not {"away", "move"} & set(party.kinds())
    await party.act(seat, "bid", 1)


async def test_patience_begins_when_somebody_who_is_gone_is_asked() -> None:
    party, seat, _ = await _playing()
    following = (seat + 1) % 3
    _cut(party, following)
    await asyncio.sleep(3600)
    await party.act(seat, "bid", 1)
    await asyncio.sleep(PATIENCE - 1)
    assert "away" not in party.kinds()
    await asyncio.sleep(2)
    assert "away" in party.kinds()


async def test_on_return_the_seat_is_handed_back_with_time_of_its_own() -> None:
    party, seat, other = await _playing(time=TimeLimits(120, 0))
    _cut(party, seat)
    await asyncio.sleep(PATIENCE + 1)
    await party[seat].look()
    await asyncio.sleep(0.1)
    assert party.lines(other)[-1]["kind"] == "back"
    assert (await party.seen(other))["table"]["seats"][seat]["away"] is None


async def test_a_short_cut_is_no_absence() -> None:
    party, seat, _ = await _playing()
    for _ in range(5):
        _cut(party, seat)
        await asyncio.sleep(PATIENCE - 2)
        await party[seat].look()
    assert party.kinds()[-1] == "dealt"


async def test_when_nobody_is_here_nothing_happens() -> None:
    party, *_ = await _playing(time=TimeLimits(20, 0))
    _cut(party, FIRST, SECOND, THIRD)
    await asyncio.sleep(7200)
    await party.seen()
    assert party.kinds()[-1] == "dealt"


async def test_the_first_one_who_comes_back_has_time_to_move() -> None:
    party, seat, _ = await _playing(time=TimeLimits(20, 0))
    _cut(party, FIRST, SECOND, THIRD)
    await asyncio.sleep(7200)
    await party[seat].look()
    await asyncio.sleep(15)
    await party.act(seat, "bid", 1)


async def test_who_plays_alone_against_bots_and_is_cut_off_finds_the_table_as_it_was() -> None:
    party, seat, _ = await _playing("Anna", "Bob")
    _cut(party, FIRST, SECOND)
    lines = party.lines()
    await asyncio.sleep(7200)
    await party.seen()
    assert party.lines() == lines
    await party[seat].look()
    await party.act(seat, "pass")


async def test_with_a_clock_too_who_was_cut_off_gets_the_seat_back_on_return() -> None:
    party, seat, other = await _playing(time=TimeLimits(20, 0))
    _cut(party, seat)
    await asyncio.sleep(25)
    assert party.live.table.seats[seat].away is not None
    await party[seat].look()
    await asyncio.sleep(0.1)
    assert (await party.seen(other))["table"]["seats"][seat]["away"] is None


async def test_who_stands_up_is_stood_in_for_until_coming_back() -> None:
    party, seat, other = await _playing()
    await party[seat].do(c.Stand())
    away = party.lines(other)[-1]
    assert (away["kind"], away["why"]) == ("away", "stood")
    assert await slug(party[seat].do(c.Stand())) == "table/away"
    await party[seat].look()
    await asyncio.sleep(1)
    assert party.live.table.seats[seat].away == "stood"
    await party[seat].do(c.ComeBack())
    assert party.live.table.seats[seat].away is None


async def test_everybody_hears_who_is_connected() -> None:
    party, seat, other = await _playing()
    _cut(party, seat)
    presence = [True] * 3
    presence[seat] = False
    assert party[other].inbox.last("presence")["seats"] == presence
    await party[seat].look()
    assert party[other].inbox.last("presence")["seats"] == [True] * 3


async def test_everybody_hears_that_a_seat_has_moved_to_a_device_that_is_not_there_yet() -> None:
    party, seat, other = await _playing()
    code = (await party[seat].do(c.MoveSeat())).made["code"]
    phone = party.guest("New phone")
    await phone.do(c.TakeOver(code))
    await asyncio.sleep(HTTP + 1)
    assert not party[other].inbox.last("presence")["seats"][seat]
    await phone.look()
    assert party[other].inbox.last("presence")["seats"][seat]


async def test_who_asks_by_http_is_here_for_a_while() -> None:
    party, seat, _ = await _playing()
    _cut(party, seat)
    for _ in range(6):
        await asyncio.sleep(PATIENCE - 5)
        await party.seen(seat)
    assert party.kinds()[-1] == "dealt"


async def test_who_sat_down_and_never_connected_is_not_waited_for_for_ever() -> None:
    party = await gather(connect=False, limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    other = next(one for one in range(3) if one != seat)
    await party[other].look()
    await asyncio.sleep(PATIENCE + HTTP + 10)
    assert "away" in party.kinds()


async def test_who_comes_back_by_http_gets_the_seat_back_too() -> None:
    party, seat, _ = await _playing()
    _cut(party, seat)
    await asyncio.sleep(PATIENCE + 1)
    assert party.live.table.seats[seat].away == "gone"
    await party.seen(seat)
    await asyncio.sleep(2)
    assert party.live.table.seats[seat].away is None


async def test_a_device_with_two_seats_is_here_for_both_of_them_after_a_restart() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.Sit("Opa"))
    party.people.append(party[FIRST])
    await party.begin()
    while party.live.table.game.waiting != (THIRD,):
        await party.play_on()
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await again[FIRST].look(seat=FIRST)
    await again[SECOND].look()
    await asyncio.sleep(600)
    assert "away" not in again.kinds()


async def test_a_device_with_two_seats_gets_both_of_them_back_on_return() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.Sit("Opa"))
    party.people.append(party[FIRST])
    await party.begin()
    while party.live.table.game.waiting != (THIRD,):
        await party.play_on()
    _cut(party, FIRST)
    await asyncio.sleep(PATIENCE + 1)
    assert party.live.table.seats[THIRD].away == "gone"
    await party[FIRST].look(seat=FIRST)
    await asyncio.sleep(0.1)
    assert party.live.table.seats[THIRD].away is None


async def test_among_people_who_ask_by_http_the_clock_runs_too() -> None:
    timed = for_sale(time=TimeLimits(20, 0))
    party = await gather(settings=timed, connect=False, limits=TableLimits())
    seat = party.live.table.game.waiting[0]
    for _ in range(24):
        for other in {FIRST, SECOND, THIRD} - {seat}:
            await party.seen(other)
        await asyncio.sleep(5)
    assert "away" in party.kinds()


async def test_a_device_that_takes_over_and_never_connects_is_not_here() -> None:
    party, seat, other = await _playing()
    code = (await party[seat].do(c.MoveSeat())).made["code"]
    await party.guest("New phone").do(c.TakeOver(code))
    await asyncio.sleep(PATIENCE + HTTP + 5)
    assert party.lines(other)[-2]["kind"] == "away"


@pytest.mark.parametrize("kind", ["gone", "stood"])
async def test_an_absence_survives_a_restart(kind: str) -> None:
    party, seat, other = await _playing()
    if kind == "stood":
        await party[seat].do(c.Stand())
    else:
        _cut(party, seat)
        await asyncio.sleep(PATIENCE + 1)
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await again[other].look()
    assert again.live.table.seats[seat].away == kind
    await again[seat].look()
    await asyncio.sleep(0.1)
    assert (again.live.table.seats[seat].away is None) == (kind == "gone")
