"""A table for any game, line by line: what one sees is printed, what one does is typed."""

import argparse
import contextlib
import json
import random
from typing import Any

from zuschlag.cli.plain_narration import plain_event
from zuschlag.cli.words import sentence
from zuschlag.errors import ZuschlagError
from zuschlag.rules.game import AnyGame

YOU = 0


def run(game: AnyGame, given: argparse.Namespace, options: dict[str, object]) -> int:
    """Play one game against bots; end of input leaves the table."""
    from zuschlag.bots.hearing import tell, who_listens
    from zuschlag.bots.roster import bots_of
    from zuschlag.rules.game import fresh

    known = bots_of(game.name)
    edition = given.edition or game.editions()[0]
    terms = game.agree(edition, given.seats or min(game.seats(edition)), options)
    luck = random.Random(given.seed)
    make = known[given.opponents] if given.opponents in known else next(iter(known.values()))
    bots = {seat: make(random.Random(luck.random())) for seat in range(1, terms.seats)}
    state = fresh(game, terms, luck)
    listeners = who_listens(bots)
    told = game.opening(state)
    tell(game, listeners, told)
    while not (turn := game.turn(state)).is_over:
        _print(told)
        if turn.of_chance:
            told = game.resolve(state, game.draw(state, luck))
            tell(game, listeners, told)
            continue
        for seat in turn.seats:
            found = game.options(state, seat)
            if found is None:
                continue
            if seat == YOU:
                moved = _typed(game, state, found)
                if moved is None:
                    return 0
                told = moved
                tell(game, listeners, told, YOU)
                break
            action = bots[seat].choose(game.observe(state, seat, memory=True), found)
            if action is not None:
                told = game.apply(state, seat, action)
                tell(game, listeners, told, seat, action)
                break
    _print(told)
    result = game.outcome(state)
    assert result is not None
    print("You win." if YOU in result.winners else "You do not win.", result.scores)
    return 0


def _print(events: list[Any]) -> None:
    for event in events:
        print(" ", plain_event(event))


def _typed(game: AnyGame, state: Any, options: Any) -> list[Any] | None:
    """What somebody types, done; None when nobody types any more."""
    from msgspec import to_builtins

    print("you see", json.dumps(to_builtins(game.observe(state, YOU))))
    print("you may", json.dumps(to_builtins(options)))
    while True:
        try:
            words = input("> ").split()
        except EOFError:
            return None
        try:
            row = [YOU, *(_value(word) for word in words)]
            _, action = game.read_action(row, "actions[0]", state.terms.seats)
            return game.apply(state, YOU, action)
        except ZuschlagError as fault:
            print(sentence(fault))


def _value(word: str) -> object:
    with contextlib.suppress(ValueError):
        return json.loads(word)
    return word
