# compiled
"""components.toml as the Box of Arborea: everything printed, as numbers the rules can run on."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.box import Box, a_name, corrections, with_changes
from parterre.core.game import Element
from parterre.core.illegal import Illegal, told

TRACKS: Final = ("TL", "TR", "BL", "BR")
AREAS: Final = ("TL+", "TL-", "TR+", "TR-", "BL+", "BL-", "BR+", "BR-")
BIOMES: Final = "TMFGPW"
HABITATS: Final = "TMFGPWR"
CREATURES: Final = ("frog", "worm", "hamster", "cat", "antspider", "owl")
SEASONS: Final = ("SPRING", "SUMMER", "AUTUMN", "WINTER")
DECKS: Final = ("red", "yellow", "blue", "purple")
VILLAGERS: Final = ("elder", "young", "veteran")

KINDS: Final = 6  # of creatures, and of biomes
SAGES: Final = 8
TRAILS: Final = 40
TRAILS_EACH: Final = 5
CARDS: Final = 60
CARDS_EACH: Final = 15
STARTS: Final = 5
TILES: Final = 24
SECTIONS: Final = 8
SEASON_TILES: Final = 15
SOLO: Final = 12
PIECES: Final = 6  # creatures of a kind

WATER: Final = 5
ROCK: Final = 6
ELDER: Final = 0
YOUNG: Final = 1
VETERAN: Final = 2
FROG: Final = 0
WORM: Final = 1
HAMSTER: Final = 2
CAT: Final = 3
ANTSPIDER: Final = 4
OWL: Final = 5

# Symbols: what is done times 64, plus with what.
ARGUMENT: Final = 64
BIOME: Final = 0
SPIRIT: Final = 1  # the argument is the spirit plus 32
TRAIN: Final = 2
PLACE: Final = 3
ADVANCE: Final = 4
CARD: Final = 5
REFRESH: Final = 6
CONVERT: Final = 7
GIFT: Final = 8  # 0 for any sage, else the sage plus 1
ATTRACT: Final = 9
INVITE: Final = 10
SAGE: Final = 11
SEASON: Final = 12
POINTS: Final = 13
NO_SPIRIT: Final = 32
MOST: Final = 20  # spirit or points of one symbol

# What season tiles count.
COUNTS: Final = (
    "gifts",
    "steps",
    "line",
    "rock",
    "beside_water",
    "held",
    "trained",
    "spirit",
    "water",
    "cards",
    "kinds",
    "frogs_and_worms",
    "hamsters_and_cats",
    "antspiders_and_owls",
    "group",
)

BIT: Final = vec[i64]([2**bit for bit in range(61)])

SHIPPED: Final = tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))


# Symbols.


def read_symbol(text: object) -> int:
    """The code of a symbol as components.toml writes it, or -1."""
    if not isinstance(text, str):
        return -1
    plain = {"PV": PLACE, "ADV": ADVANCE, "CARD": CARD, "REFRESH": REFRESH, "GIFT": GIFT}
    plain = {**plain, "INV": INVITE, "SAGE": SAGE}
    if text in plain:
        return plain[text] * ARGUMENT
    if len(text) == 1 and text in BIOMES:
        return BIOME * ARGUMENT + BIOMES.index(text)
    if text in ("TY", "TV"):
        return TRAIN * ARGUMENT + (YOUNG if text == "TY" else VETERAN)
    for prefix, kind in (("S+", 1), ("S-", -1), ("RP", 0)):
        digits = text[2:]
        if text[:2] == prefix and digits.isascii() and digits.isdecimal() and len(digits) <= 2:
            number = int(digits)
            if not 1 <= number <= MOST or digits[0] == "0":
                return -1
            if kind == 0:
                return POINTS * ARGUMENT + number
            return SPIRIT * ARGUMENT + NO_SPIRIT + kind * number
    head, _, tail = text.partition(":")
    if head == "GIFT" and tail in AREAS:
        return GIFT * ARGUMENT + AREAS.index(tail) + 1
    if head == "ATT" and tail.lower() in CREATURES and tail.isupper():
        return ATTRACT * ARGUMENT + CREATURES.index(tail.lower())
    if head == "SEASON" and tail in SEASONS:
        return SEASON * ARGUMENT + SEASONS.index(tail)
    if head == "CONV" and len(tail) == 3 and tail[1] == ">":
        left, right = tail[0], tail[2]
        if left in BIOMES and right in BIOMES and left != right:
            return CONVERT * ARGUMENT + BIOMES.index(left) * KINDS + BIOMES.index(right)
    return -1


def name_symbol(symbol: int) -> str:
    """A symbol as components.toml writes it."""
    kind, argument = divmod(symbol, ARGUMENT)
    if kind == BIOME:
        return BIOMES[argument]
    if kind == SPIRIT:
        return f"S{argument - NO_SPIRIT:+d}"
    if kind == TRAIN:
        return "TY" if argument == YOUNG else "TV"
    if kind == GIFT:
        return f"GIFT:{AREAS[argument - 1]}" if argument else "GIFT"
    if kind == ATTRACT:
        return f"ATT:{CREATURES[argument].upper()}"
    if kind == SEASON:
        return f"SEASON:{SEASONS[argument]}"
    if kind == CONVERT:
        return f"CONV:{BIOMES[argument // KINDS]}>{BIOMES[argument % KINDS]}"
    if kind == POINTS:
        return f"RP{argument}"
    names = {PLACE: "PV", ADVANCE: "ADV", CARD: "CARD", REFRESH: "REFRESH"}
    return {**names, INVITE: "INV", SAGE: "SAGE"}[kind]


# The box.


@final
class ArboreaBox(Box):
    """The box with everything printed as numbers, shared by all copies of a table."""

    def __init__(self, changes: dict[str, Any], contents: dict[str, Any]) -> None:
        super().__init__(changes, contents)
        # Every list of symbols, one after the other, and where each begins: the trails, the
        # rewards of the sages, of the slots of the Borderlands, of bonus tiles and of cards.
        lists = [list(contents["trails"][name]["symbols"]) for name in trail_names()]
        self.sage_lists: i64 = len(lists)
        for area in AREAS:
            lists += [[symbol] for symbol in contents["sages"][area]["rewards"]]
        self.slot_lists: i64 = len(lists)
        rows = contents["points"]["rows"]["rows"]
        self.rows: i64 = len(rows)
        for creature in CREATURES:
            lists += [[symbol] for symbol in contents["borderlands"][creature]["slots"]]
        self.tile_lists: i64 = len(lists)
        lists += [tile["symbols"] for tile in contents["bonus_tiles"].values()]
        self.card_lists: i64 = len(lists)
        lists += [card["reward"] for card in contents["cards"].values()]
        self.symbols = vec[i64]([read_symbol(text) for symbols in lists for text in symbols])
        begins = vec[i64]([0])
        for symbols in lists:
            begins = append(begins, begins[len(begins) - 1] + len(symbols))
        self.begins = begins
        self.losses = vec[i64]([losses(symbols) for symbols in lists[:TRAILS]])
        # Cards: six habitats each, the starting cards last; what is needed, biome by biome.
        grids = ["".join(card["grid"]) for card in contents["cards"].values()]
        grids += ["".join(card["grid"]) for card in contents["starting_cards"].values()]
        self.grids = vec[i64]([HABITATS.index(letter) for grid in grids for letter in grid])
        self.needs = vec[i64]([grid.count(code) for grid in grids[:CARDS] for code in BIOMES])
        # Points and tracks.
        points = contents["points"]
        self.biome_points = vec[i64](points["biomes"]["spaces"])
        self.spirit_points = vec[i64](points["spirit"]["positions"])
        self.multipliers = vec[i64](points["multipliers"]["steps"])
        self.row_spirit = vec[i64](rows)
        self.sun_last: i64 = int(contents["sun"]["track"]["last"])
        self.sun_starts = vec[i64](contents["sun"]["track"]["starts"])
        cells = [cell for section in contents["sections"].values() for cell in section["cells"]]
        self.section_cells = vec[i64]([SEASONS.index(c) + 1 if c else 0 for c in cells])
        tiles = contents["season_tiles"].values()
        self.counts = vec[i64]([COUNTS.index(tile["counts"]) for tile in tiles])
        self.each = vec[i64]([int(tile["each"]) for tile in tiles])
        # Solo cards, ten numbers each: the track of each number, then what else they show.
        self.solo = vec[i64](
            [number for card in contents["solo_cards"].values() for number in solo_numbers(card)]
        )
        track = contents["feronia"]["track"]
        self.marker_last: i64 = int(track["last"])
        water = [sum(1 for space in track["water"] if space <= s) for s in range(track["last"] + 1)]
        self.marker_water = vec[i64](water)


SOLO_NUMBERS: Final = 10
SOLO_FLAG: Final = 4
SOLO_CREATURE: Final = 5
SOLO_ARROW: Final = 6  # 1 to the right, 5 to the left, which is the same round the end
SOLO_DECK: Final = 7
SOLO_SIDE: Final = 9  # 0 above, 1 below


def solo_numbers(card: Mapping[str, Any]) -> list[int]:
    """A solo card as ten numbers (§10.5)."""
    order = [card["numbers"].index(number) for number in (1, 2, 3, 4)]
    arrow = 1 if card["arrow"] == "right" else KINDS - 1
    decks = [DECKS.index(deck) for deck in card["decks"]]
    side = 0 if card["side"] == "above" else 1
    return [*order, int(card["season"]), CREATURES.index(card["creature"]), arrow, *decks, side]


def losses(symbols: list[str]) -> int:
    """The spirit that a trail demands in all (§4.8)."""
    return sum(int(symbol[2:]) for symbol in symbols if symbol.startswith("S-"))


def trail_names() -> list[str]:
    """The trails in the order of their codes (§11.1)."""
    return [f"{area}{number}" for area in AREAS for number in range(1, TRAILS_EACH + 1)]


# What a corrected file may change.


def _symbols(value: object, least: int, most: int, on_trail: bool) -> bool:
    """Whether something is a list of symbols; some make sense on a trail alone."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        return False
    for text in value:
        code = read_symbol(text)
        bound = code // ARGUMENT in (SAGE, ATTRACT) or (isinstance(text, str) and text[:2] == "S-")
        if code < 0 or (bound and not on_trail):
            return False
    return True


