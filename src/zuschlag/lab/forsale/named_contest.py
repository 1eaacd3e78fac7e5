"""Matches of house bots by their names at machine speed: the door for an arena.

All levels play exactly as at a table. `random` draws from noise of its own, and `searcher`, which
thinks by the clock, cannot be played here (`can_play`).
"""

from collections.abc import Sequence

from zuschlag.bots.forsale.champion.player import PLAYOUTS
from zuschlag.bots.forsale.champion.population import expected
from zuschlag.bots.forsale.levels import LADDER, mind_of
from zuschlag.bots.forsale.policies.minds import GUESS, SOBER, Mind
from zuschlag.bots.forsale.trained import trained
from zuschlag.lab.forsale.contest import Played, play
from zuschlag.lab.forsale.thinking_contest import play_with_champions

_OLD = {"random": Mind(GUESS), "heuristic": Mind(SOBER)}


def can_play(bots: Sequence[str]) -> bool:
    """Whether all of them can be played at machine speed."""
    return all(bot in _OLD or bot in LADDER for bot in bots)


def play_bots(
    edition: str,
    bots: Sequence[str],
    deals: int,
    seed: int,
    first: int = 0,
    playouts: int = PLAYOUTS,
) -> Played:
    """Every deal in all rotations between these bots, one name for each player.

    `playouts` is what a champion may use for one decision.
    """
    known = trained(len(bots))
    minds = [mind_named(bot, known.seats) for bot in bots]
    plain = [mind for mind in minds if mind is not None]
    if len(plain) == len(minds):
        return play(edition, plain, [known.net], deals, seed, first)
    return play_with_champions(edition, minds, expected(known), playouts, (seed, first, deals))


def mind_named(bot: str, seats: int) -> Mind | None:
    """How a bot plays; None for the champion, who searches."""
    if bot in _OLD:
        return _OLD[bot]
    return None if bot == LADDER[-1] else mind_of(bot, seats)
