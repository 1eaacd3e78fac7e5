"""Tables of Monopoly for an era, each left where something is still open, or over."""

import tomllib
from pathlib import Path
from typing import Any

from tests.cli.command import zuschlag
from tests.eras.sitting import Json, Site, Sitting, opened

ORDER = ("buy", "roll", "done", "pay-fine", "pass", "decline")


def monopoly(site: Site, host: str, name: str | None = None, **settings: Any) -> Sitting:
    """A short game whose bots do not think long."""
    usual = {"game": "monopoly", "edition": "aalen-casual", "seats": 3, "pace": [0.0, 0.0]}
    usual |= {"options": {"end.limit": {"rounds": 6}}}
    return opened(site, host, name, **(usual | settings))


def buying(who: str, seen: Json) -> list[Any]:
    """Buy the slot, go on, raise money when there is no other way; else wait."""
    options = seen["you"]["decision"]["options"]
    for verb in ORDER:
        if options.get(verb):
            return [verb]
    if seen["game"]["phase"] != "debt":
        return []
    if options.get("sell"):
        return ["sell", [options["sell"][0]]]
    return ["mortgage", options["mortgage"][0]] if options.get("mortgage") else ["give-up"]


def declining(who: str, seen: Json) -> list[Any]:
    """Leave everything to the hammer."""
    options = seen["you"]["decision"]["options"]
    return ["decline"] if options.get("decline") else buying(who, seen)


def lobby(site: Site) -> Sitting:
    """Eight chairs, to the letter of the sheet."""
    many = {"players.max": 8, "end.limit": {"rounds": 1}, "end.tiebreak": "list"}
    strict = {"edition": "aalen-event-strict", "seats": 8, "options": many, "listed": True}
    table = monopoly(site, "Anna", "Anna", **strict).sit("Bela", "Robo")
    table.do("Anna", "seat-bot", seat=5, bot="landlord")
    return table


def claim(site: Site) -> Sitting:
    """Rent may be asked for, and a deed is offered."""
    grace = {"edition": "aalen-event", "options": {"end.limit": {"rounds": 12}}}
    table = monopoly(site, "Anna", "Anna", pace=[0.2, 0.2], **grace).sit("Bela", "Cem").start()
    table.play(buying, lambda game: game["claims"] and game["phase"] == "window")
    found = table.look("Anna")["game"]["claims"][0]
    owner, debtor = table.people[found["owner"]], table.people[found["debtor"]]
    third = next(name for name in table.people if name not in (owner, debtor))
    table.move(owner, "offer", found["debtor"], {"deeds": [found["slot"]]}, {"cash": 70})
    table.do(third, "order", demand_rent=True)
    table.told = {"owner": owner, "debtor": debtor, "third": third}
    return table


def claim_is_held(table: Sitting) -> None:
    """Somebody holds the dice back; that does not last long."""
    table.move(table.told["third"], "hold")


def auction(site: Site) -> Sitting:
    """A street under the hammer, with a standing order for it."""
    board = {"edition": "tournament", "board": "classic"}
    limits = {"options": {"end.limit": {"rounds": 4}, "cash.hidden": False, "auction.step": 5}}
    table = monopoly(site, "Anna", "Anna", pace=[0.2, 0.2], **board, **limits)
    table.sit("Bela", "Cem").start()
    table.play(declining, lambda game: game["auction"] is not None)
    first = table.look("Anna")["game"]["waiting"][0]
    bidder, next_one, last = (table.people[(first + step) % 3] for step in range(3))
    table.move(bidder, "bid", 10)
    table.do(last, "order", up_to=40)
    table.told = {"bidder": bidder, "next": next_one, "ordered": last}
    return table


def wishes(site: Site, folder: Path) -> Sitting:
    """On a board of their own two want to build: one wish is sealed, the other one is awaited."""
    always = {"build.alwaysAsk": "on", "cash.hidden": True, "end.limit": {"rounds": 40}}
    settings = {"options": always, "board": own_board(folder), "seats": 2, "pace": [0.2, 0.2]}
    table = monopoly(site, "Anna", "Anna", **settings).sit("Bela").start()
    table.play(buying, lambda game: len(whole_groups(game)) > 1)
    for seat, slots in enumerate(whole_groups(table.look("Anna")["game"])[:2]):
        _collect(table, seat, slots)
    table.play(buying, lambda game: game["phase"] == "window")
    caller = next(name for name in table.people if _may_build(table, name))
    slot = table.look(caller)["you"]["decision"]["options"]["build"][0]
    table.move(caller, "build", [slot])
    asked = table.people[table.look("Anna")["game"]["asked"][0]]
    table.told = {"caller": caller, "asked": asked}
    return table


