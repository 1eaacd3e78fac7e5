"""What people call themselves: cleaned once at the door, compared by how it looks.

`cleaned` takes what somebody typed and gives the name to show, or Malformed; a table compares
`skeleton`s, so that nobody sits down as the look-alike of somebody else.
"""

import unicodedata

from zuschlag.errors import Malformed

LONGEST = 32

_MOST_MARKS = 3
# Letters without ink: a name of them would look like no name, or like another one.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SMALL_SIGNS = frozenset("-_.·'’`´,")

# What passes for another letter at a glance: Cyrillic, Greek, rare Latin, digits and signs.
_CYRILLIC = ("аеорсухіјѕԁԛԝһӏгптквмнзб", "aeopcyxljsdqwhlrntkbmh3b")
_GREEK = ("αβγεζηικνορτυχωϲϳ", "abyeznlkvoptuxwcj")
_LATIN = ("ıłøđħŧŀɑɡɩʏꞁǀi", "llodhtlaglylll")
_SIGNS = ("01358|!$@", "olesbllsa")
# Capitals look like other letters than their small ones do (Ν like N, ν like v).
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХ", "ABEZHIKMNOPTYXABESIJKMHOPCTYX")
_LOOKS = {
    ord(one): other
    for rare, usual in (_CYRILLIC, _GREEK, _LATIN, _SIGNS)
    for one, other in zip(rare, usual, strict=True)
} | {ord("æ"): "ae", ord("œ"): "oe"}


def cleaned(name: str, most: int = LONGEST) -> str:
    """The name in one spelling with single spaces: 1 to 32 characters that have ink."""
    shown = " ".join(part for part in unicodedata.normalize("NFC", name).split(" ") if part)
    if not 1 <= len(shown) <= most:
        raise Malformed("name/length", "name", {"least": 1, "most": most})
    if not all(map(_is_printable, shown)) or _longest_run_of_marks(shown) > _MOST_MARKS:
        raise Malformed("name/unprintable", "name")
    return shown


def skeleton(name: str) -> str:
    """What is left at a glance: no case, accents, spaces or dots, one of all look-alikes."""
    latin = unicodedata.normalize("NFKC", name).translate(_CAPITALS)
    plain = unicodedata.normalize("NFKD", latin.casefold())
    bare = "".join(letter for letter in plain if unicodedata.category(letter) != "Mn")
    looks = "".join(bare.translate(_LOOKS).translate(_LOOKS).split())
    joined = looks.replace("rn", "m").replace("vv", "w").replace("cl", "d")
    return "".join(letter for letter in joined if letter not in _SMALL_SIGNS)


def _is_printable(letter: str) -> bool:
    """No control, no format (bidi, zero width), nothing private or unassigned, no odd space."""
    if letter == " ":
        return True
    return unicodedata.category(letter)[0] not in "CZ" and letter not in _INVISIBLE


def _longest_run_of_marks(name: str) -> int:
    """A name of stacked marks would climb over its neighbours; one that starts with any too."""
    if unicodedata.category(name[0])[0] == "M":
        return _MOST_MARKS + 1
    most = run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter)[0] == "M" else 0
        most = max(most, run)
    return most
