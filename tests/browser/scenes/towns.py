"""Monopoly: what a town asks of people."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.landlords import WHOLE_PURSE, Collector, Landlord, play_until, tap
from tests.browser.scenes import Scene
from tests.browser.seating import begin, host_table, sit_down

CASUAL: dict[str, Any] = {"game": "monopoly", "edition": "aalen-casual", "seats": 4}
EVENT: dict[str, Any] = {"game": "monopoly", "edition": "aalen-event", "seats": 2}
SHORT = {"end.limit": {"rounds": 12}}


class Buyer(Landlord):
    """Buys what is to be had, and counts the turns."""

    turns = 0

    def go_on(self) -> bool:
        """As everybody."""
        self.turns += self.has("End turn")
        return super().go_on()


class Spendthrift(Buyer):
    """Outbids everybody."""

    def bid_or_pass(self) -> bool:
        """At any price."""
        return self.press("Bid ") or self.press("Pass")


class Giver(Landlord):
    """Takes every offer."""

    def answer_offer(self) -> bool:
        """Gladly."""
        if not self.press(".+ has an offer for you"):
            return False
        with self.sheet("Offers") as sheet:
            tap(sheet.get_by_role("button", name="Accept", disabled=False))
        return True


def anna_at(page: Page, kind: type[Buyer] = Buyer, **settings: Any) -> Buyer:
    """Somebody who buys what is to be had."""
    host_table(page, "Anna", **settings)
    begin(page)
    return kind(page, "Anna")


def sees(anna: Landlord, name: str) -> Callable[[], bool]:
    """Whether there is such a button to be pressed."""
    return lambda: anna.look() and anna.has(name)


def first_turn(page: Page) -> None:
    """The board before anything is sold."""
    anna = anna_at(page, **CASUAL)
    play_until([anna], sees(anna, "Roll$"))


def board(page: Page) -> None:
    """A town with owners."""
    anna = anna_at(page, **CASUAL)
    play_until([anna], lambda: anna.turns > 12 and sees(anna, "Roll$")(), seconds=150)


def buying(page: Page) -> None:
    """Something is for sale."""
    anna = anna_at(page, **CASUAL)
    play_until([anna], sees(anna, "Buy for"))


def auction(page: Page) -> None:
    """It goes to the hammer."""
    anna = anna_at(page, **CASUAL)
    play_until([anna], sees(anna, "To the hammer"))
    anna.press("To the hammer")
    page.get_by_role("button", name="Pass").first.wait_for()


def deed(page: Page) -> None:
    """What a street costs and brings."""
    first_turn(page)
    page.get_by_role("group", name="Board").get_by_role("button").nth(1).click()
    page.get_by_role("dialog").wait_for()


def trade(page: Page) -> None:
    """What one gives for what one gets."""
    offering(page, "120")


def offering(page: Page, cash: str, kind: type[Buyer] = Buyer) -> Buyer:
    """A sheet with an offer for somebody's last deed."""
    anna = anna_at(page, kind, **CASUAL)
    play_until([anna], lambda: anna.turns > 8 and sees(anna, "Trade$")(), seconds=150)
    anna.press("Trade$")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Cash", exact=True).first.fill(cash)
    sheet.get_by_role("checkbox", disabled=False).last.check()
    return anna


def claim(page: Page, bert: Page) -> None:
    """Rent that has to be asked for; nobody rolls before she has."""
    people = anna_and_bert(page, bert)
    play_until(people, sees(people[0], "Demand "), seconds=150)


def building(page: Page, bert: Page) -> None:
    """A whole colour, and wishes for houses."""
    people = anna_and_bert(page, bert)
    play_until(people, sees(people[0], "Build$"), seconds=200)
    people[0].press("Build$")
    tap(page.get_by_role("dialog").get_by_role("button", name="More:"))


def anna_and_bert(page: Page, bert: Page) -> list[Landlord]:
    """Two people; he takes every offer of hers."""
    path = host_table(page, "Anna", **EVENT)
    sit_down(bert, path, "Bert")
    begin(page)
    return [Collector(page, "Anna", "Bert"), Giver(bert, "Bert")]


def debt(page: Page) -> None:
    """More to pay than there is in the purse, which was just given away."""
    anna = offering(page, WHOLE_PURSE, Spendthrift)
    page.get_by_role("dialog").get_by_role("button", name="Offer", exact=True).click()
    play_until([anna], lambda: anna.look() and "You owe" in anna.told, seconds=150)


def text_view(page: Page) -> None:
    """The same in words."""
    buying(page)
    page.keyboard.press("v")
    page.get_by_role("heading", name="What to do").wait_for()


def final(page: Page) -> None:
    """Who owns the town."""
    anna = anna_at(page, **CASUAL, options=SHORT)
    play_until([anna], lambda: anna.is_over, seconds=200)


def money(page: Page) -> None:
    """How the fortunes grew."""
    final(page)
    page.get_by_role("figure").last.scroll_into_view_if_needed()


SCENES = (
    Scene("monopoly-first-turn", first_turn),
    Scene("monopoly", board),
    Scene("monopoly-buying", buying),
    Scene("monopoly-auction", auction),
    Scene("monopoly-deed", deed),
    Scene("monopoly-trade", trade),
    Scene("monopoly-claim", claim, guests=1),
    Scene("monopoly-build", building, guests=1),
    Scene("monopoly-debt", debt),
    Scene("monopoly-text", text_view),
    Scene("monopoly-final", final),
    Scene("monopoly-money", money),
)
