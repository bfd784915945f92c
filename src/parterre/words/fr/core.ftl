# Ce qu’on énumère, l’un après l’autre
list-next = { $row }, { $next }

# Les chiffres
figure = { NUMBER($value) }
figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-bounds = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-time = { NUMBER($value) } ms

# Préparer une table
setup-seats = { $game } se joue à { $allowed }, pas à { $seats }.
setup-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
option-value = L’option { $option } ne peut pas valoir { $value } ; elle peut valoir { $choices }.
option-value-free = L’option { $option } ne peut pas valoir { $value } ; c’est un texte de lettres, ou parmi { $choices }.

# À la table
table-rules-gone = Cette table est close : les règles { $rules } de { $game }, avec lesquelles elle a été commencée, ne se jouent plus ici. La partie reste conservée.
table-over = La partie est finie ; plus rien ne peut être joué.
table-not-your-turn = C’est à la place { $turn } de jouer, pas à vous.
table-no-seat = Il n’y a pas de place { $seat } à cette table.
table-undo-nothing = Il n’y a rien à reprendre dans ce tour.
table-undo-turn = Seul celui dont c’est le tour peut reprendre un coup.
table-undo-chance = Une carte a été révélée depuis ; ce qui a été vu ne peut pas être repris.
table-text = Une phrase tient en 100 caractères, sur une seule ligne.
log-undo = { $you ->
    [yes] reprenez votre coup
   *[no] reprend son coup
}

# Le contenu de la boîte
box-unknown = « { $where } » n’est pas un élément de cette boîte.
box-fixed = « { $where } » sert aux règles et ne peut pas être corrigé.
box-name = « { $where } » doit être un nom de 1 à 40 caractères.
box-points = « { $where } » doit être un nombre entier de points, de 0 à 99.
box-incomplete = « { $where } » est nouveau dans cette boîte et doit être complet, avec tous les mots des éléments semblables.
box-same-name = « { $where } » est « { $name } », qui est déjà le nom de { $other }.
box-known = « { $where } » doit être rulebook, public, inferred ou reconstructed.
box-language = « { $where } » est un nom dans une langue que personne ne lit ici (« { $lang } »).

