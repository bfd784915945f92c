## La table d’Arborea : questions, noms, le décompte raconté.

arborea-board-title = Arborea
arborea-board-note = Tour { $turn } · encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} pour le Soleil
arborea-board-brief = { $turns ->
    [none] ☀ encore { $left }
   *[other] { $turns ->
        [1] dernier tour
       *[other] encore { $turns } tours
    }
}
arborea-board-turns-left = { $count ->
    [1] le dernier tour
   *[other] encore { $count } tours
}
arborea-board-asked = { $cause } : { $question }
arborea-board-end-near = { $count ->
    [0] Le Soleil est au bout : encore deux tours chacun après celui-ci
    [one] La fin approche : le Soleil a encore { $count } case, puis chacun a encore deux tours
   *[other] La fin approche : le Soleil a encore { $count } cases, puis chacun a encore deux tours
}
arborea-board-end-turns = { $count ->
    [0] Vous avez joué votre dernier tour
    [one] Votre dernier tour
   *[other] Vos { $count } derniers tours
}
arborea-board-cell = { $season } : qui y place un Villageois à l’entrée avance son cube
arborea-board-slot = Pour qui recouvre cet emplacement ({ $creature }) : { $gives }
arborea-board-slot-tile = Tuile Bonus, pour la première Créature ({ $creature }) : { $gives }
arborea-board-slot-there = { $creature } : l’inviter donne { $spirit } Esprit
arborea-board-rows = L’Esprit gagné en invitant depuis chaque rangée
arborea-board-lost = Ne donne rien : { $what } ({ $why })
arborea-board-lost-card = vous avez déjà trois cartes
arborea-board-lost-decks = les paquets sont vides
arborea-board-lost-invite = aucune Créature aux Terres Frontalières
arborea-board-lost-place = personne ne peut être placé
arborea-board-lost-gift = vous y avez déjà fait trois cadeaux
arborea-board-lost-train-TY = plus de jeune à former
arborea-board-lost-train-TV = plus d’ancien à former
arborea-board-lost-biome = le Biome est déjà à 8
arborea-board-lost-spirit = votre Esprit est au plus haut
arborea-board-lost-season = votre cube est au bout
arborea-board-lost-sage = vous n’y avez fait aucun cadeau
arborea-board-lost-slot = plus d’emplacement libre, ou plus de Créature de ce type ; seul le Soleil avance
arborea-board-lost-convert = le Biome à dépenser manque, ou l’autre est déjà à 8
arborea-board-gives-nothing = Cela ne donne rien pour l’instant.
arborea-board-warn-captive = Aucune intersection libre : sauf si une carte en ouvre une ce tour-ci, la Créature ira en captivité (−3 Esprit à la fin)
arborea-board-hint-no-crossing = Aucune intersection n’est libre : il ne reste que la captivité, qui coûte 3 Esprit à la fin si la Créature n’est pas libérée.
arborea-board-caged = { $creature }, en captivité : { $count ->
    [one] { $count }
   *[other] { $count }
}, −3 Esprit par Créature à la fin
arborea-board-spirit-worth = { $points } pts
arborea-board-her-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
arborea-board-skip = Passer
arborea-board-her-step = Tour de Feronia, { $at } sur { $of }
arborea-board-try-way = { $way ->
    [east] Déplacer la carte à droite
    [west] Déplacer la carte à gauche
    [north] Déplacer la carte en haut
   *[south] Déplacer la carte en bas
}
arborea-board-sun = Le Soleil est en { $at } sur { $last }
arborea-board-sun-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}

