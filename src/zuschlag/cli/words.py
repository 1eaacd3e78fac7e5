"""Faults as sentences for people: what was wrong, and what would be right."""

from zuschlag.errors import Malformed, ZuschlagError

_SENTENCES = {
    "record/unknown-edition": "There is no edition {edition}. Known: {known}.",
    "record/seats-not-allowed": "{edition} is not played with {seats} seats; it takes {allowed}.",
    "record/option-not-allowed": "{path} belongs to {only}.",
    "record/unknown-option": "There is no switch {path}. Known: {known}.",
    "record/bad-option": "{path} must be one of: {allowed}.",
    "record/unreadable": "{file} cannot be read: {reason}.",
    "record/unknown-policy": "There is no policy {policy}. Known: {known}.",
    "record/wrong-number-of-policies": "{found} policies, {seats} seats: give one, or one a seat.",
    "record/bad-target": "{file} must end in {allowed}.",
    "record/unwritable": "{file} cannot be written: {reason}.",
}


def sentence(fault: ZuschlagError) -> str:
    """A sentence for this fault; a plain telling of slug and facts where none is written."""
    told = {name: _listed(value) for name, value in fault.facts.items()}
    told["path"] = fault.path if isinstance(fault, Malformed) else ""
    form = _SENTENCES.get(fault.slug)
    return form.format_map(told) if form else str(fault)


def _listed(value: object) -> object:
    return ", ".join(str(one) for one in value) if isinstance(value, list) else value
