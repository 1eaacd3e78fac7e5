"""Evenings for an era: a round is over, one is being played when the power goes."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.eras.for_sale_scenes import least
from tests.eras.monopoly_scenes import buying
from tests.eras.sitting import PATIENCE, Choose, Json, Site, Sitting, sealed, seed_of

PLAYERS = ("Anna", "Bela", "Cem", "Doro", "Emil", "Fay", "Gero")
OTHERS = ("Olga", "Asta", "Bert", "Ida", "Wall", "Zoe")
"""Organiser, assistants, who comes late, the screen in the hall, and somebody else."""


class Evening:
    """An evening with everybody who comes to it; every command and its answer is kept."""

    def __init__(self, site: Site, code: str) -> None:
        self.site, self.code = site, code
        self.path = f"/api/evenings/{code}"
        self.asked: list[Json] = []
        self.told: Json = {}  # what a later test needs to know

    def do(self, who: str, do: str, **parts: Any) -> Json:
        """A command; what it made."""
        body = {"id": self.site.fresh_id(), "command": {"do": do, **parts}}
        answer = self.site.ask(who, "POST", f"{self.path}/commands", body)
        self.asked.append({"who": who, "body": body, "answer": answer})
        made: Json = answer["made"]
        return made

    def look(self, who: str) -> Json:
        """The evening as somebody sees it."""
        found: Json = self.site.ask(who, "GET", self.path)
        return found

    def until(self, who: str, is_so: Callable[[Json], Any]) -> Json:
        """Wait for what happens by itself."""
        end = time.monotonic() + PATIENCE
        while not is_so(seen := self.look(who)):
            if time.monotonic() > end:
                raise TimeoutError(str(seen)[:2000])
            self.site.ask(who, "GET", f"{self.path}/news?cursor={seen['cursor']}&wait=1")
        return seen

    def until_step(self, step: str) -> None:
        """Wait until the organiser has this to do."""
        self.until("Olga", lambda seen: seen["desk"]["next_step"] == step)

    def change(self, why: str = "", **parts: Any) -> None:
        """Other settings; `table` only what is different there."""
        agreed = self.look("Olga")["evening"]["settings"]
        table = agreed["table"] | {"pace": [0, 0]} | parts.pop("table", {})
        said = {"why": why} if why else {}
        self.do("Olga", "change", settings=agreed | parts | {"table": table}, **said)

    def draw(self, silent: Sequence[str] = (), **parts: Any) -> None:
        """Everybody shows a seed, unless told not to."""
        self.do("Olga", "draw", **parts)
        for name in self.site.people:
            if name not in silent and self.look(name)["me"]["seed_wanted"]:
                self.do(name, "show-seed", seed=seed_of(name).hex())
        self.until_step("call")

    def start(self) -> list[Sitting]:
        """Everybody goes to their table and adds a seed there."""
        self.do("Olga", "call")
        self.do("Anna", "present")
        self.do("Asta", "present", entrant=2)
        self.do("Olga", "start-round")
        seen = self.until("Olga", lambda seen: _are_there(seen["desk"]["tables"]))
        names = {one["number"]: one["name"] for one in seen["evening"]["entrants"]}
        found = [
            self.visited([names[number] for number in table["people"]])
            for table in seen["evening"]["round"]["tables"]
        ]
        self.deal(found)
        return found

    def sitting(self, people: list[str]) -> Sitting:
        """The live table of these people, from their first visit until all is dealt."""
        found = self.visited(people)
        self.deal([found])
        return found

    def visited(self, people: list[str]) -> Sitting:
        """The live table of these people."""
        id = self.until(people[0], lambda seen: seen["me"]["table"])["me"]["table"]
        found = Sitting(self.site, people[0], {"table": id, "code": ""})
        found.people = people
        return found

    def deal(self, tables: Sequence[Sitting]) -> None:
        """Everybody adds seeds, at all tables in turn: those of one deal wait for each other."""
        waiting = list(tables)
        while waiting:
            for table in waiting:
                for name in table.people:
                    wanted = table.look(name)["you"]["seed_wanted"]
                    if wanted is not None:
                        table.add_seed(name, wanted)
            waiting = [one for one in waiting if one.look(one.host)["table"]["status"] != "play"]

    def leave_to_bots(self, tables: Sequence[Sitting]) -> None:
        """All get up, and bots play to the end."""
        for table in tables:
            for name in table.people:
                table.do(name, "stand")

    def results_of(self, table: int) -> Json:
        """What came out at a table of the round that is being played, once it is known."""

        def is_known(seen: Json) -> Any:
            return seen["evening"]["round"]["tables"][table - 1]["result"]

        found: Json = self.until("Olga", is_known)["evening"]["round"]["tables"][table - 1]
        return found

    def play(self, table: Sitting, choose: Choose, moves: int) -> None:
        """So many moves of whoever is asked."""
        for _ in range(moves):
            asked = table.asked(table.look(table.host)["game"]["waiting"])
            action = choose(asked, table.look(asked)) if asked is not None else []
            if asked is not None and action:
                table.move(asked, *action)


def _are_there(tables: Sequence[Json]) -> bool:
    return all(table["status"] != "waiting" for table in tables)


def entered(site: Site, code: str, key: str, **settings: Any) -> Evening:
    """The organiser comes with the key, people with their names, and some get a role."""
    evening = Evening(site, code)
    for name in (*PLAYERS, *OTHERS):
        site.enter(name)
    evening.do("Olga", "organise", key=key)
    evening.change(**settings)
    for name in PLAYERS[:-1]:
        evening.do(name, "join", name=name, seal=sealed(name))
    for name in ("Asta", "Bert"):
        evening.do(name, "assist", code=evening.do("Olga", "invite")["code"])
    evening.do("Olga", "dismiss", assistant=2)
    evening.told["invitation"] = evening.do("Olga", "invite")["code"]
    return evening


def for_sale(site: Site, code: str, key: str) -> Evening:
    """Two tables; the bell rings at the second round while a table still plays."""
    agreed = {"minutes": 20, "rounds": 3, "size": 4, "late_points": True, "title": "Friday"}
    evening = entered(site, code, key, **agreed)
    evening.do("Gero", "join", name="Gerro")
    evening.do("Asta", "rename", entrant=7, name="Gero")
    evening.do("Asta", "wish", entrant=2, table=1)
    for number in (3, 4):
        evening.do("Olga", "wish", entrant=number, apart="family")
    evening.draw(silent=["Fay"], thrown="1356")
    evening.draw(thrown="24", why="Gero had not heard it.")
    _swap(evening)
    _first_round(evening)
    evening.change(minutes=2)
    evening.do("Ida", "join", name="Ida", seal=sealed("Ida"))
    evening.do("Gero", "leave")
    card = evening.do("Asta", "new-card", entrant=2)["code"]
    evening.told["void"] = [2, card]
    site.enter("Bela again")
    evening.do("Bela again", "use-card", entrant=2, code=card)
    evening.do("Asta", "rename", entrant=2, name="Bela again")
    evening.draw()
    _second_round(evening)
    return evening


def _swap(evening: Evening) -> None:
    one, two = evening.look("Olga")["evening"]["round"]["tables"]
    moved = [next(n for n in table["people"] if n > 4) for table in (one, two)]
    evening.do("Olga", "swap", one=moved[0], two=moved[1], why="They came together.")


def _first_round(evening: Evening) -> None:
    """The clock is stopped and moved; one table calls the organiser, one result is corrected."""
    tables = evening.start()
    evening.do("Asta", "stop-clock", why="Fire alarm.")
    tables[0].until(tables[0].host, lambda seen: seen["table"]["status"] == "paused")
    evening.do("Olga", "go-on")
    tables[0].until(tables[0].host, lambda seen: seen["table"]["status"] == "play")
    evening.do("Olga", "move-clock", minutes=-5, why="The room is closed at ten.")
    evening.play(tables[0], least, 4)
    evening.do(tables[0].host, "dispute", line="Who was first?")
    evening.leave_to_bots(tables)
    found = evening.results_of(1)["result"]
    evening.results_of(2)
    places, amounts = [one["place"] for one in found], [one["amount"] for one in found]
    parts = {"places": places, "amounts": amounts, "why": "A cheque lay under the table."}
    evening.do("Olga", "correct", round=1, table=1, **parts)
    evening.do("Olga", "close-round")


def _second_round(evening: Evening) -> None:
    """One table is over, at the other one the bell has rung."""
    tables = evening.start()
    evening.do("Olga", "move-clock", minutes=-1, why="It is late.")
    evening.leave_to_bots(tables[1:])
    evening.results_of(2)
    evening.play(tables[0], least, 3)
    evening.do(tables[0].people[1], "dispute", line="They are too slow.")
    evening.until("Olga", lambda seen: seen["clock"]["has_rung"])
    tables[0].until(tables[0].host, lambda seen: _has_rung(tables[0]))
    evening.told["tables"] = told(tables)


def _has_rung(table: Sitting) -> bool:
    entries = table.site.ask(table.host, "GET", f"/api/tables/{table.id}/news?cursor=0")["entries"]
    return any(entry["kind"] == "bell_rung" for entry in entries)


def monopoly(site: Site, code: str, key: str) -> Evening:
    """The organiser plays, too; the second round stands still, with more time than before."""
    few_rounds = {"options": {"end.limit": {"rounds": 2}}}
    agreed = {"minutes": 30, "rounds": 2, "size": 4, "format": "final", "points": "7-5-3-1"}
    evening = entered(site, code, key, **agreed, table=few_rounds)
    evening.do("Olga", "join", name="Olga", seal=sealed("Olga"))
    evening.draw()
    tables = evening.start()
    evening.leave_to_bots(tables)
    for number in (1, 2):
        evening.results_of(number)
    evening.do("Olga", "close-round")
    evening.change(table={"options": {}})
    evening.draw()
    tables = evening.start()
    evening.do("Olga", "move-clock", minutes=15, why="We began late.")
    for table in tables:
        evening.play(table, buying, 8)
    evening.do("Asta", "stop-clock", why="Pizza.")
    for table in tables:
        table.until(table.host, lambda seen: seen["table"]["status"] == "paused")
    evening.told["tables"] = told(tables)
    return evening


def told(tables: Sequence[Sitting]) -> list[Json]:
    return [{"id": table.id, "people": table.people} for table in tables]
