"""A disk of SQLite that fails when told to: at the next wait for it, or at the next write."""

from typing import Any

import apsw


class FailingDisk(apsw.VFS):
    """A file system below SQLite; `fails_to` names what goes wrong from now on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.fails_to = ""
        self.failures = 0
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: Any) -> "_File":  # noqa: N802
        return _File(self, name, flags)

    def check(self, deed: str, error: type[apsw.Error]) -> None:
        """Fail, if that is the plan."""
        if self.fails_to == deed:
            self.failures += 1
            raise error("planned")


class _File(apsw.VFSFile):
    def __init__(self, disk: FailingDisk, name: Any, flags: Any) -> None:
        self._disk = disk
        super().__init__("", name, flags)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.check("sync", apsw.IOError)
        super().xSync(flags)

    def xWrite(self, content: Any, offset: int) -> None:  # noqa: N802
        self._disk.check("write", apsw.IOError)
        self._disk.check("grow", apsw.FullError)
        super().xWrite(content, offset)
