"""The sober player's way to sell, as the compiled rules need it; its bids are in `playouts`."""

from zuschlag.bots.forsale.playouts import below_row, unseen
from zuschlag.rules.bits import count
from zuschlag.rules.forsale.state import Table
from zuschlag.rules.kernel import rule


@rule
def fitting_place(t: Table, seat: int) -> int:
    """Which building of the hand fits the row by rank; halves go to the even place."""
    exact = below_row(t) / unseen(t) * (count(t.hand[seat]) - 1)
    place = int(exact)
    rest = exact - place
    if rest > 0.5 or (rest == 0.5 and place % 2 == 1):
        place += 1
    return place
