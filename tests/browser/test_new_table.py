"""The form for a new table with JavaScript: rows by drag and by arrows, remembered names."""

from playwright.sync_api import expect
from tests.browser.conftest import TABLET

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


def test_a_remembered_name_that_is_typed_goes_from_those_offered_until_it_is_erased(player):
    player.new_game(NAMES)
    page = player.page
    page.goto("/nouvelle/cul-de-chouette")
    offered = page.get_by_role("list", name="Habitués").get_by_role("button")
    expect(offered).to_have_text(list(NAMES))
    page.get_by_label("Nom, place 1").fill("karadoc ")
    expect(offered).to_have_text([name for name in NAMES if name != "Karadoc"])
    page.get_by_label("Nom, place 1").fill("Yvain")
    expect(offered).to_have_text(list(NAMES))


def test_on_a_tablet_the_drawn_table_stands_above_the_way_on_under_two_lines_of_names(player):
    player.new_game([*NAMES, *(f"Chevalier {number}" for number in range(8))])
    page = player.page
    page.set_viewport_size(TABLET)
    fill(page)
    names_above, drawn, way_on = (
        page.locator(part).bounding_box() for part in (".regulars", ".round-table", "#creer")
    )
    assert names_above["height"] > 2 * 48
    assert names_above["y"] + names_above["height"] < drawn["y"]
    assert drawn["y"] + drawn["height"] <= way_on["y"]


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


def link(page, number):
    return page.locator(f"#lier-{number}")


def test_two_names_are_linked_by_a_tap_each_and_sit_opposite_for_one_score(player):
    page = player.page
    fill(page)
    link(page, 1).tap()
    expect(link(page, 1)).to_have_attribute("aria-pressed", "true")
    link(page, 2).tap()
    expect(link(page, 1)).to_have_accessible_name("Place 1, en équipe avec la place 3. Lier autrement")
    assert names(page) == ["Perceval", "Léodagan", "Karadoc", "Guenièvre"]
    page.get_by_label("Qui commence ?").select_option("Perceval")
    page.get_by_role("button", name="À table").click()
    page.locator("#card-0").wait_for()
    assert [each["team"] for each in player.state()["players"]] == [0, 1, 0, 1]
    player.throw(5, 5, 5)
    assert player.scores() == [90, 0, 90, 0]
    for seat, emblems in ((0, ["pique", "gland"]), (2, ["gland", "pique"])):
        shown = page.locator(f"#card-{seat} h2 .own use").evaluate_all(
            "icons => icons.map(icon => icon.getAttribute('href').split('#')[1])"
        )
        assert shown == emblems


def test_two_names_are_linked_and_let_go_by_the_keyboard(player):
    page = player.page
    fill(page)
    link(page, 4).focus()
    page.keyboard.press("Enter")
    expect(link(page, 4)).to_be_focused()
    expect(link(page, 4)).to_have_attribute("aria-pressed", "true")
    link(page, 1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".seat .link i")).to_have_count(4)
    assert names(page) == ["Karadoc", "Perceval", "Léodagan", "Guenièvre"]
    for _twice in range(2):
        link(page, 2).press("Enter")
        expect(link(page, 2)).to_be_focused()
        expect(page.locator(".new_game [name=lien]")).to_have_value("" if _twice else "2")
    expect(page.locator(".seat .link i")).to_have_count(0)


def test_three_names_make_no_doublette_and_the_page_says_so(player):
    page = player.page
    fill(page)
    page.get_by_label("Nom, place 4").fill("")
    link(page, 1).tap()
    expect(link(page, 1)).to_have_attribute("aria-pressed", "true")
    link(page, 2).tap()
    expect(page.locator("#refusal")).to_contain_text("quatre, six, huit")
    assert names(page)[:3] == list(NAMES[:3])
