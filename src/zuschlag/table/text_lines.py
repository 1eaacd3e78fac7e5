"""One line of text people wrote: a title, something said. Shown as text, never as anything else."""

import unicodedata

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def cleaned_line(text: str) -> str:
    """The text in one spelling on one line, without characters that hide or reorder others."""
    normal = unicodedata.normalize("NFC", text)
    seen = (" " if sign.isspace() else sign for sign in normal)
    return " ".join("".join(s for s in seen if unicodedata.category(s) not in _UNSEEN).split())
