"""How long the compiler works: with nothing cached, after an edit in a bot, after one in a rule.

CPU seconds of whole processes, interpreter included, on a copy of the package with a cache of its
own.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import zuschlag

_PARTS = "from zuschlag.lab.warm import compile_part\nfor part in {}: list(compile_part(part))"
_FOR_SALE = ("for-sale-table", "for-sale-batch")
_RESEARCH = ("for-sale-research",)
_MONOPOLY = ("monopoly-table", "monopoly-batch")
_STAGED = ("monopoly-research",)


def waits() -> Iterator[tuple[str, float]]:
    """One after the other: each finds what those before it have kept."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-bench-") as folder:
        package = Path(folder) / "zuschlag"
        unwanted = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(Path(zuschlag.__file__).parent, package, ignore=unwanted)
        yield "For Sale, nothing kept", _cpu_seconds(folder, _FOR_SALE)
        yield "For Sale for research, next to that", _cpu_seconds(folder, _RESEARCH)
        yield "Monopoly, nothing kept", _cpu_seconds(folder, _MONOPOLY)
        yield "Monopoly, all kept", _cpu_seconds(folder, _MONOPOLY)
        yield "Monopoly for research, next to that", _cpu_seconds(folder, _STAGED)
        for name, file in (
            ("after an edit in a bot", "bots/monopoly/landlord/worth.py"),
            ("after an edit in a rule", "rules/monopoly/trade.py"),
        ):
            with (package / file).open("a") as edited:
                edited.write("\nEDITED = True\n")
            yield f"Monopoly, {name}", _cpu_seconds(folder, _MONOPOLY)


def _cpu_seconds(folder: str, parts: tuple[str, ...]) -> float:
    settings = {"PYTHONPATH": folder, "ZUSCHLAG_CACHE": f"{folder}/cache"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", _PARTS.format(parts)]
    subprocess.run(command, env=os.environ | settings, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
