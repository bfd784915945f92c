## La table d’Arborea : questions, noms, le décompte raconté.

grove-title = Arborea
grove-note = Tour { $turn } · encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} pour le Soleil
grove-brief = { $turns ->
    [none] ☀ encore { $left }
   *[other] { $turns ->
        [1] dernier tour
       *[other] encore { $turns } tours
    }
}
grove-turns-left = { $count ->
    [1] le dernier tour
   *[other] encore { $count } tours
}
grove-asked = { $cause } : { $question }
grove-end-near = { $count ->
    [0] Le Soleil est au bout : encore deux tours chacun après celui-ci
    [one] La fin approche : le Soleil a encore { $count } case, puis chacun a encore deux tours
   *[other] La fin approche : le Soleil a encore { $count } cases, puis chacun a encore deux tours
}
grove-end-turns = { $count ->
    [0] Vous avez joué votre dernier tour
    [one] Votre dernier tour
   *[other] Vos { $count } derniers tours
}
grove-cell = { $season } : qui y place un Villageois à l’entrée avance son cube
grove-slot = Pour qui recouvre cet emplacement ({ $creature }) : { $gives }
grove-slot-tile = Tuile Bonus, pour la première Créature ({ $creature }) : { $gives }
grove-slot-there = { $creature } : l’inviter donne { $spirit } Esprit
grove-rows = L’Esprit gagné en invitant depuis chaque rangée
grove-lost = { $what } : perdu ({ $why })
grove-lost-card = vous avez déjà trois cartes
grove-lost-decks = les paquets sont vides
grove-lost-invite = aucune Créature aux Terres Frontalières
grove-lost-place = personne ne peut être placé
grove-lost-gift = vous y avez déjà fait trois cadeaux
grove-lost-train-TY = plus de jeune à former
grove-lost-train-TV = plus d’ancien à former
grove-lost-biome = le Biome est déjà à 8
grove-lost-spirit = votre Esprit est au plus haut
grove-lost-season = votre cube est au bout
grove-lost-sage = vous n’y avez fait aucun cadeau
grove-lost-slot = plus d’emplacement libre, ou plus de Créature de ce type ; seul le Soleil avance
grove-lost-convert = le Biome à dépenser manque, ou l’autre est déjà à 8
grove-gives-nothing = Cela ne donne rien pour l’instant.
grove-warn-captive = Aucune intersection libre : sauf si une carte en ouvre une ce tour-ci, la Créature ira en captivité (−3 Esprit à la fin)
grove-hint-no-crossing = Aucune intersection n’est libre : il ne reste que la captivité, qui coûte 3 Esprit à la fin si la Créature n’est pas libérée.
grove-caged = { $creature }, en captivité : { $count ->
    [one] { $count }
   *[other] { $count }
}, −3 Esprit par Créature à la fin
grove-spirit-worth = { $points } pts
grove-her-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
grove-skip = Passer
grove-her-step = Tour de Feronia, { $at } sur { $of }
grove-try-way = { $way ->
    [east] Déplacer la carte à droite
    [west] Déplacer la carte à gauche
    [north] Déplacer la carte en haut
   *[south] Déplacer la carte en bas
}
grove-sun = Le Soleil est en { $at } sur { $last }
grove-sun-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}

