"""The pages in a real browser: tests act only through what a person can see and touch."""
