"""Taking a move back: only where nothing hidden came to light, and only if all others agree."""

import asyncio
import typing
from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, reopened, slug
from tests.table.world import for_sale, monopoly
from zuschlag.rules.forsale import words as forsale
from zuschlag.rules.monopoly import events as monopoly_events
from zuschlag.table import commands as c
from zuschlag.table.games import game_at_table

REVEALING = {
    "for-sale": "buildings_laid cheques_laid sealed revealed swept game_ended",
    "monopoly": "dice_rolled rent_rolled card_drawn wish_sealed game_ended",
}
OPEN = {
    "for-sale": "bid_placed passed auction_won ruled",
    "monopoly": """
        moved salary_paid bought declined lot_opened bid_placed bidder_passed lot_sold lot_unsold
        claim_opened rent_demanded rent_waived claim_expired owed paid received jailed freed built
        unbuilt mortgaged redeemed wishes_called offered traded rejected withdrawn offers_lapsed
        held released went_bankrupt left_game deeds_passed turn_ended time_called last_call ruled
        stayed_in_jail first_rolled""",
}
EVENTS = {"for-sale": forsale.Event, "monopoly": monopoly_events.Event}


@pytest.mark.parametrize("game", EVENTS)
def test_of_every_kind_of_event_somebody_has_said_whether_it_reveals_something(game: str) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in typing.get_args(EVENTS[game])}
    revealing, open_ones = set(REVEALING[game].split()), set(OPEN[game].split())
    assert revealing | open_ones == set(kinds)
    assert not revealing & open_ones
    for tag, kind in kinds.items():
        event = kind(*[None] * len(kind.__struct_fields__))
        assert game_at_table(game).reveals([event]) == (tag in revealing), tag


async def _after_a_bid() -> tuple[Party, int]:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    await party.act(seat, "bid", 1)
    return party, seat


def _game(party: Party) -> list[Any]:
    """All that is hidden and all that is seen of the game."""
    play = party.live.table.game
    return [play.state.tables.tobytes(), play.waiting, play.actions, play.seen]


async def _others(party: Party, seat: int, *answers: bool) -> None:
    others = [one for one in range(3) if one != seat]
    for other, yes in zip(others, answers, strict=False):
        await party[other].do(c.AnswerUndo(yes))


async def test_when_all_others_agree_the_table_is_as_if_nobody_had_moved() -> None:
    party = await gather()
    before = _game(party)
    seat = party.live.table.game.waiting[0]
    await party.act(seat, "bid", 7)
    await party[seat].do(c.AskUndo())
    assert (await party.seen())["table"]["undo"] == {"seat": seat, "agreed": []}
    await _others(party, seat, True)
    assert len((await party.seen())["table"]["undo"]["agreed"]) == 1
    await party[next(one for one in (2, 1) if one != seat)].do(c.AnswerUndo(True))
    assert party.kinds()[-1] == "undone"
    assert _game(party) == before
    assert (await party.seen())["table"]["undo"] is None


async def test_a_move_that_was_taken_back_is_not_in_the_record() -> None:
    party, seat = await _after_a_bid()
    await party[seat].do(c.AskUndo())
    await _others(party, seat, True, True)
    await party.to_the_end()
    written = await party.service.record(party.table)
    assert written["actions"][0] == [seat, "pass"]


async def test_one_no_and_that_is_that() -> None:
    party, seat = await _after_a_bid()
    before = _game(party)
    await party[seat].do(c.AskUndo())
    await _others(party, seat, True, False)
    assert (party.kinds()[-1], _game(party)) == ("undo_answered", before)
    other = next(one for one in range(3) if one != seat)
    assert await slug(party[other].do(c.AnswerUndo(True))) == "table/nothing-to-answer"


async def test_a_move_in_between_ends_the_question() -> None:
    party, seat = await _after_a_bid()
    await party[seat].do(c.AskUndo())
    await party.play_on()
    assert (await party.seen())["table"]["undo"] is None
    other = next(one for one in range(3) if one != seat)
    assert await slug(party[other].do(c.AnswerUndo(True))) == "table/nothing-to-answer"


async def test_the_one_who_asks_does_not_answer_and_nobody_answers_twice() -> None:
    party, seat = await _after_a_bid()
    await party[seat].do(c.AskUndo())
    assert await slug(party[seat].do(c.AnswerUndo(True))) == "table/nothing-to-answer"
    assert await slug(party[seat].do(c.AskUndo())) == "table/undo-asked"
    await _others(party, seat, True)
    with pytest.raises(Exception, match="nothing-to-answer"):
        await _others(party, seat, True)


async def test_all_that_followed_the_move_is_taken_back_too() -> None:
    party = await gather()
    before = _game(party)
    seat = party.live.table.game.waiting[0]
    for step in range(3):
        await party.act((seat + step) % 3, "bid", step + 1)
    await party[seat].do(c.AskUndo())
    await _others(party, seat, True, True)
    assert _game(party) == before


