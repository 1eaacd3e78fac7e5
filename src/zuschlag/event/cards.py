"""What opens an evening to one person: the organiser's key, and the code on everybody's card.

Both are made from the seal whenever they are wanted, so that nothing secret is stored; a code is
good for one change of phone.
"""

import hmac

from zuschlag.table.caller import spoken
from zuschlag.table.ports import Seal

_LETTERS = 6


def organiser_key(seal: Seal, evening: str) -> str:
    """128 bits; shown only where the evening is started."""
    return seal.mark(f"organiser|{evening}".encode())[:32]


def card_code(seal: Seal, evening: str, entrant: int, cards: int) -> str:
    """The code of somebody who has had so many cards before."""
    luck = bytes.fromhex(seal.mark(f"card|{evening}|{entrant}|{cards}".encode())[:32])
    return spoken(luck)[:_LETTERS]


def fits(typed: str, wanted: str) -> bool:
    """Whether a code was typed right; how long that takes tells nothing."""
    read = "".join(typed.split()).upper().replace("-", "")
    return hmac.compare_digest(read.encode("utf-8", "replace"), wanted.upper().encode())
