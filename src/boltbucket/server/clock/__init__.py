"""Clocks: a table's own time, and what is to be done when."""
