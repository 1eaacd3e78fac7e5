"""One random game told twice, by the rules and by the plain telling, compared after every move."""

import random

import msgspec

from tests.laws.games import random_action
from tests.telling.for_sale import Game, Illegal
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.editions import choices
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Action, Bid, Pass, Sell, as_written
from zuschlag.rules.forsale.written import answer


def play_together(edition: str, seats: int, seed: int) -> int:
    """Play one game in both; every answer and every refusal must agree; says how many moves."""
    luck = random.Random(f"{edition}/{seats}/{seed}")
    options = {
        name: luck.choice(values)
        for name, values in choices(edition, seats).items()
        if luck.random() < 0.3
    }
    deal = FOR_SALE.deal(FOR_SALE.agree(edition, seats, options), luck)
    state = FOR_SALE.begin(FOR_SALE.agree(edition, seats, options), deal)
    told = Game(edition, seats, options, list(deal.buildings), list(deal.cheques), deal.opener)
    moves = 0
    while waiting := _compare(state, told):
        _try_something_odd(state, told, luck)
        seat = luck.choice(waiting)
        open_to = FOR_SALE.options(state, seat)
        assert open_to is not None
        action = random_action(open_to, luck)
        FOR_SALE.apply(state, seat, action)
        told.act(seat, *as_written(action))
        moves += 1
    return moves


def _compare(state: State, told: Game) -> tuple[int, ...]:
    waiting = FOR_SALE.waiting_for(state)
    ours = msgspec.to_builtins(answer(state, waiting, FOR_SALE.outcome(state)))
    assert ours == told.answer()
    return waiting


def _try_something_odd(state: State, told: Game, luck: random.Random) -> None:
    """A move that may be illegal: both refuse it for the same reason, or both take it on copies."""
    seat = luck.randrange(state.terms.seats)
    number = luck.randint(0, 32)
    action: Action = luck.choice((Pass(), Bid(number), Sell(max(number, 1))))
    try:
        FOR_SALE.apply(state.copy(), seat, action)
    except Refusal as refused:
        try:
            told.act(seat, *as_written(action))
        except Illegal as illegal:
            if refused.slug == f"for-sale/{illegal.slug}":
                return
            raise AssertionError(f"{refused.slug} here, {illegal.slug} there") from None
        raise AssertionError(f"only the rules refuse {seat} {action}: {refused}") from None
