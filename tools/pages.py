"""The pages: built from web/ into the package, and only when their sources have changed.

Called by hatch_build.py when the package is built and by dev.py before a chore that shows pages.
A stamp among them says what they were built from.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.node import Node, script
from tools.steps import ROOT, step

WEB = ROOT / "web"
STATIC = ROOT / "src" / "zuschlag" / "static"
STAMP = "build.stamp"
SMALL = 1024
"""Bytes below which a file is not worth compressing."""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}


def are_wanted() -> bool:
    """ZUSCHLAG_NO_WEB=1 leaves the pages out."""
    return os.environ.get("ZUSCHLAG_NO_WEB", "") in ("", "0")


def are_fresh() -> bool:
    stamp = STATIC / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint()


def fingerprint() -> str:
    """What the pages are built from."""
    told = hashlib.sha256(Path(__file__).read_bytes())
    for path in sources():
        told.update(f"\0{path.relative_to(WEB).as_posix()}\0".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def sources() -> Iterator[Path]:
    """Every file that can change a page; tests cannot."""
    yield from sorted(path for path in WEB.iterdir() if path.is_file())
    for folder in ("public", "src"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def build(node: Node) -> None:
    """Build them elsewhere, then put them in place: a build that fails leaves the old ones."""
    fetch_packages(node)
    fresh = ROOT / "build" / f"pages-{os.getpid()}"
    made_from = fingerprint()
    try:
        command = [*web_script(node, "build"), "--outDir", str(fresh), "--emptyOutDir"]
        step("Building the pages", command, "Is everything in web/ as it should be?", folder=WEB)
        compress(fresh)
        (fresh / STAMP).write_text(made_from)
        shutil.rmtree(STATIC, ignore_errors=True)
        shutil.move(str(fresh), str(STATIC))
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def fetch_packages(node: Node) -> None:
    """Fetch exactly what the lock file names, unless it is there already."""
    stamp, wanted = WEB / "node_modules" / "lock.stamp", lock_mark()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    # A package that wants to run something while it is fetched does not get to.
    command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    remedy = "Packages come from the registry of npm: can it be reached from here?"
    step("Fetching what builds the pages", command, remedy, folder=WEB)
    stamp.write_text(wanted)


def lock_mark() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def web_script(node: Node, name: str) -> list[str]:
    """The command behind a script of package.json."""
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    return [node.program, *script(WEB, scripts[name])]


def compress(folder: Path) -> None:
    """Put a compressed form next to every text that gets much smaller, for slow lines."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in TEXTS or path.stat().st_size < SMALL:
            continue
        whole = path.read_bytes()
        small = gzip.compress(whole, 9, mtime=0)
        if len(small) < len(whole) * 0.9:
            path.with_name(path.name + ".gz").write_bytes(small)
