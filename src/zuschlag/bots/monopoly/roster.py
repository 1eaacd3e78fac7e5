"""Every player of Monopoly by its name; the first stands in for people who are away."""

from zuschlag.bots.monopoly.bot import MakeMonopolyBot
from zuschlag.bots.monopoly.ladder import LADDER
from zuschlag.bots.monopoly.landlord.player import LandlordBot
from zuschlag.bots.monopoly.wanderer import WandererBot

MONOPOLY_BOTS: dict[str, MakeMonopolyBot] = {
    "landlord": LandlordBot,
    "random": WandererBot,
    **LADDER,
}
