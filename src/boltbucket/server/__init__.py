"""The game server: tables, seats, clocks, storage and the page."""
