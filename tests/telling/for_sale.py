"""For Sale written as the rulebook has it, from the ledger and without a glance at the real rules.

In come an edition, the cards in play in drawing order and the players' moves; out comes the
judge's answer of design section 4. Slow and plain on purpose: tests compare the kernel with it.
The decks may be any lists, also shorter than the edition's, so that a test can play one round.
"""

from collections.abc import Generator
from dataclasses import dataclass, field

# Cards taken out of each deck before play, by number of players (ledger 0.1).
REMOVED: dict[str, dict[int, int]] = {
    "2015": {3: 0, 4: 2, 5: 0, 6: 0},  # FS15-SETUP-2, C-08
    "2015-variant": {3: 10, 4: 0, 5: 3, 6: 0},  # FS15V-SETUP-1..3, C-04
    "1997": {3: 2, 4: 0, 5: 0},  # FS97-SETUP-3
    "1997-strict": {3: 2, 4: 0, 5: 0},  # FS97-SETUP-3
    "1997-variant": {3: 4, 4: 2, 5: 0},  # FS97V-SETUP-1..3, C-05
    "2005-seed": {3: 6, 4: 2, 5: 0, 6: 0},  # C-03: the seed's own counts do not divide
    "2005-published": {3: 6, 4: 2, 5: 0, 6: 0},  # C-03
}

EDITIONS: tuple[str, ...] = tuple(REMOVED)

# Coins each player starts with, by number of players.
START_COINS: dict[str, dict[int, int]] = {
    "2015": {3: 28, 4: 21, 5: 16, 6: 14},  # FS15-SETUP-3
    "2015-variant": {3: 28, 4: 21, 5: 16, 6: 14},  # FS15V-0
    "1997": {3: 15, 4: 15, 5: 15},  # FS97-SETUP-2
    "1997-strict": {3: 15, 4: 15, 5: 15},
    "1997-variant": {3: 15, 4: 15, 5: 15},
    "2005-seed": {3: 14, 4: 14, 5: 14, 6: 14},  # FS05-SETUP-1
    "2005-published": {3: 18, 4: 18, 5: 14, 6: 14},  # C-03
}

ONE_BUILDING_FEWER = ("2015-variant", "1997-variant")  # FS15V-BUY-1, FS97V-BUY-1
EQUAL_BIDS_ALLOWED = ("1997", "1997-variant")  # FS97-BID-3, C-01, ledger 5
REFUND_ROUNDED_DOWN = ("2005-published",)  # C-03, C-19

PHASE_OF_VERB = {"bid": "buy", "pass": "buy", "sell": "sell"}


def seats_allowed(edition: str) -> tuple[int, ...]:
    """FS15-META-1, FS97-META-1, FS05-META-1, C-21."""
    return tuple(sorted(REMOVED[edition]))


def cards(edition: str) -> tuple[list[int], list[int]]:
    """The full decks, ascending. FS97-COMP-1..2 and C-06; FS15-COMP-1..2, FS05-COMP-1..2."""
    if edition.startswith("1997"):
        return list(range(1, 21)), [0, 0, *range(3, 21)]
    return list(range(1, 31)), sorted([0, 0, *range(2, 16), *range(2, 16)])


def in_play(edition: str, seats: int, options: dict[str, object]) -> int:
    """How many cards of each deck are used; C-04 lets five variant players remove only two."""
    removed = REMOVED[edition][seats]
    if edition == "2015-variant" and seats == 5 and options.get("variant5_removed") == 2:
        removed = 2
    buildings, _ = cards(edition)
    return len(buildings) - removed


