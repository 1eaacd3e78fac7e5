"""Which language a person in a terminal wants: what they say, then what their environment says."""

from collections.abc import Mapping, Sequence

from zuschlag.words.speech import LANGUAGES

_ASKED_IN_ORDER = ("LC_ALL", "LC_MESSAGES", "LANG")


def said(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands: known before anything else is understood."""
    for at, argument in enumerate(arguments):
        flag, _, value = argument.partition("=")
        value = value or "".join(arguments[at + 1 : at + 2])
        if flag == "--lang" and value in LANGUAGES:
            return value
    return None


def wanted(said: str | None, environment: Mapping[str, str]) -> str:
    """One of ours; English where nothing of ours is asked for."""
    if said is not None:
        return said
    locale = next((environment[one] for one in _ASKED_IN_ORDER if environment.get(one)), "")
    named = environment.get("LANGUAGE", "").split(":") if _is_real(locale) else []
    for one in (*named, locale):
        if one[:2] in LANGUAGES and not one[2:3].isalpha():
            return one[:2]
    return "en"


def _is_real(locale: str) -> bool:
    """Under C and POSIX a list of languages does not count, as gettext has it."""
    return locale.partition(".")[0] not in ("", "C", "POSIX")
