"""A club: many processes, one store, one bus. Every table lives in exactly one of them."""
