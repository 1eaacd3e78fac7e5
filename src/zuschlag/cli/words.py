"""Faults as sentences for people: what was wrong, and what would be right."""

from zuschlag.errors import ZuschlagError
from zuschlag.words.here import words
from zuschlag.words.refused import refused


def sentence(fault: ZuschlagError) -> str:
    """A sentence for this fault, in the language spoken here."""
    return refused(fault, words())
