"""A written game played in one go: actions and dice as numbers, one door call each."""

from zuschlag.errors import Malformed
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.doors import act
from zuschlag.rules.monopoly.numbers import blank_moves, write_move
from zuschlag.rules.monopoly.parts import NUMBERS, PARTS, VERB_OF
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import NOBODY, NOTHING
from zuschlag.rules.monopoly.verbs import THROW
from zuschlag.rules.monopoly.words import Action, Ruling

_BARE: dict[type, int] = {
    action: NUMBERS[VERB_OF[action]] for action, parts in PARTS.items() if not parts
}
"""Most actions of a game are such single words: they are written all at once."""


def play_all(state: State, actions: list[tuple[int, Action]]) -> tuple[int, int]:
    """Play a new game until an action is refused: how many were legal, and why it stopped.

    Whenever the game wants dice the next ones of the deal are thrown.
    """
    tables, moves, throws = state.tables, _moves(actions), _throws(state)
    wanted, thrown = tables["throw_for"], 0
    for place in range(len(actions)):
        refused = act(tables, 0, moves, place)
        if refused != OK:
            break
        while wanted[0] != NOTHING:
            if thrown == len(throws):
                if _is_ruled_next(actions, place):
                    break
                raise no_dice(thrown)
            refused = act(tables, 0, throws, thrown)
            thrown += 1
        if refused != OK:
            break
    else:
        place, refused = len(actions), OK
    state.dice = state.deal.dice[:thrown]
    _keep_ruling(state, actions[:place])
    return place, refused


def _is_ruled_next(actions: list[tuple[int, Action]], place: int) -> bool:
    """Whether the organiser spoke before the dice fell (MA-ORG-2)."""
    return place + 1 < len(actions) and isinstance(actions[place + 1][1], Ruling)


def no_dice(thrown: int) -> Malformed:
    """The fault of a record in which more is thrown than was written down."""
    return Malformed("record/no-dice", "deal.dice", {"thrown": thrown})


def _moves(actions: list[tuple[int, Action]]) -> Tables:
    """All actions as numbers."""
    moves = blank_moves(len(actions))
    moves["verb"] = [_BARE.get(type(action), 0) for _, action in actions]
    moves["seat"] = [seat for seat, _ in actions]
    moves["slot"] = NOBODY
    for place, (seat, action) in enumerate(actions):
        if type(action) not in _BARE:
            write_move(moves[place], seat, action)
    return moves


def _throws(state: State) -> Tables:
    """The dice of the deal as moves that chance makes."""
    dice = state.deal.dice
    throws = blank_moves(len(dice))
    throws["verb"] = THROW
    throws["number"] = [one for one, _ in dice]
    throws["slot"] = [two for _, two in dice]
    return throws


def _keep_ruling(state: State, played: list[tuple[int, Action]]) -> None:
    for _, action in reversed(played):
        if isinstance(action, Ruling):
            state.ruling = action
            return
