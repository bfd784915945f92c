# Les espèces
species-C = Cassia
species-D = Cornouiller
species-J = Jacaranda
species-O = Olivier
species-L = Lilas
species-M = Magnolia
species-A = Érable
species-F = Flamboyant
species-K = Chêne
species-W = Saule pleureur
species-O-2018 = Épicéa bleu
species-L-2018 = Cerisier
species-M-2018 = Tulipier

# Le journal : celui qui joue est nommé devant, et $you dit si c’est le lecteur. Un message vide est
# celui d’une entrée que la suivante raconte.
arboretum-log-leave = { $species } reste dans la boîte
arboretum-log-deal = { $you ->
    [yes] recevez { $card }
   *[no] reçoit { $card }
}
arboretum-log-deal-hidden = reçoit une carte
arboretum-log-deal-open = { $you ->
    [yes] commencez votre défausse avec { $card }
   *[no] commence sa défausse avec { $card }
}
arboretum-log-draw-deck = { "" }
arboretum-log-drawn = { $you ->
    [yes] piochez { $card }
   *[no] pioche { $card }
}
arboretum-log-drawn-hidden = pioche
arboretum-log-draw-pile = { $own ->
    [yes] { $you ->
        [yes] reprenez { $card } de votre propre défausse
       *[no] reprend { $card } de sa propre défausse
    }
    [you] prend { $card } dans votre défausse
   *[no] { $you ->
        [yes] prenez { $card } dans la défausse { DE($owner) }
       *[no] prend { $card } dans la défausse { DE($owner) }
    }
}
arboretum-log-plant = { $you ->
    [yes] plantez { $card }
   *[no] plante { $card }
}
arboretum-log-discard = { $you ->
    [yes] défaussez { $card }
   *[no] défausse { $card }
}

# Refus
arboretum-sentence = « { $sentence } » n’est pas une phrase d’Arboretum ; il y a « draw deck », « draw pile 2 », « plant J5 0,1 » et « discard J5 ».
arboretum-over = La pioche est vide et la partie est finie : « { $sentence } » arrive trop tard.
arboretum-leave-first = Avant « { $sentence } », une espèce doit être laissée dans la boîte (« leave … »).
arboretum-deal-first = Avant « { $sentence } », une carte doit être donnée (« deal … »).
arboretum-hidden = Une carte qui n’est pas montrée (« ? ») ne peut pas être rejouée.
arboretum-card = « { $card } » n’est pas une carte ; une carte est une espèce et une valeur, comme J5.
arboretum-species-unknown = « { $code } » dans « { $value } » n’est pas une espèce ; les espèces sont C D J O L M A F K W.
arboretum-species-twice = « { $value } » nomme deux fois une espèce.
arboretum-species-number = « { $value } » ne nomme pas { $needed } espèces, comme il en faut à { $seats }.
arboretum-no-leave = Aucune espèce ne doit être laissée dans la boîte à ce moment.
arboretum-not-to-leave = « { $code } » n’est pas une espèce qui pourrait encore rester dans la boîte.
arboretum-no-deal = Aucune carte n’est à donner maintenant : { $card } ne peut pas venir.
arboretum-not-in-deck = { $card } n’est pas dans la pioche.
arboretum-drawn = Deux cartes ont été piochées ; plantez-en une maintenant.
arboretum-discard-first = Un arbre a été planté ; défaussez une carte maintenant.
arboretum-deck-empty = La pioche est vide ; prenez une carte dans une défausse.
arboretum-no-seat = Il n’y a pas de place { $seat } parmi { $seats }.
arboretum-pile-empty = La défausse de la place { $seat } est vide.
arboretum-draw-first = Piochez d’abord : { $left ->
    [1] il manque encore une carte.
   *[other] il manque deux cartes.
}
arboretum-not-in-hand = { $card } n’est pas dans votre main.
arboretum-taken = { $there } se trouve déjà en { $x },{ $y }, et rien n’est jamais recouvert.
arboretum-first-tree = Le premier arbre d’un jardin se plante en 0,0, pas en { $x },{ $y }.
arboretum-not-beside = En { $x },{ $y }, { $card } ne toucherait aucun arbre de votre jardin ; plantez à côté d’un arbre, pas en diagonale.
arboretum-planted = Un arbre a été planté ce tour-ci ; défaussez une carte maintenant.
arboretum-plant-first = Plantez d’abord une carte, puis défaussez-en une.
