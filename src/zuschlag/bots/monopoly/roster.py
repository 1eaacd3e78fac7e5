"""Every player of Monopoly by its name; the first sits down where nobody says who.

The ladder comes first; the last two stay as they are for good.
"""

from zuschlag.bots.bot import Levels
from zuschlag.bots.monopoly.bot import MakeMonopolyBot
from zuschlag.bots.monopoly.ladder import LADDER
from zuschlag.bots.monopoly.landlord.player import LandlordBot
from zuschlag.bots.monopoly.wanderer import WandererBot

USUAL = "club"

MONOPOLY_BOTS: dict[str, MakeMonopolyBot] = {
    USUAL: LADDER[USUAL],
    **LADDER,
    "landlord": LandlordBot,
    "random": WandererBot,
}

MONOPOLY_LEVELS = Levels(tuple(LADDER), "zuschlag.bots.monopoly.likeness:LIKENESS")
