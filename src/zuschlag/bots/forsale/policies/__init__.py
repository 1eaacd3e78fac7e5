"""How players of For Sale decide: by a rule with rates, by a small net, soberly, or at random."""
