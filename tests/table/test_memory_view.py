"""The view for programs that search: all a note-taker in that seat knows, and no more."""

import random
from typing import Any

import msgspec
import pytest

from tests.table.party import FIRST, SECOND, Party, gather, refused
from tests.table.world import Inbox, for_sale, monopoly
from zuschlag.errors import Malformed, NotAllowed, NotFound
from zuschlag.rules.forsale.views import Observation as ForSaleSeen
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly.views import Observation as MonopolySeen

SETTINGS: dict[str, Any] = {"for-sale": for_sale, "monopoly": monopoly}
VIEWS: dict[str, Any] = {"for-sale": ForSaleSeen, "monopoly": MonopolySeen}


async def table_of(game: str) -> Party:
    return await gather(settings=SETTINGS[game]())


async def looking(party: Party, seat: int | None, memory: bool) -> Inbox:
    inbox = Inbox()
    speaker = party[FIRST].speaker if seat is not None else None
    await party.service.attach(party.table, speaker, seat, 0, inbox, memory)
    return inbox


@pytest.mark.parametrize("game", VIEWS)
async def test_from_what_a_note_taker_sees_a_whole_game_can_be_imagined(game: str) -> None:
    party = await table_of(game)
    notes = await looking(party, FIRST, memory=True)
    for _ in range(6):
        await party.play_on()
        seen = msgspec.convert(notes.last("news")["game"], VIEWS[game])
        assert (seen.viewer, seen.memory) == (FIRST, True)
        state = GAMES[game].imagine(seen, random.Random(1))
        assert GAMES[game].observe(state, FIRST, memory=True) == seen


async def test_what_the_table_shows_is_too_little_and_that_is_said() -> None:
    party = await table_of("monopoly")
    shown = await looking(party, FIRST, memory=False)
    seen = msgspec.convert(shown.last("table")["game"], MonopolySeen)
    with pytest.raises(Malformed, match="view/incomplete"):
        GAMES["monopoly"].imagine(seen, random.Random(1))


@pytest.mark.parametrize("game", VIEWS)
async def test_who_has_no_seat_has_taken_no_notes(game: str) -> None:
    party = await table_of(game)
    with_notes, without = [await looking(party, None, memory) for memory in (True, False)]
    assert with_notes.last("table") == without.last("table")
    assert with_notes.last("table")["game"]["memory"] is False


@pytest.mark.parametrize("game", VIEWS)
async def test_nobody_has_the_notes_of_another_seat(game: str) -> None:
    party = await table_of(game)
    for speaker in (party[SECOND].speaker, party.guest("Zoe").speaker):
        asked = party.service.attach(party.table, speaker, FIRST, 0, Inbox(), memory=True)
        assert isinstance(await refused(asked), NotAllowed | NotFound)
