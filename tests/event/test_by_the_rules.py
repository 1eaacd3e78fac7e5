"""The file with which pages are tried says what the rules say now."""

import json

from tests.event.by_the_rules import FILE, told


def test_pages_are_tried_against_these_rules() -> None:
    assert json.loads(FILE.read_text()) == told()
