"""`zuschlag league`: a standing tournament of the bots in a folder, with a page to look at."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.simulation_arguments import positive, seed
from zuschlag.cli.story_page import wrapped
from zuschlag.words.here import say, words

if TYPE_CHECKING:
    from zuschlag.lab.league.keeping import LeagueFolder
    from zuschlag.lab.league.tournament import Tournament

CPU = 0.1

EXAMPLES = (
    "zuschlag league examples/league",
    "zuschlag league examples/league --games 30 --cpu 0.2",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("league", examples=EXAMPLES)
    mine.add_argument("folder", type=Path, metavar="FOLDER")
    mine.add_argument("--game", default="for-sale")
    mine.add_argument("--edition")
    mine.add_argument("--seats", type=positive)
    mine.add_argument("--cpu", type=_seconds, default=CPU, metavar="SECONDS")
    mine.add_argument("--games", type=positive)
    mine.add_argument("--seed", type=seed, default=1)
    mine.set_defaults(run=run)


def _seconds(text: str) -> float:
    number = float(text)
    if not 0.001 <= number <= 60:
        raise argparse.ArgumentTypeError(say("help-error-cpu"))
    return number


def run(given: argparse.Namespace) -> int:
    """Play until so many games are played, or until somebody stops it."""
    from zuschlag.lab.league.keeping import LeagueFolder
    from zuschlag.lab.league.tournament import Tournament, bots_in
    from zuschlag.lab.outside.hosted import Allowance
    from zuschlag.rules.games import description

    name = description(given.game, "--game").name
    bots = bots_in(given.folder)
    tournament = Tournament(
        name, bots, Allowance(given.cpu), given.seed, given.edition, given.seats
    )
    kept = LeagueFolder(given.folder)
    for line in (*wrapped(say("league-warning")), say("league-page", page=str(kept.page))):
        print(line)
    try:
        _play(tournament, kept, name, given)
    except KeyboardInterrupt:
        print(say("league-stopped"))
    finally:
        tournament.close()
    return 0


def _play(
    tournament: "Tournament", kept: "LeagueFolder", name: str, given: argparse.Namespace
) -> None:
    """Game after game: kept, shown on the page, told in a line."""
    from zuschlag.lab.league.page import league_page, scores_of

    games = kept.games()
    until = None if given.games is None else len(games) + given.games
    while until is None or len(games) < until:
        game, written = tournament.play(len(games))
        kept.keep(game, written)
        games.append(game)
        kept.show(league_page(name, games, given.seed, words()))
        print(f"{game.number + 1}: {scores_of(game)}", flush=True)
