# Le journal : celui qui joue est nommé devant ; $you dit si c’est le lecteur
botanicus-log-lay = le jeton Fleur { $token } est posé sur le plateau
botanicus-log-garden = { $you ->
    [yes] recevez le jardin { $garden }
   *[no] reçoit le jardin { $garden }
}
botanicus-log-deal-tile = { $you ->
    [yes] recevez la requête { $card }
   *[no] reçoit la requête { $card }
}
botanicus-log-deal-card = { $you ->
    [yes] piochez { $card }
   *[no] pioche { $card }
}
botanicus-log-deal-card-shuffled = { $you ->
    [yes] piochez { $card }, une fois la défausse mélangée pour refaire la pioche
   *[no] pioche { $card }, une fois la défausse mélangée pour refaire la pioche
}
botanicus-log-deal-card-hidden = pioche une carte
botanicus-log-deal-final = { $you ->
    [yes] recevez la carte Fin de partie { $card }
   *[no] reçoit la carte Fin de partie { $card }
}
botanicus-log-deal-final-hidden = reçoit une carte Fin de partie
botanicus-log-assign = { $you ->
    [yes] attribuez { $names } à vos lignes, de haut en bas
   *[no] attribue { $names } à ses lignes, de haut en bas
}
botanicus-log-assign-hidden = attribue ses tuiles à ses lignes
botanicus-log-keep = { $you ->
    [yes] gardez { $names }
   *[no] garde { $names }
}
botanicus-log-keep-hidden = garde { $count ->
    [1] une carte Fin de partie
   *[other] { $count } cartes Fin de partie
}
botanicus-log-start = { $you ->
    [yes] posez votre jardinier au { $crossing }
   *[no] pose son jardinier au { $crossing }
}
botanicus-log-start-second = { $you ->
    [yes] posez un second jardinier au { $crossing }
   *[no] pose un second jardinier au { $crossing }
}
botanicus-log-neutral = { $you ->
    [yes] déplacez
   *[no] déplace
} la Fleur neutre sur la { $space }
botanicus-log-walk = { $you ->
    [yes] marchez
   *[no] marche
} jusqu’au { $crossing } { $cost ->
    [0] gratuitement
    [one] pour { $cost } pièce
   *[other] pour { $cost } pièces
}
botanicus-log-use = { $you ->
    [yes] utilisez
   *[no] utilise
} { $card } pour 2 pièces
botanicus-log-sell = { $you ->
    [yes] vendez { $card }
   *[no] vend { $card }
}
botanicus-log-place = { $you ->
    [yes] placez votre Fleur sur la { $space }
   *[no] place sa Fleur sur la { $space }
}
botanicus-log-place-paid = { $you ->
    [yes] placez votre Fleur
   *[no] place sa Fleur
} sur la { $space } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
botanicus-log-choose = { $you ->
    [yes] choisissez : { $action }
   *[no] choisit : { $action }
}
botanicus-log-advance = { $you ->
    [yes] avancez
   *[no] avance
} { $track ->
    [0] la bourse
    [1] la brouette
   *[2] la pelle
} jusqu’à la { $space }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } pièce
   *[other] {" "}pour { $cost } pièces
}
botanicus-log-plant = { $you ->
    [yes] plantez { $level } en { $bed }
   *[no] plante { $level } en { $bed }
}
botanicus-log-water = { $you ->
    [yes] arrosez { $bed } (niveau { $level })
   *[no] arrose { $bed } (niveau { $level })
}
botanicus-log-move = { $you ->
    [yes] déplacez
   *[no] déplace
} un jardinier au { $crossing }
botanicus-log-free = { $you ->
    [yes] libérez
   *[no] libère
} { $animal ->
    [butterfly] le papillon
    [squirrel] l’écureuil
    [bird] l’oiseau
    [frog] la grenouille
   *[tortoise] la tortue
}
botanicus-log-stop = { $you ->
    [yes] renoncez au reste
   *[no] renonce au reste
}
botanicus-log-stop-track = { $you ->
    [yes] laissez le pion où il est
   *[no] laisse le pion où il est
}

