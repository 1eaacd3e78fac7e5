"""How people, places and sums are spoken of at this table."""

from collections.abc import Sequence

from zuschlag.rules.monopoly.board import card_text, slot_name, sum_of_money
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.words import Side
from zuschlag.terminal.event_lines import joined

DECK_NAMES = {"chance": 7, "chest": 2}
"""The slot that bears the name of each deck."""


class Speech:
    """Names everything."""

    def __init__(self, names: Sequence[str], board: Board, you: int | None = 0) -> None:
        self.names = list(names)
        self.you = you
        self.board = board

    def does(self, seat: int, verb: str, rest: str = "") -> str:
        """Who does what: "You roll", "Clara rolls"."""
        if seat == self.you:
            told = "You are" if verb == "be" else f"You {verb}"
        else:
            told = f"{self.names[seat]} {_third(verb)}"
        return f"{told} {rest}".rstrip()

    def of(self, seat: int | None) -> str:
        """A player or the bank, where it is not the subject."""
        if seat is None:
            return "the bank"
        return "you" if seat == self.you else self.names[seat]

    def all_of(self, seats: Sequence[int]) -> str:
        """Several players."""
        return joined([self.of(seat) for seat in seats])

    def slot(self, slot: int) -> str:
        """A place in full."""
        return slot_name(self.board, slot, "en")

    def slots(self, slots: Sequence[int]) -> str:
        """Several places."""
        return joined([self.slot(slot) for slot in slots])

    def lot(self, lot: int | str) -> str:
        """What lies under the hammer."""
        return self.slot(lot) if isinstance(lot, int) else f"a {lot}"

    def money(self, amount: int) -> str:
        """A sum in the board's currency."""
        return sum_of_money(self.board, amount)

    def card(self, card: str) -> str:
        """What stands on a card."""
        deck = self.board.chance if card.startswith("CH") else self.board.chest
        return card_text(self.board, deck[int(card[3:]) - 1], "en")

    def jail_card(self, deck: str) -> str:
        """The card that opens the jail, by its deck."""
        return f"a jail card ({self.slot(DECK_NAMES[deck])})"

    def side(self, side: Side) -> str:
        """What one party of a trade gives."""
        parts = [self.money(side.cash)] if side.cash else []
        parts += [self.slot(deed) for deed in side.deeds]
        parts += [self.jail_card(deck) for deck in side.cards]
        if side.debt:
            parts.append(f"{self.money(side.debt)} off the debt")
        return joined(parts) or "nothing"


def _third(verb: str) -> str:
    if verb in ("be", "have"):
        return {"be": "is", "have": "has"}[verb]
    return f"{verb}es" if verb.endswith(("s", "sh", "o")) else f"{verb}s"
