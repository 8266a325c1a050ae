"""The form for a new table with JavaScript: rows by drag and by arrows, remembered names."""

from playwright.sync_api import expect

NAMES = ("Perceval", "Karadoc", "Léodagan", "Guenièvre")


def fill(page):
    page.goto("/nouvelle/cul-de-chouette")
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Nom, place {number}").fill(name)


def names(page):
    return page.locator("[name=nom]").evaluate_all("rows => rows.map(row => row.value)")


def test_a_name_is_dragged_to_its_place(player):
    page = player.page
    fill(page)
    start = page.locator("#place-1 [data-grip]").bounding_box()
    target = page.locator("#place-3").bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(start["x"] + 10, target["y"] + 20, steps=6)
    page.mouse.up()
    assert names(page) == ["Karadoc", "Léodagan", "Perceval", "Guenièvre"]
    page.get_by_role("button", name="À table").click()
    expect(page.locator("#row-2 h2")).to_contain_text("Perceval")


def test_arrows_move_a_name_without_leaving_the_page_and_keep_the_focus(player):
    page = player.page
    fill(page)
    page.get_by_role("button", name="Descendre la place 1").click()
    expect(page.get_by_label("Nom, place 2")).to_have_value("Perceval")
    assert names(page) == ["Karadoc", "Perceval", "Léodagan", "Guenièvre"]
    assert page.evaluate("() => document.activeElement.id") == "bas-2"


def test_one_more_row_takes_the_focus_and_enter_adds_it_too(player):
    page = player.page
    fill(page)
    page.get_by_role("button", name="Un de plus").click()
    expect(page.get_by_label("Nom, place 5")).to_be_focused()


def test_remembered_names_are_one_tap(player):
    player.new_game(NAMES)
    page = player.page
    page.goto("/nouvelle/cul-de-chouette")
    for name in NAMES[:2]:
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert names(page)[:2] == list(NAMES[:2])


def test_presets_fill_the_house_rules_and_leave_the_names(player):
    page = player.page
    fill(page)
    page.locator("#regles summary").click()
    page.locator("#regles-bleusaille").click()
    expect(page.get_by_label("Grelottine", exact=True)).not_to_be_checked()
    expect(page.locator("#regles-bleusaille")).to_have_attribute("aria-pressed", "true")
    assert names(page) == list(NAMES)
    page.locator("#regles-tout").click()
    expect(page.get_by_label("Banque", exact=True)).to_be_checked()
