"""Where bots learn: ships are flown, and what they bring is turned into numbers."""
