"""Monopoly in the lab: plans, batches, figures."""
