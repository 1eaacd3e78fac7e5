"""The key: deleted, wrong, brought back, given up. Tried as somebody does who runs a server."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.faults.operator import Operator
from tests.thorough import a_few


@pytest.fixture(params=a_few(["sqlite", "postgresql"], 2))
def operator(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Operator]:
    one = Operator(tmp_path, postgres.database() if request.param == "postgresql" else None)
    yield one
    one.go_home()


async def test_a_missing_or_wrong_key_is_refused_until_the_right_one_is_back(
    operator: Operator,
) -> None:
    await operator.started()
    table = await operator.game()
    await operator.stop()
    right = operator.key.read_bytes()

    operator.key.unlink()
    told = operator.refused()
    assert f"The key {operator.key} is missing" in told
    assert "Bring it back from your copy" in told
    assert "--new-key" in told
    assert not operator.key.exists()

    operator.key.write_bytes(secrets.token_bytes(32))
    told = operator.refused()
    assert f"The key {operator.key} is not the key of this journal" in told
    assert "--new-key" in told

    operator.key.write_bytes(right)
    assert "The key" in operator.refused("--new-key")
    await operator.started()
    assert (await operator.look(table)).status == 200
    await operator.stop()


async def test_a_new_key_says_what_is_lost_and_lost_tables_say_why(operator: Operator) -> None:
    await operator.started()
    old = await operator.game()
    await operator.stop()
    wrong = secrets.token_bytes(32)
    operator.key.write_bytes(wrong)

    told = await operator.started("--new-key")
    assert "1 game that was not over is closed" in told
    aside = operator.key.with_name("journal.key.old-1")
    assert f"What was there before is kept as {aside}" in told
    assert aside.read_bytes() == wrong
    assert operator.key.read_bytes() != wrong

    lost = await operator.look(old)
    assert (lost.status, lost.json()["error"]) == (410, "table/lost-key")
    new = await operator.game()
    assert (await operator.look(new)).status == 200
    await operator.stop()

    await operator.started()
    assert (await operator.look(new)).status == 200
    assert (await operator.look(old)).status == 410
    await operator.stop()
    found = operator.check()
    assert found.code == 1
    assert f"Table {old}: what is sealed in entry 1 does not open with this key" in found.text
    assert new not in found.text


async def test_several_workers_refuse_a_wrong_key_together(tmp_path: Path) -> None:
    operator = Operator(tmp_path, postgres.database())
    await operator.started()
    await operator.game()
    await operator.stop()
    operator.key.unlink()
    try:
        assert f"The key {operator.key} is missing" in operator.refused("--workers", "2")
    finally:
        operator.go_home()
