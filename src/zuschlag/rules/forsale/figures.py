"""Figures of For Sale for whoever explains the rules: nobody else works them out."""

from zuschlag.rules.forsale.auction import half_back
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.kernel import plain

_half_back = plain(half_back)


def back_of(terms: Terms, bid: int) -> int:
    """What comes back of a bid when its owner passes and takes a building (FS15-PASS-2; C-03)."""
    return int(_half_back(blank_table(terms)[0], bid))
