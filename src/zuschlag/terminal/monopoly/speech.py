"""How people, places and sums are spoken of at this table, in the language spoken here."""

from collections.abc import Sequence

from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Side
from zuschlag.terminal.event_lines import joined
from zuschlag.words import here
from zuschlag.words.monopoly.story import Story

DECK_NAMES = {"chance": 7, "chest": 2}
"""The slot that bears the name of each deck."""


def stock_of(bank: Observation) -> str:
    """What the bank has, in words."""
    return here.say("bank-stock", houses=bank.houses, hotels=bank.hotels)


class Speech:
    """Names everything, and tells the story of the game."""

    def __init__(self, names: Sequence[str], board: Board, you: int | None = 0) -> None:
        self.names = list(names)
        self.you = you
        self.board = board
        self.story = Story(here.words(), self.names, board, you)
        self.told: list[Event] = []  # of the move that is being shown

    def of(self, seat: int | None) -> str:
        """A player or the bank, where it is not the subject."""
        if seat is None:
            return here.say("told-bank")
        return self.story.people.listed([seat])

    def all_of(self, seats: Sequence[int]) -> str:
        """Several players."""
        return self.story.people.listed(seats)

    def slot(self, slot: int) -> str:
        """A place in full."""
        return self.story.places.name(slot)

    def slots(self, slots: Sequence[int]) -> str:
        """Several places."""
        return joined([self.slot(slot) for slot in slots])

    def lot(self, lot: int | str) -> str:
        """What lies under the hammer."""
        return self.story.places.lot(lot)

    def money(self, amount: int) -> str:
        """A sum in the board's currency."""
        return self.story.places.sum(amount)

    def jail_card(self, deck: str) -> str:
        """The card that opens the jail, by its deck."""
        return f"{here.say('story-jail-card')} ({self.slot(DECK_NAMES[deck])})"

    def side(self, side: Side) -> str:
        """What one party of a trade gives."""
        parts = [self.money(side.cash)] if side.cash else []
        parts += [self.slot(deed) for deed in side.deeds]
        parts += [self.jail_card(deck) for deck in side.cards]
        if side.debt:
            parts.append(here.say("story-off-the-debt", sum=self.money(side.debt)))
        return joined(parts) or here.say("story-nothing")
