"""What the chronicle tells."""

from __future__ import annotations
