"""Every bot by the name a command or a form gives it."""

from zuschlag.bots.bot import MakeBot
from zuschlag.bots.heuristic import HeuristicBot
from zuschlag.bots.uniform import UniformBot

ROSTER: dict[str, MakeBot] = {"random": UniformBot, "heuristic": HeuristicBot}
