"""A device of somebody's, which makes passkeys and shows them as a browser does."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from greathall.client import Seat
from server.halls import ServedHall

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def in_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """A key that its device keeps, for one person at one site."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.id = secrets.token_bytes(16)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def public(self) -> bytes:
        numbers = self.private.public_key().public_numbers()
        x, y = (n.to_bytes(32, "big") for n in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


class Device:
    """A browser with an authenticator: it has cookies of its own."""

    def __init__(self, hall: ServedHall, agent: str = "Tests") -> None:
        self.url = hall.url.replace("127.0.0.1", "localhost")
        headers = {"origin": self.url, "user-agent": agent}
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60)
        self.passkeys: list[Passkey] = []

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """What the hall answers, with this status."""
        given = {"json": body} if body or method in ("POST", "PATCH") else {}
        answer = await self.http.request(method, path, **given)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def sign_up(self, name: str, language: str = "en") -> str:
        """A new profile: its recovery code."""
        begun = await self.ask("POST", "/api/people/ceremonies", name=name)
        made = self.make(begun) | {"language": language}
        code = (await self.ask("POST", "/api/people", 201, **made))["recovery_code"]
        return str(code)

    async def sign_in(self, status: int = 204) -> None:
        begun = await self.ask("POST", "/api/sessions/ceremonies")
        await self.ask("POST", "/api/sessions", status, **self.show(begun))

    def make(self, begun: dict[str, Any]) -> dict[str, Any]:
        """Make a passkey, as the hall asked for it."""
        passkey = Passkey(begun["options"]["user"]["id"])
        self.passkeys.append(passkey)
        attested = bytes(16) + len(passkey.id).to_bytes(2, "big") + passkey.id + passkey.public()
        told = self._data(begun, PRESENT | VERIFIED | ATTESTED, 0) + attested
        response = {
            "attestationObject": in_base64(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
            ),
            "clientDataJSON": in_base64(self._client_data(begun, "webauthn.create")),
        }
        return self._credential(begun, passkey, response)

    def show(self, begun: dict[str, Any]) -> dict[str, Any]:
        """Show the latest passkey, as the hall asked for one."""
        passkey = self.passkeys[-1]
        passkey.count += 1
        told = self._data(begun, PRESENT | VERIFIED, passkey.count)
        client = self._client_data(begun, "webauthn.get")
        signed = told + hashlib.sha256(client).digest()
        response = {
            "authenticatorData": in_base64(told),
            "clientDataJSON": in_base64(client),
            "signature": in_base64(passkey.private.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": passkey.user,
        }
        return self._credential(begun, passkey, response)

    @staticmethod
    def _credential(
        begun: dict[str, Any], passkey: Passkey, response: dict[str, str]
    ) -> dict[str, Any]:
        name = in_base64(passkey.id)
        credential = {"id": name, "rawId": name, "type": "public-key", "response": response}
        return {"ceremony": begun["ceremony"], "credential": credential}

    def _client_data(self, begun: dict[str, Any], kind: str) -> bytes:
        challenge = begun["options"]["challenge"]
        told = {"type": kind, "challenge": challenge, "origin": self.url, "crossOrigin": False}
        return json.dumps(told).encode()

    @staticmethod
    def _data(begun: dict[str, Any], flags: int, count: int) -> bytes:
        options = begun["options"]
        site = options["rp"]["id"] if "rp" in options else options["rpId"]
        head = hashlib.sha256(site.encode()).digest()
        return head + bytes([flags]) + count.to_bytes(4, "big")

    def sit(self, link: str, *more: str) -> Seat:
        """Sit down as the person whom this device is signed in as."""
        seat = Seat(self.url, (link, *more), "", 0, None)
        seat.headers = {"cookie": self.cookie}
        return seat

    @property
    def cookie(self) -> str:
        return f"hall-session={self.http.cookies['hall-session']}"

    async def close(self) -> None:
        await self.http.aclose()
