"""What an observation consists of, one file a subject."""
