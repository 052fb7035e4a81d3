"""The waiting room: whoever comes by link says their name, chairs change hands, nobody is stuck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from page.stage import PHONE, SLOW, Onlooker, click_twice
from server.halls import ServedHall, tables_of

COMES_IN = Callable[..., Onlooker]
READER = Path(__file__).parents[2] / "web/node_modules/jsqr/dist/jsQR.js"
# What a phone sees: the code as a picture, read by a reader that did not write it.
PHOTOGRAPH = """
async () => {
  const svg = document.querySelector("svg.qr").cloneNode(true);
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("width", 600);
  svg.setAttribute("height", 600);
  const picture = new Image();
  picture.src = "data:image/svg+xml," + encodeURIComponent(svg.outerHTML);
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width: 600, height: 600});
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, 600, 600);
  context.drawImage(picture, 0, 0);
  return jsQR(context.getImageData(0, 0, 600, 600).data, 600, 600).data;
}
"""


def open_for_friends(
    person: Onlooker, *, public: bool = False, sit: Callable[[Locator], None] = Locator.click
) -> Page:
    """The host's waiting room of a trilogy for four, with a bot on Saruman's chair."""
    page = person.go("/new", "#scenario")
    page.fill("input[autocomplete=nickname]", "Oksana")
    page.select_option("#people", "4")
    for seat, who in {"frodo": "me", "aragorn": "friend", "witch-king": "friend"}.items():
        page.select_option(f"[data-seat={seat}]", who)
    page.select_option("[data-seat=saruman]", "steward")
    if public:
        page.locator("summary", has_text="Options").click()
        page.get_by_label("show the table to everybody").check()
    sit(page.get_by_role("button", name="Sit down"))
    page.wait_for_selector(".qr")
    return page


def chair(page: Page, seat: str) -> Locator:
    return page.locator(f"[data-chair='{seat}']")


def link_of(page: Page) -> str:
    return page.locator(".inv > .share input").input_value()


def invite(page: Page, seat: str, name: str) -> str:
    """The link to this seat, as soon as it is shown."""
    chair(page, seat).locator("[data-invite]").click()
    expect(page.locator(".inv")).to_contain_text(f"To this seat: {name}")
    return link_of(page)


def path_of(link: str) -> str:
    return "/t/" + link.split("/t/", 1)[1]


def is_in_the_middle(found: Locator) -> bool:
    box, window = found.bounding_box(), found.page.viewport_size
    assert box is not None
    assert window is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return middle == pytest.approx((window["width"] / 2, window["height"] / 2), abs=2)


def test_a_friend_comes_by_the_code_and_says_a_name(onlooker: COMES_IN) -> None:
    page = open_for_friends(onlooker())
    link = invite(page, "aragorn", "Aragorn")
    page.evaluate(READER.read_text("utf-8"))
    assert page.evaluate(PHOTOGRAPH) == link
    friend = onlooker(size=PHONE, language="uk", new=True)
    guest = friend.go(path_of(link), "#name")
    expect(guest.locator("h1")).to_contain_text("Арагорн")
    expect(chair(page, "aragorn")).not_to_contain_text("ready")  # nobody sits there yet
    guest.fill("#name", "Марек")
    guest.click("#sit")
    expect(chair(page, "aragorn")).to_contain_text("Марек")
    expect(chair(page, "aragorn")).to_contain_text("here")
    guest.fill(".say input", "Вітаю!")
    guest.press(".say input", "Enter")
    expect(page.locator(".chat li", has_text="Вітаю!")).to_contain_text("Марек")
    expect(guest.locator("#start, #cancel, [data-invite], [data-bot], [data-free]")).to_have_count(
        0
    )
    guest.reload()  # who was here is not asked again
    expect(guest.locator(".wait")).to_be_visible()
    guest.click("#leave")
    guest.wait_for_selector(".game")
    expect(guest.locator(".tick")).to_have_count(0)
    expect(chair(page, "aragorn").locator("[data-invite]")).to_be_visible()
    expect(page.locator(".chat li.sys").last).to_have_text("Марек (Aragorn) has left the table.")


def test_chairs_go_to_bots_and_back_until_the_host_starts(onlooker: COMES_IN) -> None:
    page = open_for_friends(onlooker())
    first = invite(page, "witch-king", "The Witch-king")
    chair(page, "witch-king").locator("[data-bot=random]").click()
    expect(chair(page, "witch-king")).to_contain_text("Wanderer")
    chair(page, "saruman").locator("[data-free]").click()
    expect(page.locator(".inv")).to_contain_text("To this seat: Saruman")
    second = link_of(page)
    late = onlooker(new=True)
    stranger = late.go(path_of(first), ".message")
    expect(stranger.locator(".message")).to_contain_text("This link does not fit this table.")
    late.complaints.clear()  # the browser notes that it was refused
    guest = onlooker(new=True).go(path_of(second), "#name")
    assert is_in_the_middle(guest.locator("dialog[open]"))
    guest.fill("#name", "Iryna")
    guest.click("#sit")
    expect(page.locator(".oak")).to_contain_text("3 of 4 ready")
    page.click("#start")
    for seated in (page, guest):
        seated.wait_for_selector(".tablescreen")


def test_a_bot_says_how_it_plays_wherever_it_is_chosen(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new?scenario=fellowship&people=2", "#scenario")
    way = page.locator("[data-way=gandalf]")
    expect(way).to_have_text("always does what good rules of thumb say")
    page.select_option("[data-seat=gandalf]", "knight")
    expect(way).to_have_text("overlooks little, wavers where it is close")
    page.select_option("[data-seat=gandalf]", "friend")
    expect(way).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    free = chair(page, "gandalf")
    expect(free.locator("[data-bot]")).to_have_count(6)
    expect(free.locator("[data-bot=squire]")).to_contain_text("overlooks things")


def test_whoever_sets_a_table_says_who_gives_hints(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new?scenario=fellowship&people=2", "#scenario")
    page.locator("summary", has_text="Options").click()
    expect(page.locator("#hints")).to_have_value("steward")
    page.select_option("#hints", "seer")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".hintb").click()
    expect(page.locator(".hintp")).to_contain_text("What would the Seer do?")


def test_the_host_changes_seats_and_all_read_who_sits_where(onlooker: COMES_IN) -> None:
    page = open_for_friends(onlooker())
    link = invite(page, "aragorn", "Aragorn")
    told = page.locator(".chat li.sys")
    expect(told).to_have_text(["Oksana sat down as Frodo."])
    guest = onlooker(new=True).go(path_of(link), "#name")
    guest.fill("#name", "Iryna")
    guest.click("#sit")
    expect(told.last).to_have_text("Iryna sat down as Aragorn.")
    expect(guest.locator("[data-move], [data-swap]")).to_have_count(0)
    oak = page.locator(".oak").bounding_box()
    chair(page, "frodo").locator("[data-move]").click()
    expect(chair(page, "frodo").locator("[data-swap]")).to_have_count(0)
    expect(chair(page, "aragorn").locator("[data-swap]")).to_have_text("Change places")
    assert page.locator(".oak").bounding_box() == oak  # nothing jumps
    chair(page, "witch-king").locator("[data-swap]").click()  # a free one, of the other side
    expect(chair(page, "witch-king").locator("input")).to_have_value("Oksana")
    expect(told.last).to_have_text("Oksana sat down as the Witch-king.")
    expect(page.locator("[data-swap]")).to_have_count(0)
    free = invite(page, "frodo", "Frodo")
    chair(page, "saruman").locator("[data-move]").click()  # a bot and a guest change places
    chair(page, "aragorn").locator("[data-swap]").click()
    expect(chair(guest, "saruman").locator("input")).to_have_value("Iryna")
    expect(chair(guest, "aragorn")).to_contain_text("Steward")
    expect(guest.locator(".chat li.sys")).to_contain_text(
        ["Iryna sat down as Saruman.", "Steward (bot) sat down as Aragorn."]
    )
    marek = onlooker(new=True).go(path_of(free), "#name")
    expect(marek.locator("h1")).to_contain_text("Frodo")
    marek.fill("#name", "Marek")
    marek.click("#sit")
    for seated in (page, guest, marek):
        seated.wait_for_selector(".tablescreen")
    expect(page.locator(".topbar .when b")).to_contain_text("The Witch-king")


def test_a_host_cancels_and_everybody_is_told(onlooker: COMES_IN) -> None:
    page = open_for_friends(onlooker())
    link = path_of(invite(page, "aragorn", "Aragorn"))
    guest = onlooker().go(link, ".wait")
    page.click("#cancel")
    expect(page.locator("#cancel")).to_have_text("Really cancel?")
    page.click("#cancel")
    page.wait_for_selector(".game")
    expect(page.locator(".tick")).to_have_count(0)
    expect(guest.locator(".message")).to_contain_text("The host has cancelled this table.")
    late = onlooker()
    expect(late.go(link, ".message")).to_have_url(late.hall + link.split("#")[0])
    expect(late.page.locator(".message")).to_contain_text("The host has cancelled this table.")


def test_a_stranger_picks_a_free_seat_of_a_public_table(onlooker: COMES_IN) -> None:
    page = open_for_friends(onlooker(), public=True)
    stranger = onlooker(new=True).go(f"/t/{page.url.rsplit('/', 1)[-1]}", ".wait")
    chair(stranger, "witch-king").locator("[data-sit]").click()
    stranger.fill("#name", "Marek")
    stranger.click("#sit")
    expect(chair(page, "witch-king")).to_contain_text("Marek")
    expect(stranger.locator("[data-sit]")).to_have_count(0)
    expect(stranger.locator("#leave")).to_be_visible()


def test_sit_down_clicked_twice_opens_one_table_and_takes_one_seat(
    onlooker: COMES_IN, hall: ServedHall
) -> None:
    host, first, second = onlooker(), onlooker(new=True), onlooker()
    for person in (host, first, second):
        person.context.add_init_script(SLOW)
    before = tables_of(hall)
    page = open_for_friends(host, public=True, sit=click_twice)
    (table,) = tables_of(hall) - before
    guest = first.go("/", f".entry [href='/t/{table}']")
    entry = guest.locator(".entry", has=guest.locator(f"[href='/t/{table}']"))
    entry.get_by_role("button", name="Sit down: The Witch-king").click()
    guest.fill("#name", "Marek")
    click_twice(guest.locator("#sit"))
    expect(page.locator(".oak")).to_contain_text("3 of 4 ready")
    expect(guest.locator(".wseat.free")).to_have_count(1)
    other = second.go(f"/t/{table}", "[data-sit]")
    click_twice(other.locator("[data-sit]"))
    for seated in (page, guest, other):
        seated.wait_for_selector(".tablescreen")
    assert tables_of(hall) - before == {table}


@pytest.mark.parametrize("can_share", [True, False])
def test_a_link_is_shared_or_copied(onlooker: COMES_IN, can_share: bool) -> None:
    person = onlooker()
    if can_share:
        person.context.add_init_script(
            "navigator.share = async shared => { window.shared = shared }"
        )
    person.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard',"
        " {value: {writeText: async text => { window.copied = text }}})"
    )
    page = open_for_friends(person)
    button = page.locator(".inv > .share").get_by_role("button", name="Share")
    expect(button).to_have_count(int(can_share))
    if can_share:
        button.click()
        page.wait_for_function("window.shared")
        assert page.evaluate("window.shared.url") == link_of(page)
    page.locator(".inv > .share").get_by_role("button", name="Copy the link").click()
    page.wait_for_function("window.copied")
    assert page.evaluate("window.copied") == link_of(page)
