"""`games`, `components`, `arena`, `bench`, the site's own options, help and languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import parterre.words
from parterre.bench.slices import middle
from parterre.core import OVER, Rng
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.words import LANGUAGES, bundle, say

COMMANDS = ["games", "score", "simulate", "replay", "components", "arena", "bench"]


def test_games_lists_seats_and_options(run: Any) -> None:
    told = {game["name"]: game for game in run("games", "--json").answer}
    assert list(told) == list(GAMES)
    arboretum = told["arboretum"]
    assert arboretum["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in arboretum["options"]}
    assert set(options) == {"species", "starting_discards", "edition"}
    assert options["starting_discards"]["default"] is False
    assert options["edition"]["choices"] == [2015, 2018]
    assert options["species"]["default"]["2"] == "CDJAKW"
    options = {option["name"]: option for option in told["topiary"]["options"]}
    assert options["series"]["default"] == {"2": None, "3": None, "4": "TSWERPBI"}
    assert (options["series"]["free"], options["places"]["free"]) == (True, False)
    for lang, lot in (("en", "by lot (2)"), ("fr", "au sort (2)")):
        shown = run("games", "--lang", lang).out
        assert "option-" not in shown
        for word in ("Arboretum", "2, 3, 4", "species", "edition", "Topiary", "56, 48, 24", lot):
            assert word in shown


def test_components_says_how_each_element_is_known(run: Any) -> None:
    answer = run("components", "arboretum", "--json").answer
    known = {element["id"]: element["known"] for element in answer["elements"]}
    assert known["cards"] == "rulebook"
    assert known["edition_2018.O"] == "public"
    assert set(known.values()) <= {"rulebook", "public", "inferred", "reconstructed"}
    shown = run("components", "arboretum").out
    assert "Royal Poinciana" in shown
    assert "rulebook" in shown


def test_the_shipped_box_is_right_and_changes_nothing(run: Any) -> None:
    file = str(GAMES["arboretum"].folder / "components.toml")
    answer = run("components", "arboretum", "--check", file, "--json").answer
    assert answer == {"game": "arboretum", "ok": True, "mistakes": [], "changes": {}}
    assert "changes nothing" in run("components", "arboretum", "--check", file).out


def test_a_corrected_box_shows_what_it_changes(run: Any, empty: Path) -> None:
    (empty / "box.toml").write_text('[species.K]\nen = "Holm oak"\n')
    ran = run("components", "arboretum", "--check", "box.toml")
    assert ran.code == 0
    assert "changes one value" in ran.out
    assert "Holm oak" in ran.out


def test_a_correction_in_the_other_language_is_shown_too(run: Any, empty: Path) -> None:
    (empty / "box.toml").write_text('[species.K]\nfr = "Chêne vert"\n', "utf-8")
    shown = run("components", "arboretum", "--check", "box.toml").out
    assert re.search(r"species\.K\.fr\s+Chêne\s+Chêne vert", shown)


@pytest.mark.parametrize(
    ("game", "text", "where", "other"),
    [
        ("arboretum", '[species.K]\nen = "maple"\n', "species.K.en", "A"),
        ("arboretum", '[species.K]\nfr = "Érable"\n', "species.K.fr", "A"),
        ("arboretum", '[species.K]\nen = "Pine"\n[species.A]\nen = "Pine "\n', "species.K.en", "A"),
        ("arboretum", '[species.K]\nen = "Blue Spruce"\n', "species.K.en", "O"),
        ("arboretum", '[edition_2018.O]\nen = "Oak"\n', "edition_2018.O.en", "K"),
        ("topiary", '[series.T]\nfr = "Cygne"\n', "series.T.fr", "S"),
    ],
)
def test_two_components_have_two_names(
    run: Any, empty: Path, game: str, text: str, where: str, other: str
) -> None:
    (empty / "box.toml").write_text(text, "utf-8")
    answer = run("components", game, "--check", "box.toml", "--json").answer
    assert len(answer["mistakes"]) == 1
    assert f"“{where}”" in answer["mistakes"][0]
    assert f"the name of {other}." in answer["mistakes"][0]
    swapped = '[species.K]\nen = "Maple"\n[species.A]\nen = "Oak"\n'
    (empty / "box.toml").write_text(swapped)
    assert run("components", "arboretum", "--check", "box.toml", "--json").answer["ok"]


def test_the_box_of_topiary(run: Any, empty: Path) -> None:
    answer = run("components", "topiary", "--json").answer
    known = {element["id"]: element["known"] for element in answer["elements"]}
    assert known["tiles"] == "rulebook"
    (empty / "box.toml").write_text('[series.T]\nen = "Tyrannosaur"\n')
    assert "Tyrannosaur" in run("components", "topiary", "--check", "box.toml").out
    assert run("components", "arboretum", "--check", "box.toml").code == 1
    record = run("simulate", "topiary", "--bots", "uniform", "--components", "box.toml")
    assert record.answer["components"] == {"series": {"T": {"en": "Tyrannosaur"}}}
    assert run("replay", "-", given=record.out.encode()).code == 0


def test_a_wrong_box_gets_a_sentence_for_each_mistake(run: Any, empty: Path) -> None:
    (empty / "box.toml").write_text('[species.K]\nen = 3\n[species.Z]\nen = "x"\n[cards]\nranks=9')
    ran = run("components", "arboretum", "--check", "box.toml")
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 3
    assert ran.err.count("(§1.5)") == 3
    ran = run("components", "arboretum", "--check", "box.toml", "--json")
    assert ran.code == 1
    assert (ran.answer["ok"], len(ran.answer["mistakes"])) == (False, 3)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "arboretum", "--components", "box.toml"),
        ("arena", "arboretum", "--components", "box.toml"),
        ("--no-browser", "--components", "box.toml"),
    ],
)
def test_whoever_plays_with_a_wrong_box_gets_one_sentence(
    run: Any, empty: Path, words: tuple[str, ...], lang: str
) -> None:
    more = {
        "en": {0: "(§1.5); see", 1: "one more mistake", 2: "2 more mistakes"},
        "fr": {0: "(§1.5)\u00a0; voyez", 1: "une autre erreur", 2: "2 autres erreurs"},
    }
    text = "[cards]\nranks = 9\n"
    for number, hint in more[lang].items():
        (empty / "box.toml").write_text(text)
        ran = run(*words, "--lang", lang)
        assert (ran.code, ran.out) == (1, "")
        assert len(ran.err.splitlines()) == 1
        assert "cards.ranks" in ran.err
        assert hint in ran.err
        assert "parterre components arboretum --check box.toml" in ran.err
        text += f"[trees{number}]\n"


def test_arena_has_the_form_of_the_contract(run: Any) -> None:
    words = ("--seats", "2", "--games", "5", "--bots", "uniform", "--json")
    report = run("arena", "arboretum", *words).answer
    assert (report["game"], report["seats"], report["games"]) == ("arboretum", 2, 6)
    bot = report["bots"]["uniform"]
    for word in ("wins", "win_rate", "low", "high", "mean_points", "mean_seconds_per_decision"):
        assert isinstance(bot[word], float)
    topiary = run("arena", "topiary", *words, "--option", "places=24", "--option", "draft=true")
    assert topiary.answer["options"] == {"places": 24, "draft": True}
    assert topiary.answer["bots"]["uniform"]["wins"] == 6
    shown = run("arena", "arboretum", "--games", "2", "--bots", "uniform").out
    assert "uniform" in shown
    assert "95\u00a0%" in shown


def test_bench_has_the_form_of_the_contract(run: Any) -> None:
    report = run("bench", "--seconds", "0.5", "--json").answer
    assert report["compiled"] is compiled()
    assert set(report["games"]) == set(GAMES)
    for of in report["games"].values():
        assert of["stepping_per_s"] > 0
        assert of["playout_decisions_per_s"] > 0
        assert of["copy_us"] > 0
        if compiled():
            assert of["compiled_over_interpreted"] > 1
        else:
            assert of["compiled_over_interpreted"] is None
    hearts = report["openspiel"]
    assert hearts is None or hearts["hearts_stepping_per_s"] > 0
    shown = run("bench", "--seconds", "0.5").out
    assert ("compiled engine" in shown) == compiled()
    assert ("≥ 3" in shown) == (hearts is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_for_people_and_all_in_one_language(run: Any, command: str, lang: str) -> None:
    ran = run(*filter(None, [command]), "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "help-" not in ran.out
    examples = say(f"help-{command}-examples" if command else "help-examples", lang=lang)
    assert examples.split()[0] in ran.out
    assert lang != "fr" or examples.startswith("Exemple")
    assert ("Show this message" in ran.out) is False
    if not command:
        for word in COMMANDS:
            assert word in ran.out


def test_every_language_has_the_same_words() -> None:
    folder = Path(__file__).resolve().parents[2] / "src" / "parterre" / "words"
    ids = [
        re.findall(r"^([a-z][\w-]*) =", (folder / lang / "cli.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert all(found == ids[0] for found in ids)
    for lang in LANGUAGES:
        assert all(bundle(lang).has_message(id) for id in ids[0])


def test_the_site_is_asked_for_what_the_options_say(
    run: Any, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}

    def serve(**words: Any) -> int:
        asked.update(words)
        return 0

    monkeypatch.setattr("parterre.server.run.serve", serve)
    (empty / "box.toml").write_text('[species.K]\nen = "Holm oak"\n')
    words = ["--no-browser", "--port", "0", "--host", "::1", "--data", "here"]
    assert run(*words, "--components", "box.toml").code == 0
    assert asked == {
        "host": "::1",
        "port": 0,
        "data_dir": Path("here"),
        "open_browser": False,
        "components": {"arboretum": {"species": {"K": {"en": "Holm oak"}}}},
        "lang": "en",
    }
    (empty / "other.toml").write_text('[series.T]\nen = "Tyrannosaur"\n')
    assert run("--components", "other.toml", "--components", "box.toml", "--lang", "fr").code == 0
    assert (asked["port"], asked["open_browser"], asked["data_dir"]) == (None, True, None)
    assert set(asked["components"]) == {"arboretum", "topiary"}
    assert asked["lang"] == "fr"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_copied_is_a_table_in_the_middle_of_its_game(name: str) -> None:
    for seed in range(20):
        assert middle(GAMES[name], Rng(seed)).turn() != OVER


def test_french_is_what_a_french_player_would_write(run: Any) -> None:
    """The seats are the same word here as on the site, and nothing is translated half."""
    words = Path(parterre.words.__file__).parent
    for file in ("cli.ftl", "server.ftl"):
        text = (words / "fr" / file).read_text("utf-8")
        assert not re.search(r"\bsièges?\b|[Cc]ompte une table|donnes égales|dressé", text)
    assert "Liste les jeux" in run("--help", "--lang", "fr").out


def test_version(run: Any) -> None:
    assert re.fullmatch(r"parterre \d+\.\d+\.\d+\n", run("--version").out)
