"""Journals of old: they open, their chains hold, and everybody sees what they saw."""

from pathlib import Path
from typing import Any

import apsw
import pytest

from tests.cli.command import zuschlag
from tests.eras.comparing import broken_lines, differences
from tests.eras.era import ERAS, Era, lines_of
from tests.eras.keeping import EXPORTED
from tests.eras.looking import Json, seen_by_all
from zuschlag.journal.contract import REMOVED

STATUSES = {"lobby", "seeds", "play", "paused", "over"}
KINDS = {
    "created", "changed", "sat", "stood", "bot_seated", "unseated", "host_changed", "seeds_wanted",
    "seed_sealed", "seeds_called", "seed_shown", "dealt", "move", "order", "away", "back", "paused",
    "unpaused", "stopped", "resumed", "said", "undo_asked", "undo_answered", "undone", "vote",
    "code_made", "seat_moved", "over", "rematch",
}  # fmt: skip
LATER_KINDS = {6: {"hurried"}, 8: {"vacation", "vacation_over"}}
"""By the era that was the first one to show them."""
REMOVALS = 7
"""The first era in which somebody has had a table removed."""


@pytest.fixture(scope="module")
def now(era: Era, journal: Path) -> dict[str, Json]:
    """What everybody sees today."""
    return seen_by_all(journal, era.key, era.people, era.at)


def test_there_is_an_era() -> None:
    assert [era.number for era in ERAS] == list(range(1, len(ERAS) + 1))


def test_every_table_is_seen_as_it_was(era: Era, now: dict[str, Json]) -> None:
    before = era.json("views.json")
    assert differences(before, now, "views") == []


def test_no_table_was_lost_and_no_link_of_a_chain(era: Era, now: dict[str, Json]) -> None:
    before = era.json("views.json")
    chains = [
        {id: (one["entries"], one["head"]) for id, one in side.items()} for side in (before, now)
    ]
    assert chains[0] == chains[1]


def test_the_era_shows_tables_of_both_games_in_every_status(era: Era) -> None:
    found = {(name.startswith("monopoly"), told["status"]) for name, told in era.tables.items()}
    assert found == {(is_monopoly, one) for is_monopoly in (True, False) for one in STATUSES}


def test_the_era_shows_every_kind_of_entry_of_its_first_days(now: dict[str, Json]) -> None:
    assert {kind for table in now.values() for kind in table["kinds"]} >= KINDS


def test_every_later_kind_of_entry_is_shown_from_its_era_on(era: Era, now: dict[str, Json]) -> None:
    wanted = {kind for first, kinds in LATER_KINDS.items() for kind in kinds if first <= era.number}
    assert {kind for table in now.values() for kind in table["kinds"]} >= wanted


@pytest.mark.parametrize("of", [era for era in ERAS if era.number >= REMOVALS], ids=repr)
def test_a_table_that_was_removed_has_left_its_mark(of: Era, tmp_path: Path) -> None:
    with apsw.Connection(str(of.moved_to(tmp_path))) as db:
        marks = list(db.execute("SELECT value FROM keeping WHERE name LIKE ?", (f"{REMOVED}%",)))
    assert len(marks) == 1


def test_the_era_shows_what_is_open_in_the_middle_of_games(era: Era) -> None:
    views = era.json("views.json")

    def seen(scene: str, who: str) -> Any:
        return views[era.tables[scene]["id"]]["viewers"][who]["frame"]

    claim, auction = era.tables["monopoly-claim"], era.tables["for-sale-auction"]
    wishes = era.tables["monopoly-wishes"]
    held = seen("monopoly-claim", "Zoe")["game"]
    assert held["claims"]
    assert held["offers"]
    assert any(person["is_holding"] for person in held["people"])
    assert seen("monopoly-claim", claim["third"])["you"]["order"]["demand_rent"]
    assert seen("for-sale-auction", auction["ordered"])["you"]["order"]["up_to"] == 3
    assert seen("for-sale-auction", "Zoe")["table"]["undo"] is not None
    assert seen("monopoly-wishes", wishes["caller"])["game"]["own_wish"]
    assert seen("monopoly-wishes", "Anna")["table"]["settings"]["board"]["title"] == "Hillbury"
    assert seen("for-sale-sale", "Anna")["game"]["people"][0]["sealed"] is not None
    assert seen("for-sale-sale", "Zoe")["cursor"] < seen("for-sale-sale", "Anna")["cursor"]
    assert [one["away"] for one in seen("for-sale-company", "Anna")["table"]["seats"][1:3]] == [
        "stood",
        "gone",
    ]
    assert seen("for-sale-paused", "Hanna")["you"]["is_host"]


@pytest.mark.parametrize("name", EXPORTED)
def test_an_export_of_old_is_taken_in_and_is_the_same_table(
    era: Era, name: str, tmp_path: Path
) -> None:
    file, elsewhere = era.folder / f"export-{name}.jsonl", tmp_path / "elsewhere.db"
    taken = zuschlag("tables", "import", file, "--journal", elsewhere)
    assert taken.code == 0, taken
    id = era.tables[EXPORTED[name]]["id"]
    found = seen_by_all(elsewhere, era.key, era.people, era.at)
    assert list(found) == [id]
    assert differences(era.json("views.json")[id], found[id], f"export-{name}") == []


@pytest.mark.parametrize("name", EXPORTED)
def test_an_export_has_the_bytes_it_had(era: Era, name: str, journal: Path, tmp_path: Path) -> None:
    target = tmp_path / "again.jsonl"
    code = era.tables[EXPORTED[name]]["code"]
    assert zuschlag("tables", "export", code, target, "--journal", journal).code == 0
    before = lines_of((era.folder / f"export-{name}.jsonl").read_bytes())
    assert broken_lines(before, lines_of(target.read_bytes()), f"export-{name}") == []


def test_every_finished_table_is_verified(era: Era, journal: Path) -> None:
    """One of each game by the command; `test_records` has the rest."""
    key = journal.with_name("journal.key")
    for scene in ("for-sale-finished", "monopoly-finished"):
        asked = ["--table", era.tables[scene]["id"], "--journal", journal, "--key", key]
        assert zuschlag("verify", *asked).code == 0
