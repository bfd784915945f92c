## Le site autour des jeux.

site-name = Parterre
site-home = Parterre, page d’accueil
site-page-home = Parterre : jeux de jardins
site-page-table = Parterre : à la table
site-tools = Site
site-rules = Règles
site-box = Contenu de la boîte
site-sound = Son
site-sound-note = un petit toc quand c’est à vous
site-night = Nuit
site-language = Langue
site-more = Réglages
site-close = Fermer
site-light = Lumière
site-light-system = comme l’appareil
site-light-day = jour
site-light-night = nuit
site-confirm = Confirmer
site-confirm-note = essayer le dernier geste du tour, puis le confirmer
site-keys = Raccourcis clavier
site-keys-note = lettres et chiffres seuls
site-keys-help = Les raccourcis
site-key-move = d’une partie de la table à la suivante
site-key-undo = annuler
site-key-zoom = plus près, plus loin, en entier
site-key-log = le journal
site-key-help = cette liste

## Accueil

site-headline = Jeux de jardins, dessinés à la main.
site-subline = Contre des robots, entre amis ou autour d’un seul écran. Sans compte.
site-games = Les jeux
site-meta = { $seats } · { $minutes } min
site-seats = Joueurs
site-bots = Robots
site-level-about = { $about } ; { $thinks }.
site-level-line = { $level } : { $seconds ->
    [0] aussitôt
   *[other] { $seconds } s au plus
}
site-levels-differ = Chaque robot joue à son niveau.
site-level-each = Un niveau pour chacun
site-bot-number = Robot { $count }
site-bot = robot : { $level }
site-thinks = { $seconds ->
    [0] répond aussitôt
   *[other] réfléchit { $seconds } s au plus par décision
}
site-play-now = Jouer à { $game }
site-play-now-note = { $count ->
    [1] Vous et un robot
    [2] Vous et deux robots
    [3] Vous et trois robots
   *[4] Vous et quatre robots
}
site-play-alone-note = Vous contre { $rival }
site-friends = Entre amis
site-friends-note = Un lien par place
site-device = Sur cet appareil
site-device-note = À tour de rôle
site-your-name = Votre nom
site-name-of = Nom de la personne { $count }
site-who-plays = Qui joue ?
site-seat-person = une personne
site-seat-bot = un robot
site-seat-friend = un ami, par lien
site-seat-you = vous
site-friends-go = Créer la table
site-device-go = Commencer
site-options = Options
site-option-count = { $left ->
    [0] Le compte y est.
    [1] Encore une à choisir.
   *[other] Encore { $left } à choisir.
}
site-option-order = Qui commence
site-option-order-lot = au hasard
site-option-order-given = dans cet ordre
site-links = Un lien par place
site-links-watch = Pour ceux qui veulent regarder
site-links-title = Liens et clés
site-own-link = Votre propre lien
site-own-link-note = Il ouvre votre place sur un autre de vos appareils. Qui l’a voit votre main et joue pour vous : gardez-le pour vous.
site-renew = Changer de clé
site-renew-note = Quelqu’un d’autre a ouvert votre place ? Avec une nouvelle clé, l’ancien lien n’ouvre plus rien, et qui est entré avec lui doit sortir.
site-renewed = Votre place a une nouvelle clé. Seul cet appareil l’a.
site-links-note = Envoyez un lien à chaque ami. Qui ouvre un lien prend la place : c’est la clé.
site-link-of = Place { $seat }
site-link-copy = Copier
site-link-copied = Copié
site-link-watch = Pour regarder
site-open-table = À la table
site-invite = Liens
site-my-tables = Mes tables
site-my-tables-none = Les tables où vous jouez seront gardées ici, sur cet appareil.
site-your-turn = À vous de jouer
site-turn-of = { $name } joue
site-finished = Terminée
site-finished-place = { $place ->
    [1] Terminée · vous avez gagné
    [2] Terminée · vous finissez deuxième
    [3] Terminée · vous finissez troisième
    [4] Terminée · vous finissez quatrième
   *[other] Terminée · vous finissez cinquième
}
site-forget = Oublier cette table
site-forget-asked = Votre partie est en cours, et la clé de votre place n’est que sur cet appareil. Oublier la table ?
site-forget-keep = La garder
site-forgot = { $game } : table oubliée.
site-recall = La reprendre
site-forgotten = { $count ->
    [one] { $count } table oubliée
   *[other] { $count } tables oubliées
}
site-forgotten-note = Une fois la table effacée, seul son lien ouvre encore votre place.
site-remove = Effacer pour de bon
site-remove-really = Oui, l’effacer
site-table-open = place { $seat } libre
site-table-ended = Close : ses règles ne se jouent plus
site-table-lost = Ce site n’a pas cette table en ce moment
site-unofficial = Adaptation non officielle, avec ses propres dessins et ses propres mots.
site-credits = S’ils vous plaisent ici, offrez-vous les vrais : ils sont très beaux.
site-fonts = Composé en Fraunces et en Inter (licence SIL Open Font).
site-programs = Ce site pour les programmes
site-pages-of = { $game } :

## À la table

