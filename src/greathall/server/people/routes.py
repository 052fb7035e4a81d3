"""The HTTP interface of profiles: signing up, in and out, devices, names, seats, and going."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from greathall.server.errors import NotSignedIn, PasskeyRefused, UnknownThing
from greathall.server.keys import new_id
from greathall.server.people.history import history_of
from greathall.server.people.passkeys import ADD, SIGN_UP, Site
from greathall.server.routes import NO_NUL, MaybePerson, TheHall
from greathall.server.store import Row
from greathall.server.viewers import SignedIn

router = APIRouter(tags=["people"])
ThingId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$", examples=["k7m2x9qdr4tw"])]
Language = Literal["en", "uk", "pl"]
OwnName = Annotated[
    str,
    Field(min_length=1, max_length=40, pattern=r"^[^\x00]*[^\x00\s][^\x00]*$", examples=["Olena"]),
]
Label = Annotated[str, Field(max_length=40, pattern=NO_NUL)]
CeremonyId = Annotated[str, Field(max_length=32, pattern=NO_NUL)]
Code = Annotated[str, Field(max_length=64, pattern=NO_NUL)]


class SignUpWish(BaseModel):
    """Who wants a profile, by the name that others will read."""

    model_config = ConfigDict(extra="forbid")
    name: OwnName


class Ceremony(BaseModel):
    """What a browser needs to make or show a passkey."""

    ceremony: str
    options: dict[str, Any]


class PasskeyMade(BaseModel):
    """A new passkey, as a browser tells of it."""

    model_config = ConfigDict(extra="forbid")
    ceremony: CeremonyId
    credential: dict[str, Any]
    label: Label = ""
    language: Language = "en"


class PasskeyShown(BaseModel):
    model_config = ConfigDict(extra="forbid")
    ceremony: CeremonyId
    credential: dict[str, Any]


class RecoveryWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    code: Code


class NewCode(BaseModel):
    """The recovery code, told once; the one before works no more."""

    recovery_code: str


class PasskeyTold(BaseModel):
    id: str
    label: str
    created_at: float


class DeviceTold(BaseModel):
    id: str
    device: str
    here: bool
    created_at: float
    seen_at: float


class Profile(BaseModel):
    person: str
    name: str
    language: str
    created_at: float
    passkeys: list[PasskeyTold]
    devices: list[DeviceTold]


class ProfileChange(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: OwnName | None = None
    language: Language | None = None


class ClaimWish(BaseModel):
    """Tables at which somebody sat as a guest, with the keys of their seats."""

    model_config = ConfigDict(extra="forbid")
    tables: dict[str, Annotated[list[str], Field(max_length=20)]] = Field(max_length=50)


class Claimed(BaseModel):
    claimed: list[str]


async def site_of(
    origin: Annotated[str, Header(max_length=200, include_in_schema=False)] = "",
) -> Site:
    """The page from which somebody signs in; the guard has seen that it is ours."""
    site = Site(origin)
    if not site.name:
        raise PasskeyRefused("passkeys are for browsers, which tell their origin")
    return site


TheSite = Annotated[Site, Depends(site_of)]


async def somebody(who: MaybePerson) -> SignedIn:
    if who is None:
        raise NotSignedIn("sign in first")
    return who


Somebody = Annotated[SignedIn, Depends(somebody)]


# ------------------------------------------------------------------ signing up, in and out


@router.post("/api/people/ceremonies")
async def begin_sign_up(hall: TheHall, site: TheSite, wish: SignUpWish) -> Ceremony:
    """Begin to make a profile: what the browser needs to make a passkey."""
    begun = await hall.people.passkeys.begin_sign_up(site, new_id(), wish.name.strip(), SIGN_UP)
    return Ceremony(**begun)


@router.post("/api/people", status_code=201)
async def sign_up(
    hall: TheHall, site: TheSite, wish: PasskeyMade, request: Request, response: Response
) -> NewCode:
    """Make a profile with the passkey that was made, and sign in."""
    made = (site, wish.ceremony, wish.credential, SIGN_UP, wish.label)
    begun, passkey = await hall.people.passkeys.made(*made)
    code = await hall.people.sign_up(begun, passkey, wish.language)
    await hall.people.sessions.begin(begun["person_id"], request, response)
    return NewCode(recovery_code=code)


@router.post("/api/sessions/ceremonies")
async def begin_sign_in(hall: TheHall, site: TheSite) -> Ceremony:
    """Begin to sign in: what the browser needs to show a passkey."""
    return Ceremony(**await hall.people.passkeys.begin_sign_in(site))


@router.post("/api/sessions", status_code=204)
async def sign_in(
    hall: TheHall, site: TheSite, wish: PasskeyShown, request: Request, response: Response
) -> None:
    """Sign in with a passkey."""
    person = await hall.people.passkeys.shown(site, wish.ceremony, wish.credential)
    await hall.people.sessions.begin(person, request, response)


@router.post("/api/sessions/recovered", status_code=201)
async def recover(
    hall: TheHall, wish: RecoveryWish, request: Request, response: Response
) -> NewCode:
    """Sign in with the recovery code; it works once, and the answer has the next."""
    person, code = await hall.people.recover(wish.code.strip())
    await hall.people.sessions.begin(person, request, response)
    return NewCode(recovery_code=code)


@router.delete("/api/me/sessions/{session}", status_code=204)
async def sign_out(
    hall: TheHall, who: Somebody, session: ThingId, request: Request, response: Response
) -> None:
    """Sign out this device or another of one's own."""
    if not await hall.people.sessions.end(who.person, session):
        raise UnknownThing("you are not signed in there")
    if session == who.session:
        hall.people.sessions.clear(request, response)


