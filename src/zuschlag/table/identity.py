"""Names that cannot be guessed: tables, join codes, one-time codes, pseudonyms."""

import msgspec

from zuschlag.table.asking import Asker, Speaker, spoken
from zuschlag.table.commands import Command
from zuschlag.table.limits import Limits
from zuschlag.table.ports import Dice, Seal

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


def asker(
    speaker: Speaker,
    table: str,
    command_id: str,
    command: Command,
    seat: int | None,
    now: int,
    seal: Seal,
    limits: Limits,
) -> Asker:
    """A speaker at a table with everything the desk may need; the same again for a retry."""
    pseudonym = seal.mark(f"speaker|{table}|{speaker.holder}".encode())[:16]
    own = f"{table}|{pseudonym}|{command_id}"
    return Asker(
        speaker=speaker,
        pseudonym=pseudonym,
        command=command_id,
        mark=seal.mark(_ENCODER.encode(["command", own, command]))[:24],
        now=now,
        limits=limits,
        seat=seat,
        secret=lambda what: seal.mark(f"{what}|{own}".encode()),
    )
