"""A written game step by step: the same views the table showed while it was played."""

from typing import Any

import msgspec
import pytest

from tests.table.party import FIRST, Party, gather
from tests.table.world import for_sale, monopoly
from zuschlag.errors import Malformed
from zuschlag.table.replaying import MOST_FRAMES, replayed
from zuschlag.table.settings import Settings

GAMES = [for_sale(), monopoly()]


async def _played(settings: Settings) -> tuple[Party, bytes, list[Any]]:
    """A finished game, its record, and what the first seat saw after each move."""
    party = await gather(settings=settings)
    seen = [(await party.seen(FIRST))["game"]]
    while party.live.table.game.outcome is None:
        await party.play_on()
        seen.append((await party.seen(FIRST))["game"])
    await party.until("over")
    record = msgspec.json.encode(await party.service.record(party.table))
    return party, record, seen


@pytest.mark.parametrize("settings", GAMES, ids=["for-sale", "monopoly"])
async def test_every_step_looks_as_it_looked_at_the_table(settings: Settings) -> None:
    party, record, seen = await _played(settings)
    replay = replayed(record, FIRST, 0, 10_000)
    assert replay.refusal is None
    assert replay.steps == len(party.live.table.game.actions) == len(replay.money) - 1
    shown = [msgspec.to_builtins(frame.game) for frame in replay.frames[: len(seen)]]
    assert msgspec.json.decode(msgspec.json.encode(shown)) == seen[: len(shown)]
    assert replay.outcome == party.live.table.game.outcome


@pytest.mark.parametrize("settings", GAMES, ids=["for-sale", "monopoly"])
async def test_a_stretch_is_a_piece_of_the_whole(settings: Settings) -> None:
    _, record, _ = await _played(settings)
    whole = replayed(record, None, 0, 10_000)
    assert [frame.at for frame in whole.frames] == list(range(len(whole.frames)))
    piece = replayed(record, None, 3, 6)
    assert piece.frames == whole.frames[3:7]
    assert len(whole.frames) <= MOST_FRAMES + 1


async def test_a_sealed_move_is_told_to_its_own_seat_and_to_who_knows_all() -> None:
    _, record, _ = await _played(for_sale())
    everything = replayed(record, "open", 0, 10_000).frames
    sealed = [step.at for step in everything if step.action and step.action[0] == "sell"]
    assert sealed
    for viewpoint in (None, FIRST):
        frames = replayed(record, viewpoint, 0, 10_000).frames
        untold = [one.at for one in frames if one.at and one.action is None]
        assert untold == [at for at in sealed if everything[at].seat != viewpoint]
        told = [one for one in frames if one.action is not None]
        assert [one.action for one in told] == [everything[one.at].action for one in told]


@pytest.mark.parametrize("viewpoint", ["", "all", "0", 99, -2])
async def test_nobody_sits_at_a_viewpoint_that_is_none(viewpoint: int | str) -> None:
    _, record, _ = await _played(for_sale())
    with pytest.raises(Malformed):
        replayed(record, viewpoint, 0, 10)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"zuschlag":1,"game":"chess"}'])
def test_what_is_no_record_is_malformed(data: bytes) -> None:
    with pytest.raises(Malformed):
        replayed(data, None, 0, 10)


async def test_a_record_with_a_wrong_move_is_shown_as_far_as_it_goes() -> None:
    _, record, _ = await _played(for_sale())
    written = msgspec.json.decode(record)
    written["actions"][5] = [0, "bid", 27]
    replay = replayed(msgspec.json.encode(written), None, 0, 10_000)
    assert replay.refusal is not None
    assert replay.steps == 5


async def test_a_record_of_monopoly_without_its_dice_is_malformed_or_ends_early() -> None:
    _, record, _ = await _played(monopoly())
    written = msgspec.json.decode(record)
    written["deal"]["dice"] = written["deal"]["dice"][:2]
    try:
        replay = replayed(msgspec.json.encode(written), None, 0, 10_000)
    except Malformed:
        return
    assert replay.refusal is not None
