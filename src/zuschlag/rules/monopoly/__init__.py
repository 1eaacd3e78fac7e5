"""Monopoly as the rule sheet of "Spiel um die Stadt" plays it, on any town."""
