## La table d’Arboretum : questions, étiquettes, récit du décompte.

arboretum-board-title = Arboretum
arboretum-board-turn = Tour { $turn }
arboretum-board-turn-yours = Tour { $turn } · votre { $nth ->
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
arboretum-board-card = { $species } { $rank }
arboretum-board-planted = { $card }, ligne { $row }, colonne { $column }

arboretum-board-deck = Pioche
arboretum-board-left = { $count ->
    [one] reste
   *[other] restent
}
arboretum-board-pile = Défausse
arboretum-board-your-pile = Votre défausse
arboretum-board-pile-of = Défausse { DE($name) }
arboretum-board-pile-order = De la carte du dessus à celle du dessous.
arboretum-board-in-hand = En main · { $count }
arboretum-board-hand = Votre main
arboretum-board-your-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
arboretum-board-known = { $card }, dont on sait qu’elle est dans cette main
arboretum-board-your-garden = Votre jardin
arboretum-board-garden-of = Jardin { DE($name) }
arboretum-board-enlarge = Agrandir le jardin { DE($name) }
arboretum-board-fit = Voir tout le jardin
arboretum-board-near = Revoir de près
arboretum-board-draw-deck = { $count ->
    [0] La pioche est vide
    [1] Piocher, il reste une carte
   *[other] Piocher, il reste { $count } cartes
}
arboretum-board-draw-pile = { $yours ->
    [yes] Prendre { $card } dans votre défausse
   *[other] Prendre { $card } dans la défausse { DE($owner) }
}
arboretum-board-open-pile = { $yours ->
    [yes] Votre défausse, { $card } au-dessus : tout montrer
   *[other] Défausse { DE($owner) }, { $card } au-dessus : tout montrer
}
arboretum-board-pile-aside = { $card } sur la défausse { DE($owner) } : y aller
arboretum-board-cell = planter { $card } en ligne { $row }, colonne { $column }, gain { $gain }
arboretum-board-cell-free = emplacement libre en ligne { $row }, colonne { $column }
arboretum-board-card-gains = { $card }, gain { $gain }
arboretum-board-card-fresh = { $card }, que vous venez de piocher

arboretum-board-ask-draw1 = Prenez une première carte
arboretum-board-ask-draw2 = Prenez une deuxième carte
arboretum-board-ask-plant = Plantez un arbre dans votre jardin
arboretum-board-ask-discard = Défaussez une carte
arboretum-board-ask-deal = On distribue les cartes
arboretum-board-ask-over = La partie est finie
arboretum-board-ending = { $deck ->
    [1] Plus qu’une carte : qui la pioche joue le dernier tour
   *[other] Plus que { $deck } cartes : ce tour peut être le dernier
}
arboretum-board-last-turn = La pioche est vide : c’est le dernier tour
arboretum-board-steps = Étapes du tour
arboretum-board-step-draw = Piocher
arboretum-board-step-plant = Planter
arboretum-board-step-discard = Défausser
arboretum-board-go-plant = Planter
arboretum-board-go-discard = Défausser
arboretum-board-go-draw1 = Piocher
arboretum-board-plant-card = Planter { $card }
arboretum-board-discard-card = Défausser { $card }
arboretum-board-hint = { $species } en main : { $was }, { $then } sans le { $rank }

arboretum-board-cards = { $count ->
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
   *[8] huit cartes
}
arboretum-board-bonus-same = toutes de la même espèce
arboretum-board-bonus-one = commence par un 1
arboretum-board-bonus-eight = finit par un 8
arboretum-board-was = avant : { $points }
arboretum-board-if-right = si vous gardez le droit de marquer
arboretum-board-and-more = { $count ->
    [1] et un autre sentier s’allonge
   *[other] et { $count } autres sentiers s’allongent
}

arboretum-board-rights = Droit de marquer
arboretum-board-rights-note = d’après ce que vous savez
arboretum-board-rights-watch = d’après ce que tous savent
arboretum-board-open-rights = Droit de marquer : tout montrer
arboretum-board-right-ahead = { $species } : { $who } en tête avec { $sum }
arboretum-board-right-range = { $high }, sauf si quelqu’un d’autre a le 1 en main : alors { $low }.
arboretum-board-right-nobody = { $species } : personne n’en a en main, pour ce que l’on sait
arboretum-board-pip = { $where ->
    [yours] { $card } : dans votre main
    [known] { $card } : dans la main { DE($name) }
    [pile] { $card } : sur la défausse { DE($name) }
    [garden] { $card } : dans le jardin { DE($name) }
    [own-pile] { $card } : sur votre défausse
    [own-garden] { $card } : dans votre jardin
   *[unseen] { $card } : carte pas encore vue
}
arboretum-board-legend-yours = à vous
arboretum-board-legend-known = connu
arboretum-board-legend-unseen = caché
arboretum-board-legend-pile = défausse
arboretum-board-legend-garden = planté

## Le décompte

arboretum-board-species-of = Espèce { $at } sur { $all }
arboretum-board-next = Suite : { $species }
arboretum-board-pad-none = pas le droit de marquer
arboretum-board-pad-zero = le droit, mais pas de sentier
arboretum-board-who-may = Qui peut marquer
arboretum-board-the-right = le droit de marquer
arboretum-board-none-held = rien en main
arboretum-board-story-nobody = { $species } : personne n’en a gardé en main, chacun peut donc marquer.
arboretum-board-story-zeroed = { $holder ->
    [you] Votre 8 ne vaut rien : { $by } a gardé le 1.
   *[other] { $by ->
        [you] Le 8 { DE($name) } ne vaut rien : vous avez gardé le 1.
       *[other] Le 8 { DE($name) } ne vaut rien : { $by } a gardé le 1.
    }
}
arboretum-board-story-alone = { $you ->
    [yes] { $species } : personne d’autre n’en a gardé, à vous de marquer.
   *[no] { $species } : personne d’autre n’en a gardé, à { $name } de marquer.
}
arboretum-board-story-beats = { $you ->
    [yes] { $species }, { $best } contre { $next } : à vous de marquer.
   *[no] { $species }, { $best } contre { $next } : à { $name } de marquer.
}
arboretum-board-story-shared = { $species }, { $best } partout : le droit de marquer est partagé entre { $names }.
arboretum-board-story-no-path = { $whose ->
    [yours] Mais aucun sentier dans votre jardin : ce droit n’enlève des points qu’à { $denied }.
    [ours] Mais aucun sentier dans vos jardins : ce droit n’enlève des points qu’à { $denied }.
    [theirs] Mais aucun sentier dans leurs jardins : ce droit n’enlève des points qu’à { $denied }.
   *[other] Mais aucun sentier dans le jardin { DE($name) } : ce droit n’enlève des points qu’à { $denied }.
}
arboretum-board-story-no-paths = Mais aucun jardin n’a de sentier de cette espèce.
arboretum-board-no-path = Pas de sentier ici ({ $species })
arboretum-board-kind-same = une seule espèce
arboretum-board-kind-same-off = espèces mêlées
arboretum-board-kind-short = moins de quatre cartes
arboretum-board-kind-one = 1 au départ
arboretum-board-kind-one-off = pas de 1 au départ
arboretum-board-kind-eight = 8 à l’arrivée
arboretum-board-kind-eight-off = pas de 8 à l’arrivée
arboretum-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arboretum-board-gardens = Jardins avec un sentier
arboretum-board-denied = ne compte pas : pas le droit

arboretum-board-species-planted = { $count ->
    [one] { $count } espèce plantée
   *[other] { $count } espèces plantées
}
arboretum-board-tie-species = Égalité à { $points } : le nombre d’espèces plantées décide. { $figures }.
arboretum-board-tie-shared = Égalité à { $points } et en espèces plantées : la place est partagée entre { $names }. Le livret ferait planter un arbre à chacun, pour se retrouver cinq ans plus tard.
arboretum-board-look = Regarder les jardins

# Les noms là où il y a peu de place ; les autres sont assez courts
arboretum-board-short-F = Flamboyant
arboretum-board-short-W = Saule
arboretum-board-short-O-2018 = Épicéa
arboretum-board-short-L-2018 = Cerisier
arboretum-board-short-M-2018 = Tulipier

arboretum-board-key-arrows = dans votre main et sur les cases éclairées
arboretum-board-key-deck = piocher
arboretum-board-key-piles = prendre dans la défausse de cette place
arboretum-board-key-cards = choisir cette carte de votre main
arboretum-board-key-garden = aller au jardin
arboretum-board-key-confirm = confirmer
arboretum-board-key-escape = reposer la carte
arboretum-board-key-rights = le droit de marquer
