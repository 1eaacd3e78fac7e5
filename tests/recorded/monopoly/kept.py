"""All recorded games of Monopoly: with pencil and paper, as scenes, by bots; and what they show."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Accept, Action, Bid, Offer, Ruling, TimeUp

FOLDER = Path(__file__).parent
ANSWERS = FOLDER / "answers.jsonl"
FOLDERS = ("games", "scenes", "bots")


def files() -> list[Path]:
    """Every record, by its folder and its name."""
    return [file for name in FOLDERS for file in sorted((FOLDER / name).glob("*.json"))]


class Played(NamedTuple):
    """A game replayed through the contract."""

    record: dict[str, Any]
    actions: list[tuple[int, Action]]
    events: list[Any]
    ending: str | None

    @property
    def kinds(self) -> set[str]:
        """The kinds of events that occur."""
        return {str(event.__struct_config__.tag) for event in self.events}


@cache
def played(file: Path) -> Played:
    """Play a record move by move, with its dice."""
    record = json.loads(file.read_bytes())
    state, actions = MONOPOLY.read(record)
    dice, told = iter(record["deal"]["dice"]), list(MONOPOLY.opening(state))
    for seat, action in actions:
        told += MONOPOLY.apply(state, seat, action)
        while MONOPOLY.wants_chance(state):
            told += MONOPOLY.resolve(state, next(dice))
    outcome = MONOPOLY.outcome(state)
    return Played(record, actions, told, str(outcome.ending) if outcome else None)


def happenings(game: Played) -> set[str]:
    """Everything of the required table that happens in this game."""
    return {*_told(game), *_on_paper(game)}


def _told(game: Played) -> Iterator[str]:
    for event in game.events:
        match event:
            case events.Freed(how=how):
                yield f"freed by {how}"
            case events.WentBankrupt(creditor=creditor):
                yield f"bankrupt to {'the bank' if creditor is None else 'a player'}"
            case events.LotSold(lot=lot):
                yield f"{lot if isinstance(lot, str) else 'land'} sold under the hammer"
            case events.Owed(cause=cause):
                yield f"owed for {cause}"
            case events.Built(level=5):
                yield "hotel built"


def _on_paper(game: Played) -> Iterator[str]:
    if any(isinstance(action, Bid) and action.street is not None for _, action in game.actions):
        yield "street named in a bid"
    if any(isinstance(action, Accept | Offer) and action.redeem for _, action in game.actions):
        yield "mortgage redeemed in a trade"
    if any(isinstance(action, Ruling) and action.places for _, action in game.actions):
        yield "ruling with places"
    if not isinstance(game.record["board"], str):
        yield "board of one's own"
    if TimeUp() in (action for _, action in game.actions):
        mode = game.record["options"].get("end.mode", "equalTurns")
        yield f"time up with {mode}"
