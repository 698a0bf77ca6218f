"""What things are worth: ships, places for tiles, positions in a flight, cards to come."""
