## The Arboretum table: questions, labels, the scoring told.

board-title = Arboretum
board-turn = Turn { $turn }
board-turn-yours = Turn { $turn } · your { $nth ->
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
board-card = { $species } { $rank }
board-planted = { $card }, row { $row }, column { $column }

board-deck = Deck
board-left = left
board-pile = Pile
board-your-pile = Your pile
board-pile-of = { $name }’s pile
board-pile-order = From the top down.
board-in-hand = In hand · { $count }
board-hand = Your hand
board-your-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
board-known = { $card }, known to be in this hand
board-your-garden = Your garden
board-garden-of = { $name }’s garden
board-enlarge = Enlarge { $name }’s garden
board-fit = See the whole garden
board-near = Come closer again
board-draw-deck = { $count ->
    [0] The deck is empty
    [one] Draw from the deck, one card left
   *[other] Draw from the deck, { $count } cards left
}
board-draw-pile = { $yours ->
    [yes] Draw { $card } from your pile
   *[other] Draw { $card } from { $owner }’s pile
}
board-open-pile = { $yours ->
    [yes] Your pile, { $card } on top: show all
   *[other] { $owner }’s pile, { $card } on top: show all
}
board-pile-aside = { $card } on { $owner }’s pile: go there
board-cell = plant { $card } at row { $row }, column { $column }, gains { $gain }
board-cell-free = free place at row { $row }, column { $column }
board-card-gains = { $card }, gains { $gain }
board-card-fresh = { $card }, just drawn

board-ask-draw1 = Draw a first card
board-ask-draw2 = Draw a second card
board-ask-plant = Plant a tree in your garden
board-ask-discard = Discard one card
board-ask-deal = The cards are dealt
board-ask-over = The garden is finished
board-ending = { $deck ->
    [1] One card left: who draws it plays the last turn
   *[other] { $deck } cards left: this may be the last turn
}
board-last-turn = The deck is empty: this is the last turn
board-steps = Steps of a turn
board-step-draw = Draw
board-step-plant = Plant
board-step-discard = Discard
board-go-plant = Plant
board-go-discard = Discard
board-go-draw1 = Draw from the deck
board-plant-card = Plant { $card }
board-discard-card = Discard { $card }
board-hint = { $species } in hand: { $was }, { $then } without the { $rank }

board-cards = { $count ->
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
   *[8] eight cards
}
board-bonus-same = all of one kind
board-bonus-one = starts with a 1
board-bonus-eight = ends with an 8
board-was = was { $points }
board-if-right = if you keep the right
board-and-more = { $count ->
    [one] and one other path grows
   *[other] and { $count } other paths grow
}

board-rights = Right to score
board-rights-note = ahead, by what you know
board-rights-watch = ahead, by what all know
board-open-rights = Right to score: show all
board-right-ahead = { $species }: ahead with { $sum }: { $who }
board-right-range = { $high } unless another player holds the 1: then { $low }.
board-right-nobody = { $species }: nobody is known to hold any
board-pip = { $where ->
    [yours] { $card }: in your hand
    [known] { $card }: in { $name }’s hand
    [pile] { $card }: on { $name }’s pile
    [garden] { $card }: in { $name }’s garden
    [own-pile] { $card }: on your pile
    [own-garden] { $card }: in your garden
   *[unseen] { $card }: not seen yet
}
board-legend-yours = yours
board-legend-known = known
board-legend-unseen = unseen
board-legend-pile = pile
board-legend-garden = planted

## The scoring

board-species-of = Species { $at } of { $all }
board-next = Next: { $species }
board-pad-none = no right to score
board-pad-zero = the right, but no path
board-who-may = Who may score
board-the-right = the right to score
board-none-held = no { $species } in hand
board-story-nobody = Nobody kept { $species } in hand: everyone may score it.
board-story-zeroed = { $holder ->
    [you] Your 8 counts nothing, for { $by } kept the 1.
   *[other] { $by ->
        [you] { $name }’s 8 counts nothing, for you kept the 1.
       *[other] { $name }’s 8 counts nothing, for { $by } kept the 1.
    }
}
board-story-alone = { $you ->
    [yes] Only you kept any: { $species } is yours to score.
   *[no] Only { $name } kept any: { $species } is theirs to score.
}
board-story-beats = { $you ->
    [yes] { $best } beats { $next }: { $species } is yours to score.
   *[no] { $best } beats { $next }: { $species } goes to { $name }.
}
board-story-shared = { $best } each: { $names } may { $count ->
    [2] both
   *[other] all
} score { $species }.
board-story-no-path = { $whose ->
    [yours] But there is no path of it in your garden: the right only denies { $denied }.
    [ours] But there is no path of it in your gardens: the right only denies { $denied }.
    [theirs] But there is no path of it in their gardens: the right only denies { $denied }.
   *[other] But there is no path of it in { $name }’s garden: the right only denies { $denied }.
}
board-story-no-paths = But nobody has planted a path of it.
board-no-path = No path of { $species } here
board-kind-same = all { $species }
board-kind-same-off = not all { $species }
board-kind-short = fewer than four cards
board-kind-one = 1 first
board-kind-one-off = no 1 first
board-kind-eight = 8 last
board-kind-eight-off = no 8 last
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-gardens = Gardens with a path
board-denied = not scored: no right

board-species-planted = { $count ->
    [one] one species planted
   *[other] { $count } species planted
}
board-tie-species = Level at { $points }: more species planted comes first. { $figures }.
board-tie-shared = { $names }, level at { $points } and in species planted, share the place. The rulebook would have them each plant a tree and meet again in five years.
board-look = Look at the gardens

# Names where there is little room; those left out are short enough
board-short-F = Poinciana
board-short-W = Willow
board-short-O-2018 = Spruce
board-short-L-2018 = Cherry
board-short-M-2018 = Tulip Tree
