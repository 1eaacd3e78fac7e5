"""What is behind dev.py: steps that announce themselves, and the private environment."""
