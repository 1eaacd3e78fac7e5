"""Lines of written games as rows: what they say of themselves, and what the judge says of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from zuschlag.errors import Malformed
from zuschlag.record import MOST_BYTES, judge
from zuschlag.research.forsale.lines import ForSaleLines, Game
from zuschlag.rules.forsale.description import FOR_SALE

LINE_END = b"\n"
Before = Callable[[str], None]
_TOLD = ("game", "edition", "seats", "players", "actions")
_RESULT = ("scores", "ranking", "winners")


class Row(NamedTuple):
    """A line; its fields are the columns."""

    line: int
    ok: bool
    error: str | None
    game: str | None
    edition: str | None
    seats: int | None
    players: list[str] | None
    actions: int | None
    scores: list[int] | None
    ranking: list[int] | None
    winners: list[int] | None
    record: str


class Rows:
    """Makes rows of lines, many at once; every line counts."""

    def __init__(self, before: Before) -> None:
        self._before = before
        self._for_sale = ForSaleLines()
        self.made = 0

    def reads_quickly(self, line: bytes) -> bool:
        """Whether the judge need not look at this line."""
        return self._for_sale.knows(line) and self._for_sale.read([line]) != [None]

    def of(self, lines: Sequence[bytes]) -> list[Row]:
        """The next rows: by compiled code where it can read them, else by the judge."""
        first, quick = self.made + 1, self._for_sale
        self.made += len(lines)
        texts = [_text(number, line) for number, line in enumerate(lines, first)]
        bare = [line.removesuffix(LINE_END) for line in lines]
        rows = {
            place: self._judged(first + place, bare[place], texts[place])
            for place in range(len(bare))
            if not quick.knows(bare[place])
        }
        known = [place for place in range(len(bare)) if place not in rows]
        games = quick.read([bare[place] for place in known])
        for place, game in zip(known, games, strict=True):
            if game is None:
                rows[place] = self._judged(first + place, bare[place], texts[place])
            else:
                rows[place] = _quick(first + place, game, texts[place])
        return [rows[place] for place in range(len(bare))]

    def _judged(self, number: int, line: bytes, text: str) -> Row:
        answer, told = judge(line, self._before), _told(line)
        if answer["ok"] and told.get("game") == FOR_SALE.name:
            self._for_sale.learn(line)
        fields = {name: told.get(name) for name in _TOLD}
        fields |= {name: answer.get(name) if answer["ok"] else None for name in _RESULT}
        return Row(number, answer["ok"], answer.get("error"), **fields, record=text)


def _quick(number: int, game: Game, text: str) -> Row:
    players = game.head.players
    told = (FOR_SALE.name, game.head.edition, len(players), players, game.actions)
    return Row(number, True, None, *told, game.scores, game.ranking, game.winners, text)


def _text(number: int, line: bytes) -> str:
    """A line that can be kept, or Malformed."""
    if not line.endswith(LINE_END):
        raise Malformed("research/no-line-end", f"line {number}", {"line": number})
    if len(line) > MOST_BYTES + len(LINE_END):
        raise Malformed("record/too-large", f"line {number}", {"most_bytes": MOST_BYTES})
    try:
        return line[: -len(LINE_END)].decode()
    except UnicodeDecodeError:
        raise Malformed("research/not-utf-8", f"line {number}", {"line": number}) from None


def _told(line: bytes) -> dict[str, Any]:
    """What the record says of itself, if it is one."""
    try:
        record = msgspec.json.decode(line)
    except msgspec.MsgspecError:
        return {}
    if not isinstance(record, dict):
        return {}
    named = {name: record.get(name) for name in ("game", "edition")}
    told: dict[str, Any] = {name: one for name, one in named.items() if isinstance(one, str)}
    match record:
        case {"seats": [*players], "actions": [*actions]} if all(
            isinstance(p, str) for p in players
        ):
            told |= {"seats": len(players), "players": players, "actions": len(actions)}
    return told
