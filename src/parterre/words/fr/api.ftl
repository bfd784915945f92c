# Le site décrit pour qui écrit des programmes : /api et /api/openapi.json.

api-title = Parterre pour les programmes
api-intro = Tout ce que font les pages de ce site, un programme peut le faire aussi : créer une table, la regarder, y jouer. Ce qui est envoyé et répondu est du JSON. Un refus donne un message, ses valeurs, la clause de la règle si l’une d’elles l’interdit, et sa phrase ; les programmes se fient à son identifiant. Les places se comptent à partir de 1. Chaque événement d’une table a un numéro, n ; qui joue dit à quel n la décision a été prise.
api-seat-key = La clé d’une place, donnée en réponse à la création de la table. Envoyez-la ainsi : « Authorization: Bearer » suivi de la clé. Sans clé, on regarde la table.
api-languages = Dans d’autres langues
api-document = La même chose en document OpenAPI
api-operations = Ce qu’on peut demander
api-parameters = Dans l’adresse
api-body = On envoie
api-answers = On reçoit
api-example = Exemple
api-fields = Formes
api-fields-more = Ce qui est envoyé et répondu en est composé. Un champ suivi d’un point d’interrogation peut manquer.
api-key-needed = avec la clé d’une place
api-key-possible = avec ou sans la clé d’une place
api-limits = { $kind ->
    [minimum] à partir de { $value }
    [maximum] jusqu’à { $value }
    [minLength] longueur à partir de { $value }
    [maxLength] longueur jusqu’à { $value }
    [default] { $value } si rien n’est donné
   *[pattern] écrit comme { $value }
}
api-header-content-disposition = Sous quel nom garder le fichier.
api-header-retry-after = Au bout de combien de secondes il vaut la peine de redemander ; donné quand le message parle de secondes.
api-refused-rules = La règle du jeu, ses options ou sa boîte ne le permettent pas ; la phrase dit pourquoi.

api-tag-games = Les jeux
api-tag-tables = Les tables
api-tag-site = Le site

api-parameter-game = Un jeu, par son nom.
api-parameter-id = Une table, par son nom.
api-parameter-lang = La langue de ce que l’on lit.
api-parameter-since = Le numéro du dernier événement connu ; ce qui a été dit ensuite est raconté.

## Ce qu’on peut demander

api-games = Les jeux proposés
api-games-more = Chacun avec ses places, ses options, ses robots et les niveaux de jeu parmi eux. Une option donne sa valeur habituelle (selon le nombre de places si elle en dépend, null si le sort en décide), les choix possibles, et si d’autres valeurs peuvent être données (free). Un niveau dit combien de secondes il peut réfléchir à une décision, 0 s’il répond aussitôt.
api-games-answer = Les jeux.
api-rules = La règle d’un jeu
api-rules-more = Clause par clause, chacune avec le numéro que citent les refus. Une clause sans texte est un titre.
api-rules-answer = La règle.
api-components = Ce qu’il y a dans la boîte d’un jeu
api-components-more = Élément par élément, chacun avec la façon dont on le connaît, et ce que ce site y a corrigé.
api-components-answer = La boîte.
api-components-file = La boîte d’un jeu en fichier
api-components-file-more = Telle qu’elle est livrée, pour être corrigée et jouée.
api-components-file-answer = Un fichier TOML.
api-check-components = Faire vérifier une boîte corrigée
api-check-components-more = Rien n’est gardé. Ce qu’elle change peut être donné à une nouvelle table comme ses composants.
api-check-components-answer = Ce qu’elle change, ou tout ce qui n’y va pas.
api-create = Créer une table
api-create-more = Une place est à une personne, à un robot, ou ouverte à qui en a la clé. Qui crée une table reçoit, cette seule fois, la clé de chaque place qui n’est pas à un robot, et les distribue. Sans options ni composants, le jeu est le jeu habituel ; sans ordre, le sort décide qui s’assied où.
api-create-answer = La table est créée ; ses places avec leurs clés.
api-table = Regarder une table
api-table-more = Avec une clé, comme la voit sa place ; sinon, comme la voit un spectateur : la vue, ce qui peut être fait maintenant, qui est assis où, et ce qui a été dit depuis un événement. Demander ne dérange personne ; qui veut apprendre les changements ouvre une ligne en direct.
api-table-answer = La table à cet instant.
api-box = Ce qu’il y a dans la boîte d’une table
api-box-more = Une table peut se jouer avec une boîte corrigée ; voici ce que contient la sienne.
api-box-answer = La boîte.
api-record = L’enregistrement d’une table
api-record-more = Tant que la partie dure, il ne contient que ce que peut savoir la place qui demande ; ensuite, tout. « parterre replay » le lit.
api-record-answer = L’enregistrement.
api-name = Donner un nom à la place
api-name-more = À une table, deux noms sont toujours différents. Une place ouverte est prise ainsi.
api-name-answer = Le nom tel qu’il est gardé.
api-again = Recréer la même table
api-again-more = Quand la partie est finie. Qui demande en premier reçoit la clé de chaque place ; les autres apprennent leur place, qui s’ouvre avec la clé qu’ils ont.
api-again-answer = Où elle a été recréée.
api-key = Une nouvelle clé pour la place
api-key-more = Pour un lien arrivé chez la mauvaise personne. L’ancienne clé ouvre la place jusqu’à ce que la nouvelle serve.
api-key-answer = La nouvelle clé, donnée cette seule fois.
api-play = Jouer une action
api-play-more = L’action est l’un des choix que la table propose à sa place, mot pour mot, et n le numéro de l’événement où elle a été décidée. Si la table a avancé, elle est refusée avec ce qui a été manqué. Donnez à chaque demande un identifiant à elle : renvoyée avec le même, elle reçoit la même réponse et n’est jouée qu’une fois.
api-play-answer = L’action est enregistrée ; la table telle qu’elle est, avec ce qui a été dit depuis n.
api-undo = Reprendre la dernière action
api-undo-more = Tant que rien n’a été retourné depuis et que personne d’autre n’a joué.
api-undo-answer = Elle est reprise ; la table telle qu’elle est, avec ce qui a été dit depuis n.
api-hint = Demander un conseil
api-hint-more = La meilleure action pour la place, sa chance de gagner en pour cent, et pourquoi ; rien n’est joué. Seulement si toutes les autres places sont à des robots, et quand c’est au tour de la place. Il faut environ une seconde.
api-hint-answer = Un conseil.
api-health = Si le site fonctionne
api-health-more = Pour qui le surveille : la base est écrite et lue, et la réponse vient en deux secondes environ.
api-health-answer = Tout va bien.
api-health-503 = La base de données ne fonctionne pas comme il faut.
api-openapi = Ce document
api-openapi-more = En OpenAPI 3.1, avec les messages de la ligne en direct sous « x-live ».
api-openapi-answer = Le document.
api-manual = Cette page
api-manual-more = Le même document, à lire.
api-manual-answer = La page.

