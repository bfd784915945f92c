## The Botanicus table: questions, labels, the scoring told.

botanicus-board-title = Botanicus
botanicus-board-round = Round { $round } of 2 · column { $column } of 8
botanicus-board-setting-up = Setting up
botanicus-board-brief = R{ $round } · { $column }/8
botanicus-board-last-turns = The last turns

botanicus-board-level-I = seed I
botanicus-board-level-II = sprout II
botanicus-board-level-III = young plant III
botanicus-board-level-IV = bloom IV
botanicus-board-track-purse = Money bag
botanicus-board-track-wheelbarrow = Wheelbarrow
botanicus-board-track-shovel = Shovel
botanicus-board-stop-at = { $where ->
    [start] the start
   *[space] space { $nth }
}{ $path ->
    [upper] {" "}(upper path)
    [lower] {" "}(lower path)
   *[only] {""}
}
botanicus-board-bed = flower bed { $bed }
botanicus-board-crossing = the crossing between { $first } and { $second }
botanicus-board-column = Column { $column }
botanicus-board-space = { $row ->
    [1] top space
    [2] second space
    [3] third space
   *[4] bottom space
} of column { $column }
botanicus-board-neutral = the neutral action flower
botanicus-board-empty = empty
botanicus-board-near = in reach
botanicus-board-gardener = a gardener stands here
botanicus-board-becomes = becomes { $level }
botanicus-board-plants = plant { $level } here
botanicus-board-token-of = flower tile: { $does }
botanicus-board-flowers = action flowers from the bottom: { $names }
botanicus-board-pawns = pawns: { $names }
botanicus-board-frog-space = only with the frog
botanicus-board-cost = costs { $cost ->
    [one] one coin
   *[other] { $cost } coins
}
botanicus-board-free = free
botanicus-board-pole-gives = 3 coins for the first action flower, none is paid
botanicus-board-too-dear = too dear: you have { $coins ->
    [0] none
    [one] one
   *[other] { $coins }
}
botanicus-board-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-board-unused = { $count ->
    [one] one step not used: +1 point
   *[other] { $count } steps not used: +{ $count } points
}
botanicus-board-bought = { $count ->
    [one] one step bought
   *[other] { $count } steps bought
}
botanicus-board-toll = toll: { $toll ->
    [one] one coin
   *[other] { $toll } coins
}
botanicus-board-path-cost = this path costs { $cost ->
    [0] nothing
    [one] one coin
   *[other] { $cost } coins
}
botanicus-board-coins-then = { $change } { $count ->
    [one] coin
   *[other] coins
}

botanicus-board-animal-butterfly = Butterfly
botanicus-board-animal-butterfly-does = 4 points, and 4 for every further animal and prize token
botanicus-board-animal-squirrel = Squirrel
botanicus-board-animal-squirrel-does = 6 coins each time a column becomes wholly planted
botanicus-board-animal-bird = Bird
botanicus-board-animal-bird-does = 2 points more for each basic task, 6 more for each special one
botanicus-board-animal-frog = Frog
botanicus-board-animal-frog-does = opens one more space at the end of the money bag track
botanicus-board-animal-tortoise = Tortoise
botanicus-board-animal-tortoise-does = draw three final cards and keep one

botanicus-board-final-once = { $points ->
    [one] 1 point
   *[other] { $points } points
}
botanicus-board-final-beds = { $points } for each planted flower bed
botanicus-board-final-level-I = { $points } for each seed I
botanicus-board-final-level-II = { $points } for each sprout II
botanicus-board-final-level-III = { $points } for each young plant III
botanicus-board-final-level-IV = { $points } for each bloom IV
botanicus-board-final-columns = { $points } for each full column
botanicus-board-final-rows = { $points } for each full row
botanicus-board-final-standard = { $points } for each basic task fulfilled
botanicus-board-final-special = { $points } for each special task fulfilled
botanicus-board-final-animals = { $points } for each animal
botanicus-board-final-prizes = { $points } for each prize token
botanicus-board-final-now = so far { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}: { $scores }

