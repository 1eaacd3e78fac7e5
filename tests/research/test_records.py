"""Written games as a table and back, and questions to it that reach nothing else."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from zuschlag import record
from zuschlag.cli import main
from zuschlag.errors import Malformed
from zuschlag.lab.forsale.records import records
from zuschlag.lab.forsale.simulate import ForSalePlan
from zuschlag.research.query import query
from zuschlag.research.rows import Rows

BESIDE = [b"{}", b"[1, 2]", b"nonsense", b"", b'{"game": 3, "seats": 4}']
"""Lines that are no games: they are kept like any other."""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of games as `zuschlag simulate --records` writes them."""
    plan = ForSalePlan("2015", 4, 5, ("random",) * 4, seed=3)
    file = tmp_path / "games.jsonl"
    lines = [json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in records(plan)]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


@pytest.fixture
def folder(games: Path) -> Iterator[Path]:
    """A folder with those games as Parquet."""
    (games.parent / "data").mkdir()
    assert main(["records", str(games), str(games.parent / "data" / "games.parquet")]) == 0
    return iter([games.parent / "data"])


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_the_way_there_and_back_keeps_every_byte(games: Path, tmp_path: Path) -> None:
    with games.open("ab") as more:
        more.write(b"".join(line + b"\n" for line in (*BESIDE, '{"é": 1}'.encode())))
    for name in ("one", "two"):
        assert main(["records", str(games), str(tmp_path / f"{name}.parquet")]) == 0
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    assert main(["records", str(tmp_path / "one.parquet"), str(tmp_path / "again.jsonl")]) == 0
    assert (tmp_path / "again.jsonl").read_bytes() == games.read_bytes()


def test_a_row_says_what_the_judge_says(games: Path, folder: Iterator[Path]) -> None:
    rows = pq.read_table(next(folder) / "games.parquet").to_pylist()
    for row, line in zip(rows, games.read_bytes().splitlines(), strict=True):
        answer, written = record.judge(line), json.loads(line)
        assert row["ok"] is True
        assert [row[name] for name in ("scores", "ranking", "winners")] == [
            answer[name] for name in ("scores", "ranking", "winners")
        ]
        assert (row["game"], row["edition"], row["seats"]) == ("for-sale", "2015", 4)
        assert row["players"] == written["seats"]
        assert row["actions"] == len(written["actions"])


def test_lines_read_quickly_are_read_as_the_judge_reads_them(games: Path) -> None:
    """Every byte of a line changed, dropped or doubled: the same row as of a line met alone."""
    lines = games.read_bytes().splitlines()
    rows, line = Rows(lambda game: None), lines[0]
    rows.of([lines[1] + b"\n"])
    assert rows.reads_quickly(line)
    for odd in oddities(line, random.Random(5)):
        [quick], [judged] = rows.of([odd + b"\n"]), Rows(lambda game: None).of([odd + b"\n"])
        assert quick[1:] == judged[1:], odd


def oddities(line: bytes, luck: random.Random) -> Iterator[bytes]:
    """The line with something wrong or unusual in one place; some are still games."""
    yield line
    yield line[: line.index(b'],"meta"') + 1] + b"}"
    yield line[: line.index(b',"meta"')] + b"}"
    yield line.replace(b'"meta":', b'"meta":{"a":1,"a":2},"meta":')
    yield line[: line.index(b',"meta"')] + b',"meta":{"a":1,"a":2}}'
    yield line[: line.index(b',"meta"')] + b',"meta":[]}'
    yield line[: line.index(b',"meta"')] + b',"meta":{},"fair":{}}'
    yield line.replace(b'"actions":[', b'"actions":[[-1,"ruling",{"winners":[0]}],')
    begin, end = line.index(b'"actions":[') + 11, line.index(b',"meta"')
    rows = line[begin : end - 1].split(b"],")
    for count in (0, 1, 20, len(rows) - 1):
        kept = b"],".join(rows[:count]) + (b"]" if count else b"")
        yield line[:begin] + kept + b"]" + line[end:]
    for at in luck.sample(range(line.index(b',"deal"'), len(line)), 250):
        for other in (b"", line[at : at + 1] * 2, luck.choice([b"0", b"7", b" ", b"]", b'"'])):
            yield line[:at] + other + line[at + 1 :]


