"""Whether a stand-in would be about as strong: levels guessed from their first ten moves."""

from tests.bots.guessing_levels import DECISIONS, guesses, share_near
from tests.campaign.rows import Row
from zuschlag.bots.likeness import NEAR

GAMES = 400
WANTED = 0.8


def guessed_levels(scale: float) -> list[Row]:
    """Four different levels at each table, every seat guessed."""
    return [_row(game, max(4, int(GAMES * scale))) for game in ("for-sale", "monopoly")]


def _row(game: str, games: int) -> Row:
    near = share_near(game, guesses(game, games))
    found = f"{games} games, {near:.1%} within {NEAR} levels after {DECISIONS} moves"
    is_met = games >= GAMES and near >= WANTED
    return Row(f"{game}: levels guessed", found, f">= {WANTED:.0%} in {GAMES} games", is_met)
