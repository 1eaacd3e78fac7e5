"""`zuschlag verify --table`: a table in a journal, honest or forged."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest

from tests.fair.served import FOR_SALE, MONOPOLY, serve_a_game
from zuschlag.cli import parser
from zuschlag.cli.verify_table import Examined, Stored, examined, seal_of, stored
from zuschlag.errors import ZuschlagError
from zuschlag.fair import Verdict
from zuschlag.journal.entry import FIRST, Entry, linked
from zuschlag.table.settings import Settings

Served = tuple[Path, str]


@pytest.fixture(scope="module", params=[FOR_SALE, MONOPOLY], ids=["for-sale", "monopoly"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Served:
    settings: Settings = request.param
    return served_in(tmp_path_factory.mktemp(settings.game), settings)


@pytest.fixture(scope="module")
def of_monopoly(tmp_path_factory: pytest.TempPathFactory) -> Served:
    return served_in(tmp_path_factory.mktemp("dice"), MONOPOLY)


def served_in(folder: Path, settings: Settings, is_finished: bool = True) -> Served:
    return folder, asyncio.run(serve_a_game(folder, settings, is_finished))


def entries_of(served: Served) -> list[Entry]:
    return asyncio.run(stored(str(served[0] / "journal.db"), served[1])).entries


def found_in(served: Served, entries: list[Entry], head: str | None = None) -> Examined:
    kept = Stored(entries, len(entries))
    return examined(kept, seal_of(served[0] / "journal.key"), None, head)


def forged(entries: list[Entry], kind: str, change: Callable[[Any], None]) -> list[Entry]:
    """The journal with the last entry of a kind changed and every link renewed."""
    place = max(at for at, entry in enumerate(entries) if entry.kind == kind)
    public = json.loads(json.dumps(entries[place].public))
    change(public)
    entries = list(entries)
    entries[place] = msgspec.structs.replace(entries[place], public=public)
    return relinked(entries)


def relinked(entries: list[Entry]) -> list[Entry]:
    before, made = FIRST, []
    for seq, entry in enumerate(entries, 1):
        made.append(linked(msgspec.structs.replace(entry, seq=seq), before))
        before = made[-1].hash
    return made


def wrong(examined: Examined) -> list[str]:
    assert examined.findings.verdict == Verdict.DIFFERS
    return [one.what for one in examined.findings.found if not one.ok]


def run(folder: Path, *words: str) -> int:
    places = ["--journal", str(folder / "journal.db"), "--key", str(folder / "journal.key")]
    given = parser().parse_args(["verify", *places, *words])
    code: int = given.run(given)
    return code


def test_a_served_game_is_verified(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    folder, table = served
    assert run(folder, "--table", table) == 0
    told = capsys.readouterr().out
    assert "NO " not in told
    assert "entries of the journal are linked" in told
    assert "Seeds in the shuffle: Ada." in told


def test_it_can_be_verified_while_a_server_runs(served: Served) -> None:
    from zuschlag.journal.sqlite import SqliteJournal

    async def both() -> int:
        journal = SqliteJournal(served[0] / "journal.db", least_free=0)
        await journal.open()
        try:
            return await asyncio.to_thread(run, served[0], "--table", served[1])
        finally:
            await journal.close()

    assert asyncio.run(both()) == 0


def test_a_game_that_goes_on_is_replayed_but_its_seed_is_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, table = served_in(tmp_path, FOR_SALE, is_finished=False)
    assert run(folder, "--table", table, "--json") == 2
    told = json.loads(capsys.readouterr().out)
    assert [one["what"] for one in told["findings"]] == ["chain", "read"]
    assert told["fault"]["error"] == "fair/not-revealed"


def test_a_changed_row_breaks_the_chain(tmp_path: Path) -> None:
    folder, table = served_in(tmp_path, FOR_SALE)
    with apsw.Connection(str(folder / "journal.db")) as db:
        guards = db.execute("select name from sqlite_schema where type = 'trigger'").fetchall()
        for (guard,) in guards:
            db.execute(f"drop trigger {guard}")
        db.execute("update event set at_ms = at_ms + 1 where seq = 5")
    assert run(folder, "--table", table) == 1


def test_a_journal_that_was_cut_short_is_found(served: Served) -> None:
    entries = entries_of(served)
    kept = Stored(entries[:-1], len(entries))
    found = examined(kept, seal_of(served[0] / "journal.key"), None, None)
    assert wrong(found) == ["chain"]
    assert wrong(examined(Stored([], 7), seal_of(served[0] / "journal.key"), None, None))


def test_a_missing_entry_is_found(served: Served) -> None:
    entries = entries_of(served)
    assert wrong(found_in(served, entries[:4] + entries[5:])) == ["chain"]


def test_a_noted_head_is_found_in_the_chain(served: Served) -> None:
    entries = entries_of(served)
    assert found_in(served, entries, entries[-1].hash.hex()).findings.verdict == Verdict.VERIFIED
    assert wrong(found_in(served, entries, "00" * 32)) == ["head"]


def test_a_journal_that_was_written_anew_does_not_hold_the_noted_head(served: Served) -> None:
    entries = entries_of(served)
    anew = forged(entries, "sat", lambda public: public.update(name="Eve"))
    assert wrong(found_in(served, anew, entries[-1].hash.hex())) == ["head"]


def test_another_commitment_than_the_published_one_is_found(served: Served) -> None:
    anew = forged(entries_of(served), "created", lambda public: public.update(commit="00" * 32))
    assert wrong(found_in(served, anew)) == ["published"]


def test_other_seeds_than_those_told_are_found(served: Served) -> None:
    anew = forged(entries_of(served), "dealt", lambda public: public["fair"]["seeds"].reverse())
    assert wrong(found_in(served, anew)) == ["seeds-told"]


def test_another_result_than_the_one_told_is_found(served: Served) -> None:
    def change(public: Any) -> None:
        public["outcome"]["scores"][0] += 1

    assert wrong(found_in(served, forged(entries_of(served), "over", change))) == ["result"]


def test_dice_that_were_changed_in_the_journal_are_found(of_monopoly: Served) -> None:
    entries = entries_of(of_monopoly)
    rolls = [entry for entry in entries if entry.public.get("dice")]

    def change(public: Any) -> None:
        first = public["dice"][0]
        public["dice"][0] = [first[0] % 6 + 1, first[1]]

    later = [entry for entry in entries if entry.seq > rolls[-1].seq]
    anew = [*forged(entries[: rolls[-1].seq], "move", change), *later]
    assert {"dice", "read", "result"} & set(wrong(found_in(of_monopoly, relinked(anew))))


def test_an_entry_nobody_can_read_is_found(served: Served) -> None:
    entries = entries_of(served)
    strange = msgspec.structs.replace(entries[5], kind="miracle")
    found = found_in(served, relinked([*entries[:5], strange, *entries[6:]]))
    assert wrong(found) == ["read"]


def test_a_sealed_part_that_was_moved_is_found(served: Served) -> None:
    entries = entries_of(served)
    dealt = next(at for at, entry in enumerate(entries) if entry.kind == "dealt")
    entries[dealt] = msgspec.structs.replace(entries[dealt], sealed=entries[0].sealed)
    assert wrong(found_in(served, relinked(entries))) == ["read"]


def test_another_key_opens_nothing(served: Served, tmp_path: Path) -> None:
    (tmp_path / "other.key").write_bytes(bytes(32))
    with pytest.raises(ZuschlagError, match="journal/wrong-seal"):
        run(served[0], "--table", served[1], "--key", str(tmp_path / "other.key"))


def test_a_missing_key_is_not_made_up(served: Served, tmp_path: Path) -> None:
    with pytest.raises(ZuschlagError, match="verify/no-key"):
        run(served[0], "--table", served[1], "--key", str(tmp_path / "none.key"))
    assert not (tmp_path / "none.key").exists()


def test_an_unknown_table_is_refused(served: Served) -> None:
    with pytest.raises(ZuschlagError, match="journal/unknown-table"):
        run(served[0], "--table", "0" * 32)


def test_a_missing_journal_is_refused_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(ZuschlagError, match="journal/"):
        run(tmp_path, "--table", "0" * 32)
    assert list(tmp_path.iterdir()) == []


def test_something_must_be_named(tmp_path: Path) -> None:
    with pytest.raises(ZuschlagError, match="verify/nothing-named"):
        run(tmp_path)
