"""Servers from Debian's packages for tests: installed when missing, run without privileges."""

import fcntl
import functools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

APT = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]


class Unprivileged:
    """Who runs a server: somebody harmless when we are root, else ourselves."""

    def __init__(self, user: pwd.struct_passwd | None) -> None:
        self._user = user

    def give(self, folder: Path) -> None:
        """Make a folder theirs."""
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)

    def arguments(self) -> dict[str, Any]:
        """For subprocess."""
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def unprivileged(*names: str) -> Unprivileged:
    """The first of these users that exists, when we are root."""
    if os.geteuid() != 0:
        return Unprivileged(None)
    known = {user.pw_name: user for user in pwd.getpwall()}
    return Unprivileged(next(known[name] for name in names if name in known))


def installed(package: str, found: Callable[[], Path | None]) -> Path:
    """Where a program is, after installing it when that is possible."""
    path = found() or (_install(package) and found())
    if path:
        return path
    told = f"{package} IS NOT INSTALLED: its tests have not run"
    if os.environ.get("CI"):
        pytest.fail(told)
    pytest.skip(told)


@functools.lru_cache
def _install(package: str) -> bool:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    # Test processes run side by side, and apt serves one at a time.
    with (Path(tempfile.gettempdir()) / "zuschlag-tests-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, capture_output=True)
        done = subprocess.run([*APT, package], env=quiet, check=False, capture_output=True)
    return done.returncode == 0
