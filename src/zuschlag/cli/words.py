"""Faults as sentences for people: what was wrong, and what would be right."""

from zuschlag.cli.board_words import BOARD_SENTENCES
from zuschlag.cli.fair_words import FAIR_SENTENCES
from zuschlag.cli.journal_words import JOURNAL_SENTENCES
from zuschlag.cli.monopoly.words import MONOPOLY_SENTENCES
from zuschlag.cli.serve_words import SERVE_SENTENCES
from zuschlag.errors import Malformed, ZuschlagError

_SENTENCES = {
    "record/duplicate-key": "{path} stands twice.",
    "record/unknown-game": "There is no such game here. Known: {known}.",
    "record/unknown-rules": "There are no such rules. Known numbers: {known}.",
    "record/unknown-edition": "There is no edition {edition}. Known: {known}.",
    "record/seats-not-allowed": "{edition} is not played with {seats} seats; it takes {allowed}.",
    "record/option-not-allowed": "{path} belongs to {only}.",
    "record/unknown-option": "There is no switch {path}. Known: {known}.",
    "record/bad-option": "{path} must be one of: {allowed}.",
    "record/not-json": "This is not JSON: {reason}.",
    "record/truncated": "The file stops in the middle: {reason}.",
    "record/too-large": "{path} is larger than {most_bytes} bytes ($ is the whole file).",
    "record/too-deep": "The file is nested too deeply to be a game.",
    "record/missing-key": "{path} is missing.",
    "record/unknown-key": "{path} is no key of a record. Known: {known}.",
    "record/wrong-type": "{path} must be a {expected}, not a {found}.",
    "record/duplicate-card": "{path}: card {card} is there more often than in the box ({copies}).",
    "record/unknown-card": "{path}: the edition has no card {card}.",
    "record/wrong-number-of-cards": "{path} must have {expected} cards, not {found}.",
    "record/unknown-verb": "{path}: {verb} is no verb. Known: {known}.",
    "record/bad-places": "{path} must be {expected}.",
    "for-sale/game-over": "The game was over.",
    "for-sale/not-now": "That is not done in this phase ({phase}).",
    "for-sale/not-your-turn": "It was for {who} to move.",
    "for-sale/already-sealed": "A building already lay face down there; to move: {who}.",
    "for-sale/bid-too-low": "{offered} is too low; the least bid was {least}.",
    "for-sale/bid-too-high": "{offered} is more than there was; the most was {most}.",
    "for-sale/not-in-hand": "Building {building} was not in the hand: {hand}.",
    "record/unreadable": "{file} cannot be read: {reason}.",
    "record/unknown-policy": "There is no policy {policy}. Known: {known}.",
    "record/wrong-number-of-policies": "{found} policies, {seats} seats: give one, or one a seat.",
    "record/bad-target": "{file} must end in {allowed}.",
    "record/unwritable": "{file} cannot be written: {reason}.",
    **BOARD_SENTENCES,
    **FAIR_SENTENCES,
    **JOURNAL_SENTENCES,
    **MONOPOLY_SENTENCES,
    **SERVE_SENTENCES,
}


def sentence(fault: ZuschlagError) -> str:
    """A sentence for this fault; a plain telling of slug and facts where none is written."""
    told = {name: _listed(value) for name, value in fault.facts.items()}
    told["path"] = fault.path if isinstance(fault, Malformed) else ""
    form = _SENTENCES.get(fault.slug)
    return form.format_map(told) if form else str(fault)


def _listed(value: object) -> object:
    if not isinstance(value, list):
        return value
    return ", ".join(str(one) for one in value) or "none"
