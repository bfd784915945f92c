"""A language is its files, and English stands in for what they lack."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from parterre.games import GAMES
from parterre.table.boxes import correct, file_to_correct
from parterre.words import LANGUAGES, SOURCE, Voice, order, say, unbroken
from plain import plain
from tables import GAME_NAMES, bars

every_game = pytest.mark.parametrize("name", GAME_NAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
NAMED = [name for name in GAME_NAMES if bars(name).NAMED]
every_named_game = pytest.mark.parametrize("name", NAMED)


def renamed(name: str, key: str, text: str) -> dict[str, dict[str, dict[str, str]]]:
    """Another name for something in the box of a game."""
    section, element = bars(name).NAMED.split(".")
    return {section: {element: {key: text}}}


def test_words_are_looked_for_in_a_language_and_then_in_the_source() -> None:
    assert order(SOURCE) == order("tlh") == (SOURCE,)
    for lang in LANGUAGES[1:]:
        assert order(lang) == (lang, SOURCE)
    assert say("site-more", lang="tlh") == say("site-more")
    assert say("no-such-message", lang="fr") == "no-such-message"


def test_texts_and_files_are_looked_for_alike(tmp_path: Path) -> None:
    french, english = Voice("fr"), Voice()
    assert french.own({"en": "Oak", "fr": "Chêne"}) == "Chêne"
    assert french.own({"en": "Oak"}) == english.own({"en": "Oak", "fr": "Chêne"}) == "Oak"
    assert french.own({"colour_en": "red", "colour_fr": "rouge"}, "colour_") == "rouge"
    (tmp_path / "RULES.md").touch()
    assert french.file(tmp_path, "RULES.md") == tmp_path / "RULES.md"
    (tmp_path / "RULES.fr.md").touch()
    assert french.file(tmp_path, "RULES.md") == tmp_path / "RULES.fr.md"
    assert english.file(tmp_path, "RULES.md") == tmp_path / "RULES.md"


def test_where_no_line_ends_is_the_languages_own_affair() -> None:
    assert unbroken("« Oui » : non !", "fr") == "«\u00a0Oui\u00a0»\u00a0: non\u00a0!"
    assert unbroken("« Oui » : non !", SOURCE) == "« Oui » : non !"


@every_language
@every_game
def test_the_file_to_be_corrected_has_the_names_of_the_reader(name: str, lang: str) -> None:
    """As the shipped file had them in two languages; such a file still changes nothing."""
    game = GAMES[name]
    shipped = (game.folder / "components.toml").read_text("utf-8")
    file = file_to_correct(game, Voice(lang))
    if lang == SOURCE:
        assert file == shipped
    keys = [re.findall(rf"^(\w+_)?{tag} = ", file, re.M) for tag in (SOURCE, lang)]
    assert keys[0] == keys[1] != []
    added = len(keys[1]) if lang != SOURCE else 0
    assert len(file.splitlines()) == len(shipped.splitlines()) + added
    assert correct(game, tomllib.loads(file)) == ({}, [])


@every_named_game
def test_a_name_may_be_corrected_under_any_tag(name: str) -> None:
    """A record is valid wherever it is read; a person is told that nobody reads that language."""
    for key in ("fr", "de", "gsw", "pt-BR"):
        given = renamed(name, key, "Eiche")
        assert GAMES[name].correct(given) == (given, [])
        changes, mistakes = correct(GAMES[name], given)
        assert changes == given
        expected = [] if key in LANGUAGES else [("box-language", f"{bars(name).NAMED}.{key}")]
        assert [(each.id, each.values["where"]) for each in mistakes] == expected
    state = GAMES[name].begin(GAMES[name].setup(2, components=renamed(name, "de", "Eiche")))
    told = plain(GAMES[name].view(state, 0))["renamed"]
    (names,) = told.values()
    assert names["de"] == "Eiche"
    assert set(names) == {*LANGUAGES, "de"}
    for key in ("deutsch", "D", "d", "en_GB", "colour"):
        _, mistakes = GAMES[name].correct(renamed(name, key, "Eiche"))
        assert [each.id for each in mistakes] == ["box-unknown"]
    _, mistakes = GAMES[name].correct(renamed(name, "de", ""))
    assert [each.id for each in mistakes] == ["box-name"]


@every_game
def test_what_the_rules_count_with_may_be_told_in_another_language(name: str) -> None:
    """But what is told here, and every figure, stays as it is."""
    game = GAMES[name]
    whole = [section for section, values in game.box({}).contents.items() if "known" in values]
    for section in whole:
        assert game.correct({section: {"de": "acht"}}) == ({}, [])
        for wrong in ({"de": 8}, {SOURCE: "eight"}, {"fr": "huit"}):
            _, mistakes = game.correct({section: wrong})
            assert [each.id for each in mistakes] == ["box-fixed"]
    assert whole
