"""Running other programs: quiet steps that explain their failure, and handing over the terminal."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class StepFailed(Exception):
    """The text says what failed and what to do about it."""


def say(line: str) -> None:
    print(line, flush=True)


def step(
    announcement: str, command: list[str], remedy: str, folder: Path = ROOT, **settings: str
) -> None:
    """One calm line; the noise of the command is shown only when it fails."""
    say(f"{announcement} ...")
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        noise = "\n".join(f"  | {line[:160]}" for line in done.stdout.splitlines()[-12:])
        raise StepFailed(f"{announcement}: this failed.\n{noise}\n{remedy}")


def answers(python: str, code: str) -> bool:
    """Whether this Python exists and runs the code without complaint."""
    return succeeds([python, "-c", code])


def succeeds(command: list[str]) -> bool:
    silent = subprocess.DEVNULL
    try:
        return subprocess.run(command, stdin=silent, stdout=silent, stderr=silent).returncode == 0
    except OSError:
        return False


def hand_over(command: list[str], folder: Path | None = ROOT) -> int:
    """Give the terminal to the command; Ctrl-C is its business, we only wait."""
    process = subprocess.Popen(command, cwd=folder)
    # Whoever stops us means the command: a server left behind would keep its port.
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while True:
        try:
            code = process.wait()
            return code if code >= 0 else 128 - code
        except KeyboardInterrupt:
            continue


def start(command: list[str], **settings: str) -> subprocess.Popen[bytes]:
    """Let a command work in the background, with these settings in its environment."""
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


class Background:
    """A command at work in the background; what it says is heard when its turn has come."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def answer(self) -> tuple[int, str]:
        """Its exit code and what it said, once it has ended."""
        told, _ = self._process.communicate()
        return self._process.returncode, told.decode("utf-8", "replace").rstrip()


def apt_install(packages: str, purpose: str) -> None:
    """Install system packages if we may, else say which ones are missing."""
    remedy = f"Please install it yourself; on Debian and Ubuntu: sudo apt-get install {packages}"
    may = may_install()
    if may is None:
        raise StepFailed(f"{purpose} needs the system package {packages}.\n{remedy}")
    # An index that cannot be renewed may still be good enough to install from.
    script = (
        "export DEBIAN_FRONTEND=noninteractive;"
        f" apt-get update; apt-get install -y --no-install-recommends {packages}"
    )
    step(f"Installing the system package {packages}", [*may, "sh", "-c", script], remedy)


def may_install() -> list[str] | None:
    """What to put in front of a command that installs; None if nobody lets us."""
    if not (hasattr(os, "geteuid") and shutil.which("apt-get")):
        return None
    if os.geteuid() == 0:
        return []
    # -n: whoever would have to type a password is better told what to install.
    sudo = ["sudo", "-n"]
    return sudo if succeeds([*sudo, "true"]) else None
