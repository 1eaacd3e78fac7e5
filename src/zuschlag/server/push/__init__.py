"""Web Push: browsers of people at slow tables are told that it is their turn.

Off unless whoever runs the server switches it on: it is the only thing in Zuschlag that talks to
addresses other than its own.
"""
