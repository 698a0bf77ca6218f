"""Bots at tables: processes in which they think, the seats they have, and tables elsewhere."""
