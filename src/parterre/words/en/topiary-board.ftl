## The Topiary table: questions, labels, the scoring told.

topiary-board-title = Topiary
topiary-board-turn = { $last ->
    [yes] The last round: turn { $turn } of { $turns }
   *[no] Turn { $turn } of { $turns }
}
topiary-board-turn-brief = { $last ->
    [draft] The draft
    [yes] Last round
   *[no] Turn { $turn } / { $turns }
}
topiary-board-draft = The draft
topiary-board-garden = The garden
topiary-board-tile = { $series } { $value }

topiary-board-way-N = north
topiary-board-way-NE = north-east
topiary-board-way-E = east
topiary-board-way-SE = south-east
topiary-board-way-S = south
topiary-board-way-SW = south-west
topiary-board-way-W = west
topiary-board-way-NW = north-west
topiary-board-corner-NW = the north-west corner
topiary-board-corner-NE = the north-east corner
topiary-board-corner-SE = the south-east corner
topiary-board-corner-SW = the south-west corner
topiary-board-place = { $cell } looking { $way }
topiary-board-row = row { $row }
topiary-board-column = column { $column }
topiary-board-diagonal-long = long diagonal
topiary-board-diagonal = { $cells ->
    [1] a single tile
   *[other] diagonal of { $cells }
}
topiary-board-place-label = { $taken ->
    [you] your visitor, { $place }
    [other] { $name }’s visitor, { $place }
   *[no] free place, { $place }
}: { $any ->
    [yes] sees { $sees }, scores { $score }
   *[no] sees nothing yet, scores 0
}
topiary-board-place-score = a visitor at { $place } would score { $score }
topiary-board-lines = The places here
topiary-board-taken = taken

topiary-board-cell-tile = { $tile } at { $cell }
topiary-board-cell-down = { $cell }, face down
topiary-board-cell-hole = { $cell }, to be filled
topiary-board-take = take
topiary-board-take-cell = take the face-down tile at { $cell }

topiary-board-ask-deal = The tiles are laid out
topiary-board-ask-keep = Keep three tiles
topiary-board-ask-visit = Place your { $nth ->
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
topiary-board-ask-take = Take a tile, or leave them
topiary-board-ask-set = Set a tile at { $cell }
topiary-board-ask-over = All visitors have seen the garden
topiary-board-last-round = { $left ->
    [0] The last turn of the game.
    [one] The last round: one more turn after this one.
   *[other] The last round: { $left } more turns after this one.
}
topiary-board-hint-visit = Point at a place around the garden to see what a visitor would see there.
topiary-board-hint-touch = Slide a finger along a side of the garden.
topiary-board-hint-keep = The others go to your right-hand neighbour; what the first player leaves goes back into the box.
topiary-board-standing = { $whose ->
    [you] Your visitor at { $place } · { $line }
    [other] { $name }’s visitor at { $place } · { $line }
   *[nobody] Standing at { $place } · { $line }
}

topiary-board-down = face down
topiary-board-hole = to be filled
topiary-board-hidden-by = hidden by { $tile }
topiary-board-sees-nothing = nothing in sight
topiary-board-bonus = { $series } × { $count }: +{ $count }
topiary-board-in-hand = in hand: { $change }
topiary-board-elsewhere = your other visitors and your hand: { $change }
topiary-board-others = { $name }: { $change }

topiary-board-go-visit = Stand here
topiary-board-go-keep = { $count ->
    [0] Keep these three
    [one] One more to choose
   *[other] { $count } more to choose
}
topiary-board-go-stay = Yes, leave them
topiary-board-go-set = Choose a tile
topiary-board-go-set-tile = Set { $tile }
topiary-board-stay = Leave the tiles alone
topiary-board-place-before = previous place
topiary-board-place-after = next place
topiary-board-whole-turn = nothing to take here: that is the whole turn

topiary-board-hand = Your hand
topiary-board-your-hand = { $count ->
    [one] Your hand, one tile
   *[other] Your hand, { $count } tiles
}
topiary-board-held-told = { $tile }, { $head }: { $why }
topiary-board-new = new
topiary-board-hand-gain = { $tile }{ $taken ->
    [yes] , just taken
   *[no] { "" }
}, gains { $gain }
topiary-board-counts = counts { $points }
topiary-board-counts-why = your visitor at { $place } sees { $tile }
topiary-board-would = would count { $points }
topiary-board-would-why = this visitor sees { $tile }
topiary-board-never = never counts
topiary-board-never-why = nothing is higher than a 5
topiary-board-not = does not count
topiary-board-not-why = none of your visitors sees a higher { $series }

topiary-board-players-note = Points in sight, without hands. In each drop: what a visitor there would score now.
topiary-board-visitors-left = { $count ->
    [0] no visitor left
    [one] one visitor left
   *[other] { $count } visitors left
}
topiary-board-hand-adds = +{ $points } in hand
topiary-board-in-sight = { $points ->
    [one] 1 point in sight
   *[other] { $points } points in sight
}
topiary-board-hands = The final hands
topiary-board-held-counted = { $tile }, counts { $points }

topiary-board-series = Series
topiary-board-open-series = The series: which tiles are where
topiary-board-left = in the box
topiary-board-where-up = in the garden
topiary-board-where-hand = in your hand
topiary-board-where-open = in another hand
topiary-board-where-passed = you passed it on
topiary-board-where-away = in the box
topiary-board-where-unseen = unseen

## The keys

topiary-board-key-arrows = around the garden, along the lit tiles, through your hand
topiary-board-key-garden = to the places around the garden
topiary-board-key-tiles = choose that tile of your hand
topiary-board-key-stay = leave the tiles alone
topiary-board-key-confirm = stand, take, choose; then confirm
topiary-board-key-escape = start the choice again
topiary-board-key-series = the series

## The scoring

topiary-board-look-of = { $name }, visitor { $at } of { $all }
topiary-board-hand-of = { $name }, tiles in hand
topiary-board-visitor = Visitor { $at }
topiary-board-pad-hand = In hand
topiary-board-pad-bonus = of which series
topiary-board-next = Next visitor
topiary-board-next-hand = The tiles in hand
topiary-board-whose-look = { $you ->
    [yes] Your visitor at { $place }
   *[no] { $name }’s visitor at { $place }
}
topiary-board-along = along the line: { $line }
topiary-board-whose-hand = { $you ->
    [yes] Your tiles in hand
   *[no] { $name }’s tiles in hand
}
topiary-board-hand-rule = A tile in hand counts if one of its owner’s visitors sees a higher one of its series.
topiary-board-told-counts = the visitor at { $place } sees { $tile }
topiary-board-told-not = no visitor of theirs sees a higher { $series }
topiary-board-told-sees = It sees { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
topiary-board-told-bonus = { $series }: { $count } tiles of the series in sight, { $count } points more.
topiary-board-told-hidden = { $tile } is hidden by { $by }.
topiary-board-told-down = { $count ->
    [one] One tile face down counts nothing and hides nothing.
   *[other] { $count } tiles face down count nothing and hide nothing.
}
topiary-board-total-hand = together
topiary-board-made-of = { $sight } in sight · { $bonus } for series · { $hand } in hand
topiary-board-tie-hand = Level at { $points }: more points with the tiles in hand comes first. { $figures }.
topiary-board-tie-last = Level at { $points }, and as many with the tiles in hand: who played later comes first. { $order }.
topiary-board-share-sight = in sight
topiary-board-share-bonus = series
topiary-board-share-hand = in hand
topiary-board-look = Look at the garden

## The options
