"""Where the project is and which files belong to it."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def kept_files() -> list[Path]:
    """Every file that is in git or would be added to it."""
    # A clone may belong to somebody else, for example in a container.
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    command = [*git, "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if (ROOT / name).is_file()]


def program(name: str) -> str:
    """A program of the environment that runs the tests."""
    return str(Path(sys.executable).parent / name)
