"""Two dice, drawn with pips."""

_PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
_BLANK = ("     ", "     ", "     ")


def drawn(throw: tuple[int, int] | None) -> list[str]:
    """Five lines with both dice; blank ones before the first throw."""
    faces = [_PIPS.get(one, _BLANK) for one in throw or (0, 0)]
    middle = [" ".join(f"│ {face[line]} │" for face in faces) for line in range(3)]
    return [" ".join(["╭───────╮"] * 2), *middle, " ".join(["╰───────╯"] * 2)]
