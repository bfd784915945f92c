# Un conseil : la meilleure action, sa chance de gagner, et pourquoi.

hint-ask = Conseil
hint-thinking = J’y réfléchis…
hint-title = Un conseil
hint-chance = de chances de gagner
hint-percent = { $chance } %
hint-second = Deuxième choix, { $chance } % : { $what }
hint-choose = Choisir
hint-choose-label = Choisir : { $what }
hint-close = Fermer le conseil
hint-key = un conseil, si les autres sont des robots
hint-spoken = Conseil : { $what }. { $chance } pour cent de chances de gagner. { $why }
hint-failed = Aucun conseil n’a pu être trouvé ; essayez encore.

hint-only = C’est la seule action possible.
hint-even = C’est un peu mieux que le reste ; le choix suivant le vaut presque.
hint-often = En regardant plus loin, on gagne plus souvent ainsi qu’avec les autres choix essayés.
hint-gains = En regardant plus loin : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour vous qu’avec les autres choix essayés.
hint-denies = En regardant plus loin : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins pour { $rival } qu’après les autres choix essayés.

# Arboretum
hint-arboretum-deck = piochez une carte
hint-arboretum-plant = plantez { $card } à côté { DE($beside) }
reason-arboretum-path = Le sentier { DE($species) } passe de { $was } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-path-first = Cela commence un sentier { DE($species) } de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-prepares = Ensuite, { $card } de votre main pourrait porter le sentier { DE($species) } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-could = Plantée, la carte ferait passer le sentier { DE($species) } de { $was } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-could-first = Plantée, la carte commencerait un sentier { DE($species) } de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-hand = Gardée, elle porte ce que vous avez en main de { $was } à { $pips } ({ $species }), et vous en avez un sentier.
reason-arboretum-taken = Sinon { $rival } pourrait planter { $card } et y gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arboretum-no-pile = Aucune carte du dessus des défausses n’allongerait un de vos sentiers.
reason-arboretum-unseen = Cartes encore inconnues : { $cards }, dont { $count } { $count ->
    [one] allongerait
   *[other] allongeraient
} un de vos sentiers.
reason-arboretum-right = Avec { $pips } en main, personne ne peut avoir plus { DE($species) } en ce moment.
reason-arboretum-no-gift = { $others ->
    [1] Dans l’autre jardin
   *[other] Dans les autres jardins
}, { $card } n’allongerait aucun sentier en ce moment.
reason-arboretum-no-path = Vous n’avez pas de sentier { DE($species) } pour lequel la garder.
reason-arboretum-no-use = Plantée, { $card } n’allongerait aucun de vos sentiers en ce moment.

# Topiary
hint-topiary-visit = placez-vous ici : { $place }
reason-topiary-sees = De là on voit { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
reason-topiary-hand = Avec cette vue, les tuiles de votre main rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-topiary-best-place = Aucune place libre n’offre mieux, et personne d’autre n’aura celle-ci.
reason-topiary-open = { $count ->
    [one] { $count } tuile de cette rangée est encore face cachée
   *[other] { $count } tuiles de cette rangée sont encore face cachée
}, et vous pourrez en prendre une.
reason-topiary-could = Avec { $card } à cet endroit, vous gagneriez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-topiary-could-hide = Avec { $card } à cet endroit, { $rival } perdrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-topiary-new = Vous découvrez une tuile de plus, et choisissez laquelle poser.
reason-topiary-stay = Aucune de vos tuiles ne gagnerait quoi que ce soit dans cette rangée.
reason-topiary-gain = Vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
reason-topiary-hides = Cette tuile enlève { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $rival }.
reason-topiary-no-loss = Vous n’y perdez rien pour l’instant.
reason-topiary-keep = En main, ces tuiles peuvent rapporter jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, si vos visiteurs en voient de plus hautes de leur série.

# Botanicus
reason-botanicus-met = La requête { $request ->
    [special] spéciale de la ligne { $row }
   *[standard] de la ligne { $row }
} est satisfaite : { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
reason-botanicus-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
reason-botanicus-coins = Cela rapporte { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
reason-botanicus-gives = Cela vous donne : { $action }.
reason-botanicus-token = Personne n’est encore sur cette case : le jeton Fleur est aussi pour vous ({ $action }).
reason-botanicus-dearer = Qui viendra sur cette case après vous devra payer.
reason-botanicus-next = C’est la case du haut : la Fleur la plus haute joue la première dans la colonne suivante.
reason-botanicus-block = Qui voudra cette case ({ $action }) devra payer 3 pièces.
reason-botanicus-pole = Plus personne ne gagnera les 3 pièces de la pole position.
reason-botanicus-finals = Ces cartes rapporteraient déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-botanicus-fits = Chaque tuile tient dans sa ligne.
reason-botanicus-nearer = Il ne manquera plus que { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
} à la ligne { $row } pour sa { $request ->
    [special] requête spéciale
   *[standard] requête
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
reason-botanicus-reach = Vos jardiniers atteignent alors { $count ->
    [one] { $count } massif
   *[other] { $count } massifs
} de lignes où une requête reste à satisfaire.

# Arborea
hint-arborea-leave = retirez { $villager ->
    [elder] un adulte
    [young] un jeune
   *[veteran] un ancien
} { $track ->
    [TL] de la piste en haut à gauche
    [TR] de la piste en haut à droite
    [BL] de la piste en bas à gauche
   *[BR] de la piste en bas à droite
}, vers le { $trail }
reason-arborea-gain = Votre total du moment monte de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-arborea-brings = Tout de suite : { $what }.
reason-arborea-symbol = { $symbol }
reason-arborea-trail = Le sentier donne : { $what }.
reason-arborea-reward = Le Sage donne : { $what }.
reason-arborea-card = Une fois complétée, la carte donne : { $what }.
reason-arborea-lacking = { $count ->
    [0] Tous les Biomes qu’il lui faut sont là.
    [one] Il ne manque qu’un Biome pour cette carte.
   *[other] Il manque { $count } Biomes pour cette carte.
}
reason-arborea-reach = Un de vos Villageois y atteint alors { $count ->
    [1] le sentier 1
   *[other] les sentiers 1 à { $count }
}.
reason-arborea-season = Il est placé sur un symbole { $season ->
    [SPRING] Printemps
    [SUMMER] Été
    [AUTUMN] Automne
   *[WINTER] Hiver
} : votre cube avance sur cette piste Saison.
reason-arborea-creatures = Vos Créatures vaudront { $points }, au lieu de { $was }.
reason-arborea-creatures-kept = Vos Créatures valent toujours { $points }.
