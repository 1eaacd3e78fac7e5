"""Running other programs: quiet steps that explain their failure, and handing over the terminal."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class StepFailed(Exception):
    """The text says what failed and what to do about it."""


def say(line: str) -> None:
    print(line, flush=True)


def step(announcement: str, command: list[str], remedy: str) -> None:
    """One calm line; the noise of the command is shown only when it fails."""
    say(f"{announcement} ...")
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
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
    silent = subprocess.DEVNULL
    try:
        command = [python, "-c", code]
        return subprocess.run(command, stdin=silent, stdout=silent, stderr=silent).returncode == 0
    except OSError:
        return False


def hand_over(command: list[str], folder: Path | None = ROOT) -> int:
    """Give the terminal to the command; Ctrl-C is its business, we only wait."""
    process = subprocess.Popen(command, cwd=folder)
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


def apt_install(packages: str, purpose: str) -> None:
    """Install system packages if we may, else say which ones are missing."""
    remedy = f"Please install it yourself; on Debian and Ubuntu: sudo apt-get install {packages}"
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (is_root and shutil.which("apt-get")):
        raise StepFailed(f"{purpose} needs the system package {packages}.\n{remedy}")
    # An index that cannot be renewed may still be good enough to install from.
    script = f"apt-get update; apt-get install -y --no-install-recommends {packages}"
    step(f"Installing the system package {packages}", ["sh", "-c", script], remedy)
