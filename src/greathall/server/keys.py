"""Secret keys of seats, hosts and watchers: unguessable, and kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that look alike


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, key_hash: str | None) -> bool:
    """Whether this is the key, compared in constant time."""
    return key_hash is not None and secrets.compare_digest(hash_of(key), key_hash)


def is_table_id(text: str) -> bool:
    """Whether a table may be called so."""
    return text.isascii() and text.isalnum() and len(text) <= 16


def new_id() -> str:
    """A name for something of somebody's; no secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


def link(table: str, key: str) -> str:
    """The link to a seat. The key stands behind '#', so that browsers never send it along."""
    return f"/t/{table}#{key}"
