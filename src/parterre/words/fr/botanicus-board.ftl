## La table de Botanicus : questions, étiquettes, le décompte raconté.

plot-title = Botanicus
plot-round = Manche { $round } sur 2 · colonne { $column } sur 8
plot-setting-up = Mise en place
plot-brief = M{ $round } · { $column }/8
plot-last-turns = Les derniers tours

plot-level-I = graine I
plot-level-II = pousse II
plot-level-III = jeune plant III
plot-level-IV = plante fleurie IV
plot-track-purse = Bourse
plot-track-wheelbarrow = Brouette
plot-track-shovel = Pelle
plot-stop-at = { $where ->
    [start] case Départ
   *[space] case { $nth }
}{ $path ->
    [upper] {" "}(chemin du haut)
    [lower] {" "}(chemin du bas)
   *[only] {""}
}
plot-bed = massif { $bed }
plot-crossing = croisement entre { $first } et { $second }
plot-column = Colonne { $column }
plot-space = { $row ->
    [1] case du haut
    [2] deuxième case
    [3] troisième case
   *[4] case du bas
} de la colonne { $column }
plot-neutral = la Fleur neutre
plot-empty = vide
plot-near = à portée
plot-gardener = un jardinier s’y trouve
plot-becomes = devient { $level }
plot-plants = y planter { $level }
plot-token-of = jeton Fleur : { $does }
plot-flowers = Fleurs depuis le bas : { $names }
plot-pawns = pions : { $names }
plot-frog-space = seulement avec la grenouille
plot-cost = coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
plot-free = gratuit
plot-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
plot-unused = { $count ->
    [1] 1 case non utilisée : +1 point
   *[other] { $count } cases non utilisées : +{ $count } points
}
plot-bought = { $count ->
    [one] { $count } case achetée
   *[other] { $count } cases achetées
}
plot-toll = chemin payant : { $toll ->
    [1] une pièce
   *[other] { $toll } pièces
}
plot-path-cost = ce chemin coûte { $cost ->
    [0] 0 pièce
    [1] une pièce
   *[other] { $cost } pièces
}
plot-coins-then = { $change } { $count ->
    [one] pièce
   *[other] pièces
}

plot-animal-butterfly = Papillon
plot-animal-butterfly-does = 4 points, puis 4 pour chaque autre animal et chaque jeton Objectif
plot-animal-squirrel = Écureuil
plot-animal-squirrel-does = 6 pièces chaque fois qu’une colonne est entièrement fleurie
plot-animal-bird = Oiseau
plot-animal-bird-does = 2 points de plus par requête standard, 6 de plus par requête spéciale
plot-animal-frog = Grenouille
plot-animal-frog-does = ouvre une case de plus au bout de la piste Bourse
plot-animal-tortoise = Tortue
plot-animal-tortoise-does = piochez trois cartes Fin de partie et gardez-en une

plot-final-once = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plot-final-beds = { $points } par massif fleuri
plot-final-level-I = { $points } par graine I
plot-final-level-II = { $points } par pousse II
plot-final-level-III = { $points } par jeune plant III
plot-final-level-IV = { $points } par plante fleurie IV
plot-final-columns = { $points } par colonne fleurie
plot-final-rows = { $points } par ligne fleurie
plot-final-standard = { $points } par requête standard satisfaite
plot-final-special = { $points } par requête spéciale satisfaite
plot-final-animals = { $points } par animal
plot-final-prizes = { $points } par jeton Objectif
plot-final-now = pour l’instant { $times } fois : { $scores }

