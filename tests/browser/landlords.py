"""People at a table of Monopoly, who act by what the page shows them.

A collector buys, completes a colour by trades and builds on it. A spender sends the first property
to the hammer and answers an offer with one that empties its own purse, and so comes to owe money.
"""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import chain

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 3000  # milliseconds for a button that may be gone
WHOLE_PURSE = "100000"

_BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"([^\n]*)')
_OWNED = re.compile(r"^(?P<name>[^,]+), (?P<group>[a-z ]+), belongs to (?P<owner>[^,]+)")
_OF_TWO = ("brown", "dark blue")
_OF_THREE = ("light blue", "pink", "orange", "red", "yellow", "green")
_GO_ON = ("Roll", "End turn", "Let the dice go", "Done", "None")

Owners = dict[str, str]
"""Whose a street is, by its name"""


class Landlord:
    """Somebody at the board, who buys what is to be had."""

    MOST = 30  # of a bid

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.bar = page.get_by_role("region", name="What to do")
        self.told = ""
        self.is_reluctant = False  # to pay what cannot be paid from the purse

    @property
    def is_over(self) -> bool:
        """The game is counted."""
        return self.page.get_by_role("button", name="Play again").is_visible()

    def decide(self) -> bool:
        """Do one thing, the most urgent first; False when there is nothing to do."""
        if not self.look():
            return False
        steps = (
            self.demand,
            self.answer_offer,
            self.pay,
            self.bid_or_pass,
            self.buy_or_not,
            self.use_turn,
            self.go_on,
        )
        return any(step() for step in steps)

    @property
    def owes(self) -> bool:
        """A debt waits to be paid, or did when this person looked last."""
        return "You owe" in self.told

    def look(self) -> bool:
        """Read the bar once; it says what is asked and what may be pressed."""
        self.told = ""
        with suppress(TimeoutError):
            if self.bar.is_visible():
                self.told = self.bar.aria_snapshot(timeout=PATIENCE)
        return bool(self.told)

    def has(self, name: str) -> bool:
        """Whether there is such a button to be pressed."""
        found = _BUTTON.findall(self.told)
        return any(re.match(name, one) for one, marks in found if "[disabled]" not in marks)

    def press(self, name: str) -> bool:
        """Press what the bar has; the table may have moved on before the finger is down."""
        if not self.has(name):
            return False
        tap(self.bar.get_by_role("button", name=re.compile(f"^{name}"), disabled=False))
        return True

    def demand(self) -> bool:
        """Rent does not come by itself."""
        return self.press("Demand ")

    def answer_offer(self) -> bool:
        """Politely no."""
        if not self.press(".+ has an offer for you"):
            return False
        with self.sheet("Offers") as sheet:
            tap(sheet.get_by_role("button", name="Decline"))
        return True

    def pay(self) -> bool:
        """A debt is paid by mortgages, then by buildings; whoever has neither gives up."""
        if not self.owes or self.is_reluctant:
            return self.owes
        if self.press("Mortgage"):
            with self.sheet("Mortgages") as sheet:
                tap(sheet.get_by_role("button", name=re.compile("^Mortgage:"), disabled=False))
        elif self.press("Sell"):
            with self.sheet("Sell buildings") as sheet:
                tap(sheet.get_by_role("button", name=re.compile("^Less:"), disabled=False))
                tap(sheet.get_by_role("button", name="Sell", exact=True, disabled=False))
        elif self.press("Give up"):
            with self.sheet("Give up[?]") as sheet:
                tap(sheet.get_by_role("button", name="Give up"))
        return True

    def bid_or_pass(self) -> bool:
        """One more, as long as it is worth it."""
        bid = re.search(r'button "Bid \D*(\d+)"', self.told)
        return self.press("Bid " if bid and int(bid[1]) <= self.MOST else "Pass")

    def buy_or_not(self) -> bool:
        """Buy."""
        return self.press("Buy for") or self.press("To the hammer")

    def use_turn(self) -> bool:
        """What else may be done before the turn ends."""
        return False

    def go_on(self) -> bool:
        """Roll, go on, be done."""
        return any(self.press(name) for name in _GO_ON)

    def sheet(self, title: str) -> "Sheet":
        """A sheet that has been opened."""
        return Sheet(self.page, title)

    def owners(self) -> dict[str, Owners]:
        """For each colour the streets that have an owner, as the board shows it."""
        found: dict[str, Owners] = {group: {} for group in (*_OF_TWO, *_OF_THREE)}
        board = self.page.get_by_role("group", name=re.compile("^Board"))
        labels = "all => all.map((one) => one.getAttribute('aria-label') ?? '')"
        for label in board.get_by_role("button").evaluate_all(labels):
            told = _OWNED.match(label)
            if told and told["group"] in found:
                found[told["group"]][told["name"]] = told["owner"]
        return found


class Sheet:
    """A sheet while it is open; whoever leaves it puts it away."""

    def __init__(self, page: Page, title: str) -> None:
        self.page = page
        self.dialog = page.get_by_role("dialog", name=re.compile(f"^{title}"))

    def __enter__(self) -> Locator:
        return self.dialog

    def __exit__(self, *fault: object) -> None:
        if self.dialog.is_visible():
            self.page.keyboard.press("Escape")  # most go by themselves, perhaps right now


def tap(button: Locator) -> None:
    """Press a button that may be gone."""
    with suppress(TimeoutError):
        button.first.click(timeout=PATIENCE)


