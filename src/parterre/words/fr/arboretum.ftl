# Les espèces
arboretum-species-C = Cassia
arboretum-species-D = Cornouiller
arboretum-species-J = Jacaranda
arboretum-species-O = Olivier
arboretum-species-L = Lilas
arboretum-species-M = Magnolia
arboretum-species-A = Érable
arboretum-species-F = Flamboyant
arboretum-species-K = Chêne
arboretum-species-W = Saule pleureur
arboretum-species-O-2018 = Épicéa bleu
arboretum-species-L-2018 = Cerisier
arboretum-species-M-2018 = Tulipier

# Le journal : celui qui joue est nommé devant, et $you dit si c’est le lecteur. Un message vide est
# celui d’une entrée que la suivante raconte.
arboretum-log-leave = { $species } reste dans la boîte
arboretum-log-deal = { $you ->
    [yes] recevez { $card }
   *[no] reçoit { $card }
}
arboretum-log-deal-hidden = reçoit une carte
arboretum-log-deal-open = { $you ->
    [yes] commencez votre défausse avec { $card }
   *[no] commence sa défausse avec { $card }
}
arboretum-log-draw-deck = { "" }
arboretum-log-drawn = { $you ->
    [yes] piochez { $card }
   *[no] pioche { $card }
}
arboretum-log-drawn-hidden = pioche
arboretum-log-draw-pile = { $own ->
    [yes] { $you ->
        [yes] reprenez { $card } de votre propre défausse
       *[no] reprend { $card } de sa propre défausse
    }
    [you] prend { $card } dans votre défausse
   *[no] { $you ->
        [yes] prenez { $card } dans la défausse { DE($owner) }
       *[no] prend { $card } dans la défausse { DE($owner) }
    }
}
arboretum-log-plant = { $you ->
    [yes] plantez { $card }
   *[no] plante { $card }
}
arboretum-log-discard = { $you ->
    [yes] défaussez { $card }
   *[no] défausse { $card }
}

# Refus
arboretum-sentence = « { $sentence } » n’est pas une phrase d’Arboretum ; il y a « draw deck », « draw pile 2 », « plant J5 0,1 » et « discard J5 ».
arboretum-over = La pioche est vide et la partie est finie : « { $sentence } » arrive trop tard.
arboretum-leave-first = Avant « { $sentence } », une espèce doit être laissée dans la boîte (« leave … »).
arboretum-deal-first = Avant « { $sentence } », une carte doit être donnée (« deal … »).
arboretum-hidden = Une carte qui n’est pas montrée (« ? ») ne peut pas être rejouée.
arboretum-card = « { $card } » n’est pas une carte ; une carte est une espèce et une valeur, comme J5.
arboretum-species-unknown = « { $code } » dans « { $value } » n’est pas une espèce ; les espèces sont C D J O L M A F K W.
arboretum-species-twice = « { $value } » nomme deux fois une espèce.
arboretum-species-number = « { $value } » ne nomme pas { $needed } espèces, comme il en faut à { $seats }.
arboretum-no-leave = Aucune espèce ne doit être laissée dans la boîte à ce moment.
arboretum-not-to-leave = « { $code } » n’est pas une espèce qui pourrait encore rester dans la boîte.
arboretum-no-deal = Aucune carte n’est à donner maintenant : { $card } ne peut pas venir.
arboretum-not-in-deck = { $card } n’est pas dans la pioche.
arboretum-drawn = Deux cartes ont été piochées ; plantez-en une maintenant.
arboretum-discard-first = Un arbre a été planté ; défaussez une carte maintenant.
arboretum-deck-empty = La pioche est vide ; prenez une carte dans une défausse.
arboretum-no-seat = Il n’y a pas de place { $seat } parmi { $seats }.
arboretum-pile-empty = La défausse de la place { $seat } est vide.
arboretum-draw-first = Piochez d’abord : { $left ->
    [1] il manque encore une carte.
   *[other] il manque deux cartes.
}
arboretum-not-in-hand = { $card } n’est pas dans votre main.
arboretum-taken = { $there } se trouve déjà en { $x },{ $y }, et rien n’est jamais recouvert.
arboretum-first-tree = Le premier arbre d’un jardin se plante en 0,0, pas en { $x },{ $y }.
arboretum-not-beside = En { $x },{ $y }, { $card } ne toucherait aucun arbre de votre jardin ; plantez à côté d’un arbre, pas en diagonale.
arboretum-planted = Un arbre a été planté ce tour-ci ; défaussez une carte maintenant.
arboretum-plant-first = Plantez d’abord une carte, puis défaussez-en une.

