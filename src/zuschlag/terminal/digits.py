"""Numerals three lines tall for cards, drawn with half blocks."""

_DIGITS = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
HEIGHT = 3


def large(number: int) -> list[str]:
    """The number as three lines of equal length."""
    drawn = [_DIGITS[digit] for digit in str(number)]
    return [" ".join(digit[line] for digit in drawn) for line in range(HEIGHT)]
