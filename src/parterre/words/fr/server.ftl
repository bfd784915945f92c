# Ce que dit le serveur quand il ne fait pas ce qu’on lui demande.

server-too-large = Le message dépasse { $limit } octets.
server-not-json = Le message n’est pas du JSON : il y a une erreur ligne { $line }, colonne { $column }.
server-not-text = Le message contient autre chose que du texte en UTF-8.
server-binary = Les messages sont du texte, pas des données binaires.
server-too-deep = Le message est trop profondément imbriqué.
server-number = Le message contient un nombre inutilisable.
server-key-twice = Le message contient deux fois la clé « { $key } ».
server-shape = La valeur de « { $where } » n’est pas utilisable ici.
server-shape-missing = Il manque « { $field } » dans le message, à « { $where } ».
server-shape-unknown = Le message contient « { $field } », à « { $where } », que personne n’a demandé.
server-shape-kind = À « { $where } », le message demande « { $wanted } », pas « { $given } ».
server-request = La demande est incompréhensible.
server-not-found = Il n’y a rien à cette adresse.
server-method = Cette adresse n’accepte pas ce genre de demande.
server-origin = La demande vient de la page d’un autre site.
server-foreign-host = Ce site ne répond pas au nom « { $host } » ; qui l’héberge peut l’ajouter avec PARTERRE_HOSTS.
server-too-many = Vous avez créé beaucoup de parties en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-boxes = Vous avez fait vérifier beaucoup de boîtes en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-bots-alone = { $most ->
    [0] Ce site n’accepte pas de table de robots seuls ; prenez-y place vous-même.
    [one] Vous avez déjà une table de robots seuls en cours ; attendez qu’elle soit finie, ou prenez place à la nouvelle.
   *[other] Vous avez déjà { $most } tables de robots seuls en cours ; attendez que l’une soit finie, ou prenez place à la nouvelle.
}
server-hasty = Vous envoyez des messages plus vite qu’on ne peut jouer.
server-connections = Trop de connexions sont ouvertes depuis votre adresse.
server-too-late = La demande n’est pas arrivée en entier à temps.
server-too-fast = Votre adresse envoie des demandes plus vite qu’on ne peut jouer ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-too-many-wrong = Beaucoup de liens qui n’ouvrent rien ici ont été essayés depuis votre adresse ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-crowded = Trop de connexions sont ouvertes à cette table.
server-storage = La base de données n’a rien confirmé : c’est peut-être enregistré, peut-être pas. Regardez à nouveau avant de recommencer.
server-away = La base de données ne répond pas pour l’instant ; réessayez dans un moment.
server-trouble = La base de données ne fonctionne pas comme il faut : { system-why }.
server-broken = Le serveur a fait une erreur ; votre demande a peut-être été exécutée, peut-être pas. Regardez à nouveau.
server-language = Les règles ne sont pas écrites en « { $lang } ».
server-bot = L’entrée { $seat } des places nomme le robot « { $bot } » ; les robots sont { $known }.
server-not-a-bot = L’entrée { $seat } des places nomme un robot mais n’est pas la place d’un robot.
server-no-table = Il n’y a pas ici de table « { $table } ».
server-other-rules = La table « { $table } » a été jouée avec des règles que ce serveur n’a plus (règles { $rules }).
server-damaged = Ce qui est enregistré de la table « { $table } » est illisible ; les données ont dû être abîmées.
server-key = Ce lien n’ouvre aucune place à cette table.
server-renewed = Cette place a une nouvelle clé ; la vôtre ne l’ouvre plus.
server-not-over = Une table peut être recréée une fois sa partie terminée.
server-authorization = L’en-tête Authorization doit être le mot Bearer suivi de la clé de la place.
server-watching = Vous regardez cette table ; pour jouer, ouvrez le lien de votre place.
server-hint-people = Les conseils sont réservés aux parties contre des robots ; quelqu’un d’autre joue à cette table.
server-hint-turn = Il n’y a de conseil que lorsque c’est à vous de jouer.
server-too-many-hints = Vous avez demandé beaucoup de conseils en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-hello = Le premier message doit être un hello.
server-hello-again = Une connexion dit hello une seule fois.
server-stale = La table est passée de { $n } à { $last } ; regardez-la à nouveau.
server-conflict = Au numéro { $n }, vous avez déjà joué autre chose.
server-id-twice = L’identifiant « { $id } » est celui d’une autre de vos demandes à cette table.
server-ahead = La table n’en est qu’à { $last }, pas encore à { $n }.
server-name-empty = Un nom doit avoir au moins un caractère visible.
server-name-long = Un nom a au plus { $most } caractères.
server-name-characters = Le nom contient des caractères qui ne peuvent pas s’afficher.
server-name-taken = Quelqu’un à cette table s’appelle déjà { $name }.

# Démarrer, ou non

server-open-at = Parterre est ouvert à l’adresse { $address } (Ctrl+C le ferme).
server-other-port = Le port { $port } est pris ; le site est donc sur un autre.
server-port = Le port { $port } ne peut pas servir sur { $host } : { system-why }.
server-port-number = Un port est un nombre de 0 à 65535, pas { $port }.
server-host = Il n’y a pas d’adresse « { $host } » où servir le site.
server-no-port = Aucun port libre sur { $host }.
server-not-started = Le site n’a pas pu démarrer.
server-setting = { $name } doit être un nombre à partir de 0, pas « { $value } ».
server-not-alone = Un autre Parterre a déjà ses tables dans { $folder } ; fermez-le, ou choisissez un autre dossier avec --data.
server-database = La base de données ne peut pas être ouverte : { system-why }.
server-database-address = L’adresse de la base de données est illisible.
server-database-kind = Les tables sont gardées dans SQLite ou PostgreSQL, pas dans { $kind }.
server-database-file = Une base SQLite doit être un fichier.
server-database-path = La base de données { $file } ne peut pas être ouverte : { system-why }.
server-database-newer = La base de données a été écrite par un Parterre plus récent ; lancez celui-là, ou choisissez un autre dossier avec --data.

# La page qui remplace le client là où il n’a pas été construit

server-unbuilt = Le serveur fonctionne, mais cette copie est venue sans les pages du site.
server-unbuilt-how = Lancez « ./parterre » dans le dossier du projet, qui les construit lui-même ; ou lancez « npm ci » et « npm run build » dans son dossier « web », puis redémarrez le serveur.
server-unbuilt-programs = Les programmes sont servis malgré tout : les jeux sont à /api/games, et /api/openapi.json décrit le reste.
