## The Botanicus table: questions, labels, the scoring told.

plot-title = Botanicus
plot-round = Round { $round } of 2 · column { $column } of 8
plot-setting-up = Setting up
plot-brief = R{ $round } · { $column }/8
plot-last-turns = The last turns

plot-level-I = seed I
plot-level-II = sprout II
plot-level-III = young plant III
plot-level-IV = bloom IV
plot-track-purse = Money bag
plot-track-wheelbarrow = Wheelbarrow
plot-track-shovel = Shovel
plot-stop-at = { $where ->
    [start] the start
   *[space] space { $nth }
}{ $path ->
    [upper] {" "}(upper path)
    [lower] {" "}(lower path)
   *[only] {""}
}
plot-bed = flower bed { $bed }
plot-crossing = the crossing between { $first } and { $second }
plot-column = Column { $column }
plot-space = { $row ->
    [1] top space
    [2] second space
    [3] third space
   *[4] bottom space
} of column { $column }
plot-neutral = the neutral action flower
plot-empty = empty
plot-near = in reach
plot-gardener = a gardener stands here
plot-becomes = becomes { $level }
plot-plants = plant { $level } here
plot-token-of = flower tile: { $does }
plot-flowers = action flowers from the bottom: { $names }
plot-pawns = pawns: { $names }
plot-frog-space = only with the frog
plot-cost = costs { $cost ->
    [one] one coin
   *[other] { $cost } coins
}
plot-free = free
plot-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
plot-unused = { $count ->
    [one] one step not used: +1 point
   *[other] { $count } steps not used: +{ $count } points
}
plot-bought = { $count ->
    [one] one step bought
   *[other] { $count } steps bought
}
plot-toll = toll: { $toll ->
    [one] one coin
   *[other] { $toll } coins
}
plot-path-cost = this path costs { $cost ->
    [0] nothing
    [one] one coin
   *[other] { $cost } coins
}
plot-coins-then = { $change } { $count ->
    [one] coin
   *[other] coins
}

plot-animal-butterfly = Butterfly
plot-animal-butterfly-does = 4 points, and 4 for every further animal and prize token
plot-animal-squirrel = Squirrel
plot-animal-squirrel-does = 6 coins each time a column becomes wholly planted
plot-animal-bird = Bird
plot-animal-bird-does = 2 points more for each basic task, 6 more for each special one
plot-animal-frog = Frog
plot-animal-frog-does = opens one more space at the end of the money bag track
plot-animal-tortoise = Tortoise
plot-animal-tortoise-does = draw three final cards and keep one

plot-final-once = { $points ->
    [one] 1 point
   *[other] { $points } points
}
plot-final-beds = { $points } for each planted flower bed
plot-final-level-I = { $points } for each seed I
plot-final-level-II = { $points } for each sprout II
plot-final-level-III = { $points } for each young plant III
plot-final-level-IV = { $points } for each bloom IV
plot-final-columns = { $points } for each full column
plot-final-rows = { $points } for each full row
plot-final-standard = { $points } for each basic task fulfilled
plot-final-special = { $points } for each special task fulfilled
plot-final-animals = { $points } for each animal
plot-final-prizes = { $points } for each prize token
plot-final-now = so far { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}: { $scores }

plot-ask-deal = The game is being set up
plot-ask-draw = A card is drawn
plot-ask-assign = Assign your tasks to the rows
plot-ask-keep = { $count ->
    [one] Keep one final card
   *[other] Keep { $count } final cards
}
plot-ask-start = Place your { $nth ->
    [second] second
   *[first] first
} gardener
plot-ask-neutral = Move the neutral action flower to column { $column }
plot-ask-before = Place your action flower in column { $column }
plot-ask-last = Your last turn: choose a track
plot-ask-order = Which comes first?
plot-ask-plant = Plant a { $level }{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } of { $all })
}
plot-ask-water = Water a plant{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } of { $all })
}
plot-ask-move = Move your gardener up to { $count ->
    [one] one step
   *[other] { $count } steps
}
plot-ask-track = { $track }: advance { $count ->
    [one] one space
   *[other] up to { $count } spaces
}
plot-ask-free = Free one of your animals
plot-ask-over = The game is over
plot-cause-track = From the { $track } track.
plot-cause-space = From the { $space }.
plot-cause-token = From the flower tile on your space.
plot-cause-card = From your garden card.
plot-hint-assign = Choose a tile, then its row. If the row has one already, the two swap.
plot-hint-before = { $may ->
    [both] Before that you may walk once (the price in coins is on each crossing) and play one card.
    [walk] Before that you may walk once: the price in coins is on each crossing.
    [card] Before that you may play one card.
   *[none] {""}
}
plot-hint-last-flower = Your last action flower: then everybody has one last turn.
plot-hint-last = One step, then the game is over for you.
plot-hint-neutral = Of you two, you play first in this column, so you move the neutral action flower.
plot-hint-order = Each action is finished before the next begins.
plot-hint-plant = On a flower bed around your gardener.
plot-hint-water = It grows by one level; it must be around your gardener.
plot-hint-move = These steps cost nothing.
plot-hint-track = More spaces cost 3 coins each; a step you do not use is a point.
plot-hint-keep = The others go back to the pile.
plot-hint-start = On one of the three starting crossings.
plot-hint-free = Its bonus is yours from now on, and its flower bed can be planted.
plot-you = you
plot-waiting = Then: { $does }.
plot-order = { $now ->
    [you] You play now
   *[other] { $name } plays now
}{ $then ->
    [none] {""}
   *[other] , then { $then }
}.
plot-order-why = { $where ->
    [start] That is the order of the stack.
    [last] That is the order of the last stack.
   *[column] The highest of the action flowers left in column { $column } is next.
}

