"""What French asks of a text: elision, spaces, apostrophes, agreement, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse

import parterre.games
import parterre.words
from parterre.words import say
from tables import GAME_NAMES, bars

FRENCH = Path(parterre.words.__file__).parent / "fr"
GAMES = Path(parterre.games.__file__).parent
CODE = re.compile(r"`[^`]*`")


def texts() -> dict[str, str]:
    """Everything that is read in French, by where it stands; what is in code is left out."""
    found = {path.name: path.read_text("utf-8") for path in sorted(FRENCH.glob("*.ftl"))}
    for path in sorted([*GAMES.glob("*/RULES.fr.md"), *GAMES.glob("*/components.fr.toml")]):
        found[f"{path.parent.name}/{path.name}"] = CODE.sub("", path.read_text("utf-8"))
    for game, hints in re.findall(r"^# (\w+)\n(.*?)(?=^# |\Z)", found["hint.ftl"], re.M | re.S):
        found[f"{game.lower()} in hint.ftl"] = hints
    return found


class Piece(NamedTuple):
    """A value in a message, the words before and after it, and the counts it is said for."""

    id: str
    value: str
    before: str
    after: str
    selected: frozenset[str]


def variable(expression: ast.Expression) -> str:
    """The value that an expression is about; none for a literal or another message."""
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def pieces(id: str, pattern: ast.Pattern, selected: frozenset[str]) -> Iterator[Piece]:
    """Every value of a message with the words around it."""
    around = [e.value if isinstance(e, ast.TextElement) else "" for e in pattern.elements]
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        assert isinstance(inner, ast.Expression)
        before, after = "".join(around[:at][-1:]), "".join(around[at + 1 :][:1])
        if isinstance(inner, ast.SelectExpression):
            value = variable(inner.selector)
            yield Piece(id, f"{value}?", before, after, selected)
            for variant in inner.variants:
                yield from pieces(id, variant.value, selected | {value})
        else:
            yield Piece(id, variable(inner), before, after, selected)


def messages() -> Iterator[ast.Message]:
    for path in sorted(FRENCH.glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield entry


def all_pieces() -> Iterator[Piece]:
    for message in messages():
        assert message.value
        yield from pieces(message.id.name, message.value, frozenset())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Inès", "d’Inès"),
        ("Éric", "d’Éric"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Œdipe", "d’Œdipe"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
    ],
)
def test_de_is_elided_before_a_vowel_that_is_heard(name: str, said: str) -> None:
    assert say("arboretum-board-garden-of", {"name": name}, "fr") == f"Jardin {said}"


def test_no_message_puts_a_name_after_de_by_hand() -> None:
    by_hand = re.compile(r"\bde \{ \$(?:name|owner|who) \}")
    assert [path.name for path in FRENCH.glob("*.ftl") if by_hand.search(path.read_text())] == []


def test_no_line_of_french_ends_before_a_mark() -> None:
    texts = [path.read_text("utf-8") for path in FRENCH.glob("*.ftl")]
    assert not any("\u00a0" in text for text in texts)  # put in when the words are read
    ids = [id for text in texts for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE)]
    said = [say(id, lang="fr") for id in ids]
    assert sum("\u00a0;" in text for text in said) > 10
    assert [text for text in said if re.search(r"\S [;:!?»%]|« ", text)] == []


def test_what_is_quoted_stays_as_it_was_typed() -> None:
    told = say("record-entry", {"number": 3, "sentence": "deal ?", "reason": "Non."}, "fr")
    assert "«\u00a0deal ?\u00a0»" in told


def test_every_apostrophe_is_a_typographic_one() -> None:
    assert [where for where, text in texts().items() if "'" in text] == []
    assert sum(text.count("’") for text in texts().values()) > 1000


# Words that were said for something which the rule text calls otherwise, and the word for it.
BANNED = {
    "": {r"sièges?": "place", r"(?:F|f)rontières?": "Terres Frontalières"},
    **{name: bars(name).BANNED for name in GAME_NAMES},
}
NOT_SAID = re.compile(r"^#.*|^\[.*\]$|^[\w-]+ =|\[\w+\]|\{ \$\w+ (?:\}|->)|en chemin")


@pytest.mark.parametrize("game", BANNED)
def test_one_word_for_one_thing(game: str) -> None:
    """The rule text decides which; the tables of terms in docs/glossary.md have them all."""
    said = []
    for where, text in texts().items():
        if where.startswith(game):
            for line in re.sub(r'^"[^"]*" = ', "", text, flags=re.MULTILINE).split("\n"):
                for word, right in BANNED[game].items():
                    if found := re.search(rf"\b(?:{word})\b", NOT_SAID.sub("", line)):
                        said.append((where, line, found[0], right))
    assert said == []


# Nouns and words that are the same for one and for many, or that count nothing.
ALIKE = {
    "pas",
    "fois",
    "s",
    "ms",
    "dans",
    "sous",
    "sans",
    "puis",
    "depuis",
    "vers",
    "pts",
    "les",
    "des",
    "après",
    "plus",
    "deux",
}
# Counts that are never below two: the smallest table, the parts of a box, the limits of a form.
ALWAYS_SEVERAL = {
    "api-close-hello.seconds",
    "api-live-more.burst",
    "api-live-more.bytes",
    "api-live-more.hello",
    "arena-answer-no.games",
    "arena-answer-open.games",
    "arena-answer-yes.games",
    "arena-how-stopped.games",
    "score-players.most",
    "server-name-long.most",
    "server-too-large.limit",
}.union(*(bars(name).SEVERAL for name in GAME_NAMES))


def test_a_noun_agrees_with_its_count() -> None:
    wrong = []
    for piece in all_pieces():
        noun = re.match(r" ([a-zà-ÿœA-ZÉ]+[sx])\b", piece.after)
        if noun and noun[1] not in ALIKE and not piece.value.endswith("?"):
            if piece.value not in piece.selected:
                wrong.append(f"{piece.id}.{piece.value}")
    assert sorted(set(wrong) - ALWAYS_SEVERAL) == []
    assert ALWAYS_SEVERAL - set(wrong) == set()  # none that needs no leave any more


def variants(pattern: ast.Pattern) -> Iterator[tuple[str, ast.SelectExpression]]:
    """The selections of a message, inner ones too, each with the value it selects by."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            chosen = element.expression
            if isinstance(chosen, ast.SelectExpression):
                yield variable(chosen.selector), chosen
                for variant in chosen.variants:
                    yield from variants(variant.value)


