"""How long bots seem to think: longer for big decisions, and only by what everybody sees."""

import random
from typing import Any

from tests.table.party import gather
from tests.table.world import SeededDice, for_sale, monopoly
from zuschlag.bots.driving import steps
from zuschlag.bots.match import begin_match
from zuschlag.bots.roster import bots_of
from zuschlag.table.games import game_at_table, terms_of
from zuschlag.table.settings import Settings

PACE = (0.5, 4.0)


class NotedDice(SeededDice):
    """Keeps between what it was asked to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.ranges: list[tuple[float, float]] = []

    def uniform(self, least: float, most: float) -> float:
        """A number in between."""
        self.ranges.append((least, most))
        return super().uniform(least, most)


def weights(settings: Settings, seed: int = 1) -> list[tuple[Any, int, float]]:
    """A game of bots: what everybody saw before each move, who moved, and its weight."""
    at, luck = game_at_table(settings.game), random.Random(seed)
    bot = bots_of(settings.game)["random"]
    state, bots = begin_match(at.game, terms_of(settings, 1), [bot] * settings.seats, luck)
    found, seen = [], at.game.observe(state, None)
    for step in steps(at.game, state, bots, luck):
        if step.seat is not None:
            found.append((seen, step.seat, at.weight(seen, step.seat)))
        seen = at.game.observe(state, None)
    return found


def test_a_row_of_all_sorts_takes_longer_than_one_of_equals_and_the_last_card_no_time() -> None:
    found = weights(for_sale())
    assert all(0 <= weight <= 1 for _, _, weight in found)
    for seen, seat, weight in found:
        if seen.phase == "sell" and seen.people[seat].hand_size == 1:
            assert weight == 0
    wide = [w for seen, _, w in found if seen.phase == "buy" and seen.row[-1] - seen.row[0] > 14]
    near = [w for seen, _, w in found if seen.phase == "buy" and seen.row[-1] - seen.row[0] < 5]
    assert min(wide) > max(near)


def test_where_purses_lie_open_a_seat_that_cannot_bid_does_not_think() -> None:
    found = weights(for_sale(options={"open_info": True}))
    poor = [w for seen, seat, w in found if seen.phase == "buy" and _is_poor(seen.people[seat])]
    assert set(poor) == {0.0}


def _is_poor(person: Any) -> bool:
    return bool(person.least > person.coins + person.bid)


def test_a_deal_takes_longer_than_a_lot_and_a_lot_longer_than_a_throw() -> None:
    found = weights(monopoly(options={"end.limit": {"rounds": 30}}))
    lots = {w for seen, _, w in found if seen.phase == "auction" and not seen.offers}
    deals = {w for seen, seat, w in found if any(offer.to == seat for offer in seen.offers)}
    throws = {w for seen, _, w in found if seen.phase == "window" and not seen.offers}
    assert max(throws) < min(lots)
    assert max(lots) < min(deals)


async def test_the_wait_is_drawn_within_the_pace_of_the_table() -> None:
    dice = NotedDice()
    party = await gather("Anna", settings=for_sale(pace=PACE), dice=dice)
    for _ in range(12):
        await party.play_on()
    assert {least for least, _ in dice.ranges} == {PACE[0]}
    assert all(PACE[0] < most <= PACE[1] for _, most in dice.ranges)
    assert len({most for _, most in dice.ranges}) > 1
