# Le journal : qui l’a fait est écrit devant
arborea-log-section = { $component } est posé comme tronçon { $place ->
    [inner] intérieur
   *[outer] extérieur
} de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-season = { $component } est la tuile de la saison { $season ->
    [SPRING] Printemps
    [SUMMER] Été
    [AUTUMN] Automne
   *[WINTER] Hiver
}
arborea-log-tile = { $component } est en haut de la colonne { $creature ->
    [frog] de la Grenouille Fongie
    [worm] du Ver à Ramure
    [hamster] du Hamstombre
    [cat] du Caudachat
    [antspider] de la Fourmaraigne
    [owl] du Sagibou
   *[other] { $creature }
}
arborea-log-start = { $you ->
    [yes] recevez
   *[no] reçoit
} la carte de départ { $component }
arborea-log-red = { $you ->
    [yes] recevez
   *[no] reçoit
} { $component }
arborea-log-feronia-card = Feronia reçoit { $component }
arborea-log-open = { $component } est révélée
arborea-log-top = { $you ->
    [yes] révélez
   *[no] révèle
} { $component }
arborea-log-solo = révèle sa carte { $component }
arborea-log-place = { $you ->
    [yes] placez
   *[no] place
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-place-again = { $you ->
    [yes] perdez { $cost } Esprit et placez
   *[no] perd { $cost } Esprit et place
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-advance = { $you ->
    [yes] avancez
   *[no] avance
} { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-advance-again = { $you ->
    [yes] perdez { $cost } Esprit et avancez
   *[no] perd { $cost } Esprit et avance
} { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-place-more = { $you ->
    [yes] placez
   *[no] place
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-advance-more = { $you ->
    [yes] avancez
   *[no] avance
} { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-log-leave = { $you ->
    [yes] faites sortir
   *[no] fait sortir
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} vers le { $trail }
arborea-log-leave-forced = { $you ->
    [yes] devez faire sortir
   *[no] doit faire sortir
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} vers le { $trail }
arborea-log-stay = { $you ->
    [yes] laissez
   *[no] laisse
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} après { $walked ->
    [one] { $walked } case
   *[other] { $walked } cases
}
arborea-log-stay-until = { $you ->
    [yes] laissez
   *[no] laisse
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} jusqu’à { $until } cases
arborea-log-stay-swap = { $you ->
    [yes] laissez
   *[no] laisse
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} jusqu’à la permutation
arborea-log-ask = { $you ->
    [yes] voulez
   *[no] veut
} de nouveau décider pour { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} après { $walked ->
    [one] { $walked } case
   *[other] { $walked } cases
}
arborea-log-return = { $you ->
    [yes] reprenez
   *[no] reprend
} un adulte du { $trail }
arborea-log-pass = { $you ->
    [yes] { $what ->
        [rescue] ne reprenez aucun adulte
        [pilgrimage] passez
        [again] ne faites pas de second pèlerinage
        [activate] n’activez plus personne
        [complete] ne complétez aucune carte
        [free] ne libérez aucune captive
        [card] ne prenez pas de carte
        [refresh] laissez les paquets tels quels
        [convert] ne convertissez rien
        [place] ne placez personne
       *[reward] ne prenez plus de récompense
    }
   *[no] { $what ->
        [rescue] ne reprend aucun adulte
        [pilgrimage] passe
        [again] ne fait pas de second pèlerinage
        [activate] n’active plus personne
        [complete] ne complète aucune carte
        [free] ne libère aucune captive
        [card] ne prend pas de carte
        [refresh] laisse les paquets tels quels
        [convert] ne convertit rien
        [place] ne place personne
       *[reward] ne prend plus de récompense
    }
}
arborea-log-activate = { $you ->
    [yes] activez
   *[no] active
} { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur le { $trail }
arborea-log-activate-third = { $you ->
    [yes] perdez 2 Esprit et en activez
   *[no] perd 2 Esprit et en active
} un troisième, { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur le { $trail }
arborea-log-take = { $you ->
    [yes] prenez
   *[no] prend
} { $card }
arborea-log-refresh = { $you ->
    [yes] remettez
   *[no] remet
} les cartes visibles sous leurs paquets
arborea-log-convert = { $you ->
    [yes] convertissez
   *[no] convertit
} 1 { $left ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $left }
} en 1 { $right ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $right }
}
arborea-log-invite = { $you ->
    [yes] invitez
   *[no] invite
} { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
}
arborea-log-give = { $you ->
    [yes] faites
   *[no] fait
} un cadeau au Sage { $area }
arborea-log-reward = { $you ->
    [yes] prenez
   *[no] prend
} la récompense { $number } du Sage { $area }
arborea-log-complete = { $you ->
    [yes] complétez
   *[no] complète
} { $card }
arborea-log-lay = { $you ->
    [yes] posez
   *[no] pose
} { $card }
arborea-log-settle = { $you ->
    [yes] placez
   *[no] place
} { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
}
arborea-log-cage = { $you ->
    [yes] mettez
   *[no] met
} { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
} en captivité
arborea-log-free = { $you ->
    [yes] libérez
   *[no] libère
} { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
}

# Ce qui en découle
arborea-then-place = { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} est placé sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-then-advance = { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
arborea-then-swap = les tronçons de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} sont permutés
arborea-then-leave = { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} attend au { $trail }
arborea-then-biome = le Biome { $biome ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $biome }
} monte à { $stands }
arborea-then-spirit = { $change } Esprit, maintenant { $stands }
arborea-then-sun = le Soleil avance à { $stands } sur { $last }
arborea-then-attract = { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
} arrive à la rangée { $row } des Terres Frontalières
arborea-then-tile = la tuile Bonus de cette colonne quitte le jeu
arborea-then-no-slot = aucun emplacement libre pour { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
}
arborea-then-train = { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} est formé
arborea-then-season = { $season ->
    [SPRING] Printemps
    [SUMMER] Été
    [AUTUMN] Automne
   *[WINTER] Hiver
} : le cube atteint la case { $stands }
arborea-then-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arborea-then-creatures = points des Créatures : { $stands } ({ $change })
arborea-then-gift = { $count ->
    [1] premier
    [2] deuxième
   *[3] troisième
} cadeau au Sage { $area }
arborea-then-home = { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} rentre
arborea-then-renew = les Biomes rapportent { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arborea-then-spent = le Biome { $biome ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $biome }
} descend de { $count }
arborea-then-instead = { $count ->
    [one] { $count } Eau paie un Biome qui manquait
   *[other] { $count } Eaux paient des Biomes qui manquaient
}
arborea-then-invite = { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
} vient de la rangée { $row }
arborea-then-lost = perdu : { $sign ->
    [CARD] aucune carte ne peut être prise
    [INV] personne à inviter
    [GIFT] aucun Sage n’accepte d’autre cadeau
    [PV] personne ne peut être placé
    [TY] plus de jeune à former
   *[TV] plus d’ancien à former
}
arborea-then-convert = 1 { $left ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $left }
} devient 1 { $right ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $right }
}
arborea-then-complete = { $card } est complétée
arborea-then-take = { $card } est prise
arborea-then-turn = au tour de la place { $seat }
arborea-then-last = le Soleil est au bout : encore { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
arborea-then-over = la partie est finie

# Feronia
arborea-feronia-place = Feronia place { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}
arborea-feronia-leave = l’adulte de Feronia part vers le { $trail }
arborea-feronia-home = l’adulte de Feronia retourne dans sa réserve
arborea-feronia-renew = Feronia renouvelle les Biomes pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}
arborea-feronia-invite = Feronia prend { $creature ->
    [frog] une Grenouille Fongie
    [worm] un Ver à Ramure
    [hamster] un Hamstombre
    [cat] un Caudachat
    [antspider] une Fourmaraigne
    [owl] un Sagibou
   *[other] { $creature }
} de la rangée { $row }
arborea-feronia-convert = Feronia convertit 1 { $left ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $left }
} en 1 { $right ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $right }
}
arborea-feronia-complete = Feronia complète { $card }
arborea-feronia-take = Feronia prend { $card }
arborea-feronia-turn = au tour de Feronia
arborea-feronia-walk = Feronia active son adulte sur le { $trail }
arborea-feronia-step = Feronia avance d’un pas { $why ->
    [season] pour un symbole Saison
    [creature] faute de Créature
    [S] pour un gain d’Esprit
    [TY] pour un jeune à former
    [TV] pour un ancien à former
    [GIFT] pour un cadeau
    [PV] pour un Villageois à placer
   *[SEASON] pour une saison
}, maintenant { $steps }
arborea-feronia-own-water = Feronia paie { $count ->
    [one] { $count } Biome
   *[other] { $count } Biomes
} avec sa propre Eau ; son pion recule à { $stands }
arborea-feronia-marker = Feronia ne complète aucune carte ; son pion avance à { $stands }
arborea-feronia-ignored = Feronia ignore { $sign ->
    [SAGE] le Sage
    [REFRESH] le renouvellement des cartes
    [S] la perte d’Esprit
   *[ADV] l’avancée d’une piste
}
arborea-feronia-points = Feronia gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Ce qui est demandé
arborea-ask-start = Placez un Villageois de départ ; sa piste avance aussitôt.
arborea-ask-exit = Votre { $villager ->
    [elder] adulte
    [young] jeune
   *[veteran] ancien
} sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} a avancé de { $walked ->
    [one] { $walked } case
   *[other] { $walked } cases
} : reste-t-il ou sort-il ?
arborea-ask-forced = Permutation de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} : votre { $villager ->
    [elder] adulte
    [young] jeune
   *[veteran] ancien
} doit rejoindre un sentier.
arborea-ask-rescue = Aucun de vos Villageois ne peut agir : reprendre un adulte ?
arborea-ask-pilgrimage = Pèlerinage : placez un Villageois ou avancez une piste.
arborea-ask-again = Un second pèlerinage pour { $cost } Esprit ?
arborea-ask-activate = { $count ->
    [0] Activer un troisième Villageois pour 2 Esprit ?
    [one] Activer encore un Villageois ?
   *[other] Activez jusqu’à { $count } Villageois.
}
arborea-ask-complete = Compléter une carte ?
arborea-ask-lay = Posez { $card } dans votre Écosystème.
arborea-ask-creatures = Placez les Créatures invitées, ou mettez-les en captivité.
arborea-ask-card = Prendre une carte visible ?
arborea-ask-refresh = Remettre toutes les cartes visibles sous leurs paquets ?
arborea-ask-convert = Convertir 1 { $left ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $left }
} en 1 { $right ->
    [T] Arbre
    [M] Champignon
    [F] Fleur
    [G] Herbe
    [P] Éponge
    [W] Eau
   *[other] { $right }
} ?
arborea-ask-invite = Invitez une Créature des Terres Frontalières.
arborea-ask-give = À quel Sage offrez-vous le cadeau ?
arborea-ask-place = Placer un Villageois ?
arborea-ask-advance = Quelle piste avance ?
arborea-ask-reward = Prendre une récompense du Sage { $area } ? { $count ->
    [one] Encore { $count } possible.
   *[other] Encore { $count } possibles.
}
arborea-cause-trail = { $trail }
arborea-cause-sage = Le Sage { $area }
arborea-cause-slot = Case { $creature ->
    [frog] de la Grenouille Fongie
    [worm] du Ver à Ramure
    [hamster] du Hamstombre
    [cat] du Caudachat
    [antspider] de la Fourmaraigne
    [owl] du Sagibou
   *[other] { $creature }
} aux Terres Frontalières
arborea-cause-tile = Tuile Bonus { $creature ->
    [frog] de la Grenouille Fongie
    [worm] du Ver à Ramure
    [hamster] du Hamstombre
    [cat] du Caudachat
    [antspider] de la Fourmaraigne
    [owl] du Sagibou
   *[other] { $creature }
}
arborea-cause-card = Récompense de { $card }

