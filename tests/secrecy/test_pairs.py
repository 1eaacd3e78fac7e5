"""Twin worlds: what an observer may not know changes no byte of what reaches him (T1, T2, T4)."""

from typing import get_args

import msgspec
import pytest

from tests.secrecy.cast import a_cast, a_league_cast, a_slow_cast
from tests.secrecy.deep import deep_pairs
from tests.secrecy.delayed import delayed_pairs, too_early
from tests.secrecy.pairs import Pairs
from tests.secrecy.probes import probes
from zuschlag.table.commands import Command
from zuschlag.table.frames import missed

STORIES = 10
MOMENTS = 90
LEAST_PAIRS = 4_000
DEEP = (("for-sale", 31, 45), ("monopoly", 32, 40), ("for-sale", 33, 4))
DELAYED = ((1, 30), (2, 55), (4, 90))


def test_no_observer_can_tell_a_table_from_its_twin() -> None:
    count = 0
    for seed in range(1000, 1000 + STORIES):
        pairs = Pairs(a_cast(seed), MOMENTS)
        assert [str(difference) for difference in pairs.differences()] == []
        count += pairs.count
    assert count >= LEAST_PAIRS


@pytest.mark.parametrize("game", ["for-sale", "monopoly"])
def test_no_observer_can_tell_a_slow_table_from_its_twin(game: str) -> None:
    """With vacations, and in Monopoly with rent that waits for a day."""
    for seed in (10, 11):
        pairs = Pairs(a_slow_cast(seed, game), MOMENTS)
        assert [str(difference) for difference in pairs.differences()] == []
        kinds = {event.kind for event in pairs.table_events}
        assert {"vacation", "move"} <= kinds
        found = list(deep_pairs(a_slow_cast(seed, game), 30))
        assert len(found) >= 3
        assert [str(one) for _, differences in found for one in differences[:1]] == []


@pytest.mark.parametrize(("seed", "moment"), [(3, 9), (4, 45)])
def test_no_observer_can_tell_a_table_of_the_league_from_its_twin(seed: int, moment: int) -> None:
    """Neither there nor from what the league says of it, nor from how long that takes."""
    pairs = Pairs(a_league_cast(seed), MOMENTS)
    assert [str(difference) for difference in pairs.differences()] == []
    assert pairs.story.table.league
    found = list(deep_pairs(a_league_cast(seed), moment))
    assert len(found) >= 5
    assert [str(one) for _, differences in found for one in differences[:1]] == []


def test_twins_differ_in_everything_that_is_secret() -> None:
    pairs = Pairs(a_cast(3, "for-sale"), 110)
    assert not list(pairs.differences())
    real, twin = pairs.story.table, pairs.couples[0].twin.live.table
    assert real.seeds.server_seed != twin.seeds.server_seed
    assert real.game.key != twin.game.key
    assert real.game.state.tables.tobytes() != twin.game.state.tables.tobytes()
    assert [seat.holder for seat in real.seats[1:]] != [seat.holder for seat in twin.seats[1:]]
    assert len(real.log.lines) != len(twin.log.lines)
    assert real.orders != twin.orders or real.codes != twin.codes


def test_everybody_counts_the_own_lines_without_gaps() -> None:
    pairs = Pairs(a_cast(7), 120)
    assert not list(pairs.differences())
    log = pairs.story.table.log
    assert any(line.seen_by is not None for line in log.lines)
    for viewer in (None, *range(len(pairs.story.table.seats))):
        frames = [msgspec.json.decode(frame) for frame in missed(log, viewer, 0)]
        numbers = [entry["n"] for frame in frames for entry in frame["entries"]]
        assert numbers == list(range(1, log.cursor(viewer) + 1))


def test_there_are_about_fifty_probes_and_every_command_is_one() -> None:
    for game in ("for-sale", "monopoly"):
        pairs = Pairs(a_cast(2, game), 30)
        assert not list(pairs.differences())
        tried = probes(pairs.story.table)
        assert len(tried) >= 50
        assert {type(one) for one in tried} == set(get_args(Command))


@pytest.mark.parametrize(("game", "seed", "moment"), DEEP)
def test_nothing_behind_the_doors_tells_twins_apart(game: str, seed: int, moment: int) -> None:
    found = list(deep_pairs(a_cast(seed, game), moment))
    assert len(found) >= 3
    assert [str(one) for _, differences in found for one in differences[:1]] == []


@pytest.mark.parametrize(("seed", "moment"), DELAYED)
def test_late_spectators_learn_nothing_ahead_of_time(seed: int, moment: int) -> None:
    found = list(delayed_pairs(seed, moment))
    assert [str(one) for _, differences in found for one in differences[:1]] == []


def test_late_spectators_hear_of_everything_in_its_time() -> None:
    count, found = too_early(2, 40)
    assert found == []
    assert count > 100
