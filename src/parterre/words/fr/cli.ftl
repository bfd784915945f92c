# La ligne de commande
cli-line = Ligne { NUMBER($line, useGrouping: 0) } : { $sentence }
cli-system = Le système ne le permet pas : { system-why }.
cli-fault = Une erreur inattendue s’est produite dans Parterre ({ $reason }) ; avec PARTERRE_DEBUG=1, la même commande montre où.
cli-interpreted = Le moteur tourne ici en simple Python, juste mais environ 60 fois plus lent : il n’est pas compilé.
cli-simulating = Parties de { $game }
cli-matching = Parties de { $game } sur les mêmes donnes
cli-measuring = Mesures

# Mauvais usage
usage-lang = La langue « { $lang } » n’est pas connue ; --lang accepte { $langs }.
usage-command = Il n’y a pas de commande « { $command } » ; les commandes sont { $commands } (parterre --help en dit plus).
usage-no-option = Il n’y a pas d’option { $option } ici (ajoutez --help pour voir celles qui existent).
usage-missing = Il manque quelque chose : { $what } (ajoutez --help pour voir l’usage de la commande).
usage-option-value = { $option } ne s’emploie pas ainsi : sa valeur manque, ou elle n’en prend pas.
usage-extra = Rien n’est attendu après le reste de la commande, et voici encore : { $words }.
usage-other = La commande ne s’emploie pas ainsi : { $reason }
usage-whole = { $option } demande un nombre entier, pas « { $value } ».
usage-low = { $option } demande un nombre à partir de { NUMBER($low, useGrouping: 0) }, pas { $value }.
usage-high = { $option } demande un nombre jusqu’à { NUMBER($high, useGrouping: 0) }, pas { $value }.
usage-seconds = { $option } demande un nombre de secondes supérieur à 0 et jusqu’à 86400, pas « { $value } ».
usage-one-budget = Donnez --seconds ou --iterations, pas les deux.
usage-share = { $option } demande un taux entre 0 et 1, comme 0.75, pas « { $value } ».
usage-on = On ne peut pas jouer sur « { $value } » ; --on accepte { $places }.
usage-option-form = --option demande NOM=VALEUR, comme starting_discards=true, pas « { $value } ».
usage-option-twice = L’option { $option } est donnée deux fois.
usage-components-twice = Deux fichiers corrigent la boîte de { $game }.
usage-folder = { $option } demande le nom d’un dossier.
usage-site-option = Les options du site ne vont pas avec « { $command } » ; les options d’une commande suivent son nom.
arena-names = { $names ->
    [one] { $names } nom ne remplit pas
   *[other] { $names } noms ne remplissent pas
} { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un, deux, un par place, ou plus qu’il n’y a de places.

# Documents
document-text = Ce n’est pas du texte UTF-8.
document-deep = Il y a trop de niveaux imbriqués pour que ce soit lu.
document-syntax = Ce n’est pas du JSON : il y a une erreur ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
document-column = Ce n’est pas du JSON : il y a une erreur colonne { NUMBER($column, useGrouping: 0) }.
document-half = Un texte de ce document contient une moitié de caractère (un demi-codet seul).
document-key-twice = La clé « { $key } » apparaît deux fois dans un même objet.
document-number = Le nombre { $number } est trop grand ou n’est pas un nombre.

# Tableaux
table-line = Ligne { NUMBER($line, useGrouping: 0) } :
table-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re
   *[other] { $place }e
} place
table-points = Points
table-by-lot = au sort
table-note = Remarque :
table-winners = { $winners ->
    [1] Victoire :
   *[other] Victoire partagée :
}
table-older-rules = { $game } (règles { $rules })
replay-over = { $game }, { $entries ->
    [one] { $entries } entrée
   *[other] { NUMBER($entries, useGrouping: 0) } entrées
}, partie terminée.
replay-running = { $game }, { $entries ->
    [0] encore aucune entrée
    [one] { $entries } entrée, permise
   *[other] { NUMBER($entries, useGrouping: 0) } entrées, toutes permises
} ; la partie n’est pas terminée.
table-seat = Place
table-seat-name = Place { $seat }
table-name = Nom
table-place = Rang
table-option = Option
table-values = Valeurs
table-default = Par défaut
table-element = Élément
table-what = Ce que c’est
table-value = Valeur
table-known = Connu par
table-source = Source
table-before = Dans la boîte
table-after = Corrigé
table-bot = Robot
table-wins = Victoires
table-rate = Taux
table-bounds = Bornes à 95 %
table-mean-points = Points en moyenne
table-rival-points = Points de l’adversaire
table-time = CPU par décision
table-iterations = Itérations par décision
table-gave-up = Abandons
table-rating = Force
table-doubt = Doute
table-sure = Presque sûr
table-game = Partie
table-why = Pourquoi
table-figure = Mesure
table-measured = Valeur
table-bar = Seuil

