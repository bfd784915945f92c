stones-title = Stones
stones-note = Take from the heap; the last stone is worth most.
stones-credit = Stones belongs to everybody.
stones-option-heap = Stones on the heap
stones-section-stones = Stones
stones-sentence = “{ $sentence }” cannot be said now: take one, two or three of the stones that are left.
stones-score-number = The stones of { $name } must be a whole number.
stones-log-take = { $you ->
    [yes] take { $count }
   *[no] takes { $count }
}
stones-reason-four = It leaves { $left }, and whatever is taken then, four are gone after your next turn.
stones-board-ask-take = How many do you take?
stones-board-over = The heap is gone.
stones-board-heap = Stones left: { $count }
stones-board-take = { $count } of them
stones-board-confirm = Take them
stones-board-taken = taken: { $count }
stones-board-look = Back to the heap
stones-board-tie-shared = { $names } have { $points } each.
stones-board-key-take = choose how many
