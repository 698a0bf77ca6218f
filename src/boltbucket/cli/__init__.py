"""The command line: one module for every command."""
