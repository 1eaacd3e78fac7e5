"""House bots think in processes of their own, with limits, and take no table down with them."""

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.house.tree import ROOT
from tests.thorough import a_few
from zuschlag.bots.bot import budget_of
from zuschlag.bots.bot_process import Crashed
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.messages import BotQuestion, NoAnswer
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.bots.one_choice import Rosters, choose
from zuschlag.bots.pool import BotPool
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.written import read_actions as read_for_sale
from zuschlag.rules.game import fresh
from zuschlag.rules.monopoly.actions import read_actions as read_monopoly
from zuschlag.rules.monopoly.game import MONOPOLY

ODD = "tests.bots.odd_bots"
SHORT = {"end.limit": {"rounds": 4}}
encode = msgspec.msgpack.encode


@pytest.fixture(autouse=True)
def tests_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(seconds=0.4, roster=ODD)
    await made.start()
    yield made
    await made.close()


def opening(game: Any = FOR_SALE, edition: str = "2015") -> tuple[bytes, bytes]:
    """What the first seat of a new game sees and may do."""
    state = fresh(game, game.agree(edition, 3), random.Random(1))
    seat = game.waiting_for(state)[0]
    return encode(game.observe(state, seat, memory=True)), encode(game.options(state, seat))


async def odd(pool: BotPool, bot: str) -> Any:
    return await pool.choose("for-sale", bot, *opening(), seed=1)


async def play_for_sale(pool: BotPool, bot: str, edition: str) -> None:
    luck = random.Random(3)
    state = fresh(FOR_SALE, FOR_SALE.agree(edition, 4), luck)
    while waiting := FOR_SALE.waiting_for(state):
        seat = waiting[0]
        seen = encode(FOR_SALE.observe(state, seat, memory=True))
        options = encode(FOR_SALE.options(state, seat))
        action = await pool.choose("for-sale", bot, seen, options, luck.getrandbits(63))
        FOR_SALE.apply(state, *read_for_sale([[seat, *action]], 4)[0])


async def play_monopoly(pool: BotPool, bot: str, edition: str) -> None:
    luck = random.Random(3)
    state = fresh(MONOPOLY, MONOPOLY.agree(edition, 3, SHORT), luck)
    while MONOPOLY.wants_chance(state) or MONOPOLY.waiting_for(state):
        if MONOPOLY.wants_chance(state):
            MONOPOLY.roll(state, luck)
            continue
        for seat in range(3):
            options = MONOPOLY.options(state, seat)
            if options is None:
                continue
            seen = encode(MONOPOLY.observe(state, seat, memory=True))
            action = await pool.choose("monopoly", bot, seen, encode(options), luck.getrandbits(63))
            if action is not None:
                MONOPOLY.apply(state, *read_monopoly([[seat, *action]], 3)[0])
                break


@pytest.mark.parametrize("bot", [n for n, made in FOR_SALE_BOTS.items() if not budget_of(made)])
@pytest.mark.parametrize("edition", a_few(["2015", "2015-variant", "1997"], 3))
async def test_every_bot_plays_for_sale_move_by_move(pool: BotPool, bot: str, edition: str) -> None:
    await play_for_sale(pool, bot, edition)


@pytest.mark.parametrize("bot", [n for n, made in MONOPOLY_BOTS.items() if not budget_of(made)])
@pytest.mark.parametrize("edition", a_few(["aalen-event", "aalen-casual", "classic"], 3))
async def test_every_bot_plays_monopoly_move_by_move(pool: BotPool, bot: str, edition: str) -> None:
    await play_monopoly(pool, bot, edition)


async def test_the_same_seed_gives_the_same_choice_as_in_this_process(pool: BotPool) -> None:
    seen, options = opening()
    rosters: Rosters = {"for-sale": FOR_SALE_BOTS, "monopoly": MONOPOLY_BOTS}
    for seed in range(20):
        here = choose(BotQuestion("for-sale", "random", seen, options, seed), rosters)
        assert await pool.choose("for-sale", "random", seen, options, seed) == here


async def test_a_seat_that_is_not_asked_keeps_still(pool: BotPool) -> None:
    state = fresh(MONOPOLY, MONOPOLY.agree("classic", 3), random.Random(1))
    asked = MONOPOLY.waiting_for(state)[0]
    other = (asked + 1) % 3
    seen = encode(MONOPOLY.observe(state, other, memory=True))
    options = encode(MONOPOLY.options(state, asked))
    assert await pool.choose("monopoly", "landlord", seen, options, 1) is None


