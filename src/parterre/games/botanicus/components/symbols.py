# compiled
"""Symbols and places of Botanicus: actions, crossings, beds, and how they are written."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

ROWS: Final = 5
WIDTH: Final = 4
BEDS: Final = ROWS * WIDTH
CROSSINGS: Final = 12
ACROSS: Final = 3  # crossings in a row of them
SPACES: Final = 4  # of a column of the action board
COLUMNS: Final = 8
CARDS: Final = 18
TILES: Final = 20
TOKENS: Final = 16
FINALS: Final = 12
HOSTS: Final = 5  # gardens there are: the one of the base game, then G1 to G4
TRACKS: Final = 3

LEVELS: Final = ("", "I", "II", "III", "IV")
TRACK_NAMES: Final = ("purse", "wheelbarrow", "shovel")
ANIMALS: Final = ("butterfly", "squirrel", "bird", "frog", "tortoise")
BUTTERFLY: Final = 0
SQUIRREL: Final = 1
BIRD: Final = 2
FROG: Final = 3
TORTOISE: Final = 4

BIT: Final = vec[i64]([2**number for number in range(20)])

# An action is its kind times KIND, plus its number. Kinds under ASKED are taken without asking, in
# this order (§5.2, §5.3).
KIND: Final = 10_000
COIN: Final = 1
VP: Final = 2
TRACK_VP: Final = 3  # the same, printed on a track: the scoring tells them apart
CARD: Final = 4
ANIMAL: Final = 5
PRIZE: Final = 6  # its number is the shape
ASKED: Final = 7
MOVE: Final = 7  # its number is the steps, and PASSED times the gardener that has moved already
PLANT: Final = 8  # its units are the digits of its number in base 5, the first the lowest
WATER: Final = 9
TRACK: Final = 10  # its number is the steps, and PER_TRACK times the track
PASSED: Final = 100
PER_TRACK: Final = 100

POLE: Final = 0  # what is printed on pole position instead of an action

ROUND: Final = 0
SQUARE: Final = 1

PLAIN_KINDS: Final = {"coin": COIN, "vp": VP, "card": CARD, "move": MOVE, "water": WATER}
MOST_UNITS: Final = 5
MOST_NUMBER: Final = 20


def kind_of(action: i64) -> i64:
    """What kind of action a number means."""
    return action // KIND


def number_of(action: i64) -> i64:
    """How much of it: steps, units or the like."""
    return action % KIND


def read_action(text: str) -> int:
    """The action that words mean, or -1."""
    words = text.split(" ")
    if text == "animal":
        return ANIMAL * KIND + 1
    if text == "prize":
        return PRIZE * KIND
    if words[0] == "plant":
        if not 2 <= len(words) <= MOST_UNITS + 1:
            return -1
        units = 0
        for word in reversed(words[1:]):
            if word not in LEVELS[1:]:
                return -1
            units = units * 5 + LEVELS.index(word)
        return PLANT * KIND + units
    if len(words) != 2 or not words[1].isdecimal() or not words[1].isascii():
        return -1
    if len(words[1]) > 2 or not 1 <= int(words[1]) <= MOST_NUMBER:
        return -1
    number = int(words[1])
    if words[0] in TRACK_NAMES:
        return TRACK * KIND + TRACK_NAMES.index(words[0]) * PER_TRACK + number
    if words[0] not in PLAIN_KINDS:
        return -1
    return PLAIN_KINDS[words[0]] * KIND + number


def name_action(action: int) -> str:
    """An action as it is written: plant I II (§12.1)."""
    kind, number = divmod(action, KIND)
    if kind == ANIMAL:
        return "animal"
    if kind == PRIZE:
        return "prize"
    if kind == PLANT:
        units = []
        while number > 0:
            units.append(LEVELS[number % 5])
            number //= 5
        return "plant " + " ".join(units)
    if kind == TRACK:
        return f"{TRACK_NAMES[number // PER_TRACK]} {number % PER_TRACK}"
    if kind == MOVE:
        return f"move {number % PASSED}"
    if kind == TRACK_VP:
        return f"vp {number}"
    return f"{next(word for word, k in PLAIN_KINDS.items() if k == kind)} {number}"


# Places.


def name_crossing(crossing: int) -> str:
    """A crossing as it is written: n22 (§12.1)."""
    return f"n{crossing // ACROSS + 1}{crossing % ACROSS + 1}"


def read_crossing(text: str) -> int:
    """The crossing a text names, or -1."""
    if len(text) != 3 or text[0] != "n" or text[1] not in "1234" or text[2] not in "123":
        return -1
    return (int(text[1]) - 1) * ACROSS + int(text[2]) - 1


def name_bed(bed: int) -> str:
    """A bed as it is written: b3 (§12.1)."""
    return f"{'abcd'[bed % WIDTH]}{bed // WIDTH + 1}"


def read_bed(text: str) -> int:
    """The bed a text names, or -1."""
    if len(text) != 2 or text[0] not in "abcd" or text[1] not in "12345":
        return -1
    return (int(text[1]) - 1) * WIDTH + "abcd".index(text[0])


def name_token(token: int) -> str:
    """A token as it is written: D1 to D8, S1 to S8 (§12.1)."""
    return f"D{token + 1}" if token < 8 else f"S{token - 7}"


def read_token(text: str) -> int:
    """The token a text names, or -1."""
    if len(text) != 2 or text[0] not in "DS" or text[1] not in "12345678":
        return -1
    return int(text[1]) - 1 + (8 if text[0] == "S" else 0)


def read_numbered(text: str, letter: str, most: int) -> int:
    """What a letter and a number from 1 name, counted from 0, or -1."""
    number = text[1:]
    if not text.startswith(letter) or not number.isdecimal() or not number.isascii():
        return -1
    if len(number) > 2 or number[0] == "0" or int(number) > most:
        return -1
    return int(number) - 1


def _reach() -> vec[u8]:
    """Four beds for each crossing (§7.1)."""
    flat = vec[u8](capacity=CROSSINGS * 4)
    for crossing in range(CROSSINGS):
        corner = crossing // ACROSS * WIDTH + crossing % ACROSS
        for bed in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
            flat = append(flat, u8(bed))
    return flat


def _steps() -> vec[u8]:
    """How many steps there are from each crossing to each other one (§4.2)."""
    flat = vec[u8](capacity=CROSSINGS * CROSSINGS)
    for a in range(CROSSINGS):
        for b in range(CROSSINGS):
            down = abs(a // ACROSS - b // ACROSS)
            flat = append(flat, u8(down + abs(a % ACROSS - b % ACROSS)))
    return flat


REACH: Final = _reach()
STEPS: Final = _steps()


# Requests: how many plants of each level, in digits of eight.


DIGIT: Final = vec[i64]([0, 1, 8, 64, 512])


def read_plants(text: str) -> int:
    """The plants that a request shows, or -1."""
    if text == "":
        return 0
    needed = 0
    for word in text.split(" "):
        if word not in LEVELS[1:]:
            return -1
        needed += int(DIGIT[LEVELS.index(word)])
    return needed if len(text.split(" ")) <= WIDTH else -1


def holds(there: i64, needed: i64) -> bool:
    """Whether a row has every plant that a request shows (§9.1)."""
    return (
        there % 8 >= needed % 8
        and there // 8 % 8 >= needed // 8 % 8
        and there // 64 % 8 >= needed // 64 % 8
        and there // 512 >= needed // 512
    )