games-seats = Places : { $seats }. Robots : { $bots }.

known-rulebook = la règle
known-public = des sources publiques
known-inferred = déduction
known-reconstructed = reconstitution
known-corrected = correction

components-fine = { $changes ->
    [0] Le fichier est valide et ne change rien à la boîte de { $game }.
    [one] Le fichier est valide et change une valeur dans la boîte de { $game }.
   *[other] Le fichier est valide et change { $changes } valeurs dans la boîte de { $game }.
}
components-wrong = Dans { $file }, { $first }{ $more ->
    [0] {""}
    [one] , et il y a une autre erreur
   *[other] , et il y a { $more } autres erreurs
} ; voyez : parterre components { $game } --check { $file }

arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
} sur les mêmes donnes
arena-one-question = Une question porte sur une seule rencontre, et ces noms en font { $match_ups } : nommez autant de robots que de places, ou deux.
arena-no-ray = Ray n’est pas installé ici : pip install "parterre[cluster]", ou omettez --on ray.
arena-ray-unreachable = Il n’y a pas de grappe Ray où travailler : { $reason }
arena-folder-other = Le dossier { $folder } contient autre chose qu’un rapport d’arène ; nommez-en un autre ou un nouveau.
arena-folder-differs = Le dossier { $folder } est le rapport d’autres rencontres, avec { $what } { $then } et non { $now } ; nommez un autre dossier, ou redonnez la même commande.
arena-folder-spoilt = Le fichier { $file } ne permet pas de continuer : la ligne { NUMBER($line, useGrouping: 0) } n’est pas ce qu’une arène a écrit.
arena-folder-busy = Une autre arène écrit dans le dossier { $folder }.
arena-stopped = Arrêté ; la même commande reprend où elle en était, avec les parties de { $folder }.
arena-stopped-for-good = Arrêté, et rien n’est gardé ; avec --report DOSSIER, la commande peut reprendre où elle en était.
arena-from-before = Parties déjà dans { $folder } : { NUMBER($before, useGrouping: 0) } sur { NUMBER($games, useGrouping: 0) }. Pour les rejouer, nommez un autre dossier.
arena-budget-own = Les robots qui cherchent ont réfléchi autant qu’ils le font d’eux-mêmes.
arena-budget-seconds = Les robots qui cherchent avaient { $seconds } s de CPU par décision.
arena-budget-iterations = Les robots qui cherchent avaient { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
} par décision.
arena-how = Chaque donne a été jouée une fois par rotation des places ; les bornes sont à 95 % sur les donnes, et une victoire partagée compte en parts.
arena-how-stopped = La question a été posée après chaque donne, et jusqu’à { NUMBER($games, useGrouping: 0) } parties auraient pu être jouées ; les bornes sont assez larges pour valoir tout de même.
arena-answer-yes = Oui : { $bot } gagne plus de { $figure } (bornes à 95 % : { $bounds } après { NUMBER($games, useGrouping: 0) } parties).
arena-answer-no = Non : { $bot } gagne moins de { $figure } (bornes à 95 % : { $bounds } après { NUMBER($games, useGrouping: 0) } parties).
arena-answer-open = Ouvert : { NUMBER($games, useGrouping: 0) } parties ne disent pas si { $bot } gagne plus de { $figure } (bornes à 95 % : { $bounds }).
arena-pairs = Devant l’autre à la même table
arena-ratings = Forces (openskill, Plackett-Luce)
arena-given-up = Parties abandonnées
arena-files = Toutes les parties sont dans { $records }, dans leur ordre (parterre replay { $records } les vérifie) ; les mesures sont dans { $results }.
simulate-written = { $games ->
    [one] { $games } partie est écrite dans { $file }.
   *[other] { NUMBER($games, useGrouping: 0) } parties sont écrites dans { $file }.
}
simulate-stopped = Arrêté à { NUMBER($done, useGrouping: 0) } sur { NUMBER($games, useGrouping: 0) }, et rien n’est gardé : { $file } est écrit en entier ou pas du tout.
simulate-stopped-printed = Arrêté à { NUMBER($done, useGrouping: 0) } sur { NUMBER($games, useGrouping: 0) } ; ce qui est fini est imprimé.
simulate-gave-up = Le robot « { $bot } » a abandonné une partie, et tout s’arrête là ; un fichier est écrit en entier ou pas du tout : { $why }
bot-exec-system = Les robots hors du processus demandent Linux, macOS ou un autre Unix.
bot-exec-quotes = La commande du robot « { $bot } » a un guillemet qui n’est pas fermé.
bot-exec-empty = Après « { $bot } » il manque une commande, comme exec:python mon_robot.py.
bot-exec-missing = Le robot « { $bot } » ne peut pas démarrer : il n’y a pas de programme { $program } ici.
bot-exec-denied = Le robot « { $bot } » ne peut pas démarrer : { $program } n’est pas exécutable (chmod +x), ou nommez d’abord ce qui le lance, comme exec:python mon_robot.py.
gave-up-start = Il n’a pas pu démarrer : { $problem }
gave-up-died = Il s’est arrêté (code { $code }) sans répondre ; ses derniers mots : { $last }
gave-up-closed = Il a fermé sa sortie standard sans répondre.
gave-up-late = Il n’a pas répondu en { $seconds } s.
gave-up-nonsense = Il a répondu « { $said } », qui n’est pas une des phrases qu’il pouvait choisir.
gave-up-talk = Il n’a pas répondu d’une ligne à une question : « { $said } ».

