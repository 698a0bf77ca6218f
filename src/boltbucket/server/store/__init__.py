"""What outlives the program: tables, games and what was said."""
