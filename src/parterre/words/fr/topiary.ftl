# Les séries
topiary-series-T = T-Rex
topiary-series-S = Cygne
topiary-series-W = Baleine
topiary-series-E = Éléphant
topiary-series-R = Spirale
topiary-series-P = Pyramide
topiary-series-B = Pom Pom
topiary-series-I = Icosaèdre

# Le journal : celui qui joue est nommé devant, et $you dit si c’est le lecteur. Un message vide ne
# raconte rien de neuf.
topiary-log-leave = { $species } reste dans la boîte
topiary-log-centre = La tuile du centre est { $card }
topiary-log-deal = { $you ->
    [yes] recevez { $card }
   *[no] reçoit { $card }
}
topiary-log-deal-hidden = reçoit une tuile
topiary-log-keep = { $you ->
    [yes] gardez { $card }, { $card2 } et { $card3 }
   *[no] garde { $card }, { $card2 } et { $card3 }
}
topiary-log-keep-hidden = garde { $count } tuiles et passe les autres
topiary-log-visit = { $you ->
    [yes] vous placez ({ $place })
   *[no] se place ({ $place })
}
topiary-log-take = { $you ->
    [yes] prenez la tuile en { $cell }
   *[no] prend la tuile en { $cell }
}
topiary-log-turn = { $you ->
    [yes] découvrez { $card }
   *[no] découvre { $card }
}
topiary-log-turn-hidden = { "" }
topiary-log-set = { $you ->
    [yes] posez { $card } en { $cell }
   *[no] pose { $card } en { $cell }
}
topiary-log-stay = { $you ->
    [yes] ne prenez rien
   *[no] ne prend rien
}

# Refus
topiary-sentence = « { $sentence } » n’est pas une phrase de Topiary ; il y a « visit c1>S », « take c2 », « set T5 », « stay » et « keep T1 S2 W3 ».
topiary-over = Tous les visiteurs sont placés et la partie est finie : « { $sentence } » arrive trop tard.
topiary-leave-first = Avant « { $sentence } », une série doit être laissée dans la boîte (« leave … »).
topiary-deal-first = Avant « { $sentence } », une tuile doit être retournée (« deal … »).
topiary-tile = « { $tile } » n’est pas une tuile ; une tuile est une série et une valeur de 1 à 5, comme T5.
topiary-hidden = Une tuile qui n’est pas montrée (« ? ») ne peut pas être rejouée.
topiary-cell = « { $cell } » n’est pas une case ; les cases vont de a1 à e5.
topiary-place = « { $place } » n’est pas une place ; une place est la première case et la direction du regard, comme c1>S.
topiary-place-unused = { $place } n’est pas parmi les { $places } places de cette table.
topiary-place-taken = Un visiteur du joueur { $seat } se tient déjà en { $place }.
topiary-series-unknown = « { $code } » dans « { $value } » n’est pas une série ; les séries sont T S W E R P B I.
topiary-series-twice = « { $value } » nomme deux fois une série.
topiary-series-number = « { $value } » ne nomme pas { $needed } séries, comme il en faut à { $seats }.
topiary-no-leave = Aucune série n’est à laisser dans la boîte maintenant.
topiary-not-to-leave = « { $code } » n’est pas une série qui pourrait rester dans la boîte.
topiary-no-deal = Aucune tuile n’est à retourner maintenant : { $tile } ne peut pas venir.
topiary-not-face-down = { $tile } n’est pas face cachée.
topiary-no-keep = Ce n’est pas le moment du draft.
topiary-keep-first = Gardez d’abord trois tuiles.
topiary-keep-twice = Gardez trois tuiles différentes.
topiary-not-in-hand = { $tile } n’est pas dans votre main.
topiary-placed = Votre visiteur de ce tour est déjà placé ; prenez une tuile de sa rangée, ou laissez-les.
topiary-visit-first = Placez d’abord un visiteur.
topiary-take-first = Prenez d’abord une tuile, ou laissez-les.
topiary-set-first = Posez d’abord une tuile de votre main en { $cell }.
topiary-not-in-line = { $cell } n’est pas dans la rangée que regarde { $place }.
topiary-face-up = { $there } est face visible en { $cell } ; on ne prend que des tuiles face cachée.

# Feuilles de score
topiary-score-tile = « { $tile } » ({ $name }) n’est pas une tuile.
topiary-score-grid = La grille doit avoir 5 lignes, pas { $rows }.
topiary-score-grid-row = La ligne { $row } de la grille doit avoir 5 cases, pas { $cells }.
topiary-score-place = « { $place } », parmi les visiteurs { DE($name) }, n’est pas une place.
topiary-score-place-twice = Deux visiteurs se tiennent en { $place }.
topiary-score-tiles = { $name } a { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} en main, au lieu de { $wanted }.
topiary-score-visitors = { $name } a { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
}, au lieu de { $wanted }.
topiary-score-series = On voit { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, alors qu’à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} on en prend { $needed }.

# What a hint says for an action
topiary-hint-visit = placez-vous ici : { $place }
topiary-reason-sees = De là on voit { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
topiary-reason-hand = Avec cette vue, les tuiles de votre main rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
topiary-reason-best-place = Aucune place libre n’offre mieux, et personne d’autre n’aura celle-ci.
topiary-reason-open = { $count ->
    [one] { $count } tuile de cette rangée est encore face cachée
   *[other] { $count } tuiles de cette rangée sont encore face cachée
}, et vous pourrez en prendre une.
topiary-reason-could = Avec { $card } à cet endroit, vous gagneriez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
topiary-reason-could-hide = Avec { $card } à cet endroit, { $rival } perdrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
topiary-reason-new = Vous découvrez une tuile de plus, et choisissez laquelle poser.
topiary-reason-stay = Aucune de vos tuiles ne gagnerait quoi que ce soit dans cette rangée.
topiary-reason-gain = Vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
topiary-reason-hides = Cette tuile enlève { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $rival }.
topiary-reason-no-loss = Vous n’y perdez rien pour l’instant.
topiary-reason-keep = En main, ces tuiles peuvent rapporter jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, si vos visiteurs en voient de plus hautes de leur série.

## Heads of the tables in a terminal

topiary-table-visitor = Visiteur
topiary-table-sees = Voit
topiary-table-bonus = Bonus
topiary-table-tile = Tuile en main

## On the home page, and what a table may choose

topiary-title = Topiary
topiary-note = Placez vos visiteurs là où ils verront le plus de topiaires.
topiary-credit = Topiary est un jeu de Danny Devine.
topiary-option-draft = Draft : les tuiles restantes font le tour, chacun en garde trois
topiary-option-places = Places
topiary-option-places-56 = 56
topiary-option-places-48 = 48
topiary-option-places-24 = 24
topiary-option-places-note = 48 : sans les diagonales d’une tuile ; 24 : seulement les deux grandes.
topiary-option-series = La série qui reste dans la boîte
topiary-option-series-typed = les codes d’autant de séries qu’il en faut
topiary-option-series-usual = au hasard
topiary-option-series-own = nous choisissons les sept

## Parts of the box

topiary-section-series = Séries
