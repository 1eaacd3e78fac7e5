"""A record of any game as lines of text: who did what, what came of it, how it ended."""

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from zuschlag.cli.told_record import Telling, told
from zuschlag.rules.game import AnyGame
from zuschlag.rules.games import GAMES
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.words.here import words
from zuschlag.words.story import Line


def tell_plainly(record: Mapping[str, Any]) -> tuple[list[str], bool]:
    """Every move with its events, and whether all were legal."""
    game, names = GAMES[record["game"]], record["seats"]

    def move(number: int, seat: int, action: Any) -> list[Line]:
        who = words()("show-the-table") if seat == TABLE_SEAT else names[seat]
        said = " ".join(str(word) for word in game.as_written(action))
        return [Line(f"{number}. {who}: {said}", 0, is_head=True)]

    def telling(state: Any) -> Telling:
        head = f"{record['game']} {record['edition']}: {', '.join(names)}"
        return Telling([head], _lines, lambda: _end(game, state, names), move)

    return told(game, record, telling)


def _lines(events: list[Any]) -> list[Line]:
    return [Line(plain_event(event), place) for place, event in enumerate(events)]


def _end(game: AnyGame, state: Any, names: list[str]) -> list[str]:
    result = game.outcome(state)
    if result is None:
        return []
    ranked = sorted(zip(result.ranking, names, result.scores, strict=True))
    return ["", *(f"{rank}. {name}  {score}" for rank, name, score in ranked)]


def plain_event(event: Any) -> str:
    """The kind of an event and its fields."""
    fields = dict(to_builtins(event))
    kind = str(fields.pop("event", type(event).__name__)).replace("_", " ")
    told = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{kind}: {told}" if told else kind
