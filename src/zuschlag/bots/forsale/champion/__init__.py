"""The champion of For Sale: it guesses who sits there, and plays all its options against them."""
