"""Small boxes of For Sale, solved in two ways, with more rounds of learning than the tests have."""

from tests.campaign.rows import Row
from tests.lab.small_boxes import THREE, TWO
from zuschlag.lab.forsale.solved.answers import gains, values
from zuschlag.lab.forsale.solved.regrets import by_regrets
from zuschlag.lab.forsale.solved.stages import by_stages
from zuschlag.lab.forsale.solved.tree import tree_of

_CLOSE = 0.01


def solved(scale: float) -> list[Row]:
    """Values for two players, what anybody could gain for three."""
    return [_two(max(50, round(1000 * scale))), _three(max(20, round(500 * scale)))]


def _two(rounds: int) -> Row:
    tree = tree_of(TWO)
    learned = by_regrets(tree, rounds)
    apart = abs(values(tree, learned)[0] - by_stages(TWO)[1][0])
    what = "For Sale, 2 players x 4 buildings x 2 coins: two solvers apart"
    return Row(what, f"{apart:.6f} after {rounds:,} rounds", "< 0.01", apart < _CLOSE)


def _three(rounds: int) -> Row:
    tree = tree_of(THREE)
    found = [max(gains(tree, one)) for one in (by_regrets(tree, rounds), by_stages(THREE)[0])]
    what = "For Sale, 3 players x 6 buildings x 1 coin: most a seat gains by deviating"
    told = f"{found[0]:.6f} after {rounds:,} rounds, {found[1]:.6f} by stages"
    return Row(what, told, "< 0.01 each", max(found) < _CLOSE)
