"""Why a wished table cannot be laid."""

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.words.here import words
from zuschlag.words.refused import refused


def what_is_wrong(fault: ZuschlagError) -> str:
    """Why a table cannot be laid like this."""
    if isinstance(fault, Malformed):  # people wish for options, tables have settings
        fault = Malformed(fault.slug, fault.path.removeprefix("settings."), fault.facts)
    return refused(fault, words(), to="you")