grove-track-TL = piste en haut à gauche
grove-track-TR = piste en haut à droite
grove-track-BL = piste en bas à gauche
grove-track-BR = piste en bas à droite
grove-track-short-TL = en haut à gauche
grove-track-short-TR = en haut à droite
grove-track-short-BL = en bas à gauche
grove-track-short-BR = en bas à droite
grove-area-TL-above = Arbre
grove-area-TL-below = Champi­gnon
grove-area-TR-above = Cartes
grove-area-TR-below = Eau
grove-area-BL-above = Fleur
grove-area-BL-below = Herbe
grove-area-BR-above = Éponge
grove-area-BR-below = Créatures
grove-habitat-T = Arbre
grove-habitat-M = Champignon
grove-habitat-F = Fleur
grove-habitat-G = Herbe
grove-habitat-P = Éponge
grove-habitat-W = Eau
grove-habitat-R = Roche
grove-creature-frog = Grenouille Fongie
grove-creature-worm = Ver à Ramure
grove-creature-hamster = Hamstombre
grove-creature-cat = Caudachat
grove-creature-antspider = Fourmaraigne
grove-creature-owl = Sagibou
grove-short-frog = Gr
grove-short-worm = Ve
grove-short-hamster = Ha
grove-short-cat = Ca
grove-short-antspider = Fo
grove-short-owl = Sa
grove-villager-elder = adulte
grove-villager-young = jeune
grove-villager-veteran = ancien
grove-letter-elder = A
grove-letter-young = J
grove-letter-veteran = N
grove-season-SPRING = Printemps
grove-season-SUMMER = Été
grove-season-AUTUMN = Automne
grove-season-WINTER = Hiver
grove-trail = sentier { $number } ({ $area })
grove-card = { $deck ->
    [red] la carte rouge { $number }
    [yellow] la carte jaune { $number }
    [blue] la carte bleue { $number }
    [purple] la carte violette { $number }
   *[start] la carte de départ { $number }
}

grove-symbol-spirit = { $change } Esprit
grove-symbol-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
grove-symbol-attract = attirer { $creature }
grove-symbol-convert = { $left } en { $right }
grove-symbol-gift-to = cadeau au Sage { $area }
grove-symbol-TY = former un jeune
grove-symbol-TV = former un ancien
grove-symbol-PV = placer un Villageois
grove-symbol-ADV = avancer une piste
grove-symbol-CARD = prendre une carte
grove-symbol-REFRESH = renouveler les cartes
grove-symbol-INV = inviter une Créature
grove-symbol-SAGE = les récompenses du Sage
grove-symbol-GIFT = un cadeau

grove-counts-gifts = { $each } par cadeau
grove-counts-steps = { $each } par case de saison
grove-counts-line = { $each } par Créature de la meilleure ligne
grove-counts-rock = { $each } par Roche visible
grove-counts-beside_water = { $each } par Créature près de l’Eau
grove-counts-held = { $each } par carte encore en main
grove-counts-trained = { $each } par jeune ou ancien disponible
grove-counts-spirit = l’Esprit, s’il est positif
grove-counts-water = { $each } par Eau visible
grove-counts-cards = { $each } par carte posée
grove-counts-kinds = { $each } par type de Créature
grove-counts-frogs_and_worms = { $each } par Grenouille et Ver
grove-counts-hamsters_and_cats = { $each } par Hamstombre et Caudachat
grove-counts-antspiders_and_owls = { $each } par Fourmaraigne et Sagibou
grove-counts-group = { $each } par case du plus grand groupe

grove-option-difficulty = Feronia
grove-option-difficulty-name = { $value ->
    [2] très facile
    [3] facile
    [4] équilibrée
    [5] exigeante
    [6] difficile
   *[7] très difficile
}
grove-option-caudachat = Le Caudachat cherche
grove-option-caudachat-worm = les Vers
grove-option-caudachat-antspider = les Fourmaraignes
grove-option-exits = Quand plusieurs pistes avancent, les Villageois sortent
grove-option-exits-together = quand toutes ont avancé
grove-option-exits-track-by-track = piste par piste
grove-option-caudachat-note = Le livret nomme deux Créatures pour le Caudachat ; l’aide de jeu dit les Vers.

