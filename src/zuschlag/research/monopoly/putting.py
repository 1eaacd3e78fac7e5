"""Numbers into the set of legal ones, a block of up to 28 at a time."""

from zuschlag.research.lanes import Spot, spread_bytes
from zuschlag.research.monopoly.desk import LEGAL_WORDS, Desk
from zuschlag.research.monopoly.staged import PASS_AT
from zuschlag.rules.bits import EMPTY
from zuschlag.rules.kernel import rule

WORD = 32
_ALL = (1 << WORD) - 1


@rule
def put(desk: Desk, place: int, members: int) -> None:
    """The members of a block that begins at this number."""
    wide = members << (place % WORD)
    desk.legal[place // WORD] |= wide & _ALL
    desk.legal[place // WORD + 1] |= wide >> WORD


@rule
def is_legal(desk: Desk, action: int) -> bool:
    """Whether a number, at least one that could exist, is among them."""
    return desk.legal[action // WORD] >> (action % WORD) & 1 == 1


@rule
def nothing(desk: Desk) -> None:
    """No number at all."""
    for word in range(LEGAL_WORDS + 1):
        desk.legal[word] = EMPTY


@rule
def pass_alone(desk: Desk) -> None:
    """Whoever is not asked may only pass, which means nothing."""
    nothing(desk)
    put(desk, PASS_AT, 1)


@rule
def tell_legal(desk: Desk, row: Spot) -> None:
    """A byte for every number."""
    for word in range(LEGAL_WORDS):
        spread_bytes(row, word * WORD, desk.legal[word])


@rule
def tell_pass_alone(row: Spot) -> None:
    """Whoever is not asked may only pass, which means nothing."""
    for word in range(LEGAL_WORDS):
        spread_bytes(row, word * WORD, 1 << PASS_AT if word == 0 else EMPTY)