## La ligne en direct

api-live = La ligne en direct
api-live-more = Un WebSocket sur lequel une table raconte ce qui se passe quand cela se passe, et sur lequel on joue. Chaque message est un objet JSON, reconnu à son type. Ce qui est envoyé a au plus { $bytes } octets, et au plus { $burst } messages d’un coup et { $pace } par seconde. Une ligne qui ne dit pas bonjour (hello) en { $hello } secondes est fermée. La page d’un autre site n’entre pas.
api-send = Vous envoyez
api-receive = Vous recevez
api-order = Dans cet ordre
api-order-hello = Le premier message est hello : la clé d’une place, ou aucune pour regarder, et le numéro du dernier événement connu.
api-order-update = Un update arrive avec toute la table et ce qui a été manqué, puis un autre à chaque changement. Qui dit dans son hello que des differences suffisent en reçoit à la place, après le premier update : seulement ce qui a changé. Ce qui s’est passé pendant qu’un message était en route est raconté en un seul.
api-order-answer = Chaque play et chaque undo reçoit sa réponse, done ou refused, dans l’ordre des envois et avant l’update qui le montre. Une réponse porte l’identifiant envoyé.
api-order-quiet = Un ping reçoit un pong. Quand rien ne vient pendant un moment, demandez ; si rien ne répond, ouvrez une nouvelle ligne et dites dans son hello ce que vous avez.
api-handshake = Avant qu’elle soit ouverte
api-live-open = La ligne est ouverte.
api-frame-refusals = Pourquoi un message est refusé
api-close = Comment elle est fermée
api-close-more = Avec 4000 et le statut qui dit la même chose, après un dernier message qui dit pourquoi, ou avec l’un de ceux-ci.
api-close-end = La ligne est arrivée à sa fin.
api-close-frame = Ce qui est arrivé n’était pas un message de WebSocket.
api-close-text = Un message n’était pas du texte en UTF-8.
api-close-large = Un message était bien trop grand.
api-close-silent = Rien n’a été entendu pendant trop longtemps, ou le serveur s’est trompé.
api-close-restart = Le site ferme ou redémarre ; revenez dans un instant.
api-close-slow = Ce qui était envoyé n’a pas été lu assez vite ; ouvrez une nouvelle ligne.
api-close-hello = Aucun hello n’est venu en { $seconds } secondes.

api-frame-hello = Le premier message : qui vient, et ce qu’il sait.
api-frame-play = Jouer une action.
api-frame-undo = Reprendre la dernière action.
api-frame-ping = Êtes-vous encore là ?
api-frame-update = La table telle que la voit qui lit, et ce qui a été dit depuis ce qu’il avait.
api-frame-difference = Ce qui a changé depuis que cette ligne a raconté sa table : des parties de la vue, chacune avec sa place. Ce qui manque est comme avant.
api-frame-done = Ce qui était demandé est enregistré, jusqu’à cet événement.
api-frame-refused = Ce qui était demandé est refusé ; avec ce qui a été manqué si c’est la raison.
api-frame-pong = Oui.
