"""Bots decide the same when what they cannot see is drawn again behind them: every bot of a house.

At every decision of a game its player and a twin, who was told the same and has the same luck, are
asked; one looks at the table, the other at a world imagined from what the seat may know.
"""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from zuschlag.bots.bot import budget_of
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.bots.roster import by_strength, levels_of
from zuschlag.lab.arena.bots import maker
from zuschlag.rules.games import GAMES

POSITIONS = 8_000
"""Of each game, among all bots."""
OF_A_LEVEL = 300
AT_ONCE = 250
PLAYOUTS = 32
OPTIONS: dict[str, dict[str, Any]] = {"monopoly": {"end.limit": {"rounds": 15}}}
LOOKS = {"for-sale": 0.5, "monopoly": 0.2}
"""How often a decision is put to both."""


class Twins(NamedTuple):
    """A seat's player, and another just like it."""

    bot: str
    one: Any
    other: Any


def unseen(course: Course) -> list[Row]:
    """Both games."""
    return [_row(course, game) for game in LOOKS]


def _row(course: Course, game: str) -> Row:
    parts = range(course.some(POSITIONS // AT_ONCE))
    done = course.measure(f"unseen {game}", partial(compared, game, AT_ONCE), parts)
    positions = done.count("positions")
    fewest = min(done.count(f"{name}: positions") for name in levels_of(game).names)
    found = f"{positions:,} positions, at least {fewest:,} of each level, "
    found += f"{len(done.wrong) or 'no'} difference"
    is_met = positions >= POSITIONS and fewest >= OF_A_LEVEL and not done.wrong
    what = f"{game}: bots decide the same when unseen cards are drawn again"
    wanted = f"no difference at {POSITIONS:,} positions, {OF_A_LEVEL} of each level"
    return Row(what, found, wanted, is_met)


def compared(game: str, wanted: int, part: int) -> Piece:
    """So many decisions of games of all kinds."""
    luck, found = random.Random(f"unseen {game} {part}"), Piece()
    while found.count("positions") < wanted:
        for name, wrong in _decisions(game, luck):
            found.add(Piece({"positions": 1, f"{name}: positions": 1}, wrong=wrong))
            if found.count("positions") >= wanted:
                break
    return found


def _decisions(game: str, luck: random.Random) -> Iterator[tuple[str, list[str]]]:
    """Who decided, and what was wrong with it, in one game."""
    rules = GAMES[game]
    edition = luck.choice(rules.editions())
    seats = luck.choice(rules.seats(edition))
    terms = rules.agree(edition, seats, OPTIONS.get(game, {}))
    state = rules.begin(terms, rules.deal(terms, luck))
    names = [luck.choice(by_strength(game)) for _ in range(seats)]
    twins = [_twins(game, name, luck.getrandbits(32)) for name in names]
    bots = dict(enumerate([bot for pair in twins for bot in (pair.one, pair.other)]))
    tell(rules, who_listens(bots), rules.opening(state))
    while not (turn := rules.turn(state)).is_over:
        if turn.of_chance:
            events = rules.resolve(state, rules.draw(state, luck))
            tell(rules, who_listens(bots), events)
            continue
        for seat in turn.seats:
            action, wrong, is_compared = _decided(game, state, seat, twins[seat], luck)
            if is_compared:
                yield twins[seat].bot, wrong
            if action is not None:
                events = rules.apply(state, seat, action)
                tell(rules, who_listens(bots), events, seat, action)
                break


def _decided(
    game: str, state: Any, seat: int, pair: Twins, luck: random.Random
) -> tuple[Any, list[str], bool]:
    """What the player does; what its twin does otherwise; whether it was asked."""
    rules = GAMES[game]
    options = rules.options(state, seat)
    if options is None:
        return None, [], False
    seen = rules.observe(state, seat, memory=True)
    action = pair.one.choose(seen, options)
    if luck.random() > LOOKS[game]:
        pair.other.choose(seen, options)  # its luck goes on as that of its twin
        return action, [], False
    world = rules.imagine(seen, luck)
    again = pair.other.choose(rules.observe(world, seat, memory=True), rules.options(world, seat))
    wrong = [] if again == action else [f"{game}, {pair.bot}: {action} became {again}"]
    return action, wrong, True


def _twins(game: str, name: str, seed: int) -> Twins:
    roster = maker(game, name)
    if budget_of(roster) and hasattr(roster, "by_playouts"):
        roster = maker(game, f"{name}@{PLAYOUTS}")
    return Twins(name, roster(random.Random(seed)), roster(random.Random(seed)))
