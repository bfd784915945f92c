# The log: who did it stands before, and $you says whether that is the reader
botanicus-log-lay = the flower tile { $token } is laid on the action board
botanicus-log-garden = { $you ->
    [yes] are given garden { $garden }
   *[no] is given garden { $garden }
}
botanicus-log-deal-tile = { $you ->
    [yes] are dealt the special task { $card }
   *[no] is dealt the special task { $card }
}
botanicus-log-deal-card = { $you ->
    [yes] draw { $card }
   *[no] draws { $card }
}
botanicus-log-deal-card-shuffled = { $you ->
    [yes] have the discard shuffled to be the deck, and draw { $card }
   *[no] has the discard shuffled to be the deck, and draws { $card }
}
botanicus-log-deal-card-hidden = draws a card
botanicus-log-deal-final = { $you ->
    [yes] are dealt the final card { $card }
   *[no] is dealt the final card { $card }
}
botanicus-log-deal-final-hidden = is dealt a final card
botanicus-log-assign = { $you ->
    [yes] assign { $names } to your rows, from the top
   *[no] assigns { $names } to the rows, from the top
}
botanicus-log-assign-hidden = assigns the tiles to the rows
botanicus-log-keep = { $you ->
    [yes] keep { $names }
   *[no] keeps { $names }
}
botanicus-log-keep-hidden = keeps { $count ->
    [one] a final card
   *[other] { $count } final cards
}
botanicus-log-start = { $you ->
    [yes] put your gardener at { $crossing }
   *[no] puts the gardener at { $crossing }
}
botanicus-log-start-second = { $you ->
    [yes] put a second gardener at { $crossing }
   *[no] puts a second gardener at { $crossing }
}
botanicus-log-neutral = { $you ->
    [yes] move
   *[no] moves
} the neutral action flower to the { $space }
botanicus-log-walk = { $you ->
    [yes] walk
   *[no] walks
} to { $crossing } for { $cost ->
    [0] nothing
    [one] 1 coin
   *[other] { $cost } coins
}
botanicus-log-use = { $you ->
    [yes] use
   *[no] uses
} { $card } for 2 coins
botanicus-log-sell = { $you ->
    [yes] sell { $card }
   *[no] sells { $card }
}
botanicus-log-place = { $you ->
    [yes] place your action flower on the { $space }
   *[no] places the action flower on the { $space }
}
botanicus-log-place-paid = { $you ->
    [yes] place your action flower
   *[no] places the action flower
} on the { $space } for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
botanicus-log-choose = { $you ->
    [yes] choose: { $action }
   *[no] chooses: { $action }
}
botanicus-log-advance = { $you ->
    [yes] advance
   *[no] advances
} the { $track ->
    [0] money bag
    [1] wheelbarrow
   *[2] shovel
} to { $space }{ $cost ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $cost } coins
}
botanicus-log-plant = { $you ->
    [yes] plant { $level } in { $bed }
   *[no] plants { $level } in { $bed }
}
botanicus-log-water = { $you ->
    [yes] water { $bed }, now { $level }
   *[no] waters { $bed }, now { $level }
}
botanicus-log-move = { $you ->
    [yes] move
   *[no] moves
} a gardener to { $crossing }
botanicus-log-free = { $you ->
    [yes] free
   *[no] frees
} the { $animal ->
    [butterfly] butterfly
    [squirrel] squirrel
    [bird] bird
    [frog] frog
   *[tortoise] tortoise
}
botanicus-log-stop = { $you ->
    [yes] decline the rest
   *[no] declines the rest
}
botanicus-log-stop-track = { $you ->
    [yes] leave your pawn where it stands
   *[no] leaves the pawn where it stands
}

# What came of it, under the line of the log
botanicus-then-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
botanicus-then-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-unused = { $count ->
    [one] 1 step not used: +1 point
   *[other] { $count } steps not used: +{ $count } points
}
botanicus-then-standard = basic task of row { $row } fulfilled: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-special = special task of row { $row } fulfilled: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-column = column { $column } is wholly planted
botanicus-then-animal = an animal comes: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-butterfly = the butterfly’s bonus: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-prize = a prize token: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
botanicus-then-back = the pawn of the { $track ->
    [0] money bag
    [1] wheelbarrow
   *[2] shovel
} track goes back to its start
botanicus-then-round = The second round begins: the flower tiles show their dark faces
botanicus-then-last = The last turns begin: everybody chooses one track, for one step

