"""What people do at a table besides playing: undo, agree, watch, come back, talk, look back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from greathall.kernel import Match
from page.duel import begin_to_play_a_card
from page.stage import Archive, Onlooker, click_lit

COMES_IN = Callable[..., Onlooker]
# As over plain http from another machine.
WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def asked(page: Page) -> str:
    return page.locator(".ask p").inner_text()


def test_an_answer_is_taken_back_with_undo(gandalf: Page) -> None:
    begin_to_play_a_card(gandalf)
    gandalf.click(".undo")
    expect(gandalf.locator(".ask p")).to_have_text("What do you do in this turn?")
    begin_to_play_a_card(gandalf)
    gandalf.keyboard.press("u")
    expect(gandalf.locator(".ask p")).to_have_text("What do you do in this turn?")


def test_the_table_goes_back_when_all_agree(gandalf: Page, balrog: Page) -> None:
    while gandalf.locator(".topbar.calm").count() == 0:
        click_lit(gandalf)
    gandalf.click("[aria-label='This table']")
    gandalf.click("#propose-take-back")
    asked_for = balrog.get_by_role("alert")
    expect(asked_for).to_contain_text(re.compile(r"Everything after this is taken back: \w+"))
    expect(asked_for).to_contain_text(re.compile(r"Answers taken back: Gandalf [1-9]"))
    balrog.click("#agree")
    expect(balrog.locator(".log li.talk").last).to_contain_text("All agreed")
    expect(gandalf.locator(".topbar.calm")).to_have_count(0)


def test_hands_are_shown_when_all_agree_and_everybody_reads_so(
    onlooker: COMES_IN, seats: dict[str, str], gandalf: Page, balrog: Page
) -> None:
    watcher = onlooker().go(seats["watch"], ".tablescreen")
    expect(watcher.locator(".hand .card")).to_have_count(0)
    gandalf.click("[aria-label='This table']")
    gandalf.click("#propose-hands")
    expect(balrog.get_by_role("alert")).to_contain_text("everybody who watches to see all hands")
    balrog.click("#agree")
    for page in (gandalf, balrog, watcher):
        expect(page.locator(".edge .hands-shown")).to_contain_text("whoever watches sees them all")
    expect(watcher.locator(".hand .card")).not_to_have_count(0)
    expect(balrog.locator(".log li.talk").last).to_contain_text("All agreed")


def test_a_lost_connection_comes_back_by_itself(
    onlooker: COMES_IN, archive: Archive, duel: tuple[Match, int]
) -> None:
    person = onlooker()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    person.page.route_web_socket(re.compile("/socket$"), connect)
    page = person.go(archive.go_on(*duel, "gandalf")["gandalf"], ".tablescreen")
    chronicle = page.locator(".log li").count()
    lines[0].close(code=1001)
    expect(page.locator(".ask small")).to_contain_text("connection is lost")
    expect(page.locator(".ask small")).to_have_text("Choose what is lit up.")
    expect(page.locator(".log li")).to_have_count(chronicle)
    begin_to_play_a_card(page)


def test_one_who_comes_back_finds_the_table_as_it_is(gandalf: Page, balrog: Page) -> None:
    expect(gandalf.locator(".log li.talk")).to_have_count(2)  # that both have come
    question, chronicle = asked(gandalf), gandalf.locator(".log li").count()
    gandalf.reload()
    expect(gandalf.locator(".ask p")).to_have_text(question)
    expect(gandalf.locator(".log li")).to_have_count(chronicle)
    expect(balrog.locator(".seat[data-player=gandalf] .who:not(.away)")).to_be_visible()


def test_watchers_see_no_hands_and_are_asked_nothing(
    onlooker: COMES_IN, seats: dict[str, str], gandalf: Page, balrog: Page
) -> None:
    page = onlooker().go(seats["watch"], ".tablescreen")
    expect(page.locator(".topbar .when b")).to_have_text("Watching")
    assert page.locator(".hand .card, [data-legal]").count() == 0
    begin_to_play_a_card(gandalf)
    expect(balrog.locator(".hand .card[data-legal]")).to_have_count(0)


def test_people_talk_and_take_notes(gandalf: Page, balrog: Page) -> None:
    gandalf.fill(".say input", "You cannot pass.")
    gandalf.keyboard.press("Enter")
    expect(balrog.locator(".log li.talk").last).to_contain_text("You cannot pass.")
    gandalf.click("[aria-label='This table']")
    gandalf.fill(".menu textarea >> nth=0", "Beware of the bridge")
    gandalf.keyboard.press("Tab")
    gandalf.wait_for_timeout(150)
    gandalf.reload()
    gandalf.click("[aria-label='This table']")
    expect(gandalf.locator(".menu textarea >> nth=0")).to_have_value("Beware of the bridge")


def test_a_seat_is_handed_to_a_bot_and_taken_back(gandalf: Page, balrog: Page) -> None:
    balrog.click("[aria-label='This table']")
    balrog.get_by_text("Let a bot play").click()
    expect(gandalf.locator(".seat.sh .who")).to_have_text("bot Steward")
    balrog.get_by_text("Play for the Balrog of Moria again").click()
    expect(gandalf.locator(".seat.sh .who")).not_to_have_text("bot Steward")


def test_a_mistake_is_reported_with_its_position(gandalf: Page) -> None:
    gandalf.click("[aria-label='This table']")
    gandalf.fill(".menu textarea >> nth=1", "The bridge should not break yet")
    gandalf.click("text=Send the report")
    expect(gandalf.locator(".menu [role=status]")).to_contain_text("Thank you")


def test_the_language_changes_at_once_and_nothing_is_lost(gandalf: Page, balrog: Page) -> None:
    begin_to_play_a_card(gandalf)
    gandalf.fill(".say input", "half a sent")
    lines = gandalf.locator(".log li").count()
    gandalf.click("[aria-label='Language and comfort']")
    gandalf.get_by_role("radio", name="Українська").check()
    expect(gandalf.locator(".topbar .when")).to_contain_text("Ваш хід")
    expect(gandalf.locator("html")).to_have_attribute("lang", "uk")
    expect(gandalf.locator(".say input")).to_have_value("half a sent")
    expect(gandalf.locator(".log li")).to_have_count(lines)
    gandalf.locator(".menu select").first.select_option("pl")
    expect(gandalf.locator(".hand .card").first).to_have_attribute("lang", "pl")
    gandalf.get_by_role("radio", name="Polski").check()
    expect(gandalf.locator(".topbar .when")).to_contain_text("Twoja kolej")
    assert balrog.locator("html").get_attribute("lang") == "en"


def test_the_focus_is_not_lost_after_an_answer(gandalf: Page) -> None:
    gandalf.keyboard.press("n")
    gandalf.keyboard.press("Enter")
    gandalf.wait_for_timeout(250)
    assert gandalf.evaluate("document.activeElement.dataset.legal") is not None


def test_a_record_is_watched_shared_and_played_on(
    onlooker: COMES_IN, duel: tuple[Match, int], tmp_path: Path
) -> None:
    record = tmp_path / "duel.record"
    record.write_text(duel[0].record.text, "utf-8")
    person = onlooker()
    page = person.go("/", ".game")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".seek")
    expect(page.locator(".ask p")).to_contain_text("Position 0 of")
    page.get_by_label("One step on").press("Space")  # where a button has the focus, it is pressed
    expect(page.locator(".ask p")).to_contain_text("Position 1 of")
    page.get_by_label("Position", exact=True).fill("150")
    expect(page.locator(".ask p")).to_contain_text("Position 150 of")
    assert page.url.endswith("/at/150")
    page.select_option("#eyes", "gandalf")
    page.wait_for_selector(".own")
    page.select_option("#eyes", "everybody")
    expect(page.locator(".decks button")).to_have_count(2)
    page.keyboard.press("Escape")
    page.get_by_text("Play", exact=True).click()
    expect(page.locator(".ask p")).to_contain_text("Position 152 of")
    page.get_by_text("Pause").click()
    page.locator(".log li.hd a").first.click()
    page.wait_for_url("**/at/*")
    expect(page.locator(".log li.hd")).to_have_count(1)
    page.click("#go-on")
    page.wait_for_selector(".tablescreen:not(.replay) .decks, .tablescreen:not(.replay) .own")


def test_friends_find_a_public_table(onlooker: COMES_IN) -> None:
    host, guest = onlooker(), onlooker(language="uk")
    host.context.add_init_script(WITHOUT_CLIPBOARD)
    page = host.go("/new", "#scenario")
    page.check("#scenario input[value=fellowship]")
    page.select_option("[data-seat=balrog]", "friend")
    page.select_option("[data-seat=gandalf]", "me")
    page.locator("summary", has_text="Options").click()
    page.get_by_label("show the table to everybody").check()
    page.dblclick("#open")
    page.wait_for_selector(".wait")
    link = page.get_by_label("Link to the seat: The Balrog").input_value()
    assert link.startswith(f"{page.url}#")
    other = guest.go("/", ".entry")
    expect(other.locator(".entry")).to_have_count(1)
    other.locator(".entry button").first.click()
    other.wait_for_selector(".tablescreen")
    page.wait_for_selector(".tablescreen")
    page.click("[aria-label='This table']")
    assert page.get_by_label("Link to watch").input_value().startswith(f"{page.url}#")
    page.click(".home")
    page.click(".tick a")  # back where we sat
    expect(page.locator(".say")).to_be_visible()


def test_whoever_sits_down_reads_first_that_hands_are_shown(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new", "#scenario")
    page.check("#scenario input[value=fellowship]")
    page.select_option("[data-seat=balrog]", "friend")
    page.select_option("[data-seat=gandalf]", "me")
    page.locator("summary", has_text="Options").click()
    page.get_by_label("show the table to everybody").check()
    page.check("#hands-shown")
    page.click("#open")
    expect(page.locator(".wait .hands-shown")).to_be_visible()
    guest = onlooker().go("/", ".entry")
    expect(guest.locator(".entry .hands-shown")).to_be_visible()
    guest.locator(".entry", has=guest.locator(".hands-shown")).get_by_role("button").click()
    expect(guest.locator(".edge .hands-shown")).to_be_visible()
    expect(page.locator(".edge .hands-shown")).to_be_visible()


def test_a_table_that_is_made_private_shows_a_stranger_out(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new", "#scenario")
    page.check("#scenario input[value=fellowship]")
    page.select_option("[data-seat=balrog]", "steward")
    page.select_option("[data-seat=gandalf]", "me")
    page.locator("summary", has_text="Options").click()
    page.get_by_label("show the table to everybody").check()
    page.click("#open")
    page.wait_for_selector(".tablescreen")
    stranger = onlooker().go(f"/t/{page.url.rsplit('/', 1)[-1]}", ".tablescreen")
    page.click("[aria-label='This table']")
    page.uncheck("#public")
    expect(stranger.locator(".message")).to_contain_text("The host has made this table private.")
    expect(page.locator(".log li.talk").last).to_contain_text("made this table private")


def test_a_table_that_is_not_there_says_so(onlooker: COMES_IN) -> None:
    page = onlooker().go("/t/nowhere", ".message")
    expect(page.locator(".message")).to_contain_text("There is no table nowhere.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("uk", "Це не схоже на запис партії: не вдалося прочитати рядок 1."),
        ("pl", "To nie wygląda na zapis partii: nie udało się odczytać wiersza 1."),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_words(
    onlooker: COMES_IN, tmp_path: Path, language: str, words: str
) -> None:
    file = tmp_path / "poem.record"
    file.write_text("Three Rings for the Elven-kings under the sky\n", "utf-8")
    person = onlooker(language=language)
    page = person.go("/", ".game")
    page.set_input_files("input[type=file]", file)
    expect(page.locator(".trouble")).to_have_text(words)
    person.complaints = [c for c in person.complaints if "400" not in c]  # what the browser notes
