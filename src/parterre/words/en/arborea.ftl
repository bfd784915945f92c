# The log: who did it stands before
arborea-log-section = { $component } is laid as the { $place ->
    [inner] inner
   *[outer] outer
} section of { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-season = { $component } is the tile of { $season ->
    [SPRING] Spring
    [SUMMER] Summer
    [AUTUMN] Autumn
   *[WINTER] Winter
}
arborea-log-tile = { $component } lies on top of the column of the { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
}
arborea-log-start = { $you ->
    [yes] are dealt
   *[no] is dealt
} the starting card { $component }
arborea-log-red = { $you ->
    [yes] are dealt
   *[no] is dealt
} { $component }
arborea-log-feronia-card = Feronia is dealt { $component }
arborea-log-open = { $component } is turned up
arborea-log-top = { $you ->
    [yes] turn up
   *[no] turns up
} { $component }
arborea-log-solo = turns up her card { $component }
arborea-log-place = { $you ->
    [yes] place
   *[no] places
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-place-again = { $you ->
    [yes] lose { $cost } spirit and place
   *[no] loses { $cost } spirit and places
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-advance = { $you ->
    [yes] advance
   *[no] advances
} { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-advance-again = { $you ->
    [yes] lose { $cost } spirit and advance
   *[no] loses { $cost } spirit and advances
} { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-place-more = { $you ->
    [yes] place
   *[no] places
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-advance-more = { $you ->
    [yes] advance
   *[no] advances
} { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-log-leave = { $you ->
    [yes] let
   *[no] lets
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} leave { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} for { $trail }
arborea-log-leave-forced = must take { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} off { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}, to { $trail }
arborea-log-stay = { $you ->
    [yes] let
   *[no] lets
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} stay on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} at { $walked }
arborea-log-stay-until = { $you ->
    [yes] let
   *[no] lets
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} stay on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} until it has walked { $until }
arborea-log-stay-swap = { $you ->
    [yes] let
   *[no] lets
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} stay on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} until the swap
arborea-log-ask = { $you ->
    [yes] want
   *[no] wants
} to be asked again about { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} at { $walked }
arborea-log-return = { $you ->
    [yes] take
   *[no] takes
} an Elder back from { $trail }
arborea-log-pass = { $you ->
    [yes] { $what ->
        [rescue] take no Elder back
        [pilgrimage] pass
        [again] go on no second pilgrimage
        [activate] activate nobody more
        [complete] complete no card
        [free] free no captive
        [card] take no card
        [refresh] leave the decks as they are
        [convert] convert nothing
        [place] place nobody
       *[reward] take no more rewards
    }
   *[no] { $what ->
        [rescue] takes no Elder back
        [pilgrimage] passes
        [again] goes on no second pilgrimage
        [activate] activates nobody more
        [complete] completes no card
        [free] frees no captive
        [card] takes no card
        [refresh] leaves the decks as they are
        [convert] converts nothing
        [place] places nobody
       *[reward] takes no more rewards
    }
}
arborea-log-activate = { $you ->
    [yes] activate
   *[no] activates
} { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} at { $trail }
arborea-log-activate-third = { $you ->
    [yes] lose 2 spirit and activate
   *[no] loses 2 spirit and activates
} a third, { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} at { $trail }
arborea-log-take = { $you ->
    [yes] take
   *[no] takes
} { $card }
arborea-log-refresh = { $you ->
    [yes] put
   *[no] puts
} the open cards under their decks
arborea-log-convert = { $you ->
    [yes] convert
   *[no] converts
} { $left ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $left }
} into { $right ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $right }
}
arborea-log-invite = { $you ->
    [yes] invite
   *[no] invites
} { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
}
arborea-log-give = { $you ->
    [yes] give
   *[no] gives
} a gift to the sage of { $area }
arborea-log-reward = { $you ->
    [yes] take
   *[no] takes
} reward { $number } of the sage of { $area }
arborea-log-complete = { $you ->
    [yes] complete
   *[no] completes
} { $card }
arborea-log-lay = { $you ->
    [yes] lay
   *[no] lays
} { $card }
arborea-log-settle = { $you ->
    [yes] settle
   *[no] settles
} { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
}
arborea-log-cage = { $you ->
    [yes] take
   *[no] takes
} { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
} captive
arborea-log-free = { $you ->
    [yes] free
   *[no] frees
} { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
}

# What follows from it
arborea-then-place = { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} placed on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-then-advance = { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
arborea-then-swap = the sections of { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} are swapped
arborea-then-leave = { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} waits at { $trail }
arborea-then-biome = { $biome ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $biome }
} rises to { $stands }
arborea-then-spirit = { $change } spirit, now { $stands }
arborea-then-sun = the sun moves to { $stands } of { $last }
arborea-then-attract = { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
} comes to row { $row } of the Borderlands
arborea-then-tile = the bonus tile is taken away
arborea-then-no-slot = no { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
} can be placed
arborea-then-train = { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} trained
arborea-then-season = { $season ->
    [SPRING] Spring
    [SUMMER] Summer
    [AUTUMN] Autumn
   *[WINTER] Winter
} rises to space { $stands }
arborea-then-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
arborea-then-creatures = the creatures are worth { $stands } points ({ $change })
arborea-then-gift = gift { $count } to the sage of { $area }
arborea-then-home = { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} comes home
arborea-then-renew = the biomes give { $count ->
    [one] 1 point
   *[other] { $count } points
}
arborea-then-spent = { $biome ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $biome }
} goes down by { $count }
arborea-then-instead = { $count ->
    [one] { $count } Water pays for a biome that was missing
   *[other] { $count } Water pay for biomes that were missing
}
arborea-then-invite = { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
} comes from row { $row }
arborea-then-lost = { $sign ->
    [CARD] no card can be taken
    [INV] nobody is there to be invited
    [GIFT] no sage takes another gift
    [PV] nobody can be placed
    [TY] no Young is left to train
   *[TV] no Veteran is left to train
}: lost
arborea-then-convert = { $left ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $left }
} becomes { $right ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $right }
}
arborea-then-complete = { $card } is completed
arborea-then-take = { $card } is taken
arborea-then-turn = seat { $seat } is next
arborea-then-last = the sun has reached its end: { $count } more turns
arborea-then-over = the game is over

