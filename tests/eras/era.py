"""An era: what the server of one commit left behind. Where its files lie, and who sat there."""

import gzip
import json
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from zuschlag.journal.sqlite_schema import connected, prepare

HERE = Path(__file__).parent


class Person(NamedTuple):
    """Somebody who can come back: a session's cookie or a bot's token, in plain."""

    token: str
    kind: str


class Era:
    """The files of one era."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.folder = HERE / str(number)

    def __repr__(self) -> str:
        return f"era {self.number}"

    def data(self, name: str) -> bytes:
        """A packed file, unpacked."""
        return gzip.decompress((self.folder / f"{name}.gz").read_bytes())

    def json(self, name: str) -> Any:
        """A packed file of JSON."""
        return json.loads(self.data(name))

    @property
    def tables(self) -> dict[str, dict[str, Any]]:
        """Every table by the name of its scene: `id`, `code`, `status`, and what a test needs."""
        found: dict[str, dict[str, Any]] = self._told["tables"]
        return found

    @property
    def at(self) -> int:
        """When the server of this era was last heard of, in milliseconds."""
        return int(self._told["at"])

    @property
    def people(self) -> dict[str, Person]:
        """Everybody who was there."""
        found = json.loads((self.folder / "people.json").read_text("utf-8"))
        return {name: Person(**one) for name, one in found.items()}

    @property
    def key(self) -> bytes:
        """The key of the journal."""
        return (self.folder / "journal.key").read_bytes()

    @property
    def _told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.folder / "tables.json").read_text("utf-8"))
        return found

    def moved_to(self, folder: Path) -> Path:
        """A copy of the journal and its key, to be written to; the path of the journal."""
        folder.mkdir(exist_ok=True)
        journal, key = folder / "journal.db", folder / "journal.key"
        journal.write_bytes(self.data("journal.db"))
        key.write_bytes(self.key)
        key.chmod(0o600)
        _bring_up_to_date(journal)
        return journal


def _bring_up_to_date(journal: Path) -> None:
    """Give it the shape of today, as the first start of a server does."""
    with closing(connected(journal, to_write=True)) as db:
        prepare(db, journal, least_free=0)


def pack(path: Path, data: bytes) -> None:
    """Write a file packed; the same data gives the same bytes."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def lines_of(data: bytes) -> list[bytes]:
    """Lines, without what ends them."""
    return data.removesuffix(b"\n").split(b"\n")


ERAS = sorted(
    (Era(int(one.name)) for one in HERE.iterdir() if one.name.isdecimal()),
    key=lambda era: era.number,
)
