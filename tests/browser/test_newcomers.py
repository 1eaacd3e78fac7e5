"""For newcomers: signs have names at first, and the help answers what one asks in own words."""

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Checked
from tests.browser.measuring import overhang
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table, make_table
from tests.browser.test_small_windows import box, touch
from tests.browser.typing_hands import Hands
from tests.browser.visitors import SIZES, Visitors
from tests.thorough import a_few
from zuschlag.words.speech import LANGUAGES

QUESTIONS = [
    ("fr", "C’est quoi, un hold ?", "Arrêter les dés"),
    ("en", "what is a hold?", "Hold the dice"),
    ("de", "Was ist ein Hold?", "Würfel anhalten"),
    ("it", "Che cos’è un hold?", "Ferma i dadi"),
]


def test_signs_have_names_at_the_first_tables(visitors: Visitors, axe: Checked) -> None:
    page = visitors.window(SIZES["small"])
    host_table(page, "Anna", **FOR_SALE)
    begin(page)
    log = page.get_by_role("button", name="Log", exact=True)
    expect(log).to_have_text("Log")
    assert overhang(page) <= 0
    axe(page)
    many = json.dumps(json.dumps(["a", "b", "c", "d"]))
    page.evaluate(f"localStorage.setItem('zuschlag.tables', {many})")
    page.reload()
    expect(log).to_be_visible()
    expect(log).to_have_text("")


@pytest.mark.parametrize("language", a_few(LANGUAGES, every=4))
def test_every_sign_of_a_phone_has_its_name_and_room_for_it(
    visitors: Visitors, language: str
) -> None:
    page = visitors.window(SIZES["small"], language=language)
    page.goto(make_table(page, "Anna", **MONOPOLY))
    page.locator("main .primary").first.click()
    page.locator(".bar .icons").wait_for()
    signs = page.locator(".bar .icons button:visible, nav .help, nav button")
    expect(signs).to_have_count(6)
    names = [box(sign.locator("span").last) for sign in signs.all()]
    assert all(name["right"] - name["left"] > 10 for name in names)
    assert not any(touch(one, other) for one, other in pairwise(names))
    assert overhang(page) <= 0


@pytest.mark.parametrize(("language", "question", "answer"), a_few(QUESTIONS, every=4))
def test_the_help_answers_by_keyboard(
    visitors: Visitors, axe: Checked, language: str, question: str, answer: str
) -> None:
    page = visitors.window(SIZES["small"], language=language)
    page.goto("/help")
    field = page.get_by_role("searchbox")
    field.press_sequentially(question)
    first = page.get_by_role("search").locator("+ ol h2").first
    expect(first).to_have_text(answer)
    axe(page)
    assert overhang(page) <= 0
    Hands(page).press("Enter")
    expect(first).to_be_focused()


def test_a_question_nobody_can_answer_is_said_so(desktop: Page) -> None:
    desktop.goto("/help")
    desktop.get_by_role("searchbox").fill("qqqq")
    told = desktop.get_by_role("search").get_by_role("status")
    expect(told).to_have_text("No answer to that. Try a single word.")
