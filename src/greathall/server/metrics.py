"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("greathall_answers_total", "Answers acknowledged, of people and bots")
REFUSALS = Counter("greathall_refusals_total", "Requests refused", ["error"])
ROOMS = Gauge("greathall_rooms", "Tables in memory")
VIEWERS = Gauge("greathall_viewers", "Open websockets")
ANSWER_SECONDS = Histogram(
    "greathall_answer_seconds",
    "From a client's answer to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
