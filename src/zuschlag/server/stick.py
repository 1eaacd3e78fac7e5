"""The mirror of a served evening: found or begun on its stick, and its light on the console."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from zuschlag.errors import ZuschlagError
from zuschlag.journal.mirror_file import VERSION, Mirrored, begin, epochs, first_of, mark_of
from zuschlag.journal.mirroring import TAKEN, Mirroring
from zuschlag.journal.opening import Store, sqlite_path
from zuschlag.journal.passphrase import locked, new_phrase
from zuschlag.journal.resuming import MIRROR
from zuschlag.journal.seal import key_from_file
from zuschlag.server.settings import ServerSettings
from zuschlag.table.ports import Clock

_LOOK_SECONDS = 0.5


class Stick:
    """A mirror that is being kept; `phrase` is there once, when it has just begun."""

    def __init__(self, mirroring: Mirroring, phrase: str | None) -> None:
        self._mirroring = mirroring
        self.phrase = phrase
        mirroring.start()

    @property
    def light(self) -> str:
        return self._mirroring.light

    async def watch(
        self, clock: Clock, changed: Callable[[], None], taken: Callable[[], None]
    ) -> None:
        """Tell of every change of the light; the end, when another machine goes on."""
        told = self.light
        while told != TAKEN:
            await clock.sleep(_LOOK_SECONDS)
            if self.light != told:
                told = self.light
                changed()
        taken()

    async def close(self) -> None:
        """The last words of the journal go along, if the stick takes them in time."""
        await asyncio.to_thread(self._mirroring.stop)


async def stick_at(folder: Path, journal: Store, settings: ServerSettings) -> Stick:
    """The mirror in a folder: this journal's own, as it was left, or a new one."""
    path = sqlite_path(settings.journal_address)
    if path is None:
        raise ZuschlagError("serve/mirror-needs-file")
    folder = folder.expanduser().resolve()
    known = await journal.kept(MIRROR)
    if known is not None and Path(known).parent == folder and not Path(known).exists():
        return Stick(Mirroring(path, Path(known)), None)  # pulled out: it is waited for
    file, phrase = await _found(folder, journal, settings)
    await journal.keep(MIRROR, str(file))
    return Stick(Mirroring(path, file), phrase)


async def _found(folder: Path, journal: Store, settings: ServerSettings) -> tuple[Path, str | None]:
    try:
        files = epochs(folder)
        if not files:
            return await _begun(folder, journal, settings)
        file = files[max(files)]
        first = first_of(file)
    except OSError as fault:
        facts = {"folder": str(folder), "reason": fault.strerror or str(fault)}
        raise ZuschlagError("serve/mirror-unusable", facts) from None
    if first.journal != await journal.kept("id"):
        is_taken = first.mark == _mark(settings)
        slug = "serve/mirror-taken" if is_taken else "serve/mirror-of-another"
        raise ZuschlagError(slug, {"folder": str(folder)})
    return file, None


async def _begun(folder: Path, journal: Store, settings: ServerSettings) -> tuple[Path, str]:
    """A new mirror, and the phrase without which nobody can go on with it."""
    id, phrase = await journal.kept("id"), new_phrase()
    key = await asyncio.to_thread(locked, key_from_file(settings.key_file), phrase)
    first = Mirrored(VERSION, 1, id or "", _mark(settings), key)
    return await asyncio.to_thread(begin, folder, first), phrase


def _mark(settings: ServerSettings) -> str:
    return mark_of(key_from_file(settings.key_file))