# Feronia
arborea-feronia-place = Feronia places { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}
arborea-feronia-leave = Feronia’s { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} leaves for { $trail }
arborea-feronia-home = Feronia’s { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} returns to her reserve
arborea-feronia-renew = Feronia renews the biomes for { $count ->
    [one] 1 point
   *[other] { $count } points
}
arborea-feronia-invite = Feronia takes { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
    [owl] Owl
   *[other] { $creature }
} from row { $row }
arborea-feronia-convert = Feronia converts { $left ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $left }
} into { $right ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $right }
}
arborea-feronia-complete = Feronia completes { $card }
arborea-feronia-take = Feronia takes { $card }
arborea-feronia-turn = Feronia’s turn
arborea-feronia-walk = Feronia activates her Elder at { $trail }
arborea-feronia-step = Feronia makes a step { $why ->
    [season] for a season symbol
    [creature] for want of a creature
    [S] for a gain of spirit
    [TY] for training a Young
    [TV] for training a Veteran
    [GIFT] for a gift
    [PV] for placing a villager
   *[SEASON] for a season
}, now { $steps }
arborea-feronia-own-water = Feronia pays { $count } with her own Water; her marker goes back to { $stands }
arborea-feronia-marker = Feronia completes no card; her marker goes up to { $stands }
arborea-feronia-ignored = Feronia passes over { $sign ->
    [SAGE] the sage
    [REFRESH] new open cards
    [S] the loss of spirit
   *[ADV] advancing a track
}
arborea-feronia-points = Feronia gains { $count ->
    [one] 1 point
   *[other] { $count } points
}