@pytest.mark.parametrize("bot", ["runaway", "sleeper"])
async def test_who_does_not_come_to_an_end_is_cut_and_the_pool_goes_on(
    pool: BotPool, bot: str
) -> None:
    begun = time.monotonic()
    with pytest.raises(TimeoutError) as cut:
        await odd(pool, bot)
    assert cut.value.args == ("slow",)
    assert time.monotonic() - begun < 10
    assert await odd(pool, "heuristic") is not None


async def test_others_are_answered_while_somebody_runs_away() -> None:
    pool = BotPool(workers=2, seconds=3, roster=ODD)
    await pool.start()
    runaway = asyncio.create_task(odd(pool, "runaway"))
    await asyncio.sleep(0.05)
    for _ in range(20):
        await odd(pool, "random")
    assert not runaway.done()
    await pool.close()
    with pytest.raises(NoAnswer):
        await runaway


async def test_who_eats_memory_dies_alone(pool: BotPool) -> None:
    with pytest.raises(NoAnswer, match="crashed"):
        await odd(pool, "glutton")
    assert await odd(pool, "heuristic") is not None


async def test_some_memory_is_everybodys_right(pool: BotPool) -> None:
    assert await odd(pool, "moderate") == ["bid", 64]


async def test_who_dies_twice_over_a_question_is_not_asked_a_third_time(pool: BotPool) -> None:
    with pytest.raises(NoAnswer, match="crashed"):
        await odd(pool, "mortal")
    assert await odd(pool, "heuristic") is not None


async def test_a_question_under_which_a_worker_died_is_asked_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pool = BotPool(roster=ODD)
    await pool.start()
    assert await odd(pool, "fainting") == ["pass"]
    assert (tmp_path / "fainted").exists()
    await pool.close()


async def test_an_error_is_told_by_kind_and_place_without_its_text(
    pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NoAnswer, match=r"failed \(ValueError at odd_bots.py:\d+\)"):
        await odd(pool, "wrong")
    assert "29" not in caplog.text
    assert await odd(pool, "heuristic") is not None


@pytest.mark.parametrize(("game", "bot"), [("for-sale", "nobody"), ("chess", "random")])
async def test_an_unknown_bot_or_game_gives_no_answer(pool: BotPool, game: str, bot: str) -> None:
    with pytest.raises(NoAnswer, match="failed"):
        await pool.choose(game, bot, *opening(), seed=1)


async def test_a_bot_that_prints_does_not_speak_for_the_worker(pool: BotPool) -> None:
    assert await odd(pool, "chatterbox") == ["pass"]
    assert await odd(pool, "chatterbox") == ["pass"]


async def test_a_worker_has_nothing_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import zuschlag.journal.contract
    import zuschlag.table.ports  # noqa: F401

    monkeypatch.setenv("ZUSCHLAG_KEY", "secret")
    assert any(name.startswith("zuschlag.table") for name in sys.modules)
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    os.set_inheritable(server.sockets[0].fileno(), True)
    pool = BotPool(roster=ODD)
    await pool.start()
    found = {bot: await odd(pool, bot) for bot in ("onlooker", "spy", "heir", "caller")}
    await pool.close()
    server.close()
    await server.wait_closed()
    assert found == {bot: ["bid", 0] for bot in found}


async def test_a_bot_is_made_anew_for_every_choice(pool: BotPool) -> None:
    assert [await odd(pool, "fresh") for _ in range(3)] == [["bid", 1]] * 3


async def test_a_choice_nobody_waits_for_any_more_is_not_given_to_the_next(pool: BotPool) -> None:
    given_up = asyncio.create_task(odd(pool, "sleeper"))
    await asyncio.sleep(0.05)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    assert await odd(pool, "moderate") == ["bid", 64]


async def test_a_closed_pool_has_no_workers_and_gives_no_answers(pool: BotPool) -> None:
    running = [one._process for one in pool._processes]
    await pool.close()
    assert [one.returncode is None for one in running] == [False]
    with pytest.raises(NoAnswer, match="closed"):
        await odd(pool, "random")


async def test_bots_that_cannot_be_loaded_are_noticed_at_the_start(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Crashed, match=r"tests\.bots\.nowhere"):
        await BotPool(roster="tests.bots.nowhere").start()
    assert "ModuleNotFoundError" in capfd.readouterr().err
