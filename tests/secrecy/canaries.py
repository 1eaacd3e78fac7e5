"""Canaries: what must never be found in bytes that leave for somebody, or rest on the disk.

`forbidden` looks at the live table and says which bytes one observer may not receive now;
`forbidden_on_disk` says which may not lie in the database, its log or a backup.
"""

import base64
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from zuschlag.rules.forsale.position import unstacked
from zuschlag.rules.forsale.state import BUY
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import DECK
from zuschlag.table.log import Viewer
from zuschlag.table.table_state import OVER, TableState

RUN, PACKED_RUN = 4, 7
"""So many cards in drawing order are no coincidence; as bare bytes small numbers are frequent"""

ORDERS = (31_337, 27_183, 16_180, 14_142)
"""Bounds of standing orders that nothing else is likely to be; one for each seat"""

DIGITS, HEX = b"0123456789", b"0123456789abcdef"


def found_in(told: bytes, needles: Iterable[bytes]) -> bytes | None:
    """The first of them that is there; digits inside a longer number are another number."""
    for needle in needles:
        # Five digits in the middle of an id are chance: there are millions of ids in a campaign.
        number = HEX if needle.isdigit() else DIGITS
        place = told.find(needle)
        while place >= 0:
            end = place + len(needle)
            is_cut = (needle[0] in DIGITS and told[place - 1 : place] in number and place) or (
                needle[-1] in DIGITS and end < len(told) and told[end] in number
            )
            if not is_cut:
                return told[max(0, place - 80) : end + 40]
            place = told.find(needle, place + 1)
    return None


def plainly(secret: bytes) -> Iterator[bytes]:
    """A secret as it could slip out: as it is, in hex, in base64."""
    yield secret
    yield secret.hex().encode()
    yield base64.b64encode(secret).rstrip(b"=")
    yield base64.urlsafe_b64encode(secret).rstrip(b"=")


def forbidden(
    table: TableState, viewer: Viewer, tokens: Iterable[str], codes: Iterable[str]
) -> Iterator[bytes]:
    """What this viewer must not receive now; `tokens` and `codes` are those of others."""
    yield from (text.encode() for text in (*tokens, *codes))
    yield from (seat.holder.encode() for seat in table.seats if seat.holder)
    yield from (str(bound).encode() for seat, bound in enumerate(ORDERS) if seat != viewer)
    if table.status != OVER:
        yield from plainly(table.seeds.server_seed)
    if table.play is not None and table.status != OVER:
        yield from plainly(table.play.key)
        yield from _cards(table, viewer)


def _cards(table: TableState, viewer: Viewer) -> Iterator[bytes]:
    state = table.game.state
    if table.settings.game == "monopoly":
        yield from (b'"%s"' % name for name in _unseen_cards(state))
        if viewer is None:
            yield b'["wish"'
        return
    yield from (_in_json(run) for run in runs(state))
    t: Any = state.read()
    for building in range(1, t.deck_size + 1):
        if t.sealed >> building & 1 and t.owner[building] != viewer:
            yield b'"sell",%d]' % building
            yield b'"own_sealed":%d' % building
    if viewer is None:
        yield b'["sell"'


def _unseen_cards(state: Any) -> Iterator[bytes]:
    """Cards nobody has drawn yet: not even their names."""
    t = state.read()
    for deck in range(2):
        unseen = t.left[deck] - min(t.seen[deck], t.left[deck])
        for step in range(unseen):
            place = deck * DECK + (t.top[deck] + step) % DECK
            yield card_id(deck, t.deck[place]).encode()


def runs(state: Any, length: int = RUN) -> list[list[int]]:
    """The next cards of each deck, in drawing order; what is sorted may be a row or a hand."""
    t = state.read()
    first = t.drawn if t.phase == BUY else t.in_play
    buildings = unstacked(t.building_deck, t.in_play)[first:]
    places = unstacked(t.cheque_deck, t.in_play)[0 if t.phase == BUY else t.drawn :]
    cheques = [t.worth[place] for place in places]
    decks = (buildings, cheques)
    found = [deck[n : n + length] for deck in decks for n in range(len(deck) - length + 1)]
    return [run for run in found if run != sorted(run)]


def _in_json(run: list[int]) -> bytes:
    return b",".join(str(card).encode() for card in run)


def forbidden_on_disk(
    table: TableState, tokens: Iterable[str], codes: Iterable[str]
) -> Iterator[bytes]:
    """What must not lie in the journal's files, however it is written there."""
    yield from (text.encode() for text in (*tokens, *codes))
    yield from (b"up_to", b"pass_above", b"demand_rent")
    if table.settings.game == "for-sale":
        yield from (b'["sell"', b"\x92\xa4sell")
    else:
        yield from (b'["wish"', b"\x92\xa4wish")
    if table.status != OVER:
        yield from plainly(table.seeds.server_seed)
    if table.play is not None and table.status != OVER:
        yield from plainly(table.play.key)
        yield from _deals(table)


def _deals(table: TableState) -> Iterator[bytes]:
    state = table.game.state
    if table.settings.game == "monopoly":
        yield from _unseen_cards(state)
        return
    yield from (_in_json(run) for run in runs(state))
    for run in runs(state, PACKED_RUN):
        yield b"".join(msgspec.msgpack.encode(card) for card in run)
