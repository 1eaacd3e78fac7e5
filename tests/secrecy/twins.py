"""Twin worlds of a live table: everything differs that one viewer may not know, nothing else does.

A `Twin` hears of every event of the real table, changes what is secret in it, and takes it in
by the real fold. Its game is imagined anew after every move from what the viewer knows.
"""

import random
from typing import Any

import msgspec

from tests.laws.monopoly.twins import twin_of
from tests.secrecy.imagined_moves import ImaginedMove
from tests.secrecy.story import KEY, TABLE, start_ahead
from tests.table.world import Inbox
from zuschlag.journal.seal import KeySeal
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import Deal
from zuschlag.table.audience import Watch
from zuschlag.table.commands import Order
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.log import Viewer
from zuschlag.table.play import plain
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import OVER, PLAY

MORE_ORDERS = 0.15
MORE_CODES = 0.06


class OtherWaysBack(KeySeal):
    """The same seal, but for the codes with which others come back to their seats."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(KEY)
        self._own = f"way back|{TABLE}|{viewer}|".encode()

    def mark(self, what: bytes) -> str:
        """A different one where it is none of the viewer's business."""
        is_other = what.startswith(b"way back|") and not what.startswith(self._own)
        return super().mark(what + b"|elsewhere" if is_other else what)


