## La table de Topiary : questions, libellés, décompte raconté.

lawn-title = Topiary
lawn-turn = { $last ->
    [yes] Dernier tour de table : tour { $turn } sur { $turns }
   *[no] Tour { $turn } sur { $turns }
}
lawn-turn-brief = { $last ->
    [draft] Le draft
    [yes] Dernier tour
   *[no] { $turn } / { $turns }
}
lawn-draft = Le draft
lawn-garden = Le jardin
lawn-tile = { $series } { $value }

lawn-way-N = vers le nord
lawn-way-NE = vers le nord-est
lawn-way-E = vers l’est
lawn-way-SE = vers le sud-est
lawn-way-S = vers le sud
lawn-way-SW = vers le sud-ouest
lawn-way-W = vers l’ouest
lawn-way-NW = vers le nord-ouest
lawn-corner-NW = l’angle nord-ouest
lawn-corner-NE = l’angle nord-est
lawn-corner-SE = l’angle sud-est
lawn-corner-SW = l’angle sud-ouest
lawn-place = { $cell } { $way }
lawn-row = ligne { $row }
lawn-column = colonne { $column }
lawn-diagonal-long = grande diagonale
lawn-diagonal = { $cells ->
    [1] une seule tuile
   *[other] diagonale de { $cells }
}
lawn-place-label = { $taken ->
    [you] votre visiteur, { $place }
    [other] visiteur { DE($name) }, { $place }
   *[no] place { $place }
} : { $any ->
    [yes] voit { $sees }, marque { $score }
   *[no] ne voit encore rien, marque 0
}
lawn-place-score = un visiteur ici ({ $place }) marquerait { $score }
lawn-lines = Les places d’ici
lawn-taken = occupée

lawn-cell-tile = { $tile } en { $cell }
lawn-cell-down = { $cell }, face cachée
lawn-cell-hole = { $cell }, à combler
lawn-take = prendre
lawn-take-cell = prendre la tuile face cachée en { $cell }

lawn-ask-deal = On installe les tuiles
lawn-ask-keep = Gardez trois tuiles
lawn-ask-visit = Placez votre { $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[last] dernier
} visiteur
lawn-ask-take = Prenez une tuile, ou aucune
lawn-ask-set = Posez une tuile en { $cell }
lawn-ask-over = Tous les visiteurs ont vu le jardin
lawn-last-round = { $left ->
    [0] Le dernier tour de la partie.
    [one] Dernier tour de table : encore un tour après celui-ci.
   *[other] Dernier tour de table : encore { $left } tours après celui-ci.
}
lawn-hint-visit = Survolez une place autour du jardin pour voir ce qu’un visiteur y verrait.
lawn-hint-touch = Faites glisser le doigt le long d’un bord.
lawn-hint-keep = Les autres vont à votre voisin de droite ; ce que laisse le premier joueur retourne dans la boîte.
lawn-standing = { $whose ->
    [you] Votre visiteur, { $place } · { $line }
    [other] Le visiteur { DE($name) }, { $place } · { $line }
   *[nobody] Depuis { $place } · { $line }
}

lawn-down = face cachée
lawn-hidden-by = derrière { $tile }
lawn-sees-nothing = rien en vue
lawn-bonus = { $series } × { $count } : +{ $count }
lawn-in-hand = en main : +{ $points }
lawn-others = { $name } : { $change }

lawn-go-visit = Se placer ici
lawn-go-keep = { $count ->
    [0] Garder ces trois tuiles
    [one] Encore une à choisir
   *[other] Encore { $count } à choisir
}
lawn-go-stay = Oui, ne rien prendre
lawn-go-set = Choisissez une tuile
lawn-go-set-tile = Poser { $tile }
lawn-stay = Ne rien prendre
lawn-place-before = place précédente
lawn-place-after = place suivante
lawn-whole-turn = rien à prendre ici : le tour s’arrête là

