"""What the hall refuses, each with the id of its sentence for people and a status for HTTP."""

from __future__ import annotations

from typing import Any, ClassVar

from greathall.kernel import Refusal


class HallRefusal(Refusal):
    """A request that the hall refused and that changed nothing."""

    status: ClassVar[int] = 409


def plain_fields(refusal: Refusal) -> dict[str, str | int]:
    """The fields of a refusal as clients hear them.

    Numbers stay numbers, so that words can agree with them; several values are listed.
    """
    return {name: _plain(value) for name, value in refusal.fields.items()}


def _plain(value: Any) -> str | int:
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def error_message(refusal: Refusal, ref: int | str | None = None) -> dict[str, Any]:
    """A refusal as clients hear it: the id of a sentence, its fields, and the plain sentence."""
    return {
        "is": "error",
        "error": refusal.text,
        "fields": plain_fields(refusal),
        "plain": str(refusal),
        "ref": ref,
    }


class UnknownTable(HallRefusal):
    text, status = "error-unknown-table", 404


class TableCancelled(HallRefusal):
    """The host has given it up before it began."""

    text, status = "error-table-cancelled", 410


class NotRated(HallRefusal):
    """A match that cannot count for ratings."""

    text, status = "error-not-rated", 409


class RatedSeat(HallRefusal):
    """At a rated match sit people who want to have ratings, each on one seat."""

    text, status = "error-rated-seat", 403


class WrongKey(HallRefusal):
    text, status = "error-wrong-key", 403


class NowPrivate(HallRefusal):
    """Whoever watched without a key is shown out."""

    text, status = "error-now-private", 403


class NotYourSeat(HallRefusal):
    text, status = "error-not-your-seat", 403


class SeatClaimed(HallRefusal):
    """A seat that belongs to a person is opened by nobody else."""

    text, status = "error-seat-claimed", 403


class NotSignedIn(HallRefusal):
    text, status = "error-not-signed-in", 401


class PasskeyRefused(HallRefusal):
    """It proves nothing here, or proves it too late."""

    text, status = "error-passkey-refused", 403


class UnknownCode(HallRefusal):
    """No profile has this recovery code."""

    text, status = "error-unknown-code", 403


class UnknownThing(HallRefusal):
    """Somebody has no such passkey, device or channel."""

    text, status = "error-unknown-thing", 404


class MessagesOff(HallRefusal):
    """Whoever runs the hall has not said how messages go out."""

    text = "error-messages-off"


class LastWayIn(HallRefusal):
    """Without it nobody could sign in any more."""

    text = "error-last-way-in"


class NotTheHost(HallRefusal):
    text, status = "error-not-the-host", 403


class SeatTaken(HallRefusal):
    text = "error-seat-taken"


class StaleAnswer(HallRefusal):
    """The question was answered, or taken back, in the meantime."""

    text = "error-stale-answer"


class NotPlaying(HallRefusal):
    """The table has not begun, is over, or can only be read."""

    text = "error-not-playing"


class NothingProposed(HallRefusal):
    text = "error-nothing-proposed"


class NotAbsent(HallRefusal):
    """The table has not waited for this person for as long as its host has set."""

    text = "error-not-absent"


class BotsOnly(HallRefusal):
    """Whoever sat down for this person might be one of the others, who all play against them."""

    text = "error-bots-only"


class BotFailed(HallRefusal):
    """A fault of a bot, or it has thought for too long."""

    text, status = "error-bot-failed", 500


class HandsOfTheAbsent(HallRefusal):
    """Nobody shows the hand of a person who is not asked."""

    text = "error-hands-of-the-absent"


class VoteOpen(HallRefusal):
    """A table votes on one thing at a time."""

    text = "error-vote-open"


class TooSoon(HallRefusal):
    """Whoever was told no lets the others propose something first."""

    text = "error-vote-too-soon"


class OnHoliday(HallRefusal):
    """The days of this year are spent, or two holidays would overlap."""

    text = "error-no-holiday"


class NoStanding(HallRefusal):
    """This game has no such answer that one can set in advance."""

    text = "error-no-standing"


class WatchChatOff(HallRefusal):
    text, status = "error-watch-chat-off", 403


class OtherProposal(HallRefusal):
    """Somebody agreed to what is not, or no longer, proposed."""

    text = "error-other-proposal"


class PrivateChatOff(HallRefusal):
    text, status = "error-private-chat-off", 403


class NobodyListens(HallRefusal):
    """No other person sits there."""

    text = "error-nobody-listens"


class HintsOff(HallRefusal):
    """The host wants none, or people play by the clock and have not all agreed."""

    text, status = "error-hints-off", 403


class NoLessons(HallRefusal):
    """There is no guided match of this game, or this is none."""

    text, status = "error-no-lessons", 404


class GuidedTable(HallRefusal):
    """A guided match stays with the one who learns."""

    text = "error-guided-table"


class NoShareNow(HallRefusal):
    """The dice are mixed already, or it is too early to reveal one's share."""

    text = "error-no-share-now"


class OtherShare(HallRefusal):
    """It is not the share that was pledged."""

    text = "error-other-share"


class RulesFailed(HallRefusal):
    """A rule has a mistake; the table was put back to where it was."""

    text, status = "error-rules-failed", 500


class StillSecret(HallRefusal):
    """Hands are hidden until the match is over."""

    text, status = "error-still-secret", 403


class BadMessage(HallRefusal):
    text, status = "error-bad-message", 400


class TooFast(HallRefusal):
    text, status = "error-too-fast", 429


class TooSlow(HallRefusal):
    """Whoever connects sits down soon."""

    text, status = "error-too-slow", 408


class EnoughTrials(HallRefusal):
    """Messages that somebody asks for are few: they go to whatever address one names."""

    text, status = "error-enough-trials", 429


class TooManyKeys(HallRefusal):
    text, status = "error-too-many-keys", 400


class TooManyTables(HallRefusal):
    text, status = "error-too-many-tables", 429


class TooManySockets(HallRefusal):
    text, status = "error-too-many-sockets", 429


class TooLarge(HallRefusal):
    text, status = "error-too-large", 413


class ForeignOrigin(HallRefusal):
    text, status = "error-foreign-origin", 403


class UnknownHost(HallRefusal):
    """A name that points here without anybody having said that it is ours."""

    text, status = "error-unknown-host", 400


class HallFailed(HallRefusal):
    """A mistake of the hall itself."""

    text, status = "error-hall-failed", 500
