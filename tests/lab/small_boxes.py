"""Boxes of For Sale small enough to be solved: test data, not editions."""

from zuschlag.lab.forsale.solved.box import box

TWO = box(seats=2, cheques=(0, 2, 3, 4), coins=2)
"""Two players, four buildings, two coins each."""
THREE = box(seats=3, cheques=(0, 2, 3, 4, 5, 6), coins=1)
"""Three players, six buildings, one coin each."""
