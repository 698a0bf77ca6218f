"""What a command could not do, in one sentence for the person who called it."""


class Problem(Exception):
    """Ends a command with this sentence on stderr and exit code 2."""
