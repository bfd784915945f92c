## The Arborea table: questions, labels, the scoring told.

grove-title = Arborea
grove-note = Turn { $turn } · { $left } to go for the sun
grove-brief = { $turns ->
    [none] ☀ { $left } to go
   *[other] { $turns ->
        [one] last turn
       *[other] { $turns } turns left
    }
}
grove-turns-left = { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
grove-asked = { $cause }: { $question }
grove-end-near = { $count ->
    [0] The sun is at its end: two more turns for everybody after this one
    [one] The end is near: the sun has 1 space to go, then everybody has two more turns
   *[other] The end is near: the sun has { $count } spaces to go, then everybody has two more turns
}
grove-end-turns = { $count ->
    [0] You have had your last turn
    [one] Your last turn
   *[other] Your last { $count } turns
}
grove-cell = { $season }: whoever places a villager on it at the way in moves their cube
grove-slot = Covered by the next { $creature }: { $gives }
grove-slot-tile = Bonus tile, for the first { $creature }: { $gives }
grove-slot-there = { $creature }, may be invited: { $spirit } spirit
grove-rows = The spirit that inviting from each row gives
grove-lost = { $what } gives nothing ({ $why })
grove-lost-card = you hold three cards
grove-lost-decks = the decks are empty
grove-lost-invite = no creature is in the Borderlands
grove-lost-place = nobody can be placed
grove-lost-gift = you have given three gifts there already
grove-lost-train-TY = no Young is left to train
grove-lost-train-TV = no Veteran is left to train
grove-lost-biome = the biome is at 8 already
grove-lost-spirit = your spirit is at its most
grove-lost-season = your cube is at its end
grove-lost-sage = you have given no gift there
grove-lost-slot = no free slot, or no creature of that kind left; only the sun moves
grove-lost-convert = the biome to spend is lacking, or the other is at 8 already
grove-gives-nothing = It gives nothing as things stand.
grove-warn-captive = No crossing is free for it: unless a card makes one this turn it becomes captive (−3 spirit at the end)
grove-hint-no-crossing = No crossing is free: it can only be taken captive, and costs 3 spirit at the end unless it is freed.
grove-caged = { $creature }, captive: { $count ->
    [one] 1
   *[other] { $count }
}, −3 spirit each at the end
grove-spirit-worth = { $points } pts
grove-her-held = { $count ->
    [one] 1 card held
   *[other] { $count } cards held
}
grove-skip = Skip
grove-her-step = Feronia’s turn, { $at } of { $of }
grove-try-way = { $way ->
    [east] Move the card right
    [west] Move the card left
    [north] Move the card up
   *[south] Move the card down
}
grove-sun = The sun is at { $at } of { $last }
grove-sun-left = { $count ->
    [one] 1 space to go
   *[other] { $count } spaces to go
}

grove-track-TL = top left track
grove-track-TR = top right track
grove-track-BL = bottom left track
grove-track-BR = bottom right track
grove-track-short-TL = top left
grove-track-short-TR = top right
grove-track-short-BL = bottom left
grove-track-short-BR = bottom right
grove-area-TL-above = Tree
grove-area-TL-below = Mushroom
grove-area-TR-above = Cards
grove-area-TR-below = Water
grove-area-BL-above = Flower
grove-area-BL-below = Grass
grove-area-BR-above = Sponge
grove-area-BR-below = Creatures
grove-habitat-T = Tree
grove-habitat-M = Mushroom
grove-habitat-F = Flower
grove-habitat-G = Grass
grove-habitat-P = Sponge
grove-habitat-W = Water
grove-habitat-R = Rock
grove-creature-frog = Frog
grove-creature-worm = Worm
grove-creature-hamster = Hamster
grove-creature-cat = Cat
grove-creature-antspider = Antspider
grove-creature-owl = Owl
grove-short-frog = Fr
grove-short-worm = Wo
grove-short-hamster = Ha
grove-short-cat = Ca
grove-short-antspider = An
grove-short-owl = Ow
grove-villager-elder = Elder
grove-villager-young = Young
grove-villager-veteran = Veteran
grove-letter-elder = E
grove-letter-young = Y
grove-letter-veteran = V
grove-season-SPRING = Spring
grove-season-SUMMER = Summer
grove-season-AUTUMN = Autumn
grove-season-WINTER = Winter
grove-trail = trail { $number } of { $area }
grove-card = { $deck ->
    [red] red card { $number }
    [yellow] yellow card { $number }
    [blue] blue card { $number }
    [purple] purple card { $number }
   *[start] starting card { $number }
}

grove-symbol-spirit = { $change } spirit
grove-symbol-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
grove-symbol-attract = attract { $creature }
grove-symbol-convert = { $left } into { $right }
grove-symbol-gift-to = gift to { $area }
grove-symbol-TY = train a Young
grove-symbol-TV = train a Veteran
grove-symbol-PV = place a villager
grove-symbol-ADV = advance a track
grove-symbol-CARD = take a card
grove-symbol-REFRESH = new open cards
grove-symbol-INV = invite a creature
grove-symbol-SAGE = the sage’s rewards
grove-symbol-GIFT = a gift

grove-counts-gifts = { $each } per gift given
grove-counts-steps = { $each } per season space
grove-counts-line = { $each } per creature of the best line
grove-counts-rock = { $each } per Rock in sight
grove-counts-beside_water = { $each } per creature beside Water
grove-counts-held = { $each } per card still held
grove-counts-trained = { $each } per Young or Veteran at home
grove-counts-spirit = the spirit, if positive
grove-counts-water = { $each } per Water in sight
grove-counts-cards = { $each } per card laid
grove-counts-kinds = { $each } per kind of creature
grove-counts-frogs_and_worms = { $each } per Frog and Worm
grove-counts-hamsters_and_cats = { $each } per Hamster and Cat
grove-counts-antspiders_and_owls = { $each } per Antspider and Owl
grove-counts-group = { $each } per cell of the largest group

grove-option-difficulty = Feronia
grove-option-difficulty-name = { $value ->
    [2] very easy
    [3] easy
    [4] fair
    [5] demanding
    [6] hard
   *[7] very hard
}
grove-option-caudachat = The Cat looks for
grove-option-caudachat-worm = Worms
grove-option-caudachat-antspider = Antspiders
grove-option-exits = When several tracks move, villagers leave
grove-option-exits-together = after all
grove-option-exits-track-by-track = track by track
grove-option-caudachat-note = The rulebook names two creatures for the Cat; the player aid says Worms.

grove-ask-over = The game is over.
grove-ask-deal = A card is turned over…
grove-steps = The steps of a turn
grove-step-pilgrimage = Pilgrimage
grove-step-activate = Activate
grove-step-complete = Complete
grove-step-tracks = Tracks
grove-step-build = Build
grove-hint-start = Its track moves 1 at once. Nothing is gained yet.
grove-hint-pilgrimage = A framed cell is the way in; on a season symbol your cube moves too. An arrow moves its track.
grove-hint-again = Placing or advancing once more; the spirit is paid first.
grove-hint-activate = Pick a lit trail: your villager does all its symbols and comes home.
grove-hint-complete = You pay with the biomes on the board; what the card gives comes at once.
grove-hint-lay = Tap a cell or use the arrows; turn the card, then lay it. Figures: your creatures’ points.
grove-hint-creatures = Pick a crossing; the figure is what your creatures would gain.
grove-hint-forced = The inner strip is lifted: any of the ten trails of this track may be chosen.
grove-hint-exit = { $mover ->
    [you] You moved the { $track }
    [her] Feronia’s turn moved the { $track }
   *[other] { $name } moved the { $track }
}: { $reach ->
    [0] it has reached no trail yet.
    [1] it may leave for trail 1, above or below.
   *[other] it may leave for trails 1 to { $reach }, above or below.
}

grove-map = The map
grove-tracks = The four tracks
grove-area = { $area }, beside the { $track }
grove-entry = { $season ->
    [none] Way in, { $track }, no symbol
   *[other] Way in, { $track }, { $season }
}{ $free ->
    [no] , taken
   *[yes] {""}
}
grove-advance = Advance the { $track } by 1
grove-to-swap = { $count ->
    [one] 1 space to the swap
   *[other] { $count } spaces to the swap
}
grove-on-track = { $who ->
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
grove-costs = costs { $cost } spirit
grove-waiting = waiting: { $names }
grove-waits = { $name }, { $villager }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
grove-sage = Sage of { $area }, rewards { $rewards }; gifts: { $gifts ->
    [none] none
   *[other] { $gifts }
}
grove-gifts-of = { $name }: { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
grove-only-small = only with a Young or a Veteran

grove-biomes = Biomes
grove-biomes-would = { $count ->
    [0] nothing to renew
   *[other] renewing now: +{ $count }
}
grove-biome = { $biome }: { $free } to spend, scored up to { $lower }, renewing would give { $would }
grove-borderlands = Borderlands
grove-column = { $creature }: { $there } here, { $supply } to come; { $next ->
    [none] no slot to cover
   *[other] the next slot gives { $next }
}{ $spirit ->
    [none] {""}
   *[other] ; inviting gives { $spirit } spirit
}
grove-seasons = Seasons
grove-season-step = seat { $seat }: space { $step }, times { $multiplier }
grove-season-own = yours: { $base } × { $multiplier } = { $points }
grove-cards = Cards
grove-held = Cards you hold
grove-decks = Open cards
grove-place-free = a free place
grove-card-label = { $card }, needs { $needs }, gives { $reward ->
    [none] nothing
   *[other] { $reward }
}
grove-payable = can be paid
grove-lacking = { $count ->
    [one] 1 biome short
   *[other] { $count } biomes short
}
grove-deck = { $cards ->
    [one] the last card of the deck
   *[other] { $cards } cards in the deck
}{ $under ->
    [0] {""}
   *[other] , { $under } of them known
}
grove-deck-left = { $cards } left
grove-deck-empty = empty deck

grove-of = { $you ->
    [yes] Your ecosystem
   *[no] Ecosystem of { $name }
}
grove-look-at = Look at the ecosystem of { $name }
grove-total-now = { $total } if it ended now
grove-tried = The card at { $x }, { $y }, turned { $turned }°: creatures { $before } → { $after }. Arrows move it, R turns it, Enter lays it.
grove-cross = { $creature } at { $x }, { $y }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gain } in all
grove-turn = Turn
grove-next-fit = Next fit
grove-creatures-change = All creatures { $before } → { $after }
grove-creature-change = { $creature } { $before } → { $after }
grove-which-creature = Which creature
grove-captive = captive
grove-invited = invited
grove-at-home = At home
grove-home = { $count ->
    [0] Nobody at home
    [one] 1 villager at home
   *[other] { $count } villagers at home
}
grove-reserve = To train
grove-spirit = Spirit { $spirit }, worth { $points } points at the end
grove-spirit-short = Spirit
grove-gifts = Gifts given
grove-others = The others
grove-parts = Parts of the table
grove-tab-map = Map
grove-tab-borders = Borders
grove-tab-grove = Ecosystem
grove-tab-cards = Cards
grove-tab-others = Others
grove-tab-feronia = Feronia

grove-looked = What it would do
grove-choices = What may be chosen
grove-stay = Stay, ask again
grove-stay-until = { $until ->
    [swap] Stay until the swap
   *[other] Stay until trail { $until }
}
grove-ask-again = Ask again: { $villager }, { $track }
grove-refresh = Put all four under their decks
grove-give = { $area } ({ $count }/3)
grove-cage = { $creature } into captivity (−3 spirit at the end)
grove-pass-rescue = Leave them there
grove-pass-again = No second pilgrimage
grove-pass-activate = Activate nobody more
grove-pass-complete = Complete none
grove-pass-creatures = Free nobody
grove-pass-card = Take none
grove-pass-refresh = Leave them
grove-pass-convert = Do not convert
grove-pass-place = Place nobody
grove-pass-reward = No more rewards
grove-go-place = Place
grove-go-advance = Advance
grove-go-leave = Leave the track
grove-go-return = Take back
grove-go-activate = Walk this trail
grove-go-take = Take this card
grove-go-complete = Complete it
grove-go-invite = Invite
grove-go-give = Give
grove-go-reward = Take this reward
grove-go-lay = Lay it here
grove-go-settle = Settle here
grove-go-free = Free it here
grove-go-stay = Stay
grove-go-ask = Ask me
grove-go-refresh = New cards
grove-go-convert = Convert
grove-go-cage = Lock up
grove-go-pass = Go on
grove-told-place = { $villager } on the { $track }{ $season ->
    [none] {""}
   *[other] , with { $season }
}
grove-told-leave = Waits at { $trail }
grove-told-return = The Elder comes back from { $trail }
grove-told-activate = { $villager } walks { $trail }
grove-told-take = { $card }
grove-told-complete = { $card }
grove-told-invite = { $creature } comes to you
grove-told-cage = { $creature } is locked up
grove-gain = { $points } points if it ended now

grove-worth-habitats = { $count } × { $each }
grove-worth-lines = { $count } × { $each }
grove-worth-water = ({ $sum }) × 2 for Water
grove-season-told = { $number } × { $each }{ $most ->
    [yes] , at most { $base }
   *[no] {""}
}: base { $base } × { $multiplier }

grove-her-difficulty = difficulty { $difficulty }
grove-her-sum = { $over ->
    [yes] {""}
   *[no] If it ended now:{" "}
}{ $points } + { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} × { $difficulty } = { $total }
grove-her-elders = { $count ->
    [one] 1 Elder in her reserve
   *[other] { $count } Elders in her reserve
}
grove-her-water = { $water } Water of her own; her marker is at { $marker } of { $last }
grove-her-completed = { $count ->
    [one] 1 card completed
   *[other] { $count } cards completed
}
grove-her-cards = Her cards
grove-her-stack = { $count } in the stack
grove-her-tracks = Tracks: { $tracks }
grove-her-side = { $side ->
    [above] Leaves upwards
   *[below] Leaves downwards
}
grove-her-season = Places on season symbols first
grove-her-creature = Takes { $creature }, else to the { $arrow ->
    [left] left
   *[right] right
}
grove-deck-name = { $deck ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
}
grove-her-decks = Cards from { $first }, then { $second }
grove-her-turn = What she did last
grove-her-nothing = Nothing yet.

grove-part-biomes = Biomes
grove-part-borderlands = Borderlands and cards
grove-part-spirit = Spirit
grove-part-SPRING = Spring
grove-part-SUMMER = Summer
grove-part-AUTUMN = Autumn
grove-part-WINTER = Winter
grove-part-creatures = Creatures
grove-part-steps = Steps
grove-why-biomes = { $points ->
    [0] no renewal gave points
   *[other] the renewals during the game
}
grove-why-borderlands = { $points ->
    [0] no printed points gained
   *[other] points printed on slots, tiles and cards
}
grove-why-spirit = { $captives ->
    [0] spirit { $left }
    [one] 1 captive takes { $taken }: spirit { $left }
   *[other] { $captives } captives take { $taken }: spirit { $left }
}
grove-why-steps = { $steps ->
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
grove-scene-spirit = Spirit
grove-scene-seasons = Seasons
grove-scene-creatures = Creatures
grove-scene-feronia = Feronia’s points
grove-none = None.
grove-look = Look at the map
grove-tie-creatures = Level at { $points }: more creatures in the ecosystem comes first. { $figures }.
grove-tie-spirit = Level at { $points }, and as many creatures: more spirit comes first. { $figures }.
grove-tie-steps = Level at { $points }, and as many creatures and spirit: further on the season tracks comes first. { $figures }.
grove-tie-shared = { $names }, level at { $points } and in creatures, spirit and season tracks, share the place.
grove-tie-feronia = Level at { $points }: against Feronia one must have more.

grove-key-arrows = from choice to choice; moves a card that is tried
grove-key-map = to the map
grove-key-borders = to the Borderlands
grove-key-cards = to the cards
grove-key-grove = to the ecosystem
grove-key-choices = picks a choice
grove-key-turn = turns the card
grove-key-fit = tries the next place
grove-key-pass = passes
grove-key-confirm = choose; then confirm
grove-key-escape = begins the choice again