botanicus-board-ask-deal = The game is being set up
botanicus-board-ask-draw = A card is drawn
botanicus-board-ask-assign = Assign your tasks to the rows
botanicus-board-ask-keep = { $count ->
    [one] Keep one final card
   *[other] Keep { $count } final cards
}
botanicus-board-ask-start = Place your { $nth ->
    [second] second
   *[first] first
} gardener
botanicus-board-ask-neutral = Move the neutral action flower to column { $column }
botanicus-board-ask-before = Place your action flower in column { $column }
botanicus-board-ask-last = Your last turn: choose a track
botanicus-board-ask-order = Which comes first?
botanicus-board-ask-plant = Plant a { $level }{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } of { $all })
}
botanicus-board-ask-water = Water a plant{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } of { $all })
}
botanicus-board-ask-move = Move your gardener up to { $count ->
    [one] one step
   *[other] { $count } steps
}
botanicus-board-ask-track = { $track }: advance { $count ->
    [one] one space
   *[other] up to { $count } spaces
}
botanicus-board-ask-free = Free one of your animals
botanicus-board-ask-over = The game is over
botanicus-board-cause-track = From the { $track } track.
botanicus-board-cause-space = From the { $space }.
botanicus-board-cause-token = From the flower tile on your space.
botanicus-board-cause-card = From your garden card.
botanicus-board-cause-last = Your last turn.
botanicus-board-hint-tile = { $plants }, { $points ->
    [one] one point
   *[other] { $points } points
}: now choose its row.
botanicus-board-hint-assign = Choose a tile, then its row. If the row has one already, the two swap.
botanicus-board-hint-before = { $may ->
    [both] Before that you may walk once (the price in coins is on each crossing) and play one card.
    [walk] Before that you may walk once: the price in coins is on each crossing.
    [card] Before that you may play one card.
   *[none] {""}
}
botanicus-board-hint-last-flower = Your last action flower: then everybody has one last turn.
botanicus-board-hint-last = One step, then the game is over for you.
botanicus-board-hint-neutral = Of you two, you play first in this column, so you move the neutral action flower.
botanicus-board-hint-order = Each action is finished before the next begins.
botanicus-board-hint-plant = On a flower bed around your gardener.
botanicus-board-hint-water = It grows by one level; it must be around your gardener.
botanicus-board-hint-move = These steps cost nothing.
botanicus-board-hint-track = More spaces cost 3 coins each; a step you do not use is a point.
botanicus-board-hint-keep = The others go back to the pile.
botanicus-board-hint-start = On one of the three starting crossings.
botanicus-board-hint-free = Its bonus is yours from now on, and its flower bed can be planted.
botanicus-board-you = you
botanicus-board-waiting = Then: { $does }.
botanicus-board-order = { $now ->
    [you] You play now
   *[other] { $name } plays now
}{ $then ->
    [none] {""}
   *[other] , then { $then }
}.
botanicus-board-order-why = { $where ->
    [start] That is the order of the stack.
    [last] That is the order of the last stack.
   *[column] The highest of the action flowers left in column { $column } is next.
}

