"""Names that cannot be guessed: tables, join codes, one-time codes, pseudonyms."""

import msgspec

from zuschlag.table.caller import Caller, spoken
from zuschlag.table.codes import way_back
from zuschlag.table.limits import TableLimits
from zuschlag.table.ports import Dice, Seal
from zuschlag.table.presence import SeatPresence
from zuschlag.table.relaying import RelayedCommand

_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def table_id(dice: Dice) -> str:
    """128 bits."""
    return dice.token(16).hex()


def is_table_id(text: str) -> bool:
    """Whether this could name a table."""
    return len(text) == 32 and all(sign in "0123456789abcdef" for sign in text)


def join_code(dice: Dice) -> str:
    """Eight characters that can be spoken: 40 bits."""
    return spoken(dice.token(8))


def pseudonym_of(seal: Seal, table: str, holder: str) -> str:
    """How the chain of a table names somebody: at every table in another way."""
    return seal.mark(f"speaker|{table}|{holder}".encode())[:16]


def caller(
    asked: RelayedCommand,
    now: int,
    here: SeatPresence,
    seal: Seal,
    limits: TableLimits,
    pseudonyms: dict[str, str] | None = None,
) -> Caller:
    """A speaker at a table with everything a decision may need; the same again for a retry.

    `pseudonyms` are those of this table that are known already.
    """
    table, holder = asked.table, asked.speaker.holder
    pseudonym = pseudonyms.get(holder) if pseudonyms is not None else None
    if pseudonym is None:
        pseudonym = pseudonym_of(seal, table, holder)
        if pseudonyms is not None:
            pseudonyms[holder] = pseudonym
    own = f"{table}|{pseudonym}|{asked.command_id}"
    return Caller(
        speaker=asked.speaker,
        pseudonym=pseudonym,
        command=asked.command_id,
        mark=seal.mark(_ENCODER.encode(["command", own, asked.command]))[:24],
        now=now,
        limits=limits,
        here=here,
        seat=asked.seat,
        secret=lambda what: seal.mark(f"{what}|{own}".encode()),
        way_back=lambda seat, tenure: way_back(seal, table, seat, tenure),
    )