def _numbers(value: object, least: int, most: int, low: int, high: int) -> bool:
    """Whether something is a list of whole numbers within bounds."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        return False
    return all(type(number) is int and low <= number <= high for number in value)


def a_trail(value: object) -> str:
    """The refusal of what is no trail, or nothing."""
    return "" if _symbols(value, 1, 12, True) else "arborea-box-symbols"


def a_reward(value: object) -> str:
    """The refusal of what is no reward, or nothing."""
    return "" if _symbols(value, 1, 8, False) else "arborea-box-rewards"


def three_rewards(value: object) -> str:
    """The refusal of what is no list of a sage's rewards, or nothing."""
    return "" if _symbols(value, 3, 3, False) else "arborea-box-three"


def slots(value: object) -> str:
    """The refusal of what is no column of the Borderlands, or nothing."""
    return "" if _symbols(value, 1, 6, False) else "arborea-box-slots"


def spaces(value: object) -> str:
    """The refusal of what does not tell the points of the biome spaces 0 to 8, or nothing."""
    return "" if _numbers(value, 9, 9, 0, 20) else "arborea-box-spaces"


def positions(value: object) -> str:
    """The refusal of what does not tell the points of spirit -8 to 8, or nothing."""
    return "" if _numbers(value, 17, 17, -30, 30) else "arborea-box-positions"