botanicus-board-gives = Gives
botanicus-board-and-token = and from the flower tile
botanicus-board-token-gone = the flower tile is for the first action flower only
botanicus-board-pole-gone = the coins are for the first action flower only: you get nothing
botanicus-board-lost-water = nothing to water around your gardener: lost
botanicus-board-lost-plant = no flower bed for it around your gardener: lost
botanicus-board-lost-animal = you have all five animals: no further one
botanicus-board-lost-card = no card is left to draw
botanicus-board-lost-prize = no prize token is left
botanicus-board-lost-track = the pawn cannot advance: only the points of its steps
botanicus-board-lost-steps = the pawn cannot advance: you get nothing
botanicus-board-ends-turn = Then your turn is over: no undo.
botanicus-board-ends-card = Then a card is drawn: no undo.
botanicus-board-told-go = Your gardener goes to { $crossing }
botanicus-board-told-plant = { $level } onto { $bed }
botanicus-board-told-replace = { $level } onto { $bed }, in place of { $was }
botanicus-board-told-water = { $bed } becomes { $level }
botanicus-board-told-way = { $steps ->
    [one] One step, to { $space }
   *[other] { $steps } steps, to { $space }
}
botanicus-board-told-neutral = The neutral action flower lies at the bottom of that space: whoever comes there pays 3 coins
botanicus-board-told-met-standard = fulfils the basic task of row { $row }
botanicus-board-told-met-special = fulfils the special task of row { $row }
botanicus-board-go-assign = { $left ->
    [0] Assign them so
    [one] One more tile
   *[other] { $left } more tiles
}
botanicus-board-go-keep = { $left ->
    [0] Keep
    [one] One card to choose
   *[other] { $left } cards to choose
}
botanicus-board-go-place = Place here
botanicus-board-go-neutral = Put it here
botanicus-board-go-walk = Walk there
botanicus-board-go-move = Go there
botanicus-board-go-start = Begin here
botanicus-board-go-plant = Plant here
botanicus-board-go-water = Water it
botanicus-board-go-advance = Advance
botanicus-board-go-use = Use the card
botanicus-board-go-sell = Sell the card
botanicus-board-go-choose = This one
botanicus-board-go-free = Free it
botanicus-board-go-stop = { $kind ->
    [track] Yes, stay
    [move] Yes, stay here
   *[other] Yes, give it up
}
botanicus-board-stop = { $kind ->
    [track] { $gain ->
        [0] Stay, no points
        [one] Stay, +1 point
       *[other] Stay, +{ $gain } points
    }
    [move] Stay here
   *[other] Give it up
}
botanicus-board-choices = Choices
botanicus-board-way-over = over { $spaces }: { $cost ->
    [0] free
    [one] −1 coin
   *[other] −{ $cost } coins
}
botanicus-board-way-from = the gardener at { $crossing }: { $cost ->
    [0] free
    [one] −1 coin
   *[other] −{ $cost } coins
}
botanicus-board-this-gardener = choose the gardener at { $crossing }

