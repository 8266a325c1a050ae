"""What is staked, by whom and for how much stands on the page before the dice fall, and is read aloud."""

import re

import pytest
from tests.pages.conftest import CAST, say, throw

NB = "\u00a0"
PERCEVAL, KARADOC, LEODAGAN = range(3)


def enrich(device, *points):
    for seat, more in enumerate(points):
        say(device, "correction", seat, points=more)
    return device


@pytest.fixture
def rich(table):
    return enrich(table, 100, 100, 100, 100)


@pytest.fixture
def challenged(rich):
    """Karadoc has challenged Perceval to a Velute."""
    say(rich, "correction", KARADOC, **{"tokens.grelottine": "1"})
    throw(rich, PERCEVAL, "1-3-6")
    return say(rich, "grelottine", KARADOC, on="velute", stake="25")


@pytest.fixture
def sipping(rich):
    throw(rich, PERCEVAL, "4-4-1")
    return say(rich, "sirotage", PERCEVAL)


def whisper(device):
    """What the tray says below its title."""
    return re.findall(r"<small>(.*?)</small>", device.text.split('class="says"')[1])[0]


@pytest.mark.rule("N1")
def test_a_challenge_is_read_aloud_with_its_combination_and_its_stake(challenged):
    assert challenged.announcement == f"Karadoc{NB}: Grelottine, Velute, 25. À Perceval."


@pytest.mark.rule("N6")
def test_who_has_bet_on_a_challenge_stands_beside_its_stake(challenged):
    assert whisper(challenged) == "25 points, gagnés ou perdus"
    say(challenged, "bet", LEODAGAN, on="reussite")
    assert whisper(challenged) == f"25 points, gagnés ou perdus · Sur la réussite{NB}: Léodagan"
    assert challenged.announcement == f"Léodagan{NB}: Pari, Sur la réussite. À Perceval."


@pytest.mark.rule("N6")
def test_of_many_bets_only_their_number_is_said(device):
    device.new_game(names=[*CAST, "Yvain", "Séli", "Merlin"])
    enrich(device, *(100,) * 7)
    say(device, "correction", KARADOC, **{"tokens.grelottine": "1"})
    throw(device, PERCEVAL, "1-3-6")
    say(device, "grelottine", KARADOC, on="velute", stake="1")
    for seat in range(LEODAGAN, 6):
        say(device, "bet", seat, on="reussite")
    assert whisper(device) == f"1 point, gagné ou perdu · Sur la réussite{NB}: 4"


@pytest.mark.rule("N8")
def test_a_challenge_handed_on_is_read_aloud_with_its_taker(rich):
    say(rich, "correction", KARADOC, **{"tokens.grelottine": "1"})
    say(rich, "correction", PERCEVAL, **{"tokens.passe_grelot": "1"})
    throw(rich, PERCEVAL, "1-3-6")
    say(rich, "grelottine", KARADOC, on="velute", stake="25")
    say(rich, "passe_grelot", PERCEVAL, to=LEODAGAN)
    assert rich.announcement == f"Perceval{NB}: Passe-Grelot, Léodagan. À Léodagan."


@pytest.mark.rule("G8", "N5")
def test_a_chouette_in_a_challenge_says_what_hangs_on_it(challenged):
    throw(challenged, PERCEVAL, "4-4-1")
    assert whisper(challenged) == f"Défi{NB}: Velute, 25. À décider avant la suite."


@pytest.mark.rule("S7")
def test_a_staked_civet_stands_over_the_dice_until_they_have_fallen(rich):
    say(rich, "correction", PERCEVAL, **{"tokens.civet": "1"})
    say(rich, "civet", PERCEVAL, on="suite", stake="50")
    assert whisper(rich) == f"Civet{NB}: Suite, 50."
    assert rich.announcement == f"Perceval{NB}: Civet, Suite, 50. À Perceval."
    throw(rich, PERCEVAL, "4-4-1")
    assert whisper(rich) == f"Civet{NB}: Suite, 50. À décider avant la suite."
    say(rich, "decline", PERCEVAL)
    assert "50" not in whisper(rich)


@pytest.mark.rule("S4")
def test_the_birds_stay_on_the_page_when_everybody_has_named_one(device):
    device.new_game(names=CAST[:2])
    enrich(device, 100, 100)
    throw(device, PERCEVAL, "4-4-1")
    say(device, "sirotage", PERCEVAL)
    say(device, "bet", KARADOC, on="4")
    assert "bet" not in {offer["move"] for offer in device.state()["offers"]}
    assert "Mouette · 5 → 25" in device.text
    throw(device, PERCEVAL, "2")
    assert "Mouette" not in device.text


@pytest.mark.rule("S4")
def test_without_anybody_who_may_bet_there_are_no_birds(device):
    device.new_game(names=CAST[:2])
    throw(device, PERCEVAL, "4-4-1")
    say(device, "sirotage", PERCEVAL)
    assert "Mouette" not in device.text


@pytest.mark.rule("S4")
def test_a_bet_is_read_aloud_with_its_face(sipping):
    say(sipping, "bet", KARADOC, on="4")
    assert sipping.announcement == f"Karadoc{NB}: Pari, 4. À Perceval."


