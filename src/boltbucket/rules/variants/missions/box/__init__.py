"""The mission cards: a file a mission, and a module where it changes a procedure."""
