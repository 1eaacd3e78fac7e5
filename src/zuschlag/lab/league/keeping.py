"""The folder of a league: its games, their records, and the page that is written after each."""

from pathlib import Path
from typing import Any

import msgspec

from zuschlag.lab.league.tournament import LeagueGame
from zuschlag.lab.shards import write_whole

FOLDER = "league"


class LeagueFolder:
    """`league` beside the bots: `games.jsonl`, `records`, `index.html`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._games = self._folder / "games.jsonl"
        self.page = self._folder / "index.html"
        (self._folder / "records").mkdir(parents=True, exist_ok=True)

    def games(self) -> list[LeagueGame]:
        """All that was played; a line that was cut short never happened."""
        if not self._games.exists():
            return []
        lines = self._games.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            write_whole(self._games, b"".join(whole))
        return [msgspec.json.decode(line, type=LeagueGame) for line in whole]

    def keep(self, game: LeagueGame, written: dict[str, Any]) -> None:
        """A game: first its record, then its line."""
        text = msgspec.json.format(msgspec.json.encode(written), indent=1)
        write_whole(self._folder / record_of(game.number), text + b"\n")
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def show(self, page: str) -> None:
        """Write the page anew; whoever looks never sees half of it."""
        write_whole(self.page, page.encode())


def record_of(number: int) -> str:
    """Where the record of a game is, from the page."""
    return f"records/{number:06}.json"
