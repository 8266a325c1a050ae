"""A house on a local network has no https: its pages are no secure context there, and work all the same."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Player, listen


@pytest.fixture(params=[True, False], ids=["with-javascript", "without"])
def neighbour(request, browser_type, browser_type_launch_args, house, complaints):
    port = house.rsplit(":", 1)[1]
    args = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP bar.local 127.0.0.1"]
    browser = browser_type.launch(**(browser_type_launch_args | {"args": args}))
    context = browser.new_context(viewport=PHONE, java_script_enabled=request.param)
    listen(context, complaints)
    yield Player(context.new_page(), f"http://bar.local:{port}")
    browser.close()


def test_forms_are_ours_on_plain_http_too(neighbour):
    page = neighbour.page
    page.goto(f"{neighbour.house}/nouvelle/cul-de-chouette")
    page.get_by_label("Nom, place 1").fill("Perceval")
    page.get_by_label("Nom, place 2").fill("Karadoc")
    page.get_by_label("Qui commence").select_option("0")
    page.get_by_role("button", name="À table").click()
    for die in (5, 5, 5):
        neighbour.key(die).click()
    expect(page.locator("#card-0 .score summary b")).to_have_text("90")
