"""What a learned net reads, and how it is run."""
