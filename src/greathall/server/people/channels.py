"""Channels by which people are told: the browser's own push, mail, and whatever Apprise reaches."""

from __future__ import annotations

import base64
import dataclasses
import json
import logging
import warnings
from typing import Any, Protocol
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import msgspec
import pywebpush
import requests
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from requests.adapters import HTTPAdapter

from greathall.server.errors import BadMessage
from greathall.server.people.outward import is_sending

with warnings.catch_warnings():  # it looks for a module that Python is about to lose
    warnings.filterwarnings("ignore", "'imghdr' is deprecated", DeprecationWarning)
    import apprise
    import apprise.utils.pgp  # it would be read with the first message

TIMEOUT = 5.0  # seconds for each step of a connection
MOST_READ = 65_536  # bytes of what a service answers
PUSH_KEPT = 24 * 3600  # seconds that a push service keeps a message for a device that sleeps
GONE = (404, 410)  # a push service says that the browser has unsubscribed
# What is a service elsewhere; nothing that acts on the machine of the hall.
KNOWN = (
    *("discord", "gotify", "gotifys", "json", "jsons", "mailto", "mailtos", "matrix", "matrixs"),
    *("mmost", "mmosts", "msteams", "ntfy", "ntfys", "pover", "rocket", "rockets", "slack"),
    *("tgram", "zulip"),
)


# How long and how often it is tried is not for those who are told, nor what lies here in files.
NOT_THEIRS = (
    *("cto", "rto", "retry", "wait", "verify", "redirect"),
    *("pgp", "pgpkey", "pgppub", "attach", "template"),
)


logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it tells addresses, which are secrets


class Brief(HTTPAdapter):
    """Reads the beginning of an answer, so that an endless one fills no memory."""

    def send(self, *args: Any, **how: Any) -> requests.Response:
        if not is_sending():
            return super().send(*args, **how)
        answer = super().send(*args, **how | {"stream": True})
        answer._content = answer.raw.read(MOST_READ, decode_content=True)
        answer.close()
        return answer


# Apprise begins sessions of its own, so it is put where they look for it.
requests.sessions.HTTPAdapter = Brief  # type: ignore[attr-defined]


# Why a message did not go out, as its owner reads it: the page has a sentence for each.
NOT_TAKEN, UNREACHABLE, INTERRUPTED = "not-taken", "unreachable", "interrupted"


class NotDelivered(Exception):
    """The message did not go out; `is_gone` says that this channel never will again."""

    def __init__(self, why: str, *, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


@dataclasses.dataclass(frozen=True)
class Letter:
    """What somebody is told, in their language; nothing in it is hidden from anybody."""

    title: str
    body: str
    link: str
    stop: str  # the link that ends it
    stop_text: str  # what that link does


class Channel(Protocol):
    """One way to tell somebody something; it runs in a thread of its own."""

    def send(self, letter: Letter) -> None: ...


def told_of(letter: Letter) -> str:
    """A letter as the browser's worker reads it."""
    return json.dumps(dataclasses.asdict(letter), ensure_ascii=False)


class PushKeys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser tells of its push service."""

    endpoint: str
    keys: PushKeys


class Push:
    """A push service of a browser's maker; what it carries only the browser can read."""

    def __init__(self, address: str, key: str, contact: str) -> None:
        self.subscription: dict[str, Any] = json.loads(address)
        self.vapid = Vapid02.from_pem(key.encode())
        self.contact = contact

    def send(self, letter: Letter) -> None:
        try:
            pywebpush.webpush(
                self.subscription,
                told_of(letter),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.contact},
                ttl=PUSH_KEPT,
                timeout=TIMEOUT,
            )
        except pywebpush.WebPushException as failure:
            if failure.response is None:
                raise NotDelivered(UNREACHABLE) from failure
            status = failure.response.status_code
            raise NotDelivered(f"{NOT_TAKEN} {status}", is_gone=status in GONE) from failure


class Apprised:
    """Mail, Telegram, Discord, Slack, ntfy and the like."""

    def __init__(self, address: str) -> None:
        self.service = service_at(address)

    def send(self, letter: Letter) -> None:
        body = f"{letter.body}\n\n{letter.link}\n\n{letter.stop_text}: {letter.stop}"
        if not self.service.notify(body=body, title=letter.title, body_format="text"):
            raise NotDelivered(NOT_TAKEN)


def service_at(address: str) -> Any:
    """The service of an Apprise address; refused if it is none that the hall uses.

    It is taken apart as Apprise does: what follows a # may be a channel, and asks nothing.
    """
    where, _, asked = address.partition("?")
    chosen = [(k, v) for k, v in parse_qsl(asked) if k.strip().lower() not in NOT_THEIRS]
    is_known = where.partition("://")[0].lower() in KNOWN
    address = f"{where}?{urlencode(chosen)}" if chosen else where
    service = apprise.Apprise.instantiate(address, suppress_exceptions=True) if is_known else None
    if service is None:
        raise BadMessage("this is no address of a service that the hall knows", why="address")
    service.socket_connect_timeout = service.socket_read_timeout = TIMEOUT
    return service


def mail_to(server: str, address: str) -> str:
    """The mail server of the hall, with this address to write to."""
    return f"{server}{'&' if '?' in server else '?'}to={quote(address)}"


def checked_subscription(address: str) -> None:
    """Whether this is what a browser tells of its push service."""
    try:
        endpoint = urlsplit(msgspec.json.decode(address, type=Subscription).endpoint)
    except (ValueError, RecursionError) as wrong:
        raise BadMessage("this is no subscription", why="address") from wrong
    if endpoint.scheme not in ("https", "http") or not endpoint.hostname:
        raise BadMessage("this is no subscription", why="address")


def new_push_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_push_key(key: str) -> str:
    """What browsers subscribe with."""
    raw = Vapid02.from_pem(key.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def channel_of(kind: str, address: str, push_key: str, mail: str, contact: str) -> Channel:
    """The channel as it is kept, ready to send."""
    if kind == "push":
        return Push(address, push_key, contact)
    return Apprised(mail_to(mail, address) if kind == "mail" else address)
