"""What a player of For Sale gets and gives."""

import random
from collections.abc import Callable

from zuschlag.bots.bot import Player
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Options

ForSaleBot = Player[Observation, Options, Action]
"""Plays one seat of For Sale."""

MakeForSaleBot = Callable[[random.Random], ForSaleBot]
"""A bot is made for one game with a source of luck of its own."""
