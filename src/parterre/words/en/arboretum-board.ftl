## The Arboretum table: questions, labels, the scoring told.

arboretum-board-title = Arboretum
arboretum-board-turn = Turn { $turn }
arboretum-board-turn-yours = Turn { $turn } · your { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
    [14] fourteenth
    [15] fifteenth
    [16] sixteenth
   *[17] seventeenth
}
arboretum-board-card = { $species } { $rank }
arboretum-board-planted = { $card }, row { $row }, column { $column }

arboretum-board-deck = Deck
arboretum-board-left = left
arboretum-board-pile = Pile
arboretum-board-your-pile = Your pile
arboretum-board-pile-of = { $name }’s pile
arboretum-board-pile-order = From the top down.
arboretum-board-in-hand = In hand · { $count }
arboretum-board-hand = Your hand
arboretum-board-your-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
arboretum-board-known = { $card }, known to be in this hand
arboretum-board-your-garden = Your garden
arboretum-board-garden-of = { $name }’s garden
arboretum-board-enlarge = Enlarge { $name }’s garden
arboretum-board-fit = See the whole garden
arboretum-board-near = Come closer again
arboretum-board-draw-deck = { $count ->
    [0] The deck is empty
    [one] Draw from the deck, one card left
   *[other] Draw from the deck, { $count } cards left
}
arboretum-board-draw-pile = { $yours ->
    [yes] Draw { $card } from your pile
   *[other] Draw { $card } from { $owner }’s pile
}
arboretum-board-open-pile = { $yours ->
    [yes] Your pile, { $card } on top: show all
   *[other] { $owner }’s pile, { $card } on top: show all
}
arboretum-board-pile-aside = { $card } on { $owner }’s pile: go there
arboretum-board-cell = plant { $card } at row { $row }, column { $column }, gains { $gain }
arboretum-board-cell-free = free place at row { $row }, column { $column }
arboretum-board-card-gains = { $card }, gains { $gain }
arboretum-board-card-fresh = { $card }, just drawn

arboretum-board-ask-draw1 = Draw a first card
arboretum-board-ask-draw2 = Draw a second card
arboretum-board-ask-plant = Plant a tree in your garden
arboretum-board-ask-discard = Discard one card
arboretum-board-ask-deal = The cards are dealt
arboretum-board-ask-over = The garden is finished
arboretum-board-ending = { $deck ->
    [1] One card left: who draws it plays the last turn
   *[other] { $deck } cards left: this may be the last turn
}
arboretum-board-last-turn = The deck is empty: this is the last turn
arboretum-board-steps = Steps of a turn
arboretum-board-step-draw = Draw
arboretum-board-step-plant = Plant
arboretum-board-step-discard = Discard
arboretum-board-go-plant = Plant
arboretum-board-go-discard = Discard
arboretum-board-go-draw1 = Draw from the deck
arboretum-board-plant-card = Plant { $card }
arboretum-board-discard-card = Discard { $card }
arboretum-board-hint = { $species } in hand: { $was }, { $then } without the { $rank }

arboretum-board-cards = { $count ->
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
   *[8] eight cards
}
arboretum-board-bonus-same = all of one kind
arboretum-board-bonus-one = starts with a 1
arboretum-board-bonus-eight = ends with an 8
arboretum-board-was = was { $points }
arboretum-board-if-right = if you keep the right
arboretum-board-and-more = { $count ->
    [one] and one other path grows
   *[other] and { $count } other paths grow
}

arboretum-board-rights = Right to score
arboretum-board-rights-note = ahead, by what you know
arboretum-board-rights-watch = ahead, by what all know
arboretum-board-open-rights = Right to score: show all
arboretum-board-right-ahead = { $species }: ahead with { $sum }: { $who }
arboretum-board-right-range = { $high } unless another player holds the 1: then { $low }.
arboretum-board-right-nobody = { $species }: nobody is known to hold any
arboretum-board-pip = { $where ->
    [yours] { $card }: in your hand
    [known] { $card }: in { $name }’s hand
    [pile] { $card }: on { $name }’s pile
    [garden] { $card }: in { $name }’s garden
    [own-pile] { $card }: on your pile
    [own-garden] { $card }: in your garden
   *[unseen] { $card }: not seen yet
}
arboretum-board-legend-yours = yours
arboretum-board-legend-known = known
arboretum-board-legend-unseen = unseen
arboretum-board-legend-pile = pile
arboretum-board-legend-garden = planted

## The scoring

arboretum-board-species-of = Species { $at } of { $all }
arboretum-board-next = Next: { $species }
arboretum-board-pad-none = no right to score
arboretum-board-pad-zero = the right, but no path
arboretum-board-who-may = Who may score
arboretum-board-the-right = the right to score
arboretum-board-none-held = no { $species } in hand
arboretum-board-story-nobody = Nobody kept { $species } in hand: everyone may score it.
arboretum-board-story-zeroed = { $holder ->
    [you] Your 8 counts nothing, for { $by } kept the 1.
   *[other] { $by ->
        [you] { $name }’s 8 counts nothing, for you kept the 1.
       *[other] { $name }’s 8 counts nothing, for { $by } kept the 1.
    }
}
arboretum-board-story-alone = { $you ->
    [yes] Only you kept any: { $species } is yours to score.
   *[no] Only { $name } kept any: { $species } is theirs to score.
}
arboretum-board-story-beats = { $you ->
    [yes] { $best } beats { $next }: { $species } is yours to score.
   *[no] { $best } beats { $next }: { $species } goes to { $name }.
}
arboretum-board-story-shared = { $best } each: { $names } may { $count ->
    [2] both
   *[other] all
} score { $species }.
arboretum-board-story-no-path = { $whose ->
    [yours] But there is no path of it in your garden: the right only denies { $denied }.
    [ours] But there is no path of it in your gardens: the right only denies { $denied }.
    [theirs] But there is no path of it in their gardens: the right only denies { $denied }.
   *[other] But there is no path of it in { $name }’s garden: the right only denies { $denied }.
}
arboretum-board-story-no-paths = But nobody has planted a path of it.
arboretum-board-no-path = No path of { $species } here
arboretum-board-kind-same = all { $species }
arboretum-board-kind-same-off = not all { $species }
arboretum-board-kind-short = fewer than four cards
arboretum-board-kind-one = 1 first
arboretum-board-kind-one-off = no 1 first
arboretum-board-kind-eight = 8 last
arboretum-board-kind-eight-off = no 8 last
arboretum-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arboretum-board-gardens = Gardens with a path
arboretum-board-denied = not scored: no right

arboretum-board-species-planted = { $count ->
    [one] one species planted
   *[other] { $count } species planted
}
arboretum-board-tie-species = Level at { $points }: more species planted comes first. { $figures }.
arboretum-board-tie-shared = { $names }, level at { $points } and in species planted, share the place. The rulebook would have them each plant a tree and meet again in five years.
arboretum-board-look = Look at the gardens

# Names where there is little room; those left out are short enough
arboretum-board-short-F = Poinciana
arboretum-board-short-W = Willow
arboretum-board-short-O-2018 = Spruce
arboretum-board-short-L-2018 = Cherry
arboretum-board-short-M-2018 = Tulip Tree

arboretum-board-key-arrows = through your hand, and over the lit cells
arboretum-board-key-deck = draw from the deck
arboretum-board-key-piles = draw from that seat’s pile
arboretum-board-key-cards = choose that card of your hand
arboretum-board-key-garden = into the garden
arboretum-board-key-confirm = confirm
arboretum-board-key-escape = put the card back
arboretum-board-key-rights = the right to score
