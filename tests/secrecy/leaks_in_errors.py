"""Leaks in errors: a refusal reveals something about others."""

from typing import Any

import pytest

from tests.secrecy.leak import Planted
from zuschlag.errors import NotAllowed, Refusal, Reused, Stale
from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.game import ForSale
from zuschlag.rules.monopoly.game import Monopoly
from zuschlag.table import codes, commands, decide
from zuschlag.table.caller import Caller
from zuschlag.table.play import Play
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState

_for_sale, _monopoly, _code, _decide = (
    ForSale.refusal,
    Monopoly.refusal,
    codes._code,
    TableService._decide,
)


def coins_of_others(patch: pytest.MonkeyPatch) -> None:
    def refusal(game: ForSale, state: Any, seat: int, action: Any, code: int) -> Refusal:
        found = _for_sale(game, state, seat, action, code)
        found.facts["coins"] = state.read().coins
        return found

    patch.setattr(ForSale, "refusal", refusal)


def sealed_buildings(patch: pytest.MonkeyPatch) -> None:
    """ "That one lies on the table already" """

    def refusal(game: ForSale, state: Any, seat: int, action: Any, code: int) -> Refusal:
        found = _for_sale(game, state, seat, action, code)
        building = getattr(action, "building", None)
        if building in listed(state.read().sealed):
            found.slug = "for-sale/lies-on-the-table"
        return found

    patch.setattr(ForSale, "refusal", refusal)


def cash_of_others(patch: pytest.MonkeyPatch) -> None:
    def refusal(game: Monopoly, state: Any, seat: int, action: Any, code: int) -> Refusal:
        found = _monopoly(game, state, seat, action, code)
        found.facts["richest"] = max(state.read().cash[: state.terms.seats])
        return found

    patch.setattr(Monopoly, "refusal", refusal)


def codes_of_others(patch: pytest.MonkeyPatch) -> None:
    def code(table: TableState, caller: Caller, seat: int, seen_by: list[int] | None) -> TableEvent:
        if len(table.codes) >= caller.limits.open_codes:
            raise NotAllowed("table/too-many-codes", {"most": caller.limits.open_codes})
        return _code(table, caller, seat, seen_by)

    patch.setattr(codes, "_code", code)


def number_of_codes(patch: pytest.MonkeyPatch) -> None:
    def take_over(table: TableState, caller: Caller, command: commands.TakeOver) -> TableEvent:
        raise NotAllowed("table/bad-code", {"open": len(table.codes)})

    patch.setitem(decide._DECIDERS, commands.TakeOver, take_over)


def number_of_lines(patch: pytest.MonkeyPatch) -> None:
    """How far behind an answer is, counted in all lines of the log."""

    def refuse(play: Play, on: str, action: Any) -> None:
        if on != play.on:
            raise Stale("table/stale", {"on": play.on, "cards": sum(play.state.read().hand[:6])})

    patch.setattr(Play, "check_on", refuse)


def ids_of_others(patch: pytest.MonkeyPatch) -> None:
    async def decide(service: TableService, live: Any, asked: Any) -> Any:
        if asked.command_id in [id for _, id in live.table.answered]:
            raise Reused("table/reused-id")
        return await _decide(service, live, asked)

    patch.setattr(TableService, "_decide", decide)


PLANTED: Planted = {
    "coins of others beside a refusal": (coins_of_others, "pairs"),
    "a refusal that knows sealed buildings": (sealed_buildings, "pairs"),
    "cash of others beside a refusal": (cash_of_others, "pairs"),
    "a limit that counts codes of others": (codes_of_others, "pairs"),
    "how many codes there are": (number_of_codes, "pairs"),
    "hands beside a late answer": (number_of_lines, "pairs"),
    "ids that others have used": (ids_of_others, "deep"),
}
