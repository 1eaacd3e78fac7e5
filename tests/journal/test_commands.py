"""`zuschlag backup`, `restore` and `tables`: what they do, and what they say."""

from pathlib import Path

import pytest

from tests.journal.stories import card, chain, table_id
from tests.words.slugs import told
from zuschlag.cli import backup, parser
from zuschlag.errors import ZuschlagError
from zuschlag.journal.sqlite import SqliteJournal


def run(*words: object) -> int:
    given = parser().parse_args([str(word) for word in words])
    code: int = given.run(given)
    return code


@pytest.fixture
async def journal(tmp_path: Path) -> tuple[Path, str]:
    """A closed journal with one table."""
    path, table = tmp_path / "journal.db", table_id()
    one = SqliteJournal(path, least_free=0)
    await one.open()
    await one.append(chain(table, 3), card(table, code="ABCD2345", touched=1_700_000_000_000))
    await one.close()
    return path, table


def test_a_backup_and_the_way_back(
    journal: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table = journal
    assert run("backup", tmp_path / "copy", "--journal", path) == 0
    said = capsys.readouterr().out
    assert "1 table with 3 entries, all checked" in said
    assert "The key file is not part of it" in said
    assert run("restore", tmp_path / "copy", "--journal", tmp_path / "new.db") == 0
    assert "needs the key file" in capsys.readouterr().out
    assert run("tables", "list", "--journal", tmp_path / "new.db") == 0
    assert capsys.readouterr().out == (
        f"{table}  ABCD2345  for-sale  lobby        3  2023-11-14 22:13\n"
    )
    with pytest.raises(ZuschlagError, match="journal/target-exists"):
        run("restore", tmp_path / "copy", "--journal", path)
    assert run("restore", tmp_path / "copy", "--journal", path, "--force") == 0


@pytest.mark.parametrize("name", ["", "abcd-2345"])
def test_a_table_moves_by_its_id_or_its_code(
    name: str, journal: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table = journal
    file, other = tmp_path / "table.jsonl", tmp_path / "other.db"
    assert run("tables", "export", name or table, file, "--journal", path) == 0
    assert "3 entries" in capsys.readouterr().out
    assert run("tables", "import", file, "--journal", other) == 0
    assert "1 table with 3 entries was taken in" in capsys.readouterr().out
    with pytest.raises(ZuschlagError, match="journal/table-exists"):
        run("tables", "import", file, "--journal", other)
    with pytest.raises(ZuschlagError, match="journal/target-exists"):
        run("tables", "export", table, file, "--journal", path)
    assert run("tables", "export", table, file, "--journal", path, "--force") == 0


def test_what_is_not_there_is_said(journal: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = journal
    missing = tmp_path / "missing.db"
    for words in (
        ("backup", tmp_path / "x", "--journal", missing),
        ("tables", "list", "--journal", missing),
        ("restore", missing, "--journal", tmp_path / "new.db"),
        ("tables", "import", missing, "--journal", path),
    ):
        with pytest.raises(ZuschlagError, match="record/unreadable"):
            run(*words)
    assert not missing.exists()
    with pytest.raises(ZuschlagError, match="journal/unknown-table"):
        run("tables", "export", "nothing", tmp_path / "x", "--journal", path)
    assert not (tmp_path / "x").exists()


def test_every_fault_has_a_sentence() -> None:
    live_tables = Path(backup.__file__).parents[1] / "journal"
    text = "".join(path.read_text() for path in live_tables.glob("*.py"))
    slugs = {word for word in text.split('"') if word.startswith("journal/")}
    # These two are for the program, which decides again; no person ever meets them.
    inner = {"journal/epoch-over", "journal/seq-taken", "journal/command-known"}
    inner.add("journal/connection-lost")
    assert slugs - inner == told("journal")