# What is asked
arborea-ask-start = Place a villager to start with; its track moves at once.
arborea-ask-exit = Your { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} has walked { $walked ->
    [one] 1 space
   *[other] { $walked } spaces
}: does it stay or leave?
arborea-ask-forced = { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} is swapped: your { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} must leave for a trail.
arborea-ask-rescue = Nobody can move: take an Elder back?
arborea-ask-pilgrimage = Pilgrimage: place a villager or advance a track.
arborea-ask-again = A second pilgrimage for { $cost } spirit?
arborea-ask-activate = { $count ->
    [0] Activate a third villager for 2 spirit?
    [one] Activate one more villager?
   *[other] Activate villagers, up to { $count }.
}
arborea-ask-complete = Complete a card?
arborea-ask-lay = Lay { $card } into your ecosystem.
arborea-ask-creatures = Settle the invited creatures, or take them captive.
arborea-ask-card = Take an open card?
arborea-ask-refresh = Put all open cards under their decks?
arborea-ask-convert = Convert { $left ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $left }
} into { $right ->
    [T] Tree
    [M] Mushroom
    [F] Flower
    [G] Grass
    [P] Sponge
    [W] Water
   *[other] { $right }
}?
arborea-ask-invite = Invite a creature of the Borderlands.
arborea-ask-give = Which sage gets the gift?
arborea-ask-place = Place a villager?
arborea-ask-advance = Which track advances?
arborea-ask-reward = Take a reward of the sage of { $area }? { $count ->
    [one] You may take 1 more.
   *[other] You may take { $count }.
}
arborea-cause-trail = { $trail }
arborea-cause-sage = The sage of { $area }
arborea-cause-slot = The { $creature ->
    [frog] Frog’s
    [worm] Worm’s
    [hamster] Hamster’s
    [cat] Cat’s
    [antspider] Antspider’s
    [owl] Owl’s
   *[other] { $creature }
} slot in the Borderlands
arborea-cause-tile = The { $creature ->
    [frog] Frog’s
    [worm] Worm’s
    [hamster] Hamster’s
    [cat] Cat’s
    [antspider] Antspider’s
    [owl] Owl’s
   *[other] { $creature }
} bonus tile
arborea-cause-card = What { $card } gives

