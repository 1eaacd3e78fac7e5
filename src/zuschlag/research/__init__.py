"""Doors for research: environments to train in, and results as data. `zuschlag[research]`."""
