# Un conseil : la meilleure action, sa chance de gagner, et pourquoi.

hint-ask = Conseil
hint-thinking = J’y réfléchis
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
hint-late = Le site est très occupé : aucun conseil n’est venu à temps. Redemandez-le, ou jouez sans.
hint-retry = Redemander

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
