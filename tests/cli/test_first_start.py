"""The first start on a machine says that it compiles; later ones say nothing and find it done."""

import os
from pathlib import Path

import pytest

from tests.cli.command import zuschlag
from tests.record.games import printed_2015, written


@pytest.fixture
def compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Settings under which rules are compiled into an empty folder."""
    for name in ("ZUSCHLAG_RULES", "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"):
        monkeypatch.delenv(name, raising=False)
    return {"ZUSCHLAG_CACHE": str(tmp_path / "cache")}


def test_only_the_first_start_compiles_and_says_so(compiling: dict[str, str]) -> None:
    cache = Path(compiling["ZUSCHLAG_CACHE"])
    plan = ("simulate", "for-sale", "--games", "200", "--json", "--threads", "1")
    first = zuschlag(*plan, env=compiling)
    assert (first.code, first.answer["games"]) == (0, 200)
    assert "Compiling the rules, once" in first.err
    assert len(os.listdir(cache)) == 1
    second = zuschlag(*plan, env=compiling)
    assert second.err == ""
    assert second.answer["win_share"] == first.answer["win_share"]


def test_one_game_is_judged_at_once_without_compiling(compiling: dict[str, str]) -> None:
    for command in ("judge", "show"):
        ran = zuschlag(command, "-", given=written(printed_2015()), env=compiling)
        assert (ran.code, ran.err) == (0, "")
    compiled = [*Path(compiling["ZUSCHLAG_CACHE"]).rglob("*.kept")]
    assert compiled == []


def test_a_cache_folder_that_cannot_be_made_does_not_stop_the_game(
    compiling: dict[str, str], tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    env = {**compiling, "ZUSCHLAG_CACHE": str(in_the_way / "cache")}
    assert zuschlag("judge", "-", given=written(printed_2015()), env=env).code == 0