botanicus-board-columns = The action board
botanicus-board-start = Start
botanicus-board-start-stack = action flowers on the start, from the top: { $names }
botanicus-board-both-faces = Both faces of the flower tiles
botanicus-board-faces-note = { $round ->
    [1] This round the light faces count, in the second the dark ones.
   *[other] The dark faces count now.
}
botanicus-board-printed = printed
botanicus-board-face-light = light
botanicus-board-face-dark = dark
botanicus-board-tracks = The tracks
botanicus-board-prizes = { $shown ->
    [0] No prize token is left
   *[other] Prize token: { $shown } points for whoever reaches the end of this track{ $stack ->
        [none] , and no further one
       *[other] ; after it { $stack }
    }
}
botanicus-board-requests = Tasks by row
botanicus-board-request-standard = basic task { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
botanicus-board-request-special = special task { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
botanicus-board-met = fulfilled
botanicus-board-missing = missing { $plants }
botanicus-board-too-long = asks for more plants than the row has flower beds: it can never be fulfilled
botanicus-board-slot = row { $row }, { $beds ->
    [one] { $beds } flower bed
   *[other] { $beds } flower beds
}: { $tile ->
    [none] no tile yet
   *[other] { $tile }
}
botanicus-board-tile = tile { $plants } for { $points ->
    [one] one point
   *[other] { $points } points
}
botanicus-board-tile-told = { $plants } ({ $points })
botanicus-board-laid = laid
botanicus-board-lay-here = tile…
botanicus-board-needs-beds = { $count ->
    [one] one flower bed
   *[other] { $count } flower beds
}
botanicus-board-warn-short = { $count ->
    [one] The tile at row { $rows } asks for more plants than the row has flower beds: it could never be fulfilled.
   *[other] The tiles at rows { $rows } ask for more plants than those rows have flower beds: they could never be fulfilled.
}
botanicus-board-your-tiles = Your tiles
botanicus-board-open = open
botanicus-board-column-open = Column { $column }: { $count ->
    [one] one flower bed is still empty
   *[other] { $count } flower beds are still empty
}
botanicus-board-column-full = Column { $column } is wholly planted: { $points ->
    [one] one point
   *[other] { $points } points
} at the end
botanicus-board-columns-worth = full columns, points: { $worth }

botanicus-board-hand = Your cards
botanicus-board-cards = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
botanicus-board-use = use for 2 coins
botanicus-board-sell = sell for 3 coins
botanicus-board-use-short = use
botanicus-board-sell-short = sell
botanicus-board-carded = one card a turn, and you have played it
botanicus-board-no-coins = using it costs 2 coins: you have { $coins }
botanicus-board-not-now = cards are played in your turn, before the action flower
botanicus-board-card = the card “{ $does }”
botanicus-board-unseen-cards = Not seen yet, in the deck or in other hands ({ $count })
botanicus-board-deck = deck { $count }
botanicus-board-deck-note = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
} When it is empty the discard is shuffled.
botanicus-board-discard-title = Deck and discard
botanicus-board-discard = Discard, newest first ({ $count })
botanicus-board-final-cards = Final cards
botanicus-board-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
botanicus-board-animals = { $count ->
    [one] one animal
   *[other] { $count } animals
}
botanicus-board-prizes-held = { $count ->
    [one] one prize token
   *[other] { $count } prize tokens
}
botanicus-board-animals-worth = { $count ->
    [0] No animal yet
    [one] One animal
   *[other] { $count } animals
}; { $next ->
    [0] there is no further one
   *[other] the next gives { $next } points
}
botanicus-board-total-now = { $total } if it ended now
botanicus-board-total-final = final points
botanicus-board-others = The other gardens
botanicus-board-look-garden = look at the garden of { $name }
botanicus-board-garden-of = { $you ->
    [yes] Your garden
   *[no] { $name }’s garden
}
botanicus-board-holds = { $points ->
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
botanicus-board-hand-of = In hand at the end
botanicus-board-parts = Parts of the table
botanicus-board-tab-columns = Board
botanicus-board-tab-garden = Garden
botanicus-board-tab-hand = Cards
botanicus-board-tab-tracks = Tracks
botanicus-board-tab-others = Others

## The keys

botanicus-board-key-arrows = from one lit thing to the next
botanicus-board-key-board = to the action board
botanicus-board-key-garden = to the garden
botanicus-board-key-tracks = to the tracks
botanicus-board-key-cards = to your cards
botanicus-board-key-choices = choose that space, action, tile
botanicus-board-key-confirm = choose; then confirm
botanicus-board-key-stop = stay, or give it up
botanicus-board-key-faces = both faces of the flower tiles
botanicus-board-key-escape = start the choice again

## The scoring

botanicus-board-part-requests = Tasks
botanicus-board-part-tracks = Tracks
botanicus-board-part-prizes = Prize tokens
botanicus-board-part-animals = Animals
botanicus-board-part-actions = Actions
botanicus-board-part-columns = Columns
botanicus-board-part-coins = Coins
botanicus-board-part-finals = Final cards
botanicus-board-why-requests = { $standard ->
    [0] no task fulfilled
   *[other] { $standard } basic and { $special ->
        [0] no
       *[other] { $special }
    } special fulfilled
}
botanicus-board-why-tracks = { $points ->
    [0] no space with points, no step left unused
   *[other] points of spaces and of steps not used
}
botanicus-board-why-prizes = { $prizes ->
    [0] none taken at the end of a track
    [one] one taken at the end of a track
   *[other] { $prizes } taken at the ends of the tracks
}
botanicus-board-why-animals = { $animals ->
    [0] none came
    [one] one came
   *[other] { $animals } came
}
botanicus-board-why-freed = { $animals ->
    [0] none freed
   *[other] { $butterfly ->
        [yes] { $animals } freed: 4 for the butterfly and for each freed after it
       *[no] { $animals } freed, but not the butterfly, which gives the points
    }
}
botanicus-board-why-actions = { $points ->
    [0] none from spaces, flower tiles or cards
   *[other] points from spaces, flower tiles and cards
}
botanicus-board-why-column = wholly planted, { $best } the best
botanicus-board-why-no-column = not wholly planted
botanicus-board-why-coins = { $coins ->
    [0] no coin left, three make a point
    [one] one coin left, three make a point
   *[other] { $coins } coins left, three make a point
}
botanicus-board-tie-stack = Level at { $points }: the action flower nearer the top of the last stack comes first. { $order }.
botanicus-board-look = Look at the table

## The options
