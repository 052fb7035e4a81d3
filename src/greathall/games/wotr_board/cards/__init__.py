"""The texts of the Event cards, both halves."""