plot-gives = Gives
plot-and-token = and from the flower tile
plot-token-gone = the flower tile is for the first action flower only
plot-pole-gone = the coins are for the first action flower only: you get nothing
plot-lost-water = nothing to water around your gardener: lost
plot-lost-plant = no flower bed for it around your gardener: lost
plot-lost-animal = you have all five animals: no further one
plot-lost-card = no card is left to draw
plot-lost-prize = no prize token is left
plot-lost-track = the pawn cannot advance: only the points of its steps
plot-lost-steps = the pawn cannot advance: you get nothing
plot-ends-turn = Then your turn is over: no undo.
plot-ends-card = Then a card is drawn: no undo.
plot-told-go = Your gardener goes to { $crossing }
plot-told-plant = { $level } onto { $bed }
plot-told-replace = { $level } onto { $bed }, in place of { $was }
plot-told-water = { $bed } becomes { $level }
plot-told-way = { $steps ->
    [one] One step, to { $space }
   *[other] { $steps } steps, to { $space }
}
plot-told-neutral = The neutral action flower lies at the bottom of that space: whoever comes there pays 3 coins
plot-told-met-standard = fulfils the basic task of row { $row }
plot-told-met-special = fulfils the special task of row { $row }
plot-go-assign = { $left ->
    [0] Assign them so
    [one] One more tile
   *[other] { $left } more tiles
}
plot-go-keep = { $left ->
    [0] Keep
    [one] One card to choose
   *[other] { $left } cards to choose
}
plot-go-place = Place here
plot-go-neutral = Put it here
plot-go-walk = Walk there
plot-go-move = Go there
plot-go-start = Begin here
plot-go-plant = Plant here
plot-go-water = Water it
plot-go-advance = Advance
plot-go-use = Use the card
plot-go-sell = Sell the card
plot-go-choose = This one
plot-go-free = Free it
plot-go-stop = { $kind ->
    [track] Yes, stay
    [move] Yes, stay here
   *[other] Yes, give it up
}
plot-stop = { $kind ->
    [track] { $gain ->
        [0] Stay, no points
        [one] Stay, +1 point
       *[other] Stay, +{ $gain } points
    }
    [move] Stay here
   *[other] Give it up
}
plot-choices = Choices
plot-way-over = over { $spaces }: { $cost ->
    [0] free
    [one] −1 coin
   *[other] −{ $cost } coins
}
plot-way-from = the gardener at { $crossing }: { $cost ->
    [0] free
    [one] −1 coin
   *[other] −{ $cost } coins
}
plot-this-gardener = choose the gardener at { $crossing }