# Refus
arborea-sentence = « { $sentence } » n’est pas une phrase d’Arborea ; il y a « place elder TL », « advance TL », « leave TL+3 », « stay », « activate elder TL+3 », « take R05 », « complete R05 », « lay R05 3,0 90 », « settle frog 1,0 » et d’autres.
arborea-over = La partie est finie : « { $sentence } » vient trop tard.
arborea-the-area = { $area ->
    [TL-above] { arborea-board-area-TL-above }
    [TL-below] { arborea-board-area-TL-below }
    [TR-above] { arborea-board-area-TR-above }
    [TR-below] { arborea-board-area-TR-below }
    [BL-above] { arborea-board-area-BL-above }
    [BL-below] { arborea-board-area-BL-below }
    [BR-above] { arborea-board-area-BR-above }
   *[BR-below] { arborea-board-area-BR-below }
}
arborea-the-trail = le sentier { $number } ({ arborea-the-area })
arborea-deal-first = Avant « { $sentence } » il faut révéler quelque chose (« deal … »).
arborea-no-deal = Rien n’est à révéler maintenant : « { $component } » ne peut pas venir.
arborea-not-to-come = « { $component } » ne peut pas être révélé maintenant.
arborea-must = Vous ne pouvez pas passer ; il faut : { $verbs }.
arborea-not-asked = « { $sentence } » n’est pas demandé maintenant ; il faut : { $verbs }.
arborea-until = On peut rester jusqu’à 2, 3, 4, 5 ou swap, pas « { $until } ».
arborea-until-soon = Rester jusqu’au sentier { $until } ne dit rien de plus que rester.
arborea-villager = « { $villager } » n’est pas un Villageois ; il y a elder, young et veteran.
arborea-component = « { $component } » n’est pas dans la boîte.
arborea-area = « { $area } » n’est pas une zone ; les zones sont TL+, TL-, TR+, TR-, BL+, BL-, BR+ et BR-.
arborea-reward = « { $reward } » n’est pas une récompense ; il y a 1, 2 et 3.
arborea-pair = « { $pair } » n’est pas une conversion comme G>W (Herbe en Eau).
arborea-track = « { $track } » n’est pas une piste ; les pistes sont TL, TR, BL et BR.
arborea-trail = « { $trail } » n’est pas un sentier ; les sentiers vont de TL+1 à BR-5.
arborea-on-track = « { $place } » n’est pas un Villageois sur une piste, comme TL2.
arborea-card = « { $card } » n’est pas une carte Écosystème ; elles vont de R01 à P15.
arborea-creature = « { $creature } » n’est pas une Créature ; il y a frog, worm, hamster, cat, antspider et owl.
arborea-cell = « { $cell } » n’est ni une case ni une intersection, comme 2,-1.
arborea-off-table = C’est au-delà de la table, qui va de −15 à 16 dans les deux sens.
arborea-turn = Une carte se tourne de 0, 90, 180 ou 270 degrés, pas de « { $turn } ».
arborea-other-card = La carte à poser est { arborea-board-card }.
arborea-no-order = Sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}, aucun de vos Villageois qui a avancé de { $walked ->
    [one] { $walked } case
   *[other] { $walked } cases
} n’a de consigne.
arborea-no-elder = Aucun de vos adultes n’attend sur { arborea-the-trail }.
arborea-not-available = Vous n’avez pas { $villager ->
    [elder] d’adulte
    [young] de jeune
   *[veteran] d’ancien
} disponible.
arborea-entry-taken = Quelqu’un est déjà à l’entrée de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
}.
arborea-forced = Le tronçon de { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} est permuté : votre Villageois doit sortir.
arborea-other-track = Votre Villageois est sur { $track ->
    [TL] la piste en haut à gauche
    [TR] la piste en haut à droite
    [BL] la piste en bas à gauche
   *[BR] la piste en bas à droite
} ; { arborea-the-trail } longe une autre piste.
arborea-not-reached = Votre Villageois a avancé de { $walked ->
    [one] { $walked } case
   *[other] { $walked } cases
} et n’a pas atteint { arborea-the-trail }.
arborea-not-waiting = Vous n’avez aucun { $villager ->
    [elder] adulte
    [young] jeune
   *[veteran] ancien
} qui attend sur { arborea-the-trail }.
arborea-no-spirit = Vous n’avez pas l’Esprit qu’il faut pour { arborea-the-trail } avec { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
}.
arborea-not-open = On ne prend que la carte visible d’un paquet, et { arborea-board-card } n’en est pas une.
arborea-no-convert = Ce n’est pas la conversion proposée.
arborea-no-creature = Il n’y a pas de { $creature ->
    [frog] Grenouille Fongie
    [worm] Ver à Ramure
    [hamster] Hamstombre
    [cat] Caudachat
    [antspider] Fourmaraigne
   *[owl] Sagibou
} dans les Terres Frontalières.
arborea-three-gifts = Le Sage { arborea-the-area } a déjà trois de vos cadeaux.
arborea-lowest = La récompense du bas est pour un jeune ou un ancien, pas pour { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
}.
arborea-reward-twice = La récompense { $reward } a déjà été prise.
arborea-not-held = Vous n’avez pas { arborea-board-card }.
arborea-not-paid = Les Biomes n’ont pas ce que { arborea-board-card } demande.
arborea-covers-creature = La carte y recouvrirait entièrement une Créature.
arborea-covers-card = La carte y en recouvrirait une autre entièrement.
arborea-not-attached = La carte n’y toucherait aucun bord de votre Écosystème.
arborea-not-invited = Vous n’avez pas invité de { $creature ->
    [frog] Grenouille Fongie
    [worm] Ver à Ramure
    [hamster] Hamstombre
    [cat] Caudachat
    [antspider] Fourmaraigne
   *[owl] Sagibou
}.
arborea-not-captive = Vous n’aviez pas de { $creature ->
    [frog] Grenouille Fongie
    [worm] Ver à Ramure
    [hamster] Hamstombre
    [cat] Caudachat
    [antspider] Fourmaraigne
   *[owl] Sagibou
} en captivité avant ce tour.
arborea-no-crossing = Il n’y a pas là d’intersection entre quatre cases.
arborea-crossing-taken = Une Créature s’y trouve déjà.
arborea-too-near = Une Créature est juste à côté.
arborea-difficulty = La difficulté est un nombre entier de 2 à { $most }, pas « { $value } ».