def is_whole(group: str, owners: Owners) -> bool:
    """Whether every street of the colour has an owner."""
    return len(owners) == (2 if group in _OF_TWO else 3)


class Collector(Landlord):
    """Completes a colour by trades, and builds on it."""

    MOST = 400
    FIRST_PRICE = 20
    PRICE_FOR_BOTS = 300

    def __init__(self, page: Page, name: str, partner: str) -> None:
        super().__init__(page, name)
        self.partner = partner
        self.has_built = False
        self.has_traded = False
        self.has_asked = False  # since the dice were last rolled, or a turn ended
        self.offers = 0
        self.hopeless: set[str] = set()  # streets that cannot be traded

    def use_turn(self) -> bool:
        """Build where it is possible; trade for what is missing."""
        if self.has("Your offer"):
            self.page.wait_for_timeout(20)
            return True
        if not self.has_built and self.press("Build$"):
            self.build()
            return True
        wanted = self.wanted() if self.has("Trade$") and not self.has_asked else None
        if wanted is None or not self.press("Trade$"):
            return False
        self.has_asked = True
        self.offer(*wanted)
        return True

    def go_on(self) -> bool:
        """A new step, a new offer."""
        self.has_asked = False
        return super().go_on()

    def build(self) -> None:
        """One level on the first street of the colour."""
        with self.sheet("Build") as sheet:
            tap(sheet.get_by_role("button", name=re.compile("^More:"), disabled=False))
            tap(sheet.get_by_role("button", name="Build", exact=True, disabled=False))
        self.has_built = True

    def wanted(self) -> tuple[str, str] | None:
        """At first one of the partner's streets; then what completes a colour soonest."""
        colours = self.owners()
        deeds = chain.from_iterable(map(dict.items, colours.values()))
        theirs = [deed for deed in deeds if deed[1] == self.partner]
        if not self.has_traded and len(theirs) > 1:  # one stays, and can be mortgaged
            return theirs[0]
        if self.has_built:
            return None
        missing = [
            [deed for deed in owners.items() if deed[1] != self.name]
            for group, owners in colours.items()
            if is_whole(group, owners) and not self.hopeless & owners.keys()
        ]
        soonest = min(filter(None, missing), key=len, default=[])
        return min(soonest, key=lambda deed: deed[1] != self.partner, default=None)

    def offer(self, street: str, owner: str) -> None:
        """Money for it; more each time."""
        self.offers += 1
        base = self.FIRST_PRICE if owner == self.partner else self.PRICE_FOR_BOTS
        self.hopeless.add(street)
        with self.sheet("Offer a trade") as sheet, suppress(TimeoutError):
            sheet.get_by_text(owner, exact=True).click(timeout=PATIENCE)
            cash = sheet.get_by_role("group", name="You give").get_by_role(
                "spinbutton", name="Cash"
            )
            cash.fill(str(base + self.offers), timeout=PATIENCE)
            theirs = sheet.get_by_role("group", name=f"{owner} gives")
            theirs.get_by_role("checkbox", name=street).check(timeout=PATIENCE)
            sheet.get_by_role("button", name="Offer", exact=True).click(timeout=PATIENCE)
            self.hopeless.remove(street)

    def answer_offer(self) -> bool:
        """What the partner offers is fine."""
        if not self.press(f"{self.partner} has an offer for you"):
            return super().answer_offer()
        with self.sheet("Offers") as sheet:
            tap(sheet.get_by_role("button", name="Accept", disabled=False))
        self.has_traded = True
        return True


class Spender(Landlord):
    """Has the first property auctioned, and trades the whole purse away."""

    def __init__(self, page: Page, name: str, partner: str) -> None:
        super().__init__(page, name)
        self.partner = partner
        self.has_declined = False

    def buy_or_not(self) -> bool:
        """The first one goes to the hammer."""
        if not self.has_declined and self.press("To the hammer"):
            self.has_declined = True
            return True
        return super().buy_or_not()

    def answer_offer(self) -> bool:
        """What the partner wants may be had together with the whole purse, for another street."""
        if not self.press(f"{self.partner} has an offer for you"):
            return super().answer_offer()
        with self.sheet("Offers") as sheet:
            tap(sheet.get_by_role("button", name="Counter-offer"))
        with self.sheet("Counter-offer") as sheet, suppress(TimeoutError):
            mine = sheet.get_by_role("group", name="You give")
            theirs = sheet.get_by_role("group", name=f"{self.partner} gives")
            mine.get_by_role("spinbutton", name="Cash").fill(WHOLE_PURSE, timeout=PATIENCE)
            if street := self.street_to_ask_for():
                theirs.get_by_role("spinbutton", name="Cash").fill("0", timeout=PATIENCE)
                theirs.get_by_role("checkbox", name=street).check(timeout=PATIENCE)
            sheet.get_by_role("button", name="Offer", exact=True).click(timeout=PATIENCE)
        return True

    def street_to_ask_for(self) -> str | None:
        """One that the partner does not need for a colour."""
        spare = (
            street
            for group, owners in self.owners().items()
            if not is_whole(group, owners)
            for street, owner in owners.items()
            if owner == self.partner
        )
        return next(spare, None)


def play_until(people: list[Landlord], is_there: Callable[[], bool], seconds: float = 180) -> None:
    """Let everybody decide in turn until it is so."""
    until = time.monotonic() + seconds
    while not is_there():
        assert time.monotonic() < until, "\n".join(person.told for person in people)
        for person in people:
            if not person.decide():
                person.page.wait_for_timeout(10)
            if is_there():
                return
