# The series
topiary-series-T = T-Rex
topiary-series-S = Swan
topiary-series-W = Whale
topiary-series-E = Elephant
topiary-series-R = Spiral
topiary-series-P = Pyramid
topiary-series-B = Pom Pom
topiary-series-I = Icosahedron

# The log: who did it stands before, and $you says whether that is the reader. An empty message is one
# that tells nothing new.
topiary-log-leave = { $species } stays in the box
topiary-log-centre = { $card } is turned up in the centre
topiary-log-deal = { $you ->
    [yes] are dealt { $card }
   *[no] is dealt { $card }
}
topiary-log-deal-hidden = is dealt a tile
topiary-log-keep = { $you ->
    [yes] keep { $card }, { $card2 } and { $card3 }
   *[no] keeps { $card }, { $card2 } and { $card3 }
}
topiary-log-keep-hidden = keeps { $count } tiles and passes the others on
topiary-log-visit = { $you ->
    [yes] stand at { $place }
   *[no] stands at { $place }
}
topiary-log-take = { $you ->
    [yes] take the tile at { $cell }
   *[no] takes the tile at { $cell }
}
topiary-log-turn = { $you ->
    [yes] find { $card }
   *[no] finds { $card }
}
topiary-log-turn-hidden = { "" }
topiary-log-set = { $you ->
    [yes] set { $card } at { $cell }
   *[no] sets { $card } at { $cell }
}
topiary-log-stay = { $you ->
    [yes] leave the tiles alone
   *[no] leaves the tiles alone
}

# Refusals
topiary-sentence = “{ $sentence }” is not a sentence of Topiary; there are “visit c1>S”, “take c2”, “set T5”, “stay” and “keep T1 S2 W3”.
topiary-over = All visitors stand and the game is over: “{ $sentence }” comes too late.
topiary-leave-first = Before “{ $sentence }” a series must be left in the box (“leave …”).
topiary-deal-first = Before “{ $sentence }” a tile must be turned over (“deal …”).
topiary-tile = “{ $tile }” is not a tile; a tile is a series and a value from 1 to 5, like T5.
topiary-hidden = A tile that is not shown (“?”) cannot be replayed.
topiary-cell = “{ $cell }” is not a cell; cells are a1 to e5.
topiary-place = “{ $place }” is not a place; a place is the first cell and the direction of the look, like c1>S.
topiary-place-unused = { $place } is not among the { $places } places of this table.
topiary-place-taken = A visitor of seat { $seat } stands at { $place } already.
topiary-series-unknown = “{ $code }” in “{ $value }” is no series; the series are T S W E R P B I.
topiary-series-twice = “{ $value }” names a series twice.
topiary-series-number = “{ $value }” does not name { $needed } series, which { $seats } seats need.
topiary-no-leave = No series is to be left in the box now.
topiary-not-to-leave = “{ $code }” is not a series that could be left in the box.
topiary-no-deal = No tile is to be turned over now, so { $tile } cannot come.
topiary-not-face-down = { $tile } does not lie face down.
topiary-no-keep = There is no draft now.
topiary-keep-first = Keep three tiles first.
topiary-keep-twice = Keep three different tiles.
topiary-not-in-hand = { $tile } is not in your hand.
topiary-placed = Your visitor of this turn stands already; take a tile of its line, or stay.
topiary-visit-first = Place a visitor first.
topiary-take-first = Take a tile first, or stay.
topiary-set-first = Put a tile of your hand into the hole at { $cell } first.
topiary-not-in-line = { $cell } is not in the line that { $place } looks along.
topiary-face-up = { $there } lies face up at { $cell }; only face-down tiles can be taken.

# Score files
topiary-score-tile = “{ $tile }” ({ $name }) is not a tile.
topiary-score-grid = The grid must have 5 rows, not { $rows }.
topiary-score-grid-row = Row { $row } of the grid must have 5 cells, not { $cells }.
topiary-score-place = “{ $place }” among { $name }’s visitors is not a place.
topiary-score-place-twice = Two visitors stand at { $place }.
topiary-score-tiles = { $name } holds { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, not { $wanted }.
topiary-score-visitors = { $name } has { $visitors ->
    [one] 1 visitor
   *[other] { $visitors } visitors
}, not { $wanted }.
topiary-score-series = { $series } series are seen, but { $seats ->
    [one] 1 player uses
   *[other] { $seats } players use
} { $needed }.

# What a hint says for an action
topiary-hint-visit = stand at { $place }
topiary-reason-sees = From there { $count ->
    [one] 1 tile is seen
   *[other] { $count } tiles are seen
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
topiary-reason-hand = Tiles in your hand count { $points ->
    [one] 1 point
   *[other] { $points } points
} more with what is seen from there.
topiary-reason-best-place = No free place sees more now, and nobody else can have this one.
topiary-reason-open = { $count ->
    [one] 1 tile of its line still lies
   *[other] { $count } tiles of its line still lie
} face down, to be exchanged.
topiary-reason-could = With { $card } there you would gain { $points ->
    [one] 1 point
   *[other] { $points } points
}.
topiary-reason-could-hide = With { $card } there { $rival } would lose { $points ->
    [one] 1 point
   *[other] { $points } points
}.
topiary-reason-new = You get to see one more tile, and choose which one to give up.
topiary-reason-stay = None of your tiles would gain anything in this line.
topiary-reason-gain = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
topiary-reason-hides = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $rival }.
topiary-reason-no-loss = You lose nothing by it now.
topiary-reason-keep = In hand these tiles can count up to { $points ->
    [one] 1 point
   *[other] { $points } points
}, if your visitors see higher ones of their series.

## Heads of the tables in a terminal

topiary-table-visitor = Visitor
topiary-table-sees = Sees
topiary-table-bonus = Bonus
topiary-table-tile = Tile in hand

## On the home page, and what a table may choose

topiary-title = Topiary
topiary-note = Seat your visitors where the hedges open the view.
topiary-credit = Topiary is a game by Danny Devine.
topiary-option-draft = Draft: the tiles left over are passed round, each keeps three
topiary-option-places = Places
topiary-option-places-56 = 56
topiary-option-places-48 = 48
topiary-option-places-24 = 24
topiary-option-places-note = 48 leaves out the one-tile diagonals, 24 has only the two long ones.
topiary-option-series = The series that stays in the box
topiary-option-series-typed = the codes of as many series as the seats need
topiary-option-series-usual = by lot
topiary-option-series-own = we choose the seven

## Parts of the box

topiary-section-series = Series
