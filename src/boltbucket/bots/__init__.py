"""Bots: players that decide from what their seat may see."""