# Ce qu’il y a dans la boîte
arborea-box-symbols = « { $where } » doit être une liste de 1 à 12 symboles.
arborea-box-rewards = « { $where } » doit être une liste de 1 à 8 symboles qui peuvent être une récompense.
arborea-box-three = « { $where } » doit être une liste de trois symboles qui peuvent être une récompense.
arborea-box-slots = « { $where } » doit être une liste de 1 à 6 rangées.
arborea-box-rows = « { $where } » doit avoir un emplacement par rangée : { $rows }.
arborea-box-spaces = « { $where } » doit être neuf nombres de 0 à 20.
arborea-box-positions = « { $where } » doit être dix-sept nombres de -30 à 30.
arborea-box-steps = « { $where } » doit être de 2 à 9 nombres de 0 à 9.
arborea-box-length = « { $where } » doit être un nombre de 1 à 60.
arborea-box-starts = « { $where } » doit être cinq nombres de 0 à 59.
arborea-box-sun = « { $where } » : le Soleil doit partir avant sa dernière case.
arborea-box-water = « { $where } » doit être des cases différentes de la piste.
arborea-box-cells = « { $where } » doit être quatre cases, la première vide (""), les autres vides ou SPRING, SUMMER, AUTUMN ou WINTER.
arborea-box-counts = « { $where } » n’est pas ce qu’une tuile Saison compte.
arborea-box-each = « { $where } » doit être un nombre de 1 à 8.
arborea-box-grid = « { $where } » doit être deux rangées de trois lettres : T (Arbre), M (Champignon), F (Fleur), G (Herbe), P (Éponge), W (Eau) ou R (Roche).
arborea-box-biomes = « { $where } » doit montrer { $wanted } Habitats autres que Roche.
arborea-box-numbers = « { $where } » doit être les nombres de 1 à 4 dans un ordre quelconque.
arborea-box-flag = « { $where } » doit être true ou false.
arborea-box-creature = « { $where } » doit être frog, worm, hamster, cat, antspider ou owl.
arborea-box-arrow = « { $where } » doit être left ou right.
arborea-box-decks = « { $where } » doit être deux de red, yellow, blue et purple.
arborea-box-side = « { $where } » doit être above ou below.