# Refusals
arborea-sentence = “{ $sentence }” is not a sentence of Arborea; there are “place elder TL”, “advance TL”, “leave TL+3”, “stay”, “activate elder TL+3”, “take R05”, “complete R05”, “lay R05 3,0 90”, “settle frog 1,0” and others.
arborea-over = The game is over: “{ $sentence }” comes too late.
arborea-the-area = { $area ->
    [TL-above] { arborea-board-area-TL-above }
    [TL-below] { arborea-board-area-TL-below }
    [TR-above] { arborea-board-area-TR-above }
    [TR-below] { arborea-board-area-TR-below }
    [BL-above] { arborea-board-area-BL-above }
    [BL-below] { arborea-board-area-BL-below }
    [BR-above] { arborea-board-area-BR-above }
   *[BR-below] { arborea-board-area-BR-below }
}
arborea-the-trail = trail { $number } of { arborea-the-area }
arborea-deal-first = Before “{ $sentence }” something must be turned over (“deal …”).
arborea-no-deal = Nothing is to be turned over now, so “{ $component }” cannot come.
arborea-not-to-come = “{ $component }” cannot be turned over now.
arborea-must = You cannot pass now; asked is: { $verbs }.
arborea-not-asked = “{ $sentence }” is not what is asked now; asked is: { $verbs }.
arborea-until = One can stay until 2, 3, 4, 5 or swap, not “{ $until }”.
arborea-until-soon = Staying until trail { $until } says no more than staying.
arborea-villager = “{ $villager }” is not a villager; there are elder, young and veteran.
arborea-component = “{ $component }” is not in the box.
arborea-area = “{ $area }” is not an area; areas are TL+, TL-, TR+, TR-, BL+, BL-, BR+ and BR-.
arborea-reward = “{ $reward }” is not a reward; there are 1, 2 and 3.
arborea-pair = “{ $pair }” is not a conversion like G>W.
arborea-track = “{ $track }” is not a track; tracks are TL, TR, BL and BR.
arborea-trail = “{ $trail }” is not a trail; trails are TL+1 to BR-5.
arborea-on-track = “{ $place }” is not a villager on a track, like TL2.
arborea-card = “{ $card }” is not an ecosystem card; cards are R01 to P15.
arborea-creature = “{ $creature }” is not a creature; there are frog, worm, hamster, cat, antspider and owl.
arborea-cell = “{ $cell }” is not a cell or crossing, like 2,-1.
arborea-off-table = That is beyond the table, which goes from −15 to 16 both ways.
arborea-turn = A card is turned by 0, 90, 180 or 270 degrees, not by “{ $turn }”.
arborea-other-card = The card to be laid is { arborea-board-card }.
arborea-no-order = On { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} no villager of yours that has walked { $walked ->
    [one] 1 space
   *[other] { $walked } spaces
} has a standing order.
arborea-no-elder = No Elder of yours waits at { arborea-the-trail }.
arborea-not-available = You have no { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} available.
arborea-entry-taken = Somebody stands on the entry of { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}.
arborea-forced = The section of { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
} is lifted: your villager must leave.
arborea-other-track = Your villager is on { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}; { arborea-the-trail } is beside another.
arborea-not-reached = Your villager has walked { $walked ->
    [one] 1 space
   *[other] { $walked } spaces
} and has not reached { arborea-the-trail }.
arborea-not-waiting = You have no { $villager ->
    [elder] Elder
    [young] Young
   *[veteran] Veteran
} waiting at { arborea-the-trail }.
arborea-no-spirit = You have not the spirit for { arborea-the-trail } with { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
}.
arborea-not-open = Only the open card of a deck may be taken, and { arborea-board-card } is none.
arborea-no-convert = That is not the conversion offered.
arborea-no-creature = There is no { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
   *[owl] Owl
} in the Borderlands.
arborea-three-gifts = The sage of { arborea-the-area } has three gifts of yours already.
arborea-lowest = The lowest reward is for a Young or a Veteran, not for { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
}.
arborea-reward-twice = Reward { $reward } has been taken already.
arborea-not-held = You do not hold { arborea-board-card }.
arborea-not-paid = What { arborea-board-card } needs is not in the biomes.
arborea-covers-creature = There the card would cover a creature whole.
arborea-covers-card = There the card would cover another whole.
arborea-not-attached = There the card would touch no edge of your ecosystem.
arborea-not-invited = You have not invited a { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
   *[owl] Owl
}.
arborea-not-captive = No { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
   *[owl] Owl
} of yours was captive before this turn.
arborea-no-crossing = There is no crossing between four cells there.
arborea-crossing-taken = A creature stands there already.
arborea-too-near = A creature stands right beside it.
arborea-difficulty = The difficulty is a whole number from 2 to { $most }, not “{ $value }”.

