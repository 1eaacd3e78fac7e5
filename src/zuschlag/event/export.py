"""An evening that is over, as data: everything public, and its draws by themselves.

`evening.json` is the public log with the seed and the standings; the verifier reads it again.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from zuschlag import fair
from zuschlag.event.evening_state import EveningState
from zuschlag.event.points import shown
from zuschlag.event.standings import Row

FORMAT = "zuschlag-evening-1"


def evening_json(evening: EveningState) -> dict[str, Any]:
    """Everything public, in the order in which it happened."""
    return {
        "format": FORMAT,
        "evening": evening.id,
        "rehearsal": evening.settings.is_rehearsal,
        "server_seed": evening.server_seed.hex(),
        "log": msgspec.to_builtins(evening.log),
        "standings": [standing(row) for row in evening.standings()],
    }


def mark_of(document: Mapping[str, Any]) -> str:
    """Sixteen letters that stand for an evening that is over: on the wall and on certificates.

    What is changed in the exported file changes them. Of what comes after the end only corrections
    count: certificates need not be printed again because the wall shows another view.
    """
    lines = document["log"]
    end = next((n for n, line in enumerate(lines) if line["kind"] == "over"), len(lines))
    later = [line for line in lines[end + 1 :] if line["kind"] == "corrected"]
    marked = {**document, "log": [*lines[: end + 1], *later]}
    return hashlib.sha256(msgspec.json.encode(marked, order="sorted")).hexdigest()[:16]


def standing(row: Row) -> dict[str, Any]:
    """One line of the standings; points in 1/840, fractions as they are."""
    return {
        "rank": row.rank,
        "entrant": row.entrant,
        "final_place": row.final_place,
        "points": row.points,
        "points_shown": shown(row.points),
        "wins": row.wins,
        "shares": str(row.shares),
        "opponents": str(row.opponents),
        "rounds": row.rounds,
        "by_lot": row.by_lot,
    }


def draw_json(evening: EveningState) -> dict[str, Any]:
    """All draws, with everything that went into them."""
    return {
        "version": fair.VERSION,
        "evening": evening.id,
        "commit": evening.commit,
        "server_seed": evening.server_seed.hex(),
        "draws": draws_in(evening.log),
    }


def draws_in(log: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each draw who took part, what was shown by then, and who got which number."""
    seals: dict[int, str | None] = {}
    seeds: dict[int, str] = {}
    thrown, why = "", ""
    found = []
    for line in log:
        match line["kind"]:
            case "joined":
                seals[line["entrant"]] = line.get("seal")
            case "seeds_called":
                thrown, why = line["thrown"], line["why"]
            case "seed_shown":
                seeds[line["entrant"]] = line["seed"]
            case "drawn":
                people = line["entrants"]
                found.append(
                    {
                        "round": line["round"],
                        "draw": line["draw"],
                        "why": why,
                        "thrown": thrown,
                        "entrants": people,
                        "seeds": [{"hash": seals[n], "seed": seeds.get(n)} for n in people],
                        "order": line["order"],
                    }
                )
    return found