# Le contenu de la boîte, élément par élément
arborea-element-areas = zone et Sage { $name }
arborea-element-habitats = Habitat
arborea-element-creatures = Créature
arborea-element-trails = sentier { $name }
arborea-element-sages = récompenses du Sage { $name }
arborea-element-sun = piste Soleil
arborea-element-borderlands = colonne des Terres Frontalières : { $name }
arborea-element-sections = tronçon de piste { $name }
arborea-element-bonus_tiles = tuile Bonus { $name }
arborea-element-season_tiles = tuile Saison { $name }
arborea-element-cards = carte Écosystème { $name }
arborea-element-starting_cards = carte de départ { $name }
arborea-element-solo_cards = carte Solo { $name }
arborea-element-feronia = piste de Feronia
arborea-element-biomes = points des cases d’un Biome, de 0 à 8
arborea-element-spirit = points de la piste Esprit, de −8 à 8
arborea-element-multipliers = multiplicateurs d’une piste Saison
arborea-element-rows = Esprit des rangées des Terres Frontalières
arborea-element-blank = vide
arborea-element-sun-told = dernière case { $last } · départs de 1 à 5 joueurs { $starts }
arborea-element-feronia-told = dernière case { $last } · { $water } { $spaces }
arborea-element-solo-tracks = pistes { $numbers }
arborea-element-solo-season = symboles Saison d’abord
arborea-element-solo-creature = { $creature }, { $arrow ->
    [left] vers la gauche
   *[right] vers la droite
}
arborea-element-solo-decks = paquets { $decks }
arborea-element-solo-side = { $side ->
    [above] sort vers le haut
   *[below] sort vers le bas
}
arborea-element-deck-red = rouge
arborea-element-deck-yellow = jaune
arborea-element-deck-blue = bleu
arborea-element-deck-purple = violet