# Actions, as the board, flower tiles and cards show them
botanicus-action-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
botanicus-action-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
botanicus-action-move = move { $n ->
    [one] 1 step
   *[other] { $n } steps
}
botanicus-action-water = water { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
botanicus-action-plant = plant { $plants }
botanicus-action-animal = an animal
botanicus-action-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
botanicus-action-purse = money bag, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
botanicus-action-wheelbarrow = wheelbarrow, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
botanicus-action-shovel = shovel, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
botanicus-action-prize = a prize token
botanicus-action-pole = pole position

# Refusals: what is asked now
botanicus-now-lay = First a flower tile must be laid on the action board (“lay …”).
botanicus-now-garden = First each seat must be given its garden (“garden …”).
botanicus-now-tiles = First the special task tiles must be dealt (“deal R…”).
botanicus-now-assign = First assign your tiles to the rows of your garden, from the top.
botanicus-now-finals = First the final cards must be dealt (“deal F…”).
botanicus-now-keep = First choose what you keep of the final cards you were dealt.
botanicus-now-start = First put your gardener on a starting crossing.
botanicus-now-neutral = First move the neutral action flower to a space of the next column.
botanicus-now-before = Now you may walk and play a card; then you place your action flower, or choose a track in the last turn.
botanicus-now-order = Several actions wait; first choose which one comes next (“choose …”).
botanicus-now-draw = First a card must be drawn (“deal K…”).
botanicus-now-free = First choose which animal you free.
botanicus-now-move = Now your gardener may move; move, or stop.
botanicus-now-plant = Now there is something to plant; plant it, or stop.
botanicus-now-water = Now there is something to water; water it, or stop.
botanicus-now-track = Now your pawn may advance on its track; advance, or stop.

# Refusals: names
botanicus-sentence = “{ $sentence }” is not a sentence of Botanicus; there are “walk n22 n12”, “use K3”, “sell K3”, “place 2.3”, “choose water 2”, “advance P1 P2a”, “plant I b3”, “water b3”, “move n22 n12”, “stop” and more.
botanicus-over = The last turns are played and the game is over: “{ $sentence }” comes too late.
botanicus-hidden = Something that is not shown (“?”) cannot be replayed.
botanicus-token = “{ $token }” is not a flower tile; flower tiles are D1 to D8 and S1 to S8.
botanicus-garden = “{ $garden }” is not a garden; the Expert gardens are G1 to G4.
botanicus-unknown = “{ $name }” does not belong here; cards are K1 to K18, special task tiles R1 to R20, final cards F1 to F12.
botanicus-final = Only final cards can be kept; they are F1 to F12.
botanicus-crossing = “{ $crossing }” is not a crossing; crossings are n11 to n43, the row before the column.
botanicus-bed = “{ $bed }” is not a flower bed; flower beds are a1 to d5.
botanicus-space = “{ $space }” is not a space of the action board; a space is its column and its row, like 2.3.
botanicus-action = “{ $action }” is not an action; an action is written like “water 2”, “plant I II” or “purse 1”.
botanicus-track-space = “{ $space }” is not a space of a track.
botanicus-level = “{ $level }” is not a level; levels are I, II, III and IV.
botanicus-animal = “{ $animal }” is not an animal; the animals are butterfly, squirrel, bird, frog and tortoise.

# Refusals: setting up
botanicus-not-to-lay = { $token } cannot lie here; each flower tile is laid once, spotted ones (D) on rows 1 and 2, striped ones (S) on rows 3 and 4.
botanicus-garden-taken = Another seat has garden { $garden } already.
botanicus-tile-dealt = { $tile } has been dealt already.
botanicus-final-dealt = { $card } is not among the final cards that may come now.
botanicus-not-your-tile = { $tile } is not one of your tiles.
botanicus-tile-twice = Each tile goes to one row only.
botanicus-tiles-number = Each row with a task gets one tile: assign { $needed }, not { $given }.
botanicus-keep-number = Keep { $needed ->
    [one] one final card
   *[other] { $needed } final cards
}, no more and no fewer.
botanicus-not-offered = You cannot keep { $cards }: keep among the cards you were dealt, each once.
botanicus-not-a-start = No gardener of yours can begin at { $crossing }: take a starting crossing of your garden where none stands.

# Refusals: before the flower
botanicus-no-gardener = No gardener of yours stands at { $crossing }.
botanicus-occupied = A gardener of yours stands at { $crossing } already; choose another crossing.
botanicus-walked = This gardener cannot walk any more this turn: one walks once, all in one go.
botanicus-walk-cost = That walk costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}.
botanicus-carded = You have played a card this turn; one is all a turn allows.
botanicus-not-in-hand = { $card } is not in your hand.
botanicus-not-in-deck = { $card } is not in the deck.
botanicus-card-cost = Using a card costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}; you may sell it instead.
botanicus-column = { $space } is not in the next column, which is column { $column }.
botanicus-last-turn = In the last turn no action flower is placed: choose a track instead, for one step.
botanicus-flower-cost = Your action flower on { $space } would cost { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} for those already there, and you have { $coins ->
    [0] none
   *[other] { $coins }
}.

