"""A search that knows how everybody else plays: contests of one of it among copies of a bot.

It tries its moves as the tycoon does, in futures that are the same for all of them, but there every
other seat plays as the bot does: for so many rounds, then all play on as landlords. Levels that
think cost twenty times as much as landlords, hence the rounds.
"""

from zuschlag.bots.monopoly.dice import hide_decks, throw_by_turn
from zuschlag.bots.monopoly.habits.choosing import choose_by_habit
from zuschlag.bots.monopoly.landlord.choosing import choose, seat_to_ask
from zuschlag.bots.monopoly.magnate.arms import list_arms
from zuschlag.bots.monopoly.magnate.choosing import choose_as_magnate
from zuschlag.bots.monopoly.magnate.finishing import finish
from zuschlag.bots.monopoly.magnate.futures import best_arm, clear_gains, is_settled
from zuschlag.bots.monopoly.magnate.memory import Memory, forget_all, note
from zuschlag.bots.monopoly.magnate.mind import GAINS, SQUARES, Mind
from zuschlag.lab.monopoly.contesting import (
    FIRST,
    GAMES,
    HABIT,
    KIND,
    LANDLORD,
    MOST_MOVES,
    SEED,
    SLIPS,
    TRADES,
    Numbers,
    count_end,
    deal_cards,
    move_in_contest,
)
from zuschlag.rules.bits import count, has
from zuschlag.rules.chance import start
from zuschlag.rules.kernel import Tables, door, shared
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.score import winners
from zuschlag.rules.monopoly.state import NOTHING, OVER, Move, Table

PLAYOUTS, ROUNDS = 4, 5
"""What a span says beside the four of a contest: futures of a move, rounds the bot is known for."""
LEAST_TRIED = 16
"""Futures before anything is settled."""
_FUTURE = 4
"""The place of moves in futures, after the arms."""


@shared
def move_of_known(
    t: Table, seat: int, m: Move, memory: Memory, mind: Mind, player: Numbers
) -> None:
    """Write what the bot does."""
    if player[KIND] == LANDLORD:
        choose(t, seat, m)
    elif player[KIND] == HABIT:
        choose_by_habit(t, seat, m, player[SLIPS], player[TRADES])
    else:
        choose_as_magnate(t, seat, m, memory, mind)


@shared
def try_known(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memories: Tables,
    mind: Mind,
    player: Numbers,
    arm: int,
    seed: int,
    rounds: int,
) -> float:
    """The share of the win in one future that begins with this arm; the own seat is a landlord."""
    t = tables[1]
    m = moves[_FUTURE]
    memory = memories[1]
    tables[1] = tables[0]
    memories[1] = memories[0]
    own = moves[arm].seat
    start(chances[0], seed, 0)
    hide_decks(t, chances[0])
    note(t, moves[arm], memory)
    fault = apply(t, moves[arm])
    until = t.rounds + rounds
    while fault == OK and t.stage != OVER and t.rounds < until:
        if t.throw_for != NOTHING:
            throw_by_turn(t, m, chances[0], seed, 1)
        else:
            seat = seat_to_ask(t)
            if seat == own:
                choose(t, seat, m)
            else:
                move_of_known(t, seat, m, memory, mind, player)
            note(t, m, memory)
        fault = apply(t, m)
    finish(t, m, chances[0], seed, 1)
    won = winners(t)
    return 1.0 / count(won) if has(won, own) else 0.0


@shared
def search_knowing(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memories: Tables,
    minds: Mind,
    player: Numbers,
    seat: int,
    seed: int,
    span: Numbers,
) -> None:
    """Write the move that does best against this bot beyond doubt, or the magnate's."""
    mind = minds[0]
    arms = list_arms(tables[0], seat, moves, memories[0], mind)
    if arms < 2:
        return
    clear_gains(mind, arms)
    tried = 0
    while tried < span[PLAYOUTS]:
        own = seed * 100_003 + tried
        first = 0.0
        for arm in range(arms):
            won = try_known(
                tables, moves, chances, memories, minds[1], player, arm, own, span[ROUNDS]
            )
            first = won if arm == 0 else first
            gain = won - first
            mind[GAINS, arm] += gain
            mind[SQUARES, arm] += gain * gain
        tried += 1
        if tried % LEAST_TRIED == 0 and is_settled(mind, arms, tried):
            break
    best = best_arm(mind, arms, tried)
    if best > 0:
        moves[0] = moves[best]


@door
def play_knowing(
    tables: Tables,
    moves: Tables,
    chances: Tables,
    memories: Tables,
    minds: Mind,
    players: Numbers,
    found: Tables,
    span: Numbers,
) -> None:
    """As `play_contest`, with the search for the first player and one bot for all others.

    Minds are the search's own and the bot's; players are whom the bot is taken for, and the bot.
    """
    t = tables[0]
    m = moves[0]
    memory = memories[0]
    for index in range(span[GAMES]):
        game = span[FIRST] + index
        one = found[index]
        deal_cards(t, chances[0], span[SEED], game // t.seats)
        forget_all(memory)
        while t.stage != OVER and one.moves < span[MOST_MOVES]:
            one.moves += 1
            if t.throw_for != NOTHING:
                throw_by_turn(t, m, chances[0], span[SEED], game // t.seats)
            else:
                seat = seat_to_ask(t)
                own = (span[SEED] * 7919 + game) * 100_003 + one.moves
                if (seat + game) % t.seats == 0:
                    search_knowing(
                        tables, moves, chances, memories, minds, players[0], seat, own, span
                    )
                    note(t, m, memory)
                else:
                    move_in_contest(
                        tables, moves, chances, memory, minds[1], players[1], seat, own, one
                    )
            one.fault = apply(t, m)
            if one.fault != OK:
                break
        count_end(t, one, game % t.seats)