arborea-board-track-TL = piste en haut à gauche
arborea-board-track-TR = piste en haut à droite
arborea-board-track-BL = piste en bas à gauche
arborea-board-track-BR = piste en bas à droite
arborea-board-track-short-TL = en haut à gauche
arborea-board-track-short-TR = en haut à droite
arborea-board-track-short-BL = en bas à gauche
arborea-board-track-short-BR = en bas à droite
arborea-board-area-TL-above = Arbre
arborea-board-area-TL-below = Champi­gnon
arborea-board-area-TR-above = Cartes
arborea-board-area-TR-below = Eau
arborea-board-area-BL-above = Fleur
arborea-board-area-BL-below = Herbe
arborea-board-area-BR-above = Éponge
arborea-board-area-BR-below = Créatures
arborea-board-habitat-T = Arbre
arborea-board-habitat-M = Champignon
arborea-board-habitat-F = Fleur
arborea-board-habitat-G = Herbe
arborea-board-habitat-P = Éponge
arborea-board-habitat-W = Eau
arborea-board-habitat-R = Roche
arborea-board-creature-frog = Grenouille Fongie
arborea-board-creature-worm = Ver à Ramure
arborea-board-creature-hamster = Hamstombre
arborea-board-creature-cat = Caudachat
arborea-board-creature-antspider = Fourmaraigne
arborea-board-creature-owl = Sagibou
arborea-board-short-frog = Gr
arborea-board-short-worm = Ve
arborea-board-short-hamster = Ha
arborea-board-short-cat = Ca
arborea-board-short-antspider = Fo
arborea-board-short-owl = Sa
arborea-board-villager-elder = adulte
arborea-board-villager-young = jeune
arborea-board-villager-veteran = ancien
arborea-board-letter-elder = A
arborea-board-letter-young = J
arborea-board-letter-veteran = N
arborea-board-season-SPRING = Printemps
arborea-board-season-SUMMER = Été
arborea-board-season-AUTUMN = Automne
arborea-board-season-WINTER = Hiver
arborea-board-trail = sentier { $number } ({ $area })
arborea-board-card = { $deck ->
    [red] la carte rouge { $number }
    [yellow] la carte jaune { $number }
    [blue] la carte bleue { $number }
    [purple] la carte violette { $number }
   *[start] la carte de départ { $number }
}

arborea-board-symbol-spirit = { $change } Esprit
arborea-board-symbol-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arborea-board-symbol-attract = attirer { $creature }
arborea-board-symbol-convert = { $left } en { $right }
arborea-board-symbol-gift-to = cadeau au Sage { $area }
arborea-board-symbol-TY = former un jeune
arborea-board-symbol-TV = former un ancien
arborea-board-symbol-PV = placer un Villageois
arborea-board-symbol-ADV = avancer une piste
arborea-board-symbol-CARD = prendre une carte
arborea-board-symbol-REFRESH = renouveler les cartes
arborea-board-symbol-INV = inviter une Créature
arborea-board-symbol-SAGE = les récompenses du Sage
arborea-board-symbol-GIFT = un cadeau

arborea-board-counts-gifts = { $each } par cadeau
arborea-board-counts-steps = { $each } par case de saison
arborea-board-counts-line = { $each } par Créature de la meilleure ligne
arborea-board-counts-rock = { $each } par Roche visible
arborea-board-counts-beside_water = { $each } par Créature près de l’Eau
arborea-board-counts-held = { $each } par carte encore en main
arborea-board-counts-trained = { $each } par jeune ou ancien disponible
arborea-board-counts-spirit = { $each } par Esprit au-dessus de 0
arborea-board-counts-water = { $each } par Eau visible
arborea-board-counts-cards = { $each } par carte posée
arborea-board-counts-kinds = { $each } par type de Créature
arborea-board-counts-frogs_and_worms = { $each } par Grenouille et Ver
arborea-board-counts-hamsters_and_cats = { $each } par Hamstombre et Caudachat
arborea-board-counts-antspiders_and_owls = { $each } par Fourmaraigne et Sagibou
arborea-board-counts-group = { $each } par case du plus grand groupe

arborea-board-ask-over = La partie est finie.
arborea-board-ask-deal = Une carte est retournée…
arborea-board-steps = Les étapes d’un tour
arborea-board-step-pilgrimage = Pèlerinage
arborea-board-step-activate = Activer
arborea-board-step-complete = Compléter
arborea-board-step-tracks = Pistes
arborea-board-step-build = Construire
arborea-board-hint-start = Choisissez une case encadrée, puis qui y placer. Les symboles Saison ne comptent pas encore.
arborea-board-hint-pilgrimage = La case encadrée est l’entrée ; un symbole Saison y fait aussi avancer votre cube. La flèche fait avancer sa piste.
arborea-board-hint-again = Placer ou avancer encore une fois ; l’Esprit se paie d’abord.
arborea-board-hint-activate = Choisissez un sentier éclairé : votre Villageois y active tous les symboles, puis rentre.
arborea-board-hint-complete = On paie avec les Biomes du plateau ; la récompense vient aussitôt.
arborea-board-hint-lay = Touchez une case, tournez la carte, puis posez-la. Les chiffres : les points de vos Créatures.
arborea-board-hint-creatures = Choisissez une intersection ; le chiffre est le gain de vos Créatures.
arborea-board-hint-forced = Le tronçon intérieur est levé : l’un des dix sentiers de la piste, au choix.
arborea-board-hint-exit = { $mover ->
    [you] Vous avez fait avancer la { $track }
    [her] Le tour de Feronia a fait avancer la { $track }
   *[other] { $name } a fait avancer la { $track }
} : { $reach ->
    [0] aucun sentier n’est encore atteint.
    [1] sortie possible vers le sentier 1, en haut ou en bas.
    [2] sortie possible vers le sentier 1 ou 2, en haut ou en bas.
   *[other] sortie possible vers les sentiers 1 à { $reach }, en haut ou en bas.
}

