"""Every player of For Sale by its name; the first stands in for people who are away.

The first three stay as they are for good; then comes the ladder, weakest first, and beside it some
flavours.
"""

from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.champion.player import Champion
from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.levels import PLAIN_LEVELS
from zuschlag.bots.forsale.searcher import Searcher
from zuschlag.bots.forsale.uniform import UniformBot

FOR_SALE_BOTS: dict[str, MakeForSaleBot] = {
    "heuristic": HeuristicBot,
    "random": UniformBot,
    "searcher": Searcher,
    **PLAIN_LEVELS,
    "champion": Champion,
    **FLAVOURS,
}
