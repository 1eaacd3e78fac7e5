"""Players of Monopoly with habits: the landlord's rules of thumb, and a rate at which they slip.

The lower half of the ladder. All of it runs on the plain rules too, in a few milliseconds.
"""
