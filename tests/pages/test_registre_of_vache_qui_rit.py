"""The registre of Vache qui rit Tour: what was kept, and dice forgotten among it."""

from tests.pages.test_vache_qui_rit import keep


def test_two_dice_kept_are_no_chouettes_and_none_of_five_is_red(turn):
    keep(turn, 1, 1, then="puis")
    turn.client.post(f"/t/{turn.code}/coups", data={"move": "throw", "seat": "1", "dice": "1-5-5-2-3"})
    turn.get(f"/t/{turn.code}/registre")
    assert "<b>Garde</b>" in turn.text
    assert "Chouettes" not in turn.text
    assert "red-die" not in turn.text


def test_a_die_forgotten_among_those_kept_is_put_in_later(turn):
    keep(turn, 1, then="puis")
    turn.get(f"/t/{turn.code}/registre?seq=1")
    assert "Voir l’effet" in turn.text
    turn.tap("de", "1")
    assert "Perceval 100 → 200" in turn.page.texts["correction"]
    turn.press(turn.page.form("save"))
    assert turn.scores() == [200, 0, 0]


def test_a_past_keep_is_taken_up_again(turn):
    keep(turn, 1)
    keep(turn, 1, then="puis")
    turn.press_move("bust", 1)
    for seq in range(1, 5):
        assert turn.get(f"/t/{turn.code}/registre?seq={seq}").status == 200
    said = {"vu": f"{turn.state()['version']}.abcdefgh", "seq": "1", "move": "keep", "seat": "0", "des": "5"}
    turn._show(turn.client.post(f"/t/{turn.code}/registre", data=said))
    assert turn.status == 409, "then the stop on 150 is impossible, and nothing has changed"
    assert turn.scores() == [200, 0, 0]
