"""The top line: which table, which round, what the bank still has, how much time is left."""

from textual.content import Content

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.titles import titled


def headline(seen: Observation, terms: Terms, seconds: float | None) -> Content:
    """Brand, preset and board, round, stock, time."""
    stock = f"{seen.houses} houses, {seen.hotels} hotels"
    parts = [f"Monopoly {terms.edition}", terms.board.title.in_("en"), _round(seen, terms), stock]
    if seconds is not None:
        parts.append(_clock(seconds))
    elif seen.book.get("time_is_up"):
        parts.append("time is up")
    return titled(*parts)


def _round(seen: Observation, terms: Terms) -> str:
    if terms.limit.rounds:
        return f"Round {min(seen.round, terms.limit.rounds)} of {terms.limit.rounds}"
    return f"Round {seen.round}"


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02} left"
