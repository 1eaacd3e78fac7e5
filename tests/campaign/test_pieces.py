"""Long measurements in pieces: stopped and continued, they give what one run would have given."""

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from tests.campaign.pieces import Course, Kept, Piece, kept_at
from tests.campaign.rows import Row

ROOT = Path(__file__).resolve().parents[2]
PIECES = range(12)


def measured(seed: int) -> Piece:
    """A fake run: some counts, a time, and one piece in which something is wrong."""
    luck = random.Random(seed)
    wrong = ["seven is wrong"] if seed == 7 else []
    counts = {"games": 3.0, "moves": float(luck.randint(10, 99))}
    return Piece(counts, {"seconds": [luck.random()]}, wrong)


def stopped_at_five(seed: int) -> Piece:
    """The same, but somebody presses Ctrl+C in the sixth piece."""
    if seed == 5:
        raise KeyboardInterrupt
    return measured(seed)


def failing(seed: int) -> Piece:
    """A run that breaks down."""
    raise ValueError(f"no {seed}")


def unwanted(seed: int) -> Piece:
    """A run nobody should have to wait for again."""
    raise AssertionError(f"measured twice: {seed}")


def course(file: Path | None) -> Course:
    """A campaign, one piece after the other."""
    return Course(1.0, Kept(file), cores=1, pool=ThreadPoolExecutor)


def test_stopping_and_continuing_gives_the_same_as_one_run(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "abc.jsonl"
    at_one_go = course(None).measure("fake", measured, PIECES)
    with pytest.raises(KeyboardInterrupt):
        course(file).measure("fake", stopped_at_five, PIECES)
    assert len(Kept(file).of("fake")) == 5
    assert course(file).measure("fake", measured, PIECES) == at_one_go
    assert at_one_go.count("games") == 36
    assert course(file).measure("fake", unwanted, PIECES) == at_one_go


def test_enough_is_counted_over_all_runs(tmp_path: Path) -> None:
    file = tmp_path / "abc.jsonl"
    first = course(file).measure("fake", measured, count(), ("games", 6))
    assert first.count("games") == 6
    more = course(file).measure("fake", measured, count(), ("games", 15))
    assert more == course(None).measure("fake", measured, count(), ("games", 15))
    assert course(file).measure("fake", unwanted, count(), ("games", 15)) == more


def test_several_at_once_add_up_to_the_same() -> None:
    alone = course(None).measure("fake", measured, PIECES)
    together = Course(1.0, cores=2, pool=ThreadPoolExecutor).measure("fake", measured, PIECES)
    assert together.counts == alone.counts
    assert sorted(together.values["seconds"]) == sorted(alone.values["seconds"])


def test_a_failure_of_an_earlier_run_stays_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "abc.jsonl"
    course(file).measure("fake", measured, range(8))
    assert course(file).measure("fake", measured, PIECES).wrong == ["seven is wrong"]


def test_a_piece_that_breaks_down_is_a_finding_and_the_rest_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "abc.jsonl"
    found = course(file).measure("fake", failing, range(3))
    assert found.wrong == ["0: ValueError no 0", "1: ValueError no 1", "2: ValueError no 2"]
    assert course(file).measure("fake", measured, range(3)).wrong == found.wrong


def test_another_commit_begins_anew(tmp_path: Path) -> None:
    one, other = (kept_at(tmp_path, name) for name in ("abc1234", "def5678"))
    course(one).measure("fake", measured, PIECES)
    assert Kept(other).of("fake") == {}
    assert len(Kept(one).of("fake")) == len(PIECES)


def test_changed_sources_and_quick_looks_keep_nothing(tmp_path: Path) -> None:
    assert kept_at(tmp_path, "abc1234 with changes") is None
    assert kept_at(tmp_path, "abc1234", 0.5) is None


def test_who_wants_to_begins_anew_at_the_same_commit(tmp_path: Path) -> None:
    file = kept_at(tmp_path, "abc1234")
    course(file).measure("fake", measured, PIECES)
    assert Kept(kept_at(tmp_path, "abc1234", anew=True)).of("fake") == {}


def test_a_line_that_was_cut_off_is_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "abc.jsonl"
    whole = course(file).measure("fake", measured, PIECES)
    lines = file.read_bytes()
    file.write_bytes(lines[:-20])
    assert len(Kept(file).of("fake")) == len(PIECES) - 1
    assert course(file).measure("fake", measured, PIECES) == whole


def test_what_is_not_cut_into_pieces_is_done_once(tmp_path: Path) -> None:
    done: list[float] = []

    def long_run(scale: float) -> list[Row]:
        done.append(scale)
        share: float = np.float64(1.0)  # a share of NumPy's, as simulations have it
        return [Row("a long run", "1", ">= 0.5", share >= 0.5), Row("another", "1", "0", False)]

    rows = [course(tmp_path / "abc.jsonl").whole(long_run) for _ in range(3)]
    assert rows[0] == rows[2]
    assert [row.is_met for row in rows[2]] == [True, False]
    assert done == [1.0]


ENDLESS = """
import time
from tests.campaign.pieces import processes
if __name__ == "__main__":
    with processes(1) as pool:
        pool.submit(print, "at work", flush=True).result()
        pool.submit(time.sleep, 3600).result()
"""


def test_whoever_measures_leaves_with_a_campaign_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    campaign = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env={"PYTHONPATH": str(ROOT)}
    )
    assert campaign.stdout is not None
    assert campaign.stdout.readline() == b"at work\n"
    campaign.kill()
    campaign.communicate(timeout=60)  # open for as long as anybody is left who could write to it


def test_finished_pieces_are_no_part_of_the_sources() -> None:
    asked = ["git", "check-ignore", "-q", ".campaign/abc.jsonl"]
    assert subprocess.run(asked, cwd=ROOT).returncode == 0
