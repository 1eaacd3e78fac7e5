"""Everything of an evening in one zip: for other programs, for the club, and for whoever checks."""

import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from zuschlag.event.decisions import DECISIONS
from zuschlag.event.evening_state import EveningState
from zuschlag.event.export import draw_json, evening_json
from zuschlag.event.results_page import results_page
from zuschlag.event.sheets import meetings_csv, results_csv, standings_csv, traveller_csv
from zuschlag.event.traveller import Traveller
from zuschlag.words.speech import Words


def files_of(
    evening: EveningState,
    records: Sequence[Mapping[str, Any]],
    words: Words,
    sheets: Sequence[Traveller] = (),
) -> dict[str, bytes]:
    """Names of files and what is in them; a traveller only where tables had the same deal."""
    shared = {"traveller.csv": traveller_csv(evening, sheets).encode()} if sheets else {}
    return {
        "evening.json": _json(evening_json(evening)),
        "draw.json": _json(draw_json(evening)),
        "records.jsonl": b"".join(msgspec.json.encode(one) + b"\n" for one in records),
        "standings.csv": standings_csv(evening).encode(),
        "results.csv": results_csv(evening).encode(),
        "meetings.csv": meetings_csv(evening).encode(),
        "rulings.txt": "".join(f"{line}\n" for line in rulings(evening)).encode(),
        "results.html": results_page(evening, words, sheets).encode(),
        **shared,
    }


def zipped(files: Mapping[str, bytes]) -> bytes:
    """One file that holds them all; the same files give the same bytes."""
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as kept:
        for name, data in files.items():
            kept.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return box.getvalue()


def rulings(evening: EveningState) -> Iterator[str]:
    """Every use of power that had a reason: what, by whom, where, and why."""
    for line in evening.log:
        if line["kind"] in DECISIONS and line.get("why"):
            where = [
                f"{key} {line[key]}"
                for key in ("round", "table", "one", "two", "entrant")
                if key in line
            ]
            yield "; ".join([line["kind"], line["by"], *where, line["why"]])


def _json(found: dict[str, Any]) -> bytes:
    return msgspec.json.encode(found) + b"\n"
