"""Every use of power that everybody can read: what, as what, where, and why."""

from typing import Any

from zuschlag.event.evening_state import EveningState
from zuschlag.event.wire import EveningDecisionPart

DECISIONS = (
    "ruled",
    "corrected",
    "changed",
    "settled",
    "referee_named",
    "swapped",
    "table_opened",
    "clock_stopped",
    "clock_moved",
    "gate_opened",
    "seeds_called",
)
_SHOWN = 30
"""So many of the latest are on the pages; the zip has them all."""


def decisions(evening: EveningState) -> list[EveningDecisionPart]:
    """The latest first."""
    lines = [one for one in evening.log if one["kind"] in DECISIONS and one.get("why")]
    return [_part(line) for line in lines[: -_SHOWN - 1 : -1]]


def _part(line: dict[str, Any]) -> EveningDecisionPart:
    where = {key: line.get(key) for key in ("round", "table", "entrant")}
    return EveningDecisionPart(line["kind"], line["at"], line["by"], line["why"], **where)
