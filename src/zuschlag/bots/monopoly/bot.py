"""What a player of Monopoly gets and gives."""

import random
from collections.abc import Callable

from zuschlag.bots.bot import Player
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options

MonopolyBot = Player[Observation, Options, Action | None]
"""Plays one seat of Monopoly; None keeps still, which only a seat may that is not waited for."""

MakeMonopolyBot = Callable[[random.Random], MonopolyBot]
"""A bot is made for one game with a source of luck of its own."""
