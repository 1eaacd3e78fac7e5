"""Tables of the standing league for an era: two programs among levels of the house."""

import time
from collections.abc import Sequence

from tests.eras.for_sale_scenes import least
from tests.eras.sitting import PATIENCE, Site, Sitting

FLAGS = ("--league", "for-sale", "--league-seconds", "60")
PROGRAMS = ("Robo", "Lia")


class LeagueTable(Sitting):
    """A table whose host is nobody; our programs sit anywhere at it."""

    def asked(self, waiting: Sequence[int]) -> str | None:
        """The first program that is asked."""
        for name in self.people:
            you = self.look(name)["you"]
            if you["seat"] in waiting and you["decision"] is not None:
                return name
        return None


def begun(site: Site) -> LeagueTable:
    """Both enter, are given the same table, and add a seed there."""
    for name in PROGRAMS:
        site.ask(name, "POST", "/api/league", {"name": name})
    table = LeagueTable(site, PROGRAMS[0], {"table": _given(site), "code": ""})
    table.people = list(PROGRAMS)
    while table.look(table.host)["table"]["status"] != "play":
        for name in PROGRAMS:
            wanted = table.look(name)["you"]["seed_wanted"]
            if wanted is not None:
                table.add_seed(name, wanted)
    return table


def _given(site: Site) -> str:
    """The table that the league has made for both."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = [site.ask(name, "GET", "/api/league/table?wait=0.5") for name in PROGRAMS]
        if told[0]["table"] is not None and told[0] == told[1]:
            return str(told[0]["table"])
    raise TimeoutError("no table of the league")


def finished(site: Site) -> Sitting:
    """One game to its end; the other program has left before, and counts as last."""
    table = begun(site)
    table.play(least, lambda game: game["round"] == 3)
    table.do(PROGRAMS[1], "stand")
    table.people = [PROGRAMS[0]]
    table.play(least, lambda game: False)
    table.people = list(PROGRAMS)
    return table.until(table.host, lambda seen: seen["table"]["status"] == "over")


def running(site: Site) -> Sitting:
    """A game in its third round."""
    return begun(site).play(least, lambda game: game["round"] == 3)
