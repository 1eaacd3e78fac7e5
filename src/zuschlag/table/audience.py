"""Who looks at a table, from where, and who of them is in control."""

from typing import Any, Protocol

import msgspec

from zuschlag.table.log import Viewer
from zuschlag.table.viewing import Viewing
from zuschlag.table.wire import ClockPart, TablePart, YouPart

WHOLE, CHANGES = 1, 2
"""Protocols: news that show everything, or what changed."""


class Common(msgspec.Struct, frozen=True):
    """A moment of a table, kept once for all to whom it was shown."""

    clock: ClockPart
    viewing: Viewing | None  # None: nothing is dealt yet


class Shown(msgspec.Struct, frozen=True):
    """All that a viewer was shown last."""

    table: TablePart
    common: Common
    notes: Any  # the game as a note-taker sees it; None: as everybody does
    own: Any  # what of the game is this viewer's alone
    you: YouPart


class Sink(Protocol):
    """A socket, seen from the table."""

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; never waits, never raises."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Watch:
    """Somebody looking at a table from a seat, or from outside."""

    __slots__ = (
        "arrival",
        "holder",
        "id",
        "in_control",
        "is_dozing",
        "is_open",
        "memory",
        "protocol",
        "shown",
        "sink",
        "table",
        "viewer",
    )

    def __init__(
        self,
        table: str,
        viewer: Viewer,
        holder: str,
        sink: Sink,
        id: str = "",
        memory: bool = False,
        protocol: int = WHOLE,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.holder = holder
        self.sink = sink
        self.id = id  # no other of any worker has it
        self.arrival = 0  # the owner of the table counts who comes; 0: not yet
        self.in_control = viewer is not None
        self.memory = memory and viewer is not None  # only who sits there has taken the notes
        self.is_open = True
        self.is_dozing = False  # its page is out of sight
        self.protocol = protocol
        self.shown: Shown | None = None  # for those who are told what changed


class Tab(msgspec.Struct, array_like=True):
    """Somebody who looks on at another worker."""

    id: str
    holder: str
    viewer: int | None
    arrival: int
    is_dozing: bool = False


class OwnerReply(msgspec.Struct, frozen=True):
    """What the owner of a table says about the tabs of another worker."""

    arrivals: dict[str, int] = {}
    controls: list[str] = []  # those of them that are in control
    count: int = 0  # how many have come so far, at any worker
    here: list[int] = []  # seats for which somebody is connected anywhere
    gone: dict[int, dict[str, int]] = {}  # the others, since when


class Audience:
    """All who look at one table; of several on one seat the last one to come is in control.

    The worker that owns the table decides that for all workers; others learn it from there.
    """

    def __init__(self) -> None:
        self.watches: list[Watch] = []
        self._elsewhere: dict[str, tuple[int, list[Tab]]] = {}  # by worker, and until when
        self._count = 0

    def add(self, watch: Watch) -> list[Watch]:
        """Let somebody in, the last to come; who has lost control because of it."""
        lost = [w for w in self.of_seat(watch.viewer) if w.in_control]
        for other in lost:
            other.in_control = False
        self.watches.append(watch)
        return lost

    def remove(self, watch: Watch) -> None:
        """Let somebody go; who is in control then is for the owner to say."""
        watch.is_open = False
        if watch in self.watches:
            self.watches.remove(watch)

    def of_seat(self, viewer: Viewer) -> list[Watch]:
        """Everybody on one seat; nobody for those who only watch."""
        return [w for w in self.watches if w.viewer == viewer and viewer is not None]

    @property
    def spectators(self) -> list[Watch]:
        """Everybody without a seat."""
        return [watch for watch in self.watches if watch.viewer is None]

    # Several workers.

    @property
    def tabs(self) -> list[Tab]:
        """Who looks on here, as the owner of the table needs to know it."""
        return [Tab(w.id, w.holder, w.viewer, w.arrival, w.is_dozing) for w in self.watches]

    @property
    def has_others(self) -> bool:
        """Whether people looked on at other workers a moment ago."""
        return bool(self._elsewhere)

    def holders(self, now: int) -> set[str]:
        """Everybody who looks on, here or elsewhere."""
        here = {watch.holder for watch in self.watches}
        return here | {tab.holder for tab in self._tabs_elsewhere(now)}

    def dozing(self, now: int) -> set[str]:
        """Who looks on only from pages that are out of sight."""
        everybody: list[Watch | Tab] = [*self.watches, *self._tabs_elsewhere(now)]
        awake = {one.holder for one in everybody if not one.is_dozing}
        return {one.holder for one in everybody} - awake

    def hear_of(self, worker: str, tabs: list[Tab], until: int) -> None:
        """These look on at another worker; a tab that was counted before keeps its number."""
        known = {tab.id: tab.arrival for _, old in self._elsewhere.values() for tab in old}
        for tab in tabs:
            tab.arrival = tab.arrival or known.get(tab.id, 0)
        self._elsewhere[worker] = (until, tabs)

    def settle(self, now: int) -> list[Watch]:
        """Decide who is in control of each seat; for whom here that has changed."""
        newest = self._newest(now)
        changed = []
        for watch in self.watches:
            in_control = watch.viewer is not None and newest[watch.viewer] is watch
            if in_control != watch.in_control:
                watch.in_control = in_control
                changed.append(watch)
        return changed

    def _newest(self, now: int) -> dict[int, Watch | Tab]:
        """The last to come of each seat, after whoever is new has been counted."""
        everybody: list[Watch | Tab] = [*self.watches, *self._tabs_elsewhere(now)]
        seated = [one for one in everybody if one.viewer is not None]
        self._count = max([self._count, *(one.arrival for one in seated)])
        for one in seated:
            if not one.arrival:
                self._count += 1
                one.arrival = self._count
        seated.sort(key=lambda one: (one.arrival, one.id))
        return {one.viewer: one for one in seated if one.viewer is not None}

    def _tabs_elsewhere(self, now: int) -> list[Tab]:
        self._elsewhere = {who: one for who, one in self._elsewhere.items() if one[0] > now}
        return [tab for _, tabs in self._elsewhere.values() for tab in tabs]

    def owner_reply(
        self, worker: str, now: int, here: list[int], gone: dict[int, dict[str, int]]
    ) -> OwnerReply:
        """What another worker must know about its tabs."""
        newest = {one.id for one in self._newest(now).values()}
        _, tabs = self._elsewhere.get(worker, (0, []))
        arrivals = {tab.id: tab.arrival for tab in tabs}
        controls = [id for id in arrivals if id in newest]
        return OwnerReply(arrivals, controls, self._count, here, gone)

    def learn(self, owner_reply: OwnerReply) -> list[Watch]:
        """Believe what the owner says about those here; for whom that has changed something."""
        self._count = max(self._count, owner_reply.count)
        changed = []
        for watch in self.watches:
            watch.arrival = owner_reply.arrivals.get(watch.id, watch.arrival)
            in_control = watch.id in owner_reply.controls
            if watch.id in owner_reply.arrivals and in_control != watch.in_control:
                watch.in_control = in_control
                changed.append(watch)
        return changed

    def is_aside(self, id: str, now: int) -> bool | None:
        """Whether one elsewhere only watches because another is in control; None: not known."""
        found = next((tab for tab in self._tabs_elsewhere(now) if tab.id == id), None)
        if found is None or found.viewer is None:
            return None
        return self._newest(now)[found.viewer] is not found