@pytest.mark.rule("S2", "G5")
def test_a_sirotage_that_is_made_is_called_so_though_the_ceiling_leaves_nothing_of_it(rich):
    enrich(rich, 0, 235)
    throw(rich, PERCEVAL, "4-4")
    say(rich, "achat_de_de", KARADOC)
    say(rich, "correction", KARADOC, points=30)
    throw(rich, KARADOC, "1")
    say(rich, "sirotage", KARADOC)
    throw(rich, KARADOC, "4")
    assert rich.scores()[KARADOC] == 335
    assert "Sirotage réussi, rien à compter, total 335, plafonné" in rich.announcement


@pytest.mark.rule("G5", "R1")
def test_a_gain_of_which_the_ceiling_leaves_nothing_is_said_to_be_capped(rich):
    enrich(rich, 0, 235)
    throw(rich, PERCEVAL, "3-3-6")
    say(rich, "cry", KARADOC, cry="pas-mou-le-caillou")
    assert f"«{NB}Pas mou le caillou{NB}!{NB}», rien à compter, total 335, plafonné." in rich.announcement


@pytest.mark.rule("R3")
def test_a_tie_says_who_has_the_points_without_a_6(rich):
    throw(rich, PERCEVAL, "2-2-4")
    say(rich, "tie", seats=["0", "1"])
    assert rich.announcement == f"Ex æquo{NB}: Perceval, Karadoc. À Karadoc."
    assert whisper(rich).endswith(f"Le premier six l’emporte. Faute de six{NB}: Perceval.")


@pytest.mark.rule("R3", "R6")
def test_a_tie_without_the_lanceur_promises_the_points_to_nobody(rich):
    throw(rich, PERCEVAL, "2-2-4")
    say(rich, "tie", seats=["1", "2"])
    assert whisper(rich).endswith("Le premier six l’emporte.")


@pytest.mark.rule("R4")
def test_the_house_throws_for_the_tied_last_of_a_suite_too(rich):
    throw(rich, PERCEVAL, "3-4-5")
    say(rich, "tie", seats=["1", "2"])
    rich.press(rich.page.form("roll"))
    assert rich.announcement.startswith("Karadoc, dés de la maison")
    assert dict(rich.page.form("roll").hidden)["seat"] == "2"


@pytest.mark.rule("G1")
def test_an_opening_die_is_read_aloud(device):
    device.new_game(first="")
    say(device, "opening", KARADOC, die="2")
    assert device.announcement == f"Karadoc{NB}: Dé du départ, deux."


@pytest.mark.rule("B3")
@pytest.mark.parametrize(("rule", "prize"), [("same-prize", "+56"), ("25", "+25")])
def test_a_total_promises_the_others_what_their_house_rule_pays(device, rule, prize):
    device.new_game(**{"regles": "oui", "option.bleu_rouge_others": rule})
    enrich(device, 100, 100)
    throw(device, PERCEVAL, "3-4-3")
    naming = device.text
    assert "<b>10</b><small>+56</small>" in naming
    say(device, "bet", PERCEVAL, on=["10"], several="on")
    assert f"<b>10</b><small>{prize}</small>" in device.text


@pytest.mark.rule("K3", "G5")
def test_a_withdrawal_says_that_the_score_stops_at_the_ceiling(device):
    device.new_game(**{"option.banque": "oui"})
    enrich(device, 330)
    say(device, "correction", PERCEVAL, account="100")
    assert f"La Banque garde 21{NB}% de frais{NB}; le score s’arrête à 332." in device.text
    assert 'data-per-cent="79" data-room="2"' in device.text


@pytest.mark.rule("L1")
def test_a_newcomers_sum_is_written_in_the_singular_where_it_is_one(device):
    device.new_game(names=CAST[:2])
    enrich(device, 20, 10)
    throw(device, PERCEVAL, "1-3-6")
    throw(device, KARADOC, "1-3-6")
    assert "(20 − 10) × 1 tour ÷ 10 = 1 point<br>" in device.text


@pytest.mark.rule("L1", "G5")
def test_a_newcomer_is_promised_no_more_than_the_ceiling(device):
    device.new_game(names=CAST[:2])
    enrich(device, 340)
    for _round in range(12):
        throw(device, PERCEVAL, "1-3-5")
        throw(device, KARADOC, "1-3-5")
    assert "× 12 tours ÷ 10 = 408 points, plafonnés à 332" in device.text
    assert "Prendre 332 sans chanter" in device.text


def tone_of_the_tie(device):
    """How its button is shown: « later » only once the tray is asked for a purchase."""
    before, _, _ = device.text.partition('id="tie"')
    return before.rpartition('data-tone="')[2].partition('"')[0]


@pytest.mark.rule("R7", "A1")
def test_a_tie_of_buyers_waits_until_the_tray_is_asked_for_a_purchase(rich):
    throw(rich, PERCEVAL, "4-2")
    assert tone_of_the_tie(rich) == "later"


@pytest.mark.rule("R7", "K5")
def test_a_tie_of_a_raitournelle_and_its_block_is_named_and_stands_there_at_once(device):
    device.new_game(**{"regles": "oui", "option.banque": "oui", "option.achat_de_de": "oui"})
    enrich(device, 100, 100, 100, 100)
    throw(device, PERCEVAL, "5-6")
    assert "achat_de_de" in {offer["move"] for offer in device.state()["offers"]}
    assert (tone_of_the_tie(device), "Égalité des cris" in device.text) == ("", True)
    throw(device, PERCEVAL, "1")
    assert "Égalité des cris" not in device.text
