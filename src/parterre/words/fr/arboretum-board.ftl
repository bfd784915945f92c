## La table d’Arboretum : questions, étiquettes, récit du décompte.

board-title = Arboretum
board-turn = Tour { $turn }
board-turn-yours = Tour { $turn } · votre { $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
    [13] treizième
    [14] quatorzième
    [15] quinzième
    [16] seizième
   *[17] dix-septième
}
board-card = { $species } { $rank }
board-planted = { $card }, ligne { $row }, colonne { $column }

board-deck = Pioche
board-left = { $count ->
    [one] reste
   *[other] restent
}
board-pile = Défausse
board-your-pile = Votre défausse
board-pile-of = Défausse { DE($name) }
board-pile-order = De la carte du dessus à celle du dessous.
board-in-hand = En main · { $count }
board-hand = Votre main
board-your-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
board-known = { $card }, dont on sait qu’elle est dans cette main
board-your-garden = Votre jardin
board-garden-of = Jardin { DE($name) }
board-enlarge = Agrandir le jardin { DE($name) }
board-fit = Voir tout le jardin
board-near = Revoir de près
board-draw-deck = { $count ->
    [0] La pioche est vide
    [1] Piocher, il reste une carte
   *[other] Piocher, il reste { $count } cartes
}
board-draw-pile = { $yours ->
    [yes] Prendre { $card } dans votre défausse
   *[other] Prendre { $card } dans la défausse { DE($owner) }
}
board-open-pile = { $yours ->
    [yes] Votre défausse, { $card } au-dessus : tout montrer
   *[other] Défausse { DE($owner) }, { $card } au-dessus : tout montrer
}
board-pile-aside = { $card } sur la défausse { DE($owner) } : y aller
board-cell = planter { $card } en ligne { $row }, colonne { $column }, gain { $gain }
board-cell-free = emplacement libre en ligne { $row }, colonne { $column }
board-card-gains = { $card }, gain { $gain }
board-card-fresh = { $card }, que vous venez de piocher

board-ask-draw1 = Prenez une première carte
board-ask-draw2 = Prenez une deuxième carte
board-ask-plant = Plantez un arbre dans votre jardin
board-ask-discard = Défaussez une carte
board-ask-deal = On distribue les cartes
board-ask-over = La partie est finie
board-ending = { $deck ->
    [1] Plus qu’une carte : qui la pioche joue le dernier tour
   *[other] Plus que { $deck } cartes : ce tour peut être le dernier
}
board-last-turn = La pioche est vide : c’est le dernier tour
board-steps = Étapes du tour
board-step-draw = Piocher
board-step-plant = Planter
board-step-discard = Défausser
board-go-plant = Planter
board-go-discard = Défausser
board-go-draw1 = Piocher
board-plant-card = Planter { $card }
board-discard-card = Défausser { $card }
board-hint = { $species } en main : { $was }, { $then } sans le { $rank }

board-cards = { $count ->
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
   *[8] huit cartes
}
board-bonus-same = toutes de la même espèce
board-bonus-one = commence par un 1
board-bonus-eight = finit par un 8
board-was = avant : { $points }
board-if-right = si vous gardez le droit de marquer
board-and-more = { $count ->
    [1] et un autre sentier s’allonge
   *[other] et { $count } autres sentiers s’allongent
}

board-rights = Droit de marquer
board-rights-note = d’après ce que vous savez
board-rights-watch = d’après ce que tous savent
board-open-rights = Droit de marquer : tout montrer
board-right-ahead = { $species } : { $who } en tête avec { $sum }
board-right-range = { $high }, sauf si quelqu’un d’autre a le 1 en main : alors { $low }.
board-right-nobody = { $species } : personne n’en a en main, pour ce que l’on sait
board-pip = { $where ->
    [yours] { $card } : dans votre main
    [known] { $card } : dans la main { DE($name) }
    [pile] { $card } : sur la défausse { DE($name) }
    [garden] { $card } : dans le jardin { DE($name) }
    [own-pile] { $card } : sur votre défausse
    [own-garden] { $card } : dans votre jardin
   *[unseen] { $card } : carte pas encore vue
}
board-legend-yours = à vous
board-legend-known = connu
board-legend-unseen = caché
board-legend-pile = défausse
board-legend-garden = planté

## Le décompte

board-species-of = Espèce { $at } sur { $all }
board-next = Suite : { $species }
board-pad-none = pas le droit de marquer
board-pad-zero = le droit, mais pas de sentier
board-who-may = Qui peut marquer
board-the-right = le droit de marquer
board-none-held = rien en main
board-story-nobody = { $species } : personne n’en a gardé en main, chacun peut donc marquer.
board-story-zeroed = { $holder ->
    [you] Votre 8 ne vaut rien : { $by } a gardé le 1.
   *[other] { $by ->
        [you] Le 8 { DE($name) } ne vaut rien : vous avez gardé le 1.
       *[other] Le 8 { DE($name) } ne vaut rien : { $by } a gardé le 1.
    }
}
board-story-alone = { $you ->
    [yes] Personne d’autre n’en a gardé : à vous de marquer ({ $species }).
   *[no] Personne d’autre n’en a gardé : à { $name } de marquer ({ $species }).
}
board-story-beats = { $you ->
    [yes] { $best } contre { $next } : à vous de marquer ({ $species }).
   *[no] { $best } contre { $next } : à { $name } de marquer ({ $species }).
}
board-story-shared = { $best } partout : le droit de marquer est partagé entre { $names } ({ $species }).
board-story-no-path = { $whose ->
    [yours] Mais aucun sentier dans votre jardin : ce droit n’enlève des points qu’à { $denied }.
    [ours] Mais aucun sentier dans vos jardins : ce droit n’enlève des points qu’à { $denied }.
    [theirs] Mais aucun sentier dans leurs jardins : ce droit n’enlève des points qu’à { $denied }.
   *[other] Mais aucun sentier dans le jardin { DE($name) } : ce droit n’enlève des points qu’à { $denied }.
}
board-story-no-paths = Mais aucun jardin n’a de sentier de cette espèce.
board-no-path = Pas de sentier ici ({ $species })
board-kind-same = une seule espèce
board-kind-same-off = espèces mêlées
board-kind-short = moins de quatre cartes
board-kind-one = 1 au départ
board-kind-one-off = pas de 1 au départ
board-kind-eight = 8 à l’arrivée
board-kind-eight-off = pas de 8 à l’arrivée
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-gardens = Jardins avec un sentier
board-denied = ne compte pas : pas le droit

board-species-planted = { $count ->
    [one] { $count } espèce plantée
   *[other] { $count } espèces plantées
}
board-tie-species = Égalité à { $points } : le nombre d’espèces plantées décide. { $figures }.
board-tie-shared = Égalité à { $points } et en espèces plantées : la place est partagée entre { $names }. Le livret ferait planter un arbre à chacun, pour se retrouver cinq ans plus tard.
board-look = Regarder les jardins

# Les noms là où il y a peu de place ; les autres sont assez courts
board-short-F = Flamboyant
board-short-W = Saule
board-short-O-2018 = Épicéa
board-short-L-2018 = Cerisier
board-short-M-2018 = Tulipier