def test_one_is_said_of_none_as_well() -> None:
    """French counts none as one: where "one" shows no number, none has a variant of its own."""
    wrong = []
    for message in messages():
        assert message.value
        for value, chosen in variants(message.value):
            keys = {
                str(getattr(v.key, "name", getattr(v.key, "value", ""))): v for v in chosen.variants
            }
            if "one" not in keys or "0" in keys:
                continue
            text = "".join(
                e.value if isinstance(e, ast.TextElement) else f"${variable(e.expression)}"
                for e in keys["one"].value.elements
            )
            if (
                re.search(r"\b(?:1|une?|dernier|dernière)\b", text, re.I)
                and f"${value}" not in text
            ):
                wrong.append(message.id.name)
    assert wrong == []


# Values that are names, of either gender: of a creature, a tile, a card, a tree, a player.
NAMED = {"animal", "biome", "by", "card", "creature", "habitat", "left", "name", "names", "owner"}
NAMED |= {"right", "rival", "series", "species", "symbol", "there", "tile", "who", "winner"}
AGREES = r"(?:(?:n’)?(?:est|était|sera|serait)(?: pas| plus| toute?)?|a été|aurait été)"
PARTICIPLE = re.compile(
    rf" {AGREES} (?:\w+ment )?(?!au |ici|parmi|aussi)\w+(?:é|ée|i|ie|u|ue|is|ise|it|ite)\b"
)
GENDERED = re.compile(r"\b(?:un|une|aucun|aucune|le|la|du|au|cet?|cette|votre seule?) $", re.I)
# What says its gender itself: a card of Arborea is "la carte rouge 5"; a noun stands before a code.
OWN_ARTICLE = re.compile(r"^arborea-(?:then|log|feronia)-.*\.(?:card|component)$")
NOUN = re.compile(
    r"\b(?:cartes?|tuiles?|jetons?|Fleur|case|Bonus|pile|défausse|le fichier|Biome|Sage|piste) $",
    re.I,
)


def test_no_participle_guesses_the_gender_of_a_name() -> None:
    """ "Cygne 1 est masquée": said without the participle, or after a noun with which it agrees."""
    wrong = []
    for piece in all_pieces():
        if piece.value.rstrip("?") not in NAMED or NOUN.search(piece.before):
            continue
        if OWN_ARTICLE.match(f"{piece.id}.{piece.value}"):
            continue
        if PARTICIPLE.match(piece.after) or GENDERED.search(piece.before):
            wrong.append(f"{piece.id}: {piece.before}{{ ${piece.value} }}{piece.after}")
    assert wrong == []


@pytest.mark.parametrize(
    ("id", "own", "other"),
    [
        ("arborea-board-of", "Votre Écosystème", "Écosystème d’Inès"),
        ("botanicus-board-garden-of", "Votre jardin", "Jardin d’Inès"),
    ],
)
def test_what_is_the_readers_own_is_called_theirs(id: str, own: str, other: str) -> None:
    assert say(id, {"name": "Inès", "you": "yes"}, "fr") == own
    assert say(id, {"name": "Inès", "you": "no"}, "fr") == other


def test_a_price_is_not_taken_for_what_the_space_gives() -> None:
    told = say("botanicus-reason-block", {"action": "2 pièces"}, "fr")
    assert told == "Qui voudra cette case (2 pièces) devra payer 3 pièces."
