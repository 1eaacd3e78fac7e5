"""How a command wants its rules: plain at once, or compiled. Said before rules are imported."""

import os
import subprocess
import sys

from zuschlag.journal.lock import Lock, Locked
from zuschlag.rules import cache
from zuschlag.rules.readiness import is_ready
from zuschlag.words.here import say


def plain_rules() -> None:
    """Run the rules as ordinary Python: nothing to wait for, enough for one game."""
    os.environ.setdefault("ZUSCHLAG_RULES", "plain")


def compiled_rules(part: str) -> None:
    """Run them compiled; a first start shows the compiler at work, later ones do not wait."""
    if is_ready(part):
        return
    from zuschlag.rules.compiler import PLAIN

    if PLAIN:
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from zuschlag.lab.warm import compile_part, is_long, steps

    told = Console(stderr=True)
    doing = say("compiling", wait="long" if is_long(part) else "short")
    if not told.is_terminal:
        told.print(f"{doing} …")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=told, transient=True, disable=not told.is_terminal) as shown:
        bar = shown.add_task(doing, total=len(steps(part)))
        for name in compile_part(part):
            shown.update(bar, advance=1, description=f"{doing}: {name}")


def compile_in_background(parts: list[str]) -> bool:
    """Let another process fill the cache while this one plays; False if it is full."""
    missing = [part for part in parts if not is_ready(part)]
    if missing and not _is_compiling():
        command = [sys.executable, "-m", "zuschlag", "compile", "--quiet", "--background"]
        environment = {**os.environ, "ZUSCHLAG_RULES": "compiled"}
        silent = subprocess.DEVNULL
        subprocess.Popen(
            command,
            env=environment,
            stdin=silent,
            stdout=silent,
            stderr=silent,
            start_new_session=True,
        )
    return bool(missing)


def _is_compiling() -> bool:
    """Whether an earlier start has one at work: a second would only slow both down."""
    lock = compiling()
    try:
        lock.take()
    except (Locked, OSError):
        return True
    lock.release()
    return False


def compiling() -> Lock:
    """Held by the process that fills the cache for others."""
    return Lock(cache.folder() / "compiling.lock")
