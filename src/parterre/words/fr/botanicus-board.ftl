## La table de Botanicus : questions, étiquettes, le décompte raconté.

botanicus-board-title = Botanicus
botanicus-board-round = Manche { $round } sur 2 · colonne { $column } sur 8
botanicus-board-setting-up = Mise en place
botanicus-board-brief = M{ $round } · { $column }/8
botanicus-board-last-turns = Les derniers tours

botanicus-board-level-I = graine I
botanicus-board-level-II = pousse II
botanicus-board-level-III = jeune plant III
botanicus-board-level-IV = plante fleurie IV
botanicus-board-track-purse = Bourse
botanicus-board-track-wheelbarrow = Brouette
botanicus-board-track-shovel = Pelle
botanicus-board-stop-at = { $where ->
    [start] case Départ
   *[space] case { $nth }
}{ $path ->
    [upper] {" "}(chemin du haut)
    [lower] {" "}(chemin du bas)
   *[only] {""}
}
botanicus-board-bed = massif { $bed }
botanicus-board-crossing = croisement entre { $first } et { $second }
botanicus-board-column = Colonne { $column }
botanicus-board-space = { $row ->
    [1] case du haut
    [2] deuxième case
    [3] troisième case
   *[4] case du bas
} de la colonne { $column }
botanicus-board-neutral = la Fleur neutre
botanicus-board-empty = vide
botanicus-board-near = à portée
botanicus-board-gardener = un jardinier s’y trouve
botanicus-board-becomes = devient { $level }
botanicus-board-plants = y planter { $level }
botanicus-board-token-of = jeton Fleur : { $does }
botanicus-board-flowers = Fleurs depuis le bas : { $names }
botanicus-board-pawns = pions : { $names }
botanicus-board-frog-space = seulement avec la grenouille
botanicus-board-cost = coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
botanicus-board-free = gratuit
botanicus-board-pole-gives = 3 pièces à la première Fleur, rien à payer
botanicus-board-too-dear = trop cher : vous { $coins ->
    [0] n’en avez aucune
    [1] en avez une
   *[other] en avez { $coins }
}
botanicus-board-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-board-unused = { $count ->
    [1] 1 case non utilisée : +1 point
   *[other] { $count } cases non utilisées : +{ $count } points
}
botanicus-board-bought = { $count ->
    [one] { $count } case achetée
   *[other] { $count } cases achetées
}
botanicus-board-toll = chemin payant : { $toll ->
    [1] une pièce
   *[other] { $toll } pièces
}
botanicus-board-path-cost = ce chemin coûte { $cost ->
    [0] 0 pièce
    [1] une pièce
   *[other] { $cost } pièces
}
botanicus-board-coins-then = { $change } { $count ->
    [one] pièce
   *[other] pièces
}

botanicus-board-animal-butterfly = Papillon
botanicus-board-animal-butterfly-does = 4 points, puis 4 pour chaque autre animal et chaque jeton Objectif
botanicus-board-animal-squirrel = Écureuil
botanicus-board-animal-squirrel-does = 6 pièces chaque fois qu’une colonne est entièrement fleurie
botanicus-board-animal-bird = Oiseau
botanicus-board-animal-bird-does = 2 points de plus par requête standard, 6 de plus par requête spéciale
botanicus-board-animal-frog = Grenouille
botanicus-board-animal-frog-does = ouvre une case de plus au bout de la piste Bourse
botanicus-board-animal-tortoise = Tortue
botanicus-board-animal-tortoise-does = piochez trois cartes Fin de partie et gardez-en une

botanicus-board-final-once = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
botanicus-board-final-beds = { $points } par massif fleuri
botanicus-board-final-level-I = { $points } par graine I
botanicus-board-final-level-II = { $points } par pousse II
botanicus-board-final-level-III = { $points } par jeune plant III
botanicus-board-final-level-IV = { $points } par plante fleurie IV
botanicus-board-final-columns = { $points } par colonne fleurie
botanicus-board-final-rows = { $points } par ligne fleurie
botanicus-board-final-standard = { $points } par requête standard satisfaite
botanicus-board-final-special = { $points } par requête spéciale satisfaite
botanicus-board-final-animals = { $points } par animal
botanicus-board-final-prizes = { $points } par jeton Objectif
botanicus-board-final-now = pour l’instant { $times } fois : { $scores }

