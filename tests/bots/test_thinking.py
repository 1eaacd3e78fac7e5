"""Bots that think live as long as their game, remember what their seat saw, and can be lost."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.bots.test_pool import opening
from tests.house.tree import ROOT
from tests.thorough import a_few, thorough
from zuschlag.bots.bot import Noticed, budget_of
from zuschlag.bots.company import Company
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.forsale.searcher import Searcher
from zuschlag.bots.house import HouseBots
from zuschlag.bots.match import play_match
from zuschlag.bots.messages import BotQuestion, NoAnswer, ThinkingQuestion
from zuschlag.bots.pool import BotPool
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.rules.forsale.game import FOR_SALE

THINKING = "tests.bots.thinking_bots"
WAIT = 120.0  # for a worker that starts on a busy machine


@pytest.fixture(autouse=True)
def tests_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


class Past(NamedTuple):
    """A story of so many entries, every second one a move of seat 0 with what was typed."""

    length: int = 1
    table: str = "a table"
    seat: int = 0
    version: int = 0

    def after(self, known: int) -> list[bytes]:
        """As a log has them."""
        moves = [{"n": n, "seat": n % 2, "action": ["pass"], "events": []} for n in range(100)]
        return [msgspec.json.encode(move) for move in moves[known : self.length]]


BEGINNING = Past()


@pytest.fixture
async def pool() -> AsyncIterator[ThinkingPool]:
    made = ThinkingPool(megabytes=64, roster=THINKING, patience=WAIT)
    yield made
    await made.close()


async def bid(pool: ThinkingPool, bot: str, past: Past = BEGINNING, seconds: float = 0.4) -> Any:
    """What a bot bids at the opening; our bots tell by it what they know."""
    verb, told = await pool.choose(BotQuestion("for-sale", bot, *_seen(), 1), past, seconds)
    assert verb == "bid"
    return told


def _seen() -> tuple[bytes, bytes]:
    """The opening, seen from seat 0, whoever begins."""
    seen, options = opening()
    first = msgspec.msgpack.decode(seen)
    return msgspec.msgpack.encode(first | {"viewer": 0}), options


def diary(age: int, heard: int, news: int) -> int:
    return age * 1_000_000 + heard * 1_000 + news


async def test_a_bot_lives_on_and_is_told_only_what_is_new(pool: ThinkingPool) -> None:
    assert await bid(pool, "diarist", Past(1)) == diary(age=1, heard=1, news=1)
    assert await bid(pool, "diarist", Past(4)) == diary(age=2, heard=4, news=3)
    assert await bid(pool, "diarist", Past(4)) == diary(age=3, heard=4, news=0)


async def test_every_seat_of_every_table_has_a_bot_of_its_own(pool: ThinkingPool) -> None:
    for past in (Past(2), Past(2, seat=1), Past(2, table="another")):
        assert await bid(pool, "diarist", past) == diary(age=1, heard=2, news=2)
    assert await bid(pool, "diarist", Past(3, seat=1)) == diary(age=2, heard=3, news=1)


async def test_where_many_wait_each_does_less_and_nobody_is_left_without_an_answer(
    pool: ThinkingPool,
) -> None:
    assert await bid(pool, "obliging") == 1000
    tables = [Past(table=str(number)) for number in range(50)]
    efforts = await asyncio.gather(*(bid(pool, "obliging", past) for past in tables))
    assert efforts[0] == 1000  # nobody waited yet
    assert efforts[1:] == sorted(efforts[1:])
    assert (efforts[1], efforts[-1]) == (1000 // 16, 1000)


async def test_after_an_undo_a_bot_is_made_anew_from_what_is_left(pool: ThinkingPool) -> None:
    await bid(pool, "diarist", Past(5))
    assert await bid(pool, "diarist", Past(3, version=7)) == diary(age=1, heard=3, news=3)


async def test_a_bot_that_takes_over_a_seat_is_told_everything(pool: ThinkingPool) -> None:
    await bid(pool, "named", Past(5))
    assert await bid(pool, "diarist", Past(6)) == diary(age=1, heard=6, news=6)


async def test_what_others_typed_is_not_told_only_what_came_of_it(pool: ThinkingPool) -> None:
    assert await bid(pool, "eavesdropper", Past(7)) == 4  # its own moves have even numbers


async def test_a_killed_worker_is_replaced_and_its_bots_know_what_they_knew(
    pool: ThinkingPool,
) -> None:
    await bid(pool, "diarist", Past(9))
    worker = await bid(pool, "named", Past(1, seat=1))
    os.kill(worker, signal.SIGKILL)
    assert await bid(pool, "diarist", Past(10)) == diary(age=1, heard=10, news=10)
    assert await bid(pool, "named", Past(1, seat=1)) != worker
    assert await bid(pool, "diarist", Past(11)) == diary(age=2, heard=11, news=1)


async def test_a_worker_killed_while_it_thinks_is_asked_again_in_the_next(
    pool: ThinkingPool,
) -> None:
    worker = await bid(pool, "named")
    os.kill(worker, signal.SIGSTOP)
    asked = asyncio.create_task(bid(pool, "diarist", Past(3), seconds=5.0))
    await asyncio.sleep(0.2)
    os.kill(worker, signal.SIGKILL)
    assert await asked == diary(age=1, heard=3, news=3)


@pytest.mark.parametrize(("bot", "why"), [("runaway", "slow"), ("glutton", "crashed")])
async def test_who_takes_too_much_gives_no_answer_and_the_next_one_does(
    pool: ThinkingPool, bot: str, why: str
) -> None:
    await bid(pool, "diarist", Past(2))
    with pytest.raises(NoAnswer, match=why):
        await bid(pool, bot, Past(2, seat=1))
    assert await bid(pool, "diarist", Past(3)) == diary(age=1, heard=3, news=3)


async def test_a_bot_that_fails_is_made_anew(pool: ThinkingPool) -> None:
    with pytest.raises(NoAnswer, match=r"failed \(ValueError at odd_bots.py:\d+\)"):
        await bid(pool, "wrong")
    assert await bid(pool, "diarist", Past(2)) == diary(age=1, heard=2, news=2)


async def test_a_bot_that_keeps_much_drives_the_others_out_and_they_come_back(
    pool: ThinkingPool,
) -> None:
    await bid(pool, "diarist", Past(2))
    assert [await bid(pool, "hoarder", Past(1, seat=1)) for _ in range(2)] == [1, 2]
    assert await bid(pool, "diarist", Past(3)) == diary(age=1, heard=3, news=3)


async def test_a_thinking_worker_is_confined_and_has_compiled_rules(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import zuschlag.table.ports  # noqa: F401

    monkeypatch.setenv("ZUSCHLAG_KEY", "secret")
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    assert any(name.startswith("zuschlag.table") for name in sys.modules)
    found = {bot: await bid(pool, bot) for bot in ("caller", "onlooker", "compiled")}
    assert found == {"caller": 0, "onlooker": 0, "compiled": 1}


async def test_a_closed_pool_gives_no_answers_and_leaves_no_worker() -> None:
    pool = ThinkingPool(roster=THINKING, patience=WAIT)
    worker = await bid(pool, "named")
    await pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(NoAnswer, match="closed"):
        await bid(pool, "named")


async def test_bots_that_cannot_be_prepared_are_stood_in_for() -> None:
    house = HouseBots(BotPool(), ThinkingPool(roster="tests.bots.nowhere"))
    await house.start()
    answer = await house.choose("for-sale", "searcher", *opening(), 1, Past())
    assert answer == await house.choose("for-sale", "heuristic", *opening(), 1, Past())
    await house.close()


class Counted(ThinkingPool):
    """Counts how often it is asked."""

    asked = 0

    async def choose(self, *asked: Any) -> Any:
        """Once more."""
        self.asked += 1
        return await super().choose(*asked)


@pytest.fixture
async def house() -> AsyncIterator[tuple[HouseBots, Counted]]:
    thinking = Counted(megabytes=64, roster=THINKING, patience=WAIT)
    made = HouseBots(BotPool(roster=THINKING), thinking, 0.4, THINKING)
    await made.start()
    yield made, thinking
    await made.close()


async def test_simple_bots_do_not_even_start_a_thinking_worker(
    house: tuple[HouseBots, Counted],
) -> None:
    bots, thinking = house
    assert await bots.choose("for-sale", "heuristic", *opening(), 1, Past()) is not None
    assert thinking.asked == 0
    assert thinking._homes == {}


async def test_who_overruns_again_and_again_is_replaced_by_the_first_simple_bot(
    house: tuple[HouseBots, Counted],
) -> None:
    bots, thinking = house
    simple = await bots.choose("for-sale", "heuristic", *opening(), 1, Past())
    for _ in range(5):
        assert await bots.choose("for-sale", "runaway", *opening(), 1, Past()) == simple
    assert thinking.asked == 3
    other = Past(2, table="another")
    assert await bots.choose("for-sale", "diarist", *opening(), 1, other) == ["bid", diary(1, 2, 2)]


def test_the_bot_that_was_not_asked_for_longest_leaves_a_full_worker() -> None:
    from tests.bots.thinking_bots import Diarist

    company = Company({"diarist": Diarist}, lambda: False, most=2)

    def ask(who: str, known: int) -> bool:
        asked = BotQuestion("for-sale", "diarist", *opening(), 1)
        news = Past(3).after(known)
        return company.answer(ThinkingQuestion(who, 0, known, news, 1.0, asked)).is_forgotten

    assert [ask(who, 0) for who in ("a", "b")] == [False, False]
    assert not ask("a", 3)
    assert not ask("c", 0)
    assert [ask(who, 3) for who in ("a", "b", "c")] == [False, True, False]


def test_the_searcher_remembers_who_bid_how_often() -> None:
    made: list[Searcher] = []

    def quick(luck: random.Random) -> Searcher:
        made.append(Searcher(luck, 0.0))
        return made[-1]

    terms = FOR_SALE.agree("2015", 3)
    state, moves = play_match(
        FOR_SALE, terms, [quick, *[FOR_SALE_BOTS["heuristic"]] * 2], random.Random(2)
    )
    assert FOR_SALE.outcome(state) is not None
    written = [(seat, FOR_SALE.as_written(action)[0]) for seat, action in moves]
    assert made[0].bids[:3] == [written.count((seat, "bid")) for seat in range(3)]
    assert made[0].passes[:3] == [written.count((seat, "pass")) for seat in range(3)]
    assert sum(made[0].bids) > 0


@pytest.mark.parametrize("edition", a_few(FOR_SALE.editions(), 3))
def test_the_searcher_finishes_every_edition(edition: str) -> None:
    def quick(luck: random.Random) -> Searcher:
        return Searcher(luck, 0.0)

    for seats in FOR_SALE.seats(edition):
        terms = FOR_SALE.agree(edition, seats)
        state, _ = play_match(FOR_SALE, terms, [quick] * seats, random.Random(seats))
        assert FOR_SALE.outcome(state) is not None


@thorough
def test_the_searcher_beats_the_sober_player_on_compiled_rules() -> None:
    """A fair share is a quarter. Plain rules are too slow to search on, so they are not asked."""
    settings = {**os.environ, "ZUSCHLAG_RULES": "compiled"}
    settings.pop("NUMBA_DISABLE_JIT", None)
    words = "simulate for-sale --policy searcher,heuristic,heuristic,heuristic --games 20 --json"
    done = subprocess.run(
        [sys.executable, "-m", "zuschlag", *words.split()],
        env=settings,
        capture_output=True,
        check=True,
    )
    assert msgspec.json.decode(done.stdout)["win_share"][0] >= 0.5


def test_only_those_think_who_say_so_and_the_stand_in_never_does() -> None:
    assert [name for name, make in FOR_SALE_BOTS.items() if budget_of(make)] == [
        "champion",
        "searcher",
    ]
    assert budget_of(next(iter(FOR_SALE_BOTS.values()))) is None


def test_what_somebody_else_typed_is_taken_out() -> None:
    told = Noticed(1, [{"event": "sealed", "seat": 1}], ["sell", 7])
    assert told.for_seat(1).action == ["sell", 7]
    assert told.for_seat(0) == Noticed(1, [{"event": "sealed", "seat": 1}])
