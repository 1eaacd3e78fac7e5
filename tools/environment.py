"""The private environment .venv: made from hashed pins once, then only compared with its stamp.

`run` holds what playing needs, `dev` everything; `research` adds what is too big for everybody and
has an environment of its own. uv installs; where it is not on the PATH it is fetched into .venv-uv,
and where it cannot be had pip does the same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.node import Node, node_among, node_on_path
from tools.steps import ROOT, StepFailed, answers, apt_install, say, step

RUN, DEV, RESEARCH = "run", "dev", "research"
# Whoever wants to compare or try other people's libraries makes these (docs/research.md says how).
PEERS, LEARNING, RLLIB = "peers", "learning", "rllib"
PINS = ROOT / "requirements"
BIN = "Scripts" if os.name == "nt" else "bin"
EXE = "python.exe" if os.name == "nt" else "python"
VENV, TOOLS = ROOT / ".venv", ROOT / ".venv-uv"
APART = {kind: ROOT / f".venv-{kind}" for kind in (RESEARCH, PEERS, LEARNING, RLLIB)}
FOLDERS = {RUN: VENV, DEV: VENV, **APART}
OLDEST, NEWEST = (3, 11), (3, 14)


def prepare(kind: str) -> None:
    """Make sure that the environment has what this kind of chore needs."""
    if has_stamp(kind) or (kind == RUN and has_stamp(DEV)):
        return
    folder = FOLDERS[kind]
    if not is_usable(folder):
        make_environment(folder)
    install(kind)
    (folder / f"{kind}.stamp").write_text(fingerprint(kind))


def installed(program: str, kind: str = RUN) -> str:
    return str(FOLDERS[kind] / BIN / program)


def has_stamp(kind: str) -> bool:
    folder = FOLDERS[kind]
    stamp = folder / f"{kind}.stamp"
    return python_of(folder).exists() and stamp.exists() and stamp.read_text() == fingerprint(kind)


def python_of(folder: Path) -> Path:
    return folder / BIN / EXE


def fingerprint(kind: str) -> str:
    """What it was made from; the folder counts too, since scripts name it."""
    pins = ["research"] if kind == RESEARCH else ["run", "dev"]
    sources = [ROOT / "pyproject.toml", *(PINS / f"{name}.txt" for name in pins)]
    made_from = [path.read_bytes() for path in [*sources, FOLDERS[kind] / "pyvenv.cfg"]]
    return hashlib.sha256(b"\0".join(made_from) + str(ROOT).encode()).hexdigest()


def is_usable(folder: Path) -> bool:
    """False if it is missing, if its Python has gone, or if the folder was moved."""
    return python_of(folder).exists() and str(folder) in (folder / "pyvenv.cfg").read_text()


def make_environment(folder: Path) -> None:
    command = [suitable_python(), "-m", "venv", "--clear", "--without-pip", str(folder)]
    step(f"Making a private environment in {folder.name}", command, "Is this folder writable?")


def suitable_python() -> str:
    in_range = f"import sys; sys.exit(not {OLDEST} <= sys.version_info[:2] <= {NEWEST})"
    minors = range(NEWEST[1], OLDEST[1] - 1, -1)
    for python in [sys.executable, *(f"python3.{minor}" for minor in minors)]:
        if answers(python, in_range):
            return python
    raise StepFailed(
        f"Zuschlag needs Python 3.11 to 3.14. This one is {sys.version.split()[0]},"
        " and no other was found.\nPlease install one of them and try again."
    )


def install(kind: str) -> None:
    installer = install_pins(kind)
    itself = [*installer, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    remedy = "Is pyproject.toml as it should be?"
    # The pages are a step of their own, with their own words.
    step("Installing Zuschlag itself", itself, remedy, ZUSCHLAG_NO_WEB="1")


def node() -> Node:
    """What builds the pages: the machine's own Node, or one that is fetched into .venv."""
    found = node_on_path() or node_among(package_folders())
    if found is None:
        say("The pages are built with Node; there is none here, so it is fetched once (60 MB).")
        install_pins("node")
        found = node_among(package_folders())
    if found is None:
        raise StepFailed("There is no Node here.\nPlease install Node 22 and npm, and try again.")
    return found


def package_folders() -> list[Path]:
    return [VENV / "Lib" / "site-packages", *VENV.glob("lib/python3*/site-packages")]


def install_pins(kind: str) -> list[str]:
    """Answer with the installer that managed it."""
    remedy = "Packages come from the Python package index: can it be reached from here?"
    failures: list[StepFailed] = []
    for installer in installers(FOLDERS.get(kind, VENV)):
        again = " in another way" if failures else ""
        pinned = [*installer, "--require-hashes", "-r", str(PINS / f"{kind}.txt")]
        try:
            step(f"Installing the pinned packages{again}", pinned, remedy)
            return installer
        except StepFailed as failure:
            failures.append(failure)
    raise failures[0]


def installers(folder: Path) -> Iterator[list[str]]:
    """Ways to install into it, the fastest first; the next is tried when one fails."""
    python = str(python_of(folder))
    for uv in uv_programs():
        yield [uv, "pip", "install", "--python", python]
    yield [str(python_of(TOOLS)), "-m", "pip", "--python", python, "install"]


def uv_programs() -> Iterator[str]:
    on_path = shutil.which("uv")
    if on_path:
        yield on_path
    make_tools()
    private = shutil.which("uv", path=str(TOOLS / BIN))
    if private:
        yield private


def make_tools() -> None:
    """Make .venv-uv: pip, and uv where it can be had."""
    stamp, wanted = TOOLS / "uv.stamp", (PINS / "uv.txt").read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    python = suitable_python()
    if not answers(python, "import ensurepip; ensurepip.version()"):
        apt_install("python3-venv", "Making a private environment")
    make = [python, "-m", "venv", "--clear", str(TOOLS)]
    step("Making room for the installer in .venv-uv", make, "Is this folder writable?")
    pip = [str(python_of(TOOLS)), "-m", "pip", "install", "--require-hashes", "-r"]
    try:
        step("Fetching the installer", [*pip, str(PINS / "uv.txt")], "")
        stamp.write_text(wanted)
    except StepFailed:
        say("The fast installer is not available here; pip does the same, only slower.")
