"""Slow tables for an era: days for a move, people on vacation, a browser that wants to be told."""

from tests.eras.for_sale_scenes import for_sale, least
from tests.eras.monopoly_scenes import buying, monopoly
from tests.eras.sitting import Json, Site, Sitting
from tests.server.push_service import Browser

CONTACT = "mailto:host@example.org"
FLAGS = ("--push", CONTACT, "--push-loopback")
ENDPOINT = "http://127.0.0.1:9/era"
"""Nobody listens there: what is posted is lost, as it would be at a browser that is gone."""


def subscribed(site: Site, who: str) -> Json:
    """Somebody wants to be told; what was given, and the key the server has shown."""
    given = Browser(f"{ENDPOINT}/{who}", "de").subscription
    site.ask(who, "POST", "/api/push", given)
    return {"who": who, "given": given, "key": site.ask(who, "GET", "/api/push")["key"]}


def auction(site: Site) -> Sitting:
    """One is back from a vacation, whoever is asked has just begun one."""
    agreed = {"time": {"days": 3, "vacation": 20}, "listed": True, "title": "Until spring"}
    table = for_sale(site, "Anna", "Anna", **agreed).sit("Bela", "Cem").start()
    table.play(least, lambda game: game["round"] == 2)
    first = table.look("Anna")["game"]["waiting"][0]
    away, back, third = (table.people[(first + step) % 3] for step in range(3))
    table.do(back, "vacation", days=5)
    table.do(back, "vacation", days=0)
    table.do(away, "vacation", days=2)
    table.do(away, "vacation", days=7)  # longer after all
    table.told = {"away": away, "back": back, "third": third}
    return table


def street(site: Site) -> Sitting:
    """A day for a move, and no vacation; one seat is a bot's."""
    table = monopoly(site, "Anna", "Anna", time={"days": 1, "vacation": 0}).sit("Bela").start()
    return table.play(buying, lambda game: game["round"] == 2 and 1 in game["waiting"])


def is_moved_on(table: Sitting) -> None:
    """After the restart somebody else plays, and goes away, too."""
    table.do(table.told["third"], "vacation", days=1)
    table.move(table.told["away"], "pass")  # whoever is on vacation may move all the same
