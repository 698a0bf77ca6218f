"""A table without a network: messages in, effects out. No socket, no store, no clock, no task."""
