"""Names are cleaned, and look-alikes have one skeleton (T25)."""

import pytest

from zuschlag.errors import Malformed
from zuschlag.table.names import cleaned, skeleton


@pytest.mark.parametrize(
    "name", ["Anna", "Jörg", "李雷", "Ана", "O'Neill", "Zoë 2", "محمد", "<b>", "🎲 Dice"]
)
def test_a_name_of_any_script_is_kept(name: str) -> None:
    assert cleaned(name) == name


def test_spaces_are_single_and_not_around() -> None:
    assert cleaned("  Anna   Maria ") == "Anna Maria"


def test_one_spelling_for_composed_letters() -> None:
    assert cleaned("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 33, "a\u202eb", "a\u200bb", "a\u200db", "\ufeffa", "a\nb", "a\tb", "a\x00b",
     "a\x7fb", "a\u2028b", "a\u00a0b", "a\u3000b", "\u2066a\u2069", "a\ue000", "\u3164", "\u2800",
     "\u0301a", "a" + "\u0335" * 4, "a\udc80b", "\U000e0041"],
)  # fmt: skip
def test_what_has_no_ink_or_turns_the_line_around_is_refused(name: str) -> None:
    with pytest.raises(Malformed):
        cleaned(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna"), ("Anna", "Аnnа"), ("Anna", "ΑΝΝΑ"), ("José", "Jose"), ("Tom", "T0m"),
     ("Illia", "lIlia"), ("Bill", "BiII"), ("Anna", "An na"), ("Anna", "Anna."), ("Max", "Мах"),
     ("Moritz", "Rnoritz".replace("R", "r")), ("Walter", "VValter"), ("Anna", "Ａｎｎａ"),
     ("Strasse", "Straße"), ("Lisa", "L1sa"), ("Susi", "$usi")],
)  # fmt: skip
def test_look_alikes_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Tom", "Tim"), ("Jan", "Jana"), ("李雷", "李磊")]
)
def test_other_names_stay_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
