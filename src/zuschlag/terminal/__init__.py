"""The table in a terminal: `app.run` opens it; all is drawn from observations and events."""
