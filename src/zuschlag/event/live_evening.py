"""An evening in memory: a second kind of live thing beside the table, on the same machine."""

from zuschlag.event.evening_state import OVER, EveningState
from zuschlag.event.folds import fold
from zuschlag.journal.contract import MAKER, LobbyCard
from zuschlag.table.limits import TableLimits
from zuschlag.table.live import Live
from zuschlag.table.table_event import TableEvent

EVENING = "evening"
"""What a card of this kind has in the place of a game."""

_ON_THE_CARD = (
    *("created", "changed", "joined", "left", "returned", "role_given", "device_moved", "over"),
)


class LiveEvening(Live):
    """Whoever looks on waits for `grown`, and looks again."""

    def __init__(self, id: str, limits: TableLimits) -> None:
        super().__init__(id, limits)
        self.evening = EveningState(id)

    def fold(self, event: TableEvent, now: int) -> None:
        fold(self.evening, event)

    def show(self, now: int) -> None:
        """Nobody is told here: what is public is read from the evening."""

    def card_after(self, event: TableEvent) -> LobbyCard | None:
        """The card as it was before the entry: holders and counts catch up with the next one."""
        if event.kind not in _ON_THE_CARD or self.evening.status == OVER:
            return None
        status = OVER if event.kind == "over" else self.evening.status
        new = (event.secret["holder"], event.public["entrant"]) if _brings_phone(event) else None
        return card_of(self.evening, event.at, status, new)

    def first_words(self, now: int) -> TableEvent | None:
        """An outage belongs to nobody: from the last entry on nobody has lost time."""
        if not self.evening.clock.runs:
            return None
        lost = now - self.evening.last_at
        return TableEvent(kind="resumed", at=now, public={"lost": lost})

    def last_words(self, now: int) -> TableEvent | None:
        """When exactly the clock was left alone."""
        return TableEvent(kind="beat", at=now) if self.evening.clock.runs else None


def _brings_phone(event: TableEvent) -> bool:
    return event.kind in ("joined", "device_moved") and "holder" in event.secret


def card_of(
    evening: EveningState, at: int, status: str, new: tuple[str, int] | None = None
) -> LobbyCard:
    """Who holds what, so that people find the way back; nothing for the list of tables."""
    held = [(one.holder, one.number) for one in evening.entrants.values() if one.holder]
    return LobbyCard(
        table=evening.id,
        code=evening.code,
        game=EVENING,
        status="over" if status == OVER else "lobby",
        is_listed=False,
        created=evening.created,
        touched=at,
        public={"game": EVENING, "title": evening.settings.title},
        holders=[(evening.organiser, MAKER), *held, *([new] if new else [])],
    )
