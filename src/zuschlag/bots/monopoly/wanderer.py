"""The random player of Monopoly: rolls on and on, and now and then does something else legal.

It never stalls: whatever else it may do, going on is always likelier. It asks for every rent it
sees, and gives up only when it must.
"""

import random
from collections.abc import Iterator

from zuschlag.rules.monopoly.layout import GROUPS
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import (
    Accept,
    Action,
    Bid,
    Build,
    Buy,
    Decline,
    Demand,
    Done,
    GiveUp,
    Mortgage,
    Offer,
    Options,
    Pass,
    PayFine,
    Redeem,
    Reject,
    Roll,
    Sell,
    Side,
    UseCard,
    Wish,
)

HIGHEST_RAISE = 40
_Choice = tuple[float, Action]


class WandererBot:
    """Knows the rules, and that the game must go on."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.offered: set[tuple[int, int, int, int]] = set()

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """Any legal move, some likelier than others; None when it is not asked."""
        if options.demand:
            return Demand(options.demand[0])
        if seen.viewer is None or seen.viewer not in seen.waiting:
            return None
        if seen.debts and not options.reject:
            return self._raise(seen, options)
        choices = [*self._going_on(options), *self._spending(options), *self._trading(options)]
        offer = self._swap(seen, options)
        if offer is not None:
            choices.append((0.3, offer))
        weights = [weight for weight, _ in choices]
        return self.luck.choices([action for _, action in choices], weights)[0]

    def _going_on(self, options: Options) -> Iterator[_Choice]:
        """What keeps the game moving."""
        if options.roll:
            yield 8, Roll()
        if options.done:
            yield 8, Done()
        if options.buy:
            yield 8, Buy()
        if options.decline:
            yield 1, Decline()
        if options.can_pass:
            yield 4, Pass()
        if options.bid is not None:
            yield 4, self._bid(options.bid, options)

    def _bid(self, bounds: tuple[int, int], options: Options) -> Bid:
        """A little more than the least, for a building on any street that can be paid."""
        least, most = bounds
        places = [place for place, least in enumerate(options.bids) if least <= most]
        if not places:
            return Bid(self.luck.randint(least, min(most, least + HIGHEST_RAISE)))
        place = self.luck.choice(places)
        least = options.bids[place]
        amount = self.luck.randint(least, min(most, least + HIGHEST_RAISE))
        return Bid(amount, options.streets[place])

    def _spending(self, options: Options) -> Iterator[_Choice]:
        """What costs or brings money in between."""
        if options.pay_fine:
            yield 2, PayFine()
        if options.use_card:
            yield 4, UseCard(options.use_card[0])
        if options.build:
            yield 2, Build([self.luck.choice(options.build)])
        if options.wish:
            yield 2, Wish({self.luck.choice(options.wish): 1})
        if options.redeem:
            yield 1, Redeem(self.luck.choice(options.redeem))
        if options.mortgage:
            yield 0.1, Mortgage(self.luck.choice(options.mortgage))
        if options.sell:
            yield 0.1, Sell([self.luck.choice(options.sell)])

    def _trading(self, options: Options) -> Iterator[_Choice]:
        """Answers to offers."""
        if options.accept:
            yield 8, Accept(self.luck.choice(options.accept))
        if options.reject:
            yield 24, Reject(self.luck.choice(options.reject))

    def _raise(self, seen: Observation, options: Options) -> Action:
        """Turn something into cash for a debt, or give up where that cannot be enough."""
        if options.give_up:
            return GiveUp()
        ways: list[Action] = [Mortgage(slot) for slot in options.mortgage]
        ways += [Sell([street]) for street in options.sell]
        ways += [Sell(_all_levels(seen, group)) for group in options.clear]
        return self.luck.choice(ways)

    def _swap(self, seen: Observation, options: Options) -> Action | None:
        """A deed for a deed, both free of mortgages and buildings; never the same one twice."""
        if not options.offer or not options.offers_left or seen.viewer is None or seen.debts:
            return None
        to = self.luck.choice(options.offer)
        mine, theirs = (_loose_deeds(seen, seat) for seat in (seen.viewer, to))
        if not mine or not theirs:
            return None
        give, want = self.luck.choice(mine), self.luck.choice(theirs)
        if (seen.round, to, give, want) in self.offered:
            return None
        self.offered.add((seen.round, to, give, want))
        return Offer(to, Side(deeds=[give]), Side(deeds=[want]))


def _all_levels(seen: Observation, streets: list[int]) -> list[int]:
    """A whole group at once: the way where the bank lacks houses for broken hotels (GAP-33d)."""
    return [street for street in streets for _ in range(seen.levels[street])]


def _loose_deeds(seen: Observation, seat: int) -> list[int]:
    """Deeds that may change hands without a fee (MA-TRADE-2, MA-TRADE-8)."""
    built = {GROUPS[slot] for slot, level in enumerate(seen.levels) if level}
    return [
        slot
        for slot in seen.people[seat].deeds
        if slot not in seen.mortgaged and GROUPS[slot] not in built
    ]
