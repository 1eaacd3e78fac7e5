"""The league: bots of a folder play on and on, with equal computing, and a page says how it is."""

from pathlib import Path

import pytest

from tests.cli.command import here
from tests.house.tree import ROOT
from zuschlag import record
from zuschlag.errors import Malformed
from zuschlag.lab.league.keeping import LeagueFolder
from zuschlag.lab.league.tournament import Tournament, bots_in
from zuschlag.lab.outside.hosted import Allowance

ENDLESS = """
def choose(seen, options):
    while True:
        pass
"""


def samples(folder: Path) -> Path:
    """The bots of our examples; the one that searches does so for a moment only."""
    for file in (ROOT / "examples" / "league").glob("*.py"):
        text = file.read_text("utf-8").replace("SECONDS = 0.06", "SECONDS = 0.002")
        (folder / file.name).write_text(text, "utf-8")
    return folder


def test_sample_bots_play_a_league_that_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = samples(tmp_path)
    short = ("--edition", "2015", "--seats", "3", "--cpu", "5", "--games", "1")
    ran = here("league", folder, *short)
    assert ran.code == 0
    assert "that is no prison" in " ".join(ran.out.split())
    assert here("league", folder, *short).code == 0
    kept = LeagueFolder(folder)
    first, second = kept.games()
    assert (first.number, second.number) == (0, 1)
    assert first.deal == second.deal == 0
    assert first.seating != second.seating
    assert set(first.seating) == {"quick", "searcher"}
    assert sum(first.missed) == sum(second.missed) == 0
    assert sum(first.millis) > 0
    written = (kept.page.parent / "records" / "000001.json").read_bytes()
    judged = record.judge(written)
    assert (judged["ok"], judged["phase"]) == (True, "done")
    assert judged["scores"] == list(second.scores)
    page = kept.page.read_text("utf-8")
    assert "cannot be repeated bit for bit" in page
    assert 'href="records/000001.json"' in page


def test_a_bot_that_computes_too_long_misses_its_move(tmp_path: Path) -> None:
    folder = samples(tmp_path)
    (folder / "searcher.py").write_text(ENDLESS)
    bots = bots_in(folder)
    tournament = Tournament("for-sale", bots, Allowance(seconds=0.01), 1, "1997", 3)
    seat = tournament.rotation[0].index("searcher")
    try:
        game, _ = tournament.play(0)
    finally:
        tournament.close()
    assert game.missed[seat] == game.moves[seat] > 0


def test_a_league_needs_two_bots(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(ENDLESS)
    (tmp_path / "_shared.py").write_text("")
    with pytest.raises(Malformed) as refused:
        bots_in(tmp_path)
    assert refused.value.facts == {"folder": str(tmp_path), "found": 1}


def test_everybody_meets_everybody_in_all_seats(tmp_path: Path) -> None:
    for name in "abcd":
        (tmp_path / f"{name}.py").write_text(ENDLESS)
    bots = bots_in(tmp_path)
    rotation = Tournament("for-sale", bots, Allowance(), 1, "2015", 3).rotation
    assert len(rotation) == len(set(rotation)) == 4 * 3
    for seat in range(3):
        assert sorted(one[seat] for one in rotation) == sorted([*"abcd"] * 3)


def test_a_line_that_was_cut_short_never_happened(tmp_path: Path) -> None:
    kept = LeagueFolder(tmp_path)
    assert kept.games() == []
    whole = (
        b'{"number":0,"deal":0,"seating":["a","b","a"],"scores":[1,2,3],"ranks":[3,2,1],'
        b'"winners":[2],"ending":"sold-out","millis":[0,0,0],"moves":[1,1,1],"missed":[0,0,0]}\n'
    )
    file = kept.page.parent / "games.jsonl"
    file.write_bytes(whole + whole[:40])
    assert [game.number for game in kept.games()] == [0]
    assert file.read_bytes() == whole
