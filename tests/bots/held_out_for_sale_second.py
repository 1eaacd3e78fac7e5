"""Five more opponents in different manners, for one meeting with the champion.

The first set (`held_out_for_sale`) has been looked at. Nobody tunes against these either: the hash
of this file stands in `held_out.sha256`, and the file is not changed. Each decides from an
observation alone.
"""

import random
from statistics import mean, median

from tests.bots.held_out_for_sale import (
    HeldOut,
    purse_of,
    rounds_left,
    terms_of,
    unseen_cheques,
)
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import AuctionOptions


def rivals_of(seen: Observation) -> list[int]:
    """All seats but its own."""
    return [seat for seat in range(len(seen.people)) if seat != seen.viewer]


def share_below(building: int, seen: Observation) -> float:
    """Of all buildings the others hold, how many are worse; a half where nobody holds any."""
    held = [one for seat in rivals_of(seen) for one in seen.people[seat].hand or []]
    return sum(one < building for one in held) / len(held) if held else 0.5


def at_share(values: list[int], share: float) -> int:
    """The value so far up in a list."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


class Sampler(HeldOut):
    """Imagines a few times how it might go, with everybody else moving at random."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        cheques = terms_of(seen).deck.cheques
        passing = seen.people[seen.viewer or 0].passing
        assert passing is not None, "whoever may bid may pass"
        now = 0 if passing.building is None else cheques[passing.building - 1]
        price = 0.35 + 2.0 / (1 + purse_of(seen, seen.viewer or 0))
        gained = mean(self._imagined(seen, least, price) for _ in range(12))
        return least if gained > now - passing.paid * price else 0

    def _imagined(self, seen: Observation, total: int, price: float) -> float:
        """The worth of the building it gets, less its coins at their price."""
        cheques = terms_of(seen).deck.cheques
        row, bidders = list(seen.row), sum(one.in_auction for one in seen.people) - 1
        while bidders and self.luck.random() < 0.55:
            bidders -= 1
            row.pop(0)
        raises = 0 if not bidders else self.luck.randint(0, 2)
        paid = total + raises if not bidders else (total + raises) / 2
        return cheques[row[0] - 1] - paid * price

    def lay(self, seen: Observation, hand: list[int]) -> int:
        later = unseen_cheques(seen, terms_of(seen)) or [0]
        others = [seen.people[seat].hand or [0] for seat in rivals_of(seen)]
        gained = dict.fromkeys(hand, 0.0)
        for _ in range(24):
            laid = [self.luck.choice(held) for held in others]
            for building in hand:
                gained[building] += sorted(seen.row)[sum(one < building for one in laid)] / 24
        return max(
            hand, key=lambda one: gained[one] - 0.8 * at_share(later, share_below(one, seen))
        )


class Moody(HeldOut):
    """Hot or cold for a whole round: hot it pays nearly double, cold it takes what is cheap."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self._round, self._heat = -1, 1.0

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        if seen.round != self._round:
            self._round, self._heat = seen.round, self.luck.choice((0.3, 0.7, 1.1, 1.9))
        fair = most / (rounds_left(seen, terms_of(seen)) + 1)
        spread = (seen.row[-1] - seen.row[0]) / terms_of(seen).deck.buildings
        limit = fair * self._heat * (0.5 + spread)
        step = 1 if self._heat > 1 and least + 1 <= limit else 0
        return least + step if least <= limit else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        middle = median(terms_of(seen).deck.cheques)
        return hand[-1] if mean(seen.row) + self.luck.gauss(0, 1) > middle else hand[0]


class Spoiler(HeldOut):
    """Looks at whoever holds most: bids on while that one is in, and lets go of the rest."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        terms = terms_of(seen)
        fair = most / (rounds_left(seen, terms) + 1)
        leader = max(rivals_of(seen), key=lambda seat: (self._standing(seen, seat), -seat))
        is_near = seen.people[leader].in_auction and seen.row[-1] > terms.deck.buildings / 2
        limit = fair * (1.5 if is_near else 0.7) + (seen.row[-1] - seen.row[0]) / 10
        return least if least <= limit else 0

    @staticmethod
    def _standing(seen: Observation, seat: int) -> float:
        return sum(seen.people[seat].hand or []) / 2 + purse_of(seen, seat)

    def lay(self, seen: Observation, hand: list[int]) -> int:
        tops = [max(seen.people[seat].hand or [0]) for seat in rivals_of(seen)]
        later = unseen_cheques(seen, terms_of(seen)) or [0]
        if seen.row[-1] >= at_share(later, 0.75):
            above = [one for one in hand if one > max(tops)]
            return above[0] if above else hand[-1] if seen.row[-2] >= median(later) else hand[0]
        return hand[0] if seen.row[-1] <= median(later) else hand[(len(hand) - 1) // 2]


class Tabulator(HeldOut):
    """Learned a table by heart: so much for such a spread, whatever anybody has in the purse."""

    _LIMITS = ((4, 1), (8, 2), (12, 3), (16, 5), (20, 6), (99, 7))

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        spread = seen.row[-1] - seen.row[0]
        limit = next(coins for wide, coins in self._LIMITS if spread <= wide)
        if rounds_left(seen, terms_of(seen)) == 0:
            limit = most
        if len(seen.row) > 1 and seen.row[1] - seen.row[0] <= 1:
            limit -= 2
        own = seen.people[seen.viewer or 0].bid
        jump = 1 if spread >= 16 and own == 0 and least + 1 <= limit else 0
        return least + jump if least <= limit else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        if seen.row[-1] >= 13:
            return hand[-1]
        if seen.row[-1] <= 6:
            return hand[0]
        place = mean(seen.row) / max(terms_of(seen).deck.cheques)
        return hand[min(len(hand) - 1, int(place * len(hand)))]


class Modest(HeldOut):
    """Pays for not being last, never for being first; sells each building for what it should."""

    def total(self, seen: Observation, options: AuctionOptions, least: int, most: int) -> int:
        cheques = terms_of(seen).deck.cheques
        bidders = sum(one.in_auction for one in seen.people)
        if bidders == 2 and len(seen.row) > 1 and seen.row[0] > terms_of(seen).deck.buildings / 3:
            return 0
        gap = cheques[seen.row[1] - 1] - cheques[seen.row[0] - 1] if len(seen.row) > 1 else 4
        rest = most / (rounds_left(seen, terms_of(seen)) + 1)
        return least if least <= min(0.6 * gap + 0.4 * rest + self.luck.random(), most) else 0

    def lay(self, seen: Observation, hand: list[int]) -> int:
        everything = sorted([*unseen_cheques(seen, terms_of(seen)), *seen.row])
        wanted = mean(seen.row)

        def off(building: int) -> float:
            return abs(at_share(everything, share_below(building, seen)) - wanted)

        return min(hand, key=off)


HELD_OUT_SECOND = {
    "sampler": Sampler,
    "moody": Moody,
    "spoiler": Spoiler,
    "tabulator": Tabulator,
    "modest": Modest,
}
