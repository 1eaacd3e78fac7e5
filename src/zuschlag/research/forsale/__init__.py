"""For Sale for research: many tables at once, played and observed by compiled code."""
