"""The report: one HTML page with everything in it, for a browser without a network."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

import msgspec

from zuschlag.lab.arena.cells import Cell
from zuschlag.lab.arena.drawings import Interval, intervals
from zuschlag.lab.arena.exploit import ExploitPlan
from zuschlag.lab.arena.figures import Figures
from zuschlag.lab.arena.look import STYLE
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.ratings import MIDDLE
from zuschlag.lab.arena.telling import Telling
from zuschlag.words.speech import Words

_STRONGEST = 0.55
"""How opaque the colour of a cell is at most: its letters stay readable."""


class Made(NamedTuple):
    """What is not in the results: when, by which command, from which commit."""

    command: str
    date: str
    commit: str | None = None
    is_changed: bool = False


def report(found: Figures, made: Made, words: Words) -> str:
    """The whole page."""
    told = Telling(found, words)
    return page(told.title, "\n".join(_sections(found, made, told)), words)


def page(title: str, body: str, words: Words, head: str = "") -> str:
    """A page in our look with nothing from elsewhere."""
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{head}<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"{body}\n</body>\n</html>\n"
    )


def _sections(found: Figures, made: Made, told: Telling) -> Iterator[str]:
    yield f"<h1>{escape(told.title)}</h1>\n<p>{escape(told.edition)}. {escape(told.lead)}</p>"
    yield section(told.say("arena-ratings"), _ratings(found, told), told.say("arena-rating-note"))
    if found.has_matrix:
        yield section(told.say("arena-wins-title"), _wins(found, told), told.say("arena-wins-note"))
        yield section(told.say("arena-margins-title"), _margins(found, told), told.margins)
    yield section(told.say("arena-cells"), _cells(found, told))
    if found.programs:
        yield section(told.say("arena-outside-title"), _outside(told), told.again)
    yield section(told.say("arena-made"), _made(made, told), told.again)


def section(title: str, body: str, note: str = "") -> str:
    """A part of a page with its headline."""
    below = f'\n<p class="note">{escape(note)}</p>' if note else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}{below}\n</section>"


def _ratings(found: Figures, told: Telling) -> str:
    rows = [
        Interval(one.bot, one.value, one.low, one.high, "{} ({})".format(*told.rating(one)))
        for one in found.ratings
    ]
    return intervals(rows, told.say("arena-ratings"), lambda one: told.number(round(one)), MIDDLE)


def _wins(found: Figures, told: Telling) -> str:
    """A line for each bot, a column for each kind it was alone among."""
    bots = [one.bot for one in found.ratings]
    rows = [[_share(found.alone(bot, other), found.fair, told) for other in bots] for bot in bots]
    return f"<p>{escape(told.wins)}</p>\n" + grid(["", *bots], bots, rows, "matrix")


def _share(cell: Cell | None, fair: float, told: Telling) -> str:
    if cell is None:
        return "<td>·</td>"
    share = cell.share
    ahead = (share.value - fair) / (1 - fair) if share.value > fair else share.value / fair - 1
    kind = "more" if share.low > fair else "less" if share.high < fair else ""
    much = f' style="--much: {abs(ahead) * _STRONGEST:.2f}"' if kind else ""
    interval = f"<small>{told.between(share.low, share.high)}</small>"
    return f'<td class="{kind}"{much}>{told.percent(share.value)}{interval}</td>'


def _margins(found: Figures, told: Telling) -> str:
    rows = [
        Interval(
            f"{cell.bot} – {other}",
            cell.margin.value,
            cell.margin.low,
            cell.margin.high,
            told.margin(cell),
        )
        for bot in [one.bot for one in found.ratings]
        for other in [one.bot for one in found.ratings]
        if (cell := found.alone(bot, other))
    ]
    return intervals(rows, told.say("arena-margins-title"), told.decimal, 0.0)


def _cells(found: Figures, told: Telling) -> str:
    rows = [
        [
            f"<td{' class=name' if at == 0 else ''}>{escape(text)}</td>"
            for at, text in enumerate(row)
        ]
        for row in told.cell_rows()
    ]
    endings = f"<p>{escape(told.endings)}</p>" if len(found.endings) > 1 else ""
    names = [cell.bot for cell in found.cells]
    return grid(told.cell_heads, names, rows, "cells") + endings


def _outside(told: Telling) -> str:
    rows = told.outside_rows()
    cells = [[f"<td>{escape(text)}</td>" for text in row[1:]] for row in rows]
    return grid(told.outside_heads, [row[0] for row in rows], cells, "outside")


def grid(
    heads: Sequence[str], names: Sequence[str], rows: Sequence[Sequence[str]], kind: str
) -> str:
    """A table; `rows` are cells as they stand in the page."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = [
        f'<tr><th scope="row">{escape(name)}</th>{"".join(row)}</tr>'
        for name, row in zip(names, rows, strict=True)
    ]
    body = "\n".join(lines)
    return (
        f'<div class="wide"><table class="{kind}">\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _made(made: Made, told: Telling) -> str:
    return made_of(made, told.found.plan, told.commit(made.commit, made.is_changed), told.words)


def made_of(made: Made, plan: Plan | ExploitPlan, commit: str, words: Words) -> str:
    """Everything that is needed to make it again."""
    sources = msgspec.to_builtins(plan.sources)
    code = sources.pop("code")
    facts = {
        "arena-made-command": made.command,
        "arena-made-date": made.date,
        "arena-made-commit": commit,
        "arena-made-code": code,
        "arena-made-plan": msgspec.json.encode(plan).decode(),
        "arena-made-versions": ", ".join(f"{name} {number}" for name, number in sources.items()),
    }
    lines = [
        f"<dt>{escape(words(key))}</dt><dd><code>{escape(fact)}</code></dd>"
        for key, fact in facts.items()
        if fact
    ]
    return "<dl>\n" + "\n".join(lines) + "\n</dl>"
