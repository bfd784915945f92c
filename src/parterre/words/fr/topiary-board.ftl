## La table de Topiary : questions, libellés, décompte raconté.

topiary-board-title = Topiary
topiary-board-turn = { $last ->
    [yes] Dernier tour de table : tour { $turn } sur { $turns }
   *[no] Tour { $turn } sur { $turns }
}
topiary-board-turn-brief = { $last ->
    [draft] Le draft
    [yes] Dernier tour
   *[no] Tour { $turn } / { $turns }
}
topiary-board-draft = Le draft
topiary-board-garden = Le jardin
topiary-board-tile = { $series } { $value }

topiary-board-way-N = vers le nord
topiary-board-way-NE = vers le nord-est
topiary-board-way-E = vers l’est
topiary-board-way-SE = vers le sud-est
topiary-board-way-S = vers le sud
topiary-board-way-SW = vers le sud-ouest
topiary-board-way-W = vers l’ouest
topiary-board-way-NW = vers le nord-ouest
topiary-board-corner-NW = angle nord-ouest
topiary-board-corner-NE = angle nord-est
topiary-board-corner-SE = angle sud-est
topiary-board-corner-SW = angle sud-ouest
topiary-board-place = { $cell } { $way }
topiary-board-row = ligne { $row }
topiary-board-column = colonne { $column }
topiary-board-diagonal-long = grande diagonale
topiary-board-diagonal = { $cells ->
    [1] une seule tuile
   *[other] diagonale de { $cells }
}
topiary-board-place-label = { $taken ->
    [you] votre visiteur, { $place }
    [other] visiteur { DE($name) }, { $place }
   *[no] place libre, { $place }
} : { $any ->
    [yes] voit { $sees }, marque { $score }
   *[no] ne voit encore rien, marque 0
}
topiary-board-place-score = un visiteur ici ({ $place }) marquerait { $score }
topiary-board-lines = Les places d’ici
topiary-board-taken = occupée

topiary-board-cell-tile = { $tile } en { $cell }
topiary-board-cell-down = { $cell }, face cachée
topiary-board-cell-hole = { $cell }, à combler
topiary-board-take = prendre
topiary-board-take-cell = prendre la tuile face cachée en { $cell }

