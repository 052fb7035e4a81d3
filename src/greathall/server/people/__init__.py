"""People who come back: profiles, and what belongs to them."""
