"""The report as Markdown, for a page of documentation."""

from collections.abc import Sequence

from zuschlag.lab.arena.figures import Figures
from zuschlag.lab.arena.report import Made
from zuschlag.lab.arena.telling import Telling
from zuschlag.words.speech import Words


def markdown(found: Figures, made: Made, words: Words) -> str:
    """Ratings, the matrix of wins, and how it was made."""
    told = Telling(found, words)
    parts = [f"{told.head}.", _ratings(found, told)]
    if found.has_matrix:
        parts += [f"{told.wins}:", _wins(found, told)]
    else:
        parts.append(_cells(found, told))
    if found.programs:
        parts += [_table(told.outside_heads, told.outside_rows()), told.again]
    parts.append(_made(found, made, told))
    return "\n\n".join(parts) + "\n"


def _ratings(found: Figures, told: Telling) -> str:
    heads = [told.say("arena-bot"), told.say("arena-rating"), told.say("sim-interval")]
    rows = [[told.bot(one.bot), *told.rating(one)] for one in found.ratings]
    return _table(heads, rows)


def _wins(found: Figures, told: Telling) -> str:
    bots = [one.bot for one in found.ratings]
    rows = []
    for bot in bots:
        cells = [found.alone(bot, other) for other in bots]
        shares = [
            f"{told.percent(cell.share.value)} ({told.between(cell.share.low, cell.share.high)})"
            if cell
            else "·"
            for cell in cells
        ]
        rows.append([f"**{bot}**", *shares])
    return _table(["", *bots], rows)


def _cells(found: Figures, told: Telling) -> str:
    rows = [[cell.bot, *row] for cell, row in zip(found.cells, told.cell_rows(), strict=True)]
    return _table(told.cell_heads, rows)


def _made(found: Figures, made: Made, told: Telling) -> str:
    commit = told.commit(made.commit, made.is_changed)
    facts = [
        f"`{made.command}`",
        made.date,
        f"{told.say('arena-made-commit')} `{commit}`" if commit else "",
        f"{told.say('arena-made-code')} `{found.plan.sources.code}`",
    ]
    return ", ".join(fact for fact in facts if fact) + "."


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    marks = ["---", *("---:" for _ in heads[1:])]
    return "\n".join("| " + " | ".join(row) + " |" for row in (heads, marks, *rows))
