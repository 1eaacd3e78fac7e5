"""Games and reports as files: where they go by default; nothing is ever overwritten."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from zuschlag.words import here


def suggested(folder: Path | None, game: str, edition: str, now: datetime) -> Path:
    """A file name that tells the game, the edition and the moment."""
    return (folder or Path.cwd()) / f"{game}-{edition}-{now:%Y-%m-%d-%H%M%S}.json"


def write_game(path: Path, record: dict[str, Any]) -> str | None:
    """Write a record; what went wrong as a sentence, or None."""
    return write_new(path, json.dumps(record, ensure_ascii=False) + "\n")


def write_new(path: Path, text: str) -> str | None:
    """Write a file that is not there yet; what went wrong as a sentence, or None."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as fault:
        if isinstance(fault, FileExistsError) and path.exists():
            return here.say("keep-exists", path=str(path))
        reason = getattr(fault, "strerror", None) or str(fault)
        return here.say("keep-failed", path=str(path), reason=reason)
    return None
