"""Who is there, and who is not: an end that is asked for, a friend who vanishes and comes back."""

import re

from playwright.sync_api import Page, expect

from tests.browser import landlords
from tests.browser.bidders import PASS, Bidder, play_until
from tests.browser.conftest import Checked
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table, sit_down
from tests.browser.test_agreeing import from_menu, notice, sheet
from tests.browser.visitors import Visitors

END = "End the game without a result"


def two_people(visitors: Visitors, **settings: object) -> tuple[Page, Page, str]:
    anna, ben = visitors.desktop(), visitors.phone()
    path = host_table(anna, "Anna", **settings, absence="ask", away_after=60)
    sit_down(ben, path, "Ben")
    begin(anna)
    for page in (anna, ben):
        expect(page.get_by_text("Round 1").first).to_be_visible()
    return anna, ben, path


def vanishes(anna: Page, ben: Page) -> None:
    """The browser is gone, and the table says so, long before anybody plays in their place."""
    ben.close()
    expect(notice(anna, "Ben has lost the connection.")).to_be_visible()


def returns(anna: Page, ben: Page, path: str) -> Page:
    """The same person, by the link."""
    again = ben.context.new_page()
    again.goto(path)
    expect(again.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(notice(anna, "Ben has lost the connection.")).to_have_count(0)
    return again


def test_a_friend_who_vanishes_in_an_auction_is_waited_for_or_stood_in_for(
    visitors: Visitors, axe: Checked
) -> None:
    anna, ben, path = two_people(visitors, **FOR_SALE)
    play_until([Bidder(anna, limit=3)], lambda: Bidder(ben, limit=0).may_pass)
    vanishes(anna, ben)
    gone = notice(anna, "Ben has lost the connection.")
    expect(gone).to_contain_text(re.compile(r"A bot plays in 0:\d\d\."))
    expect(anna.get_by_role("img", name="not connected")).to_be_visible()
    axe(anna)
    gone.get_by_role("button", name="Wait", exact=True).click()
    expect(gone).to_contain_text("You keep the seat of Ben: the table waits.")
    ben = returns(anna, ben, path)
    expect(ben.get_by_text(re.compile("A bot plays for you"))).to_have_count(0)
    expect(ben.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(ben.get_by_role("button", name=PASS, disabled=False)).to_be_visible()

    vanishes(anna, ben)
    gone.get_by_role("button", name="Let the bot play").click()
    expect(gone).to_have_count(0)
    play_until([Bidder(anna, limit=0)], lambda: Bidder(anna, limit=0).may_pass)
    ben = returns(anna, ben, path)
    anna.keyboard.press("l")
    log = sheet(anna).get_by_role("list")
    for line in ("You keep the seat of Ben: the table waits.", "Ben is away; a bot plays on."):
        expect(log.get_by_text(line)).to_be_visible()
    expect(log.get_by_text("Ben is back.")).to_have_count(2)
    anna.keyboard.press("Escape")

    from_menu(anna, END)
    expect(sheet(anna)).to_contain_text("The others are asked.")
    sheet(anna).get_by_role("button", name="Ask the others to end it").click()
    asked = notice(ben, "Anna wants to end the game without a result.")
    axe(ben)
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    expect(notice(anna, "You want to end the game")).to_have_count(0)


def test_a_game_of_monopoly_ends_only_after_a_question(visitors: Visitors, axe: Checked) -> None:
    """The other one vanishes there too; then who is alone ends it, and nobody has the turn."""
    anna, ben, path = two_people(visitors, **{**MONOPOLY, "seats": 2})
    vanishes(anna, ben)
    expect(anna.get_by_role("button", name=re.compile("Ben, .*not connected"))).to_be_visible()
    ben = returns(anna, ben, path)
    from_menu(ben, "Let a bot play on")
    expect(notice(ben, "A bot plays for you.")).to_be_visible()

    from_menu(anna, END)
    expect(sheet(anna)).to_contain_text("It ends now and without a result")
    axe(anna)
    sheet(anna).get_by_role("button", name="Play on").click()
    expect(sheet(anna).get_by_role("button", name=END)).to_be_visible()
    anna.keyboard.press("Escape")
    from_menu(anna, END)
    sheet(anna).get_by_role("button", name=END).click()
    for page in (anna, ben):
        expect(page.get_by_role("heading", name="Ended by agreement")).to_be_visible()
        expect(page.get_by_text("Nobody wins.")).to_be_visible()
        for word in ("has the turn", "wins", "You roll", "rolls next"):
            expect(page.get_by_text(word, exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("has the turn"))).to_have_count(0)


def test_a_friend_who_vanishes_in_an_auction_of_monopoly_has_the_chair_back(
    visitors: Visitors,
) -> None:
    """Waited for, then stood in for; nothing that was bid is lost."""
    anna, ben, path = two_people(visitors, **{**MONOPOLY, "seats": 2})
    both: list[landlords.Landlord] = [Auctioneer(anna, "Anna"), Auctioneer(ben, "Ben")]
    landlords.play_until(both, lambda: Auctioneer(ben, "Ben").is_to_bid)
    vanishes(anna, ben)
    gone = notice(anna, "Ben has lost the connection.")
    gone.get_by_role("button", name="Wait", exact=True).click()
    expect(gone).to_contain_text("You keep the seat of Ben: the table waits.")
    ben = returns(anna, ben, path)
    expect(ben.get_by_role("button", name=re.compile("^Bid "), disabled=False)).to_be_visible()

    vanishes(anna, ben)
    gone.get_by_role("button", name="Let the bot play").click()
    expect(gone).to_have_count(0)
    landlords.play_until([landlords.Landlord(anna, "Anna")], lambda: not has_auction(anna))
    ben = returns(anna, ben, path)
    expect(ben.get_by_text(re.compile("A bot plays for you"))).to_have_count(0)
    anna.keyboard.press("l")
    log = sheet(anna).get_by_role("list")
    expect(log.get_by_text("Ben is away; a bot plays on.")).to_be_visible()
    expect(log.get_by_text("Ben is back.")).to_have_count(2)


class Auctioneer(landlords.Landlord):
    """Sends everything to the hammer, and waits there."""

    @property
    def is_to_bid(self) -> bool:
        self.look()
        return self.has("Bid ")

    def buy_or_not(self) -> bool:
        return self.press("To the hammer")

    def bid_or_pass(self) -> bool:
        """Anna bids once, so that it is Ben's turn; Ben thinks about it."""
        return self.name == "Anna" and self.press("Bid ")


def has_auction(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^(Bid|Pass)")).count() > 0
