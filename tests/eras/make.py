"""Make an era with the code of this checkout: `python -m tests.eras.make N`. It takes minutes.

A server is started, people play at it, it is stopped, started and killed; so are the servers of
six evenings. What they leave is kept in tests/eras/N. Nobody makes an era a second time: later
commits must live with it.
"""

import asyncio
import hashlib
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

# Before anything imports the rules: a few games are not worth the compiler.
os.environ["ZUSCHLAG_RULES"] = "plain"

from tests.eras import for_sale_scenes as for_sale
from tests.eras import league_scenes as league
from tests.eras import monopoly_scenes as monopoly
from tests.eras import slow_scenes as slow
from tests.eras.era import Era
from tests.eras.evening_keeping import keep_evenings
from tests.eras.keeping import Left, keep
from tests.eras.sitting import Site, Sitting
from tests.faults.server_process import ServerProcess

PEOPLE = ("Anna", "Bela", "Cem", "Doro", "Hanna", "Zoe")


def make(number: int) -> None:
    """Write the whole era, or nothing."""
    era = Era(number)
    if era.folder.exists():
        raise SystemExit(f"{era.folder} is there already.")
    with tempfile.TemporaryDirectory() as name:
        left = played(Path(name), number)
        era.folder.mkdir()
        try:
            keep(era, left)
            keep_evenings(era)
        except BaseException:
            shutil.rmtree(era.folder)
            raise
    _tell(era)


def played(folder: Path, number: int) -> Left:
    """Two sittings; the first one ends in good order, the second one with a kill."""
    key = folder / "journal.key"
    key.write_bytes(hashlib.sha256(f"the key of era {number}".encode()).digest())
    key.chmod(0o600)
    flags = [*slow.FLAGS, *league.FLAGS]
    server = ServerProcess(folder, flags, journal=str(folder / "journal.db"))
    _begin(server)
    site = Site(server.place.origin)
    try:
        for name in PEOPLE:
            site.enter(name)
        site.enter_program("Robo", "Anna")
        site.enter_program("Lia", "Bela")
        push = slow.subscribed(site, "Anna")
        tables = first_sitting(site, folder)
        server.ask_to_stop()
        asyncio.run(server.stopped())
        _begin(server)
        served = {name: table.record() for name, table in tables.items() if table.is_over()}
        second_sitting(site, tables)
        told = {"push": push, "league": site.ask("Zoe", "GET", "/api/league")}
    finally:
        server.kill()
    return Left(folder, round(time.time() * 1000), site.people, tables, served, told)


def _begin(server: ServerProcess) -> None:
    server.start()
    asyncio.run(server.serving())


def first_sitting(site: Site, folder: Path) -> dict[str, Sitting]:
    """Every table that can wait."""
    company = for_sale.company(site)  # first of all: somebody must be silent for a while
    finished = for_sale.finished(site)
    tables = {
        "for-sale-company": company,
        "for-sale-lobby": for_sale.lobby(site),
        "for-sale-auction": for_sale.auction(site),
        "for-sale-sale": for_sale.sale(site),
        "for-sale-hurried": for_sale.hurried(site),
        "for-sale-paused": for_sale.paused(site),
        "for-sale-finished": finished,
        "for-sale-rematch": for_sale.rematch(site, finished),
        "for-sale-agreed": for_sale.agreed(site),
        "for-sale-by-host": for_sale.by_host_who_plays(site),
        "for-sale-ruled": for_sale.ruled(site),
        "for-sale-undecided": for_sale.undecided(site),
        "for-sale-kept": for_sale.absent(site, "ask"),
        "for-sale-waits": for_sale.absent(site, "wait"),
        "for-sale-program": for_sale.program(site),
        "for-sale-slow": slow.auction(site),
        "league-finished": league.finished(site),
        "monopoly-lobby": monopoly.lobby(site),
        "monopoly-claim": monopoly.claim(site),
        "monopoly-auction": monopoly.auction(site),
        "monopoly-wishes": monopoly.wishes(site, folder),
        "monopoly-timed": monopoly.timed(site),
        "monopoly-casual": monopoly.casual(site),
        "monopoly-hurried": monopoly.hurried(site),
        "monopoly-ruled": monopoly.ruled(site),
        "monopoly-ruled-by-player": monopoly.ruled_by_player(site),
        "monopoly-finished": monopoly.finished(site),
        "monopoly-slow": slow.street(site),
    }
    for_sale.company_goes_on(company)
    return tables


def second_sitting(site: Site, tables: dict[str, Sitting]) -> None:
    """What would not wait: a seat that moves, codes, a hold, seeds, the league."""
    slow.is_moved_on(tables["for-sale-slow"])
    for_sale.paused_seat_moves(tables["for-sale-paused"])
    for_sale.auction_code(tables["for-sale-auction"])
    for_sale.seat_is_kept(tables["for-sale-kept"])
    for_sale.bot_is_wished(tables["for-sale-waits"])
    monopoly.claim_is_held(tables["monopoly-claim"])
    for_sale.removed(site)
    tables["for-sale-seeds"] = for_sale.seeds(site)
    tables["monopoly-seeds"] = monopoly.seeds(site)
    tables["league-running"] = league.running(site)


def _tell(era: Era) -> None:
    files = [file for file in sorted(era.folder.rglob("*")) if file.is_file()]
    for file in files:
        print(f"{file.stat().st_size:>9}  {file.relative_to(era.folder)}")
    print(f"{sum(file.stat().st_size for file in files):>9}  in all")


if __name__ == "__main__":
    make(int(sys.argv[1]))
