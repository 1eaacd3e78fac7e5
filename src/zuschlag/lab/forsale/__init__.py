"""For Sale in the lab: plans, batches, figures."""
