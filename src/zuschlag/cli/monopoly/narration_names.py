"""The people, places and sums of one game of Monopoly, as a narration calls them."""

from collections.abc import Sequence

from zuschlag.cli.speech import conjugated, listing, whom
from zuschlag.rules.monopoly.board import card_text, slot_name, sum_of_money
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.words import Side

_BANK = "the bank"


class Names:
    """What to call everything at this table, in English."""

    def __init__(self, people: Sequence[str], board: Board) -> None:
        self.people = people
        self.board = board
        whole = [slot_name(board, slot, "en") for slot in range(len(board.slots))]
        brief = [_brief(name) for name in whole]
        self._slots = [
            short if brief.count(short) == whole.count(name) else name
            for name, short in zip(whole, brief, strict=True)
        ]

    def of(self, seat: int) -> str:
        """A player as the subject of a sentence."""
        return self.people[seat]

    def to(self, seat: int | None) -> str:
        """A player or the bank as the object of a sentence."""
        return _BANK if seat is None else whom(self.people[seat])

    def phrase(self, seat: int, verb: str, rest: str = "") -> str:
        """A verb as it goes with this player, and what follows it."""
        return f"{conjugated(self.people[seat], verb)} {rest}".rstrip()

    def all_of(self, seats: Sequence[int]) -> str:
        return listing([self.of(seat) for seat in seats])

    def slot(self, slot: int) -> str:
        """A place on the board."""
        return self._slots[slot]

    def slots(self, slots: Sequence[int], mortgaged: Sequence[int] = ()) -> str:
        """Several places; which deeds are mortgaged is said."""
        return listing([f"{self.slot(one)}{' (mortgaged)' * (one in mortgaged)}" for one in slots])

    def lot(self, lot: int | str) -> str:
        """What lies under the hammer."""
        return self.slot(lot) if isinstance(lot, int) else f"a {lot}"

    def money(self, amount: int) -> str:
        """A sum in the board's currency."""
        return sum_of_money(self.board, amount)

    def card(self, card: str) -> str:
        """What stands on a card."""
        deck = self.board.chance if card.startswith("CH") else self.board.chest
        return f'"{card_text(self.board, deck[int(card[3:]) - 1], "en")}"'

    def side(self, side: Side) -> str:
        """What one party of a trade gives."""
        parts = [self.money(side.cash)] if side.cash else []
        parts += [self.slot(deed) for deed in side.deeds]
        parts += [f"the jail card of {deck}" for deck in side.cards]
        if side.debt:
            parts.append(f"{self.money(side.debt)} off the debt")
        return listing(parts)

    def trade(self, give: Side, want: Side) -> str:
        """What goes over the table, seen by the one who offers."""
        return f"{self.side(give)} for {self.side(want)}"


def _brief(name: str) -> str:
    """A name without what stands behind a comma or in brackets: lists read better."""
    return name.split(", ")[0].split(" (")[0]


def height(level: int) -> str:
    """What stands on a street."""
    if level in (0, HOTEL_LEVEL):
        return "a hotel" if level else "bare land"
    return "1 house" if level == 1 else f"{level} houses"


def dice(throw: tuple[int, int]) -> str:
    """Two dice, side by side."""
    return f"{throw[0]} + {throw[1]}"
