"""A bot in a file, in a confined process of its own: equal computing for everybody."""

import sys
from pathlib import Path
from typing import NamedTuple

from zuschlag.bots.bot_process import SIMPLE, clean_environment
from zuschlag.lab.outside.program import Program

PATIENCE = 60.0
"""Seconds by the clock for what a bot may compute at most: the machine may be busy."""


class Allowance(NamedTuple):
    """What every bot gets for a move."""

    seconds: float = 0.1  # of computing
    megabytes: int = 256


def hosted(file: Path, allowance: Allowance) -> Program:
    """The program that hosts a file."""
    command = [sys.executable, "-P", "-m", "zuschlag.lab.outside.hosting", str(file)]
    limits = [str(allowance.seconds), str(allowance.megabytes)]
    patience = PATIENCE + 10 * allowance.seconds
    return Program([*command, *limits], patience, clean_environment(SIMPLE))
