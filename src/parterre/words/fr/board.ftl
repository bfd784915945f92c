## Ce que disent tous les plateaux : la fin racontée, le résultat.

board-ask-wait = { $name } joue
board-ask-thinking = { $name } réfléchit
board-thinks-within = { $level }, { $seconds } s au plus par décision
board-scoring = { $game } · le décompte
board-scoring-short = Le décompte
board-show-scoring = Voir le décompte
board-skip = Aller à la fin
board-next-end = Le résultat
board-next-player = Ensuite : { $name }
board-scene-gained = Gagné pendant la partie
board-back = Retour
board-pad = La feuille de score
board-so-far = Jusqu’ici
board-total = Total
board-story-and = { $first } et { $last }
board-story-then = { $first }, puis { $last }
board-headed = { $head } : { $rest }
board-story-you = vous
board-final = Le résultat
board-won-you = Vous gagnez
board-won = { $name } gagne
board-won-shared = Victoire partagée : { $names }
board-again = Rejouer
board-record = Télécharger la partie
board-story-again = Revoir le décompte
board-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
    [4] 4e
   *[other] 5e
}
board-heard = { $place }, { $name } : { $points }.
board-pause = Pause
board-go-on = Reprendre
board-log-twice = { $what } deux fois
board-players = Joueurs