arborea-board-map = Le plateau
arborea-board-tracks = Les quatre pistes
arborea-board-area = { $area }, le long de la { $track }
arborea-board-entry = { $season ->
    [none] Entrée, { $track }, sans symbole
   *[other] Entrée, { $track }, { $season }
}{ $free ->
    [no] , occupée
   *[yes] {""}
}
arborea-board-advance = Avancer la { $track } de 1
arborea-board-to-swap = { $count ->
    [one] { $count } case avant la permutation
   *[other] { $count } cases avant la permutation
}
arborea-board-on-track = { $who ->
    [you] Votre { $villager }
   *[other] { $name }, { $villager }
}, { $walked ->
    [one] { $walked } case parcourue
   *[other] { $walked } cases parcourues
}{ $reach ->
    [0] {""}
    [1] , peut sortir au sentier 1
   *[other] , peut sortir aux sentiers 1 à { $reach }
}{ $until ->
    [none] {""}
    [swap] , reste jusqu’à la permutation
   *[other] , reste jusqu’au sentier { $until }
}
arborea-board-costs = coûte { $cost } Esprit
arborea-board-waiting = en attente : { $names }
arborea-board-waits = { $name }, { $villager }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
arborea-board-sage = Sage { $area }, récompenses { $rewards } ; cadeaux : { $gifts ->
    [none] aucun
   *[other] { $gifts }
}
arborea-board-gifts-of = { $name } : { $count ->
    [one] { $count } cadeau
   *[other] { $count } cadeaux
}
arborea-board-only-small = seulement avec un jeune ou un ancien

arborea-board-biomes = Biomes
arborea-board-biomes-would = { $count ->
    [0] rien à renouveler
   *[other] renouveler : +{ $count }
}
arborea-board-biome = { $biome } : { $free } à dépenser, marqué jusqu’à { $lower }, renouveler donnerait { $would }
arborea-board-borderlands = Terres Frontalières
arborea-board-column = { $creature } : { $there } ici, { $supply } à venir ; { $next ->
    [none] aucune case à couvrir
   *[other] la prochaine case donne { $next }
}{ $spirit ->
    [none] {""}
   *[other] ; inviter donne { $spirit } Esprit
}
arborea-board-seasons = Saisons
arborea-board-season-step = place { $seat } : case { $step }, fois { $multiplier }
arborea-board-season-own = la vôtre : { $base } × { $multiplier } = { $points }
arborea-board-cards = Cartes
arborea-board-held = Vos cartes
arborea-board-decks = Cartes visibles
arborea-board-place-free = place libre
arborea-board-card-label = { $card }, demande { $needs }, donne { $reward ->
    [none] rien
   *[other] { $reward }
}
arborea-board-payable = les Biomes suffisent
arborea-board-lacking = { $count ->
    [one] il manque { $count } Biome
   *[other] il manque { $count } Biomes
}
arborea-board-deck = { $cards ->
    [1] la dernière carte du paquet
   *[other] { $cards } cartes dans le paquet
}{ $under ->
    [0] {""}
   *[other] , dont { $under ->
        [one] { $under } connue
       *[other] { $under } connues
    }
}
arborea-board-deck-left = reste { $cards }
arborea-board-deck-empty = paquet vide

