"""The bots as they were before they learned to judge ships: a frozen opponent, not to be changed.

Only what the rules are called by may be adapted here, so that these bots go on playing as they did.
"""
