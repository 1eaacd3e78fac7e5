"""Monopoly: what names its claim may come late, everything else answers the open question."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene
from tests.rulebook.monopoly.streets import PINK, last_house, wish
from tests.table.party import FIRST, SECOND, Party, gather, refused, slug
from tests.table.world import monopoly
from zuschlag.errors import Refusal
from zuschlag.table import commands as c
from zuschlag.table.games import game_at_table
from zuschlag.table.service import TableLimits

AT = game_at_table("monopoly")


async def _with_rent(**parts: object) -> Party:
    """B is on A's street and has ended the turn: A may ask for rent until C has rolled."""
    agreed = monopoly(edition="aalen-event", seats=3, **parts)
    party = await gather(settings=agreed, limits=TableLimits(claim_seconds=0.0))
    owns = {"A": [1], "B": [39]}
    scene = Scene(edition="aalen-event", seats=3, turn="B", owns=owns, at={"B": 38})
    party.set_scene(scene.roll("B", 1, 2))
    return party


@pytest.mark.parametrize("verb", ["demand", "waive"])
async def test_an_owner_may_still_speak_after_the_turn_has_gone_on(verb: str) -> None:
    party = await _with_rent()
    on, claim = party.live.table.game.on, party.live.table.game.seen.claims[0].id
    await party.act(SECOND, "done")
    assert party.live.table.game.on != on
    await party.act(FIRST, verb, claim, on=on)
    assert not party.live.table.game.seen.claims


async def test_too_late_is_told_by_the_rules_not_by_staleness() -> None:
    party = await _with_rent()
    on, claim = party.live.table.game.on, party.live.table.game.seen.claims[0].id
    await party.act(SECOND, "done")
    await party.act(2, "roll")
    assert isinstance(await refused(party.act(FIRST, "demand", claim, on=on)), Refusal)


async def test_a_turn_is_not_ended_by_an_answer_to_something_else() -> None:
    party = await _with_rent()
    on = party.live.table.game.on
    await party.act(SECOND, "done")
    assert await slug(party.act(SECOND, "done", on=on)) == "table/stale"
    assert await slug(party.act(2, "roll", on=on)) == "table/stale"


async def test_what_was_said_before_an_undo_is_stale_even_if_it_names_its_claim() -> None:
    party = await _with_rent()
    on = party.live.table.game.on
    await party.act(2, "hold", on=on)
    await party[2].do(c.AskUndo())
    for seat in (FIRST, SECOND):
        await party[seat].do(c.AnswerUndo(True))
    assert party.kinds()[-1] == "undone"
    assert await slug(party.act(2, "hold", on=on)) == "table/stale"
    await party.act(2, "hold")


async def test_answers_of_others_to_the_same_question_change_nothing() -> None:
    party = await _with_rent()
    on = party.live.table.game.on
    await party.act(2, "hold")
    assert party.live.table.game.on == on
    await party.act(SECOND, "done", on=on)


async def test_an_offer_is_accepted_by_its_number_and_never_another_one() -> None:
    party = await _with_rent()
    await party.act(SECOND, "offer", 2, {"deeds": [39]}, {"cash": 100})
    first = party.live.table.game.seen.offers[0].id
    await party.act(SECOND, "withdraw", first)
    await party.act(SECOND, "offer", 2, {"deeds": [39]}, {"cash": 1400})
    second = party.live.table.game.seen.offers[0].id
    assert second != first
    assert isinstance(await refused(party.act(2, "accept", first)), Refusal)


def test_each_scarce_house_under_the_hammer_is_a_question_of_its_own() -> None:
    scene = last_house({"A": ORANGE, "B": PINK}, houses=2)
    scene.do("A", "wish", wish(16, 18)).do("B", "wish", wish(11, 13))
    first = AT.scene(scene.observe(None), 0)
    scene.do("B", "pass")
    assert scene.answer["auction"] is not None
    assert AT.scene(scene.observe(None), 0) != first


def test_a_call_for_wishes_is_a_question_of_its_own() -> None:
    scene = Scene(edition="aalen-event", stage="end", owns={"A": ORANGE, "B": PINK}, houses=1)
    before = AT.scene(scene.observe(None), 0)
    scene.do("A", "build", [16])
    assert scene.phase == "wishes"
    assert AT.scene(scene.observe(None), 0) != before