# Feuilles de score
arborea-part-gained = Gagnés pendant la partie
arborea-part-biomes = Biomes
arborea-part-steps = Pas
arborea-part-spirit = Esprit
arborea-part-spring = Printemps
arborea-part-summer = Été
arborea-part-autumn = Automne
arborea-part-winter = Hiver
arborea-part-frog = Grenouille Fongie
arborea-part-worm = Ver à Ramure
arborea-part-hamster = Hamstombre
arborea-part-cat = Caudachat
arborea-part-antspider = Fourmaraigne
arborea-part-owl = Sagibou
arborea-score-company = Avec Feronia il y a un joueur, pas { $players }.
arborea-score-seasons = Il faut 4 tuiles Saison, pas { $seasons }.
arborea-score-tile = « { $tile } » n’est pas une tuile Saison ; elles vont de SE01 à SE15.
arborea-score-tile-twice = La tuile Saison { $tile } est là deux fois.
arborea-score-number = « { $where } » doit être un nombre entier de { $low } à { $high }, pas { $value }.
arborea-score-area = « { $area } » parmi les cadeaux { DE($name) } n’est pas une zone.
arborea-score-steps = { $name } doit avoir 4 positions de saison, pas { $steps }.
arborea-score-row = Habitats { DE($name) } : « { $row } » n’est pas une rangée de lettres.
arborea-score-habitat = Habitats { DE($name) } : « { $habitat } » n’est pas un Habitat ; ce sont T (Arbre), M (Champignon), F (Fleur), G (Herbe), P (Éponge), W (Eau), R (Roche), et un point pour aucun.
arborea-score-apart = Habitats { DE($name) } : la case { $x },{ $y } n’est pas reliée au reste.
arborea-score-creature = Créatures { DE($name) } : { $entry } n’est pas une Créature avec deux nombres entiers, comme ["frog", 1, 0].
arborea-score-crossing = { $creature ->
    [frog] Grenouille Fongie
    [worm] Ver à Ramure
    [hamster] Hamstombre
    [cat] Caudachat
    [antspider] Fourmaraigne
   *[owl] Sagibou
} { DE($name) } ne peut pas être en { $x },{ $y }.
arborea-score-no-cards = { $name } a des Habitats mais pas de nombre de cartes.
arborea-score-cells = { $name } a { $cells ->
    [one] { $cells } Habitat visible
   *[other] { $cells } Habitats visibles
}, plus que n’en ont { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

# What a hint says for an action
arborea-hint-leave = retirez { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} { $track ->
    [TL] de la piste en haut à gauche
    [TR] de la piste en haut à droite
    [BL] de la piste en bas à gauche
   *[BR] de la piste en bas à droite
}, vers le { $trail }
arborea-reason-gain = Votre total du moment monte de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
arborea-reason-brings = Tout de suite : { $what }.
arborea-reason-symbol = { $symbol }
arborea-reason-trail = Le sentier donne : { $what }.
arborea-reason-reward = Le Sage donne : { $what }.
arborea-reason-card = Une fois complétée, la carte donne : { $what }.
arborea-reason-lacking = { $count ->
    [0] Tous les Biomes qu’il lui faut sont là.
    [one] Il ne manque qu’un Biome pour cette carte.
   *[other] Il manque { $count } Biomes pour cette carte.
}
arborea-reason-reach = Un de vos Villageois y atteint alors { $count ->
    [1] le sentier 1
   *[other] les sentiers 1 à { $count }
}.
arborea-reason-season = Il est placé sur un symbole { $season ->
    [SPRING] Printemps
    [SUMMER] Été
    [AUTUMN] Automne
   *[WINTER] Hiver
} : votre cube avance sur cette piste Saison.
arborea-reason-creatures = Vos Créatures vaudront { $points }, au lieu de { $was }.
arborea-reason-creatures-kept = Vos Créatures valent toujours { $points }.

## On the home page, and what a table may choose

arborea-title = Arborea
arborea-note = Envoyez vos Villageois sur les pistes ; seul contre Feronia, ou jusqu’à cinq.
arborea-credit = Arborea est un jeu de Dani Garcia.
arborea-option-caudachat = Le Caudachat cherche
arborea-option-caudachat-worm = les Vers
arborea-option-caudachat-antspider = les Fourmaraignes
arborea-option-caudachat-note = Le livret nomme deux Créatures pour le Caudachat ; l’aide de jeu dit les Vers.
arborea-option-difficulty = Feronia
arborea-option-difficulty-note = { $value ->
    [2] très facile
    [3] facile
    [4] équilibrée
    [5] exigeante
    [6] difficile
   *[7] très difficile
}
arborea-option-difficulty-typed = ou un nombre plus grand : la difficulté de Feronia, avec une place
arborea-option-exits = Quand plusieurs pistes avancent, les Villageois sortent
arborea-option-exits-together = quand toutes ont avancé
arborea-option-exits-track-by-track = piste par piste

## Parts of the box

arborea-section-areas = Zones et Sages
arborea-section-habitats = Habitats
arborea-section-creatures = Créatures
arborea-section-trails = Sentiers
arborea-section-sages = Récompenses des Sages
arborea-section-points = Points et Esprit
arborea-section-sun = Piste Soleil
arborea-section-borderlands = Terres Frontalières
arborea-section-sections = Tronçons de piste
arborea-section-bonus_tiles = Tuiles Bonus
arborea-section-season_tiles = Tuiles Saison
arborea-section-cards = Cartes Écosystème
arborea-section-starting_cards = Cartes de départ
arborea-section-solo_cards = Cartes Solo
arborea-section-feronia = Piste de Feronia
