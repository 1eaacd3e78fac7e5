"""The doors of a batch: every table goes on until a learner is asked, and says what that one sees.

Called by `batch` with arrays; rules get records and addresses, never arrays (`lanes` says why).
Compiled code cannot refuse a row: an action that is not legal counts as the lowest one that is.
"""

import numpy as np
import numpy.typing as npt

from zuschlag.bots.monopoly.dice import throw_by_turn
from zuschlag.bots.monopoly.landlord.choosing import seat_to_ask
from zuschlag.lab.monopoly.playouts import deal
from zuschlag.research.lanes import spot
from zuschlag.research.monopoly.desk import LEGAL_WORDS, Desk, Setting
from zuschlag.research.monopoly.draft import take
from zuschlag.research.monopoly.ending import share_out
from zuschlag.research.monopoly.house import move_of_house
from zuschlag.research.monopoly.legal import fill_legal
from zuschlag.research.monopoly.naming import drop_draft
from zuschlag.research.monopoly.putting import (
    WORD,
    is_legal,
    pass_alone,
    tell_legal,
    tell_pass_alone,
)
from zuschlag.research.monopoly.sight import tell
from zuschlag.research.monopoly.staged import ACTIONS
from zuschlag.research.records import LEARNER, SAME_STEP, SCORE
from zuschlag.rules.bits import count, lowest, nth
from zuschlag.rules.chance import draw
from zuschlag.rules.kernel import Tables, door, rule
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.options import Options
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import NOTHING, OVER, Move, Table

Numbers = npt.NDArray[np.int64]
Cells = npt.NDArray[np.generic]

SILENT = -1
OVER_NOW = -1


@rule
def open_game(t: Table, desk: Desk, s: Setting, table: int) -> None:
    """The next game of this table; game n of a seed has the same cards everywhere."""
    desk.game = table + desk.played * s.tables
    desk.rotation = (table + desk.played) % t.seats if s.rotates else 0
    desk.played += 1
    desk.is_due = 0
    desk.moves = 0
    drop_draft(desk)
    deal(t, s, s.seed, desk.game)
    # the dice still lie there from the game before
    t.dice[0] = 0
    t.dice[1] = 0


@rule
def player_at(t: Table, desk: Desk, s: Setting, seat: int) -> int:
    """How often this player slips, or LEARNER."""
    player = seat - desk.rotation
    return s.lineup[player if player >= 0 else player + t.seats]


@rule
def go_on(t: Table, desk: Desk, s: Setting, m: Move, action: int) -> int:
    """Do what the learner wants, then let the house play; says which seat is asked, if any."""
    is_ready = False
    if action != SILENT:
        is_ready = take(t, desk, m, action)
        if not is_ready:
            return desk.seat
        drop_draft(desk)
    while True:
        if is_ready:
            desk.moves += 1
            if apply(t, m) != OK:
                desk.faults += 1
        if t.stage == OVER or desk.moves >= s.most_moves:
            return OVER_NOW
        if t.throw_for != NOTHING:
            throw_by_turn(t, m, s, s.seed, desk.game)
        else:
            seat = seat_to_ask(t)
            slips = player_at(t, desk, s, seat)
            if slips == LEARNER:
                return seat
            move_of_house(t, seat, m, slips)
        is_ready = True


@rule
def checked(desk: Desk, action: int) -> int:
    """The action if it is legal, else the lowest that is."""
    if 0 <= action < ACTIONS and is_legal(desk, action):
        return action
    desk.illegal += 1
    word = 0
    while desk.legal[word] == 0 and word < LEGAL_WORDS:
        word += 1
    return word * WORD + lowest(desk.legal[word])


@rule
def pay_off(t: Table, desk: Desk, s: Setting) -> None:
    """What the game was worth to everybody, and to whoever acted last."""
    share_out(t, desk, 1 if s.reward == SCORE else 0)
    desk.reward = desk.payoff[desk.seat]
    desk.has_ended = 1
    desk.was_cut = 0 if t.stage == OVER else 1
    desk.is_due = 1
    drop_draft(desk)


@rule
def list_legal(t: Table, desk: Desk, m: Move, found: Options) -> None:
    """After the game there is nothing to say but to pass."""
    if desk.is_due:
        pass_alone(desk)
    else:
        fill_legal(t, desk, m, found)


@door
def advance(
    tables: Tables,
    desks: Tables,
    moves: Tables,
    settings: Tables,
    options: Tables,
    actions: Numbers,
    seen: Cells,
    final: Cells,
    masks: Cells,
    ended: Cells,
    only_due: int,
) -> None:
    """One action at every table, or a new game where one is due; `only_due`: nothing else."""
    s, found = settings[0], options[0]
    for i in range(len(tables)):
        t, desk, m = tables[i], desks[i], moves[i]
        action = actions[i]
        is_fresh = desk.is_due
        if is_fresh or not only_due:
            desk.reward = 0.0
            desk.has_ended = 0
            desk.was_cut = 0
            if not is_fresh:
                action = checked(desk, action)
            while True:
                if is_fresh:
                    open_game(t, desk, s, i)
                    action = SILENT
                seat = go_on(t, desk, s, m, action)
                if seat != OVER_NOW:
                    desk.seat = seat
                    break
                pay_off(t, desk, s)
                if s.mode != SAME_STEP:
                    break
                tell(t, desk.seat, desk, m, spot(final, i * s.width))
                is_fresh = 1
            ended[i] = desk.has_ended - desk.was_cut
            ended[len(tables) + i] = desk.was_cut
            list_legal(t, desk, m, found)
            tell(t, desk.seat, desk, m, spot(seen, i * s.width))
        tell_legal(desk, spot(masks, i * s.actions))


@door
def pick(desks: Tables, chances: Tables, actions: Numbers) -> None:
    """At every table one of the legal actions, each as likely."""
    chance = chances[0]
    for i in range(len(desks)):
        desk = desks[i]
        total = 0
        for word in range(LEGAL_WORDS):
            total += count(desk.legal[word])
        place = draw(chance, total)
        word = 0
        while place >= count(desk.legal[word]) and word < LEGAL_WORDS:
            place -= count(desk.legal[word])
            word += 1
        actions[i] = word * WORD + nth(desk.legal[word], place)


@door
def see(
    tables: Tables,
    desks: Tables,
    moves: Tables,
    index: int,
    seat: int,
    seen: Cells,
    masks: Cells,
) -> None:
    """What any seat of a table sees, into the first rows."""
    t, desk, m = tables[index], desks[index], moves[index]
    tell(t, seat, desk, m, spot(seen, 0))
    if seat == desk.seat:
        tell_legal(desk, spot(masks, 0))
    else:
        tell_pass_alone(spot(masks, 0))


@door
def weigh(tables: Tables, desks: Tables, moves: Tables, options: Tables) -> None:
    """What the seat at the first desk may say now, into its set of legal numbers."""
    list_legal(tables[0], desks[0], moves[0], options[0])


@door
def say(tables: Tables, desks: Tables, moves: Tables, action: int) -> int:
    """One step of the seat at the first desk; 1 if its move is ready, and nothing drafted then."""
    if not take(tables[0], desks[0], moves[0], action):
        return 0
    drop_draft(desks[0])
    return 1