# Fichiers
file-missing = Le fichier { $file } n’existe pas.
file-unreadable = Le fichier { $file } ne peut pas être lu : { system-why }.
file-text = Le fichier { $file } n’est pas du texte UTF-8.
file-empty = Il n’y a rien dans { $file }.
file-write = Le fichier { $file } ne peut pas être écrit : { system-why }.
document-object = Un document est un objet JSON, et ceci n’en est pas un.
document-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }.
document-no-game = Le document ne dit pas de quel jeu il s’agit (« game »).
record-format = Le « format » de la partie est { $format } ; seul « parterre-record/1 » peut être lu.
rules-unknown = Les règles { $rules } de { $game } ne sont pas connues ici, seulement les règles { $known }.
record-setup = Le « setup » de la partie doit être un objet avec « seats » et, au besoin, « options ».
record-log = Le « log » de la partie doit être une liste de phrases.
record-names-list = Les « names » de la partie doivent être une liste de noms.
record-scores-list = Les « scores » de la partie doivent être une liste.
record-components = Les « components » de la partie doivent être un objet.
record-names = La partie nomme { $names ->
    [one] { $names } joueur
   *[other] { $names } joueurs
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
record-entry = Entrée { $number }, « { $sentence } » : { $reason }
record-entry-text = L’entrée { $number } du journal n’est pas une phrase.
record-scores = Les scores de la place { $seat } sont { $given }, alors que le journal donne { $found }.
record-scores-number = La partie donne { $given ->
    [one] { $given } score
   *[other] { $given } scores
} pour { $found ->
    [one] { $found } place
   *[other] { $found } places
}.
record-scores-running = La partie donne des scores, mais elle n’est pas finie.

# Feuilles de score
score-players = Une feuille de score compte de 1 à { $most } joueurs, pas { $players }.
score-list = « { $where } » doit être une liste.
score-object = « { $where } » doit être un objet.
score-name = Le nom du joueur { $number } doit être un texte non vide.
score-name-twice = Deux joueurs s’appellent « { $name } ».
score-card-twice = { $card } apparaît deux fois : chez { $first } et chez { $name }.
score-card-same = { $card } apparaît deux fois chez { $name }.
score-one-player = Il n’y a qu’un joueur, alors que le jeu en demande au moins deux.
score-word = « { $word } » n’est pas un mot de la feuille de score ; il a été ignoré.
score-reconstructed = { $element } ({ $what } : { $value }) compte ici, et c’est une reconstitution : { $source }.
score-record-reconstructed = Cette partie a été jouée avec une boîte en partie reconstituée (éléments : { $count } sur { $all }) ; « parterre components { $game } » dit lesquels.
score-record-box = Une partie enregistrée a sa propre boîte ; le fichier de composants n’a pas été utilisé.
score-running = La partie enregistrée n’est pas finie après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : il n’y a encore rien à compter.

# Robots
bot-unknown = Il n’y a pas de robot « { $bot } » ; les robots sont : { $bots }.
bot-seats = { $bots ->
    [one] { $bots } robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un pour toutes, ou un par place.
bot-name-uniform = hasard
bot-about-uniform = joue n’importe quelle action, au hasard
bot-name-greedy = glouton
bot-about-greedy = prend ce qui paraît le mieux sur le moment
bot-name-ismcts = recherche simple
bot-about-ismcts = cherche par le hasard seul et ne sait du jeu que ses règles
bot-name-guided = recherche guidée
bot-about-guided = essaie les actions les plus prometteuses dans des mondes imaginés
bot-name-seedling = pousse
bot-about-seedling = prend ce qui paraît le mieux, et se trompe souvent
bot-name-sapling = arbuste
bot-about-sapling = prend ce qui paraît le mieux, et se trompe rarement
bot-name-tree = arbre
bot-about-tree = regarde un peu plus loin
bot-name-strongest = séquoia
bot-about-strongest = le plus fort : regarde aussi loin que son temps le permet

# Ce que dit le système, par le nom qu’il lui donne
system-why = { $why ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] l’accès est refusé
    [EPERM] le système ne le permet pas
    [EEXIST] quelque chose porte déjà ce nom
    [EISDIR] c’est un dossier
    [ENOTDIR] ce qui devrait être un dossier est un fichier
    [ELOOP] ses liens tournent en rond
    [ENAMETOOLONG] le nom est trop long
    [ENOSPC] le disque est plein
    [EDQUOT] votre part du disque est épuisée
    [EROFS] le disque est en lecture seule
    [EIO] le disque a failli
    [EMFILE] trop de fichiers sont ouverts
    [ENFILE] trop de fichiers sont ouverts
    [ENOMEM] il n’y a pas assez de mémoire
    [EINVAL] le système ne l’accepte pas
    [ENXIO] ce périphérique n’existe pas
    [EBUSY] il est occupé
    [ETXTBSY] il est occupé
    [EADDRINUSE] quelque chose d’autre l’utilise déjà
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [ECONNREFUSED] personne n’y répond
    [ETIMEDOUT] aucune réponse n’est venue à temps
    [EHOSTUNREACH] aucun chemin ne mène à cette machine
    [ENETUNREACH] aucun chemin ne mène à ce réseau
    [OSError] le système l’a refusé
    [gaierror] aucune machine ne porte ce nom
    [TimeoutError] aucune réponse n’est venue à temps
    [Missing] son fichier a été supprimé ou remplacé pendant que le site tournait
    [SQLITE_NOTADB] le fichier n’est pas une base de données
    [SQLITE_CANTOPEN] elle ne s’ouvre pas
    [SQLITE_BUSY] un autre programme la tient
    [SQLITE_LOCKED] un autre programme la tient
    [SQLITE_READONLY] elle est en lecture seule
    [SQLITE_CORRUPT] elle est abîmée
    [SQLITE_FULL] le disque est plein
    [SQLITE_IOERR] le disque a failli
    [ValueError] son nom est inutilisable
    [InvalidPasswordError] le mot de passe est faux
    [InvalidAuthorizationSpecificationError] cet utilisateur n’est pas admis
    [InvalidCatalogNameError] aucune base ne porte ce nom
   *[other] le système l’appelle { $why }
}

# A file of a box
toml-syntax = Le fichier { $file } n’est pas du TOML : il y a une erreur ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
toml-large = Le fichier { $file } dépasse { $limit } Kio, plus qu’il n’en faut pour une boîte.
toml-deep = Le fichier { $file } a trop de niveaux imbriqués pour être lu.
toml-unreadable = Le fichier { $file } n’est pas du TOML lisible.
