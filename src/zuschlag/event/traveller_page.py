"""A traveller as a table for the page of results: a row a card, a column a table."""

from html import escape

from zuschlag.event.evening_state import EveningState
from zuschlag.event.traveller import Traveller, TravellerCell, TravellerLot, TravellerRow
from zuschlag.words.speech import Words


def traveller_table(evening: EveningState, sheet: Traveller, words: Words) -> str:
    """Who got each card for how much, beside each other."""
    head = "".join(
        f"<th scope='col'>{words('evening-table', number=table)}</th>" for table in sheet.tables
    )
    corner = f"<th scope='col'>{words('traveller-card')}</th>"
    rows = [_line(evening, row, lot, words) for row in sheet.rows for lot in row.lots]
    caption = words("traveller-caption", seats=sheet.size)
    table = f"<table>\n<caption>{caption}</caption>\n<thead><tr>{corner}{head}</tr></thead>"
    body = "\n".join(rows)
    return f"<div class='wide'>{table}\n<tbody>\n{body}\n</tbody>\n</table></div>"


def _line(evening: EveningState, row: TravellerRow, lot: TravellerLot, words: Words) -> str:
    named = words(f"traveller-{row.kind}", card=lot.card, row=row.number)
    cells = "".join(f"<td>{_told(evening, row.kind, got, words)}</td>" for got in lot.at)
    return f"<tr><th scope='row'>{named}</th>{cells}</tr>"


def _told(evening: EveningState, kind: str, got: TravellerCell | None, words: Words) -> str:
    if got is None:
        return ""
    name = escape(evening.entrants[got.entrant].name)
    return words(f"traveller-got-{kind}", name=name, figure=got.figure)
