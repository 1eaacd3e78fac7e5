"""Written games of For Sale from their bytes: read, checked and played in one compiled call.

`lines` calls the door with many lines at once. Only what is written exactly as we write it is
taken: no space, no needless zero, nothing illegal. All else is left to the judge.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.rules.bits import EMPTY, add, has
from zuschlag.rules.forsale.moves import BID, OK, PASS, SELL_BUILDING, apply, set_up
from zuschlag.rules.forsale.score import rank, score
from zuschlag.rules.forsale.state import DONE, MOST_SEATS, Table
from zuschlag.rules.kernel import Tables, door, record, rule, working_copy

Numbers = npt.NDArray[np.int64]
Text = npt.NDArray[np.uint8]

PADDING = 32
"""Bytes after the last line, so that nobody reads beyond the end."""
UNUSUAL = -1
FOUND = 3 + 2 * MOST_SEATS
"""Of each game: where its actions end (or UNUSUAL), how many, is it over, scores, ranks."""

_ZERO, _COMMA, _OPENS, _CLOSES = b"0,[]"
_MOST_DIGITS = 3


def _word(text: bytes) -> int:
    """Up to eight bytes as one number."""
    return int.from_bytes(text, "little")


_CHEQUES, _CHEQUES_END = _word(b'],"chequ'), _word(b'es":[')
_OPENER, _OPENER_END = _word(b'],"opene'), _word(b'r":')
_ACTIONS, _ACTIONS_END = _word(b'},"actio'), _word(b'ns":[')
_BID, _PASS, _SELL = _word(b',"bid",'), _word(b',"pass"]'), _word(b',"sell",')


class Reader:
    """Where a reader is in the text, and the last number it has met."""

    at: int
    number: int


READER = record(Reader)


@rule
def skip(text: Text, r: Reader, word: int, length: int) -> bool:
    """Go behind this word if it is the next one."""
    for place in range(length):
        if int(text[r.at + place]) != (word >> (8 * place)) & 255:
            return False
    r.at += length
    return True


@rule
def take_number(text: Text, r: Reader) -> bool:
    """Go behind a number as JSON writes it, if one is next and it is small."""
    begin = r.at
    value = 0
    digit = int(text[r.at]) - _ZERO
    while 0 <= digit <= 9 and r.at - begin < _MOST_DIGITS:
        value = 10 * value + digit
        r.at += 1
        digit = int(text[r.at]) - _ZERO
    r.number = value
    length = r.at - begin
    return length == 1 or (length > 1 and int(text[begin]) != _ZERO)


@rule
def take_buildings(text: Text, r: Reader, t: Table) -> bool:
    """The deck of buildings: as many as are in play, each of them once."""
    drawn = EMPTY
    for place in range(t.in_play):
        if place and not skip(text, r, _COMMA, 1):
            return False
        if not take_number(text, r) or r.number < 1 or r.number > t.deck_size:
            return False
        if has(drawn, r.number):
            return False
        drawn = add(drawn, r.number)
        t.building_deck[place + 1] = drawn
    return True


@rule
def take_cheques(text: Text, r: Reader, t: Table) -> bool:
    """The deck of cheques: of two that are worth the same, the first in the box comes first."""
    drawn = EMPTY
    for place in range(t.in_play):
        if place and not skip(text, r, _COMMA, 1):
            return False
        if not take_number(text, r):
            return False
        card = 0
        while card < t.deck_size and (t.worth[card] != r.number or has(drawn, card)):
            card += 1
        if card == t.deck_size:
            return False
        drawn = add(drawn, card)
        t.cheque_deck[place + 1] = drawn
    return True


@rule
def take_deal(text: Text, r: Reader, t: Table) -> bool:
    """Both decks and the opener, and the table is set up."""
    if not take_buildings(text, r, t):
        return False
    if not (skip(text, r, _CHEQUES, 8) and skip(text, r, _CHEQUES_END, 5)):
        return False
    if not take_cheques(text, r, t):
        return False
    if not (skip(text, r, _OPENER, 8) and skip(text, r, _OPENER_END, 3)):
        return False
    if not take_number(text, r) or r.number >= t.seats:
        return False
    set_up(t, r.number)
    return skip(text, r, _ACTIONS, 8) and skip(text, r, _ACTIONS_END, 5)


@rule
def take_action(text: Text, r: Reader, t: Table) -> bool:
    """One action, and it is done."""
    if not skip(text, r, _OPENS, 1) or not take_number(text, r):
        return False
    seat = r.number
    verb = PASS
    value = 0
    if not skip(text, r, _PASS, 8):
        if skip(text, r, _BID, 7):
            verb = BID
        elif skip(text, r, _SELL, 8):
            verb = SELL_BUILDING
        else:
            return False
        if not take_number(text, r) or not skip(text, r, _CLOSES, 1):
            return False
        value = r.number
    return apply(t, seat, verb, value) == OK


@rule
def take_actions(text: Text, r: Reader, t: Table) -> int:
    """All actions up to the end of their list; how many, or UNUSUAL."""
    if skip(text, r, _CLOSES, 1):
        return 0
    made = 0
    while take_action(text, r, t):
        made += 1
        if skip(text, r, _CLOSES, 1):
            return made
        if not skip(text, r, _COMMA, 1):
            return UNUSUAL
    return UNUSUAL


@door
def read_games(
    text: Text, places: Numbers, kinds: Numbers, tables: Tables, readers: Tables, found: Numbers
) -> None:
    """Read the games whose decks begin at these places; each has a table with its terms."""
    r = working_copy(readers[0])
    for game in range(len(places)):
        t = working_copy(tables[kinds[game]])
        r.at = places[game]
        made = take_actions(text, r, t) if take_deal(text, r, t) else UNUSUAL
        found[game, 0] = r.at if made != UNUSUAL else UNUSUAL
        found[game, 1] = made
        found[game, 2] = 1 if t.phase == DONE else 0
        for seat in range(t.seats):
            found[game, 3 + seat] = score(t, seat)
            found[game, 3 + MOST_SEATS + seat] = rank(t, seat)
