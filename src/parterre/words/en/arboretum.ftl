# The species
arboretum-species-C = Cassia
arboretum-species-D = Dogwood
arboretum-species-J = Jacaranda
arboretum-species-O = Olive
arboretum-species-L = Lilac
arboretum-species-M = Magnolia
arboretum-species-A = Maple
arboretum-species-F = Royal Poinciana
arboretum-species-K = Oak
arboretum-species-W = Willow
arboretum-species-O-2018 = Blue Spruce
arboretum-species-L-2018 = Cherry Blossom
arboretum-species-M-2018 = Tulip Poplar

# The log: who did it stands before, and $you says whether that is the reader. An empty message is one
# whose entry the next one tells.
arboretum-log-leave = { $species } stays in the box
arboretum-log-deal = { $you ->
    [yes] are dealt { $card }
   *[no] is dealt { $card }
}
arboretum-log-deal-hidden = is dealt a card
arboretum-log-deal-open = { $you ->
    [yes] begin your pile with { $card }
   *[no] begins the pile with { $card }
}
arboretum-log-draw-deck = { "" }
arboretum-log-drawn = { $you ->
    [yes] draw { $card } from the deck
   *[no] draws { $card } from the deck
}
arboretum-log-drawn-hidden = draws from the deck
arboretum-log-draw-pile = { $own ->
    [yes] { $you ->
        [yes] take { $card } back from your own pile
       *[no] takes { $card } back from their own pile
    }
    [you] takes { $card } from your pile
   *[no] { $you ->
        [yes] take { $card } from { $owner }’s pile
       *[no] takes { $card } from { $owner }’s pile
    }
}
arboretum-log-plant = { $you ->
    [yes] plant { $card }
   *[no] plants { $card }
}
arboretum-log-discard = { $you ->
    [yes] discard { $card }
   *[no] discards { $card }
}

# Refusals
arboretum-sentence = “{ $sentence }” is not a sentence of Arboretum; there are “draw deck”, “draw pile 2”, “plant J5 0,1” and “discard J5”.
arboretum-over = The deck is empty and the game is over: “{ $sentence }” comes too late.
arboretum-leave-first = Before “{ $sentence }” a species must be left in the box (“leave …”).
arboretum-deal-first = Before “{ $sentence }” a card must be dealt (“deal …”).
arboretum-hidden = A card that is not shown (“?”) cannot be replayed.
arboretum-card = “{ $card }” is not a card; a card is a species and a rank, like J5.
arboretum-species-unknown = “{ $code }” in “{ $value }” is no species; the species are C D J O L M A F K W.
arboretum-species-twice = “{ $value }” names a species twice.
arboretum-species-number = “{ $value }” does not name { $needed } species, which { $seats } seats need.
arboretum-no-leave = No species is to be left in the box now.
arboretum-not-to-leave = “{ $code }” is not a species that could still be left in the box.
arboretum-no-deal = No card is to be dealt now, so { $card } cannot come.
arboretum-not-in-deck = { $card } is not in the deck.
arboretum-drawn = Two cards have been drawn; plant one now.
arboretum-discard-first = A tree has been planted; discard a card now.
arboretum-deck-empty = The deck is empty; draw from a discard pile.
arboretum-no-seat = There is no seat { $seat } among { $seats }.
arboretum-pile-empty = Seat { $seat } has no discard pile to draw from.
arboretum-draw-first = Draw first: { $left ->
    [one] one more card is due.
   *[other] two cards are due.
}
arboretum-not-in-hand = { $card } is not in your hand.
arboretum-taken = { $there } already stands at { $x },{ $y }, and nothing is ever covered.
arboretum-first-tree = The first tree of a garden stands at 0,0, not at { $x },{ $y }.
arboretum-not-beside = { $card } would touch no tree of your garden at { $x },{ $y }; plant it beside one, not diagonally.
arboretum-planted = A tree has been planted this turn; discard a card now.
arboretum-plant-first = Plant a card first, then discard one.

# What a hint says for an action
arboretum-hint-deck = draw from the deck
arboretum-hint-plant = plant { $card } beside { $beside }
arboretum-reason-path = The path of { $species } grows from { $was ->
    [one] 1 point
   *[other] { $was } points
} to { $points }.
arboretum-reason-path-first = It makes a path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arboretum-reason-prepares = Next, { $card } from your hand could make the path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arboretum-reason-could = Planted, it would make the path of { $species } grow from { $was ->
    [one] 1 point
   *[other] { $was } points
} to { $points }.
arboretum-reason-could-first = Planted, it would make a path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arboretum-reason-hand = Held, it brings your hand from { $was } to { $pips } in { $species }, which you have a path of.
arboretum-reason-taken = Otherwise { $rival } could plant { $card } and gain { $points ->
    [one] 1 point
   *[other] { $points } points
} by it.
arboretum-reason-no-pile = No card on top of a pile would make one of your paths longer.
arboretum-reason-unseen = { $count } of the { $cards } cards not yet seen would make one of your paths longer.
arboretum-reason-right = With { $pips } left in hand, nobody can hold more { $species } now.
arboretum-reason-no-gift = { $others ->
    [one] In the other garden
   *[other] In no other garden
} { $card } would { $others ->
    [one] not make a path
   *[other] make a path
} longer now.
arboretum-reason-no-path = You have no path of { $species } to keep it for.
arboretum-reason-no-use = Planted, { $card } would make none of your paths longer now.

## Scoring a file

arboretum-score-card = “{ $card }” in { $name }’s cards is not a card.
arboretum-score-tree = { $name }’s garden: { $entry } is not a card with two whole numbers, like ["J5", 0, 1].
arboretum-score-cell-twice = { $name }’s garden: { $card } and { $there } both lie at { $x },{ $y }.
arboretum-score-not-connected = { $name }’s garden: { $card } at { $x },{ $y } is not connected with the rest.
arboretum-score-hand = { $name } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, not { $wanted }.
arboretum-score-species-number = There are { $species } species, where { $seats } players use { $needed }.
arboretum-score-species = “{ $value }” is not a list of species like "CDJAKW".
arboretum-score-not-in-play = { $card } of { $name } belongs to a species that “species” does not name.
arboretum-score-zeroed = { $name }’s { $eight } counts 0 for the right to score, because { $other } holds { $one }.

## Heads of the tables in a terminal

arboretum-table-species = Species
arboretum-table-right = Right
arboretum-table-hand = Hand
arboretum-table-path = Path
arboretum-table-yes = yes

## On the home page, and what a table may choose

arboretum-title = Arboretum
arboretum-note = Plant paths of trees; keep in hand the right to score them.
arboretum-credit = Arboretum is a game by Dan Cassar.
arboretum-option-edition = Names of the trees
arboretum-option-edition-2015 = edition of 2015
arboretum-option-edition-2018 = edition of 2018
arboretum-option-species = Species
arboretum-option-species-typed = or the codes of as many species as the seats need
arboretum-option-species-usual = the usual ones
arboretum-option-species-random = by lot
arboretum-option-species-own = our choice
arboretum-option-starting_discards = A face-up card begins every discard pile but the first player’s

## Parts of the box

arboretum-section-species = Species
arboretum-section-edition_2018 = Names of the 2018 edition
