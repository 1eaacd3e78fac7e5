"""How a game begins: all seal a seed, then all show it; ten seconds are allowed for each."""

import asyncio

from tests.table.party import FIRST, SECOND, Party, gather, refused, seed_of, slug
from tests.table.world import for_sale, monopoly
from zuschlag import fair
from zuschlag.errors import NotAllowed
from zuschlag.table import commands as c


async def _asked_for_seeds(*names: str) -> Party:
    party = await gather(*names, begin=False)
    await party[FIRST].do(c.Start())
    return party


async def _seal(party: Party, seat: int) -> None:
    await party[seat].do(c.SealSeed(seed_of(party[seat].name)[1]))


async def _show(party: Party, seat: int) -> None:
    await party[seat].do(c.ShowSeed(seed_of(party[seat].name)[0]))


async def _wanted(party: Party) -> list[str | None]:
    return [(await party.seen(seat))["you"]["seed_wanted"] for seat in range(len(party.people))]


async def test_all_seal_then_all_show_then_cards_are_dealt_without_any_waiting() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    begun = party.now
    assert (await _wanted(party), await party.status()) == (["seal", "seal"], "seeds")
    await _seal(party, FIRST)
    await asyncio.sleep(1)
    assert await _wanted(party) == [None, "seal"]
    await _seal(party, SECOND)
    await asyncio.sleep(0.1)
    assert await _wanted(party) == ["show", "show"]
    await _show(party, SECOND)
    await _show(party, FIRST)
    await asyncio.sleep(0.1)
    assert (await party.status(), await _wanted(party)) == ("play", [None, None])
    assert party.now - begun < 2000
    assert party.kinds()[-7:] == [
        "seeds_wanted",
        "seed_sealed",
        "seed_sealed",
        "seeds_called",
        "seed_shown",
        "seed_shown",
        "dealt",
    ]


async def test_nobody_shows_a_seed_before_all_are_sealed() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    await _seal(party, FIRST)
    assert await slug(_show(party, FIRST)) == "table/seed-not-wanted"
    assert "seed_shown" not in party.kinds()


async def test_a_client_that_sends_nothing_is_waited_for_twice_ten_seconds_at_most() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    begun = party.now
    await _seal(party, FIRST)
    await party.until("play", 21)
    assert 10_000 <= party.now - begun <= 20_200
    seeds = (await party.seen())["table"]["fair"]["seeds"]
    assert seeds == [
        {"hash": seed_of("Anna")[1], "seed": None},
        {"hash": None, "seed": None},
        {"hash": None, "seed": None},
    ]


async def test_a_seed_that_was_not_sealed_is_refused() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    await _seal(party, FIRST)
    await _seal(party, SECOND)
    await asyncio.sleep(0.1)
    fault = await refused(party[FIRST].do(c.ShowSeed(seed_of("Bob")[0])))
    assert isinstance(fault, NotAllowed)
    assert fault.slug == "table/other-seed"
    await _show(party, FIRST)


async def test_a_seal_cannot_be_changed() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    await _seal(party, FIRST)
    assert await slug(party[FIRST].do(c.SealSeed("f" * 64))) == "table/seed-not-wanted"


async def test_a_late_seal_is_refused() -> None:
    party = await _asked_for_seeds("Anna", "Bob")
    await _seal(party, FIRST)
    await asyncio.sleep(10.5)
    assert party.kinds()[-1] == "seeds_called"
    assert await slug(_seal(party, SECOND)) == "table/seed-not-wanted"
    await _show(party, FIRST)
    await party.until("play", 1)
    assert await slug(_show(party, SECOND)) == "table/not-now"


async def test_when_only_bots_play_nobody_is_waited_for() -> None:
    party = await gather("Anna", begin=False, settings=for_sale(pace=(1.0, 1.0)))
    await party[FIRST].do(c.Stand())
    begun = party.now
    await party[FIRST].do(c.Start())
    await party.until("play", 1)
    assert party.now - begun < 1000
    assert {seat.kind for seat in party.live.table.seats} == {"bot"}
    await party.until("over", 300)


async def test_open_seats_get_bots_when_the_host_starts() -> None:
    party = await _asked_for_seeds("Anna")
    seats = (await party.seen())["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    assert await slug(party[FIRST].do(c.Start())) == "table/already-started"


async def test_the_server_is_bound_to_its_seed_before_anybody_sits_down() -> None:
    party = await gather("Anna", "Bob", begin=False)
    commit = party.lines()[0]["commit"]
    assert (await party.seen())["table"]["fair"]["commit"] == commit
    await party.begin()
    await party.to_the_end()
    told = (await party.seen())["table"]["fair"]
    assert (
        told["commit"] == commit == fair.commitment(party.table, bytes.fromhex(told["server_seed"]))
    )


async def test_the_seed_of_the_server_is_in_no_frame_before_the_end() -> None:
    party = await gather("Anna", "Bob")
    secret = party.live.table.seeds.server_seed.hex().encode()
    while party.live.table.game.outcome is None:
        await party.play_on()
    assert not any(secret in frame for frame in party[FIRST].inbox.frames)
    await party.until("over")
    assert any(secret in frame for frame in party[FIRST].inbox.frames)


async def _played(party: Party) -> fair.Findings:
    await party[FIRST].do(c.Start())
    for seat in (FIRST, SECOND):
        await _seal(party, seat)
    await asyncio.sleep(0.1)
    for seat in (FIRST, SECOND):
        await _show(party, seat)
    await party.until("play", 1)
    await party.to_the_end()
    return fair.check(await party.service.record(party.table))


async def test_the_deal_of_for_sale_verifies_with_the_seeds_of_the_players() -> None:
    findings = await _played(await gather("Anna", "Bob", begin=False))
    assert findings.verdict == fair.Verdict.VERIFIED
    assert findings.found[2].facts["shown"] == [0, 1]


async def test_cards_and_dice_of_monopoly_verify_with_the_seeds_of_the_players() -> None:
    findings = await _played(await gather("Anna", "Bob", begin=False, settings=monopoly()))
    assert findings.verdict == fair.Verdict.VERIFIED
    assert {found.what for found in findings.found} >= {"chance", "chest", "dice"}
