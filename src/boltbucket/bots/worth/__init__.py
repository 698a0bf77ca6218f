"""What a ship is worth, as learned from simulated flights."""