# What is in the box
arborea-box-symbols = “{ $where }” must be a list of 1 to 12 symbols.
arborea-box-rewards = “{ $where }” must be a list of 1 to 8 symbols that can be a reward.
arborea-box-three = “{ $where }” must be a list of three symbols that can be a reward.
arborea-box-slots = “{ $where }” must be a list of 1 to 6 rows.
arborea-box-rows = “{ $where }” must have { $rows } slots, one for each row.
arborea-box-spaces = “{ $where }” must be nine numbers from 0 to 20.
arborea-box-positions = “{ $where }” must be seventeen numbers from -30 to 30.
arborea-box-steps = “{ $where }” must be 2 to 9 numbers from 0 to 9.
arborea-box-length = “{ $where }” must be a number from 1 to 60.
arborea-box-starts = “{ $where }” must be five numbers from 0 to 59.
arborea-box-sun = “{ $where }”: the sun must start before its last space.
arborea-box-water = “{ $where }” must be different spaces of the track.
arborea-box-cells = “{ $where }” must be four cells, the first one blank (""), the others blank or SPRING, SUMMER, AUTUMN or WINTER.
arborea-box-counts = “{ $where }” is not something that a season tile counts.
arborea-box-each = “{ $where }” must be a number from 1 to 8.
arborea-box-grid = “{ $where }” must be two rows of three of the letters T M F G P W R.
arborea-box-biomes = “{ $where }” must show { $wanted } habitats that are not Rock.
arborea-box-numbers = “{ $where }” must be the numbers 1 to 4 in some order.
arborea-box-flag = “{ $where }” must be true or false.
arborea-box-creature = “{ $where }” must be frog, worm, hamster, cat, antspider or owl.
arborea-box-arrow = “{ $where }” must be left or right.
arborea-box-decks = “{ $where }” must be two of red, yellow, blue and purple.
arborea-box-side = “{ $where }” must be above or below.

# What is in the box, element by element
arborea-element-areas = area and sage { $name }
arborea-element-habitats = habitat
arborea-element-creatures = creature
arborea-element-trails = trail { $name }
arborea-element-sages = rewards of the sage { $name }
arborea-element-sun = sun track
arborea-element-borderlands = column of the Borderlands: { $name }
arborea-element-sections = track section { $name }
arborea-element-bonus_tiles = bonus tile { $name }
arborea-element-season_tiles = season tile { $name }
arborea-element-cards = ecosystem card { $name }
arborea-element-starting_cards = starting card { $name }
arborea-element-solo_cards = solo card { $name }
arborea-element-feronia = Feronia’s track
arborea-element-biomes = points of the spaces of a biome, 0 to 8
arborea-element-spirit = points of the spirit track, −8 to 8
arborea-element-multipliers = multipliers of a season track
arborea-element-rows = spirit of the rows of the Borderlands
arborea-element-blank = blank
arborea-element-sun-told = last space { $last } · starts for 1 to 5 players { $starts }
arborea-element-feronia-told = last space { $last } · { $water } { $spaces }
arborea-element-solo-tracks = tracks { $numbers }
arborea-element-solo-season = season symbols first
arborea-element-solo-creature = { $creature }, { $arrow ->
    [left] to the left
   *[right] to the right
}
arborea-element-solo-decks = decks { $decks }
arborea-element-solo-side = { $side ->
    [above] leaves upwards
   *[below] leaves downwards
}
arborea-element-deck-red = red
arborea-element-deck-yellow = yellow
arborea-element-deck-blue = blue
arborea-element-deck-purple = purple