grove-ask-over = La partie est finie.
grove-ask-deal = Une carte est retournée…
grove-steps = Les étapes d’un tour
grove-step-pilgrimage = Pèlerinage
grove-step-activate = Activer
grove-step-complete = Compléter
grove-step-tracks = Pistes
grove-step-build = Construire
grove-hint-start = Sa piste avance aussitôt de 1 case. Les symboles Saison ne comptent pas encore.
grove-hint-pilgrimage = La case encadrée est l’entrée ; un symbole Saison y avance aussi votre cube. La flèche avance sa piste.
grove-hint-again = Placer ou avancer encore une fois ; la perte d’Esprit se paie d’abord.
grove-hint-activate = Choisissez un sentier éclairé : votre Villageois y active tous les symboles, puis rentre.
grove-hint-complete = On paie avec les Biomes du plateau ; la récompense vient aussitôt.
grove-hint-lay = Touchez une case, tournez la carte, puis posez-la. Les chiffres : les points de vos Créatures.
grove-hint-creatures = Choisissez une intersection ; le chiffre est le gain de vos Créatures.
grove-hint-forced = Le tronçon intérieur est levé : l’un des dix sentiers de la piste, au choix.
grove-hint-exit = { $mover ->
    [you] Vous avez fait avancer la { $track }
    [her] Le tour de Feronia a fait avancer la { $track }
   *[other] { $name } a fait avancer la { $track }
} : { $reach ->
    [0] aucun sentier n’est encore atteint.
    [1] sortie possible vers le sentier 1, en haut ou en bas.
   *[other] sortie possible vers les sentiers 1 à { $reach }, en haut ou en bas.
}

grove-map = Le plateau
grove-tracks = Les quatre pistes
grove-area = { $area }, le long de la { $track }
grove-entry = { $season ->
    [none] Entrée, { $track }, sans symbole
   *[other] Entrée, { $track }, { $season }
}{ $free ->
    [no] , occupée
   *[yes] {""}
}
grove-advance = Avancer la { $track } de 1
grove-to-swap = { $count ->
    [one] { $count } case avant la permutation
   *[other] { $count } cases avant la permutation
}
grove-on-track = { $who ->
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
grove-costs = coûte { $cost } Esprit
grove-waiting = en attente : { $names }
grove-waits = { $name }, { $villager }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
grove-sage = Sage { $area }, récompenses { $rewards } ; cadeaux : { $gifts ->
    [none] aucun
   *[other] { $gifts }
}
grove-gifts-of = { $name } : { $count ->
    [one] { $count } cadeau
   *[other] { $count } cadeaux
}
grove-only-small = seulement avec un jeune ou un ancien

grove-biomes = Biomes
grove-biomes-would = { $count ->
    [0] rien à renouveler
   *[other] renouveler : +{ $count }
}
grove-biome = { $biome } : { $free } à dépenser, marqué jusqu’à { $lower }, renouveler donnerait { $would }
grove-borderlands = Terres Frontalières
grove-column = { $creature } : { $there } ici, { $supply } à venir ; { $next ->
    [none] aucune case à couvrir
   *[other] la prochaine case donne { $next }
}{ $spirit ->
    [none] {""}
   *[other] ; inviter donne { $spirit } Esprit
}
grove-seasons = Saisons
grove-season-step = place { $seat } : case { $step }, fois { $multiplier }
grove-season-own = la vôtre : { $base } × { $multiplier } = { $points }
grove-cards = Cartes
grove-held = Vos cartes
grove-decks = Cartes visibles
grove-place-free = place libre
grove-card-label = { $card }, demande { $needs }, donne { $reward ->
    [none] rien
   *[other] { $reward }
}
grove-payable = les Biomes suffisent
grove-lacking = { $count ->
    [one] il manque { $count } Biome
   *[other] il manque { $count } Biomes
}
grove-deck = { $cards ->
    [1] la dernière carte du paquet
   *[other] { $cards } cartes dans le paquet
}{ $under ->
    [0] {""}
   *[other] , dont { $under ->
        [one] { $under } connue
       *[other] { $under } connues
    }
}
grove-deck-left = reste { $cards }
grove-deck-empty = paquet vide

grove-of = { $you ->
    [yes] Votre Écosystème
   *[no] Écosystème { DE($name) }
}
grove-look-at = Regarder l’Écosystème { DE($name) }
grove-total-now = { $total } si tout finissait ici
grove-tried = La carte en { $x }, { $y }, tournée de { $turned }° : Créatures { $before } → { $after }. Les flèches la déplacent, R la tourne, Entrée la pose.
grove-cross = { $creature } en { $x }, { $y } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gain } en tout
grove-turn = Tourner
grove-next-fit = Autre emplacement
grove-creatures-change = Toutes les Créatures { $before } → { $after }
grove-creature-change = { $creature } { $before } → { $after }
grove-which-creature = Quelle Créature
grove-captive = captive
grove-invited = invitée
grove-at-home = Disponibles
grove-home = { $count ->
    [0] Aucun Villageois disponible
    [one] { $count } Villageois disponible
   *[other] { $count } Villageois disponibles
}
grove-reserve = À former
grove-spirit = Esprit { $spirit }, qui vaut { $points } en points à la fin
grove-spirit-short = Esprit
grove-gifts = Cadeaux
grove-others = Les autres
grove-parts = Parties de la table
grove-tab-map = Plateau
grove-tab-borders = Terres Frontalières
grove-tab-grove = Écosystème
grove-tab-cards = Cartes
grove-tab-others = Autres
grove-tab-feronia = Feronia

