"""Structured logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET_WORDS = ("key", "keys", "token", "secret", "note", "text", "authorization")


def hide_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    """No secret reaches a log, whoever forgets it."""
    return {k: "hidden" if k.lower() in SECRET_WORDS else v for k, v in event.items()}


def set_up_logs(level: int = logging.INFO) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            hide_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