plot-columns = The action board
plot-start = Start
plot-start-stack = action flowers on the start, from the top: { $names }
plot-both-faces = Both faces of the flower tiles
plot-faces-note = { $round ->
    [1] This round the light faces count, in the second the dark ones.
   *[other] The dark faces count now.
}
plot-printed = printed
plot-face-light = light
plot-face-dark = dark
plot-tracks = The tracks
plot-prizes = { $shown ->
    [0] No prize token is left
   *[other] Prize token: { $shown } points for whoever reaches the end of this track{ $stack ->
        [none] , and no further one
       *[other] ; after it { $stack }
    }
}
plot-requests = Tasks by row
plot-request-standard = basic task { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
plot-request-special = special task { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
plot-met = fulfilled
plot-missing = missing { $plants }
plot-too-long = asks for more plants than the row has flower beds: it can never be fulfilled
plot-slot = row { $row }, { $beds ->
    [one] { $beds } flower bed
   *[other] { $beds } flower beds
}: { $tile ->
    [none] no tile yet
   *[other] { $tile }
}
plot-tile = tile { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
plot-tile-told = { $plants } ({ $points })
plot-laid = laid
plot-lay-here = tile…
plot-needs-four = 4 flower beds
plot-warn-short = The tile at row { $row } asks for four plants, but the row has three flower beds: it could never be fulfilled.
plot-your-tiles = Your tiles
plot-open = open
plot-column-open = Column { $column }: { $count ->
    [one] one flower bed is still empty
   *[other] { $count } flower beds are still empty
}
plot-column-full = Column { $column } is wholly planted: { $points ->
    [one] one point
   *[other] { $points } points
} at the end
plot-columns-worth = full columns, points: { $worth }

plot-hand = Your cards
plot-cards = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
plot-use = use for 2 coins
plot-sell = sell for 3 coins
plot-use-short = use
plot-sell-short = sell
plot-carded = one card a turn, and you have played it
plot-no-coins = using it costs 2 coins: you have { $coins }
plot-not-now = cards are played in your turn, before the action flower
plot-card = the card “{ $does }”
plot-unseen-cards = Not seen yet, in the deck or in other hands ({ $count })
plot-deck = deck { $count }
plot-deck-note = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
} When it is empty the discard is shuffled.
plot-discard-title = Deck and discard
plot-discard = Discard, newest first ({ $count })
plot-final-cards = Final cards
plot-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
plot-animals = { $count ->
    [one] one animal
   *[other] { $count } animals
}
plot-prizes-held = { $count ->
    [one] one prize token
   *[other] { $count } prize tokens
}
plot-animals-worth = { $count ->
    [0] No animal yet
    [one] One animal
   *[other] { $count } animals
}; { $next ->
    [0] there is no further one
   *[other] the next gives { $next } points
}
plot-total-now = { $total } if it ended now
plot-total-final = final points
plot-others = The other gardens
plot-look-garden = look at the garden of { $name }
plot-garden-of = { $you ->
    [yes] Your garden
   *[no] { $name }’s garden
}
plot-holds = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}
plot-hand-of = In hand at the end
plot-parts = Parts of the table
plot-tab-columns = Board
plot-tab-garden = Garden
plot-tab-hand = Cards
plot-tab-tracks = Tracks
plot-tab-others = Others

## The keys

plot-key-arrows = from one lit thing to the next
plot-key-board = to the action board
plot-key-garden = to the garden
plot-key-tracks = to the tracks
plot-key-cards = to your cards
plot-key-choices = choose that space, action, tile
plot-key-confirm = choose; then confirm
plot-key-stop = stay, or give it up
plot-key-faces = both faces of the flower tiles
plot-key-escape = start the choice again

## The scoring

plot-part-requests = Tasks
plot-part-tracks = Tracks
plot-part-prizes = Prize tokens
plot-part-animals = Animals
plot-part-actions = Actions
plot-part-columns = Columns
plot-part-coins = Coins
plot-part-finals = Final cards
plot-why-requests = { $standard ->
    [0] no task fulfilled
   *[other] { $standard } basic and { $special } special fulfilled
}
plot-why-tracks = { $points ->
    [0] no space with points, no step left unused
   *[other] points of spaces and of steps not used
}
plot-why-prizes = { $prizes ->
    [0] none taken at the end of a track
    [one] one taken at the end of a track
   *[other] { $prizes } taken at the ends of the tracks
}
plot-why-animals = { $animals ->
    [0] none came
    [one] one came
   *[other] { $animals } came
}
plot-why-freed = { $animals ->
    [0] none freed
   *[other] { $butterfly ->
        [yes] { $animals } freed: 4 for the butterfly and for each freed after it
       *[no] { $animals } freed, but not the butterfly, which gives the points
    }
}
plot-why-actions = { $points ->
    [0] none from spaces, flower tiles or cards
   *[other] points from spaces, flower tiles and cards
}
plot-why-column = wholly planted, { $best } the best
plot-why-no-column = not wholly planted
plot-why-coins = { $coins ->
    [0] no coin left, three make a point
    [one] one coin left, three make a point
   *[other] { $coins } coins left, three make a point
}
plot-tie-stack = Level at { $points }: the action flower nearer the top of the last stack comes first. { $order }.
plot-look = Look at the table

## The options

plot-option-expert = Expert: other gardens with path prices, two gardeners, animals on the flower beds, final cards
plot-option-expert-note = Most of what is printed there is reconstructed: see the page of the box.
plot-option-reset = A pawn at the end of its track goes back
plot-option-reset-end-of-turn = at the end of the turn
plot-option-reset-at-once = at once
plot-option-zero = Who does not advance at all gets
plot-option-zero-points = the points of the steps not used
plot-option-zero-nothing = nothing
