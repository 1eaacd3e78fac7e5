"""A record replayed through the contract: its events, and the things worth having seen once."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    Bid,
    BidPlaced,
    BuildingsLaid,
    Event,
    Pass,
    Passed,
    Sell,
)
from zuschlag.rules.game import Ending, Outcome
from zuschlag.rules.ruling import Ruling

GAMES = Path(__file__).parent / "games"
NAMES = sorted(file.stem for file in GAMES.glob("*.json"))
MORE_ANSWERS = GAMES.parent / "more_answers.jsonl"
FIRST_ANSWERS: dict[str, dict[str, Any]] = json.loads(
    (GAMES.parent / "answers.json").read_text("utf-8")
)


@dataclass(frozen=True)
class Step:
    """A move, what was open to its seat, how many buildings each seat held, and what followed."""

    seat: int
    action: Action
    bid: tuple[int, int] | None
    high: int
    hands: list[int]
    events: list[Event]


@dataclass(frozen=True)
class Replay:
    """A whole game."""

    opening: list[Event]
    steps: list[Step]
    outcome: Outcome | None

    @property
    def events(self) -> list[Event]:
        return [*self.opening, *(event for step in self.steps for event in step.events)]


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(data(name))
    return found


def data(name: str) -> bytes:
    return (GAMES / f"{name}.json").read_bytes()


@cache
def replay(name: str) -> Replay:
    """Play a kept record through the contract, move by move."""
    return replayed(record(name))


def replayed(written: dict[str, Any]) -> Replay:
    """Play a record through the contract, move by move."""
    state, moves = FOR_SALE.read(written)
    opening, steps = FOR_SALE.opening(state), []
    for seat, action in moves:
        viewer = None if isinstance(action, Ruling) else seat
        seen = FOR_SALE.observe(state, viewer)
        options = None if viewer is None else FOR_SALE.options(state, viewer)
        bid = options.bid if isinstance(options, AuctionOptions) else None
        hands = [one.hand_size for one in seen.people]
        events = FOR_SALE.apply(state, seat, action)
        steps.append(Step(seat, action, bid, seen.high, hands, events))
    return Replay(opening, steps, FOR_SALE.outcome(state))


def kinds(played: Replay) -> set[str]:
    """The kinds of events that occur."""
    return {str(event.__struct_config__.tag) for event in played.events}


def happenings(played: Replay) -> set[str]:
    """Everything of the required table that happens in this game."""
    found = {*_in_the_auctions(played), *_in_the_sale(played), *_at_the_end(played)}
    return found | {*_by_ruling(played)}


def _in_the_auctions(played: Replay) -> Iterator[str]:
    for step in played.steps:
        if isinstance(step.action, Pass) and step.bid is None:
            yield "forced pass"
        if isinstance(step.action, Bid) and step.bid is not None:
            if step.action.total == step.bid[1]:
                yield "all in"
            if step.action.total == step.high:
                yield "equal bid"
    rows = [event for event in played.events if isinstance(event, BuildingsLaid)]
    if len(rows[-1].buildings) < len(rows[0].buildings):
        yield "short last row"
    passes = [event for event in played.events if isinstance(event, Passed)]
    if any(one.building is None for one in passes):
        yield "pass without building"
    if any(one.building is None and one.back for one in passes):
        yield "all coins back"
    if len(_rounds_with_a_bid(played)) < len(rows):
        yield "nobody bids"


def _rounds_with_a_bid(played: Replay) -> set[int]:
    found, number = set(), 0
    for event in played.events:
        if isinstance(event, BuildingsLaid):
            number = event.round
        elif isinstance(event, BidPlaced):
            found.add(number)
    return found


def _in_the_sale(played: Replay) -> Iterator[str]:
    sales = [step for step in played.steps if isinstance(step.action, Sell)]
    if not sales:
        return
    if 0 in sales[0].hands:
        yield "seat without buildings from the start"
    if any(0 in step.hands and max(step.hands) > 1 for step in sales):
        yield "empty-handed seller"
    first_round = [step.seat for step in sales[: sum(size > 0 for size in sales[0].hands)]]
    if first_round != sorted(first_round):
        yield "sale out of order"


def _at_the_end(played: Replay) -> Iterator[str]:
    assert played.outcome is not None, "recorded games are played to the end"
    yield str(played.outcome.ending)
    if len(played.outcome.winners) > 1:
        yield "shared victory"
    best = max(played.outcome.scores)
    if played.outcome.ending == Ending.RULING:
        return
    if len(played.outcome.winners) > 2:
        yield "three winners"
    if played.outcome.scores.count(best) > len(played.outcome.winners):
        yield "victory by coins"


def _by_ruling(played: Replay) -> Iterator[str]:
    rulings = [step for step in played.steps if isinstance(step.action, Ruling)]
    if not rulings:
        return
    first = played.steps.index(rulings[0])
    before = [step for step in played.steps[:first] if isinstance(step.action, Sell)]
    ended = any(event.__struct_config__.tag == "game_ended" for event in _until(played, first))
    yield "ruling after the end" if ended else "ruling in the sale" if before else "ruling early"
    if len(rulings) > 1:
        yield "second ruling"
    if isinstance(rulings[-1].action, Ruling) and rulings[-1].action.places is not None:
        yield "ruling with places"


def _until(played: Replay, place: int) -> list[Event]:
    return [event for step in played.steps[:place] for event in step.events]
