"""A box of our own: so many seats, cheques and coins, by the rules of today. No edition has it."""

from collections.abc import Sequence

from zuschlag.rules.forsale.editions import Deck, Terms


def box(seats: int, cheques: Sequence[int], coins: int) -> Terms:
    """Terms of a game with as many buildings as cheques, all of them in play."""
    return Terms(
        edition="box",
        seats=seats,
        deck=Deck(len(cheques), tuple(cheques)),
        coins=coins,
        removed=0,
        shown=seats,
        least_bid="raise",
        refund="up",
        open_info=False,
        options={},
    )
