"""Rows of numbers of Monopoly beside those of worlds that were drawn from what a seat may know."""

import random
from dataclasses import replace
from typing import Any

import numpy as np

from tests.laws.monopoly.games import Setting, a_setting, some_options
from tests.laws.monopoly.walks import walk
from zuschlag.research.monopoly.eyes import Turn
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State

DRAFTED = 4
"""So many steps of a draft are looked at, at most."""


def of_edition(edition: str, luck: random.Random) -> Setting:
    """Any game of an edition by today's rules."""
    any_game = a_setting(luck.getrandbits(32))
    options = some_options(any_game.seats, luck)
    deal = MONOPOLY.deal(MONOPOLY.agree(edition, any_game.seats, options), luck)
    made = replace(any_game, edition=edition, options=options, deal=deal)
    return replace(made, rules=MONOPOLY.agree(edition, any_game.seats, options).rules)


def look(turn: Turn) -> bytes:
    """Row and mask, byte by byte."""
    row, mask = turn.seen()
    return bytes(row.tobytes() + mask.tobytes())


def differences(
    setting: Setting, luck: random.Random, most_steps: int, looks: float = 1.0
) -> tuple[int, list[str]]:
    """How many times a world was drawn from what a seat sees, and where it looks different."""
    compared, wrong = 0, []
    for step in walk(setting, most_steps, foolish=0.0):
        if luck.random() > looks:
            continue
        for seat in range(step.after.terms.seats):
            number, found = _compared(step.after, seat, luck)
            compared += number
            wrong += [f"{setting.edition}, seat {seat}, {what}" for what in found]
    return compared, wrong


def _compared(state: State, seat: int, luck: random.Random) -> tuple[int, list[str]]:
    """Before anything is said, and at some steps of a draft."""
    seen = MONOPOLY.observe(state, seat, memory=True)
    drawn = MONOPOLY.imagine(seen, luck).tables
    turn, compared = Turn(state.copy().tables, seat), 0
    for step in range(DRAFTED):
        compared += 1
        if look(turn) != look(turn.at(drawn)):
            return compared, [f"{seen.phase}, step {step}"]
        legal = np.flatnonzero(turn.seen()[1]).tolist()
        if not legal or turn.say(luck.choice(legal)) is not None:
            break
    return compared, []


def told(seen: Any, turn: Turn) -> dict[str, Any]:
    """Some words of a row by name, as a reader of the documentation finds them."""
    from zuschlag.research.monopoly import sight

    row, _ = turn.seen()
    seats = len(seen.people)
    people = row[sight.SEATS_AT :][: seats * sight.SEAT].reshape(seats, sight.SEAT)
    deeds = row[sight.PROPERTIES_AT : sight.SEATS_AT].reshape(28, sight.PROPERTY)
    return {"head": row[: sight.HEAD].tolist(), "people": people.tolist(), "deeds": deeds.tolist()}