def steps(value: object) -> str:
    """The refusal of what does not tell the multipliers of a season track, or nothing."""
    return "" if _numbers(value, 2, 9, 0, 9) else "arborea-box-steps"


def row_spirit(value: object) -> str:
    """The refusal of what does not tell the spirit of the rows, or nothing."""
    return "" if _numbers(value, 1, 6, 0, 8) else "arborea-box-slots"


def a_length(value: object) -> str:
    """The refusal of what is no last space of a track, or nothing."""
    return "" if type(value) is int and 1 <= value <= 60 else "arborea-box-length"


def starts(value: object) -> str:
    """The refusal of what does not tell the start for 1 to 5 players, or nothing."""
    return "" if _numbers(value, 5, 5, 0, 59) else "arborea-box-starts"


def water_spaces(value: object) -> str:
    """The refusal of what does not tell the spaces with Water, or nothing."""
    fits = _numbers(value, 0, 20, 0, 60)
    return (
        ""
        if fits and isinstance(value, list) and len(set(value)) == len(value)
        else "arborea-box-water"
    )


def cells(value: object) -> str:
    """The refusal of what is no section: four cells, the first blank (§2.1)."""
    fits = isinstance(value, list) and len(value) == 4 and value[0] == ""
    fits = fits and isinstance(value, list) and all(c == "" or c in SEASONS for c in value)
    return "" if fits else "arborea-box-cells"