async def test_who_plays_only_with_bots_asks_nobody() -> None:
    party = await gather("Anna", settings=for_sale(pace=(30.0, 30.0)))
    while party.live.table.game.waiting != (FIRST,):
        await party.play_on()
    before = _game(party)
    await party.act(FIRST, "bid", party.live.table.game.options(FIRST).bid[0])
    assert (await party.seen())["you"]["can_undo"]
    await party[FIRST].do(c.AskUndo())
    assert _game(party) == before


async def test_who_is_stood_in_for_is_not_asked() -> None:
    party, seat = await _after_a_bid()
    others = [one for one in range(3) if one != seat]
    await party[seat].do(c.AskUndo())
    standing = others[1] if party.live.table.game.waiting == (others[0],) else others[0]
    await party[standing].do(c.Stand())
    await party[next(one for one in others if one != standing)].do(c.AnswerUndo(True))
    assert party.kinds()[-1] == "undone"


async def test_when_the_last_one_who_has_not_answered_leaves_all_have_agreed() -> None:
    party, seat = await _after_a_bid()
    asked = party.live.table.game.waiting[0]
    other = next(one for one in range(3) if one not in (seat, asked))
    await party[seat].do(c.AskUndo())
    await party[asked].do(c.AnswerUndo(True))
    await party[other].do(c.Stand())
    await asyncio.sleep(0.1)
    assert "undone" in party.kinds()


async def test_after_cards_were_laid_out_nothing_can_be_taken_back() -> None:
    party = await gather()
    opening = party.live.table.game.seen.round
    while party.live.table.game.seen.round == opening:
        await party.play_on()
    for seat in (FIRST, SECOND, THIRD):
        assert not (await party.seen(seat))["you"]["can_undo"]
        assert await slug(party[seat].do(c.AskUndo())) == "table/nothing-to-undo"


async def test_a_sealed_building_cannot_be_taken_back() -> None:
    party = await gather()
    while party.live.table.game.seen.phase == "buy":
        await party.play_on()
    await party.act(FIRST, "sell", party.live.table.game.options(FIRST).sell[0])
    assert await slug(party[FIRST].do(c.AskUndo())) == "table/nothing-to-undo"


async def test_a_roll_cannot_be_taken_back_but_a_hold_can() -> None:
    party = await gather(settings=monopoly(edition="aalen-event-strict", seats=3))
    party.set_scene(Scene(edition="aalen-event-strict", seats=3, turn="B", stage="window"))
    await party.act(THIRD, "hold")
    assert party.live.table.game.step_back(THIRD) is not None
    await party.act(THIRD, "done")
    await party.act(SECOND, "roll")
    for seat in (SECOND, THIRD):
        assert await slug(party[seat].do(c.AskUndo())) == "table/nothing-to-undo"


async def test_where_the_table_agreed_on_no_undo_there_is_none() -> None:
    party = await gather(settings=for_sale(undo=False))
    seat = party.live.table.game.waiting[0]
    await party.act(seat, "bid", 1)
    assert not (await party.seen(seat))["you"]["can_undo"]
    assert await slug(party[seat].do(c.AskUndo())) == "table/no-undo"


async def test_after_an_undo_whoever_is_asked_has_fresh_time() -> None:
    party, seat = await _after_a_bid()
    for step in (1, 2):
        await party.act((seat + step) % 3, "bid", step + 1)
    await asyncio.sleep(10)
    await party[seat].do(c.AskUndo())
    await _others(party, seat, True, True)
    assert list(party.live.table.timing.asked.items()) == [(seat, party.now)]


async def test_an_undo_is_the_same_after_a_restart() -> None:
    party, seat = await _after_a_bid()
    await party[seat].do(c.AskUndo())
    await _others(party, seat, True, True)
    known = _game(party)
    kill(party)
    again = await reopened(party)
    await again[FIRST].look()
    assert _game(again) == known
    assert again.live.table.game.on == party.live.table.game.on


async def test_a_wish_for_an_undo_survives_a_restart() -> None:
    party, seat = await _after_a_bid()
    await party[seat].do(c.AskUndo())
    kill(party)
    again = await reopened(party)
    await again[FIRST].look()
    await _others(again, seat, True, True)
    assert again.kinds()[-1] == "undone"


async def test_every_step_back_leads_to_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """States are made again, also when there were more steps than can be taken back."""
    monkeypatch.setattr("zuschlag.table.play.MOST_STEPS_BACK", 5)
    party = await gather()
    play = party.live.table.game
    before = {}
    for bid in range(1, 10):
        before[len(play.actions)] = play.state.tables.tobytes()
        await party.act(play.waiting[0], "bid", bid)
    assert [step.moves for step in play.steps_back] == [4, 5, 6, 7, 8]
    for step in reversed(play.steps_back.copy()):
        play.undo(step.seat, 0)
        assert (len(play.actions), play.state.tables.tobytes()) == (step.moves, before[step.moves])
    assert play.steps_back == []