grove-looked = Ce que cela ferait
grove-choices = Ce qui peut être choisi
grove-stay = Rester pour l’instant
grove-stay-until = { $until ->
    [swap] Rester jusqu’à la permutation
   *[other] Rester jusqu’au sentier { $until }
}
grove-ask-again = Décider de nouveau : { $villager } { $track }
grove-refresh = Toutes sous leurs paquets
grove-give = { $area } ({ $count }/3)
grove-cage = { $creature } : en captivité (−3 Esprit à la fin)
grove-pass-rescue = Les y laisser
grove-pass-again = Pas de second pèlerinage
grove-pass-activate = Ne plus activer personne
grove-pass-complete = Ne rien compléter
grove-pass-creatures = Ne libérer personne
grove-pass-card = Ne rien prendre
grove-pass-refresh = Les laisser
grove-pass-convert = Ne pas convertir
grove-pass-place = Ne placer personne
grove-pass-reward = Plus de récompense
grove-go-place = Placer
grove-go-advance = Avancer
grove-go-leave = Quitter la piste
grove-go-return = Reprendre
grove-go-activate = Suivre ce sentier
grove-go-take = Prendre cette carte
grove-go-complete = La compléter
grove-go-invite = Inviter
grove-go-give = Offrir
grove-go-reward = Prendre cette récompense
grove-go-lay = La poser ici
grove-go-settle = La placer ici
grove-go-free = La libérer ici
grove-go-stay = Rester
grove-go-ask = Décider de nouveau
grove-go-refresh = Renouveler
grove-go-convert = Convertir
grove-go-cage = Mettre en captivité
grove-go-pass = Continuer
grove-told-place = { $villager } sur la { $track }{ $season ->
    [none] {""}
   *[other] , avec { $season }
}
grove-told-leave = Attend au { $trail }
grove-told-return = L’adulte revient du { $trail }
grove-told-activate = { $villager } sur le { $trail }
grove-told-take = { $card }
grove-told-complete = { $card }
grove-told-invite = { $creature } vient chez vous
grove-told-cage = { $creature } : en captivité
grove-gain = points : { $points } si tout finissait ici

grove-worth-habitats = { $count } × { $each }
grove-worth-lines = { $count } × { $each }
grove-worth-water = ({ $sum }) × 2 pour l’Eau
grove-season-told = { $number } × { $each }{ $most ->
    [yes] , au plus { $base }
   *[no] {""}
} : base { $base } × { $multiplier }

