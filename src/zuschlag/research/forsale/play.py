"""The doors of a batch: every table goes on until a learner is asked, and says what that one sees.

Called by `batch` with arrays; rules get records and addresses, never arrays (`lanes` says why).
Compiled code cannot refuse a row: an action that is not legal counts as the lowest one that is.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.champion.success import win_share
from zuschlag.bots.forsale.policies.choosing import bid_of, card_of
from zuschlag.bots.forsale.policies.minds import Minds
from zuschlag.lab.forsale.playouts import deal
from zuschlag.research.forsale.desk import Desk, Setting
from zuschlag.research.forsale.sight import legal_actions, seat_asked, tell, tell_legal
from zuschlag.research.lanes import spot
from zuschlag.research.records import LEARNER, SAME_STEP, SCORE
from zuschlag.rules.bits import count, has, lowest, nth
from zuschlag.rules.chance import draw, keyed, start
from zuschlag.rules.forsale.auction import leave_auction, place_bid
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.score import score
from zuschlag.rules.forsale.state import BUY, DONE, Table
from zuschlag.rules.kernel import Tables, door, rule, shared

Numbers = npt.NDArray[np.int64]
Cells = npt.NDArray[np.generic]

NOTHING = -1
MOST_ACTIONS = 63
_HOUSE = 0x486F757365
"""What the luck of the house is keyed by: it does not touch the luck of the deck."""


@rule
def open_game(t: Table, desk: Desk, s: Setting, table: int) -> None:
    """The next game of this table; game n of a seed has the same cards everywhere."""
    desk.game = table + desk.played * s.tables
    desk.rotation = (table + desk.played) % t.seats if s.rotates else 0
    desk.played += 1
    desk.is_due = 0
    start(s, s.seed, desk.game)
    deal(t, s, s)


@rule
def player_at(t: Table, desk: Desk, s: Setting, seat: int) -> int:
    """The mind that plays this seat, or LEARNER."""
    player = seat - desk.rotation
    return s.lineup[player if player >= 0 else player + t.seats]


@rule
def do_action(t: Table, seat: int, action: int) -> None:
    """One legal action by its number."""
    if t.phase == BUY:
        if action > 0:
            place_bid(t, seat, action)
        else:
            leave_auction(t, seat)
    else:
        seal(t, seat, action - t.purse)


@shared
def house_action(t: Table, m: Minds, seat: int, mind: int, seed: int) -> int:
    """What a house player does, as at a table; its moods depend on the game, seat and round."""
    if t.phase == BUY:
        return bid_of(t, m, seat, mind, seed)
    return t.purse + card_of(t, m, seat, mind, seed)


@rule
def go_on(t: Table, desk: Desk, s: Setting, m: Minds, action: int) -> int:
    """Do what the learner wants, then let the house play; says which seat is asked, if any."""
    seat = desk.seat
    while True:
        if action != NOTHING:
            do_action(t, seat, action)
        if t.phase == DONE:
            return NOTHING
        seat = seat_asked(t)
        mind = player_at(t, desk, s, seat)
        if mind == LEARNER:
            return seat
        action = house_action(t, m, seat, mind, keyed(keyed(s.seed, _HOUSE), desk.game))


@rule
def checked(desk: Desk, action: int) -> int:
    """The action if it is legal, else the lowest that is."""
    if 0 <= action <= MOST_ACTIONS and has(desk.legal, action):
        return action
    desk.illegal += 1
    return lowest(desk.legal)


@rule
def pay_off(t: Table, desk: Desk, s: Setting) -> None:
    """What the game was worth to everybody, and to whoever acted last."""
    for seat in range(t.seats):
        desk.payoff[seat] = score(t, seat) * 1.0 if s.reward == SCORE else win_share(t, seat)
    desk.reward = desk.payoff[desk.seat]
    desk.has_ended = 1
    desk.is_due = 1


@door
def advance(
    tables: Tables,
    desks: Tables,
    settings: Tables,
    minds: Tables,
    actions: Numbers,
    seen: Cells,
    final: Cells,
    masks: Cells,
    ended: Cells,
    only_due: int,
) -> None:
    """One action at every table, or a new game where one is due; `only_due`: nothing else."""
    s, m = settings[0], minds[0]
    for i in range(len(tables)):
        t, desk = tables[i], desks[i]
        action = actions[i]
        is_fresh = desk.is_due
        if is_fresh or not only_due:
            desk.reward = 0.0
            desk.has_ended = 0
            if not is_fresh:
                action = checked(desk, action)
            while True:
                if is_fresh:
                    open_game(t, desk, s, i)
                    action = NOTHING
                seat = go_on(t, desk, s, m, action)
                if seat != NOTHING:
                    desk.seat = seat
                    break
                pay_off(t, desk, s)
                if s.mode != SAME_STEP:
                    break
                tell(t, desk.seat, s, spot(final, i * s.width))
                is_fresh = 1
            ended[i] = desk.has_ended
        desk.legal = legal_actions(t, desk.seat)
        tell(t, desk.seat, s, spot(seen, i * s.width))
        tell_legal(s, desk.legal, spot(masks, i * s.actions))


@door
def pick(desks: Tables, chances: Tables, actions: Numbers) -> None:
    """At every table one of the legal actions, each as likely."""
    chance = chances[0]
    for i in range(len(desks)):
        legal = desks[i].legal
        actions[i] = nth(legal, draw(chance, count(legal)))


@door
def see(tables: Tables, index: int, seat: int, settings: Tables, seen: Cells, masks: Cells) -> None:
    """What any seat of a table sees, into the first rows."""
    t, s = tables[index], settings[0]
    tell(t, seat, s, spot(seen, 0))
    tell_legal(s, legal_actions(t, seat), spot(masks, 0))
