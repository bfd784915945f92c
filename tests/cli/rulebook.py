"""The rulebooks' two scoring examples, with gardens that fit their words."""

CHARLES = {
    "name": "Charles",
    "hand": ["J7", "L6", "L7", "K3", "K8", "F1", "F5"],
    "garden": [
        *[["K1", 0, 0], ["K4", 1, 0], ["K5", 2, 0], ["K6", 3, 0]],
        *[["J3", 1, 1], ["J8", 4, 0]],
        *[["F4", 3, 1], ["F7", 3, -1]],
    ],
}
HUBERT = {
    "name": "Hubert",
    "hand": ["J2", "J5", "L4", "L5", "F3", "W7", "C6"],
    "garden": [
        *[["C1", 0, 0], ["C2", 1, 0]],
        *[["J4", 0, 1], ["J6", 0, 2]],
        *[["L2", 2, 0], ["L3", 3, 0]],
    ],
}
ALICE = {
    "name": "Alice",
    "hand": ["C5", "K2", "K7", "F8", "W1", "W3", "W8"],
    "garden": [["W2", 0, 0], ["W4", 1, 0], ["W5", 2, 0], ["W6", 3, 0]],
}
FRENCH = {"game": "arboretum", "species": "CDJAKWLF", "players": [CHARLES, HUBERT, ALICE]}

# Blue is Lilac, green Willow, orange Royal Poinciana, purple Jacaranda, yellow Cassia, red Maple.
ENGLISH = {
    "game": "arboretum",
    "species": "LWFJCA",
    "players": [
        {
            "name": "A",
            "hand": ["L2", "L7", "W3", "F7", "J8", "C4", "C5"],
            "garden": [["C1", 0, 0], ["C2", 1, 0], ["A1", 0, 1], ["A2", 1, 1]],
        },
        {
            "name": "B",
            "hand": ["L3", "L8", "F2", "F5", "J1", "A3", "A4"],
            "garden": [
                *[["L1", 0, 0], ["L4", 0, 1], ["L5", 1, 1], ["L6", 2, 1]],
                *[["J2", 1, 0], ["J7", 3, 1]],
                *[["F1", 1, -1], ["F8", 2, 2]],
                *[["W4", -1, 0], ["W5", -1, 1]],
            ],
        },
    ],
}