grove-her-difficulty = difficulté { $difficulty }
grove-her-sum = { $over ->
    [yes] {""}
   *[no] Si tout finissait ici :{" "}
}{ $points } + { $steps } pas × { $difficulty } = { $total }
grove-her-elders = { $count ->
    [one] { $count } adulte dans sa réserve
   *[other] { $count } adultes dans sa réserve
}
grove-her-water = { $water } Eau à elle ; son pion est en { $marker } sur { $last }
grove-her-completed = { $count ->
    [one] { $count } carte complétée
   *[other] { $count } cartes complétées
}
grove-her-cards = Ses cartes
grove-her-stack = { $count } dans sa pile
grove-her-tracks = Pistes : { $tracks }
grove-her-side = { $side ->
    [above] Sort vers le haut
   *[below] Sort vers le bas
}
grove-her-season = Place d’abord sur les symboles Saison
grove-her-creature = Prend { $creature }, sinon vers la { $arrow ->
    [left] gauche
   *[right] droite
}
grove-deck-name = { $deck ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
}
grove-her-decks = Cartes du paquet { $first }, puis { $second }
grove-her-turn = Ce qu’elle vient de faire
grove-her-nothing = Encore rien.

grove-part-biomes = Biomes
grove-part-borderlands = Terres Frontalières et cartes
grove-part-spirit = Esprit
grove-part-SPRING = Printemps
grove-part-SUMMER = Été
grove-part-AUTUMN = Automne
grove-part-WINTER = Hiver
grove-part-creatures = Créatures
grove-part-steps = Pas
grove-why-biomes = { $points ->
    [0] aucun renouvellement n’a donné de points
   *[other] les renouvellements de la partie
}
grove-why-borderlands = { $points ->
    [0] aucun point imprimé gagné
   *[other] points imprimés sur les cases, les tuiles et les cartes
}
grove-why-spirit = { $captives ->
    [0] Esprit { $left }
    [one] { $captives } Créature en captivité coûte { $taken } : Esprit { $left }
   *[other] { $captives } Créatures en captivité coûtent { $taken } : Esprit { $left }
}
grove-why-steps = { $steps } pas + { $creatures ->
    [one] { $creatures } Créature
   *[other] { $creatures } Créatures
} + { $completed ->
    [one] { $completed } carte
   *[other] { $completed } cartes
} + { $pairs ->
    [one] { $pairs } paire dans la pile
   *[other] { $pairs } paires dans la pile
} + { $waiting } en attente = { $all }, × { $difficulty }
grove-scene-spirit = Esprit
grove-scene-seasons = Saisons
grove-scene-creatures = Créatures
grove-scene-feronia = Les points de Feronia
grove-none = Aucune.
grove-look = Revoir le plateau
grove-tie-creatures = Égalité à { $points } : le nombre de Créatures dans l’Écosystème décide. { $figures }.
grove-tie-spirit = Égalité à { $points }, et autant de Créatures : l’Esprit décide. { $figures }.
grove-tie-steps = Égalité à { $points }, autant de Créatures et d’Esprit : les cases atteintes sur les pistes Saison décident. { $figures }.
grove-tie-shared = Égalité à { $points }, et en Créatures, en Esprit et en saisons : la place est partagée entre { $names }.
grove-tie-feronia = Égalité à { $points } : contre Feronia, il faut plus de points qu’elle.

grove-key-arrows = d’un choix à l’autre ; déplacer la carte essayée
grove-key-map = au plateau
grove-key-borders = aux Terres Frontalières
grove-key-cards = aux cartes
grove-key-grove = à l’Écosystème
grove-key-choices = prendre ce choix
grove-key-turn = tourner la carte
grove-key-fit = essayer l’emplacement suivant
grove-key-pass = passer
grove-key-confirm = choisir ; puis confirmer
grove-key-escape = recommencer le choix
