"""A champion's own record of the game: it follows what everybody did, and learns from it.

Only public events come in. Rows are written into the decks as they are laid out; what has not been
laid out yet is never there.
"""

from collections.abc import Iterable
from typing import Any

from zuschlag.bots.bot import Noticed
from zuschlag.bots.forsale.champion.doors import begin_guessing, witness
from zuschlag.rules.bits import gathered
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import BID, PASS, SELL_BUILDING, act, begin
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.kernel import Tables

Happened = dict[str, Any]


class Ledger:
    """The table as everybody saw it, move after move."""

    def __init__(self, terms: Terms, minds: Tables) -> None:
        self._tables, self._minds = blank_table(terms), minds
        self._has_begun = False
        begin_guessing(self._tables, minds)

    def follow(self, what: Noticed) -> None:
        """One move with all it caused: first learn from it, then do it.

        Whoever has not heard how the game began cannot follow it, and learns nothing.
        """
        rows = [one for one in what.events if one["event"] in ("buildings_laid", "cheques_laid")]
        self._has_begun |= any(_is_opening(one) for one in rows)
        if not self._has_begun:
            return
        for one in what.events:
            kind = one["event"]
            if kind == "bid_placed":
                self._learn(one["seat"], one["total"])
                act(self._tables, 0, one["seat"], BID, one["total"])
            elif kind == "passed":
                self._learn(one["seat"], 0)
                self._write(rows)
                act(self._tables, 0, one["seat"], PASS, 0)
            elif kind == "revealed":
                self._reveal(one["sales"], rows)
            elif _is_opening(one):
                self._write(rows)
                begin(self._tables, 0, one["opener"])

    def _learn(self, seat: int, value: int) -> None:
        witness(self._tables, self._minds, seat, value)

    def _reveal(self, sales: list[Happened], rows: list[Happened]) -> None:
        for sale in sales:
            self._learn(sale["seat"], sale["building"])
        self._write(rows)
        for sale in sales:
            act(self._tables, 0, sale["seat"], SELL_BUILDING, sale["building"])

    def _write(self, rows: Iterable[Happened]) -> None:
        """The next row, where the rules will draw it from."""
        t: Any = self._tables[0]
        for row in rows:
            drawn = int(t.drawn) if row["round"] > 1 else 0
            if row["event"] == "buildings_laid":
                deck, cards = t.building_deck, row["buildings"]
            else:
                deck = t.cheque_deck
                cards = self._cheques(row["cheques"], int(deck[drawn]))
            deck[drawn + len(cards)] = int(deck[drawn]) | gathered(cards)

    def _cheques(self, values: list[int], gone: int) -> list[int]:
        """Cards of these values that have not been laid out before."""
        left = [card for card in range(int(self._tables[0].deck_size)) if not gone >> card & 1]
        found = []
        for value in values:
            card = next(card for card in left if self._tables[0].worth[card] == value)
            left.remove(card)
            found.append(card)
        return found


def _is_opening(one: Happened) -> bool:
    return bool(one["event"] == "buildings_laid" and one["round"] == 1)