arborea-board-of = { $you ->
    [yes] Votre Écosystème
   *[no] Écosystème { DE($name) }
}
arborea-board-look-at = Regarder l’Écosystème { DE($name) }
arborea-board-total-now = { $total } si tout finissait ici
arborea-board-tried = La carte en { $x }, { $y }, tournée de { $turned }° : Créatures { $before } → { $after }. Les flèches la déplacent, R la tourne, Entrée la pose.
arborea-board-cross = { $creature } en { $x }, { $y } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gain } en tout
arborea-board-card-mark = { $deck ->
    [red] R
    [yellow] J
    [blue] B
    [purple] V
   *[start] D
}{ $number }
arborea-board-turn = Tourner
arborea-board-next-fit = Ailleurs
arborea-board-creatures-change = Toutes les Créatures { $before } → { $after }
arborea-board-creature-change = { $creature } { $before } → { $after }
arborea-board-which-creature = Quelle Créature
arborea-board-captive = captive
arborea-board-invited = invitée
arborea-board-at-home = Disponibles
arborea-board-home = { $count ->
    [0] Aucun Villageois disponible
    [one] { $count } Villageois disponible
   *[other] { $count } Villageois disponibles
}
arborea-board-reserve = À former
arborea-board-spirit = Esprit { $spirit }, qui vaut { $points } en points à la fin
arborea-board-spirit-short = Esprit
arborea-board-gifts = Cadeaux
arborea-board-others = Les autres
arborea-board-parts = Parties de la table
arborea-board-tab-map = Plateau
arborea-board-tab-borders = Terres Frontalières
arborea-board-tab-grove = Écosystème
arborea-board-tab-cards = Cartes
arborea-board-tab-others = Autres
arborea-board-tab-feronia = Feronia

arborea-board-looked = Ce que cela ferait
arborea-board-choices = Ce qui peut être choisi
arborea-board-stay = Rester pour l’instant
arborea-board-stay-until = { $until ->
    [swap] Rester jusqu’à la permutation
   *[other] Rester jusqu’au sentier { $until }
}
arborea-board-stay-orders = Rester jusqu’à …
arborea-board-ask-again = Décider de nouveau : { $villager } { $track }
arborea-board-refresh = Toutes sous leurs paquets
arborea-board-give = { $area } ({ $count }/3)
arborea-board-cage = { $creature } : en captivité (−3 Esprit à la fin)
arborea-board-pass-rescue = Les y laisser
arborea-board-pass-again = Pas de second pèlerinage
arborea-board-pass-activate = Ne pas activer
arborea-board-pass-complete = Ne rien compléter
arborea-board-pass-creatures = Ne libérer personne
arborea-board-pass-card = Ne rien prendre
arborea-board-pass-refresh = Les laisser
arborea-board-pass-convert = Ne pas convertir
arborea-board-pass-place = Ne placer personne
arborea-board-pass-reward = Plus de récompense
arborea-board-go-place = Placer
arborea-board-go-advance = Avancer
arborea-board-go-leave = Quitter la piste
arborea-board-go-return = Reprendre
arborea-board-go-activate = Suivre ce sentier
arborea-board-go-take = Prendre cette carte
arborea-board-go-complete = La compléter
arborea-board-go-invite = Inviter
arborea-board-go-give = Offrir
arborea-board-go-reward = Prendre cette récompense
arborea-board-go-lay = La poser ici
arborea-board-go-settle = La placer ici
arborea-board-go-free = La libérer ici
arborea-board-go-stay = Rester
arborea-board-go-ask = Décider de nouveau
arborea-board-go-refresh = Renouveler
arborea-board-go-convert = Convertir
arborea-board-go-cage = Mettre en captivité
arborea-board-go-pass = Continuer
arborea-board-told-place = { $villager } sur la { $track }{ $season ->
    [none] {""}
   *[other] , avec { $season }
}
arborea-board-told-leave = Attend au { $trail }
arborea-board-told-return = L’adulte revient du { $trail }
arborea-board-told-activate = { $villager } sur le { $trail }
arborea-board-told-take = { $card }
arborea-board-told-complete = { $card }
arborea-board-told-invite = { $creature } vient chez vous
arborea-board-told-cage = { $creature } : en captivité
arborea-board-gain = points : { $points } si tout finissait ici

arborea-board-worth-habitats = { $count } × { $each }
arborea-board-worth-lines = { $count } × { $each }
arborea-board-worth-water = ({ $sum }) × 2 pour l’Eau
arborea-board-season-told = { $number } × { $each }{ $most ->
    [yes] , au plus { $base }
   *[no] {""}
} = { $base }, fois { $multiplier } pour le cube