def own_board(folder: Path) -> Json:
    """Whatever `zuschlag board new` writes, in one language, for a rich and quick town."""
    file = folder / "town.toml"
    zuschlag("board", "new", file)
    town = tomllib.loads(file.read_text("utf-8"))
    town["title"] = "Hillbury"
    town["money"]["start"] = 9_000
    return {key: _in_english(part) for key, part in town.items()}


def _in_english(part: Any) -> Any:
    if isinstance(part, dict):
        return part["en"] if "en" in part else {key: _in_english(one) for key, one in part.items()}
    return [_in_english(one) for one in part] if isinstance(part, list) else part


def whole_groups(game: Json) -> list[list[int]]:
    """The streets of every colour that the bank has sold."""
    groups: dict[str, list[int]] = {}
    for slot, one in enumerate(game["board"]["slots"]):
        if one["kind"] == "street":
            groups.setdefault(one["group"], []).append(slot)
    sold = [slots for slots in groups.values() if all(game["owners"][s] is not None for s in slots)]
    return sorted(sold, key=len)


def _collect(table: Sitting, seat: int, slots: list[int]) -> None:
    """The other one sells what is missing in a group, at a time when one may bargain."""
    other = 1 - seat
    table.play(buying, lambda game: game["phase"] == "window")
    owners = table.look("Anna")["game"]["owners"]
    deeds = [slot for slot in slots if owners[slot] == other]
    if deeds:
        table.move(table.people[other], "offer", seat, {"deeds": deeds}, {"cash": 100})
        number = table.look("Anna")["game"]["offers"][-1]["id"]
        table.move(table.people[seat], "accept", number)


def _may_build(table: Sitting, name: str) -> bool:
    decision = table.look(name)["you"]["decision"]
    return bool(decision and decision["options"].get("build"))


def timed(site: Site) -> Sitting:
    """An event against the clock, stopped by a host who does not play."""
    event: Json = {"edition": "aalen-event", "seats": 2, "pace": [0.5, 1.0]}
    event["options"] = {"end.limit": {"minutes": 2}, "end.mode": "finishTurn"}
    table = monopoly(site, "Hanna", **event).sit("Anna").start()
    table.play(buying, lambda game: game["round"] == 2)
    table.do("Hanna", "pause")
    return table


def casual(site: Site) -> Sitting:
    """Somebody against two bots."""
    table = monopoly(site, "Anna", "Anna").start()
    return table.play(buying, lambda game: game["round"] == 3 and 0 in game["waiting"])


def hurried(site: Site) -> Sitting:
    """The same, and the bots are in a hurry; at the end they are not any more."""
    table = monopoly(site, "Anna", "Anna", pace=[0.1, 0.2]).start()
    table.do("Anna", "hurry", speed=3)
    table.play(buying, lambda game: game["round"] == 2 and 0 not in game["waiting"])
    table.may("Anna", "hurry", speed=4, skip=True)  # not where Anna has something to decide
    table.play(buying, lambda game: game["round"] == 3 and 0 in game["waiting"])
    table.do("Anna", "hurry")
    return table


def ruled(site: Site) -> Sitting:
    """A host who does not play has named the winner."""
    usual = {"edition": "classic", "board": "classic"}
    table = monopoly(site, "Hanna", **usual).sit("Anna", "Bela").start()
    table.play(buying, lambda game: game["round"] == 2)
    table.do("Hanna", "rule", winners=[0], reason="Bela has to catch a train.")
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def ruled_by_player(site: Site) -> Sitting:
    """What a host who plays could do alone once, and now only with everybody's yes."""
    table = monopoly(site, "Anna", "Anna", options={"end.buildings": "half"}).sit("Bela").start()
    table.play(buying, lambda game: game["round"] == 2)
    table.do("Anna", "rule", winners=[0, 1], reason="It is late.")
    table.may("Bela", "answer-ruling", yes=True)
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def finished(site: Site) -> Sitting:
    """Somebody begins, gets up, and bots play to the last round."""
    short = {"end.limit": {"rounds": 5}, "end.buildings": "half", "donation": [150, 75]}
    table = monopoly(site, "Anna", "Anna", options=short)
    table.do("Anna", "seat-bot", seat=1, bot="landlord")
    table.do("Anna", "seat-bot", seat=2, bot="random")
    table.start().play(buying, lambda game: game["round"] == 2)
    table.do("Anna", "stand")
    return table.until("Anna", lambda seen: seen["table"]["status"] == "over")


def seeds(site: Site) -> Sitting:
    """All seeds are sealed, one is shown; nothing is dealt yet."""
    table = monopoly(site, "Anna", "Anna").sit("Bela", "Cem")
    table.do("Anna", "start")
    for name in table.people:
        table.add_seed(name, "seal")
    table.until("Bela", lambda seen: seen["you"]["seed_wanted"] == "show")
    table.add_seed("Bela", "show")
    return table
