"""From a mirror back to a journal, on another machine: checked, in the mirror's next epoch."""

from pathlib import Path
from secrets import token_hex

from zuschlag.errors import ZuschlagError
from zuschlag.journal.backup import replacing
from zuschlag.journal.mirror_file import (
    VERSION,
    Mirror,
    Mirrored,
    begin,
    epochs,
    first_of,
    latest,
    read_mirror,
)
from zuschlag.journal.seal import KeySeal, opens, write_key
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.journal.transport import Amount

MIRROR = "mirror"
"""Where a journal keeps which file mirrors it."""


def mirror_in(folder: Path) -> Path:
    """The file of a mirror to go on with."""
    found = latest(folder)
    if found is None:
        raise ZuschlagError("journal/no-mirror", {"folder": str(folder)})
    return found


def claimed(source: Path) -> tuple[Mirror, Path | None]:
    """Everything in a mirror, once whoever wrote it can see that it is ours now.

    A stick that takes no more file is no reason to stay dark: then there is no further mirror.
    """
    first = first_of(source)
    epoch = max(epochs(source.parent)) + 1
    mine = Mirrored(VERSION, epoch, token_hex(16), first.mark, first.key)
    try:
        file: Path | None = begin(source.parent, mine)
    except OSError:
        file = None
    mirror = read_mirror(source)
    return mirror, file


async def restored(mirror: Mirror, key: bytes, data: Path, file: Path | None) -> Amount:
    """Make a journal and its key file in a folder that has none; says what is wrong before."""
    tables = list(mirror.tables())
    seal = KeySeal(key)
    strange = next((one for _, entries in tables for one in entries if not opens(seal, one)), None)
    if strange is not None:
        raise ZuschlagError("journal/wrong-seal", {"table": strange.table, "seq": strange.seq})
    path = data / "journal.db"
    with replacing(path, force=False) as fresh:
        write_key(data / "journal.key", key)
        store = SqliteJournal(fresh)
        await store.open()
        try:
            for card, entries in tables:
                await store.adopt(entries, card)
            for credential in mirror.credentials.values():
                await store.put_credential(credential)
            if file is not None:
                await store.keep("id", first_of(file).journal)
                await store.keep(MIRROR, str(file))
        finally:
            await store.close()
            fresh.with_name(fresh.name + ".lock").unlink(missing_ok=True)
    return Amount(len(tables), sum(len(entries) for _, entries in tables))