class Twin:
    """Another table, which this viewer must not be able to tell from the real one."""

    def __init__(self, viewer: Viewer, host: str, seed: str, limits: TableLimits) -> None:
        self.viewer = viewer
        self.host = host  # the holder, when the viewer is the host; else empty
        self.luck = random.Random(f"twin {seed} {viewer} {host}")
        self.live = LiveTable(TABLE, limits, OtherWaysBack(viewer))
        self.table_events: list[TableEvent] = []
        self._holders: dict[str, str] = {}
        self._seed = seed

    def take_in(self, event: TableEvent, after: Any, hash: bytes, now: int) -> None:
        """The same, as far as the viewer can tell; `after` is the game as this twin imagines it."""
        if self._is_hidden(event):
            if self.luck.random() < 0.5:
                self._keep(self._other_secret(event), hash, now)
            return
        if event.kind == "over":
            # What is revealed at the end must be what everybody was promised.
            seed = bytes.fromhex(event.public["fair"]["server_seed"])
            self.live.table.seeds.server_seed = seed
        self._keep(self._changed(event, after), hash, now)
        if event.kind == "created":
            # The commitment is public; what it commits to is not.
            self.live.table.seeds.commit = event.public["commit"]

    def secrets(self, now: int) -> None:
        """Now and then somebody else does in secret what nobody does at the real table."""
        others = [seat for seat in self.live.table.present if seat != self.viewer]
        if not others or self.live.table.status == OVER:
            return
        if self.luck.random() < MORE_CODES:
            self._one_more_code(self.luck.choice(others), now)
        if self.live.table.status == PLAY and self.luck.random() < MORE_ORDERS:
            seat = self.luck.choice(others)
            own = {"order": self._an_order()}
            hidden = TableEvent(
                kind="order", at=now, seat=seat, seen_by=[seat], private={seat: own}
            )
            self._keep(hidden, bytes(32), now)

    def _one_more_code(self, seat: int, now: int) -> None:
        codes = [found for found in self.live.table.codes.values() if found.seat == seat]
        if len(codes) < self.live.limits.open_codes:
            self._keep(self._a_code(seat, now), bytes(32), now)

    def somebody_comes(self, viewer: Viewer, now: int) -> None:
        """Another one has a line to the table, as everybody sees; what it brings is not ours."""
        holder = self.live.table.seats[viewer].holder if viewer is not None else ""
        watch = Watch(TABLE, None, holder, Inbox())
        self.live.enter(watch, 0, now)
        self.live.audience.watches.remove(watch)
        if holder:
            self.live.elsewhere[holder] = 2**60

    def start_ahead(self, seed: str) -> None:
        """The head start of the real table."""
        start_ahead(self.live, seed)

    def _keep(self, event: TableEvent, hash: bytes, now: int) -> None:
        self.table_events.append(event)
        self.live.take_in(event, hash, now)

    def _is_hidden(self, event: TableEvent) -> bool:
        return event.seen_by is not None and self.viewer not in event.seen_by

    def _other_secret(self, event: TableEvent) -> TableEvent:
        seat = event.seat or 0
        if event.kind == "order":
            own = {"order": self._an_order()}
            return msgspec.structs.replace(event, private={seat: own}, command=None)
        return self._a_code(seat, event.at)  # not one more than there are

    def _an_order(self) -> dict[str, Any] | None:
        if self.luck.random() < 0.2:
            return None
        given = plain(Order(self.luck.randrange(40_000), self.luck.randrange(40_000), True))
        del given["do"]
        return dict(given)

    def _a_code(self, seat: int, at: int) -> TableEvent:
        secret = {"hash": self.luck.randbytes(32).hex(), "until": at + 900_000}
        return TableEvent(kind="code_made", at=at, seat=seat, seen_by=[seat], secret=secret)

    def _changed(self, event: TableEvent, after: Any) -> TableEvent:
        secret, private = dict(event.secret), dict(event.private)
        if "server_seed" in secret:
            secret["server_seed"] = self.luck.randbytes(32).hex()
            secret["host"] = self.host or self._holder(secret["host"])
        if "holder" in secret and event.seat != self.viewer:
            secret["holder"] = self._holder(secret["holder"])
        if "hash" in secret and event.seat != self.viewer:
            secret["hash"] = self.luck.randbytes(32).hex()
        if "deal" in secret:
            secret["deal"] = self._other_deal(secret["deal"])
        if self._could_have_wished(event):
            # Who wishes nothing when wishes are called looks like somebody who does.
            public = {k: v for k, v in event.public.items() if k != "action"}
            event = msgspec.structs.replace(event, public=public)
            secret = {"action": ["wish", {}]}
        if event.seat != self.viewer and "action" in secret and after is not None:
            own = {"action": self._other_action(secret["action"], event, after)}
            secret, private = own, {event.seat or 0: own}
        changed = msgspec.structs.replace(event, secret=secret, private=private)
        if after is None:
            return changed
        return ImaginedMove(**msgspec.structs.asdict(changed), after=after)

    def _could_have_wished(self, event: TableEvent) -> bool:
        if event.kind != "move" or event.seat == self.viewer:
            return False
        events = [one["event"] for one in event.public["events"]]
        return events == ["wish_sealed"] and "action" in event.public

    def _holder(self, holder: str) -> str:
        """Somebody else, but always the same one."""
        if holder == self.host:
            return holder
        return self._holders.setdefault(holder, self.luck.randbytes(32).hex())

    def _other_deal(self, deal: dict[str, Any]) -> dict[str, Any]:
        """The first row everybody has seen; the rest might be anything."""
        if "chance" in deal:
            return deal | {deck: self._shuffled(deal[deck]) for deck in ("chance", "chest")}
        agreed = self.live.table.settings
        state = FOR_SALE.begin(
            FOR_SALE.agree(agreed.edition, agreed.seats, agreed.options),
            msgspec.convert(deal, Deal),
        )
        shown, terms = state.read().shown, state.terms
        row = deal["buildings"][:shown]
        unseen = [b for b in range(1, terms.deck.buildings + 1) if b not in row]
        buildings = [*row, *self._shuffled(unseen)][: terms.in_play]
        cheques = self._shuffled(list(terms.deck.cheques))[: terms.in_play]
        return deal | {"buildings": buildings, "cheques": cheques}

    def _shuffled(self, cards: list[Any]) -> list[Any]:
        return self.luck.sample(cards, len(cards))

    def _other_action(self, action: list[Any], event: TableEvent, after: Any) -> list[Any]:
        """Another building, another wish; unless it has just been revealed."""
        events = [one["event"] for one in event.public["events"]]
        if action[0] == "sell" and events == ["sealed"]:
            seen = FOR_SALE.observe(after, event.seat)
            return ["sell", seen.own_sealed]
        if action[0] == "wish" and events == ["wish_sealed"]:
            return ["wish", {}]
        return action


class Imagined:
    """The game after a move as each viewer's twin has it; drawn once for all it serves."""

    def __init__(self, after: Any, game: str, luck: random.Random) -> None:
        self._after = after
        self._game = game
        self._luck = luck
        self._shared: Any = None

    def by(self, viewer: Viewer, memory: bool) -> Any:
        """A game that looks to this viewer like the real one, with or without notes taken."""
        if self._after is None:
            return None
        if self._game == "monopoly":
            return twin_of(self._after, viewer, memory, self._luck)
        t: Any = self._after.tables[0]
        if not memory or t.sealed:
            return self._drawn(viewer, memory)
        if self._shared is None:
            # While no building lies face down nobody has a secret: one twin will do for all.
            self._shared = self._drawn(None, True)
        return self._shared

    def _drawn(self, viewer: Viewer, memory: bool) -> Any:
        return FOR_SALE.imagine(FOR_SALE.observe(self._after, viewer, memory), self._luck)
