"""News that tell what changed (protocol 2), made whole again: what is shown now, from what was.

`table/changes.py` on the server writes changes. Nothing that was handed out before is touched.
"""

from typing import Any

from zuschlag.client.words import Json

PARTS = ("table", "clock", "game", "you")


class View:
    """What a table shows one viewer, frame by frame."""

    def __init__(self) -> None:
        self._parts: Json = {}
        self._cursor = 0

    def take(self, frame: Json) -> Json | None:
        """The frame with everything in it; None for a change of something that was not shown."""
        if frame["t"] == "table":
            self._parts = {name: frame.get(name) for name in PARTS}
            self._cursor = frame["cursor"]
        if frame["t"] != "news" or "cursor" in frame:
            return frame
        if frame["entry"]["n"] != self._cursor + 1:
            return None
        self._cursor += 1
        self._parts = {name: self._after(name, frame) for name in PARTS}
        shown = {name: self._parts[name] for name in PARTS if name != "table" or name in frame}
        return {"t": "news", "cursor": self._cursor, "entry": frame["entry"]} | shown

    def _after(self, name: str, frame: Json) -> Any:
        if name == "clock":
            return _clock_after(self._parts[name], frame)
        after = applied(self._parts[name], frame[name]) if name in frame else self._parts[name]
        decision = _of_decision(frame) if name == "you" else {}
        return applied(after, {"decision": decision}) if decision else after


def _of_decision(frame: Json) -> Json:
    """What changed of a decision that is still there: its number, and what may be done."""
    found: Json = {"on": f"P{frame['on']}"} if "on" in frame else {}
    return found | {name: frame[name] for name in ("options",) if name in frame}


def _clock_after(clock: Json, frame: Json) -> Json:
    """Everything counts from the entry's time, unless another one is told."""
    after: Json = clock | {"at": frame["entry"]["at"]} | frame.get("clock", {})
    if "asked" in frame:
        asked, at = frame["asked"], after["at"]
        times = {seat: one if isinstance(one, list) else [one] for seat, one in asked.items()}
        after["asked"] = {seat: at + one[0] for seat, one in times.items()}
        after["deadlines"] = {seat: at + one[1] if one[1:] else None for seat, one in times.items()}
    return after


def applied(value: Any, change: Any) -> Any:
    """The value after a change."""
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    if isinstance(value, list):
        return _list_after(value, change)
    after = dict(value)
    for name, inside in change.items():
        if inside == []:
            del after[name]
        else:
            after[name] = applied(value.get(name), inside)
    return after


def _list_after(value: list[Any], change: Json) -> list[Any]:
    after = list(value)
    for places, inside in change.items():
        for place in map(int, places.split(",")):
            if place == len(after):
                after.append(applied(None, inside))
            else:
                after[place] = applied(after[place], inside)
    return after