# Ce qui en résulte, sous la ligne du journal
botanicus-then-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
botanicus-then-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-unused = { $count ->
    [1] 1 case non utilisée : +1 point
   *[other] { $count } cases non utilisées : +{ $count } points
}
botanicus-then-standard = requête standard de la ligne { $row } satisfaite : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-special = requête spéciale de la ligne { $row } satisfaite : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-column = la colonne { $column } est entièrement fleurie
botanicus-then-animal = un animal gagné : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-butterfly = bonus du papillon : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-prize = un jeton Objectif : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
botanicus-then-back = le pion { $track ->
    [0] Bourse
    [1] Brouette
   *[2] Pelle
} retourne au départ de sa piste
botanicus-then-round = La seconde manche commence : les jetons Fleur montrent leur face foncée
botanicus-then-last = Les derniers tours commencent : chacun choisit une piste et y avance d’une case

# Les actions, telles que le plateau, les jetons et les cartes les montrent
botanicus-action-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
botanicus-action-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
botanicus-action-move = se déplacer de { $n } pas
botanicus-action-water = arroser { $n ->
    [1] une fois
   *[other] { $n } fois
}
botanicus-action-plant = planter { $plants }
botanicus-action-animal = un animal
botanicus-action-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
botanicus-action-purse = bourse, { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
botanicus-action-wheelbarrow = brouette, { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
botanicus-action-shovel = pelle, { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
botanicus-action-prize = un jeton Objectif
botanicus-action-pole = pole position

# Refus : ce qui est demandé maintenant
botanicus-now-lay = Il faut d’abord poser un jeton Fleur sur le plateau (« lay … »).
botanicus-now-garden = Il faut d’abord donner à chacun son jardin (« garden … »).
botanicus-now-tiles = Il faut d’abord distribuer les tuiles Requête (« deal R… »).
botanicus-now-assign = Attribuez d’abord vos tuiles aux lignes de votre jardin, de haut en bas.
botanicus-now-finals = Il faut d’abord distribuer les cartes Fin de partie (« deal F… »).
botanicus-now-keep = Choisissez d’abord ce que vous gardez des cartes Fin de partie reçues.
botanicus-now-start = Posez d’abord votre jardinier sur un croisement de départ.
botanicus-now-neutral = Déplacez d’abord la Fleur neutre sur une case de la colonne suivante.
botanicus-now-before = Vous pouvez maintenant marcher et jouer une carte ; ensuite vous placez votre Fleur, ou choisissez une piste au dernier tour.
botanicus-now-order = Plusieurs actions attendent ; choisissez d’abord laquelle vient ensuite (« choose … »).
botanicus-now-draw = Il faut d’abord piocher une carte (« deal K… »).
botanicus-now-free = Choisissez d’abord quel animal vous libérez.
botanicus-now-move = Votre jardinier peut maintenant se déplacer ; déplacez-le, ou arrêtez-vous là.
botanicus-now-plant = Vous avez maintenant de quoi planter ; plantez, ou arrêtez-vous là.
botanicus-now-water = Vous avez maintenant de quoi arroser ; arrosez, ou arrêtez-vous là.
botanicus-now-track = Votre pion peut maintenant avancer sur sa piste ; avancez, ou arrêtez-vous là.

# Refus : les noms
botanicus-sentence = « { $sentence } » n’est pas une phrase de Botanicus ; il y a « walk n22 n12 », « use K3 », « sell K3 », « place 2.3 », « choose water 2 », « advance P1 P2a », « plant I b3 », « water b3 », « move n22 n12 », « stop » et d’autres.
botanicus-over = Les derniers tours sont joués et la partie est finie : « { $sentence } » arrive trop tard.
botanicus-hidden = Ce qui n’est pas montré (« ? ») ne peut pas être rejoué.
botanicus-token = « { $token } » n’est pas un jeton Fleur ; ce sont D1 à D8 et S1 à S8.
botanicus-garden = « { $garden } » n’est pas un jardin ; ceux de la variante Expert sont G1 à G4.
botanicus-unknown = « { $name } » n’a pas sa place ici ; les cartes sont K1 à K18, les tuiles Requête R1 à R20, les cartes Fin de partie F1 à F12.
botanicus-final = On ne garde que des cartes Fin de partie ; ce sont F1 à F12.
botanicus-crossing = « { $crossing } » n’est pas un croisement ; ils vont de n11 à n43, la ligne avant la colonne.
botanicus-bed = « { $bed } » n’est pas un massif ; les massifs vont de a1 à d5.
botanicus-space = « { $space } » n’est pas une case du plateau ; une case est sa colonne et sa rangée, comme 2.3.
botanicus-action = « { $action } » n’est pas une action ; une action s’écrit comme « water 2 », « plant I II » ou « purse 1 ».
botanicus-track-space = « { $space } » n’est pas une case d’une piste.
botanicus-level = « { $level } » n’est pas un niveau ; les niveaux sont I, II, III et IV.
botanicus-animal = « { $animal } » n’est pas un animal ; les animaux sont butterfly (papillon), squirrel (écureuil), bird (oiseau), frog (grenouille) et tortoise (tortue).

# Refus : la mise en place
botanicus-not-to-lay = { $token } ne peut pas être posé ici ; chaque jeton se pose une fois, ceux à points (D) sur les rangées 1 et 2, ceux à rayons (S) sur les rangées 3 et 4.
botanicus-garden-taken = Quelqu’un d’autre a déjà le jardin { $garden }.
botanicus-tile-dealt = La tuile { $tile } a déjà été distribuée.
botanicus-final-dealt = { $card } n’est pas parmi les cartes Fin de partie qui peuvent venir maintenant.
botanicus-not-your-tile = { $tile } n’est pas une de vos tuiles.
botanicus-tile-twice = Chaque tuile va à une seule ligne.
botanicus-tiles-number = Il faut attribuer une tuile à chaque ligne qui a une requête : { $needed } en tout, pas { $given }.
botanicus-keep-number = Gardez { $needed ->
    [1] une carte Fin de partie
   *[other] { $needed } cartes Fin de partie
}, ni plus ni moins.
botanicus-not-offered = Vous ne pouvez pas garder { $cards } : choisissez parmi les cartes reçues, chacune une fois.
botanicus-not-a-start = Aucun de vos jardiniers ne peut partir de { $crossing } : prenez un croisement de départ libre de votre jardin.

# Refus : avant la Fleur
botanicus-no-gardener = Aucun de vos jardiniers ne se tient en { $crossing }.
botanicus-occupied = Un de vos jardiniers se tient déjà en { $crossing } ; choisissez un autre croisement.
botanicus-walked = Ce jardinier a déjà marché ce tour-ci : on ne marche qu’une fois, d’une traite.
botanicus-walk-cost = Cette marche coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, et vous { $coins ->
    [0] n’en avez aucune
   *[other] en avez { $coins }
}.
botanicus-carded = Vous avez déjà joué une carte ce tour-ci ; on n’en joue pas plus.
botanicus-not-in-hand = { $card } n’est pas dans votre main.
botanicus-not-in-deck = { $card } n’est pas dans la pioche.
botanicus-card-cost = Utiliser une carte coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, et vous { $coins ->
    [0] n’en avez aucune
   *[other] en avez { $coins }
} ; vous pouvez la vendre à la place.
botanicus-column = { $space } n’est pas dans la colonne suivante, qui est la colonne { $column }.
botanicus-last-turn = Au dernier tour on ne place pas sa Fleur : choisissez une piste, pour y avancer d’une case.
botanicus-flower-cost = Placer votre Fleur en { $space } coûterait { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} à cause de celles qui y sont déjà, et vous { $coins ->
    [0] n’en avez aucune
   *[other] en avez { $coins }
}.

# Refus : les actions
botanicus-not-waiting = « { $waiting } » n’est pas parmi les actions que vous pouvez choisir maintenant.
botanicus-no-way = Aucun chemin de ce genre ne mène en { $space } depuis la case de votre pion.
botanicus-frog = La case { $space } n’est ouverte qu’à ceux qui ont libéré la grenouille.
botanicus-way-cost = Ce chemin coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, et vous { $coins ->
    [0] n’en avez aucune
   *[other] en avez { $coins }
}.
botanicus-better-way = Un autre chemin vers { $space } n’est ni plus long ni plus cher ; prenez celui-là.
botanicus-other-level = La plante à placer est de niveau { $due }, pas { $level }.
botanicus-out-of-reach = { $bed } est hors de portée : vous ne soignez que les massifs autour de votre jardinier.
botanicus-no-bed = Votre jardin n’a pas de massif en { $bed }.
botanicus-animal-there = Un animal habite encore { $bed } ; libérez-le avant d’y planter.
botanicus-same-level = Une plante de niveau { $level } pousse déjà en { $bed } ; plantez-y un autre niveau, ou plantez ailleurs.
botanicus-nothing-there = Rien ne pousse encore en { $bed } : il n’y a rien à arroser.
botanicus-full-grown = La plante en { $bed } est au niveau IV et ne peut plus grandir.
botanicus-moved = Ce jardinier s’est déjà déplacé ; les pas qui restent sont pour l’autre.
botanicus-too-far = { $crossing } est trop loin : vous avez { $steps } pas.
botanicus-freed = Vous avez déjà libéré { $animal ->
    [butterfly] le papillon
    [squirrel] l’écureuil
    [bird] l’oiseau
    [frog] la grenouille
   *[tortoise] la tortue
}.

# Une boîte corrigée
botanicus-box-action = « { $where } » doit être une action, comme "coin 2", "plant I II", "purse 1" ou "animal" ; une case peut aussi être "pole".
botanicus-box-actions = « { $where } » doit être une liste d’une à quatre actions, comme ["coin 2", "plant I"] ; sur une piste elle peut aussi être vide, ou compter un "prize".
botanicus-box-links = « { $where } » doit être une liste d’au plus trois cases différentes, chacune suivie du coût de son chemin, de 0 à 9, s’il est payant, comme ["S7 2", "S6"].
botanicus-box-prizes = « { $where } » doit être six nombres de points de 0 à 99, le plus élevé d’abord.
botanicus-box-beds = « { $where } » doit être cinq lignes de quatre signes, "#" pour un massif et "." pour rien, avec un massif dans chaque ligne et chaque colonne.
botanicus-box-crossing = « { $where } » doit être un croisement, de "n11" à "n43".
botanicus-box-starts = « { $where } » doit être trois croisements différents, de "n11" à "n43".
botanicus-box-bed = « { $where } » doit être un massif, de "a1" à "d5".
botanicus-box-costs = « { $where } » doit donner ligne par ligne des coûts de 0 à 9 : quatre lignes de deux pour across, trois lignes de trois pour down.
botanicus-box-plants = « { $where } » doit être un à quatre niveaux, comme "I II II" ; seule une requête standard peut être vide.
botanicus-box-counts = « { $where } » doit être once, beds, level I, level II, level III, level IV, columns, rows, standard, special, animals ou prizes.
botanicus-box-no-prize = « { $where } » a un jeton Objectif, et la piste Brouette n’en donne pas.
botanicus-box-link = « { $where } » mène en { $space }, qui doit être une case de la même piste, et pas son départ.
botanicus-box-frog = « { $where } » doit rester vide : la case de la grenouille est la dernière.
botanicus-box-track = La piste qui commence par « { $where } » doit compter de 1 à 16 cases et ne jamais revenir sur elle-même.
botanicus-box-no-bed = « { $where } » n’est pas un massif de ce jardin : aucun animal ne peut y habiter.
botanicus-box-same-bed = Deux animaux de « { $where } » habitent le même massif, et il en faut un pour chacun.

# Le contenu de la boîte, élément par élément
botanicus-element-space = case { $name } de la zone Action
botanicus-element-token = jeton Fleur { $name }
botanicus-element-track = case { $name } d’une piste
botanicus-element-prize = { $name ->
    [round] jetons Objectif ronds
   *[square] jetons Objectif carrés
}
botanicus-element-garden = jardin { $name ->
    [base] de base
   *[other] { $name }
}
botanicus-element-request = requête standard, jardin { $garden ->
    [base] de base
   *[other] { $garden }
}, ligne { $row }
botanicus-element-columns = une colonne fleurie, meilleure plante { $name }
botanicus-element-animals = animal numéro { $name }
botanicus-element-card = carte Jardin { $name }
botanicus-element-tile = requête spéciale { $name }
botanicus-element-final = carte Fin de partie { $name }
botanicus-element-garden-beds = massifs { $value }
botanicus-element-garden-fountain = fontaine { $value }
botanicus-element-garden-across = chemins horizontaux { $value }
botanicus-element-garden-down = chemins verticaux { $value }
botanicus-element-garden-starts = départs { $value }
botanicus-element-garden-butterfly = papillon { $value }
botanicus-element-garden-squirrel = écureuil { $value }
botanicus-element-garden-bird = oiseau { $value }
botanicus-element-garden-frog = grenouille { $value }
botanicus-element-garden-tortoise = tortue { $value }

# Feuilles de score
botanicus-score-true = « { $where } » doit être true ou false.
botanicus-score-number = « { $where } » doit être un nombre entier de 0 à { $most }.
botanicus-score-board = « { $board } » n’est pas le plateau Jardin { DE($name) } ; c’est l’un de G1 à G4.
botanicus-score-garden-rows = Le jardin { DE($name) } a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, pas 5.
botanicus-score-garden-row = La ligne { $row } du jardin { DE($name) } a { $beds ->
    [one] { $beds } entrée
   *[other] { $beds } entrées
}, pas 4.
botanicus-score-level = « { $level } », dans le jardin { DE($name) }, n’est pas un niveau ; c’est "I", "II", "III", "IV" ou null.
botanicus-score-no-bed = Le jardin { DE($name) } n’a pas de massif à l’entrée { $bed } de la ligne { $row }.
botanicus-score-new-bed = { $name } a une plante à l’entrée { $bed } de la ligne { $row }, où notre jardin reconstitué n’a pas de massif ; elle compte comme sur un massif.
botanicus-score-final = « { $card } » ({ $name }) n’est pas une carte Fin de partie ; ce sont F1 à F12.

# Les parties d’un score
botanicus-part-track = Points sur la piste
botanicus-part-column = Colonne fleurie
botanicus-part-coins = Pièces
botanicus-part-final = Carte Fin de partie

# What a hint says for an action
botanicus-reason-met = La requête { $request ->
    [special] spéciale de la ligne { $row }
   *[standard] de la ligne { $row }
} est satisfaite : { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
botanicus-reason-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
botanicus-reason-coins = Cela rapporte { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
botanicus-reason-gives = Cela vous donne : { $action }.
botanicus-reason-token = Personne n’est encore sur cette case : le jeton Fleur est aussi pour vous ({ $action }).
botanicus-reason-dearer = Qui viendra sur cette case après vous devra payer.
botanicus-reason-next = C’est la case du haut : la Fleur la plus haute joue la première dans la colonne suivante.
botanicus-reason-block = Qui voudra cette case ({ $action }) devra payer 3 pièces.
botanicus-reason-pole = Plus personne ne gagnera les 3 pièces de la pole position.
botanicus-reason-finals = Ces cartes rapporteraient déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
botanicus-reason-fits = Chaque tuile tient dans sa ligne.
botanicus-reason-nearer = Il ne manquera plus que { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
} à la ligne { $row } pour sa { $request ->
    [special] requête spéciale
   *[standard] requête
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
botanicus-reason-reach = Vos jardiniers atteignent alors { $count ->
    [one] { $count } massif
   *[other] { $count } massifs
} de lignes où une requête reste à satisfaire.

## On the home page, and what a table may choose

botanicus-title = Botanicus
botanicus-note = Parcourez le jardin, soignez les massifs, faites fleurir les plantes.
botanicus-credit = Botanicus est un jeu de Samuele Tabellini et Vieri Masseini.
botanicus-option-expert = Variante Expert : d’autres jardins, des chemins payants, deux jardiniers, des animaux sur les massifs, des cartes Fin de partie
botanicus-option-expert-note = Presque tout ce qui y est imprimé est reconstitué : voyez la page du contenu de la boîte.
botanicus-option-track_reset = Un pion au bout de sa piste revient
botanicus-option-track_reset-end-of-turn = à la fin du tour
botanicus-option-track_reset-at-once = aussitôt
botanicus-option-zero_steps = Qui n’avance pas du tout reçoit
botanicus-option-zero_steps-points = les points des cases non utilisées
botanicus-option-zero_steps-nothing = rien

## Parts of the box

botanicus-section-space = Cases de la zone Action
botanicus-section-token = Jetons Fleur
botanicus-section-track = Cases des pistes
botanicus-section-prize = Jetons Objectif
botanicus-section-garden = Jardins
botanicus-section-request = Requêtes standard
botanicus-section-columns = Colonnes fleuries
botanicus-section-animals = Animaux
botanicus-section-card = Cartes Jardin
botanicus-section-tile = Requêtes spéciales
botanicus-section-final = Cartes Fin de partie
