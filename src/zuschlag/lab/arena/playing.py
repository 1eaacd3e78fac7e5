"""The play of one shard: some deals of one field, each in all seats. Runners call it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from zuschlag.bots.driving import steps
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.lab.arena.bots import maker
from zuschlag.lab.arena.fields import Field, seatings
from zuschlag.lab.arena.game_in_arena import Block, game_in_arena
from zuschlag.lab.arena.luck import Dice, key_of_dice, luck_of_bot, luck_of_deal
from zuschlag.lab.arena.plan import Plan
from zuschlag.rules.game import Outcome
from zuschlag.rules.games import GAMES


class Row(msgspec.Struct, frozen=True):
    """One game: who sat where and how it came out. Every number is whole."""

    field: int
    deal: int
    seating: Field
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str


def play_shard(plan: Plan, number: int) -> list[Row]:
    """Every game of a shard, by deal and seating."""
    field, deals = plan.shard(number)
    try:
        games = _played(plan, plan.fields[field], deals)
    except Exception as fault:
        fault.add_note(f"{', '.join(plan.fields[field])}, deals {deals.start} to {deals.stop - 1}")
        raise
    return [_row(field, deal, seating, outcome) for deal, seating, outcome in games]


def _played(plan: Plan, field: Field, deals: range) -> list[tuple[int, Field, Outcome]]:
    terms = plan.terms
    orders = seatings(field)
    by_seating = [
        played_block(plan.game, block)
        for block in (
            Block(terms, order, plan.seed, deals, _dealt(plan, deals)) for order in orders
        )
    ]
    return [
        (deal, order, outcomes[place])
        for place, deal in enumerate(deals)
        for order, outcomes in zip(orders, by_seating, strict=True)
    ]


def _dealt(plan: Plan, deals: range) -> list[Any]:
    """The same cards for every field and every seating."""
    game, terms = GAMES[plan.game], plan.terms
    return [
        game.begin(terms, game.deal(terms, luck_of_deal(plan.seed, number))) for number in deals
    ]


def played_block(game: str, block: Block) -> list[Outcome]:
    """At machine speed where the game can, else by the driver."""
    found = game_in_arena(game).play(block)
    return list(driven(game, block)) if found is None else found


def driven(game: str, block: Block) -> Iterator[Outcome]:
    """Every game of a block through the contract: the truth that anything faster must meet."""
    for deal, state in zip(block.deals, block.states, strict=True):
        yield _driven(game, state, block.seating, block.seed, deal)


def _driven(name: str, state: Any, seating: Sequence[str], seed: int, deal: int) -> Outcome:
    game, special = GAMES[name], game_in_arena(name)
    bots = [
        maker(name, bot)(luck_of_bot(seed, deal, seat, bot)) for seat, bot in enumerate(seating)
    ]
    tell(game, who_listens(bots), game.opening(state))
    dice = Dice(key_of_dice(seed, deal))
    dice.go_on(special.turn(state), was_thrown=False)
    for step in steps(game, state, bots, dice):
        dice.go_on(special.turn(state), was_thrown=step.seat is None)
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def _row(field: int, deal: int, seating: Field, outcome: Outcome) -> Row:
    scores, ranks = tuple(outcome.scores), tuple(outcome.ranking)
    return Row(field, deal, seating, scores, ranks, tuple(outcome.winners), outcome.ending)
