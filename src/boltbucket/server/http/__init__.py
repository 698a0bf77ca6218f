"""HTTP: tables, records, replays, reference, ships; and the socket of a table."""
