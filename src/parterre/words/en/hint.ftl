# A hint: the best action, its chance of winning, and why.

hint-ask = Hint
hint-thinking = Thinking about it …
hint-title = A hint
hint-chance = chance of winning
hint-percent = { $chance }%
hint-second = Next best, { $chance }%: { $what }
hint-choose = Choose it
hint-choose-label = Choose this: { $what }
hint-close = Put the hint away
hint-key = a hint, in games with bots only
hint-spoken = Hint: { $what }. { $chance } percent chance of winning. { $why }
hint-failed = No hint could be found just now; try again.

hint-only = It is the only thing you may do.
hint-even = It comes out best by a little; the next best is nearly as good.
hint-often = Looking ahead, it wins more often than the other choices tried.
hint-gains = Looking ahead: about { $points ->
    [one] 1 point
   *[other] { $points } points
} more for you than the other choices tried.
hint-denies = Looking ahead: about { $points ->
    [one] 1 point
   *[other] { $points } points
} less for { $rival } than after the other choices tried.

# Arboretum
hint-arboretum-deck = draw from the deck
hint-arboretum-plant = plant { $card } beside { $beside }
reason-arboretum-path = The path of { $species } grows from { $was ->
    [one] 1 point
   *[other] { $was } points
} to { $points }.
reason-arboretum-path-first = It makes a path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-arboretum-prepares = Next, { $card } from your hand could make the path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-arboretum-could = Planted, it would make the path of { $species } grow from { $was ->
    [one] 1 point
   *[other] { $was } points
} to { $points }.
reason-arboretum-could-first = Planted, it would make a path of { $species } worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-arboretum-hand = Held, it brings your hand from { $was } to { $pips } in { $species }, which you have a path of.
reason-arboretum-taken = Otherwise { $rival } could plant { $card } and gain { $points ->
    [one] 1 point
   *[other] { $points } points
} by it.
reason-arboretum-no-pile = No card on top of a pile would make one of your paths longer.
reason-arboretum-unseen = { $count } of the { $cards } cards not yet seen would make one of your paths longer.
reason-arboretum-right = With { $pips } left in hand, nobody can hold more { $species } now.
reason-arboretum-no-gift = { $others ->
    [one] In the other garden
   *[other] In no other garden
} { $card } would { $others ->
    [one] not make a path
   *[other] make a path
} longer now.
reason-arboretum-no-path = You have no path of { $species } to keep it for.
reason-arboretum-no-use = Planted, { $card } would make none of your paths longer now.

# Topiary
hint-topiary-visit = stand at { $place }
reason-topiary-sees = From there { $count ->
    [one] 1 tile is seen
   *[other] { $count } tiles are seen
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
reason-topiary-hand = Tiles in your hand count { $points ->
    [one] 1 point
   *[other] { $points } points
} more with what is seen from there.
reason-topiary-best-place = No free place sees more now, and nobody else can have this one.
reason-topiary-open = { $count ->
    [one] 1 tile of its line still lies
   *[other] { $count } tiles of its line still lie
} face down, to be exchanged.
reason-topiary-could = With { $card } there you would gain { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-topiary-could-hide = With { $card } there { $rival } would lose { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-topiary-new = You get to see one more tile, and choose which one to give up.
reason-topiary-stay = None of your tiles would gain anything in this line.
reason-topiary-gain = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
reason-topiary-hides = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $rival }.
reason-topiary-no-loss = You lose nothing by it now.
reason-topiary-keep = In hand these tiles can count up to { $points ->
    [one] 1 point
   *[other] { $points } points
}, if your visitors see higher ones of their series.

# Botanicus
reason-botanicus-met = It fulfils the { $request ->
    [special] special task
   *[standard] basic task
} of row { $row }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
reason-botanicus-gain = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
reason-botanicus-coins = It brings { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
reason-botanicus-gives = It gives you: { $action }.
reason-botanicus-token = As the first there you also have the flower tile: { $action }.
reason-botanicus-dearer = Whoever comes to that space after you has to pay for it.
reason-botanicus-next = It is the top space: the highest action flower plays first in the next column.
reason-botanicus-block = Whoever wants that space ({ $action }) has to pay 3 coins.
reason-botanicus-pole = Nobody gets coins at pole position any more.
reason-botanicus-finals = They would count { $points ->
    [one] 1 point
   *[other] { $points } points
} already.
reason-botanicus-fits = Every tile fits into its row.
reason-botanicus-nearer = Row { $row } then lacks only { $count ->
    [one] 1 plant
   *[other] { $count } plants
} for its { $request ->
    [special] special task
   *[standard] basic task
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
reason-botanicus-reach = Your gardeners then reach { $count ->
    [one] 1 flower bed
   *[other] { $count } flower beds
} in rows with an open task.

# Arborea
hint-arborea-leave = take { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} off { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}, to { $trail }
reason-arborea-gain = What you would count now rises by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-arborea-brings = At once: { $what }.
reason-arborea-symbol = { $symbol }
reason-arborea-trail = The trail gives: { $what }.
reason-arborea-reward = The sage gives: { $what }.
reason-arborea-card = Completed, the card gives: { $what }.
reason-arborea-lacking = { $count ->
    [0] The biomes it needs are all there.
    [one] For the card only 1 biome is lacking.
   *[other] For the card { $count } biomes are lacking.
}
reason-arborea-reach = One of your villagers there then reaches { $count ->
    [1] trail 1
   *[other] the trails up to { $count }
}.
reason-arborea-season = It enters the track at the space of { $season ->
    [SPRING] Spring
    [SUMMER] Summer
    [AUTUMN] Autumn
   *[WINTER] Winter
}.
reason-arborea-creatures = Your creatures then count { $points }, not { $was }.
reason-arborea-creatures-kept = Your creatures go on counting { $points }.
