"""What an arena says, as plain numbers: programs read them, reports are made of them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from zuschlag.lab.arena.cells import Cell, cells
from zuschlag.lab.arena.gate import Comparison, Verdict
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.playing import Row
from zuschlag.lab.arena.ratings import Rating, ratings


@dataclass(frozen=True)
class Usage:
    """What a program from outside used, by the clock, and how many moves were made for it."""

    bot: str
    games: int
    millis: float  # a game, on average
    missed: int


@dataclass(frozen=True)
class Figures:
    """All of it."""

    plan: Plan
    games: int
    cells: list[Cell]
    ratings: list[Rating]
    endings: dict[str, int]
    programs: list[Usage]

    @property
    def fair(self) -> float:
        """What everybody would win among equals."""
        return 1 / self.plan.seats

    def alone(self, bot: str, other: str) -> Cell | None:
        """One bot alone among others of one kind."""
        wanted = (other,) * (self.plan.seats - 1)
        return next((one for one in self.cells if (one.bot, one.rivals) == (bot, wanted)), None)

    @property
    def has_matrix(self) -> bool:
        """Whether some bot sat alone among others of one kind."""
        return any(len(set(one.rivals)) == 1 for one in self.cells)


def figures(plan: Plan, rows: Sequence[Row]) -> Figures:
    """Everything there is to say about these games."""
    endings = [row.ending for row in rows]
    return Figures(
        plan=plan,
        games=len(rows),
        cells=cells(plan.fields, rows),
        ratings=ratings(plan.bots, rows, plan.seed),
        endings={name: endings.count(name) for name in sorted(set(endings))},
        programs=[_usage(name, rows) for name in plan.programs],
    )


def _usage(bot: str, rows: Sequence[Row]) -> Usage:
    seats = [
        (row.millis[seat], row.missed[seat])
        for row in rows
        for seat, name in enumerate(row.seating)
        if name == bot
    ]
    millis, missed = (sum(each) for each in zip(*seats, strict=True))
    return Usage(bot, len(seats), millis / len(seats), missed)


def as_told(found: Figures) -> dict[str, Any]:
    """For programs."""
    return {
        **_head(found.plan),
        "games": found.games,
        "fair_share": found.fair,
        "endings": found.endings,
        "programs": [asdict(one) for one in found.programs],
        "ratings": [
            {"bot": one.bot, "rating": one.value, "rating_95": [one.low, one.high]}
            for one in found.ratings
        ],
        "cells": [_cell(one) | _marked(found.plan, one) for one in found.cells],
    }


def _marked(plan: Plan, cell: Cell) -> dict[str, bool]:
    """A cell with a program in it cannot be repeated."""
    return {"repeatable": False} if {cell.bot, *cell.rivals} & set(plan.programs) else {}


def verdict_as_told(plan: Plan, found: Verdict) -> dict[str, Any]:
    """For programs."""
    return {
        **_head(plan),
        "new": found.new,
        "old": found.old,
        "may_replace": found.may_replace,
        "comparisons": [_comparison(one) for one in found.comparisons],
    }


def _head(plan: Plan) -> dict[str, Any]:
    sources = msgspec.to_builtins(plan.sources)
    return {"plan": msgspec.to_builtins(plan), "mark": plan.mark, "sources": sources}


def _cell(one: Cell) -> dict[str, Any]:
    return {
        "bot": one.bot,
        "rivals": list(one.rivals),
        "deals": one.deals,
        "games": one.games,
        "win_share": one.wins.value,
        "win_share_error": one.wins.error,
        "win_share_95": [one.share.low, one.share.high],
        "margin": one.margin.value,
        "margin_error": one.margin.error,
    }


def _comparison(one: Comparison) -> dict[str, Any]:
    return {
        "rivals": list(one.rivals),
        "crowd": one.crowd,
        "new": one.new.value,
        "old": one.old.value,
        "difference": one.difference.value,
        "difference_95": [one.difference.low, one.difference.high],
        "falls": one.falls,
    }
