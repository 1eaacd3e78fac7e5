"""Standing orders: they answer for the seat while they fit, as late as a bot would, in secret."""

import asyncio
from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene
from tests.rulebook.monopoly.streets import PINK, last_house, wish
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, reopened, slug
from tests.table.world import SeededDice, for_sale, monopoly
from zuschlag.table import commands as c
from zuschlag.table.forsale.at_table import ForSaleAtTable
from zuschlag.table.games import game_at_table
from zuschlag.table.scheduler import A_MOMENT

PACE = (0.5, 2.0)


class NotedDice(SeededDice):
    """Remembers from which range each wait was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.ranges: list[tuple[float, float]] = []
        self.waits: list[float] = []

    def uniform(self, least: float, most: float) -> float:
        """A wait."""
        self.ranges.append((least, most))
        self.waits.append(super().uniform(least, most))
        return self.waits[-1]


async def _auction(*names: str, **parts: Any) -> tuple[Party, int]:
    """A party in the first auction, and who is asked."""
    pace = parts.pop("pace", PACE)
    party = await gather(*names, settings=for_sale(pace=pace), **parts)
    return party, party.live.table.game.waiting[0]


def _moves(party: Party) -> list[tuple[int, list[Any]]]:
    return [(line["seat"], line["action"]) for line in party.lines(None) if line["kind"] == "move"]


async def test_an_order_bids_the_least_as_long_as_that_is_not_too_much() -> None:
    party, seat = await _auction()
    second, third = (seat + 1) % 3, (seat + 2) % 3
    await party[seat].do(c.Order(up_to=3))
    await asyncio.sleep(3)
    await party.act(second, "bid", 2)
    await party.act(third, "pass")
    await asyncio.sleep(3)
    await party.act(second, "bid", 4)
    await asyncio.sleep(3600)
    assert _moves(party) == [
        (seat, ["bid", 1]),
        (second, ["bid", 2]),
        (third, ["pass"]),
        (seat, ["bid", 3]),
        (second, ["bid", 4]),
    ]
    assert party.live.table.game.waiting == (seat,)


async def test_an_order_passes_when_it_gets_too_dear() -> None:
    party, seat = await _auction()
    following = (seat + 1) % 3
    await party[following].do(c.Order(pass_above=5))
    await party.act(seat, "bid", 6)
    await asyncio.sleep(3)
    assert _moves(party)[-1] == (following, ["pass"])


async def test_an_order_keeps_still_where_it_says_nothing() -> None:
    party, seat = await _auction()
    following = (seat + 1) % 3
    await party[following].do(c.Order(pass_above=5))
    await party.act(seat, "bid", 2)
    await asyncio.sleep(3600)
    assert party.live.table.game.waiting == (following,)


async def test_both_together_bid_and_then_pass() -> None:
    party, seat = await _auction()
    await party[seat].do(c.Order(up_to=2, pass_above=2))
    await asyncio.sleep(3)
    await party.act((seat + 1) % 3, "bid", 9)
    await party.act((seat + 2) % 3, "pass")
    await asyncio.sleep(3)
    assert [move for who, move in _moves(party) if who == seat] == [["bid", 1], ["pass"]]


async def test_an_order_ends_with_its_row() -> None:
    party, seat = await _auction()
    await party[seat].do(c.Order(up_to=28))
    opening = party.live.table.game.seen.round
    while party.live.table.game.seen.round == opening:
        if party.live.table.game.waiting == (seat,):
            await asyncio.sleep(3)
        else:
            await party.play_on()
    moves = _moves(party)
    assert (await party.seen(seat))["you"]["order"] is None
    if party.live.table.game.waiting != (seat,):
        await party.play_on()
        moves = _moves(party)
    await asyncio.sleep(3600)
    assert _moves(party) == moves


async def test_whoever_gave_it_may_answer_first() -> None:
    party, seat = await _auction(pace=(10.0, 10.0))
    await party[seat].do(c.Order(up_to=3))
    await asyncio.sleep(1)
    await party.act(seat, "bid", 9)
    await asyncio.sleep(3600)
    assert _moves(party) == [(seat, ["bid", 9])]


async def test_an_order_can_be_taken_back_and_changed() -> None:
    party, seat = await _auction(pace=(10.0, 10.0))
    await party[seat].do(c.Order(up_to=3))
    assert (await party.seen(seat))["you"]["order"]["up_to"] == 3
    await party[seat].do(c.Order(pass_above=0))
    await asyncio.sleep(1)
    await party[seat].do(c.Order())
    assert (await party.seen(seat))["you"]["order"] is None
    await asyncio.sleep(3600)
    assert not _moves(party)


async def test_nobody_else_can_see_that_there_is_an_order() -> None:
    party, seat = await _auction()
    other = next(one for one in range(3) if one != seat)
    following = (seat + 1) % 3
    zoe = await party.guest("Zoe").look()

    async def everything() -> list[Any]:
        others = [one for one in range(3) if one != following]
        return [
            [await party.service.look(party.table, party[one].speaker) for one in others],
            [len(party[one].inbox.frames) for one in others],
            await party.service.look(party.table, None),
            len(zoe.inbox.frames),
            await party.service._journal.listed(10),
            await party.service._journal.card(party.table),
            [party.lines(one) for one in (*others, None)],
        ]

    before = await everything()
    await asyncio.sleep(70)
    await party[following].do(c.Order(up_to=3))
    await party[following].do(c.Order(pass_above=1))
    assert await everything() == before
    await party[other].sees()


async def test_a_move_by_an_order_looks_like_any_other_move() -> None:
    party, seat = await _auction()
    await party[seat].do(c.Order(up_to=1))
    await asyncio.sleep(3)
    by_order = party.lines(None)[-1]
    await party.act((seat + 1) % 3, "bid", 2)
    by_hand = party.lines(None)[-1]
    assert set(by_order) == set(by_hand)


async def test_orders_and_bots_wait_for_times_drawn_from_the_same_range() -> None:
    dice = NotedDice()
    party, _ = await _auction("Anna", dice=dice)
    while party.live.table.game.waiting != (FIRST,):
        await asyncio.sleep(0.05)
    drawn = len(dice.waits)
    begun = party.now
    await party[FIRST].do(c.Order(pass_above=0))
    await asyncio.sleep(3)
    passed = next(line for line in party.lines() if line.get("seat") == 0 and "action" in line)
    least, most = zip(*dice.ranges, strict=True)
    assert set(least) == {PACE[0]}
    assert max(most) <= PACE[1]
    assert passed["at"] - begun == pytest.approx(dice.waits[drawn] * 1000, abs=30)


async def test_who_is_stood_in_for_has_a_bot_and_not_an_order() -> None:
    party, seat = await _auction()
    await party[seat].do(c.Order(up_to=28))
    await party[seat].do(c.Stand())
    await asyncio.sleep(3)
    line = next(line for line in party.lines(None) if line["kind"] == "move")
    assert line["by"] == "bot"


async def test_an_order_survives_a_restart() -> None:
    party, seat = await _auction(pace=(5.0, 5.0))
    await party[seat].do(c.Order(up_to=3))
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await again[seat].look()
    assert (await again.seen(seat))["you"]["order"]["up_to"] == 3
    await asyncio.sleep(10)
    assert _moves(again) == [(seat, ["bid", 1])]


async def test_there_is_no_rent_in_for_sale_and_no_auction_in_its_sale() -> None:
    party, seat = await _auction()
    assert await slug(party[seat].do(c.Order(demand_rent=True))) == "table/no-rent"
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    assert await slug(party[seat].do(c.Order(up_to=3))) == "table/no-auction"


# Monopoly.


async def _with_rent(edition: str) -> Party:
    party = await gather(settings=monopoly(edition=edition, seats=3, pace=PACE, options={}))
    scene = Scene(edition=edition, seats=3, turn="B", owns={"A": [1]}, at={"B": 38})
    party.set_scene(scene.roll("B", 1, 2))
    return party


async def test_rent_is_asked_for_by_itself_where_the_table_allows_it() -> None:
    party = await _with_rent("aalen-event")
    await party[FIRST].do(c.Order(demand_rent=True))
    await asyncio.sleep(3)
    assert _moves(party) == [(FIRST, ["demand", 0])]
    assert (await party.seen(FIRST))["you"]["order"]["demand_rent"]


async def test_at_a_tournament_everybody_asks_for_the_own_rent() -> None:
    party = await _with_rent("tournament")
    assert await slug(party[FIRST].do(c.Order(demand_rent=True))) == "table/no-auto-demand"


async def test_an_order_bids_for_the_lot_it_was_given_for() -> None:
    party = await gather(settings=monopoly(edition="aalen-event", seats=3, pace=PACE))
    scene = Scene(edition="aalen-event", seats=3, turn="A", at={"A": 1}, stage="buy")
    party.set_scene(scene.do("A", "decline"))
    await party[SECOND].do(c.Order(up_to=10))
    await party[THIRD].do(c.Order(pass_above=0))
    await asyncio.sleep(60)
    assert (SECOND, ["bid", 1]) in _moves(party)
    assert (THIRD, ["pass"]) in _moves(party)


def test_the_next_scarce_house_is_another_lot() -> None:
    at = game_at_table("monopoly")
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13))
    first = at.order_scope(scene.observe(None))
    scene.do("B", "pass")
    assert scene.answer["auction"] is not None
    assert at.order_scope(scene.observe(None)) not in (first, None)


async def test_an_order_is_no_work_for_which_others_would_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = await _worked_out(c.Order(up_to=3), monkeypatch)
    assert given == await _worked_out(c.Order(), monkeypatch)
    assert given, "nobody was looked after"


async def _worked_out(order: c.Order, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For whom the rules were asked what they may do, while others talk and move."""
    party, seat = await _auction(connect=False)
    following, third = (seat + 1) % 3, (seat + 2) % 3
    await party[following].do(order)
    found: list[int] = []
    options = ForSaleAtTable.options

    def noted(at: ForSaleAtTable, state: Any, seat: int) -> Any:
        found.append(seat)
        return options(at, state, seat)

    with monkeypatch.context() as patch:
        patch.setattr(ForSaleAtTable, "options", noted)
        for said in (party[third].do(c.Say("hello")), party.act(seat, "bid", 1)):
            await said
            await asyncio.sleep(2 * A_MOMENT)
        await party[third].do(c.Say("hello"))
        await asyncio.sleep(2 * A_MOMENT)
    return found
