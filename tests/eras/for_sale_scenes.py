"""Tables of For Sale for an era, each left where something is still open, or over."""

import time
from typing import Any

from tests.eras.sitting import Json, Site, Sitting, opened

ABSENT = 45
"""Seconds after which nobody takes a seat without a connection for a present one."""
FAR = 4_000_000_000_000
"""A pause until another day, long after anybody's test."""


def for_sale(site: Site, host: str, name: str | None = None, **settings: Any) -> Sitting:
    """A table whose bots do not think long."""
    usual = {"game": "for-sale", "edition": "2015", "seats": 3, "pace": [0.0, 0.0]}
    return opened(site, host, name, **(usual | settings))


def least(who: str, seen: Json) -> list[Any]:
    """Bid the least while that is cheap, then pass; sell the cheapest building."""
    options = seen["you"]["decision"]["options"]
    if "sell" in options:
        return ["sell", options["sell"][0]]
    bid = options.get("bid")
    return ["bid", bid[0]] if bid and bid[0] <= 2 else ["pass"]


def passing(who: str, seen: Json) -> list[Any]:
    """Never bid."""
    options = seen["you"]["decision"]["options"]
    return ["sell", options["sell"][0]] if "sell" in options else ["pass"]


def lobby(site: Site) -> Sitting:
    """People come and go, a program sits down, a spectator talks; the host changes the terms."""
    agreed = {"seats": 5, "listed": True, "title": "On Tuesday", "spectator_chat": True}
    table = for_sale(site, "Anna", "Anna", **agreed).sit("Bela", "Cem", "Robo")
    table.do("Anna", "seat-bot", seat=4, bot="random")
    table.do("Anna", "unseat", seat=4)
    table.do("Cem", "stand")
    table.people.remove("Cem")
    table.do("Anna", "say", text="Cem will be late.")
    table.do("Zoe", "say", text="Am I in the right room?")
    settings = {"game": "for-sale", "edition": "2015", "options": {"refund": "down"}}
    table.do("Anna", "change", settings=settings | agreed | {"title": "On Thursday"})
    table.do("Anna", "seat-bot", seat=4, bot="heuristic")
    return table


def auction(site: Site) -> Sitting:
    """Somebody wants a bid back, somebody has a standing order, everybody has a clock."""
    clock = {"move": 600, "bank": 60}
    table = for_sale(site, "Anna", "Anna", time=clock, pace=[0.2, 0.2]).sit("Bela", "Cem").start()
    table.play(least, lambda game: game["round"] == 3 and game["high"] == 0)
    first = table.look("Anna")["game"]["waiting"][0]
    bidder, next_one, last = (table.people[(first + step) % 3] for step in range(3))
    table.move(bidder, "bid", 1)
    table.do(last, "order", up_to=3, pass_above=4)
    table.do(bidder, "ask-undo")
    table.do(next_one, "say", text="Let me think about that.")
    table.told = {"bidder": bidder, "next": next_one, "ordered": last}
    return table


def auction_code(table: Sitting) -> None:
    """A code with which another device may take the seat over; it does not last long."""
    table.told["one-time"] = table.do(table.told["ordered"], "move-seat")["code"]


def company(site: Site) -> Sitting:
    """Two bots, somebody who was cut off, somebody who got up: all are played for."""
    agreed = {"edition": "2015-variant", "seats": 5, "options": {"variant5_removed": 2}}
    table = for_sale(site, "Anna", "Anna", away_after=5, **agreed).sit("Bela", "Doro")
    table.do("Anna", "seat-bot", seat=3, bot="heuristic")
    table.start()
    return table.play(least, lambda game: 2 in game["waiting"])


def company_goes_on(table: Sitting) -> None:
    """Once Doro has been silent for long enough, a bot plays for her."""
    table.until("Anna", lambda seen: seen["table"]["seats"][2]["away"] == "gone")
    for do in ("stand", "come-back", "stand"):
        table.do("Bela", do)
    table.until("Anna", lambda seen: 0 in seen["game"]["waiting"])


def hurried(site: Site) -> Sitting:
    """The only person lets bots go straight on to the next decision, then only answer faster."""
    table = for_sale(site, "Anna", "Anna", pace=[0.2, 0.4]).start()
    table.play(passing, lambda game: game["round"] == 2)
    table.until("Anna", lambda seen: 0 in seen["game"]["waiting"])
    table.move("Anna", "pass")
    table.may("Anna", "hurry", speed=2, skip=True)  # not where Anna is asked again already
    table.until("Anna", lambda seen: 0 in seen["game"]["waiting"])
    table.do("Anna", "hurry", speed=4)
    return table


def sale(site: Site) -> Sitting:
    """Two have laid a building face down, the third one has not; spectators see old things."""
    agreed = {"edition": "1997", "spectator_delay": 600, "pace": [0.2, 0.2]}
    table = for_sale(site, "Anna", "Anna", **agreed).sit("Bela", "Cem").start()
    table.play(least, lambda game: game["phase"] == "sell" and game["round"] == 3)
    table.move("Anna", *least("Anna", table.look("Anna")))
    table.move("Bela", *least("Bela", table.look("Bela")))
    return table


def paused(site: Site) -> Sitting:
    """A host who does not play has stopped the clocks; one of two would rather end it."""
    clock: Json = {"time": {"move": 30, "bank": 120}, "edition": "2005-seed", "seats": 4}
    table = for_sale(site, "Hanna", **clock).sit("Anna", "Bela").start()
    table.play(least, lambda game: game["round"] == 2)
    table.do("Anna", "vote-end", yes=True)
    table.do("Hanna", "pause")
    table.do("Hanna", "go-on")
    table.do("Hanna", "pause", until=FAR)
    return table


