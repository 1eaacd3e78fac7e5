"""Answers of the judge kept beside recorded games: a line each, with the name and the answer."""

import json
from collections.abc import Iterable
from pathlib import Path

from zuschlag.record import judge


def line_of(game: Path) -> str:
    """What the judge answers now, as it is kept."""
    return json.dumps([game.stem, judge(game.read_bytes())], ensure_ascii=False) + "\n"


def kept(file: Path) -> dict[str, str]:
    """The lines that are kept, by the name of the game."""
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    return {json.loads(line)[0]: line for line in lines}


def add_missing(file: Path, games: Iterable[Path]) -> None:
    """Keep answers to games that have none yet; what is kept stays as it is."""
    known = kept(file)
    with file.open("a", encoding="utf-8", newline="\n") as answers:
        answers.writelines(line_of(game) for game in sorted(games) if game.stem not in known)
