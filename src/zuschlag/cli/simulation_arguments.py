"""What every simulation may be told on the command line, whatever the game."""

import argparse
from pathlib import Path

from zuschlag.errors import Malformed
from zuschlag.words.here import say


def add_shared(command: argparse.ArgumentParser, games: int) -> None:
    """How many games, with which luck, on how many cores, and where the answer goes."""
    command.add_argument("--games", type=positive, default=games)
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("--threads", type=positive)
    command.add_argument("--plot", metavar="FILE", type=Path)
    command.add_argument("--records", metavar="FILE", type=Path)
    command.add_argument("--json", action="store_true")


def seed(text: str) -> int:
    """A whole number that a machine word holds."""
    number = int(text)
    if not -(2**63) <= number < 2**63:
        raise argparse.ArgumentTypeError(say("help-error-seed"))
    return number


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(say("help-error-positive"))
    return number


def policies_of(given: argparse.Namespace, seats: int, known: list[str]) -> tuple[str, ...]:
    """One policy for each seat, or Malformed with what would be right."""
    policies = tuple(given.policy.split(","))
    for name in policies:
        if name not in known:
            facts: dict[str, object] = {"policy": name, "known": sorted(known)}
            raise Malformed("record/unknown-policy", "--policy", facts)
    if len(policies) == 1:
        return policies * seats
    if len(policies) != seats:
        facts = {"found": len(policies), "seats": given.seats}
        raise Malformed("record/wrong-number-of-policies", "--policy", facts)
    return policies


def check_picture(target: Path | None) -> None:
    """A picture is a PNG or an SVG."""
    if target and target.suffix.lower() not in (".png", ".svg"):
        facts = {"file": str(target), "allowed": [".png", ".svg"]}
        raise Malformed("record/bad-target", "--plot", facts)