lawn-hand = Votre main
lawn-your-hand = { $count ->
    [one] Votre main, { $count } tuile
   *[other] Votre main, { $count } tuiles
}
lawn-held-told = { $tile }, { $head } : { $why }
lawn-new = nouvelle
lawn-hand-gain = { $tile }{ $taken ->
    [yes] , que vous venez de prendre
   *[no] { "" }
}, gain { $gain }
lawn-counts = compte { $points }
lawn-counts-why = votre visiteur ({ $place }) voit { $tile }
lawn-would = compterait { $points }
lawn-would-why = ce visiteur voit { $tile }
lawn-never = ne compte jamais
lawn-never-why = rien ne dépasse un 5
lawn-not = ne compte pas
lawn-not-why = aucun de vos visiteurs ne voit de tuile plus haute de cette série ({ $series })

lawn-players-note = Points en vue, sans les tuiles en main. Dans chaque goutte : ce qu’un visiteur y marquerait maintenant.
lawn-visitors-left = { $count ->
    [0] plus de visiteur
    [one] encore un visiteur
   *[other] encore { $count } visiteurs
}
lawn-hand-adds = +{ $points } en main
lawn-in-sight = { $points ->
    [one] { $points } point en vue
   *[other] { $points } points en vue
}
lawn-total-made = { $sight } en vue + { $hand } en main
lawn-hands = Les mains à la fin
lawn-held-counted = { $tile }, rapporte { $points }

lawn-series = Séries
lawn-open-series = Les séries : où sont les tuiles
lawn-left = dans la boîte
lawn-where-up = au jardin
lawn-where-hand = dans votre main
lawn-where-open = dans une autre main
lawn-where-passed = passée à votre voisin
lawn-where-away = dans la boîte
lawn-where-unseen = pas encore vue

## Les touches

lawn-key-arrows = autour du jardin, le long des tuiles éclairées, dans votre main
lawn-key-garden = aux places autour du jardin
lawn-key-tiles = choisir cette tuile de votre main
lawn-key-stay = ne rien prendre
lawn-key-confirm = se placer, prendre, choisir ; puis confirmer
lawn-key-escape = recommencer le choix
lawn-key-series = les séries

## Le décompte

lawn-look-of = { $name }, visiteur { $at } sur { $all }
lawn-hand-of = { $name }, tuiles en main
lawn-visitor = Visiteur { $at }
lawn-pad-hand = En main
lawn-pad-bonus = dont bonus
lawn-next = Visiteur suivant
lawn-next-hand = Les tuiles en main
lawn-whose-look = { $you ->
    [yes] Votre visiteur : { $place }
   *[no] Le visiteur { DE($name) } : { $place }
}
lawn-along = il regarde : { $line }
lawn-whose-hand = { $you ->
    [yes] Vos tuiles en main
   *[no] Les tuiles en main { DE($name) }
}
lawn-hand-rule = Une tuile en main compte si un visiteur de son propriétaire en voit une plus haute de la même série.
lawn-told-counts = le visiteur ({ $place }) voit { $tile }
lawn-told-not = aucun de ses visiteurs ne voit de tuile plus haute de cette série ({ $series })
lawn-told-sees = Il voit { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lawn-told-bonus = { $series } : { $count } tuiles de la série en vue, { $count } points de plus.
lawn-told-hidden = { $by } cache { $tile }.
lawn-told-down = { $count ->
    [1] Une tuile face cachée ne compte pas et ne cache rien.
   *[other] { $count } tuiles face cachée ne comptent pas et ne cachent rien.
}
lawn-total-hand = ensemble
lawn-made-of = { $sight } en vue · { $bonus } de bonus · { $hand } en main
lawn-tie-hand = Égalité à { $points } : les points des tuiles en main décident. { $figures }.
lawn-tie-last = Égalité à { $points }, et aux points des tuiles en main : qui a joué plus tard passe devant. { $order }.
lawn-share-sight = en vue
lawn-share-bonus = bonus
lawn-share-hand = en main
lawn-look = Regarder le jardin

## Les options

lawn-option-draft = Draft : les tuiles restantes font le tour, chacun en garde trois
lawn-option-places = Places
lawn-option-places-56 = 56
lawn-option-places-48 = 48
lawn-option-places-24 = 24
lawn-option-places-note = 48 : sans les diagonales d’une tuile ; 24 : seulement les deux grandes.
lawn-option-series = La série qui reste dans la boîte
lawn-option-series-lot = au hasard
lawn-option-series-own = nous choisissons les sept