# What a hint says for an action
arboretum-hint-deck = piochez une carte
arboretum-hint-plant = plantez { $card } à côté { DE($beside) }
arboretum-reason-path = Le sentier { DE($species) } passe de { $was } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-path-first = Cela commence un sentier { DE($species) } de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-prepares = Ensuite, { $card } de votre main pourrait porter le sentier { DE($species) } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-could = Plantée, la carte ferait passer le sentier { DE($species) } de { $was } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-could-first = Plantée, la carte commencerait un sentier { DE($species) } de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-hand = Gardée, elle porte ce que vous avez en main de { $was } à { $pips } ({ $species }), et vous en avez un sentier.
arboretum-reason-taken = Sinon { $rival } pourrait planter { $card } et y gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arboretum-reason-no-pile = Aucune carte du dessus des défausses n’allongerait un de vos sentiers.
arboretum-reason-unseen = Cartes encore inconnues : { $cards }, dont { $count } { $count ->
    [one] allongerait
   *[other] allongeraient
} un de vos sentiers.
arboretum-reason-right = Avec { $pips } en main, personne ne peut avoir plus { DE($species) } en ce moment.
arboretum-reason-no-gift = { $others ->
    [1] Dans l’autre jardin
   *[other] Dans les autres jardins
}, { $card } n’allongerait aucun sentier en ce moment.
arboretum-reason-no-path = Vous n’avez pas de sentier { DE($species) } pour lequel la garder.
arboretum-reason-no-use = Plantée, { $card } n’allongerait aucun de vos sentiers en ce moment.

## Scoring a file

arboretum-score-card = « { $card } », chez { $name }, n’est pas une carte.
arboretum-score-tree = Jardin { DE($name) } : { $entry } n’est pas une carte suivie de deux nombres entiers, comme ["J5", 0, 1].
arboretum-score-cell-twice = Jardin { DE($name) } : { $card } et { $there } sont toutes deux en { $x },{ $y }.
arboretum-score-not-connected = Jardin { DE($name) } : { $card } en { $x },{ $y } ne touche pas le reste.
arboretum-score-hand = { $name } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, au lieu de { $wanted }.
arboretum-score-species-number = Il y a { $species ->
    [one] { $species } espèce
   *[other] { $species } espèces
}, alors qu’à { $seats } joueurs on en prend { $needed }.
arboretum-score-species = « { $value } » n’est pas une liste d’espèces comme "CDJAKW".
arboretum-score-not-in-play = { $card }, chez { $name }, est d’une espèce que « species » ne nomme pas.
arboretum-score-zeroed = { $eight } { DE($name) } compte 0 pour le droit de marquer, car { $other } a { $one } en main.

## Heads of the tables in a terminal

arboretum-table-species = Espèce
arboretum-table-right = Droit
arboretum-table-hand = Main
arboretum-table-path = Sentier
arboretum-table-yes = oui

## On the home page, and what a table may choose

arboretum-title = Arboretum
arboretum-note = Plantez des sentiers d’arbres, et gardez en main de quoi avoir le droit d’en marquer les points.
arboretum-credit = Arboretum est un jeu de Dan Cassar.
arboretum-option-edition = Noms des arbres
arboretum-option-edition-2015 = édition de 2015
arboretum-option-edition-2018 = édition de 2018
arboretum-option-species = Espèces
arboretum-option-species-typed = ou les codes d’autant d’espèces qu’il en faut
arboretum-option-species-usual = les habituelles
arboretum-option-species-random = tirées au sort
arboretum-option-species-own = nous les choisissons
arboretum-option-starting_discards = Chaque défausse, sauf celle du premier joueur, commence par une carte visible

## Parts of the box

arboretum-section-species = Espèces
arboretum-section-edition_2018 = Noms de l’édition 2018
