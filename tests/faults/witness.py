"""What one player knows of a table, from frames alone: no sockets here, memory and conclusions.

Frames come in through `read`; `wanted` says what to do next, `faults` what a server that loses
nothing would never have sent.
"""

import hashlib
import random
import time
from collections import deque
from typing import Any

import msgspec

from tests.faults.choosing import choose

NOT_NOW = "table/unavailable"
AGAIN = {NOT_NOW: 0.2, "frame/resume-first": 0.2, "limit/messages": 0.5}
"""Refusals after which the same id is sent again, and how many seconds later."""
_decode = msgspec.json.Decoder().decode
Frame = dict[str, Any]


class Sent(msgspec.Struct):
    """A command and what became of it."""

    command: Frame
    at: float
    viewed: int  # the cursor of the view it was based on
    tries: int = 0
    cursor: int | None = None  # what the ack said
    took: float = 0.0  # seconds until the ack
    made: Frame = {}
    refused: str | None = None


class Witness:
    """One seat's memory of one table at a time."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self.name, self.luck = name, luck
        self.moves = True  # else it only watches and adds its seed
        self.faults: list[str] = []
        self.acks = 0
        self.unavailable = 0  # how often it was asked to come again
        self.heard: deque[tuple[float, str]] = deque(maxlen=8)  # the last frames, and when
        self.forget()

    def forget(self) -> None:
        """Nothing is known of a table yet."""
        self.table = ""
        self.seat: int | None = None
        self.log: list[tuple[str, int | None]] = []  # own entries 1, 2, 3, ...: kind and seat
        self.viewed = self.awaited = 0  # the cursor of the view, and the one to wait for
        self.state: Frame = {}
        self.clock: Frame = {}
        self.game: Frame | None = None
        self.you: Frame = {}
        self.sent: dict[str, Sent] = {}
        self.open: dict[str, Sent] = {}  # those of them nobody has answered yet
        self.seed = b""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and everything is answered and seen."""
        is_settled = not self.open and len(self.log) >= self.viewed
        return is_settled and self.state.get("status") == "over"

    def told(self) -> str:
        """What it knows and waits for, for somebody who wonders why nothing happens."""
        now = time.monotonic()
        heard = ", ".join(f"{said} {now - at:.1f} s ago" for at, said in self.heard)
        asked = [
            f"{one.command['do']} {one.tries} tries {now - one.at:.1f} s"
            for one in self.open.values()
        ]
        refused = [one.refused for one in self.sent.values() if one.refused][-3:]
        return (
            f"{self.name}: seat {self.seat} of {self.table[:8]} {self.state.get('status')}"
            f" log {len(self.log)} viewed {self.viewed} awaited {self.awaited}"
            f" asked {asked} refused {refused} faults {self.faults[-2:]} heard {heard}"
        )

    def note(self, command: Frame) -> str:
        """Remember a command that is about to be sent; its id."""
        identity = f"{self.luck.getrandbits(96):024x}"
        one = Sent(command, time.monotonic(), self.viewed)
        self.sent[identity] = self.open[identity] = one
        return identity

    # What comes in

    def read(self, data: bytes) -> None:
        """One frame of the server."""
        frame = _decode(data)
        said = f"{frame['t']} {frame.get('error') or frame.get('cursor', '')}"
        self.heard.append((time.monotonic(), said.strip()))
        match frame["t"]:
            case "table":
                self._look(frame)
            case "log":
                for entry in frame["entries"]:
                    self._remember(entry)
            case "news":
                self._remember(frame["entry"])
                self._look(frame)
            case "ack":
                self._acknowledged(frame)
            case "nak":
                self._refused(frame)
            case "error" if frame["error"] == NOT_NOW:
                self.come_again()  # the table could not be shown, and will not be on this line
            case "error":
                self.faults.append(f"{self.name}: the server could not read us: {frame}")

    def _look(self, frame: Frame) -> None:
        self.state = frame.get("table", self.state)  # news leave out what has not changed
        self.clock = frame.get("clock", self.clock)
        self.game, self.you = frame["game"], frame["you"]
        self.viewed = frame["cursor"]

    def _remember(self, entry: Frame) -> None:
        if entry["n"] != len(self.log) + 1:
            self.faults.append(f"{self.name}: entry {entry['n']} follows {len(self.log)}")
        self.log.append((entry["kind"], entry.get("seat")))

    def _acknowledged(self, frame: Frame) -> None:
        one = self.sent.get(frame["id"])
        if one is None:
            self.faults.append(f"{self.name}: an answer to nothing: {frame}")
            return
        if one.cursor is None:
            one.took = time.monotonic() - one.at
            self.acks += 1
        one.cursor, one.made, one.refused = frame["cursor"], frame.get("made", {}), None
        self.awaited = max(self.awaited, frame["cursor"])
        self.open.pop(frame["id"], None)

    def _refused(self, frame: Frame) -> None:
        one, error = self.sent.get(frame["id"]), frame["error"]
        if one is None or one.cursor is not None:
            self.faults.append(f"{self.name}: refused, but not asked or done: {frame}")
        elif error in AGAIN:
            self.unavailable += error == NOT_NOW
            self.again_in(AGAIN[error], frame["id"])
        else:
            one.refused = error
            self.open.pop(frame["id"], None)
            self.awaited = max(self.awaited, one.viewed + 1)  # what it knew is no longer true
            if wait := frame.get("facts", {}).get("wait_ms"):
                self.reconsider_in(wait / 1000)

    def come_again(self) -> None:
        """Give this line up and look at the table on another; for those who can."""

    def again_in(self, seconds: float, identity: str) -> None:
        """Send the same once more, later; for those who can."""

    def reconsider_in(self, seconds: float) -> None:
        """Answer the same view once more, later; for those who can."""

    # What to do next

    def wanted(self) -> Frame | None:
        """The next command of somebody who never hesitates."""
        if self.viewed < self.awaited or self.open:
            return None
        wanted = self.you.get("seed_wanted")
        if wanted == "seal":
            self.seed = self.luck.randbytes(32)
            return {"do": "seal-seed", "hash": hashlib.sha256(self.seed).hexdigest()}
        if wanted == "show" and self.seed:
            return {"do": "show-seed", "seed": self.seed.hex()}
        return self._move() if self.moves else None

    def _move(self) -> Frame | None:
        decision = self.you.get("decision")
        if decision is None or self.game is None or self.seat is None:
            return None
        action = choose(self.seat, self.game, decision["options"], self.luck)
        return None if action is None else {"do": "move", "on": decision["on"], "action": action}
