"""A board in words: places, sums, cards and sides of a trade, as a sentence names them."""

from collections.abc import Sequence

from zuschlag.rules.monopoly.board import card_text
from zuschlag.rules.monopoly.board_types import Board, Card
from zuschlag.rules.monopoly.words import Side
from zuschlag.words.french import bound
from zuschlag.words.speech import Words
from zuschlag.words.story import listed


class Places:
    """One board, in one language."""

    def __init__(self, words: Words, board: Board) -> None:
        self.words = words
        self.board = board

    def name(self, slot: int) -> str:
        """A place in full."""
        return self._printed(self.board.slots[slot].name.in_(self.words.language))

    def short(self, slot: int) -> str:
        """The same where several stand in a row."""
        return self._printed(self.board.slots[slot].short.in_(self.words.language))

    def shorts(self, slots: Sequence[int]) -> str:
        """Several places."""
        return listed(self.words, [self.short(slot) for slot in slots])

    def lot(self, lot: int | str) -> str:
        """What lies under the hammer."""
        return self.name(lot) if isinstance(lot, int) else self.words(f"story-{lot}")

    def sum(self, amount: int) -> str:
        """An amount with the currency of this board: M1,200, EUR 1,200."""
        between = "" if len(self.board.currency) == 1 else "\N{NO-BREAK SPACE}"
        return f"{self.board.currency}{between}{self.words.number(amount)}"

    def card(self, card: str) -> str:
        """What stands on a card."""
        deck = self.board.chance if card.startswith("CH") else self.board.chest
        found: Card = deck[int(card[3:]) - 1]
        return self._printed(card_text(self.board, found, self.words.language, self.sum))

    def side(self, side: Side) -> str:
        """What one party of a trade gives."""
        parts = [self.sum(side.cash)] if side.cash else []
        parts += [self.short(deed) for deed in side.deeds]
        parts += [self.words("story-jail-card") for _ in side.cards]
        if side.debt:
            parts.append(self.words("story-off-the-debt", sum=self.sum(side.debt)))
        return listed(self.words, parts) or self.words("story-nothing")

    def _printed(self, typed: str) -> str:
        """Boards are typed on keyboards; a card is printed."""
        curly = typed.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
        return bound(curly) if self.words.language == "fr" else curly
