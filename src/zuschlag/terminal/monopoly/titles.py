"""The top line: which table, which round, what the bank still has, how much time is left."""

from textual.content import Content

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.monopoly.speech import stock_of
from zuschlag.terminal.titles import titled
from zuschlag.words.here import say, words


def headline(seen: Observation, terms: Terms, seconds: float | None) -> Content:
    """Brand, preset and board, round, stock, time."""
    title = terms.board.title.in_(words().language)
    parts = [f"Monopoly {terms.edition}", title, _round(seen, terms), stock_of(seen)]
    if seconds is not None:
        parts.append(_clock(seconds))
    elif seen.book.get("time_is_up"):
        parts.append(say("time-is-up"))
    return titled(*parts)


def _round(seen: Observation, terms: Terms) -> str:
    if terms.limit.rounds:
        return say("round-number-of", n=min(seen.round, terms.limit.rounds), of=terms.limit.rounds)
    return say("round-number", n=seen.round)


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return say("time-left", time=f"{whole // 60}:{whole % 60:02}")