# Refusals: actions
botanicus-not-waiting = “{ $waiting }” is not one of the actions you may choose from now.
botanicus-no-way = No such way leads to { $space } from where your pawn stands.
botanicus-frog = { $space } is open only to those who have freed the frog.
botanicus-way-cost = That way costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}.
botanicus-better-way = Another way to { $space } is no longer and costs no more; take that one.
botanicus-other-level = The plant at hand is of level { $due }, not { $level }.
botanicus-out-of-reach = { $bed } is out of reach: you tend only the flower beds around your gardener.
botanicus-no-bed = Your garden has no flower bed at { $bed }.
botanicus-animal-there = An animal still lives on { $bed }; free it before you plant there.
botanicus-same-level = A plant of level { $level } grows in { $bed } already; plant another level there, or elsewhere.
botanicus-nothing-there = Nothing grows in { $bed } yet, so there is nothing to water.
botanicus-full-grown = The plant in { $bed } has reached level IV and cannot grow any further.
botanicus-moved = This gardener has moved already; the steps left are for the other one.
botanicus-too-far = { $crossing } is too far: you have { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
botanicus-freed = You have freed the { $animal ->
    [butterfly] butterfly
    [squirrel] squirrel
    [bird] bird
    [frog] frog
   *[tortoise] tortoise
} already.

# A corrected box
botanicus-box-action = “{ $where }” must be an action, such as "coin 2", "plant I II", "purse 1" or "animal"; a space may also be "pole".
botanicus-box-actions = “{ $where }” must be a list of one to four actions, such as ["coin 2", "plant I"]; on a track it may also be empty, or have one "prize".
botanicus-box-links = “{ $where }” must be a list of at most three different spaces, each with its toll from 0 to 9 if it has one, such as ["S7 2", "S6"].
botanicus-box-prizes = “{ $where }” must be six numbers of points from 0 to 99, the highest first.
botanicus-box-beds = “{ $where }” must be five rows of four signs, "#" for a flower bed and "." for none, with a flower bed in every row and every column.
botanicus-box-crossing = “{ $where }” must be a crossing, from "n11" to "n43".
botanicus-box-starts = “{ $where }” must be three different crossings, from "n11" to "n43".
botanicus-box-bed = “{ $where }” must be a flower bed, from "a1" to "d5".
botanicus-box-costs = “{ $where }” must be costs from 0 to 9 in rows: four rows of two across, three rows of three down.
botanicus-box-plants = “{ $where }” must be one to four levels, such as "I II II"; only a basic task may be empty.
botanicus-box-counts = “{ $where }” must be once, beds, level I, level II, level III, level IV, columns, rows, standard, special, animals or prizes.
botanicus-box-no-prize = “{ $where }” has a prize token, and the wheelbarrow track has none to give.
botanicus-box-link = “{ $where }” leads to { $space }, which must be a space of the same track and not its start.
botanicus-box-frog = “{ $where }” must stay empty: the frog’s space is the last one.
botanicus-box-track = The track that begins with “{ $where }” must be from 1 to 16 steps long and never lead back to itself.
botanicus-box-no-bed = “{ $where }” is no flower bed of that garden, so no animal can live there.
botanicus-box-same-bed = Two animals of “{ $where }” live on one flower bed, and each needs its own.

# What is in the box, element by element
botanicus-element-space = space { $name } of the action board
botanicus-element-token = flower tile { $name }
botanicus-element-track = space { $name } of a track
botanicus-element-prize = { $name ->
    [round] round prize tokens
   *[square] square prize tokens
}
botanicus-element-garden = { $name ->
    [base] basic garden
   *[other] garden { $name }
}
botanicus-element-request = basic task, { $garden ->
    [base] basic garden
   *[other] garden { $garden }
}, row { $row }
botanicus-element-columns = a full column, best plant { $name }
botanicus-element-animals = animal number { $name }
botanicus-element-card = garden card { $name }
botanicus-element-tile = special task { $name }
botanicus-element-final = final card { $name }
botanicus-element-garden-beds = flower beds { $value }
botanicus-element-garden-fountain = fountain { $value }
botanicus-element-garden-across = paths across { $value }
botanicus-element-garden-down = paths down { $value }
botanicus-element-garden-starts = starts { $value }
botanicus-element-garden-butterfly = butterfly { $value }
botanicus-element-garden-squirrel = squirrel { $value }
botanicus-element-garden-bird = bird { $value }
botanicus-element-garden-frog = frog { $value }
botanicus-element-garden-tortoise = tortoise { $value }

# Score files
botanicus-score-true = “{ $where }” must be true or false.
botanicus-score-number = “{ $where }” must be a whole number from 0 to { $most }.
botanicus-score-board = “{ $board }” is not { $name }’s garden board; it is one of G1 to G4.
botanicus-score-garden-rows = { $name }’s garden has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, not 5.
botanicus-score-garden-row = Row { $row } of { $name }’s garden has { $beds ->
    [one] 1 entry
   *[other] { $beds } entries
}, not 4.
botanicus-score-level = “{ $level }” in { $name }’s garden is not a level; it is "I", "II", "III", "IV" or null.
botanicus-score-no-bed = { $name }’s garden has no flower bed at entry { $bed } of row { $row }.
botanicus-score-new-bed = { $name } has a plant at entry { $bed } of row { $row }, where our reconstructed garden has no flower bed; it is counted as one.
botanicus-score-final = “{ $card }” ({ $name }) is not a final card; they are F1 to F12.

# The parts of a score
botanicus-part-track = Points on the track
botanicus-part-column = Full column
botanicus-part-coins = Coins
botanicus-part-final = Final card

# What a hint says for an action
botanicus-reason-met = It fulfils the { $request ->
    [special] special task
   *[standard] basic task
} of row { $row }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
botanicus-reason-gain = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
botanicus-reason-coins = It brings { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
botanicus-reason-gives = It gives you: { $action }.
botanicus-reason-token = As the first there you also have the flower tile: { $action }.
botanicus-reason-dearer = Whoever comes to that space after you has to pay for it.
botanicus-reason-next = It is the top space: the highest action flower plays first in the next column.
botanicus-reason-block = Whoever wants that space ({ $action }) has to pay 3 coins.
botanicus-reason-pole = Nobody gets coins at pole position any more.
botanicus-reason-finals = They would count { $points ->
    [one] 1 point
   *[other] { $points } points
} already.
botanicus-reason-fits = Every tile fits into its row.
botanicus-reason-nearer = Row { $row } then lacks only { $count ->
    [one] 1 plant
   *[other] { $count } plants
} for its { $request ->
    [special] special task
   *[standard] basic task
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
botanicus-reason-reach = Your gardeners then reach { $count ->
    [one] 1 flower bed
   *[other] { $count } flower beds
} in rows with an open task.

## On the home page, and what a table may choose

botanicus-title = Botanicus
botanicus-note = Walk the garden, tend the flower beds, bring plants to bloom.
botanicus-credit = Botanicus is a game by Samuele Tabellini and Vieri Masseini.
botanicus-option-expert = Expert: other gardens with path prices, two gardeners, animals on the flower beds, final cards
botanicus-option-expert-note = Most of what is printed there is reconstructed: see the page of the box.
botanicus-option-track_reset = A pawn at the end of its track goes back
botanicus-option-track_reset-end-of-turn = at the end of the turn
botanicus-option-track_reset-at-once = at once
botanicus-option-zero_steps = Who does not advance at all gets
botanicus-option-zero_steps-points = the points of the steps not used
botanicus-option-zero_steps-nothing = nothing

## Parts of the box

botanicus-section-space = Spaces of the action board
botanicus-section-token = Flower tiles
botanicus-section-track = Spaces of the tracks
botanicus-section-prize = Prize tokens
botanicus-section-garden = Gardens
botanicus-section-request = Basic tasks
botanicus-section-columns = Full columns
botanicus-section-animals = Animals
botanicus-section-card = Garden cards
botanicus-section-tile = Special tasks
botanicus-section-final = Final cards
