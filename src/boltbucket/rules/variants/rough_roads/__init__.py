"""Rough Roads: one to three cards that make a flight harder. A file in `cards/` is one."""