def test_what_is_no_game_is_a_row_with_a_fault(tmp_path: Path) -> None:
    source, target = tmp_path / "odd.jsonl", tmp_path / "odd.parquet"
    source.write_bytes(b"".join(line + b"\n" for line in BESIDE))
    assert main(["records", str(source), str(target)]) == 0
    rows = pq.read_table(target).to_pylist()
    assert [row["ok"] for row in rows] == [False] * len(BESIDE)
    assert all(row["error"] and row["scores"] is None for row in rows)


@pytest.mark.parametrize(
    ("source", "content", "target", "says"),
    [
        ("a.jsonl", b"{}", "b.parquet", "cut short"),
        ("a.jsonl", b"\xff\n", "b.parquet", "UTF-8"),
        ("a.jsonl", b"{}\n", "b.jsonl", ".parquet"),
        ("a.parquet", b"{}\n", "b.parquet", ".jsonl"),
        ("a.parquet", b"{}\n", "b.jsonl", "no games"),
        ("a.jsonl", b"{}\n", "nowhere/b.parquet", "cannot be written"),
        ("a.jsonl", None, "b.parquet", "cannot be read"),
    ],
)
def test_what_cannot_be_turned_is_told_and_nothing_is_left_behind(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    source: str,
    content: bytes | None,
    target: str,
    says: str,
) -> None:
    if content is not None:
        (tmp_path / source).write_bytes(content)
    code, _, error = told(capsys, "records", str(tmp_path / source), str(tmp_path / target))
    assert code == 2
    assert says in error
    assert [file.name for file in tmp_path.iterdir()] == ([source] if content is not None else [])


def test_a_question_is_answered_as_a_table_or_as_json(
    folder: Iterator[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(next(folder))
    capsys.readouterr()
    asked = "SELECT edition, count(*) AS games, sum(len(winners)) AS won FROM games GROUP BY 1"
    _, table, _ = told(capsys, "query", asked, place)
    assert [line.split() for line in table.splitlines() if "2015" in line] == [["2015", "5", "5"]]
    _, lines, _ = told(capsys, "query", "--json", asked, place)
    assert json.loads(lines) == {"edition": "2015", "games": 5, "won": 5}


@pytest.mark.parametrize(
    "asked",
    [
        "SELECT * FROM read_text('{outside}')",
        "SELECT * FROM read_parquet('http://127.0.0.1:1/x.parquet')",
        "COPY games TO '{inside}/copied.csv'",
        "COPY games TO '{outside}.csv'",
        "INSTALL httpfs",
        "SET enable_external_access = true",
        "ATTACH '{inside}/kept.db'",
        "SELECT 1; SELECT 2",
        "SELECT nothing FROM games",
        "SELEC",
        "",
    ],
)
def test_a_question_reaches_nothing_else_and_changes_nothing(
    folder: Iterator[Path], tmp_path: Path, asked: str
) -> None:
    place, outside = next(folder), tmp_path / "secret.txt"
    outside.write_text("a secret")
    before = sorted(file.name for file in (*tmp_path.iterdir(), *place.iterdir()))
    with pytest.raises(Malformed) as refused:
        query(asked.format(outside=outside, inside=place), place)
    assert refused.value.slug in ("research/bad-query", "research/only-select")
    assert "a secret" not in str(refused.value.facts)
    assert sorted(file.name for file in (*tmp_path.iterdir(), *place.iterdir())) == before


def test_an_empty_folder_is_told_what_writes_such_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, error = told(capsys, "query", "SELECT 1", str(tmp_path))
    assert code == 2
    assert "zuschlag records" in error


@pytest.mark.parametrize(
    ("missing", "command"),
    [("pyarrow", ["records", "a.jsonl", "b.parquet"]), ("duckdb", ["query", "SELECT 1", "."])],
)
def test_without_the_extra_a_command_says_what_to_install(
    missing: str,
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    absent: Any = lambda name: None if name == missing else object()  # noqa: E731
    monkeypatch.setattr("zuschlag.research.extra.find_spec", absent)
    code, _, error = told(capsys, *command)
    assert code == 2
    assert missing in error
    assert "zuschlag[research]" in error


def test_nothing_of_the_extra_is_loaded_before_it_is_asked_for() -> None:
    asked = "import sys, zuschlag.cli as c; c.parser(); import zuschlag.research.forsale.batch"
    check = "print([n for n in ('gymnasium','pettingzoo','pyarrow','duckdb') if n in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", f"{asked}; {check}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