def counted(value: object) -> str:
    """The refusal of what no season tile counts, or nothing."""
    return "" if isinstance(value, str) and value in COUNTS else "arborea-box-counts"


def each(value: object) -> str:
    """The refusal of what is no base of a season tile, or nothing."""
    return "" if type(value) is int and 1 <= value <= 8 else "arborea-box-each"


def a_grid(value: object) -> str:
    """The refusal of what is no grid of a card: two rows of three habitats (§1.3)."""
    fits = isinstance(value, list) and len(value) == 2
    if fits and isinstance(value, list):
        for row in value:
            fits = fits and isinstance(row, str) and len(row) == 3
            fits = fits and isinstance(row, str) and all(letter in HABITATS for letter in row)
    return "" if fits else "arborea-box-grid"


def four_numbers(value: object) -> str:
    """The refusal of what does not number the four tracks, or nothing."""
    fits = isinstance(value, list) and all(type(n) is int for n in value)
    fits = fits and isinstance(value, list) and sorted(value) == [1, 2, 3, 4]
    return "" if fits else "arborea-box-numbers"


def a_flag(value: object) -> str:
    """The refusal of what is neither true nor false, or nothing."""
    return "" if isinstance(value, bool) else "arborea-box-flag"


def a_creature(value: object) -> str:
    """The refusal of what is no creature, or nothing."""
    return "" if isinstance(value, str) and value in CREATURES else "arborea-box-creature"


def an_arrow(value: object) -> str:
    """The refusal of what is no direction, or nothing."""
    return "" if value == "left" or value == "right" else "arborea-box-arrow"


def two_decks(value: object) -> str:
    """The refusal of what does not name two decks, or nothing."""
    fits = isinstance(value, list) and len(value) == 2 and value[0] != value[1]
    fits = fits and isinstance(value, list) and all(d in DECKS for d in value)
    return "" if fits else "arborea-box-decks"


def a_side(value: object) -> str:
    """The refusal of what is no side of a track, or nothing."""
    return "" if value == "above" or value == "below" else "arborea-box-side"


FIELDS: Final = {
    "areas": {"en": a_name, "fr": a_name},
    "habitats": {"en": a_name, "fr": a_name},
    "creatures": {"en": a_name, "fr": a_name},
    "trails": {"symbols": a_trail},
    "sages": {"rewards": three_rewards},
    "points": {"spaces": spaces, "positions": positions, "steps": steps, "rows": row_spirit},
    "sun": {"last": a_length, "starts": starts},
    "borderlands": {"slots": slots},
    "sections": {"cells": cells},
    "bonus_tiles": {"symbols": a_reward},
    "season_tiles": {"counts": counted, "each": each},
    "cards": {"reward": a_reward, "grid": a_grid},
    "starting_cards": {"grid": a_grid},
    "solo_cards": {
        "numbers": four_numbers,
        "season": a_flag,
        "creature": a_creature,
        "arrow": an_arrow,
        "decks": two_decks,
        "side": a_side,
    },
    "feronia": {"last": a_length, "water": water_spaces},
}

