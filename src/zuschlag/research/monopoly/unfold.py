"""The door of a game of Monopoly whose dice and cards come from outside: one step, and who is next.

`unfolding` calls it. The rulebook has one place here, whoever acts: a seat, or the dice.
"""

from zuschlag.bots.monopoly.landlord.choosing import seat_to_ask
from zuschlag.research.monopoly.desk import Desk
from zuschlag.research.monopoly.draft import take
from zuschlag.research.monopoly.ending import share_out
from zuschlag.research.monopoly.legal import fill_legal
from zuschlag.research.monopoly.naming import drop_draft
from zuschlag.rules.kernel import Tables, door, rule
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.options import Options
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import NOTHING, OVER, Move, Table
from zuschlag.rules.monopoly.verbs import THROW

THROWN = -1
"""In place of an action: the dice fall as `first` and `second` say."""
DICE_NEXT, OVER_NOW, REFUSED = -1, -2, -3
"""In place of a seat that is asked."""


@rule
def is_whole(t: Table, desk: Desk, m: Move, action: int, first: int, second: int) -> bool:
    """Whether there is a move now, which is then in `m`."""
    if action != THROWN:
        return take(t, desk, m, action)
    m.verb = THROW
    m.number = first
    m.slot = second
    return True


@rule
def next_asked(t: Table, desk: Desk, m: Move, found: Options) -> int:
    """Who is asked, with what may be said in the desk's set of legal numbers; or the dice."""
    if t.stage == OVER:
        return OVER_NOW
    if t.throw_for != NOTHING:
        return DICE_NEXT
    desk.seat = seat_to_ask(t)
    fill_legal(t, desk, m, found)
    return desk.seat


@door
def unfold(
    tables: Tables,
    desks: Tables,
    moves: Tables,
    options: Tables,
    action: int,
    first: int,
    second: int,
) -> int:
    """One step at the first table, and whom it asks then."""
    t, desk, m = tables[0], desks[0], moves[0]
    if is_whole(t, desk, m, action, first, second):
        drop_draft(desk)
        if apply(t, m) != OK:
            return REFUSED
    return next_asked(t, desk, m, options[0])


@door
def settle(tables: Tables, desks: Tables, by_worth: int) -> int:
    """What the game at the first table is worth to everybody now, into the desk's payoff."""
    return share_out(tables[0], desks[0], by_worth)
