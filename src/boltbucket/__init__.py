"""Boltbucket: build a spaceship out of spare parts, fly it, and collect what is left."""

__version__ = "0.1.0"
