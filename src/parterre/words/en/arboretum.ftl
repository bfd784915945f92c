# The species
species-C = Cassia
species-D = Dogwood
species-J = Jacaranda
species-O = Olive
species-L = Lilac
species-M = Magnolia
species-A = Maple
species-F = Royal Poinciana
species-K = Oak
species-W = Willow
species-O-2018 = Blue Spruce
species-L-2018 = Cherry Blossom
species-M-2018 = Tulip Poplar

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