topiary-board-ask-deal = On installe les tuiles
topiary-board-ask-keep = Gardez trois tuiles
topiary-board-ask-visit = Placez votre { $nth ->
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
topiary-board-ask-take = Prenez une tuile, ou aucune
topiary-board-ask-set = Posez une tuile en { $cell }
topiary-board-ask-over = Tous les visiteurs ont vu le jardin
topiary-board-last-round = { $left ->
    [0] Le dernier tour de la partie.
    [one] Dernier tour de table : encore un tour après celui-ci.
   *[other] Dernier tour de table : encore { $left } tours après celui-ci.
}
topiary-board-hint-visit = Survolez une place autour du jardin pour voir ce qu’un visiteur y verrait.
topiary-board-hint-touch = Faites glisser le doigt le long d’un bord.
topiary-board-hint-keep = Les autres vont à votre voisin de droite ; ce que laisse le premier joueur retourne dans la boîte.
topiary-board-standing = { $whose ->
    [you] Votre visiteur, { $place } · { $line }
    [other] Le visiteur { DE($name) }, { $place } · { $line }
   *[nobody] D’ici ({ $place }) · { $line }
}

topiary-board-down = face cachée
topiary-board-hole = à combler
topiary-board-hidden-by = derrière { $tile }
topiary-board-sees-nothing = rien en vue
topiary-board-bonus = { $series } × { $count } : +{ $count }
topiary-board-in-hand = en main : { $change }
topiary-board-elsewhere = vos autres visiteurs et votre main : { $change }
topiary-board-others = { $name } : { $change }

topiary-board-go-visit = Se placer ici
topiary-board-go-keep = { $count ->
    [0] Garder ces trois tuiles
    [one] Encore une à choisir
   *[other] Encore { $count } à choisir
}
topiary-board-go-stay = Oui, ne rien prendre
topiary-board-go-set = Choisissez une tuile
topiary-board-go-set-tile = Poser { $tile }
topiary-board-stay = Ne rien prendre
topiary-board-place-before = place précédente
topiary-board-place-after = place suivante
topiary-board-whole-turn = rien à prendre ici : le tour s’arrête là

topiary-board-hand = Votre main
topiary-board-your-hand = { $count ->
    [one] Votre main, { $count } tuile
   *[other] Votre main, { $count } tuiles
}
topiary-board-held-told = { $tile }, { $head } : { $why }
topiary-board-new = nouvelle
topiary-board-hand-gain = { $tile }{ $taken ->
    [yes] , que vous venez de prendre
   *[no] { "" }
}, gain { $gain }
topiary-board-counts = compte { $points }
topiary-board-counts-why = votre visiteur ({ $place }) voit { $tile }
topiary-board-would = compterait { $points }
topiary-board-would-why = ce visiteur voit { $tile }
topiary-board-never = ne compte jamais
topiary-board-never-why = rien ne dépasse un 5
topiary-board-not = ne compte pas
topiary-board-not-why = aucun de vos visiteurs ne voit plus haut dans la série { $series }

topiary-board-players-note = Points en vue, sans les tuiles en main. Dans chaque goutte : ce qu’un visiteur y marquerait maintenant.
topiary-board-visitors-left = { $count ->
    [0] plus de visiteur
    [one] encore un visiteur
   *[other] encore { $count } visiteurs
}
topiary-board-hand-adds = +{ $points } en main
topiary-board-in-sight = { $points ->
    [one] { $points } point en vue
   *[other] { $points } points en vue
}
topiary-board-hands = Les mains à la fin
topiary-board-held-counted = { $tile }, rapporte { $points }

topiary-board-series = Séries
topiary-board-open-series = Les séries : où sont les tuiles
topiary-board-left = dans la boîte
topiary-board-where-up = au jardin
topiary-board-where-hand = dans votre main
topiary-board-where-open = dans une autre main
topiary-board-where-passed = passée à votre voisin
topiary-board-where-away = dans la boîte
topiary-board-where-unseen = pas encore vue

## Les touches

topiary-board-key-arrows = autour du jardin, le long des tuiles éclairées, dans votre main
topiary-board-key-garden = aux places autour du jardin
topiary-board-key-tiles = choisir cette tuile de votre main
topiary-board-key-stay = ne rien prendre
topiary-board-key-confirm = se placer, prendre, choisir ; puis confirmer
topiary-board-key-escape = recommencer le choix
topiary-board-key-series = les séries

## Le décompte

topiary-board-look-of = { $name }, visiteur { $at } sur { $all }
topiary-board-hand-of = { $name }, tuiles en main
topiary-board-visitor = Visiteur { $at }
topiary-board-pad-hand = En main
topiary-board-pad-bonus = dont bonus
topiary-board-next = Visiteur suivant
topiary-board-next-hand = Les tuiles en main
topiary-board-whose-look = { $you ->
    [yes] Votre visiteur : { $place }
   *[no] Le visiteur { DE($name) } : { $place }
}
topiary-board-along = il regarde : { $line }
topiary-board-whose-hand = { $you ->
    [yes] Vos tuiles en main
   *[no] Les tuiles en main { DE($name) }
}
topiary-board-hand-rule = Une tuile en main compte si un visiteur de son propriétaire en voit une plus haute de la même série.
topiary-board-told-counts = le visiteur ({ $place }) voit { $tile }
topiary-board-told-not = aucun de ses visiteurs ne voit plus haut dans la série { $series }
topiary-board-told-sees = Il voit { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
topiary-board-told-bonus = { $series } : { $count } tuiles de la série en vue, { $count } points de plus.
topiary-board-told-hidden = { $by } cache { $tile }.
topiary-board-told-down = { $count ->
    [1] Une tuile face cachée ne compte pas et ne cache rien.
   *[other] { $count } tuiles face cachée ne comptent pas et ne cachent rien.
}
topiary-board-total-hand = ensemble
topiary-board-made-of = { $sight } en vue · { $bonus } de bonus · { $hand } en main
topiary-board-tie-hand = Égalité à { $points } : les points des tuiles en main décident. { $figures }.
topiary-board-tie-last = Égalité à { $points }, et aux points des tuiles en main : qui a joué plus tard passe devant. { $order }.
topiary-board-share-sight = en vue
topiary-board-share-bonus = bonus
topiary-board-share-hand = en main
topiary-board-look = Regarder le jardin

## Les options
