"""Missions: flights under rules of their own, with payload and supercards."""
