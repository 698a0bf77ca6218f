"""What went wrong: faults by their codes, and what the machine could not do."""

from __future__ import annotations

from errno import errorcode

from boltbucket.rules.language.refusal import Fault
from boltbucket.words.values import Names
from boltbucket.words.words import Words


def told(words: Words, wrong: Exception, names: Names = ()) -> str:
    """A sentence about what is wrong."""
    if isinstance(wrong, Fault):
        return words.fault(wrong, names)
    if isinstance(wrong, UnicodeDecodeError):
        return words.say("wrong-no-text")
    assert isinstance(wrong, OSError), wrong
    return _machine(words, wrong)


def _machine(words: Words, error: OSError) -> str:
    """What the machine could not do, with the name of the file."""
    cause = getattr(error, "reason", None)
    if isinstance(cause, OSError):
        return _machine(words, cause)
    key = f"machine-{errorcode.get(error.errno or 0, 'other').lower()}"
    known = key if words.has(key) else "machine-other"
    reason = words.say(known, said=error.strerror or str(error))
    return f"{error.filename}: {reason}" if error.filename else reason
