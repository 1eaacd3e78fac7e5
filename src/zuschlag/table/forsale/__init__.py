"""For Sale as people sit at it."""