plot-ask-deal = On met la partie en place
plot-ask-draw = On pioche une carte
plot-ask-assign = Attribuez vos requêtes aux lignes
plot-ask-keep = { $count ->
    [1] Gardez une carte Fin de partie
   *[other] Gardez { $count } cartes Fin de partie
}
plot-ask-start = Placez votre { $nth ->
    [second] second
   *[first] premier
} jardinier
plot-ask-neutral = Déplacez la Fleur neutre en colonne { $column }
plot-ask-before = Placez votre Fleur en colonne { $column }
plot-ask-last = Votre dernier tour : choisissez une piste
plot-ask-order = Par quoi commencer ?
plot-ask-plant = Plantez : { $level }{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
plot-ask-water = Arrosez une plante{ $all ->
    [one] {""}
   *[other] {" "}({ $nth } sur { $all })
}
plot-ask-move = Déplacez votre jardinier { $count ->
    [1] d’un pas
   *[other] de { $count } pas au plus
}
plot-ask-track = { $track } : avancez { $count ->
    [1] d’une case
   *[other] de { $count } cases au plus
}
plot-ask-free = Libérez un de vos animaux
plot-ask-over = La partie est finie
plot-cause-track = Grâce à la piste { $track }.
plot-cause-space = Grâce à la { $space }.
plot-cause-token = Grâce au jeton Fleur de votre case.
plot-cause-card = Grâce à votre carte Jardin.
plot-hint-assign = Choisissez une tuile, puis sa ligne. Si la ligne en a déjà une, les deux tuiles changent de place.
plot-hint-before = { $may ->
    [both] Avant cela, vous pouvez marcher une fois (le prix en pièces est sur chaque croisement) et jouer une carte.
    [walk] Avant cela, vous pouvez marcher une fois : le prix en pièces est sur chaque croisement.
    [card] Avant cela, vous pouvez jouer une carte.
   *[none] {""}
}
plot-hint-last-flower = Votre dernière Fleur : il restera ensuite un dernier tour à chacun.
plot-hint-last = Avancez d’une case, puis la partie est finie pour vous.
plot-hint-neutral = De vous deux, c’est à vous de jouer d’abord dans cette colonne : vous déplacez la Fleur neutre.
plot-hint-order = Une action se termine avant que la suivante ne commence.
plot-hint-plant = Dans un massif autour de votre jardinier.
plot-hint-water = Elle gagne un niveau ; elle doit être autour de votre jardinier.
plot-hint-move = Ces pas ne coûtent rien.
plot-hint-track = Chaque case de plus coûte 3 pièces ; chaque case non utilisée rapporte 1 point.
plot-hint-keep = Les autres retournent à la pile.
plot-hint-start = Sur l’un des trois croisements de départ.
plot-hint-free = Son bonus est désormais à vous, et son massif peut être fleuri.
plot-you = vous
plot-waiting = Ensuite : { $does }.
plot-order = À { $now ->
    [you] vous
   *[other] { $name }
}{ $then ->
    [none] {""}
   *[other] , puis { $then }
}.
plot-order-why = { $where ->
    [start] C’est l’ordre de la pile.
    [last] C’est l’ordre de la dernière pile.
   *[column] La Fleur la plus haute encore en colonne { $column } joue d’abord.
}

plot-gives = Donne
plot-and-token = et, du jeton,
plot-token-gone = le jeton Fleur n’est que pour la première Fleur
plot-pole-gone = les pièces ne sont que pour la première Fleur : vous ne gagnez rien
plot-lost-water = rien à arroser autour de votre jardinier : perdu
plot-lost-plant = aucun massif pour cela autour de votre jardinier : perdu
plot-lost-animal = vous avez déjà les cinq animaux : aucun autre
plot-lost-card = il ne reste aucune carte à piocher
plot-lost-prize = il ne reste aucun jeton Objectif
plot-lost-track = le pion ne peut pas avancer : seulement les points des cases non utilisées
plot-lost-steps = le pion ne peut pas avancer : vous ne gagnez rien
plot-ends-turn = Votre tour sera alors fini : impossible d’annuler.
plot-ends-card = Une carte sera alors piochée : impossible d’annuler.
plot-told-go = Votre jardinier va au { $crossing }
plot-told-plant = { $level } au { $bed }
plot-told-replace = { $level } au { $bed }, à la place de { $was }
plot-told-water = { $bed } devient { $level }
plot-told-way = { $steps ->
    [one] { $steps } case, jusqu’à la { $space }
   *[other] { $steps } cases, jusqu’à la { $space }
}
plot-told-neutral = La Fleur neutre est au bas de cette case : qui y vient paie 3 pièces
plot-told-met-standard = satisfait la requête standard de la ligne { $row }
plot-told-met-special = satisfait la requête spéciale de la ligne { $row }
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
plot-go-place = Placer ici
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
plot-go-stop = { $kind ->
    [track] Oui, rester
    [move] Oui, rester ici
   *[other] Oui, y renoncer
}
plot-stop = { $kind ->
    [track] { $gain ->
        [0] Rester, aucun point
        [one] Rester, +{ $gain } point
       *[other] Rester, +{ $gain } points
    }
    [move] Rester ici
   *[other] Y renoncer
}
plot-choices = Choix
plot-way-over = par { $spaces } : { $cost ->
    [0] gratuit
    [one] −1 pièce
   *[other] −{ $cost } pièces
}
plot-way-from = le jardinier au { $crossing } : { $cost ->
    [0] gratuit
    [one] −1 pièce
   *[other] −{ $cost } pièces
}
plot-this-gardener = choisir le jardinier au { $crossing }

plot-columns = La zone Action
plot-start = Départ
plot-start-stack = Fleurs au départ, depuis le haut : { $names }
plot-both-faces = Faces des jetons
plot-faces-note = { $round ->
    [1] Dans cette manche comptent les faces claires ; dans la seconde, les foncées.
   *[other] Dans cette manche comptent les faces foncées.
}
plot-printed = imprimé
plot-face-light = claire
plot-face-dark = foncée
plot-tracks = Les pistes
plot-prizes = { $shown ->
    [0] Il ne reste aucun jeton Objectif
   *[other] Jeton Objectif : { $shown } points pour qui arrive au bout de cette piste{ $stack ->
        [none] , et c’est le dernier
       *[other] {"\u00A0"}; ensuite { $stack }
    }
}
plot-requests = Requêtes par ligne
plot-request-standard = requête standard { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
plot-request-special = requête spéciale { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
plot-met = satisfaite
plot-missing = il manque { $plants }
plot-too-long = demande plus de plantes que la ligne n’a de massifs : elle ne sera jamais satisfaite
plot-slot = ligne { $row }, { $beds ->
    [one] { $beds } massif
   *[other] { $beds } massifs
} : { $tile ->
    [none] pas encore de tuile
   *[other] { $tile }
}
plot-tile = tuile { $plants } pour { $points ->
    [1] un point
   *[other] { $points } points
}
plot-tile-told = { $plants } ({ $points })
plot-laid = posée
plot-lay-here = tuile…
plot-needs-four = 4 massifs
plot-warn-short = La tuile de la ligne { $row } demande quatre plantes, mais la ligne n’a que trois massifs : elle ne serait jamais satisfaite.
plot-your-tiles = Vos tuiles
plot-open = { $count ->
    [one] libre
   *[other] libres
}
plot-column-open = Colonne { $column } : { $count ->
    [1] un massif est encore vide
   *[other] { $count } massifs sont encore vides
}
plot-column-full = La colonne { $column } est entièrement fleurie : { $points ->
    [1] un point
   *[other] { $points } points
} à la fin
plot-columns-worth = colonnes fleuries, en points : { $worth }

plot-hand = Vos cartes
plot-cards = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
plot-use = utiliser pour 2 pièces
plot-sell = vendre pour 3 pièces
plot-use-short = jouer
plot-sell-short = vendre
plot-carded = une carte par tour, et vous l’avez jouée
plot-no-coins = l’utiliser coûte 2 pièces : vous en avez { $coins }
plot-not-now = les cartes se jouent à votre tour, avant la Fleur
plot-card = la carte « { $does } »
plot-unseen-cards = Pas encore vues, dans la pioche ou d’autres mains ({ $count })
plot-deck = pioche { $count }
plot-deck-note = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
} Quand elle est vide, la défausse est mélangée.
plot-discard-title = Pioche et défausse
plot-discard = Défausse, la plus récente d’abord ({ $count })
plot-final-cards = Cartes Fin de partie
plot-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
plot-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
plot-prizes-held = { $count ->
    [one] { $count } jeton Objectif
   *[other] { $count } jetons Objectif
}
plot-animals-worth = { $count ->
    [0] Aucun animal encore
    [one] Un animal
   *[other] { $count } animaux
} ; { $next ->
    [0] il n’en reste pas d’autre
   *[other] le prochain donne { $next } points
}
plot-total-now = { $total } si c’était fini
plot-total-final = points à la fin
plot-others = Les autres jardins
plot-look-garden = voir le jardin { DE($name) }
plot-garden-of = { $you ->
    [yes] Votre jardin
   *[no] Jardin { DE($name) }
}
plot-holds = { $points ->
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
plot-hand-of = En main à la fin
plot-parts = Parties de la table
plot-tab-columns = Plateau
plot-tab-garden = Jardin
plot-tab-hand = Cartes
plot-tab-tracks = Pistes
plot-tab-others = Autres

## Les touches

plot-key-arrows = d’une chose éclairée à la suivante
plot-key-board = à la zone Action
plot-key-garden = au jardin
plot-key-tracks = aux pistes
plot-key-cards = à vos cartes
plot-key-choices = choisir cette case, action, tuile
plot-key-confirm = choisir ; puis confirmer
plot-key-stop = rester, ou y renoncer
plot-key-faces = les deux faces des jetons
plot-key-escape = recommencer le choix

## Le décompte

plot-part-requests = Requêtes
plot-part-tracks = Pistes
plot-part-prizes = Jetons Objectif
plot-part-animals = Animaux
plot-part-actions = Actions
plot-part-columns = Colonnes
plot-part-coins = Pièces
plot-part-finals = Cartes Fin de partie
plot-why-requests = { $standard ->
    [0] aucune requête satisfaite
   *[other] satisfaites : { $standard } standard, { $special } { $special ->
        [one] spéciale
       *[other] spéciales
    }
}
plot-why-tracks = { $points ->
    [0] ni case à points ni case non utilisée
   *[other] points des cases des pistes et des cases non utilisées
}
plot-why-prizes = { $prizes ->
    [0] aucun pris au bout d’une piste
    [one] { $prizes } pris au bout d’une piste
   *[other] { $prizes } pris au bout des pistes
}
plot-why-animals = { $animals ->
    [0] aucun animal gagné
    [one] { $animals } animal gagné
   *[other] { $animals } animaux gagnés
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
    [0] aucun, ni des cases, ni des jetons Fleur, ni des cartes
   *[other] points des cases, des jetons Fleur et des cartes
}
plot-why-column = entièrement fleurie, { $best } au mieux
plot-why-no-column = pas entièrement fleurie
plot-why-coins = { $coins ->
    [0] aucune pièce restante, trois font un point
    [one] { $coins } pièce restante, trois font un point
   *[other] { $coins } pièces restantes, trois font un point
}
plot-tie-stack = Égalité à { $points } : la Fleur la plus haute dans la dernière pile passe devant. { $order }.
plot-look = Revoir la table

## Les options

plot-option-expert = Variante Expert : d’autres jardins, des chemins payants, deux jardiniers, des animaux sur les massifs, des cartes Fin de partie
plot-option-expert-note = Presque tout ce qui y est imprimé est reconstitué : voyez la page du contenu de la boîte.
plot-option-reset = Un pion au bout de sa piste revient
plot-option-reset-end-of-turn = à la fin du tour
plot-option-reset-at-once = aussitôt
plot-option-zero = Qui n’avance pas du tout reçoit
plot-option-zero-points = les points des cases non utilisées
plot-option-zero-nothing = rien
