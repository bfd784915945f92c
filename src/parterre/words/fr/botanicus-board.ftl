## La table de Botanicus : questions, étiquettes, le décompte raconté.

plot-title = Botanicus
plot-round = Manche { $round } · colonne { $column } sur 8
plot-brief = M{ $round } · { $column }/8
plot-last-turns = Les derniers tours

plot-level-I = graine I
plot-level-II = pousse II
plot-level-III = jeune plante III
plot-level-IV = fleur IV
plot-track-purse = Bourse
plot-track-wheelbarrow = Brouette
plot-track-shovel = Pelle
plot-bed = massif { $bed }
plot-crossing = croisement { $row }-{ $column }
plot-column = Colonne { $column }
plot-space = case { $space }
plot-neutral = la Fleur neutre
plot-empty = vide
plot-near = à portée
plot-gardener = un jardinier s’y trouve
plot-becomes = devient { $level }
plot-plants = y planter { $level }
plot-token-of = jeton : { $does }
plot-flowers = Fleurs depuis le bas : { $names }
plot-pawns = pions : { $names }
plot-frog-space = seulement avec la grenouille
plot-cost = coûte { $cost ->
    [one] une pièce
   *[other] { $cost } pièces
}
plot-free = gratuit
plot-free-pill = libre
plot-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
plot-unused = { $count ->
    [one] un pas non fait : +1 point
   *[other] { $count } pas non faits : +{ $count } points
}
plot-bought = { $count ->
    [one] un pas acheté
   *[other] { $count } pas achetés
}
plot-toll = péage { $toll }
plot-coins-then = pièces { $change }

plot-animal-butterfly = Papillon
plot-animal-butterfly-does = 4 points, puis 4 pour chaque autre animal et chaque objectif
plot-animal-squirrel = Écureuil
plot-animal-squirrel-does = 6 pièces chaque fois qu’une colonne est toute plantée
plot-animal-bird = Oiseau
plot-animal-bird-does = 2 points de plus par requête standard, 6 de plus par requête spéciale
plot-animal-frog = Grenouille
plot-animal-frog-does = ouvre la dernière case cachée de la piste de la bourse
plot-animal-tortoise = Tortue
plot-animal-tortoise-does = tirez trois cartes Fin de partie et gardez-en une

plot-final-once = { $points } points
plot-final-beds = { $points } par massif planté
plot-final-level-I = { $points } par graine I
plot-final-level-II = { $points } par pousse II
plot-final-level-III = { $points } par jeune plante III
plot-final-level-IV = { $points } par fleur IV
plot-final-columns = { $points } par colonne complète
plot-final-rows = { $points } par ligne complète
plot-final-standard = { $points } par requête standard remplie
plot-final-special = { $points } par requête spéciale remplie
plot-final-animals = { $points } par animal
plot-final-prizes = { $points } par objectif
plot-final-now = à présent { $times } ×, { $scores } en tout