arborea-board-her-difficulty = difficulté { $difficulty }
arborea-board-her-sum = { $over ->
    [yes] {""}
   *[no] Si tout finissait ici :{" "}
}{ $points } + { $steps } pas × { $difficulty } = { $total }
arborea-board-her-elders = { $count ->
    [one] { $count } adulte dans sa réserve
   *[other] { $count } adultes dans sa réserve
}
arborea-board-her-water = { $water } Eau à elle ; son pion est en { $marker } sur { $last }
arborea-board-her-completed = { $count ->
    [one] { $count } carte complétée
   *[other] { $count } cartes complétées
}
arborea-board-her-cards = Ses cartes
arborea-board-her-stack = { $count } dans sa pile
arborea-board-her-tracks = Pistes : { $tracks }
arborea-board-her-side = { $side ->
    [above] Sort vers le haut
   *[below] Sort vers le bas
}
arborea-board-her-season = Place d’abord sur les symboles Saison
arborea-board-her-creature = Prend { $creature }, sinon vers la { $arrow ->
    [left] gauche
   *[right] droite
}
arborea-board-deck-name = { $deck ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
}
arborea-board-her-decks = Cartes du paquet { $first }, puis { $second }
arborea-board-her-open = Ses cartes, ses pas, ce qu’elle vient de faire
arborea-board-her-turn = Ce qu’elle vient de faire
arborea-board-her-nothing = Encore rien.

arborea-board-part-biomes = Biomes
arborea-board-part-borderlands = Terres Frontalières et cartes
arborea-board-part-spirit = Esprit
arborea-board-part-SPRING = Printemps
arborea-board-part-SUMMER = Été
arborea-board-part-AUTUMN = Automne
arborea-board-part-WINTER = Hiver
arborea-board-part-creatures = Créatures
arborea-board-part-steps = Pas
arborea-board-why-biomes = { $points ->
    [0] aucun renouvellement n’a donné de points
   *[other] les renouvellements de la partie
}
arborea-board-why-borderlands = { $points ->
    [0] aucun point imprimé gagné
   *[other] points imprimés sur les cases, les tuiles et les cartes
}
arborea-board-why-spirit = { $captives ->
    [0] Esprit { $left }
    [one] { $captives } Créature en captivité : { $taken } de moins, Esprit { $left }
   *[other] { $captives } Créatures en captivité : { $taken } de moins, Esprit { $left }
}{ $lowest ->
    [yes] , le plus bas possible
   *[no] {""}
}
arborea-board-why-steps = { $steps } pas + { $creatures ->
    [one] { $creatures } Créature
   *[other] { $creatures } Créatures
} + { $completed ->
    [one] { $completed } carte
   *[other] { $completed } cartes
} + { $pairs ->
    [one] { $pairs } paire dans la pile
   *[other] { $pairs } paires dans la pile
} + { $waiting } en attente = { $all }, × { $difficulty }
arborea-board-scene-spirit = Esprit
arborea-board-scene-seasons = Saisons
arborea-board-scene-creatures = Créatures
arborea-board-scene-feronia = Les points de Feronia
arborea-board-none = Aucune.
arborea-board-look = Revoir le plateau
arborea-board-tie-creatures = Égalité à { $points } : le nombre de Créatures dans l’Écosystème décide. { $figures }.
arborea-board-tie-spirit = Égalité à { $points }, et autant de Créatures : l’Esprit décide. { $figures }.
arborea-board-tie-steps = Égalité à { $points }, autant de Créatures et d’Esprit : les cases atteintes sur les pistes Saison décident. { $figures }.
arborea-board-tie-shared = Égalité à { $points }, et en Créatures, en Esprit et en saisons : la place est partagée entre { $names }.
arborea-board-tie-feronia = Égalité à { $points } : contre Feronia, il faut plus de points qu’elle.

arborea-board-key-arrows = d’un choix à l’autre ; déplacer la carte essayée
arborea-board-key-map = au plateau
arborea-board-key-borders = aux Terres Frontalières
arborea-board-key-cards = aux cartes
arborea-board-key-grove = à l’Écosystème
arborea-board-key-choices = prendre ce choix
arborea-board-key-turn = tourner la carte
arborea-board-key-fit = essayer l’emplacement suivant
arborea-board-key-pass = passer
arborea-board-key-confirm = choisir ; puis confirmer
arborea-board-key-escape = recommencer le choix
