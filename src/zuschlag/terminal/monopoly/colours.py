"""The colours of the groups: a band with letters on it. Names stand beside them everywhere."""

GROUP_COLOURS = {
    "brown": ("#FFFFFF", "#7B4A21"),
    "lightblue": ("#000000", "#9ED8F0"),
    "pink": ("#000000", "#E79AC6"),
    "orange": ("#000000", "#F2A33A"),
    "red": ("#FFFFFF", "#B5281E"),
    "yellow": ("#000000", "#F2DC4B"),
    "green": ("#FFFFFF", "#1E6B3C"),
    "darkblue": ("#FFFFFF", "#24418F"),
    "station": ("#FFFFFF", "#3C4048"),
    "utility": ("#000000", "#C4BEAE"),
}
"""Text and ground of each group's band."""


def group_style(group: str) -> str:
    """How the band of a group is printed; places without a group are quiet."""
    if not group:
        return "$ink on $quiet"
    text, ground = GROUP_COLOURS[group]
    return f"{text} on {ground}"
