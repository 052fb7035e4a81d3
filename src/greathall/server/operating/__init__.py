"""Those who keep a hall open for others: what they may do there, and what they have done."""
