"""Every bot by the name a command or a form gives it."""

from zuschlag.bots.bot import MakeBot, MakeMonopolyBot
from zuschlag.bots.heuristic import HeuristicBot
from zuschlag.bots.landlord.player import LandlordBot
from zuschlag.bots.uniform import UniformBot
from zuschlag.bots.wanderer import WandererBot

ROSTER: dict[str, MakeBot] = {"random": UniformBot, "heuristic": HeuristicBot}
MONOPOLY_ROSTER: dict[str, MakeMonopolyBot] = {"landlord": LandlordBot, "random": WandererBot}
