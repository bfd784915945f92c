## The Arborea table: questions, labels, the scoring told.

arborea-board-title = Arborea
arborea-board-note = Turn { $turn } · { $left } to go for the sun
arborea-board-brief = { $turns ->
    [none] ☀ { $left } to go
   *[other] { $turns ->
        [one] last turn
       *[other] { $turns } turns left
    }
}
arborea-board-turns-left = { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
arborea-board-asked = { $cause }: { $question }
arborea-board-end-near = { $count ->
    [0] The sun is at its end: two more turns for everybody after this one
    [one] The end is near: the sun has 1 space to go, then everybody has two more turns
   *[other] The end is near: the sun has { $count } spaces to go, then everybody has two more turns
}
arborea-board-end-turns = { $count ->
    [0] You have had your last turn
    [one] Your last turn
   *[other] Your last { $count } turns
}
arborea-board-cell = { $season }: whoever places a villager on it at the entry moves their cube
arborea-board-slot = Covered by the next { $creature }: { $gives }
arborea-board-slot-tile = Bonus tile, for the first { $creature }: { $gives }
arborea-board-slot-there = { $creature }, may be invited: { $spirit } spirit
arborea-board-rows = The spirit that inviting from each row gives
arborea-board-lost = Gives nothing: { $what } ({ $why })
arborea-board-lost-card = you hold three cards
arborea-board-lost-decks = the decks are empty
arborea-board-lost-invite = no creature is in the Borderlands
arborea-board-lost-place = nobody can be placed
arborea-board-lost-gift = you have given three gifts there already
arborea-board-lost-train-TY = no Young is left to train
arborea-board-lost-train-TV = no Veteran is left to train
arborea-board-lost-biome = the biome is at 8 already
arborea-board-lost-spirit = your spirit is at its most
arborea-board-lost-season = your cube is at its end
arborea-board-lost-sage = you have given no gift there
arborea-board-lost-slot = no free slot, or no creature of that kind left; only the sun moves
arborea-board-lost-convert = the biome to spend is lacking, or the other is at 8 already
arborea-board-gives-nothing = It gives nothing as things stand.
arborea-board-warn-captive = No crossing is free for it: unless a card makes one this turn it becomes captive (−3 spirit at the end)
arborea-board-hint-no-crossing = No crossing is free: it can only be taken captive, and costs 3 spirit at the end unless it is freed.
arborea-board-caged = { $creature }, captive: { $count ->
    [one] 1
   *[other] { $count }
}, −3 spirit each at the end
arborea-board-spirit-worth = { $points } pts
arborea-board-her-held = { $count ->
    [one] 1 card held
   *[other] { $count } cards held
}
arborea-board-skip = Skip
arborea-board-her-step = Feronia’s turn, { $at } of { $of }
arborea-board-try-way = { $way ->
    [east] Move the card right
    [west] Move the card left
    [north] Move the card up
   *[south] Move the card down
}
arborea-board-sun = The sun is at { $at } of { $last }
arborea-board-sun-left = { $count ->
    [one] 1 space to go
   *[other] { $count } spaces to go
}

arborea-board-track-TL = top left track
arborea-board-track-TR = top right track
arborea-board-track-BL = bottom left track
arborea-board-track-BR = bottom right track
arborea-board-track-short-TL = top left
arborea-board-track-short-TR = top right
arborea-board-track-short-BL = bottom left
arborea-board-track-short-BR = bottom right
arborea-board-area-TL-above = Tree
arborea-board-area-TL-below = Mushroom
arborea-board-area-TR-above = Cards
arborea-board-area-TR-below = Water
arborea-board-area-BL-above = Flower
arborea-board-area-BL-below = Grass
arborea-board-area-BR-above = Sponge
arborea-board-area-BR-below = Creatures
arborea-board-habitat-T = Tree
arborea-board-habitat-M = Mushroom
arborea-board-habitat-F = Flower
arborea-board-habitat-G = Grass
arborea-board-habitat-P = Sponge
arborea-board-habitat-W = Water
arborea-board-habitat-R = Rock
arborea-board-creature-frog = Frog
arborea-board-creature-worm = Worm
arborea-board-creature-hamster = Hamster
arborea-board-creature-cat = Cat
arborea-board-creature-antspider = Antspider
arborea-board-creature-owl = Owl
arborea-board-short-frog = Fr
arborea-board-short-worm = Wo
arborea-board-short-hamster = Ha
arborea-board-short-cat = Ca
arborea-board-short-antspider = An
arborea-board-short-owl = Ow
arborea-board-villager-elder = Elder
arborea-board-villager-young = Young
arborea-board-villager-veteran = Veteran
arborea-board-letter-elder = E
arborea-board-letter-young = Y
arborea-board-letter-veteran = V
arborea-board-season-SPRING = Spring
arborea-board-season-SUMMER = Summer
arborea-board-season-AUTUMN = Autumn
arborea-board-season-WINTER = Winter
arborea-board-trail = trail { $number } of { $area }
arborea-board-card = { $deck ->
    [red] red card { $number }
    [yellow] yellow card { $number }
    [blue] blue card { $number }
    [purple] purple card { $number }
   *[start] starting card { $number }
}

arborea-board-symbol-spirit = { $change } spirit
arborea-board-symbol-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
arborea-board-symbol-attract = attract { $creature }
arborea-board-symbol-convert = { $left } into { $right }
arborea-board-symbol-gift-to = gift to { $area }
arborea-board-symbol-TY = train a Young
arborea-board-symbol-TV = train a Veteran
arborea-board-symbol-PV = place a villager
arborea-board-symbol-ADV = advance a track
arborea-board-symbol-CARD = take a card
arborea-board-symbol-REFRESH = new open cards
arborea-board-symbol-INV = invite a creature
arborea-board-symbol-SAGE = the sage’s rewards
arborea-board-symbol-GIFT = a gift

arborea-board-counts-gifts = { $each } per gift given
arborea-board-counts-steps = { $each } per season space
arborea-board-counts-line = { $each } per creature of the best line
arborea-board-counts-rock = { $each } per Rock in sight
arborea-board-counts-beside_water = { $each } per creature beside Water
arborea-board-counts-held = { $each } per card still held
arborea-board-counts-trained = { $each } per Young or Veteran at home
arborea-board-counts-spirit = { $each } per spirit above 0
arborea-board-counts-water = { $each } per Water in sight
arborea-board-counts-cards = { $each } per card laid
arborea-board-counts-kinds = { $each } per kind of creature
arborea-board-counts-frogs_and_worms = { $each } per Frog and Worm
arborea-board-counts-hamsters_and_cats = { $each } per Hamster and Cat
arborea-board-counts-antspiders_and_owls = { $each } per Antspider and Owl
arborea-board-counts-group = { $each } per cell of the largest group

arborea-board-ask-over = The game is over.
arborea-board-ask-deal = A card is turned over…
arborea-board-steps = The steps of a turn
arborea-board-step-pilgrimage = Pilgrimage
arborea-board-step-activate = Activate
arborea-board-step-complete = Complete
arborea-board-step-tracks = Tracks
arborea-board-step-build = Build
arborea-board-hint-start = Pick a framed cell, then who is placed. Season symbols do not count yet.
arborea-board-hint-pilgrimage = A framed cell is an entry; on a season symbol your cube moves too. An arrow moves its track.
arborea-board-hint-again = Placing or advancing once more; the spirit is paid first.
arborea-board-hint-activate = Pick a lit trail: your villager does all its symbols and comes home.
arborea-board-hint-complete = You pay with the biomes on the board; what the card gives comes at once.
arborea-board-hint-lay = Tap a cell or use the arrows; turn the card, then lay it. Figures: your creatures’ points.
arborea-board-hint-creatures = Pick a crossing; the figure is what your creatures would gain.
arborea-board-hint-forced = The inner strip is lifted: any of the ten trails of this track may be chosen.
arborea-board-hint-exit = { $mover ->
    [you] You moved the { $track }
    [her] Feronia’s turn moved the { $track }
   *[other] { $name } moved the { $track }
}: { $reach ->
    [0] it has reached no trail yet.
    [1] it may leave for trail 1, above or below.
    [2] it may leave for trail 1 or 2, above or below.
   *[other] it may leave for any of trails 1 to { $reach }, above or below.
}

arborea-board-map = The map
arborea-board-tracks = The four tracks
arborea-board-area = { $area }, beside the { $track }
arborea-board-entry = { $season ->
    [none] Entry, { $track }, no symbol
   *[other] Entry, { $track }, { $season }
}{ $free ->
    [no] , taken
   *[yes] {""}
}
arborea-board-advance = Advance the { $track } by 1
arborea-board-to-swap = { $count ->
    [one] 1 space to the swap
   *[other] { $count } spaces to the swap
}
arborea-board-on-track = { $who ->
    [you] Your { $villager }
   *[other] { $villager } of { $name }
}, walked { $walked ->
    [one] 1 space
   *[other] { $walked } spaces
}{ $reach ->
    [0] {""}
    [1] , could leave for trail 1
   *[other] , could leave for trails 1 to { $reach }
}{ $until ->
    [none] {""}
    [swap] , stays until the swap
   *[other] , stays until trail { $until }
}
arborea-board-costs = costs { $cost } spirit
arborea-board-waiting = waiting: { $names }
arborea-board-waits = { $name }, { $villager }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
arborea-board-sage = Sage of { $area }, rewards { $rewards }; gifts: { $gifts ->
    [none] none
   *[other] { $gifts }
}
arborea-board-gifts-of = { $name }: { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
arborea-board-only-small = only with a Young or a Veteran

arborea-board-biomes = Biomes
arborea-board-biomes-would = { $count ->
    [0] nothing to renew
   *[other] renewing now: +{ $count }
}
arborea-board-biome = { $biome }: { $free } to spend, scored up to { $lower }, renewing would give { $would }
arborea-board-borderlands = Borderlands
arborea-board-column = { $creature }: { $there } here, { $supply } to come; { $next ->
    [none] no slot to cover
   *[other] the next slot gives { $next }
}{ $spirit ->
    [none] {""}
   *[other] ; inviting gives { $spirit } spirit
}
arborea-board-seasons = Seasons
arborea-board-season-step = seat { $seat }: space { $step }, times { $multiplier }
arborea-board-season-own = yours: { $base } × { $multiplier } = { $points }
arborea-board-cards = Cards
arborea-board-held = Cards you hold
arborea-board-decks = Open cards
arborea-board-place-free = a free place
arborea-board-card-label = { $card }, needs { $needs }, gives { $reward ->
    [none] nothing
   *[other] { $reward }
}
arborea-board-payable = can be paid
arborea-board-lacking = { $count ->
    [one] 1 biome short
   *[other] { $count } biomes short
}
arborea-board-deck = { $cards ->
    [one] the last card of the deck
   *[other] { $cards } cards in the deck
}{ $under ->
    [0] {""}
   *[other] , { $under } of them known
}
arborea-board-deck-left = { $cards } left
arborea-board-deck-empty = empty deck

arborea-board-of = { $you ->
    [yes] Your ecosystem
   *[no] Ecosystem of { $name }
}
arborea-board-look-at = Look at the ecosystem of { $name }
arborea-board-total-now = { $total } if it ended now
arborea-board-tried = The card at { $x }, { $y }, turned { $turned }°: creatures { $before } → { $after }. Arrows move it, R turns it, Enter lays it.
arborea-board-cross = { $creature } at { $x }, { $y }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gain } in all
arborea-board-card-mark = { $deck ->
    [red] R
    [yellow] Y
    [blue] B
    [purple] P
   *[start] S
}{ $number }
arborea-board-turn = Turn
arborea-board-next-fit = Next fit
arborea-board-creatures-change = All creatures { $before } → { $after }
arborea-board-creature-change = { $creature } { $before } → { $after }
arborea-board-which-creature = Which creature
arborea-board-captive = captive
arborea-board-invited = invited
arborea-board-at-home = At home
arborea-board-home = { $count ->
    [0] Nobody at home
    [one] 1 villager at home
   *[other] { $count } villagers at home
}
arborea-board-reserve = To train
arborea-board-spirit = Spirit { $spirit }, worth { $points } points at the end
arborea-board-spirit-short = Spirit
arborea-board-gifts = Gifts given
arborea-board-others = The others
arborea-board-parts = Parts of the table
arborea-board-tab-map = Map
arborea-board-tab-borders = Borders
arborea-board-tab-grove = Ecosystem
arborea-board-tab-cards = Cards
arborea-board-tab-others = Others
arborea-board-tab-feronia = Feronia

arborea-board-looked = What it would do
arborea-board-choices = What may be chosen
arborea-board-stay = Stay, ask again
arborea-board-stay-until = { $until ->
    [swap] Stay until the swap
   *[other] Stay until trail { $until }
}
arborea-board-stay-orders = Stay until …
arborea-board-ask-again = Ask again: { $villager }, { $track }
arborea-board-refresh = Put all four under their decks
arborea-board-give = { $area } ({ $count }/3)
arborea-board-cage = { $creature } into captivity (−3 spirit at the end)
arborea-board-pass-rescue = Leave them there
arborea-board-pass-again = No second pilgrimage
arborea-board-pass-activate = Do not activate
arborea-board-pass-complete = Complete none
arborea-board-pass-creatures = Free nobody
arborea-board-pass-card = Take none
arborea-board-pass-refresh = Leave them
arborea-board-pass-convert = Do not convert
arborea-board-pass-place = Place nobody
arborea-board-pass-reward = No more rewards
arborea-board-go-place = Place
arborea-board-go-advance = Advance
arborea-board-go-leave = Leave the track
arborea-board-go-return = Take back
arborea-board-go-activate = Walk this trail
arborea-board-go-take = Take this card
arborea-board-go-complete = Complete it
arborea-board-go-invite = Invite
arborea-board-go-give = Give
arborea-board-go-reward = Take this reward
arborea-board-go-lay = Lay it here
arborea-board-go-settle = Settle here
arborea-board-go-free = Free it here
arborea-board-go-stay = Stay
arborea-board-go-ask = Ask me
arborea-board-go-refresh = New cards
arborea-board-go-convert = Convert
arborea-board-go-cage = Lock up
arborea-board-go-pass = Go on
arborea-board-told-place = { $villager } on the { $track }{ $season ->
    [none] {""}
   *[other] , with { $season }
}
arborea-board-told-leave = Waits at { $trail }
arborea-board-told-return = The Elder comes back from { $trail }
arborea-board-told-activate = { $villager } walks { $trail }
arborea-board-told-take = { $card }
arborea-board-told-complete = { $card }
arborea-board-told-invite = { $creature } comes to you
arborea-board-told-cage = { $creature } is locked up
arborea-board-gain = { $points } points if it ended now

arborea-board-worth-habitats = { $count } × { $each }
arborea-board-worth-lines = { $count } × { $each }
arborea-board-worth-water = ({ $sum }) × 2 for Water
arborea-board-season-told = { $number } × { $each }{ $most ->
    [yes] , at most { $base }
   *[no] {""}
} = { $base }, times { $multiplier } for the cube

arborea-board-her-difficulty = difficulty { $difficulty }
arborea-board-her-sum = { $over ->
    [yes] {""}
   *[no] If it ended now:{" "}
}{ $points } + { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} × { $difficulty } = { $total }
arborea-board-her-elders = { $count ->
    [one] 1 Elder in her reserve
   *[other] { $count } Elders in her reserve
}
arborea-board-her-water = { $water } Water of her own; her marker is at { $marker } of { $last }
arborea-board-her-completed = { $count ->
    [one] 1 card completed
   *[other] { $count } cards completed
}
arborea-board-her-cards = Her cards
arborea-board-her-stack = { $count } in the stack
arborea-board-her-tracks = Tracks: { $tracks }
arborea-board-her-side = { $side ->
    [above] Leaves upwards
   *[below] Leaves downwards
}
arborea-board-her-season = Places on season symbols first
arborea-board-her-creature = Takes { $creature }, else to the { $arrow ->
    [left] left
   *[right] right
}
arborea-board-deck-name = { $deck ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
}
arborea-board-her-decks = Cards from { $first }, then { $second }
arborea-board-her-open = Her cards, her steps, what she did last
arborea-board-her-turn = What she did last
arborea-board-her-nothing = Nothing yet.

arborea-board-part-biomes = Biomes
arborea-board-part-borderlands = Borderlands and cards
arborea-board-part-spirit = Spirit
arborea-board-part-SPRING = Spring
arborea-board-part-SUMMER = Summer
arborea-board-part-AUTUMN = Autumn
arborea-board-part-WINTER = Winter
arborea-board-part-creatures = Creatures
arborea-board-part-steps = Steps
arborea-board-why-biomes = { $points ->
    [0] no renewal gave points
   *[other] the renewals during the game
}
arborea-board-why-borderlands = { $points ->
    [0] no printed points gained
   *[other] points printed on slots, tiles and cards
}
arborea-board-why-spirit = { $captives ->
    [0] spirit { $left }
    [one] 1 captive: { $taken } less, spirit { $left }
   *[other] { $captives } captives: { $taken } less, spirit { $left }
}{ $lowest ->
    [yes] , which is the lowest
   *[no] {""}
}
arborea-board-why-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} + { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
} + { $completed ->
    [one] 1 card
   *[other] { $completed } cards
} + { $pairs ->
    [one] 1 pair in the stack
   *[other] { $pairs } pairs in the stack
} + { $waiting } waiting = { $all }, × { $difficulty }
arborea-board-scene-spirit = Spirit
arborea-board-scene-seasons = Seasons
arborea-board-scene-creatures = Creatures
arborea-board-scene-feronia = Feronia’s points
arborea-board-none = None.
arborea-board-look = Look at the map
arborea-board-tie-creatures = Level at { $points }: more creatures in the ecosystem comes first. { $figures }.
arborea-board-tie-spirit = Level at { $points }, and as many creatures: more spirit comes first. { $figures }.
arborea-board-tie-steps = Level at { $points }, and as many creatures and spirit: further on the season tracks comes first. { $figures }.
arborea-board-tie-shared = { $names }, level at { $points } and in creatures, spirit and season tracks, share the place.
arborea-board-tie-feronia = Level at { $points }: against Feronia one must have more.

arborea-board-key-arrows = from choice to choice; moves a card that is tried
arborea-board-key-map = to the map
arborea-board-key-borders = to the Borderlands
arborea-board-key-cards = to the cards
arborea-board-key-grove = to the ecosystem
arborea-board-key-choices = picks a choice
arborea-board-key-turn = turns the card
arborea-board-key-fit = tries the next place
arborea-board-key-pass = passes
arborea-board-key-confirm = chooses; then confirms
arborea-board-key-escape = begins the choice again
