"""Several halls over one PostgreSQL."""