# Score files
arborea-part-gained = Gained during the game
arborea-part-biomes = Biomes
arborea-part-steps = Steps
arborea-part-spirit = Spirit
arborea-part-spring = Spring
arborea-part-summer = Summer
arborea-part-autumn = Autumn
arborea-part-winter = Winter
arborea-part-frog = Frog
arborea-part-worm = Worm
arborea-part-hamster = Hamster
arborea-part-cat = Cat
arborea-part-antspider = Antspider
arborea-part-owl = Owl
arborea-score-company = With Feronia there is one player, not { $players }.
arborea-score-seasons = There must be 4 season tiles, not { $seasons }.
arborea-score-tile = “{ $tile }” is not a season tile; they are SE01 to SE15.
arborea-score-tile-twice = The season tile { $tile } is there twice.
arborea-score-number = “{ $where }” must be a whole number from { $low } to { $high }, not { $value }.
arborea-score-area = “{ $area }” among { $name }’s gifts is not an area.
arborea-score-steps = { $name } must have 4 season steps, not { $steps }.
arborea-score-row = { $name }’s habitats: “{ $row }” is not a row of letters.
arborea-score-habitat = { $name }’s habitats: “{ $habitat }” is not a habitat; they are T M F G P W R, and a point for none.
arborea-score-apart = { $name }’s habitats: the cell { $x },{ $y } is not connected with the rest.
arborea-score-creature = { $name }’s creatures: { $entry } is not a creature with two whole numbers, like ["frog", 1, 0].
arborea-score-crossing = { $name }’s { $creature ->
    [frog] Frog
    [worm] Worm
    [hamster] Hamster
    [cat] Cat
    [antspider] Antspider
   *[owl] Owl
} cannot stand at { $x },{ $y }.
arborea-score-no-cards = { $name } has habitats but no number of cards.
arborea-score-cells = { $name } has { $cells ->
    [one] 1 habitat
   *[other] { $cells } habitats
} in sight, more than { $cards ->
    [one] 1 card has
   *[other] { $cards } cards have
}.

# What a hint says for an action
arborea-hint-leave = take { $villager ->
    [elder] an Elder
    [young] a Young
   *[veteran] a Veteran
} off { $track ->
    [TL] the top left track
    [TR] the top right track
    [BL] the bottom left track
   *[BR] the bottom right track
}, to { $trail }
arborea-reason-gain = What you would count now rises by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arborea-reason-brings = At once: { $what }.
arborea-reason-symbol = { $symbol }
arborea-reason-trail = The trail gives: { $what }.
arborea-reason-reward = The sage gives: { $what }.
arborea-reason-card = Completed, the card gives: { $what }.
arborea-reason-lacking = { $count ->
    [0] The biomes it needs are all there.
    [one] For the card only 1 biome is lacking.
   *[other] For the card { $count } biomes are lacking.
}
arborea-reason-reach = One of your villagers there then reaches { $count ->
    [1] trail 1
   *[other] the trails up to { $count }
}.
arborea-reason-season = It enters the track at the space of { $season ->
    [SPRING] Spring
    [SUMMER] Summer
    [AUTUMN] Autumn
   *[WINTER] Winter
}.
arborea-reason-creatures = Your creatures then count { $points }, not { $was }.
arborea-reason-creatures-kept = Your creatures go on counting { $points }.

## On the home page, and what a table may choose

arborea-title = Arborea
arborea-note = Send villagers along the seasons’ tracks; alone against Feronia, or up to five.
arborea-credit = Arborea is a game by Dani Garcia.
arborea-option-caudachat = The Cat looks for
arborea-option-caudachat-worm = Worms
arborea-option-caudachat-antspider = Antspiders
arborea-option-caudachat-note = The rulebook names two creatures for the Cat; the player aid says Worms.
arborea-option-difficulty = Feronia
arborea-option-difficulty-note = { $value ->
    [2] very easy
    [3] easy
    [4] medium
    [5] demanding
    [6] hard
   *[7] very hard
}
arborea-option-difficulty-typed = or a higher number: how hard Feronia is, with one seat
arborea-option-exits = When several tracks move, villagers leave
arborea-option-exits-together = after all
arborea-option-exits-track-by-track = track by track

## Parts of the box

arborea-section-areas = Areas and sages
arborea-section-habitats = Habitats
arborea-section-creatures = Creatures
arborea-section-trails = Trails
arborea-section-sages = Rewards of the sages
arborea-section-points = Points and spirit
arborea-section-sun = The sun track
arborea-section-borderlands = The Borderlands
arborea-section-sections = Track sections
arborea-section-bonus_tiles = Bonus tiles
arborea-section-season_tiles = Season tiles
arborea-section-cards = Ecosystem cards
arborea-section-starting_cards = Starting cards
arborea-section-solo_cards = Solo cards
arborea-section-feronia = Feronia’s track
