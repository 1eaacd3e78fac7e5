"""Two looks: warm paper by day, the auction room by night. Hammer-red is for what needs you now.

Text colours keep 7:1 on paper and cards, secondary text 4.5:1 (a test computes it); brass is
never text. Seats have a letter besides their colour.
"""

from textual.theme import Theme

PAPER = Theme(
    name="paper",
    dark=False,
    primary="#7A5512",
    secondary="#6B6558",
    accent="#B3281A",
    foreground="#1F2430",
    background="#F7F1E5",
    surface="#FFFDF7",
    panel="#EFE6D3",
    success="#2E6B4F",
    warning="#7A5512",
    error="#B3281A",
    variables={
        "ink": "#1F2430",
        "muted": "#5F594D",
        "line": "#B9AC92",
        "brass": "#A97A22",
        "hammer": "#B3281A",
        "on-hammer": "#FFFDF7",
        "sold": "#2E6B4F",
        "card": "#FFFDF7",
        "room": "#F7F1E5",
        "quiet": "#EFE6D3",
    },
)

ROOM = Theme(
    name="room",
    dark=True,
    primary="#E2B65C",
    secondary="#A89F8D",
    accent="#F97F66",
    foreground="#F1EBDD",
    background="#15171C",
    surface="#20242C",
    panel="#2A2F39",
    success="#7CCBA2",
    warning="#E2B65C",
    error="#F97F66",
    variables={
        "ink": "#F1EBDD",
        "muted": "#B0A795",
        "line": "#59606E",
        "brass": "#D9A441",
        "hammer": "#F97F66",
        "on-hammer": "#15171C",
        "sold": "#7CCBA2",
        "card": "#20242C",
        "room": "#15171C",
        "quiet": "#2A2F39",
    },
)

LETTERS = "ABCDEFGH"
SEAT_COLOURS = (
    ("#FFFFFF", "#0072B2"),
    ("#000000", "#E69F00"),
    ("#000000", "#009E73"),
    ("#000000", "#CC79A7"),
    ("#000000", "#56B4E9"),
    ("#000000", "#D55E00"),
    ("#000000", "#F0E442"),
    ("#FFFFFF", "#3B414D"),
)
"""Text and ground of each seat's letter, after Okabe and Ito."""


def seat_style(seat: int) -> str:
    """How a seat's letter is printed."""
    text, ground = SEAT_COLOURS[seat]
    return f"bold {text} on {ground}"
