"""For Sale in the arena: all cards are dealt beforehand, so there is nothing to throw."""

from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.levels import LADDER
from zuschlag.lab.arena.game_in_arena import GameInArena


class ForSaleInArena(GameInArena):
    """Four at the table, by the edition that is sold today."""

    edition = "2015"
    seats = 4
    beside = tuple(FLAVOURS)
    levels = LADDER
    exploiter = "zuschlag.lab.forsale.exploit:exploit"
