"""Any game without screens of its own: what one sees as text, what one may do as a list."""