PLAIN: Final = ArboreaBox({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Box:
    """The box with its corrections."""
    return ArboreaBox(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.4)."""
    changes, mistakes = corrections(given, SHIPPED, FIELDS, "1.4")
    contents = with_changes(SHIPPED, changes)
    for id, card in contents["cards"].items():
        wanted = 3 + card_deck(read_component(id) - CARD_CODES)
        grid = "".join(card["grid"])
        if len(grid) - grid.count("R") != wanted:
            where = f"cards.{id}.grid"
            mistakes.append(Illegal("arborea-box-biomes", "1.3", where=where, wanted=wanted))
    rows = len(contents["points"]["rows"]["rows"])
    for creature, column in contents["borderlands"].items():
        if len(column["slots"]) != rows:
            where = f"borderlands.{creature}.slots"
            mistakes.append(Illegal("arborea-box-rows", "1.4", where=where, rows=rows))
    sun = contents["sun"]["track"]
    if max(sun["starts"]) >= sun["last"]:
        mistakes.append(Illegal("arborea-box-sun", "1.4", where="sun.track.starts"))
    return changes, mistakes


def elements(box: Box, lang: str) -> list[Element]:
    """What is in the box, element by element, with how each is known."""
    listed = []
    for section, values in box.contents.items():
        if section not in FIELDS:
            numbers = [str(v) for k, v in values.items() if isinstance(v, int)]
            known, source = values["known"], values["source"]
            listed.append(Element(section, values[lang], ", ".join(numbers), known, source))
            continue
        for name, element in values.items():
            corrected = name in box.changes.get(section, {})
            known = "corrected" if corrected else element["known"]
            source = "—" if corrected else element["source"]
            fields = FIELDS[section]
            shown = [v for k, v in element.items() if k in fields and k not in ("en", "fr")]
            what = ", ".join(map(_written, shown)) if shown else element[lang]
            listed.append(Element(f"{section}.{name}", _kind(section, lang), what, known, source))
    return listed


def _written(value: object) -> str:
    """A value of the box on one line."""
    if isinstance(value, list):
        return " ".join("–" if v == "" else str(v) for v in value)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value)


KIND_NAMES: Final = {
    "areas": ("area and sage", "zone et Sage"),
    "habitats": ("habitat", "habitat"),
    "creatures": ("creature", "créature"),
    "trails": ("trail", "sentier"),
    "sages": ("rewards of a sage", "récompenses d'un Sage"),
    "points": ("values", "valeurs"),
    "sun": ("sun track", "piste Soleil"),
    "borderlands": ("column of the Borderlands", "colonne des Terres Frontalières"),
    "sections": ("track section", "tronçon de piste"),
    "bonus_tiles": ("bonus tile", "tuile Bonus"),
    "season_tiles": ("season tile", "tuile Saison"),
    "cards": ("ecosystem card", "carte Écosystème"),
    "starting_cards": ("starting card", "carte de départ"),
    "solo_cards": ("solo card", "carte Solo"),
    "feronia": ("Feronia's track", "piste de Feronia"),
}


def _kind(section: str, lang: str) -> str:
    return KIND_NAMES[section][1 if lang == "fr" else 0]


def names(box: Box, section: str) -> dict[str, dict[str, str]]:
    """The names of areas, habitats or creatures, by code and language."""
    found = box.contents[section].items()
    return {code: {"en": values["en"], "fr": values["fr"]} for code, values in found}


# Components by their codes: sections, season tiles, bonus tiles, starting cards, cards, solo cards.

SECTION_CODES: Final = 0
SEASON_CODES: Final = SECTION_CODES + SECTIONS
TILE_CODES: Final = SEASON_CODES + SEASON_TILES
START_CODES: Final = TILE_CODES + TILES
CARD_CODES: Final = START_CODES + STARTS
SOLO_CODES: Final = CARD_CODES + CARDS
COMPONENTS: Final = SOLO_CODES + SOLO

COMPONENT_NAMES: Final = (
    [f"TS{n}" for n in range(1, SECTIONS + 1)]
    + [f"SE{n:02d}" for n in range(1, SEASON_TILES + 1)]
    + [f"BT{n:02d}" for n in range(1, TILES + 1)]
    + [f"S{n}" for n in range(1, STARTS + 1)]
    + [f"{letter}{n:02d}" for letter in "RYBP" for n in range(1, CARDS_EACH + 1)]
    + [f"F{n:02d}" for n in range(1, SOLO + 1)]
)


def name_component(code: int) -> str:
    """A component as it is written (§11.1)."""
    return COMPONENT_NAMES[code]


def read_component(text: str) -> int:
    """The component a text names, or -1."""
    return COMPONENT_NAMES.index(text) if text in COMPONENT_NAMES else -1


def name_card(card: int) -> str:
    """A card as it is written; the starting cards come after the others (§11.1)."""
    return COMPONENT_NAMES[CARD_CODES + card if card < CARDS else START_CODES + card - CARDS]


def card_deck(card: i64) -> i64:
    """The deck of a card: red, yellow, blue, purple (§1.1)."""
    return card // CARDS_EACH


# Options.

CAUDACHAT: Final = ("worm", "antspider")
EXITS: Final = ("together", "track by track")
HARDEST: Final = 99


def default_difficulty(seats: int) -> int | str:
    """Feronia's difficulty when nobody chooses; with company she is not there (§10.2)."""
    return 4 if seats == 1 else ""


def check_difficulty(value: str, seats: int) -> int:
    """A difficulty beyond the rulebook's, or why it cannot be (§10.2)."""
    if value.isascii() and value.isdecimal() and len(value) <= 2 and 2 <= int(value) <= HARDEST:
        return int(value)
    raise Illegal("arborea-difficulty", "10.2", value=told(value), most=HARDEST)
