"""Faults that `zuschlag verify` tells, as sentences; `words` has all the others."""

FAIR_SENTENCES = {
    "fair/missing": "The record has no fair part: it does not come from a live table.",
    "fair/not-revealed": "The server has not shown its seed yet; it does when the game is over.",
    "fair/unknown-version": "The deal was made by {version}. Known here: {known}.",
    "fair/bad-table": "{path} must have {least} to {most} characters, not {found}.",
    "fair/not-hex": "{path} must be {digits} small hexadecimal digits, not {found}.",
    "fair/wrong-number-of-seeds": "{path} must have one entry per seat: {expected}, not {found}.",
    "fair/not-sealed": "{path} has a seed that was shown and never sealed.",
    "verify/nothing-named": "Name a FILE, or a table with --table.",
    "verify/no-key": "There is no key of a server at {file}; name it with --key.",
}
