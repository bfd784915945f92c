stones-title = Cailloux
stones-note = Prenez dans le tas ; le dernier caillou vaut le plus.
stones-credit = Cailloux est à tout le monde.
stones-option-heap = Cailloux dans le tas
stones-section-stones = Cailloux
stones-sentence = « { $sentence } » ne peut pas être dit maintenant : prenez un, deux ou trois des cailloux qui restent.
stones-score-number = Les cailloux de { $name } doivent être un nombre entier.
stones-log-take = { $you ->
    [yes] en prenez { $count }
   *[no] en prend { $count }
}
stones-reason-four = Il en reste { $left }, et quoi qu’on en prenne, quatre seront partis après votre prochain tour.
stones-board-ask-take = Combien en prenez-vous ?
stones-board-over = Le tas est épuisé.
stones-board-heap = Cailloux restants : { $count }
stones-board-take = { $count } d’entre eux
stones-board-confirm = Les prendre
stones-board-taken = pris : { $count }
stones-board-look = Retour au tas
stones-board-tie-shared = { $names } ont { $points } chacun.
stones-board-key-take = choisir combien
