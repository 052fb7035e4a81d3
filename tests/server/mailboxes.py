"""Where messages go: a mail server, and a push service whose messages only its browser can read."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes
from email.header import decode_header, make_header
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

HERE = "127.0.0.1"


class Mail(NamedTuple):
    """A message that came."""

    to: str
    title: str
    body: str


class MailServer:
    """Keeps what it gets; it may be told to refuse."""

    def __init__(self) -> None:
        self.mails: list[Mail] = []
        self.refuses = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            return "451 Not now"
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content)
        title = str(make_header(decode_header(found["Subject"])))
        raw = found.get_payload(decode=True)
        assert isinstance(raw, bytes)
        self.mails.append(Mail(envelope.rcpt_tos[0], title, raw.decode()))
        return "250 OK"

    def to(self, address: str) -> list[Mail]:
        return [mail for mail in self.mails if mail.to == address]


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailServer, str]]:
    """A mail server on this machine, and how Apprise writes its address."""
    kept = MailServer()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(kept), HERE, 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield kept, f"mailto://{HERE}:{port}?from=hall@example.org&mode=insecure"


class PushService:
    """What a browser subscribes to; it decrypts what it gets as that browser would."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[str] = []  # as they came, when it was told to take them so
        self.status = 201
        self.moved_to = ""  # where it sends whoever comes
        self.endless = False  # it answers, and never comes to an end
        self.sent = 0  # bytes of such an answer
        self.is_silent = False  # it takes what comes, and answers nothing until it hangs up
        self.hangs_up = asyncio.Event()
        self.port = 0
        self.answering: list[asyncio.Task[Any]] = []  # from the moment that somebody knocks
        self.read = 0  # requests that came as a whole

    def subscription(self, host: str = HERE) -> str:
        raw = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _in_base64(raw), "auth": _in_base64(self.secret)}
        return json.dumps({"endpoint": f"http://{host}:{self.port}/push/1", "keys": keys})

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if task := asyncio.current_task():
            self.answering.append(task)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:]) if k}
        body = await reader.readexactly(int(headers["content-length"]))
        self.read += 1
        if self.is_silent:
            await self.hangs_up.wait()
            writer.close()
            return
        if self.endless:
            await self._answer_for_ever(writer)
            return
        if self.status == 200:
            self.bodies.append(body.decode())
        if self.status == 201:
            plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret)
            self.told.append(json.loads(plain))
            self.headers.append(headers)
        more = f"location: {self.moved_to}\r\n" if self.moved_to else ""
        writer.write(f"HTTP/1.1 {self.status} So\r\n{more}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def _answer_for_ever(self, writer: asyncio.StreamWriter) -> None:
        """More and more, until the other hangs up."""
        with suppress(ConnectionError):
            writer.write(b"HTTP/1.1 201 So\r\n\r\n")
            while True:
                writer.write(bytes(65_536))
                await writer.drain()
                self.sent += 65_536
        writer.close()


def _in_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@asynccontextmanager
async def push_service(host: str = HERE) -> AsyncIterator[PushService]:
    service = PushService()
    async with await asyncio.start_server(service.answer, host, 0) as server:
        service.port = server.sockets[0].getsockname()[1]
        yield service
        await asyncio.gather(*service.answering)
