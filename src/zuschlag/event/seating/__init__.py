"""Who sits with whom and where: plans for all rounds of an evening, by integers and steps alone.

The same seed gives the same plan on every machine; `event/draw.py` has the seed.
"""
