"""Every player of For Sale by its name; the first sits down where nobody says who.

The ladder comes first; the next three stay as they are for good; then some flavours.
"""

from zuschlag.bots.bot import Levels
from zuschlag.bots.forsale.bot import MakeForSaleBot
from zuschlag.bots.forsale.champion.player import Champion
from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.levels import LADDER, PLAIN_LEVELS
from zuschlag.bots.forsale.searcher import Searcher
from zuschlag.bots.forsale.uniform import UniformBot

USUAL = "club"

FOR_SALE_BOTS: dict[str, MakeForSaleBot] = {
    USUAL: PLAIN_LEVELS[USUAL],
    **PLAIN_LEVELS,
    "champion": Champion,
    "heuristic": HeuristicBot,
    "random": UniformBot,
    "searcher": Searcher,
    **FLAVOURS,
}

FOR_SALE_LEVELS = Levels(LADDER, "zuschlag.bots.forsale.likeness:LIKENESS")