@router.delete("/api/me/sessions", status_code=204)
async def sign_out_others(hall: TheHall, who: Somebody) -> None:
    """Sign out every device but this."""
    await hall.people.sessions.end_others(who)


# ------------------------------------------------------------------ oneself


@router.get("/api/me")
async def show_profile(hall: TheHall, who: Somebody) -> Profile:
    """One's own profile, its passkeys and devices."""
    row = await hall.people.person(who.person)
    devices = await hall.people.sessions.of(who.person)
    return Profile(
        person=row["id"],
        name=row["name"],
        language=row["language"],
        created_at=row["created_at"],
        passkeys=[_passkey(row) for row in await hall.people.passkeys.of(who.person)],
        devices=[_device(row, who) for row in devices],
    )


def _passkey(row: Row) -> PasskeyTold:
    return PasskeyTold(id=row["id"], label=row["label"], created_at=row["created_at"])


def _device(row: Row, who: SignedIn) -> DeviceTold:
    told = {name: row[name] for name in ("id", "device", "created_at", "seen_at")}
    return DeviceTold(here=row["id"] == who.session, **told)


@router.patch("/api/me", status_code=204)
async def change_profile(hall: TheHall, who: Somebody, wish: ProfileChange) -> None:
    """Another name, or another language for what one is told."""
    if wish.name is not None:
        await hall.people.rename(who.person, wish.name.strip())
    if wish.language is not None:
        await hall.people.speak(who.person, wish.language)


@router.delete("/api/me", status_code=204)
async def delete_profile(
    hall: TheHall, who: Somebody, request: Request, response: Response
) -> None:
    """Delete one's profile; at the tables a pseudonym stays."""
    await hall.people.delete(who.person)
    hall.people.sessions.clear(request, response)


@router.get("/api/me/export")
async def export_profile(hall: TheHall, who: Somebody) -> dict[str, Any]:
    """Everything that the hall keeps of oneself."""
    return await hall.people.export(who.person)


@router.get("/api/me/matches")
async def show_history(hall: TheHall, who: Somebody) -> dict[str, Any]:
    """One's matches, opponents and statistics."""
    return await history_of(hall.store, who.person)


@router.post("/api/me/seats")
async def claim_seats(hall: TheHall, who: Somebody, wish: ClaimWish) -> Claimed:
    """The seats that one took as a guest become one's own."""
    return Claimed(claimed=await hall.people.claim(who.person, wish.tables))


# ------------------------------------------------------------------ ways in


@router.post("/api/me/passkeys/ceremonies")
async def begin_passkey(hall: TheHall, who: Somebody, site: TheSite) -> Ceremony:
    """Begin to add a passkey, of another device for example."""
    name = await hall.people.name_of(who.person, "")
    return Ceremony(**await hall.people.passkeys.begin_sign_up(site, who.person, name, ADD))


@router.post("/api/me/passkeys", status_code=204)
async def add_passkey(hall: TheHall, who: Somebody, site: TheSite, wish: PasskeyMade) -> None:
    """Add the passkey that was made."""
    made = (site, wish.ceremony, wish.credential, ADD, wish.label)
    begun, passkey = await hall.people.passkeys.made(*made)
    if begun["person_id"] != who.person:
        raise PasskeyRefused("this passkey was made for somebody else")
    await hall.people.passkeys.add(passkey)


@router.delete("/api/me/passkeys/{passkey}", status_code=204)
async def forget_passkey(hall: TheHall, who: Somebody, passkey: ThingId) -> None:
    """Forget a passkey, of a device that is lost for example."""
    if not await hall.people.passkeys.forget(who.person, passkey):
        raise UnknownThing("you have no such passkey")


@router.post("/api/me/recovery", status_code=201)
async def renew_code(hall: TheHall, who: Somebody) -> NewCode:
    """Another recovery code; the one before works no more."""
    return NewCode(recovery_code=await hall.people.new_code(who.person))
