"""Who asks an evening for something, and with what: everything a decision may depend on."""

from collections.abc import Callable
from typing import Any

import msgspec

from zuschlag.event.cards import card_code, organiser_key
from zuschlag.event.commands import Command
from zuschlag.event.settings import as_ever
from zuschlag.table.caller import spoken
from zuschlag.table.ports import Seal
from zuschlag.table.table_event import TableEvent

_ENCODER = msgspec.msgpack.Encoder()


class Asker(msgspec.Struct, frozen=True, kw_only=True):
    """A speaker at this evening, now; the same again for a retry."""

    holder: str
    pseudonym: str
    command: str  # its id
    mark: str
    now: int
    secret: Callable[[str], str]  # what only this command can have made
    mark_of: Callable[[str], str]  # a keyed digest of a code
    card: Callable[[int, int], str]  # of an entrant who has had so many: what is on the card
    key: Callable[[], str]  # the organiser's
    check_absent: Callable[[int], None]  # NotAllowed, if an entrant is connected to a table

    def code(self) -> str:
        """A code that can be read out."""
        return spoken(bytes.fromhex(self.secret("code")[:32]))

    def event(
        self, kind: str, by: str, secret: dict[str, Any] | None = None, /, **public: Any
    ) -> TableEvent:
        """What this asker brings about; everybody sees in which role."""
        return TableEvent(
            kind=kind,
            at=self.now,
            speaker=self.pseudonym,
            command=self.command,
            mark=self.mark,
            public={"by": by, **public},
            secret=secret or {},
        )


def _not_at_any_table(entrant: int) -> None:
    pass


def pseudonym_of(seal: Seal, evening: str, holder: str) -> str:
    """Who speaks, to nobody who does not know already."""
    return seal.mark(f"speaker|{evening}|{holder}".encode())[:16]


def asker(
    evening: str,
    holder: str,
    command_id: str,
    command: Command,
    now: int,
    seal: Seal,
    check_absent: Callable[[int], None] = _not_at_any_table,
) -> Asker:
    """A speaker with everything a decision may need."""
    pseudonym = pseudonym_of(seal, evening, holder)
    own = f"{evening}|{pseudonym}|{command_id}"
    return Asker(
        holder=holder,
        pseudonym=pseudonym,
        command=command_id,
        mark=seal.mark(_ENCODER.encode(["command", own, as_ever(command)]))[:24],
        now=now,
        secret=lambda what: seal.mark(f"{what}|{own}".encode()),
        mark_of=lambda code: seal.mark(f"assistant|{evening}|{code}".encode()),
        card=lambda entrant, cards: card_code(seal, evening, entrant, cards),
        key=lambda: organiser_key(seal, evening),
        check_absent=check_absent,
    )
