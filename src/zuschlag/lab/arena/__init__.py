"""The arena: bots against bots on equal deals, with figures that anybody can repeat."""
