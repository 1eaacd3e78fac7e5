"""The results as one page for a club's site: no script, no picture, nothing from elsewhere."""

from collections.abc import Iterable
from html import escape

from zuschlag.event.evening_state import EveningRound, EveningState
from zuschlag.event.points import shown
from zuschlag.event.traveller import Traveller
from zuschlag.event.traveller_page import traveller_table
from zuschlag.words.speech import Words

_LOOK = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1f2a2e; background: #fbfaf7; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #cfd6d4;
  vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
div.wide { overflow-x: auto; }
caption { text-align: left; font-weight: bold; padding-bottom: .5rem; }
p.rehearsal { border: 3px solid #a33b20; padding: .5rem 1rem; font-weight: bold; }
@media (prefers-color-scheme: dark) { body { color: #e8e6e1; background: #15191b; } }
"""
_NUMBERS = ("rank", "points", "wins", "rounds")
_COLUMNS = ("rank", "name", "points", "wins", "rounds")


def results_page(evening: EveningState, words: Words, sheets: Iterable[Traveller] = ()) -> str:
    """Standings first, then every round, with its traveller where tables had the same deal."""
    compared: dict[int, list[Traveller]] = {}
    for sheet in sheets:
        compared.setdefault(sheet.round, []).append(sheet)
    title = evening.settings.title or words("evening-results")
    parts = [
        f"<!doctype html>\n<html lang='{words.language}'>\n<head>\n<meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title>\n<style>{_LOOK}</style>\n</head>\n<body>",
        f"<h1>{escape(title)}</h1>",
        *_rehearsal(evening, words),
        f"<h2>{words('evening-standings')}</h2>",
        _standings(evening, words),
        f"<p>{words('evening-lot')}</p>" if any(r.by_lot for r in evening.standings()) else "",
    ]
    for played in evening.rounds:
        parts.append(f"<h2>{words('evening-round', number=played.number)}</h2>")
        parts.append(_round(evening, played, words))
        parts += [
            traveller_table(evening, sheet, words) for sheet in compared.get(played.number, ())
        ]
    return "\n".join([*(part for part in parts if part), "</body>\n</html>\n"])


def _rehearsal(evening: EveningState, words: Words) -> Iterable[str]:
    if evening.settings.is_rehearsal:
        yield f"<p class='rehearsal'>{words('evening-rehearsal')}</p>"


def _standings(evening: EveningState, words: Words) -> str:
    titles = {name: words(f"evening-column-{name}") for name in _COLUMNS}
    head = "".join(f"<th{_class(name)} scope='col'>{title}</th>" for name, title in titles.items())
    rows = []
    for row in evening.standings():
        cells = {
            "rank": f"{row.rank}{'*' if row.by_lot else ''}",
            "name": escape(evening.entrants[row.entrant].name),
            "points": told_points(row.points, words),
            "wins": told_points(row.wins, words),
            "rounds": str(row.rounds),
        }
        rows.append("".join(f"<td{_class(name)}>{cells[name]}</td>" for name in _COLUMNS))
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def told_points(units: int, words: Words) -> str:
    """Points as this language writes them: 66.67 or 66,67."""
    return shown(units).replace(".", "." if words.language == "en" else ",")


def _class(name: str) -> str:
    return " class='number'" if name in _NUMBERS else ""


def _round(evening: EveningState, played: EveningRound, words: Words) -> str:
    """One line a table: who sat there, best first, with their money."""
    rows = []
    for table, result in sorted(played.results.items()):
        key = "evening-final" if played.final == table else "evening-table"
        people = ", ".join(
            f"{seat.place}. {_name(evening, seat.entrant, words)} ({words.number(seat.amount)})"
            for seat in sorted(result.seats, key=lambda seat: seat.place)
        )
        rows.append(
            f"<tr><th scope='row'>{words(key, number=table + 1)}</th><td>{people}</td></tr>"
        )
    return "<table>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>"


def _name(evening: EveningState, entrant: int | None, words: Words) -> str:
    return words("evening-bot") if entrant is None else escape(evening.entrants[entrant].name)
