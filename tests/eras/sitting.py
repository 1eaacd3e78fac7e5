"""People at the tables of a server that really runs: what the maker of an era lets them do.

They speak HTTP as pages and programs do; nothing here knows what is inside the server.
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import httpx

from tests.eras.era import Person

Json = dict[str, Any]
Choose = Callable[[str, Json], list[Any]]
"""Who is asked and what they see; the move, or nothing to wait for others."""
COOKIE = "zuschlag-s"
MOST_STEPS = 2_000
PATIENCE = 120.0


class Refused(Exception):
    """The server said no; perhaps only for so many seconds."""

    def __init__(self, what: str, told: Json) -> None:
        super().__init__(f"{what}: {told}")
        self.wait: float | None = None
        if told["error"] == "table/claim-window":
            self.wait = told["facts"]["wait_ms"] / 1000


class Site:
    """A server with everybody who comes to it; people outlive its restarts."""

    def __init__(self, origin: str) -> None:
        self._http = httpx.Client(base_url=origin, headers={"Origin": origin}, trust_env=False)
        self.people: dict[str, Person] = {}
        self._asked = 0

    def enter(self, name: str) -> None:
        """Somebody begins a session."""
        begun = self._http.post("/api/session")
        self.people[name] = Person(begun.cookies[COOKIE], "session")
        self._http.cookies.clear()

    def enter_program(self, name: str, owner: str) -> None:
        """A program with a token that its owner has made."""
        made = self.ask(owner, "POST", "/api/bot-tokens")
        self.people[name] = Person(made["token"], "bot")

    def ask(self, who: str, method: str, path: str, body: object = None) -> Any:
        """One request; Refused when it is not granted."""
        answer = self._answer(who, method, path, body)
        if answer.status_code >= 400:
            raise Refused(f"{who} {method} {path} {body}", answer.json())
        return answer.json() if answer.content else None

    async def ask_for(self, who: str, method: str, path: str, body: object) -> tuple[int, bytes]:
        """One request: status and body of the answer, as a world in virtual time gives them."""
        answer = self._answer(who, method, path, body)
        return answer.status_code, answer.content

    def _answer(self, who: str, method: str, path: str, body: object) -> httpx.Response:
        headers = headers_of(self.people[who])
        return self._http.request(method, path, json=body, headers=headers)

    def close(self) -> None:
        """Everybody goes."""
        self._http.close()

    def text(self, who: str, path: str) -> bytes:
        """What is served there, byte by byte."""
        return self._http.get(path, headers=headers_of(self.people[who])).content

    def fresh_id(self) -> str:
        """For a command."""
        self._asked += 1
        return f"era-{self._asked:08}"


def headers_of(person: Person) -> dict[str, str]:
    """How a browser or a program says who it is."""
    if person.kind == "bot":
        return {"Authorization": f"Bearer {person.token}"}
    return {"Cookie": f"{COOKIE}={person.token}"}


def seed_of(name: str) -> bytes:
    """What somebody adds to every shuffle."""
    return hashlib.sha256(f"the seed of {name}".encode()).digest()


def sealed(name: str) -> str:
    """Its hash, which is told first."""
    return hashlib.sha256(seed_of(name)).hexdigest()


class Sitting:
    """A table and the people who sit at it, by seat."""

    def __init__(self, site: Site, host: str, made: Mapping[str, Any]) -> None:
        self.site, self.host = site, host
        self.id, self.code = str(made["table"]), str(made["code"])
        self.people: list[str] = []
        self.told: Json = {}  # what a later test needs to know

    def do(self, who: str, do: str, **parts: Any) -> Json:
        """A command; what it made."""
        body = {"id": self.site.fresh_id(), "command": {"do": do, **parts}}
        path = f"/api/tables/{self.id}/commands"
        made: Json = self.site.ask(who, "POST", path, body)["made"]
        return made

    def may(self, who: str, do: str, **parts: Any) -> Json | None:
        """A command that servers of later times refuse; None when this one does."""
        try:
            return self.do(who, do, **parts)
        except Refused:
            return None

    def look(self, who: str) -> Json:
        """The table as somebody sees it."""
        found: Json = self.site.ask(who, "GET", f"/api/tables/{self.id}")
        return found

    def is_over(self) -> bool:
        """Whether it has ended."""
        return bool(self.look(self.host)["table"]["status"] == "over")

    def record(self) -> bytes:
        """The written game as it is served."""
        return self.site.text(self.host, f"/api/tables/{self.id}/record")

    def sit(self, *names: str) -> "Sitting":
        """They sit down, one after the other."""
        for name in names:
            self.do(name, "sit", name=name)
            self.people.append(name)
        return self

    def start(self) -> "Sitting":
        """From the lobby to the first card: everybody adds a seed."""
        self.do(self.host, "start")
        for name in self.people:
            self.until(name, lambda seen: seen["you"]["seed_wanted"] == "seal")
            self.add_seed(name, "seal")
        for name in self.people:
            self.until(name, lambda seen: seen["you"]["seed_wanted"] == "show")
            self.add_seed(name, "show")
        return self.until(self.people[0], lambda seen: seen["table"]["status"] == "play")

    def add_seed(self, name: str, wanted: str) -> None:
        """Commit to one's seed, or show it."""
        if wanted == "seal":
            self.do(name, "seal-seed", hash=sealed(name))
        else:
            self.do(name, "show-seed", seed=seed_of(name).hex())

    def until(self, who: str, is_so: Callable[[Json], bool]) -> "Sitting":
        """Wait for what happens by itself."""
        end = time.monotonic() + PATIENCE
        while not is_so(seen := self.look(who)):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.id}: {seen['table']['status']}")
            self._hear(who, seen["cursor"])
        return self

    def _hear(self, who: str, cursor: int) -> None:
        """Wait a moment for news."""
        self.site.ask(who, "GET", f"/api/tables/{self.id}/news?cursor={cursor}&wait=1")

    def move(self, who: str, *action: Any) -> None:
        """A move that answers whatever is open; a roll may have to wait for rent."""
        decision = self.look(who)["you"]["decision"]
        try:
            self.do(who, "move", on=decision["on"], action=list(action))
        except Refused as refused:
            if refused.wait is None:
                raise
            time.sleep(refused.wait)
            self.move(who, *action)

    def play(self, choose: Choose, until: Callable[[Json], bool]) -> "Sitting":
        """People move until something is so, looked at from the first seat."""
        for _ in range(MOST_STEPS):
            seen = self.look(self.people[0])
            if seen["table"]["status"] == "over" or until(seen["game"]):
                return self
            asked = self.asked(seen["game"]["waiting"])
            action = choose(asked, self.look(asked)) if asked is not None else []
            if asked is None or not action:
                self._hear(self.people[0], seen["cursor"])
            else:
                self.move(asked, *action)
        raise TimeoutError(f"{self.id} has not come so far")

    def asked(self, waiting: Sequence[int]) -> str | None:
        """The first one who is asked and is a person that plays."""
        for seat in waiting:
            name = self.people[seat] if seat < len(self.people) else None
            if name is not None and self.look(name)["you"]["decision"] is not None:
                return name
        return None


def opened(site: Site, host: str, name: str | None = None, **settings: Any) -> Sitting:
    """A new table; with a name its host sits down."""
    body = {"settings": settings, "name": name}
    sitting = Sitting(site, host, site.ask(host, "POST", "/api/tables", body))
    if name is not None:
        sitting.people.append(name)
    return sitting
