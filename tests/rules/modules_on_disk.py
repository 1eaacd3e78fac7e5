"""Small modules that use the kernel, compiled by processes of their own into a cache apart."""

import os
import subprocess
import sys
from pathlib import Path


class ModulesOnDisk:
    """A folder of modules and a cache; every `run` is a new process."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.cache = folder / "modules", folder / "cache"
        self.settings = settings
        self.folder.mkdir(parents=True, exist_ok=True)

    def write(self, **modules: str) -> None:
        """Write modules, or rewrite them."""
        for name, text in modules.items():
            (self.folder / f"{name}.py").write_text(text)

    def start(self, code: str, **settings: str) -> subprocess.Popen[str]:
        """Begin a process."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")
        }
        environment |= {
            "PYTHONPATH": os.pathsep.join([str(self.folder), os.environ.get("PYTHONPATH", "")]),
            "ZUSCHLAG_CACHE": str(self.cache),
            "ZUSCHLAG_RULES": "compiled",
            **self.settings,
            **settings,
        }
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stdout=pipe, stderr=pipe, text=True
        )

    def run(self, code: str, **settings: str) -> str:
        """What a process prints."""
        return heard(self.start(code, **settings))

    def kept(self, module: str = "") -> dict[str, int]:
        """What is kept of modules whose name begins like this, and when it was written."""
        found = [*self.cache.glob(f"rules-*/{module}*/*.kept")]
        return {f"{one.parent.name}/{one.name}": one.stat().st_mtime_ns for one in found}


def heard(process: subprocess.Popen[str]) -> str:
    """What it printed, when it is over."""
    told, complained = process.communicate(timeout=300)
    assert process.returncode == 0, complained
    return told.strip()
