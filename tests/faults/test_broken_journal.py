"""A journal that was cut, edited or damaged: the server says so, and a command names the table."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults import web
from tests.faults.idle import commanded
from tests.faults.operator import Operator
from tests.thorough import a_few


@pytest.fixture
def operator(tmp_path: Path) -> Iterator[Operator]:
    one = Operator(tmp_path)
    yield one
    one.go_home()


async def figures(operator: Operator) -> str:
    """What /metrics says."""
    return (await web.ask(operator.server.place, "GET", "/metrics")).body.decode()


def cut(log: Path) -> None:
    """Its tail is gone."""
    os.truncate(log, log.stat().st_size // 2)


@pytest.mark.parametrize("lose", a_few([cut, Path.unlink], 2))
async def test_a_write_ahead_log_that_lost_its_tail_is_noticed(
    operator: Operator, lose: Callable[[Path], None]
) -> None:
    await operator.started()
    table = await operator.game()
    await operator.noted()
    operator.server.kill()
    lose(Path(operator.server.journal + "-wal"))

    found = operator.check()
    assert found.code == 1
    assert f"Table {table}: it once had" in found.text
    told = operator.refused()
    assert "The journal has lost its end: 1 table was " in told
    assert "--accept-loss" in told
    assert "1 table was " in operator.refused()

    told = await operator.started("--accept-loss")
    assert f"table {table}: " in told
    operator.cookie = ""  # sessions of that time are gone, too
    await operator.stop()
    await operator.started()
    await operator.game()
    await operator.stop()
    assert operator.check().code == 0


async def test_a_kill_loses_nothing_and_nothing_is_noticed(operator: Operator) -> None:
    await operator.started()
    table = await operator.game()
    operator.server.kill()
    await operator.started()
    assert (await operator.look(table)).status == 200
    await operator.stop()
    assert operator.check().code == 0


async def test_an_older_journal_put_back_by_restore_is_not_missed(
    operator: Operator, tmp_path: Path
) -> None:
    await operator.started()
    table = await operator.game()
    saved = operator.zuschlag("backup", str(tmp_path / "friday.backup"))
    assert saved.code == 0
    await commanded(operator.server.place, operator.cookie, table, {"do": "pause"})
    await operator.noted()
    await operator.stop()
    back = operator.zuschlag("restore", str(tmp_path / "friday.backup"), "--force")
    assert back.code == 0
    assert "What happened after the backup is gone" in back.text
    await operator.started()
    assert (await operator.look(table)).json()["table"]["status"] == "play"
    await operator.stop()


EDITS = {
    "edited": "UPDATE event SET public = '{\"credit\":1}' WHERE table_id = '{0}' AND seq = 2",
    "not JSON any more": "UPDATE event SET public = '{' WHERE table_id = '{0}' AND seq = 2",
    "deleted": "DELETE FROM event WHERE table_id = '{0}' AND seq = 2",
    "deleted at the end": "DELETE FROM event WHERE table_id = '{0}'"
    " AND seq = (SELECT max(seq) FROM event WHERE table_id = '{0}')",
}


@pytest.mark.parametrize("edit", a_few(EDITS.values(), 2), ids=EDITS)
async def test_an_entry_changed_behind_the_servers_back_is_named(
    operator: Operator, edit: str
) -> None:
    await operator.started()
    bad, good, worse = [await operator.game() for _ in range(3)]
    await operator.stop()
    operator.edit(*(edit.replace("{0}", table) for table in (bad, worse)))

    found = operator.check()
    assert found.code == 1
    assert good not in found.text
    assert f"Table {bad}: " in found.text
    assert f"Table {worse}: " in found.text

    await operator.started("--accept-loss")  # an entry may be gone that was noted
    answer = await operator.look(bad)
    assert (answer.status, answer.json()["error"]) == (503, "table/broken-journal")
    assert (await operator.look(good)).status == 200
    await operator.game()
    assert "journal-fault" in operator.server.told()
    assert bad not in operator.server.told().rpartition("are left")[2]
    assert 'zuschlag_journal_faults_total{kind="' in await figures(operator)
    assert (await web.ask(operator.server.place, "GET", "/api/ready")).status == 200
    await operator.stop()


async def test_a_page_of_garbage_is_found_and_costs_only_the_tables_on_it(
    operator: Operator,
) -> None:
    await operator.started()
    tables = [await operator.game() for _ in range(8)]
    await operator.stop()
    with Path(operator.server.journal).open("r+b") as file:
        file.seek(operator.page_of("event") * 4096)
        file.write(os.urandom(4096))

    found = operator.check()
    assert found.code == 1
    assert "is damaged" in found.text
    broken = [table for table in tables if f"Table {table}: " in found.text]
    assert 0 < len(broken) < len(tables)

    await operator.started()
    for table in tables:
        answer = await operator.look(table)
        told = (answer.status, answer.json().get("error"))
        assert told == ((503, "table/broken-journal") if table in broken else (200, None))
    await operator.game()
    assert '"kind":"corrupt"' in operator.server.told()
    assert (await web.ask(operator.server.place, "GET", "/api/ready")).status == 200
    await operator.stop()
