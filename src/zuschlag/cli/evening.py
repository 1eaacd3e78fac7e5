"""`zuschlag evening`: serve one; with `--rehearse` play one with bots, up to its zip."""

import argparse
import asyncio
import random
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli import evening_export, evening_resume
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.errors import Malformed
from zuschlag.words.here import say, words

if TYPE_CHECKING:
    from zuschlag.event.evening_state import EveningState
    from zuschlag.event.settings import EveningSettings

EXAMPLES = (
    "zuschlag evening --open",
    "zuschlag evening --game monopoly --minutes 90 --rounds 2 --data friday",
    "zuschlag evening --check",
    "zuschlag evening --data friday --mirror /media/stick",
    "zuschlag evening resume /media/stick --data friday",
    "zuschlag evening export friday.zip --data friday",
    "zuschlag evening --rehearse 60 --rounds 4",
    "zuschlag evening --rehearse 24 --format swiss --out friday.zip",
    "zuschlag evening --rehearse 60 --rounds 4 --same-deal",
)
FORMATS = ("meet", "swiss", "final", "robin", "open")
POINTS = ("share", "7-5-3-1", "5-3-2-1", "wins")
SIZES = (3, 4, 5, 6)
ROUNDS = range(1, 21)
GAMES = ("for-sale", "monopoly")
OUT = "evening.zip"
DATA = "evening"
_PODIUM = 3


def add(commands: Any) -> None:
    mine = commands.add_parser("evening", examples=EXAMPLES)
    verbs = mine.add_subparsers(title="commands", metavar="VERB")
    evening_resume.add(verbs)
    evening_export.add(verbs)
    mine.add_argument("--rehearse", metavar="PEOPLE", type=int)
    mine.add_argument("--check", action="store_true")
    mine.add_argument("--open", action="store_true")
    mine.add_argument("--data", metavar="FOLDER", type=Path, default=Path(DATA))
    mine.add_argument("--mirror", metavar="FOLDER", type=Path)
    mine.add_argument("--port", metavar="N", type=int, default=8765)
    mine.add_argument("--lan", action=argparse.BooleanOptionalAction, default=True)
    mine.add_argument("--title", metavar="TEXT", default="")
    mine.add_argument("--game", choices=GAMES, default="for-sale")
    mine.add_argument("--minutes", metavar="N", type=int)
    mine.add_argument("--rounds", metavar="ROUNDS", type=int, choices=ROUNDS, default=4)
    mine.add_argument("--size", type=int, choices=SIZES, default=4)
    mine.add_argument("--format", choices=FORMATS, default="meet")
    mine.add_argument("--boards", action="store_true")
    mine.add_argument("--seconds", metavar="N", type=int)
    mine.add_argument("--same-deal", action="store_true")
    mine.add_argument("--points", choices=POINTS, default="share")
    mine.add_argument("--out", metavar="FILE", type=Path, default=Path(OUT))
    mine.add_argument("--force", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve, or rehearse and write everything into one file."""
    if given.check:
        from zuschlag.cli.evening_check import check_evening

        return check_evening(given)
    if given.rehearse is None:
        from zuschlag.cli.evening_serving import serve_evening

        return serve_evening(given)
    _check(given)
    compiled_rules("for-sale-table")
    from zuschlag.cli.evening_export import write_box
    from zuschlag.cli.rehearsing import rehearsed
    from zuschlag.event.box import files_of, zipped
    from zuschlag.event.results_page import told_points

    luck = random.Random(secrets.randbits(128))
    played = rehearsed(_settings(given), given.rehearse, luck, _tell_round)
    evening, records, sheets = asyncio.run(played)
    write_box(given.out, zipped(files_of(evening, records, words(), sheets)), given.force)
    for row in evening.standings()[:_PODIUM]:
        name = evening.entrants[row.entrant].name
        points = told_points(row.points, words())
        print(say("evening-podium", rank=str(row.rank), name=name, points=points))
    print(say("evening-written", file=str(given.out), games=len(records)))
    return 0


def _check(given: argparse.Namespace) -> None:
    """Before anything is played: how many, and whether the file may be written."""
    from zuschlag.event.seating.sizes import table_sizes
    from zuschlag.event.settings import MOST_ENTRANTS

    table_sizes(given.rehearse, given.size)
    if given.rehearse > MOST_ENTRANTS:
        facts = {"most": MOST_ENTRANTS, "found": given.rehearse}
        raise Malformed("event/too-many", "--rehearse", facts)
    if given.out.exists() and not given.force:
        raise Malformed("event/exists", "--out", {"file": str(given.out)})


def _settings(given: argparse.Namespace) -> "EveningSettings":
    from zuschlag.event.settings import EveningSettings
    from zuschlag.table.settings import Settings

    table = Settings(game="for-sale", edition="2015", seats=given.size, pace=(0.0, 0.0))
    return EveningSettings(
        table=table,
        title=say("evening-rehearsal-title"),
        format=given.format,
        size=given.size,
        rounds=given.rounds,
        points=given.points,
        same_deal=given.same_deal,
        is_rehearsal=True,
    )


def _tell_round(evening: "EveningState") -> None:
    from zuschlag.event.seating.meetings import meetings, repeats

    played = evening.closed[-1]
    again = repeats(meetings(one.tables for one in evening.closed))
    facts = {"number": played.number, "tables": len(played.tables), "again": again}
    print(say("evening-round-done", **facts), file=sys.stderr, flush=True)
