"""What viewers share is read and written once: nobody may notice, least of all by what they see."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.laws.games import random_action
from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from tests.table.party import FIRST, SECOND, THIRD, Party, gather
from tests.table.world import Inbox, for_sale, monopoly
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.table import commands as c
from zuschlag.table.games import game_at_table

_PARTS = ("cursor", "table", "clock", "game", "you")
SETTINGS: dict[str, Any] = {"for-sale": for_sale, "monopoly": monopoly}


def states_of_for_sale(seed: int) -> Iterator[Any]:
    luck = random.Random(seed)
    seats, is_open = luck.choice((3, 5, 6)), luck.random() < 0.3
    terms = FOR_SALE.agree("2015", seats, {"open_info": is_open})
    state = FOR_SALE.begin(terms, FOR_SALE.deal(terms, luck))
    while waiting := FOR_SALE.waiting_for(state):
        yield state
        seat = luck.choice(waiting)
        options = FOR_SALE.options(state, seat)
        assert options is not None
        FOR_SALE.apply(state, seat, random_action(options, luck))
    yield state


def _as_far_as(seen: Any, whole: Any) -> Any:
    """What spectators see, with only as much bookkeeping as a table keeps."""
    if not hasattr(whole, "book"):
        return whole
    return msgspec.structs.replace(whole, book={name: whole.book[name] for name in seen.book})


def states_of_monopoly(seed: int) -> Iterator[Any]:
    for step in walk(a_setting(f"shared {seed}"), 40):
        yield step.after


STATES = {"for-sale": states_of_for_sale, "monopoly": states_of_monopoly}


@pytest.mark.parametrize("game", STATES)
def test_a_view_that_shares_is_to_the_byte_the_view_of_its_own(game: str) -> None:
    at, count = game_at_table(game), 0
    for seed in range(3):
        for state in STATES[game](seed):
            viewing = at.viewing(state)
            assert viewing.seen == _as_far_as(viewing.seen, at.game.observe(state, None))
            for viewer in (None, *range(state.terms.seats)):
                own, shared = at.view(state, viewer), viewing(viewer)
                assert msgspec.json.encode(shared) == msgspec.json.encode(own)
                count += 1
    assert count > 200


def model(inbox: Inbox) -> dict[str, Any]:
    """What a client knows after all frames: the last of each part."""
    known: dict[str, Any] = {}
    for frame in inbox.read:
        if frame["t"] in ("table", "news"):
            known |= {part: frame[part] for part in _PARTS if part in frame}
    return known


async def check_all(party: Party, inboxes: dict[int | None, Inbox]) -> None:
    """Whoever followed the news knows what a fresh look shows."""
    for viewer, inbox in inboxes.items():
        speaker = party[viewer].speaker if viewer is not None else None
        fresh = msgspec.json.decode(await party.service.look(party.table, speaker, viewer))
        known = model(inbox)
        assert known == {part: fresh[part] for part in known}, viewer


async def watching(party: Party) -> dict[int | None, Inbox]:
    inboxes: dict[int | None, Inbox] = {viewer: Inbox() for viewer in (FIRST, SECOND, THIRD, None)}
    for viewer, inbox in inboxes.items():
        speaker = party[viewer].speaker if viewer is not None else None
        await party.service.attach(party.table, speaker, viewer, 0, inbox)
    return inboxes


@pytest.mark.parametrize("game", SETTINGS)
async def test_news_leave_nobody_behind(game: str) -> None:
    """Moves between everything else that changes a table: each entry, every viewer."""
    party = await gather(settings=SETTINGS[game](undo=True))
    inboxes = await watching(party)
    live = party.live

    async def moves(count: int) -> None:
        for _ in range(count):
            await party.play_on()
            await check_all(party, inboxes)

    await moves(3)
    await party[FIRST].do(c.Say("Well played"))
    await moves(1)
    mover = live.table.game.waiting[0]
    await party.play_on()
    if live.table.game.step_back(mover) is not None:
        await party[mover].do(c.AskUndo(), seat=mover)
        await check_all(party, inboxes)
        await moves(1)  # whoever moves on has answered
        assert live.table.undo is None
    await party[SECOND].do(c.VoteEnd(True))
    await check_all(party, inboxes)
    await moves(2)
    late = Inbox()
    await party.service.attach(party.table, None, None, 0, late)
    inboxes[None] = late
    await moves(2)
    await party[THIRD].do(c.Stand())
    await check_all(party, inboxes)
    await party[THIRD].do(c.ComeBack())
    await moves(2)
    await party.pause()
    await check_all(party, inboxes)


async def test_a_move_says_nothing_of_the_table_unless_it_has_changed() -> None:
    party = await gather()
    inboxes = await watching(party)
    await party.play_on()
    await party.play_on()
    assert "table" not in inboxes[None].last("news")