site-you = Vous
site-seat = Place { $seat }
site-undo = Annuler
site-log = Journal
site-log-empty = Il ne s’est encore rien passé.
site-thinking = réfléchit…
site-thinking-for = réfléchit, { $seconds } s au plus
site-playing = joue
site-plays-next = joue ensuite
site-bot-next = { $level }, joue ensuite
site-seat-open = place encore libre
site-away = n’est pas là
site-wait-open = { $name } est encore libre
site-wait-away = { $name } n’est pas là
site-shared = ouverte sur un second appareil
site-shared-of = La place { DE($name) } a été ouverte sur un second appareil.
site-shared-seat = La place { $seat } a été ouverte sur un second appareil.
site-shared-own = Votre place a été ouverte sur un second appareil. Si ce n’était pas vous, changez de clé.
site-shared-me = C’était moi
site-news-shared = Un second appareil
site-news-again = Une nouvelle table
site-news-name = Votre nom ?
site-understood = Compris
site-again-laid = Une nouvelle table vous attend.
site-again-join = Les rejoindre
site-back-to-table = Retour à la table
site-opening = Ouverture de la table…
site-offline = Hors ligne. La partie reprendra à votre retour.
site-reconnecting = Connexion perdue. Nouvel essai…
site-unreachable = Le site est injoignable pour le moment.
site-unexpected = Cela n’a pas marché. Essayez encore une fois.
site-shut = La clé a changé
site-ended = La partie s’arrête ici
site-older-rules = Cette table a été commencée avec les règles { $rules } et les garde ; là où le texte ci-dessous a changé depuis, il le dit.
site-lost = Rien ne pousse ici
site-lost-note = Cette page n’existe pas, ou n’existe plus.
site-lost-home = Retour à l’accueil
site-pass-to = Passez l’appareil à { $name }
site-pass-note = Aucune main n’est montrée tant que l’appareil n’a pas changé de mains.
site-pass-ready = Je suis { $name }
site-name-asked = Cette place est à vous. Comment vous appelez-vous ?
site-name-give = M’asseoir
site-name-later = Plus tard
site-watching = Vous regardez la partie

## Règles et boîte

site-rules-of = Les règles
site-rules-missing = Les règles ne peuvent pas être affichées pour le moment.
site-box-title = Ce qu’il y a dans la boîte, et comment nous le savons
site-box-note = Chaque élément dit d’où il vient. Ce qui a été reconstitué n’est pas présenté comme le jeu publié.
site-known-rulebook = livret de règles
site-known-public = source publique
site-known-inferred = déduction
site-known-reconstructed = reconstitution
site-known-corrected = correction
site-box-now = maintenant :
site-box-whole = La boîte en général
site-box-all = tout
site-box-filter = N’afficher que ce qui est connu d’une façon
site-box-fold = Tout replier
site-box-unfold = Tout déplier
site-box-reconstructed = { $count ->
    [1] Un élément sur { $all } est reconstitué : il a été inventé pour aller avec les règles, car personne ici ne l’a vu. Cette partie n’est pas le jeu publié.
   *[other] { $count } éléments sur { $all } sont reconstitués : ils ont été inventés pour aller avec les règles, car personne ici ne les a vus. Ces parties ne sont pas le jeu publié.
}
site-box-of-table = Voici la boîte avec laquelle joue une table.
site-box-to-table = Retour à la table
site-box-corrected = { $count ->
    [1] Un élément est corrigé
   *[other] { $count } éléments sont corrigés
}
site-box-uncorrected = Rien n’y est corrigé.
site-box-correct = Vous avez la vraie boîte ?
site-box-correct-note = Là où nous nous trompons, vous pouvez corriger, puis jouer avec vos corrections.
site-box-correct-file = Prenez le fichier de cette boîte
site-box-correct-change = Changez-y ce qui est faux. Les éléments que vous laissez de côté restent tels quels.
site-box-correct-play = Choisissez le fichier sous « Avec ma propre boîte » avant de créer une table.
site-box-correct-command = En ligne de commande, --components joue avec un fichier, et ceci le vérifie :

## Sa propre boîte

site-own-box = Avec ma propre boîte
site-own-box-used = { $count ->
    [1] Avec ma propre boîte : une correction
   *[other] Avec ma propre boîte : { $count } corrections
}
site-own-box-wrong = Avec ma propre boîte : elle a des erreurs
site-own-box-note = Qui a la vraie boîte peut corriger la nôtre et jouer avec.
site-own-box-how = Ce qu’elle contient
site-own-box-shipped = Le fichier à corriger
site-own-box-again = Jouer encore avec { $file }
site-own-box-forget = Oublier ce fichier
site-own-box-choose = Choisir un fichier .toml
site-own-box-paste = ou collez-le ici
site-own-box-check = Vérifier
site-own-box-checking = Vérification de { $file }…
site-own-box-mistakes = { $count ->
    [1] Il y a une erreur :
   *[other] Il y a { $count } erreurs :
}
site-own-box-more = { $count ->
    [1] Et une autre encore.
   *[other] Et { $count } autres encore.
}
site-own-box-right = { $file } est valide. La table jouera avec ces corrections :
site-own-box-nothing = { $file } est valide, et ne change rien.
site-own-box-away = Ne plus jouer avec
site-own-box-blocks = Votre boîte a des erreurs : corrigez-la, ou ne jouez plus avec.
site-card-reconstructed = En partie reconstitué : { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
} sur { $all }
site-table-box-corrected = boîte corrigée
site-table-box-corrected-note = { $count ->
    [1] Cette table joue avec une boîte corrigée : une correction
   *[other] Cette table joue avec une boîte corrigée : { $count } corrections
}
site-table-box-reconstructed = en partie reconstitué
site-table-box-reconstructed-note = { $count ->
    [1] Un élément de cette boîte est reconstitué et n’est pas le jeu publié
   *[other] { $count } éléments de cette boîte sont reconstitués et ne sont pas le jeu publié
}
