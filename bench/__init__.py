"""How fast Zuschlag is: `make bench`. Ratios measured in one run, never a timed test."""
