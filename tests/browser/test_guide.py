"""A guided first game: by doing, by keyboard and by ear; it can be left and gone on with."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Checked
from tests.browser.seating import open_home
from tests.browser.test_accessibility_tree_only import Listener
from tests.browser.typing_hands import Hands
from tests.browser.visitors import SIZES, Visitors
from tests.thorough import a_few, thorough
from zuschlag.words.speech import LANGUAGES

STEPS = {"for-sale": 9, "monopoly": 11}
GUIDE = "Guided first game, three minutes"
PLACES = [(size, language) for size in ("small", "sideways", "desktop") for language in LANGUAGES]


TABLES = {"for-sale": "For Sale table", "monopoly": "What to do"}


def open_guide(page: Page, game: str) -> None:
    page.goto(f"/guide/{game}")
    expect(page.get_by_role("region", name=TABLES[game])).to_be_visible()
    at_step(page, game, 1)


def at_step(page: Page, game: str, number: int) -> None:
    name = f"Step {number} of {STEPS[game]}"
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.locator(".panel.running")).to_have_count(0)


def told(page: Page) -> str:
    return page.get_by_role("region", name=GUIDE).inner_text()


def test_for_sale_is_learned_by_keyboard(desktop: Page, axe: Checked) -> None:
    hands = Hands(desktop)
    open_guide(desktop, "for-sale")
    for number, keys in enumerate(("1 Enter", "4 Enter", "2 Enter", "p"), start=1):
        at_step(desktop, "for-sale", number)
        hands.press(*keys.split())
    at_step(desktop, "for-sale", 5)
    hands.press("Enter")  # there is only one thing to do, and it has the focus
    for number, building in ((6, "28"), (7, "6")):
        at_step(desktop, "for-sale", number)
        lay(hands, building)
    at_step(desktop, "for-sale", 8)
    axe(desktop)
    hands.press("Enter")
    at_step(desktop, "for-sale", 9)
    final = desktop.get_by_role("table", name=re.compile("standings", re.IGNORECASE))
    expect(final.get_by_role("row").nth(1)).to_contain_text("108")
    assert "108" in told(desktop)
    hands.press("Enter")  # play now
    expect(desktop).to_have_url(re.compile("/t/"))


def lay(hands: Hands, building: str) -> None:
    card = hands.page.get_by_role("button", name=re.compile(rf", worth {building}$"))
    card.focus()
    hands.press("Enter", "Enter")


def test_monopoly_is_learned_by_keyboard(desktop: Page) -> None:
    hands = Hands(desktop)
    open_guide(desktop, "monopoly")
    for number, do in enumerate(MONOPOLY, start=1):
        at_step(desktop, "monopoly", number)
        do(hands)
    at_step(desktop, "monopoly", STEPS["monopoly"])
    expect(desktop.get_by_role("heading", name=re.compile("Guest wins|You win"))).to_be_visible()


def bid(hands: Hands, sum_: str) -> None:
    hands.fill("Your bid", sum_)
    hands.tab_to(f"Bid M{sum_}")
    hands.press("Enter")


def accept(hands: Hands) -> None:
    hands.press("o")
    expect(hands.page.get_by_role("dialog", name="Offers")).to_be_visible()
    hands.tab_to("Accept")
    hands.press("Enter")
    expect(hands.page.get_by_role("dialog")).to_be_hidden()


def build(hands: Hands) -> None:
    hands.press("u")
    sheet = hands.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for street in ("Waldhausen", "Hofen", "Unterrombach-Hofherrnweiler"):
        sheet.get_by_role("button", name=re.compile(f"^(More|One more).*{street}")).press("Enter")
    sheet.get_by_role("button", name=re.compile("^Build")).press("Enter")


MONOPOLY: list[Callable[[Hands], None]] = [
    lambda hands: hands.press("r"),
    lambda hands: hands.press("b"),
    lambda hands: hands.press("e"),
    lambda hands: bid(hands, "60"),
    lambda hands: bid(hands, "80"),
    lambda hands: hands.press("r"),
    lambda hands: hands.press("e"),
    accept,
    build,
    lambda hands: hands.press("d"),
]


def test_another_move_is_refused_kindly_and_nothing_happens(desktop: Page) -> None:
    open_guide(desktop, "for-sale")
    desktop.keyboard.press("p")
    expect(desktop.get_by_text("In a real game you could.").first).to_be_visible()
    at_step(desktop, "for-sale", 1)
    desktop.keyboard.press("Enter")  # a bid of 1 still works
    at_step(desktop, "for-sale", 2)


def test_it_is_offered_to_newcomers_left_at_any_time_and_gone_on_with(desktop: Page) -> None:
    open_home(desktop)
    desktop.get_by_role("link", name=f"{GUIDE}: For Sale").click()
    at_step(desktop, "for-sale", 1)
    desktop.keyboard.press("Enter")
    at_step(desktop, "for-sale", 2)
    desktop.get_by_role("button", name="Leave the lesson").click()
    desktop.get_by_role("link", name="Go on with the guided game: For Sale").click()
    at_step(desktop, "for-sale", 2)
    desktop.reload()
    at_step(desktop, "for-sale", 2)


def test_who_has_finished_a_game_is_not_offered_it(desktop: Page) -> None:
    open_home(desktop)
    played = "[{table:'x',game:'for-sale',edition:'2015',at:1,people:['a'],own:'a',rank:1,score:1}]"
    desktop.evaluate(f"localStorage.setItem('zuschlag.games', JSON.stringify({played}))")
    desktop.reload()
    expect(desktop.get_by_role("button", name="Play now: For Sale")).to_be_visible()
    expect(desktop.get_by_role("link", name=re.compile(GUIDE))).to_have_count(0)


@pytest.mark.parametrize("game", STEPS)
@pytest.mark.parametrize(("size", "language"), a_few(PLACES, every=len(PLACES)))
def test_everybody_can_use_it(
    visitors: Visitors, axe: Checked, size: str, language: str, game: str
) -> None:
    page = visitors.window(SIZES[size], language=language, theme="dark")
    page.goto(f"/guide/{game}")
    expect(page.locator(".panel h2")).to_be_visible()
    expect(page.locator(".panel p").first).not_to_be_empty()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@thorough
@pytest.mark.parametrize("game", STEPS)
def test_it_is_learned_by_ear(desktop: Page, game: str) -> None:
    """What is done comes from the tree alone: the sentence of the lesson, and names of buttons."""
    listener = Listener(desktop)
    open_guide(desktop, game)
    listener.press("Text view")
    for number in range(1, STEPS[game]):
        listener.waits_for(f'heading "Step {number} of')
        expect(desktop.locator(".panel.running")).to_have_count(0)
        follow(listener)
    listener.waits_for('button "From the beginning"')
    assert "guided" in listener.heard.lower()


def follow(listener: Listener) -> None:
    """Do what the lesson has just said."""
    listener.waits_for('region "Guided first game')
    lesson = listener.hears(r'button "Leave the lesson"\n\s+- paragraph: "?([^\n]+)')
    assert lesson, listener.heard
    asked = lesson[1].rstrip('"').rsplit(". ", 1)[-1]
    page = listener.page
    if listener.hears('button "Go on"'):
        listener.press("Go on")
    elif amount := re.search(r"[Bb]id (?:of )?(\d+)", asked):
        page.get_by_role("spinbutton").fill(amount[1])
        page.get_by_role("button", name=re.compile(f"^Bid M?{amount[1]}$")).press("Enter")
    elif building := re.search(r"Lay down the (\d+)", asked):
        page.get_by_role("radio", name=re.compile(rf"\b{building[1]}\b")).press("Space")
        page.get_by_role("button", name=re.compile("^Lay down")).press("Enter")
    elif "accept" in asked:
        page.get_by_role("button", name=re.compile("has an offer for you")).press("Enter")
        page.get_by_role("button", name="Accept", exact=True).press("Enter")
    elif "house" in asked:
        page.get_by_role("button", name="Build", exact=True).press("Enter")
        build_in(page)
    else:
        names = ("Roll", "Buy for", "Done|End turn", "Pass", "Demand")
        wanted = ("roll", "Buy", "End", "Pass", "Ask")
        name = names[next(at for at, word in enumerate(wanted) if word in asked)]
        page.get_by_role("button", name=re.compile(f"^({name})")).first.press("Enter")


def build_in(page: Page) -> None:
    sheet = page.get_by_role("dialog")
    for street in ("Waldhausen", "Hofen", "Unterrombach-Hofherrnweiler"):
        sheet.get_by_role("button", name=re.compile(f"^(More|One more).*{street}")).press("Enter")
    sheet.get_by_role("button", name=re.compile("^Build")).press("Enter")