plot-ask-deal = On dresse la table
plot-ask-draw = On tire une carte
plot-ask-assign = Attribuez vos requêtes aux lignes
plot-ask-keep = { $count ->
    [one] Gardez une carte Fin de partie
   *[other] Gardez { $count } cartes Fin de partie
}
plot-ask-start = Placez votre { $nth ->
    [second] second
   *[first] premier
} jardinier
plot-ask-neutral = Déplacez la Fleur neutre en colonne { $column }
plot-ask-before = Posez votre Fleur en colonne { $column }
plot-ask-last = Votre dernier tour : choisissez une piste
plot-ask-order = Par quoi commencer ?
plot-ask-plant = Plantez { $level } : choisissez un massif autour du jardinier, ou arrêtez{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
plot-ask-water = Arrosez : choisissez une plante autour du jardinier, ou arrêtez{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
plot-ask-move = Avancez votre jardinier { $count ->
    [one] d’un pas
   *[other] de { $count } pas au plus
}, ou arrêtez
plot-ask-track = { $track } : avancez { $count ->
    [one] d’une case
   *[other] de { $count } cases au plus
}, ou arrêtez
plot-ask-free = Libérez un de vos animaux
plot-ask-over = Tous les jardiniers sont rentrés
plot-hint-assign = Choisissez une tuile, puis sa ligne. Une ligne déjà servie échange la sienne.
plot-hint-before = { $may ->
    [both] Avant cela, vous pouvez marcher une fois (le prix est sur chaque croisement) et jouer une carte.
    [walk] Avant cela, vous pouvez marcher une fois : le prix est sur chaque croisement.
    [card] Avant cela, vous pouvez jouer une carte.
   *[none] {""}
}
plot-hint-neutral = Des deux, vous êtes le premier dans cette colonne.
plot-hint-order = Une action est finie avant que la suivante commence.
plot-hint-track = Chaque case de plus coûte 3 pièces ; un pas non fait vaut un point.
plot-hint-keep = Les autres retournent à la pile.
plot-hint-start = Sur l’un des trois croisements de départ.
plot-hint-free = Son bonus est à vous désormais, et son massif peut être planté.
plot-waiting = Ensuite : { $does }.
plot-order = { $where ->
    [start] Ordre de la pile : { $now ->
        [you] vous êtes au sommet
       *[other] { $name } est au sommet
    }{ $then ->
        [none] {""}
       *[other] , puis { $then }
    }.
    [last] Ordre de la dernière pile : { $now ->
        [you] vous
       *[other] { $name }
    }{ $then ->
        [none] {""}
       *[other] , puis { $then }
    }.
   *[column] { $now ->
        [you] À vous : la plus haute des Fleurs qui restaient en colonne { $column } est la vôtre
       *[other] À { $name } : la plus haute des Fleurs qui restaient en colonne { $column } est la sienne
    }{ $then ->
        [none] {""}
       *[other] {"\u00A0"}; puis { $then }
    }.
}

plot-gives = Donne
plot-and-token = et, du jeton,
plot-token-gone = le jeton n’est que pour la première Fleur
plot-told-go = Votre jardinier va au { $crossing }
plot-told-plant = { $level } au { $bed }
plot-told-replace = { $level } au { $bed }, à la place de { $was }
plot-told-water = { $bed } devient { $level }
plot-told-way = { $steps ->
    [one] Un pas : { $spaces }
   *[other] { $steps } pas : { $spaces }
}
plot-told-neutral = La Fleur neutre est au bas de la case { $space } : qui y vient paie 3
plot-told-stop = Renoncer au reste de cette action
plot-told-met-standard = remplit la requête de la ligne { $row }
plot-told-met-special = remplit la requête spéciale de la ligne { $row }
plot-go-assign = { $left ->
    [0] Attribuer ainsi
    [one] Encore une tuile
   *[other] Encore { $left } tuiles
}
plot-go-keep = { $left ->
    [0] Garder
    [one] Une carte à choisir
   *[other] { $left } cartes à choisir
}
plot-go-place = Poser ici
plot-go-neutral = La mettre ici
plot-go-walk = Y marcher
plot-go-move = Y aller
plot-go-start = Commencer ici
plot-go-plant = Planter ici
plot-go-water = L’arroser
plot-go-advance = Avancer
plot-go-use = Utiliser la carte
plot-go-sell = Vendre la carte
plot-go-choose = Celle-ci
plot-go-free = Le libérer
plot-go-stop = Oui, arrêter
plot-stop = Arrêter
plot-choices = Choix
plot-way-over = par { $spaces } : { $cost ->
    [0] gratuit
   *[other] −{ $cost }
}
plot-way-from = le jardinier au { $crossing } : { $cost ->
    [0] gratuit
   *[other] −{ $cost }
}
plot-this-gardener = choisir le jardinier au { $crossing }

plot-columns = Le plateau d’actions
plot-start = Départ
plot-start-stack = Fleurs au départ, depuis le haut : { $names }
plot-both-faces = Faces des jetons
plot-faces-note = { $round ->
    [1] Cette manche, les faces claires comptent ; à la seconde, les foncées.
   *[other] Les faces foncées comptent à présent.
}
plot-printed = imprimé
plot-face-light = claire
plot-face-dark = foncée
plot-tracks = Les pistes
plot-prizes = objectif montré : { $shown } ; puis { $stack }
plot-requests = Requêtes par ligne
plot-request-standard = requête standard { $plants } pour { $points }
plot-request-special = requête spéciale { $plants } pour { $points }
plot-met = remplie
plot-missing = il manque { $plants }
plot-too-long = demande plus de plantes que la ligne n’a de massifs : jamais remplie
plot-slot = ligne { $row }, { $beds } massifs : { $tile ->
    [none] pas encore de tuile
   *[other] { $tile }
}
plot-tile = tuile { $plants } pour { $points }
plot-tile-told = { $plants } ({ $points })
plot-laid = posée
plot-lay-here = tuile…
plot-needs-four = 4 massifs
plot-warn-short = La tuile de la ligne { $row } demande quatre plantes, mais la ligne n’a que trois massifs : elle ne serait jamais remplie.
plot-your-tiles = Vos tuiles
plot-open = { $count ->
    [one] libre
   *[other] libres
}
plot-columns-worth = colonnes pleines : { $worth }

plot-hand = Vos cartes
plot-cards = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
plot-use = utiliser pour 2 pièces
plot-sell = vendre pour 3 pièces
plot-use-short = jouer −2
plot-sell-short = vendre +3
plot-card = la carte « { $does } »
plot-unseen-cards = Pas encore vues, dans la pioche ou d’autres mains ({ $count })
plot-deck = pioche { $count }
plot-deck-note = { $count ->
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
} Quand elle est vide, la défausse est mélangée.
plot-discard-title = Pioche et défausse
plot-discard = Défausse, la plus récente d’abord ({ $count })
plot-final-cards = Cartes Fin de partie
plot-coins = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
plot-animals = { $count ->
    [one] un animal
   *[other] { $count } animaux
}
plot-prizes-held = { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}
plot-animals-worth = { $count } animaux ; le prochain donne { $next } points
plot-total-now = { $total } si c’était fini
plot-others = Les autres jardins
plot-look-garden = voir le jardin { DE($name) }
plot-garden-of = Jardin : { $name }
plot-holds = { $points } points · { $coins } pièces · { $cards } cartes · { $animals } animaux
plot-parts = Parties de la table
plot-tab-columns = Plateau
plot-tab-garden = Jardin
plot-tab-hand = Cartes
plot-tab-tracks = Pistes
plot-tab-others = Autres

## Les touches

plot-key-arrows = d’une chose éclairée à la suivante
plot-key-board = au plateau d’actions
plot-key-garden = au jardin
plot-key-tracks = aux pistes
plot-key-cards = à vos cartes
plot-key-choices = choisir cette case, action, tuile
plot-key-confirm = choisir ; puis confirmer
plot-key-stop = arrêter
plot-key-faces = les deux faces des jetons
plot-key-escape = recommencer le choix

## Le décompte

plot-part-requests = Requêtes
plot-part-tracks = Pistes
plot-part-prizes = Objectifs
plot-part-animals = Animaux
plot-part-actions = Actions
plot-part-columns = Colonnes
plot-part-coins = Pièces
plot-part-finals = Cartes Fin de partie
plot-why-requests = { $standard ->
    [0] aucune requête remplie
   *[other] remplies : { $standard } standard, { $special } { $special ->
        [one] spéciale
       *[other] spéciales
    }
}
plot-why-tracks = { $points ->
    [0] ni case à points ni pas inutilisé
   *[other] points des cases et des pas inutilisés
}
plot-why-prizes = { $prizes ->
    [0] aucun pris au bout d’une piste
    [one] un pris au bout d’une piste
   *[other] { $prizes } pris au bout des pistes
}
plot-why-animals = { $animals ->
    [0] aucun n’est venu
    [one] un est venu
   *[other] { $animals } sont venus
}
plot-why-freed = { $animals ->
    [0] aucun libéré
   *[other] { $animals } { $animals ->
        [one] libéré
       *[other] libérés
    }{ $butterfly ->
        [yes] {" "}: 4 pour le papillon et pour chacun libéré après lui
       *[no] , mais pas le papillon, qui donne les points
    }
}
plot-why-actions = { $points ->
    [0] aucun des cases, des jetons ni des cartes
   *[other] points des cases, des jetons et des cartes
}
plot-why-column = toute plantée, { $best } au mieux
plot-why-no-column = pas toute plantée
plot-why-coins = { $coins ->
    [0] aucune pièce restante, trois font un point
    [one] une pièce restante, trois font un point
   *[other] { $coins } pièces restantes, trois font un point
}
plot-tie-stack = À égalité à { $points } : la Fleur plus haute dans la dernière pile passe devant. { $order }.
plot-look = Voir la table

## Les options

plot-option-expert = Expert : autres jardins au prix des chemins, deux jardiniers, animaux sur les massifs, cartes Fin de partie
plot-option-expert-note = L’essentiel de ce qui y est imprimé est reconstitué : voir la page de la boîte.
plot-option-reset = Un pion au bout de sa piste revient
plot-option-reset-end-of-turn = à la fin du tour
plot-option-reset-at-once = aussitôt
plot-option-zero = Qui n’avance pas du tout reçoit
plot-option-zero-points = les points des pas non faits
plot-option-zero-nothing = rien
