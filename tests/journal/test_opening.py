"""An address names a store; without one it is a file of the user's."""

from pathlib import Path

import pytest

from zuschlag.errors import ZuschlagError
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.opening import default_address, default_key_file, journal_at, sqlite_path
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.journal.sqlite import SqliteJournal


def test_every_kind_of_address_names_its_store() -> None:
    assert isinstance(journal_at("memory:"), MemoryJournal)
    assert isinstance(journal_at("tables.db"), SqliteJournal)
    assert isinstance(journal_at("postgresql://me@here/x"), PostgresJournal)
    assert isinstance(journal_at("postgres://me@here/x"), PostgresJournal)


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("sqlite:///var/tables.db", "/var/tables.db"),
        ("sqlite:tables.db", "tables.db"),
        ("sqlite:///C:/tables.db", "C:/tables.db"),
        ("C:/tables.db", "C:/tables.db"),
        ("/var/tables.db", "/var/tables.db"),
    ],
)
def test_a_path_is_a_file_with_or_without_a_scheme(address: str, path: str) -> None:
    assert sqlite_path(address) == Path(path)


def test_an_unknown_kind_is_refused_without_telling_the_password() -> None:
    with pytest.raises(ZuschlagError, match="journal/unknown-address") as fault:
        journal_at("mysql://me:secret@here/x")
    assert "secret" not in str(fault.value)


def test_the_key_does_not_lie_beside_the_journal() -> None:
    assert Path(default_address()).parent != default_key_file().parent
