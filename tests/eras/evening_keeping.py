"""What is kept of an evening: its journal and key, its people, and what each of them saw."""

import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.command import zuschlag
from tests.eras.board_scenes import boards
from tests.eras.era import Era
from tests.eras.evening_era import SCENES, KeptEvening, box_of
from tests.eras.evening_scenes import Evening, for_sale, monopoly
from tests.eras.evening_world import seen_by_all
from tests.eras.in_step_scenes import in_step
from tests.eras.keeping import commit, keep_journal, pack_json, write
from tests.eras.open_scenes import closing, filling
from tests.eras.sitting import Site
from tests.eras.written import PLAIN
from tests.event.served import EveningProcess
from tests.faults.lost_laptop import until_mirrored
from tests.faults.server_process import UNLIMITED

PLAYED: dict[str, Callable[[Site, str, str], Evening]] = {
    "for-sale": for_sale,
    "monopoly": monopoly,
    "boards": boards,
    "filling": filling,
    "closing": closing,
    "in-step": in_step,
}


def keep_evenings(era: Era) -> None:
    """Every scene, and the box of one that bots have rehearsed."""
    for scene in SCENES:
        with tempfile.TemporaryDirectory() as name:
            _keep(KeptEvening(era.number, scene), Path(name))
    box = box_of(era)
    ran = zuschlag("evening", "--rehearse", "9", "--rounds", "2", "--out", box, env=PLAIN)
    assert ran.code == 0, ran


def _keep(kept: KeptEvening, folder: Path) -> None:
    """People come and play; then the server is killed. The stick is as it was at that moment."""
    data, stick = folder / "data", folder / "stick"
    for made in (data, stick):
        made.mkdir()
    flags = ["--game", kept.game, *(("--mirror", str(stick)) if kept.has_stick else ())]
    process = EveningProcess(data, *flags, environment=UNLIMITED)
    process.start()
    try:
        told: dict[str, Any] = {"phrase": process.phrase()} if kept.has_stick else {}
        site = Site(process.origin)
        evening = PLAYED[kept.name](site, process.code, process.key)
        if kept.has_stick:
            until_mirrored(evening.look("Olga"), stick)
    finally:
        process.kill()
    at = round(time.time() * 1000)
    kept.folder.mkdir(parents=True)
    keep_journal(kept, data)
    write(kept, "people.json", {name: one._asdict() for name, one in site.people.items()})
    told |= {"commit": commit(), "at": at, "code": process.code, "key": process.key}
    write(kept, "tables.json", told | evening.told)
    write(kept, "asked.json", evening.asked)
    if kept.has_stick:
        shutil.copy(stick / kept.stick.name, kept.stick)
    pack_json(kept, "views.json", seen_by_all(kept))
