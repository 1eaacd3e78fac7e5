"""What is kept of an evening: its journal and key, its people, and what each of them saw."""

import tempfile
import time
from pathlib import Path

from tests.cli.command import zuschlag
from tests.eras.era import Era
from tests.eras.evening_era import GAMES, KeptEvening, box_of
from tests.eras.evening_scenes import SCENES
from tests.eras.evening_world import seen_by_all
from tests.eras.keeping import commit, keep_journal, pack_json, write
from tests.eras.sitting import Site
from tests.eras.written import PLAIN
from tests.event.served import EveningProcess
from tests.faults.server_process import UNLIMITED


def keep_evenings(era: Era) -> None:
    """One of each game, and the box of one that bots have rehearsed."""
    for game in GAMES:
        with tempfile.TemporaryDirectory() as name:
            _keep(KeptEvening(era.number, game), Path(name))
    box = box_of(era)
    ran = zuschlag("evening", "--rehearse", "9", "--rounds", "2", "--out", box, env=PLAIN)
    assert ran.code == 0, ran


def _keep(kept: KeptEvening, folder: Path) -> None:
    """People come and play; then the server is killed."""
    process = EveningProcess(folder, "--game", kept.game, environment=UNLIMITED)
    process.start()
    try:
        site = Site(process.origin)
        evening = SCENES[kept.game](site, process.code, process.key)
    finally:
        process.kill()
    at = round(time.time() * 1000)
    kept.folder.mkdir(parents=True)
    keep_journal(kept, folder)
    write(kept, "people.json", {name: one._asdict() for name, one in site.people.items()})
    told = {"commit": commit(), "at": at, "code": process.code, "key": process.key}
    write(kept, "tables.json", told | evening.told)
    write(kept, "asked.json", evening.asked)
    pack_json(kept, "views.json", seen_by_all(kept))