bench-compiled = C’est le moteur compilé qui tourne.
bench-interpreted = Le moteur n’est pas compilé ici : c’est la source Python qui tourne, et il n’y a rien à quoi la comparer.
bench-stepping = décisions par seconde, pas à pas depuis Python
bench-playouts = décisions par seconde, parties au hasard dans le moteur
bench-hearts = OpenSpiel hearts, décisions par seconde, pas à pas depuis Python
bench-over-hearts = pas à pas, Parterre par rapport à OpenSpiel hearts
bench-over-interpreted = parties au hasard, compilé par rapport à interprété
bench-copy = une copie en cours de partie
bench-no-openspiel = OpenSpiel n’est pas installé, il n’y a donc rien à quoi comparer : pip install "parterre[peers]"

# Aide
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = (par défaut : { $value })
help-required = (obligatoire)
help = Des jeux de jardins : y jouer dans le navigateur, calculer le score de vraies parties, vérifier des parties enregistrées, faire s’affronter des robots.

    Sans commande, le site démarre et le navigateur s’ouvre.

    Le site garde les tables où personne n’a joué pendant 60 jours, les parties inachevées pendant un an et les parties terminées pendant trois ans après leur dernier coup. PARTERRE_KEEP_UNPLAYED, PARTERRE_KEEP_ABANDONED et PARTERRE_KEEP_FINISHED fixent d’autres nombres de jours, 0 pour toujours ; aucune table où l’on a joué dans les 30 derniers jours ne disparaît. docs/how-to/host-a-site.md dit ce que l’hébergeur peut encore régler.
help-examples = Exemples :

    parterre                              ouvre le site
    parterre games                        liste les jeux et leurs options
    parterre score table.json             calcule le score d’une partie que vous avez jouée
    parterre simulate arboretum --games 10 --out parties.jsonl
    parterre replay parties.jsonl         vérifie ces parties
help-games = Liste les jeux, leurs places et leurs options.
help-games-examples = Exemple : parterre games --json
help-score = Calcule le score d’une partie terminée, jouée sur une vraie table ou à l’écran, ou enregistrée.

    FILE contient du JSON, un document ou un par ligne ; - lit l’entrée standard.
help-score-examples = Exemple de fichier :

    {"{"}"game": "arboretum", "players": {"["}
      {"{"}"name": "Ana", "hand": {"["}"K3"], "garden": {"["}{"["}"K1", 0, 0], {"["}"K4", 1, 0]]{"}"},
      {"{"}"name": "Bea", "hand": {"["}"K2"], "garden": {"["}{"["}"C5", 0, 0]]{"}"}]{"}"}

    parterre score table.json

    Chaque jeu a sa propre forme ; le fichier RULES.fr.md du jeu la décrit.
help-simulate = Fait jouer des robots et écrit leurs parties, un document JSON par ligne.

    La même graine donne les mêmes parties.
