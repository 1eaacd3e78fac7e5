"""The play of one shard: some deals of one field, each in all seats. Runners call it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from zuschlag.bots.bot import Player
from zuschlag.bots.driving import Step, steps
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.lab.arena.bots import maker
from zuschlag.lab.arena.fields import Field, seatings
from zuschlag.lab.arena.game_in_arena import Block, game_in_arena
from zuschlag.lab.arena.luck import Dice, key_of_dice, luck_of_bot, luck_of_deal
from zuschlag.lab.arena.outsiders import seated
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.outside.player import Spent
from zuschlag.rules.game import Outcome
from zuschlag.rules.games import GAMES


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: who sat where and how it came out. Every number is whole.

    With a program from outside at the table it is not repeatable, and says what each seat used.
    """

    field: int
    deal: int
    seating: Field
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    repeatable: bool = True
    millis: tuple[int, ...] = ()  # by the clock, of seats with a program
    missed: tuple[int, ...] = ()  # moves that were made for it


class Game(NamedTuple):
    """A game that was played, and what programs at the table used."""

    deal: int
    seating: Field
    outcome: Outcome
    spent: tuple[Spent, ...] = ()


def play_shard(plan: Plan, number: int) -> list[Row]:
    """Every game of a shard, by deal and seating."""
    field, deals = plan.shard(number)
    try:
        games = _played(plan, plan.fields[field], deals)
    except Exception as fault:
        fault.add_note(f"{', '.join(plan.fields[field])}, deals {deals.start} to {deals.stop - 1}")
        raise
    return [_row(field, game) for game in games]


def _played(plan: Plan, field: Field, deals: range) -> list[Game]:
    if set(field) & set(plan.programs):
        return list(_played_outside(plan, field, deals))
    terms = plan.terms
    orders = seatings(field)
    by_seating = [
        played_block(plan.game, block)
        for block in (
            Block(terms, order, plan.seed, deals, _dealt(plan, deals)) for order in orders
        )
    ]
    return [
        Game(deal, order, outcomes[place])
        for place, deal in enumerate(deals)
        for order, outcomes in zip(orders, by_seating, strict=True)
    ]


def _played_outside(plan: Plan, field: Field, deals: range) -> Iterator[Game]:
    """With programs at the table."""
    for deal in deals:
        for order in seatings(field):
            [state] = _dealt(plan, range(deal, deal + 1))
            players = seated(plan.game, order, plan.programs, plan.seed, deal)
            outcome = between(plan.game, state, players, plan.seed, deal)
            spent = tuple(getattr(one, "spent", Spent(0, 0, 0)) for one in players)
            yield Game(deal, order, outcome, spent)


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
    bots = [
        maker(name, bot)(luck_of_bot(seed, deal, seat, bot)) for seat, bot in enumerate(seating)
    ]
    return between(name, state, bots, seed, deal)


def between(
    name: str, state: Any, bots: Sequence[Player[Any, Any, Any]], seed: int, deal: int
) -> Outcome:
    """A game that is dealt, played to its end by these bots in their seats."""
    for _ in course(name, state, bots, seed, deal):
        pass
    outcome = GAMES[name].outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    return outcome


def course(
    name: str, state: Any, bots: Sequence[Player[Any, Any, Any]], seed: int, deal: int
) -> Iterator[Step]:
    """The same move by move, with the dice of this deal."""
    game, special = GAMES[name], game_in_arena(name)
    tell(game, who_listens(bots), game.opening(state))
    dice = Dice(key_of_dice(seed, deal))
    dice.go_on(special.turn(state), was_thrown=False)
    for step in steps(game, state, bots, dice):
        dice.go_on(special.turn(state), was_thrown=step.seat is None)
        yield step


def _row(field: int, game: Game) -> Row:
    found = game.outcome
    return Row(
        field,
        game.deal,
        game.seating,
        tuple(found.scores),
        tuple(found.ranking),
        tuple(found.winners),
        found.ending,
        repeatable=not game.spent,
        millis=tuple(one.millis for one in game.spent),
        missed=tuple(one.missed for one in game.spent),
    )