class Illegal(Exception):
    """The player may not do this now; nothing has changed."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.slug: str = slug


@dataclass(eq=False)
class Player:
    """One seat at the table, and everything in front of it."""

    seat: int
    coins: int
    bid: int = 0
    buildings: list[int] = field(default_factory=list)
    cheques: list[int] = field(default_factory=list)
    sealed: int | None = None

    def pays(self, amount: int) -> int:
        """Take the bid off the table, pay the amount, keep the rest."""
        self.coins += self.bid - amount
        self.bid = 0
        return amount

    def score(self) -> int:
        """FS15-END-2, FS97-END-0, FS97-END-2."""
        return sum(self.cheques) + self.coins

    def is_better_than(self, other: "Player") -> bool:
        """FS15-END-3..4, FS97-END-3: the richer, and among equals the one with more coins."""
        if self.score() == other.score():
            return self.coins > other.coins
        return self.score() > other.score()


Move = tuple[Player, str, int]
Asking = Generator[list[Player], Move, None]  # yields who is asked, receives one legal move


class Game:
    """One game, played forward move by move."""

    def __init__(
        self,
        edition: str,
        seats: int,
        options: dict[str, object],
        buildings: list[int],
        cheques: list[int],
        opener: int,
    ) -> None:
        least_bid = "match" if edition in EQUAL_BIDS_ALLOWED else "raise"
        refund = "down" if edition in REFUND_ROUNDED_DOWN else "up"
        self.least_bid = options.get("least_bid", least_bid)
        self.refund = options.get("refund", refund)
        self.shown = seats - 1 if edition in ONE_BUILDING_FEWER else seats
        self.players = [Player(seat, START_COINS[edition][seats]) for seat in range(seats)]
        self.building_deck = list(buildings)
        self.cheque_deck = list(cheques)
        self.opener = self.players[opener]
        self.phase = "buy"
        self.round = 0
        self.box = 0
        self.row: list[int] = []
        self.course = self._whole_game()
        self.asked: list[Player] = next(self.course)

    def act(self, seat: int, verb: str, value: int | None = None) -> None:
        """One move of one player; refused moves change nothing."""
        objection = self._objection(seat, verb, value)
        if objection is not None:
            raise Illegal(objection)
        try:
            self.asked = self.course.send((self.players[seat], verb, value or 0))
        except StopIteration:
            self.asked = []

    def _whole_game(self) -> Asking:
        """FS15-AIM-1: first everything is bought, then everything is sold."""
        while self.building_deck:  # FS15-BUY-1, FS15-REND-5, FS97-BUY-4
            self.round += 1
            yield from self._buying_round()
        self.phase = "sell"
        self.round = 0
        while len(self._holders()) > 1:  # FS15-SALE-2, FS15-END-1, FS97-END-1
            self.round += 1
            yield from self._sale_round()
        for last_holder in self._holders():
            self._sweep(last_holder)
        self.phase = "done"

    def _buying_round(self) -> Asking:
        """Bid or pass clockwise until one is left. FS15-BUY-2..5, FS97-BUY-1..3, FS97-BID-4..5."""
        self.row = self._draw(self.building_deck, self.shown)
        # Ruling C-04: with k buildings for n players the first n - k passers get none.
        without_building = len(self.players) - len(self.row)
        first = self.opener.seat
        still_in = self.players[first:] + self.players[:first]
        while len(still_in) > 1:
            player, verb, total = yield [still_in[0]]
            still_in.pop(0)
            if verb == "bid":
                self._place_bid(player, total)
                still_in.append(player)
            elif without_building > 0:
                without_building -= 1
                player.pays(0)  # FS15V-PASS-1, FS97V-PASS-1: all coins back, no building
            else:
                self._pass(player)
        self._take_last(still_in[0])

    def _place_bid(self, player: Player, total: int) -> None:
        """Coins up to the new total go onto the table. FS15-BID-1, FS15-BID-4, FS97-BID-2."""
        player.coins -= total - player.bid
        player.bid = total

    def _pass(self, player: Player) -> None:
        """Lowest building, half the bid back. FS15-PASS-1..5, FS97-PASS-1..4, FS15V-PASS-2."""
        half_rounded_down = player.bid // 2
        half_rounded_up = player.bid - half_rounded_down
        payment = half_rounded_down if self.refund == "up" else half_rounded_up
        self.box += player.pays(payment)
        self._take_lowest_building(player)

    def _take_last(self, player: Player) -> None:
        """The last pays all, unasked, and opens next. FS15-REND-1..4, FS97-REND-1..2, C-12."""
        self.box += player.pays(player.bid)
        self._take_lowest_building(player)
        self.opener = player

    def _take_lowest_building(self, player: Player) -> None:
        player.buildings.append(self.row.pop(0))
        player.buildings.sort()

    def _sale_round(self) -> Asking:
        """Best building, best cheque. FS15-SALE-3..9, FS97-SALE-1..5, FS15V-SALE-1..3."""
        sellers = self._holders()
        self.row = self._draw(self.cheque_deck, len(sellers))
        unsealed = list(sellers)
        while unsealed:
            player, _, building = yield list(unsealed)
            player.sealed = building
            unsealed.remove(player)
        for player in sorted(sellers, key=lambda seller: seller.sealed or 0, reverse=True):
            self._sell(player, cheque=self.row.pop())  # the row ascends: its last is the highest

    def _sell(self, player: Player, cheque: int) -> None:
        """The sealed building leaves the game for the cheque. FS15-SALE-7..8, FS97-SALE-5."""
        assert player.sealed is not None
        player.buildings.remove(player.sealed)
        player.sealed = None
        player.cheques.append(cheque)
        player.cheques.sort()

    def _sweep(self, player: Player) -> None:
        """The only holder left takes all remaining cheques. FS15V-SALE-4, C-15."""
        player.cheques = sorted(player.cheques + self.cheque_deck)
        player.buildings.clear()
        self.cheque_deck.clear()

    def _draw(self, deck: list[int], count: int) -> list[int]:
        """The next cards from the top, ascending; what is left if too few are (C-04)."""
        drawn, deck[:] = deck[:count], deck[count:]
        return sorted(drawn)

    def _holders(self) -> list[Player]:
        return [player for player in self.players if player.buildings]

    def _least(self, player: Player) -> int:
        """The least legal total. FS15-BID-2..3, FS97-BID-2..3, C-01, C-09."""
        # Whoever bid last bid highest and is still in, so no pass ever hides the highest bid.
        highest = max(other.bid for other in self.players)
        if self.least_bid == "raise":
            return highest + 1
        return max(highest, player.bid + 1)

    def _most(self, player: Player) -> int:
        """Coins on the table count, nobody borrows. FS15-BID-1, C-10."""
        return player.coins + player.bid

    def _objection(self, seat: int, verb: str, value: int | None) -> str | None:
        """Why this move is refused, in the agreed order, or None."""
        if self.phase == "done":
            return "game-over"
        if PHASE_OF_VERB[verb] != self.phase:
            return "not-now"
        if seat in [player.seat for player in self.players if player.sealed is not None]:
            return "already-sealed"
        if seat not in [player.seat for player in self.asked]:
            return "not-your-turn"
        if verb == "pass":
            return None
        if value is None:
            raise ValueError(f"{verb} needs a number")
        return self._objection_to_value(self.players[seat], verb, value)

    def _objection_to_value(self, player: Player, verb: str, value: int) -> str | None:
        if verb == "sell":
            return None if value in player.buildings else "not-in-hand"
        if value < self._least(player):
            return "bid-too-low"
        return "bid-too-high" if value > self._most(player) else None

    def _options(self, player: Player) -> dict[str, object]:
        """A pass is always legal, a bid only when it can be paid. FS15-BUY-5, FS15-BID-5, C-10."""
        if self.phase == "sell":
            return {"sell": list(player.buildings)}
        least, most = self._least(player), self._most(player)
        return {"pass": True, "bid": [least, most]} if least <= most else {"pass": True}

    def answer(self) -> dict[str, object]:
        """Design section 4, key for key."""
        everyone = self.players
        ranking = [1 + sum(o.is_better_than(p) for o in everyone) for p in everyone]
        winners = [p.seat for p in everyone if ranking[p.seat] == 1]  # FS15-END-5, C-16: shared
        is_done = self.phase == "done"
        return {
            "ok": True,
            "phase": self.phase,
            "round": self.round,
            "coins": [player.coins for player in self.players],
            "bids": [player.bid for player in self.players],
            "box": self.box,
            "row": list(self.row),
            "buildings": [list(player.buildings) for player in self.players],
            "cheques": [list(player.cheques) for player in self.players],
            "waiting": [player.seat for player in self.asked],
            "options": {str(player.seat): self._options(player) for player in self.asked},
            "scores": [player.score() for player in self.players] if is_done else None,
            "ranking": ranking if is_done else None,
            "winners": winners if is_done else None,
        }
