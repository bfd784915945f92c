## The Topiary table: questions, labels, the scoring told.

lawn-title = Topiary
lawn-turn = { $last ->
    [yes] The last round: turn { $turn } of { $turns }
   *[no] Turn { $turn } of { $turns }
}
lawn-turn-brief = { $last ->
    [draft] The draft
    [yes] Last round
   *[no] { $turn } / { $turns }
}
lawn-draft = The draft
lawn-garden = The garden
lawn-tile = { $series } { $value }

lawn-way-N = north
lawn-way-NE = north-east
lawn-way-E = east
lawn-way-SE = south-east
lawn-way-S = south
lawn-way-SW = south-west
lawn-way-W = west
lawn-way-NW = north-west
lawn-corner-NW = the north-west corner
lawn-corner-NE = the north-east corner
lawn-corner-SE = the south-east corner
lawn-corner-SW = the south-west corner
lawn-place = { $cell } looking { $way }
lawn-row = row { $row }
lawn-column = column { $column }
lawn-diagonal-long = long diagonal
lawn-diagonal = { $cells ->
    [1] a single tile
   *[other] diagonal of { $cells }
}
lawn-place-label = { $taken ->
    [you] your visitor, { $place }
    [other] { $name }’s visitor, { $place }
   *[no] place { $place }
}: { $any ->
    [yes] sees { $sees }, scores { $score }
   *[no] sees nothing yet, scores 0
}
lawn-place-score = a visitor at { $place } would score { $score }
lawn-lines = The places here
lawn-taken = taken

lawn-cell-tile = { $tile } at { $cell }
lawn-cell-down = { $cell }, face down
lawn-cell-hole = { $cell }, to be filled
lawn-take = take
lawn-take-cell = take the face-down tile at { $cell }

lawn-ask-deal = The tiles are laid out
lawn-ask-keep = Keep three tiles
lawn-ask-visit = Place your { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[last] last
} visitor
lawn-ask-take = Take a tile, or leave them
lawn-ask-set = Set a tile at { $cell }
lawn-ask-over = All visitors have seen the garden
lawn-last-round = { $left ->
    [0] The last turn of the game.
    [one] The last round: one more turn after this one.
   *[other] The last round: { $left } more turns after this one.
}
lawn-hint-visit = Point at a place around the garden to see what a visitor would see there.
lawn-hint-touch = Slide a finger along a side of the garden.
lawn-hint-keep = The others go to your right-hand neighbour; what the first player leaves goes back into the box.
lawn-standing = { $whose ->
    [you] Your visitor at { $place } · { $line }
    [other] { $name }’s visitor at { $place } · { $line }
   *[nobody] Standing at { $place } · { $line }
}

lawn-down = face down
lawn-hidden-by = hidden by { $tile }
lawn-sees-nothing = nothing in sight
lawn-bonus = { $series } × { $count }: +{ $count }
lawn-in-hand = in hand: +{ $points }
lawn-others = { $name }: { $change }

lawn-go-visit = Stand here
lawn-go-keep = { $count ->
    [0] Keep these three
    [one] One more to choose
   *[other] { $count } more to choose
}
lawn-go-stay = Yes, leave them
lawn-go-set = Choose a tile
lawn-go-set-tile = Set { $tile }
lawn-stay = Leave the tiles alone
lawn-place-before = previous place
lawn-place-after = next place
lawn-whole-turn = nothing to take here: that is the whole turn

lawn-hand = Your hand
lawn-your-hand = { $count ->
    [one] Your hand, one tile
   *[other] Your hand, { $count } tiles
}
lawn-held-told = { $tile }, { $head }: { $why }
lawn-new = new
lawn-hand-gain = { $tile }{ $taken ->
    [yes] , just taken
   *[no] { "" }
}, gains { $gain }
lawn-counts = counts { $points }
lawn-counts-why = your visitor at { $place } sees { $tile }
lawn-would = would count { $points }
lawn-would-why = this visitor sees { $tile }
lawn-never = never counts
lawn-never-why = nothing is higher than a 5
lawn-not = does not count
lawn-not-why = none of your visitors sees a higher { $series }

lawn-players-note = Points in sight, without hands. In each drop: what a visitor there would score now.
lawn-visitors-left = { $count ->
    [0] no visitor left
    [one] one visitor left
   *[other] { $count } visitors left
}
lawn-hand-adds = +{ $points } in hand
lawn-in-sight = { $points ->
    [one] 1 point in sight
   *[other] { $points } points in sight
}
lawn-total-made = { $sight } in sight + { $hand } in hand
lawn-hands = The final hands
lawn-held-counted = { $tile }, counts { $points }

lawn-series = Series
lawn-open-series = The series: which tiles are where
lawn-left = in the box
lawn-where-up = in the garden
lawn-where-hand = in your hand
lawn-where-open = in another hand
lawn-where-passed = you passed it on
lawn-where-away = in the box
lawn-where-unseen = unseen

## The keys

lawn-key-arrows = around the garden, along the lit tiles, through your hand
lawn-key-garden = to the places around the garden
lawn-key-tiles = choose that tile of your hand
lawn-key-stay = leave the tiles alone
lawn-key-confirm = stand, take, choose; then confirm
lawn-key-escape = start the choice again
lawn-key-series = the series

## The scoring

lawn-look-of = { $name }, visitor { $at } of { $all }
lawn-hand-of = { $name }, tiles in hand
lawn-visitor = Visitor { $at }
lawn-pad-hand = In hand
lawn-pad-bonus = of which series
lawn-next = Next visitor
lawn-next-hand = The tiles in hand
lawn-whose-look = { $you ->
    [yes] Your visitor at { $place }
   *[no] { $name }’s visitor at { $place }
}
lawn-along = along the line: { $line }
lawn-whose-hand = { $you ->
    [yes] Your tiles in hand
   *[no] { $name }’s tiles in hand
}
lawn-hand-rule = A tile in hand counts if one of its owner’s visitors sees a higher one of its series.
lawn-told-counts = the visitor at { $place } sees { $tile }
lawn-told-not = no visitor of theirs sees a higher { $series }
lawn-told-sees = It sees { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lawn-told-bonus = { $series }: { $count } tiles of the series in sight, { $count } points more.
lawn-told-hidden = { $tile } is hidden by { $by }.
lawn-told-down = { $count ->
    [one] One tile face down counts nothing and hides nothing.
   *[other] { $count } tiles face down count nothing and hide nothing.
}
lawn-total-hand = together
lawn-made-of = { $sight } in sight · { $bonus } for series · { $hand } in hand
lawn-tie-hand = Level at { $points }: more points with the tiles in hand comes first. { $figures }.
lawn-tie-last = Level at { $points }, and as many with the tiles in hand: who played later comes first. { $order }.
lawn-share-sight = in sight
lawn-share-bonus = series
lawn-share-hand = in hand
lawn-look = Look at the garden

## The options

lawn-option-draft = Draft: the tiles left over are passed round, each keeps three
lawn-option-places = Places
lawn-option-places-56 = 56
lawn-option-places-48 = 48
lawn-option-places-24 = 24
lawn-option-places-note = 48 leaves out the one-tile diagonals, 24 has only the two long ones.
lawn-option-series = The series that stays in the box
lawn-option-series-lot = by lot
lawn-option-series-own = we choose the seven
