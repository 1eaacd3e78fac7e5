"""Bots by their names; one that thinks has a budget in playouts (`searcher@200`), never in time."""

from typing import NamedTuple, cast

from zuschlag.bots.bot import MakePlayer, Measured, budget_of
from zuschlag.bots.roster import bots_of
from zuschlag.errors import Malformed


class Entry(NamedTuple):
    """A bot and its budget; None for one that does not think."""

    name: str
    playouts: int | None

    def __str__(self) -> str:
        return self.name if self.playouts is None else f"{self.name}@{self.playouts}"


def entered(game: str, text: str, playouts: int) -> Entry:
    """The bot of this name, with its own budget or the usual one; Malformed with what is right."""
    name, at, budget = text.partition("@")
    known = bots_of(game)
    if name not in known:
        raise Malformed("record/unknown-policy", "--bots", {"policy": name, "known": list(known)})
    if budget_of(known[name]) is None:
        if at:
            raise Malformed("arena/no-budget", "--bots", {"bot": name})
        return Entry(name, None)
    if not hasattr(known[name], "by_playouts"):
        raise Malformed("arena/by-the-clock", "--bots", {"bot": name})
    if at and not (budget.isascii() and budget.isdigit() and 0 < int(budget) < 10**9):
        raise Malformed("arena/bad-budget", "--bots", {"bot": name, "budget": budget})
    return Entry(name, int(budget) if at else playouts)


def maker(game: str, entry: str) -> MakePlayer:
    """Makes a player of an entry as a plan writes it."""
    name, _, budget = entry.partition("@")
    make = bots_of(game)[name]
    if not budget:
        return make
    return cast(Measured, make).by_playouts(int(budget))
