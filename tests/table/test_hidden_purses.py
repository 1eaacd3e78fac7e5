"""Offers where cash is hidden: what the other side can pay shows nowhere before it is tried."""

from typing import Any

import msgspec
import pytest

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, Party, gather, refused
from tests.table.world import monopoly
from zuschlag.errors import Refusal

OFFERED = 300


async def _offered(cash: int, **more: Any) -> Party:
    """Anna has offered 300 for Bob's deed, and holds so much now."""
    settings = monopoly(seats=2, edition="aalen-event", options=more.pop("options", {}))
    party = await gather("Anna", "Bob", settings=settings)
    scene = Scene(
        edition="aalen-event",
        seats=2,
        turn="A",
        owns={"B": [5]},
        options=dict(settings.options),
        **more,
    )
    scene.do("A", "offer", SECOND, {"cash": OFFERED}, {"deeds": [5]})
    scene.state.tables[0].cash[FIRST] = cash
    party.set_scene(scene)
    return party


async def _shown(party: Party) -> bytes:
    seen = await party.seen(SECOND)
    return msgspec.json.encode([seen["you"], seen["game"]])


async def test_the_options_do_not_tell_whether_the_other_can_pay() -> None:
    rich, poor = await _offered(1500), await _offered(OFFERED - 1)
    assert await _shown(rich) == await _shown(poor)
    decision = (await poor.seen(SECOND))["you"]["decision"]
    assert decision["options"]["accept"] == [0]


async def test_a_deal_the_other_cannot_pay_is_off_and_no_figure_is_told() -> None:
    party = await _offered(OFFERED - 1)
    fault = await refused(party.act(SECOND, "accept", 0))
    assert isinstance(fault, Refusal)
    assert (fault.slug, fault.facts) == ("monopoly/deal-off", {})


async def test_a_deal_that_both_can_pay_is_done() -> None:
    party = await _offered(OFFERED)
    await party.act(SECOND, "accept", 0)
    assert (await party.seen(SECOND))["game"]["people"][FIRST]["deeds"] == [5]


@pytest.mark.parametrize("cash", [1500, 0])
async def test_what_the_own_side_lacks_is_told_whatever_the_other_has(cash: int) -> None:
    settings = monopoly(seats=2, edition="aalen-event", options={})
    party = await gather("Anna", "Bob", settings=settings)
    scene = Scene(edition="aalen-event", seats=2, owns={"A": [5]}, cash={"B": 100})
    scene.do("A", "offer", SECOND, {"deeds": [5]}, {"cash": OFFERED})
    scene.state.tables[0].cash[FIRST] = cash
    party.set_scene(scene)
    assert (await party.seen(SECOND))["you"]["decision"]["options"].get("accept", []) == []
    fault = await refused(party.act(SECOND, "accept", 0))
    assert (fault.slug, fault.facts) == ("monopoly/not-enough-cash", {"cash": 100})


async def test_where_purses_are_open_options_say_what_is_possible() -> None:
    party = await _offered(OFFERED - 1, options={"cash.hidden": False})
    decision = (await party.seen(SECOND))["you"]["decision"]
    assert decision["options"].get("accept", []) == []