help-simulate-examples = Exemples :

    parterre simulate arboretum --seats 3 --bots greedy --games 100 --seed 7 --out parties.jsonl
    parterre simulate arboretum --bots greedy,uniform --option starting_discards=true
help-replay = Vérifie des parties entrée par entrée et affiche les scores.

    FILE contient du JSON, une partie ou une par ligne ; - lit l’entrée standard. Pour une partie qui enfreint une règle, l’entrée, la raison et la clause sont données, et le code de sortie est 1.
help-replay-examples = Exemple : parterre simulate arboretum --games 5 | parterre replay -
help-components = Affiche le contenu de la boîte d’un jeu et comment chaque élément est connu.
help-components-examples = Exemples :

    parterre components arboretum
    parterre components arboretum --check ma-boite.toml
help-arena = Fait s’affronter des robots sur les mêmes donnes : chaque donne est jouée une fois pour chaque rotation des places.

    Autant de noms que de places : ceux-là. Deux noms et plus de places : le premier une fois, le second partout ailleurs. Plus de noms que de places : toutes les combinaisons.
help-arena-examples = Exemples :

    parterre arena arboretum --bots greedy,uniform --games 200
    parterre arena arboretum --bots greedy,uniform --seats 4 --json
    parterre arena topiary --bots greedy,uniform --games 400 --beats 0.75 --until-decided --report dossier
    parterre arena arboretum --bots greedy,"exec:python mon_robot.py" --games 20
help-bench = Mesure la vitesse du moteur à côté de celle d’autres moteurs, d’une traite et en alternance.
help-bench-examples = Exemple : parterre bench --seconds 20
help-option-json = Répond en JSON.
help-option-file = Un fichier, ou - pour l’entrée standard.
help-option-game = Le nom du jeu, tel que « parterre games » le donne.
help-arena-seats = Le nombre de places ; par défaut le plus petit auquel plusieurs robots se rencontrent.
help-option-seats = Le nombre de places ; par défaut le plus petit que le jeu permet.
help-option-seed = Un nombre entier qui décide de toutes les donnes et de tous les tirages.
help-option-bots = Un nom pour toutes les places, ou un par place ; « exec:COMMANDE » est un robot à vous (docs/how-to/write-a-bot.md).
help-option-games = Le nombre de parties à jouer.
help-option-out = Où vont les parties ; - est la sortie standard.
help-option-option = Une option du jeu ; peut être donnée plusieurs fois.
help-option-rules = Le numéro des règles de la partie ; par défaut les plus récentes.
help-option-components = Un fichier de boîte corrigé, avec lequel jouer.
help-score-components = Un fichier de composants corrigé : compter avec les valeurs de votre boîte.
help-option-seconds = Secondes de CPU par décision, pour les robots qui cherchent.
help-option-iterations = Itérations par décision, pour les robots qui cherchent.
help-option-limit = Secondes qu’un robot à vous a pour répondre ; 10 par défaut, ou dix fois --seconds si c’est plus.
help-option-beats = Demande si le taux de victoires du premier robot dépasse celui-ci.
help-option-until_decided = S’arrête dès que la réponse est claire (sans --beats : s’il dépasse une juste part).
help-option-report = Un dossier pour toutes les parties, les mesures, un graphique et une page ; une arène arrêtée reprend de là.
help-option-on = Où jouer : ici, sur tous les cœurs, ou sur une grappe Ray (ray).
help-option-workers = Le nombre de processus ; par défaut un par cœur.
help-option-check = Vérifie plutôt un fichier de boîte corrigé.
help-arena-games = Parties par rencontre, arrondies au nombre entier de donnes.
help-arena-bots = Des noms de robots séparés par des virgules ; « exec:COMMANDE » est un robot à vous (docs/how-to/write-a-bot.md).
help-bench-seconds = Durée approximative des mesures, en tout.
help-option-no_browser = N’ouvre pas le navigateur.
help-option-port = Le port du site.
help-option-host = L’adresse du site.
help-option-data = Le dossier de la base de données ; par défaut le dossier de données XDG.
help-site-components = Un fichier de boîte corrigé ; un par jeu, au besoin.
help-option-lang = La langue de cette commande ; peut se placer n’importe où.
help-option-version = Affiche la version.
help-option-help = Affiche cette aide.
cli-no-output = La sortie standard est fermée : il n’y a nulle part où répondre.
table-part = Quoi
table-which = Lequel
