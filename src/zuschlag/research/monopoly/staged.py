"""The numbers of what can be said in Monopoly, step by step; `legal` says which count now.

Most are whole moves. Bids, buildings, offers and acceptances are drafts: they grow by one thing
after another, always in the same order, until they are sent; so there is one way to say each of
them. Seats are counted from whoever speaks, properties and streets along the board.
"""

from zuschlag.rules.bits import gathered
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.layout import COLOURS, GROUPS

ROLL_AT, BUY_AT, DECLINE_AT, PASS_AT, HOLD_AT, DONE_AT, FINE_AT, GIVE_UP_AT = range(8)
CARD_AT = 8  # by deck
DEMAND_AT, WAIVE_AT = 10, 18  # by place in the list of claims
MORTGAGE_AT, REDEEM_AT = 26, 54
BUILD_AT, SELL_AT = 82, 104  # one level; in a bid for a building, where it will go
LATER_AT = 126  # not the oldest offer between us, by seat
ENOUGH_AT = 133  # of the debt: money follows
WISH_AT = 134
BID_AT = 156
ACCEPT_AT, ACCEPT_AND_REDEEM_AT, REJECT_AT, WITHDRAW_AT, OFFER_AT = 157, 164, 171, 178, 185
GIVE_DEED_AT, WANT_DEED_AT = 192, 220
GIVE_CARD_AT, WANT_CARD_AT = 248, 250
FORGIVE_AT, BE_FORGIVEN_AT = 252, 253  # all of the debt that is settled; notes make it less
RECEIPT_AT = 254  # the deed just wanted will be redeemed
GIVE_NOTE_AT, WANT_NOTE_AT = 255, 261
SEND_AT, DROP_AT = 267, 268
ACTIONS = 269

NOTES = 6
MOST_MONEY = 1_000_000
"""No draft wants more than this."""

PROPERTIES = gathered([slot for slot, group in enumerate(GROUPS) if group])
STREETS = gathered([slot for slot, group in enumerate(GROUPS) if group in COLOURS])


@rule
def note(place: int) -> int:
    """What a note is worth."""
    if place < 3:
        return 500 if place == 0 else 100 if place == 1 else 50
    return 10 if place == 3 else 5 if place == 4 else 1


@rule
def most_of(place: int) -> int:
    """How many of a note do not make up a larger one."""
    if place == 0:
        return MOST_MONEY
    return 1 if place == 2 or place == 4 else 4


BLOCKS = {
    "roll": ROLL_AT,
    "buy": BUY_AT,
    "decline": DECLINE_AT,
    "pass": PASS_AT,
    "hold": HOLD_AT,
    "done": DONE_AT,
    "pay-fine": FINE_AT,
    "give-up": GIVE_UP_AT,
    "use-card": CARD_AT,
    "demand": DEMAND_AT,
    "waive": WAIVE_AT,
    "mortgage": MORTGAGE_AT,
    "redeem": REDEEM_AT,
    "build": BUILD_AT,
    "sell": SELL_AT,
    "later": LATER_AT,
    "enough": ENOUGH_AT,
    "wish": WISH_AT,
    "bid": BID_AT,
    "accept": ACCEPT_AT,
    "accept-and-redeem": ACCEPT_AND_REDEEM_AT,
    "reject": REJECT_AT,
    "withdraw": WITHDRAW_AT,
    "offer": OFFER_AT,
    "give-deed": GIVE_DEED_AT,
    "want-deed": WANT_DEED_AT,
    "give-card": GIVE_CARD_AT,
    "want-card": WANT_CARD_AT,
    "forgive": FORGIVE_AT,
    "be-forgiven": BE_FORGIVEN_AT,
    "redeem-on-receipt": RECEIPT_AT,
    "give-note": GIVE_NOTE_AT,
    "want-note": WANT_NOTE_AT,
    "send": SEND_AT,
    "drop": DROP_AT,
}
"""Every kind of step with its first number, ascending."""


def named(number: int) -> tuple[str, int]:
    """A number as a kind of step, and which one of that kind."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"{number} is not below {ACTIONS}")
    kind = [name for name, first in BLOCKS.items() if first <= number][-1]
    return kind, number - BLOCKS[kind]