botanicus-board-ask-deal = On met la partie en place
botanicus-board-ask-draw = On pioche une carte
botanicus-board-ask-assign = Attribuez vos requêtes aux lignes
botanicus-board-ask-keep = { $count ->
    [1] Gardez une carte Fin de partie
   *[other] Gardez { $count } cartes Fin de partie
}
botanicus-board-ask-start = Placez votre { $nth ->
    [second] second
   *[first] premier
} jardinier
botanicus-board-ask-neutral = Déplacez la Fleur neutre vers la colonne { $column }
botanicus-board-ask-before = Placez votre Fleur en colonne { $column }
botanicus-board-ask-last = Votre dernier tour : choisissez une piste
botanicus-board-ask-order = Par quoi commencer ?
botanicus-board-ask-plant = Plantez : { $level }{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
botanicus-board-ask-water = Arrosez une plante{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
botanicus-board-ask-move = Déplacez votre jardinier { $count ->
    [1] d’un pas
   *[other] de { $count } pas au plus
}
botanicus-board-ask-track = { $track } : avancez { $count ->
    [1] d’une case
   *[other] de { $count } cases au plus
}
botanicus-board-ask-free = Libérez un de vos animaux
botanicus-board-ask-over = La partie est finie
botanicus-board-cause-track = Grâce à la piste { $track }.
botanicus-board-cause-space = Grâce à la { $space }.
botanicus-board-cause-token = Grâce au jeton Fleur de votre case.
botanicus-board-cause-card = Grâce à votre carte Jardin.
botanicus-board-cause-last = C’est votre dernier tour.
botanicus-board-hint-tile = { $plants }, { $points ->
    [1] un point
   *[other] { $points } points
} : choisissez maintenant sa ligne.
botanicus-board-hint-assign = Choisissez une tuile, puis sa ligne. Si la ligne en a déjà une, les deux tuiles changent de place.
botanicus-board-hint-before = { $may ->
    [both] Avant cela, vous pouvez marcher une fois (le prix en pièces est sur chaque croisement) et jouer une carte.
    [walk] Avant cela, vous pouvez marcher une fois : le prix en pièces est sur chaque croisement.
    [card] Avant cela, vous pouvez jouer une carte.
   *[none] {""}
}
botanicus-board-hint-last-flower = Votre dernière Fleur : il restera ensuite un dernier tour à chacun.
botanicus-board-hint-last = Avancez d’une case, puis la partie est finie pour vous.
botanicus-board-hint-neutral = Vous jouez en premier dans cette colonne : c’est donc à vous de la déplacer.
botanicus-board-hint-order = Une action se termine avant que la suivante ne commence.
botanicus-board-hint-plant = Dans un massif autour de votre jardinier.
botanicus-board-hint-water = Elle gagne un niveau ; elle doit être autour de votre jardinier.
botanicus-board-hint-move = Ces pas ne coûtent rien.
botanicus-board-hint-track = Chaque case de plus coûte 3 pièces ; chaque case non utilisée rapporte 1 point.
botanicus-board-hint-keep = Les autres retournent à la pile.
botanicus-board-hint-start = Sur l’un des trois croisements de départ.
botanicus-board-hint-free = Son bonus est désormais à vous, et son massif peut être fleuri.
botanicus-board-you = vous
botanicus-board-waiting = Ensuite : { $does }.
botanicus-board-order = À { $now ->
    [you] vous
   *[other] { $name }
}{ $then ->
    [none] {""}
   *[other] , puis { $then }
}.
botanicus-board-order-why = { $where ->
    [start] C’est l’ordre de la pile.
    [last] C’est l’ordre de la dernière pile.
   *[column] La Fleur la plus haute encore en colonne { $column } joue d’abord.
}

botanicus-board-gives = Donne
botanicus-board-and-token = et, du jeton,
botanicus-board-token-gone = le jeton Fleur n’est que pour la première Fleur
botanicus-board-pole-gone = les pièces ne sont que pour la première Fleur : vous ne gagnez rien
botanicus-board-lost-water = rien à arroser autour de votre jardinier : perdu
botanicus-board-lost-plant = aucun massif pour cela autour de votre jardinier : perdu
botanicus-board-lost-animal = vous avez déjà les cinq animaux : aucun autre
botanicus-board-lost-card = il ne reste aucune carte à piocher
botanicus-board-lost-prize = il ne reste aucun jeton Objectif
botanicus-board-lost-track = le pion ne peut pas avancer : seulement les points des cases non utilisées
botanicus-board-lost-steps = le pion ne peut pas avancer : vous ne gagnez rien
botanicus-board-ends-turn = Votre tour sera alors fini : impossible d’annuler.
botanicus-board-ends-card = Une carte sera alors piochée : impossible d’annuler.
botanicus-board-told-go = Votre jardinier va au { $crossing }
botanicus-board-told-plant = { $level } au { $bed }
botanicus-board-told-replace = { $level } au { $bed }, à la place de { $was }
botanicus-board-told-water = { $bed } devient { $level }
botanicus-board-told-way = { $steps ->
    [one] { $steps } case, jusqu’à la { $space }
   *[other] { $steps } cases, jusqu’à la { $space }
}
botanicus-board-told-neutral = La Fleur neutre est au bas de cette case : qui y vient paie 3 pièces
botanicus-board-told-met-standard = satisfait la requête standard de la ligne { $row }
botanicus-board-told-met-special = satisfait la requête spéciale de la ligne { $row }
botanicus-board-go-assign = { $left ->
    [0] Attribuer ainsi
    [one] Encore une tuile
   *[other] Encore { $left } tuiles
}
botanicus-board-go-keep = { $left ->
    [0] Garder
    [one] Une carte à choisir
   *[other] { $left } cartes à choisir
}
botanicus-board-go-place = Placer ici
botanicus-board-go-neutral = La mettre ici
botanicus-board-go-walk = Y marcher
botanicus-board-go-move = Y aller
botanicus-board-go-start = Commencer ici
botanicus-board-go-plant = Planter ici
botanicus-board-go-water = L’arroser
botanicus-board-go-advance = Avancer
botanicus-board-go-use = Utiliser la carte
botanicus-board-go-sell = Vendre la carte
botanicus-board-go-choose = Celle-ci
botanicus-board-go-free = Le libérer
botanicus-board-go-stop = { $kind ->
    [track] Oui, rester
    [move] Oui, rester ici
   *[other] Oui, y renoncer
}
botanicus-board-stop = { $kind ->
    [track] { $gain ->
        [0] Rester, aucun point
        [one] Rester, +{ $gain } point
       *[other] Rester, +{ $gain } points
    }
    [move] Rester ici
   *[other] Y renoncer
}
botanicus-board-choices = Choix
botanicus-board-way-over = par { $spaces } : { $cost ->
    [0] gratuit
    [one] −1 pièce
   *[other] −{ $cost } pièces
}
botanicus-board-way-from = le jardinier au { $crossing } : { $cost ->
    [0] gratuit
    [one] −1 pièce
   *[other] −{ $cost } pièces
}
botanicus-board-this-gardener = choisir le jardinier au { $crossing }

botanicus-board-columns = La zone Action
botanicus-board-start = Départ
botanicus-board-start-stack = Fleurs au départ, depuis le haut : { $names }
botanicus-board-both-faces = Faces des jetons
botanicus-board-faces-note = { $round ->
    [1] Dans cette manche comptent les faces claires ; dans la seconde, les foncées.
   *[other] Dans cette manche comptent les faces foncées.
}
botanicus-board-printed = imprimé
botanicus-board-face-light = claire
botanicus-board-face-dark = foncée
botanicus-board-tracks = Les pistes
botanicus-board-prizes = { $shown ->
    [0] Il ne reste aucun jeton Objectif
   *[other] Jeton Objectif : { $shown } points pour qui arrive au bout de cette piste{ $stack ->
        [none] , et c’est le dernier
       *[other] {"\u00A0"}; ensuite { $stack }
    }
}
botanicus-board-requests = Requêtes par ligne
botanicus-board-request-standard = requête standard { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
botanicus-board-request-special = requête spéciale { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
botanicus-board-met = satisfaite
botanicus-board-missing = il manque { $plants }
botanicus-board-too-long = demande plus de plantes que la ligne n’a de massifs : elle ne sera jamais satisfaite
botanicus-board-slot = ligne { $row }, { $beds ->
    [one] { $beds } massif
   *[other] { $beds } massifs
} : { $tile ->
    [none] pas encore de tuile
   *[other] { $tile }
}
botanicus-board-tile = tuile { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
botanicus-board-tile-told = { $plants } ({ $points })
botanicus-board-laid = posée
botanicus-board-lay-here = tuile…
botanicus-board-needs-beds = { $count ->
    [one] { $count } massif
   *[other] { $count } massifs
}
botanicus-board-warn-short = { $count ->
    [one] La tuile de la ligne { $rows } demande plus de plantes que la ligne n’a de massifs : elle ne serait jamais satisfaite.
   *[other] Les tuiles des lignes { $rows } demandent plus de plantes que ces lignes n’ont de massifs : elles ne seraient jamais satisfaites.
}
botanicus-board-your-tiles = Vos tuiles
botanicus-board-open = { $count ->
    [one] libre
   *[other] libres
}
botanicus-board-column-open = Colonne { $column } : { $count ->
    [1] un massif est encore vide
   *[other] { $count } massifs sont encore vides
}
botanicus-board-column-full = La colonne { $column } est entièrement fleurie : { $points ->
    [1] un point
   *[other] { $points } points
} à la fin
botanicus-board-columns-worth = colonnes fleuries, en points : { $worth }

botanicus-board-hand = Vos cartes
botanicus-board-cards = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
botanicus-board-use = utiliser pour 2 pièces
botanicus-board-sell = vendre pour 3 pièces
botanicus-board-use-short = jouer
botanicus-board-sell-short = vendre
botanicus-board-carded = une carte par tour, et vous l’avez jouée
botanicus-board-no-coins = l’utiliser coûte 2 pièces : vous en avez { $coins }
botanicus-board-not-now = les cartes se jouent à votre tour, avant la Fleur
botanicus-board-card = la carte « { $does } »
botanicus-board-unseen-cards = Pas encore vues, dans la pioche ou d’autres mains ({ $count })
botanicus-board-deck = pioche { $count }
botanicus-board-deck-note = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
} Quand elle est vide, la défausse est mélangée.
botanicus-board-discard-title = Pioche et défausse
botanicus-board-discard = Défausse, la plus récente d’abord ({ $count })
botanicus-board-final-cards = Cartes Fin de partie
botanicus-board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
botanicus-board-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
botanicus-board-prizes-held = { $count ->
    [one] { $count } jeton Objectif
   *[other] { $count } jetons Objectif
}
botanicus-board-animals-worth = { $count ->
    [0] Aucun animal encore
    [one] Un animal
   *[other] { $count } animaux
} ; { $next ->
    [0] il n’en reste pas d’autre
   *[other] le prochain donne { $next } points
}
botanicus-board-total-now = { $total } si c’était fini
botanicus-board-total-final = points à la fin
botanicus-board-others = Les autres jardins
botanicus-board-look-garden = voir le jardin { DE($name) }
botanicus-board-garden-of = { $you ->
    [yes] Votre jardin
   *[no] Jardin { DE($name) }
}
botanicus-board-holds = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
}
botanicus-board-hand-of = En main à la fin
botanicus-board-parts = Parties de la table
botanicus-board-tab-columns = Plateau
botanicus-board-tab-garden = Jardin
botanicus-board-tab-hand = Cartes
botanicus-board-tab-tracks = Pistes
botanicus-board-tab-others = Autres

## Les touches

botanicus-board-key-arrows = d’une chose éclairée à la suivante
botanicus-board-key-board = à la zone Action
botanicus-board-key-garden = au jardin
botanicus-board-key-tracks = aux pistes
botanicus-board-key-cards = à vos cartes
botanicus-board-key-choices = choisir cette case, action, tuile
botanicus-board-key-confirm = choisir ; puis confirmer
botanicus-board-key-stop = rester, ou y renoncer
botanicus-board-key-faces = les deux faces des jetons
botanicus-board-key-escape = recommencer le choix

## Le décompte

botanicus-board-part-requests = Requêtes
botanicus-board-part-tracks = Pistes
botanicus-board-part-prizes = Jetons Objectif
botanicus-board-part-animals = Animaux
botanicus-board-part-actions = Actions
botanicus-board-part-columns = Colonnes
botanicus-board-part-coins = Pièces
botanicus-board-part-finals = Cartes Fin de partie
botanicus-board-why-requests = { $standard ->
    [0] aucune requête satisfaite
   *[other] satisfaites : { $standard } standard, { $special ->
        [0] aucune spéciale
        [one] { $special } spéciale
       *[other] { $special } spéciales
    }
}
botanicus-board-why-tracks = { $points ->
    [0] ni case à points ni case non utilisée
   *[other] points des cases des pistes et des cases non utilisées
}
botanicus-board-why-prizes = { $prizes ->
    [0] aucun pris au bout d’une piste
    [one] { $prizes } pris au bout d’une piste
   *[other] { $prizes } pris au bout des pistes
}
botanicus-board-why-animals = { $animals ->
    [0] aucun animal gagné
    [one] { $animals } animal gagné
   *[other] { $animals } animaux gagnés
}
botanicus-board-why-freed = { $animals ->
    [0] aucun libéré
   *[other] { $animals } { $animals ->
        [one] libéré
       *[other] libérés
    }{ $butterfly ->
        [yes] {" "}: 4 pour le papillon et pour chacun libéré après lui
       *[no] , mais pas le papillon, qui donne les points
    }
}
botanicus-board-why-actions = { $points ->
    [0] aucun, ni des cases, ni des jetons Fleur, ni des cartes
   *[other] points des cases, des jetons Fleur et des cartes
}
botanicus-board-why-column = entièrement fleurie, { $best } au mieux
botanicus-board-why-no-column = pas entièrement fleurie
botanicus-board-why-coins = { $coins ->
    [0] aucune pièce restante, trois font un point
    [one] { $coins } pièce restante, trois font un point
   *[other] { $coins } pièces restantes, trois font un point
}
botanicus-board-tie-stack = Égalité à { $points } : la Fleur la plus haute dans la dernière pile passe devant. { $order }.
botanicus-board-look = Revoir la table

## Les options
