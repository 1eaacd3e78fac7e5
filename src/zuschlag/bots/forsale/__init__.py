"""Players of For Sale."""
