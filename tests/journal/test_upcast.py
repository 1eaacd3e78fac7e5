"""Entries of older shapes are lifted to today's when they are read."""

from typing import Any

import pytest

from zuschlag.errors import ZuschlagError
from zuschlag.journal.upcast import UPCASTS, Upcasts


def upcasts() -> Upcasts:
    ours = Upcasts()

    @ours.lifts("sat", 1)
    def _name_the_colour(public: dict[str, Any], opened: dict[str, Any]) -> Any:
        return {**public, "colour": 0}, opened

    @ours.lifts("sat", 2)
    def _keep_the_name_to_oneself(public: dict[str, Any], opened: dict[str, Any]) -> Any:
        name = public["name"]
        return {"colour": public["colour"]}, {**opened, "name": name}

    return ours


def test_an_old_entry_takes_every_step() -> None:
    assert upcasts().lifted("sat", 1, {"name": "Ann"}, {}) == ({"colour": 0}, {"name": "Ann"})
    middle = upcasts().lifted("sat", 2, {"name": "Ann", "colour": 3}, {})
    assert middle == ({"colour": 3}, {"name": "Ann"})


def test_what_is_of_today_stays_as_it_is() -> None:
    assert upcasts().newest("sat") == 3
    assert upcasts().lifted("sat", 3, {"colour": 3}, {}) == ({"colour": 3}, {})
    assert UPCASTS.lifted("said", 1, {"text": "hello"}, {}) == ({"text": "hello"}, {})


def test_an_entry_of_a_newer_program_is_refused() -> None:
    for kind, version in (("sat", 4), ("said", 2), ("said", 0)):
        with pytest.raises(ZuschlagError, match="journal/newer-entry"):
            upcasts().lifted(kind, version, {}, {})


def test_steps_are_registered_once_and_without_gaps() -> None:
    for version in (1, 4):
        with pytest.raises(ValueError, match="sat"):
            upcasts().lifts("sat", version)
