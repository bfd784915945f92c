# compiled
"""The names and numbers of what is in the box, and the symbols printed on it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

Track: TypeAlias = Literal["TL", "TR", "BL", "BR"]
Area: TypeAlias = Literal["TL+", "TL-", "TR+", "TR-", "BL+", "BL-", "BR+", "BR-"]
Biome: TypeAlias = Literal["T", "M", "F", "G", "P", "W"]
Habitat: TypeAlias = Literal["T", "M", "F", "G", "P", "W", "R"]
Creature: TypeAlias = Literal["frog", "worm", "hamster", "cat", "antspider", "owl"]
Season: TypeAlias = Literal["SPRING", "SUMMER", "AUTUMN", "WINTER"]
Deck: TypeAlias = Literal["red", "yellow", "blue", "purple"]
Villager: TypeAlias = Literal["elder", "young", "veteran"]

TRACKS: Final[tuple[Track, ...]] = get_args(Track)
AREAS: Final[tuple[Area, ...]] = get_args(Area)
BIOMES: Final[tuple[Biome, ...]] = get_args(Biome)
HABITATS: Final[tuple[Habitat, ...]] = get_args(Habitat)
CREATURES: Final[tuple[Creature, ...]] = get_args(Creature)
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
VILLAGERS: Final[tuple[Villager, ...]] = get_args(Villager)

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
Counts: TypeAlias = Literal[
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
]
COUNTS: Final[tuple[Counts, ...]] = get_args(Counts)

BIT: Final = vec[i64]([2**bit for bit in range(61)])

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