def paused_seat_moves(table: Sitting) -> None:
    """The host helps somebody who lost the way in, and somebody else comes with the code."""
    made = _as_soon_as_it_may(table, "Hanna", "reissue")
    if made is not None:
        table.do("Doro", "take-over", code=made["code"])
        table.people[1] = "Doro"


def absent(site: Site, absence: str) -> Sitting:
    """Somebody will be silent, and the others have agreed what follows."""
    agreed = {"absence": absence, "pauses": 1}
    table = for_sale(site, "Anna", "Anna", **agreed).sit("Bela", "Cem").start()
    return table.play(least, lambda game: 1 in game["waiting"])


def seat_is_kept(table: Sitting) -> None:
    """Anna waits for whoever is gone."""
    _as_soon_as_it_may(table, "Anna", "wait-for")


def bot_is_wished(table: Sitting) -> None:
    """Anna would let a bot play, and nobody else has said so yet."""
    _as_soon_as_it_may(table, "Anna", "let-bot")


def _as_soon_as_it_may(table: Sitting, name: str, do: str) -> Json | None:
    """A command about the second seat, again and again until its holder counts as gone."""
    end = time.monotonic() + ABSENT
    while (made := table.may(name, do, seat=1)) is None and time.monotonic() < end:
        time.sleep(1)
    return made


def finished(site: Site) -> Sitting:
    """Played by people to the last cheque; one bid was taken back on the way, another was not."""
    table = for_sale(site, "Anna", "Anna").sit("Bela", "Cem").start()
    bidder = table.people[table.look("Anna")["game"]["waiting"][0]]
    others = [name for name in table.people if name != bidder]
    for answers in ((True, True), (False,)):
        table.move(bidder, "bid", 1)
        table.do(bidder, "ask-undo")
        for name, yes in zip(others, answers, strict=False):
            table.do(name, "answer-undo", yes=yes)
    table.play(least, lambda game: False)
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def rematch(site: Site, table: Sitting) -> Sitting:
    """The same people again, not yet begun."""
    again = table.do("Bela", "rematch")["table"]
    seen = site.ask("Bela", "GET", f"/api/tables/{again}")["table"]
    found = Sitting(site, table.host, {"table": again, "code": seen["code"]})
    found.people = [seat["name"] for seat in seen["seats"]]
    return found


def agreed(site: Site) -> Sitting:
    """Ended by agreement, without a result."""
    strict = {"edition": "1997-strict", "seats": 4, "options": {"least_bid": "match"}}
    table = for_sale(site, "Anna", "Anna", **strict).sit("Bela").start()
    table.play(passing, lambda game: game["round"] == 2)
    for name in ("Anna", "Bela"):
        table.do(name, "vote-end", yes=True)
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def by_host_who_plays(site: Site) -> Sitting:
    """What a host who plays could do once; then the host gets up, and somebody else is host."""
    open_cards = {"edition": "2005-published", "options": {"open_info": True}}
    table = for_sale(site, "Anna", "Anna", **open_cards).sit("Bela").start()
    table.do("Anna", "pause")
    if table.look("Anna")["table"]["status"] == "play":
        table.do("Bela", "answer-pause", yes=True)
    table.do("Anna", "go-on")
    table.may("Anna", "reissue", seat=1)
    table.play(passing, lambda game: game["round"] == 2)
    table.do("Anna", "stand")
    return table.until("Bela", lambda seen: 1 in seen["game"]["waiting"])


def ruled(site: Site) -> Sitting:
    """Two people agree how it ended, and on everybody's place."""
    table = for_sale(site, "Anna", "Anna", edition="2015-variant").sit("Bela").start()
    table.play(least, lambda game: game["round"] == 2)
    table.do("Anna", "rule", winners=[1], reason="The train leaves.", places=[2, 1, 3])
    table.do("Bela", "answer-ruling", yes=True)
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def undecided(site: Site) -> Sitting:
    """Somebody would like a break, and somebody else proposes how it should end."""
    table = for_sale(site, "Anna", "Anna").sit("Bela", "Cem").start()
    table.play(least, lambda game: game["round"] == 2)
    table.do("Anna", "pause", until=FAR)
    table.do("Bela", "answer-pause", yes=True)
    table.do("Cem", "rule", winners=[0], reason="Anna is far ahead.")
    return table


def program(site: Site) -> Sitting:
    """Bela goes home in mid game and leaves the chair to a program."""
    table = for_sale(site, "Anna", "Anna").sit("Bela", "Cem").start()
    table.play(least, lambda game: game["round"] == 2)
    table.do("Robo", "take-over", code=table.do("Bela", "move-seat")["code"])
    table.people[1] = "Robo"
    return table


def removed(site: Site) -> None:
    """Vera has played against bots alone, and has all of it deleted; a mark is left."""
    site.enter("Vera")
    table = for_sale(site, "Vera", "Vera").start()
    table.do("Vera", "vote-end", yes=True)
    table.until("Vera", lambda seen: seen["table"]["status"] == "over")
    site.ask("Vera", "DELETE", "/api/my-games")
    del site.people["Vera"]


def seeds(site: Site) -> Sitting:
    """One of two has sealed a seed; nothing is dealt yet."""
    table = for_sale(site, "Anna", "Anna", edition="1997-variant").sit("Bela")
    table.do("Anna", "start")
    table.add_seed("Anna", "seal")
    return table
