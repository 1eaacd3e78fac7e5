"""What the server sent to a browser, kept as it came, and compared with the written game.

A written game is known only at the end; then every view a browser ever got must be the one its
seat was entitled to at that moment, and no entry may tell what was covered.
"""

import copy
import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from zuschlag.client.changes import View
from zuschlag.table.replaying import replayed


class Recorder:
    """Every frame that reaches a page through its sockets, in order.

    News tell what changed; they are kept with everything in them, as the page shows it then.
    """

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        view = View()
        socket.on("framereceived", lambda frame: self._keep(view, json.loads(frame)))

    def _keep(self, view: View, frame: dict[str, Any]) -> None:
        whole = view.take(frame)
        self.frames.append(frame if whole is None else whole)

    @property
    def entries(self) -> list[dict[str, Any]]:
        """Lines of the log, as they were told."""
        told = [frame["entry"] for frame in self.frames if frame["t"] == "news"]
        return told + [e for frame in self.frames if frame["t"] == "log" for e in frame["entries"]]


def leaks(recorder: Recorder, written: dict[str, Any], seat: int | None) -> list[str]:
    """What reached this browser though it was not for it; nothing, if all is well.

    Without a seat it is the browser of somebody who watches.
    """
    return [
        *wrong_views(recorder, written, seat),
        *told_too_much(recorder, seat),
        *told_too_early(recorder, written),
    ]


def wrong_views(recorder: Recorder, written: dict[str, Any], seat: int | None) -> list[str]:
    """Views that are not the seat's own at any point of the game, or are late ones too early."""
    data = msgspec.json.encode(written)
    steps = replayed(data, seat, 0, len(written["actions"])).frames
    allowed = [msgspec.json.encode(step.game) for step in steps]
    found, at = [], 0
    for frame in recorder.frames:
        if frame.get("game") is None:
            continue
        assert frame["you"]["seat"] == seat
        view = msgspec.json.encode(msgspec.json.decode(json.dumps(frame["game"])))
        # A browser that comes back begins where the table is; time never runs backwards.
        place = next((n for n in range(at, len(allowed)) if same(allowed[n], view)), None)
        if place is None:
            found.append(f"a view that is nobody's after move {at}: {frame['game']}")
        else:
            at = place
    return found


def same(one: bytes, other: bytes) -> bool:
    """The same JSON, whatever the order of its keys."""
    return bool(json.loads(one) == json.loads(other))


def told_too_much(recorder: Recorder, seat: int | None) -> list[str]:
    """Moves of others that were covered, yet came with what was moved."""
    covered = [
        entry
        for entry in recorder.entries
        if entry["kind"] == "move"
        and entry.get("seat") != seat
        and any(event["event"] in ("sealed", "wish_sealed") for event in entry["events"])
    ]
    return [f"a covered move in the open: {entry}" for entry in covered if "action" in entry]


def told_too_early(recorder: Recorder, written: dict[str, Any]) -> list[str]:
    """The seed of the shuffle before the game was over: whoever has it knows every card."""
    seed = written["fair"]["server_seed"]
    found = []
    for frame in recorder.frames:
        is_over = frame.get("table", {}).get("status") == "over"
        if is_over:
            break
        if seed in json.dumps(frame):
            found.append(f"the seed of the shuffle in a {frame['t']} frame")
    return found


def planted(recorder: Recorder, seat: int | None, part: str = "coins") -> "Recorder":
    """The same frames, but for one coin too many in one of them: a check that finds nothing here
    would find nothing anywhere."""
    other = 0 if seat is None else (seat + 1) % 2
    wrong = copy.copy(recorder)
    wrong.frames = json.loads(json.dumps(recorder.frames))
    view = next(frame for frame in wrong.frames if frame.get("game"))
    view["game"]["people"][other][part] = 7
    return wrong


def hidden_in(frame: dict[str, Any], seat: int | None) -> list[str]:
    """What a view of For Sale shows of others though it is covered until the end."""
    game = frame.get("game")
    if game is None or game["phase"] == "done":
        return []
    others = [person for number, person in enumerate(game["people"]) if number != seat]
    return [part for person in others for part in ("coins", "hand", "cheques") if person[part]]
