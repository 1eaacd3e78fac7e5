"""What is agreed for an evening: what is played, in which format, at tables of which size."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from zuschlag.errors import Malformed
from zuschlag.event.counted import game_at_board
from zuschlag.event.seating.sizes import LEAST, MOST
from zuschlag.fair import SHARED
from zuschlag.table.beginning import checked as checked_table
from zuschlag.table.settings import Settings, TimeLimits
from zuschlag.table.text_lines import cleaned_line

MOST_ENTRANTS = 200
MOST_LINES = 100
"""Of one phone in the log of an evening; helpers may write more."""
MOST_NUMBERS = 5 * MOST_ENTRANTS
"""Given to phones in one evening: the desk can make room for many who were never here."""
PHONES, BOARDS = "phones", "boards"
OPEN_TABLES = "open"
BEST = 3
MOST_SHARED = 30
"""Seconds for a decision where tables share a deal: all the others wait."""
LEAST_WITH_FINAL = 2
"""Rounds: a heat and the final."""


class EveningSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`table` is for every table; how many seats one has is up to the plan."""

    table: Settings
    title: Annotated[str, Meta(max_length=60)] = ""
    format: Literal["meet", "swiss", "final", "robin", "open"] = "meet"
    size: Annotated[int, Meta(ge=LEAST, le=MOST)] = 4
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    points: Literal["share", "7-5-3-1", "5-3-2-1", "wins"] = "share"
    mode: Literal["phones", "boards"] = "phones"  # boards: people play without us, and tell us
    assistants_rule: bool = False  # assistants may decide disputes, too
    minutes: Annotated[int, Meta(ge=1, le=600)] | None = None  # how long a round lasts
    late_points: bool = False  # 50 for the first round, for those who come later
    best: Annotated[int, Meta(ge=1, le=20)] = BEST  # open tables: so many games count, the best
    same_deal: bool = False  # For Sale: the same cards at all tables of a size, row by row
    is_rehearsal: bool = False  # bots are entered as if they were people


def checked(settings: EveningSettings) -> EveningSettings:
    """Settings that can be played at tables of every size, or Malformed with a path."""
    title = cleaned_line(settings.title)
    if settings.format == "final" and settings.rounds < LEAST_WITH_FINAL:
        facts = {"least": LEAST_WITH_FINAL}
        raise Malformed("event/too-few-rounds", "settings.rounds", facts)
    if settings.format == OPEN_TABLES and (settings.is_rehearsal or settings.minutes is not None):
        path = "settings.format" if settings.is_rehearsal else "settings.minutes"
        raise Malformed("event/open-tables", path)
    if settings.same_deal and not can_share_deal(settings):
        raise Malformed("event/no-same-deal", "settings.same_deal")
    if settings.mode == BOARDS:
        game_at_board(settings.table.game)
        if settings.is_rehearsal:
            raise Malformed("event/no-board-for-bots", "settings.mode")
    for seats in range(LEAST, MOST + 1):
        checked_table(for_table(settings, seats))
    return msgspec.structs.replace(settings, title=title)


def can_share_deal(settings: EveningSettings) -> bool:
    """Cards that all tables can have alike, at tables that begin together and ask us."""
    is_together = settings.format != OPEN_TABLES and settings.mode != BOARDS
    return is_together and settings.table.game in SHARED


def for_table(settings: EveningSettings, seats: int, title: str = "") -> Settings:
    """The settings of one table: the evening decides when it stops and begins.

    Tables that wait for each other have a clock, and no chat in which a card could be told.
    """
    ours: dict[str, Any] = {
        "listed": False,
        "spectators": False,
        "spectator_delay": 0,
        "undo": False,
        "pauses": 0,
    }
    if settings.same_deal:
        seconds = min(settings.table.time.move or MOST_SHARED, MOST_SHARED)
        ours |= {"chat": False, "time": TimeLimits(seconds)}
    return msgspec.structs.replace(settings.table, seats=seats, title=title, **ours)


def as_ever(command: Any) -> Any:
    """A command as it was written before settings had more: the same words, the same mark."""
    told = msgspec.to_builtins(command, order="deterministic")
    settings = told.get("settings", {})
    usuals = {"mode": PHONES, "assistants_rule": False, "best": BEST, "same_deal": False}
    for later, usual in usuals.items():
        if settings.get(later) == usual:
            del settings[later]
    if told["do"] == "change" and not told["why"]:
        del told["why"]
    return told


def plain(settings: EveningSettings) -> dict[str, Any]:
    """Settings as the log keeps them."""
    found: dict[str, Any] = msgspec.to_builtins(settings)
    return found
