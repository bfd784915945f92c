## What all boards say: the end told, the result.

board-ask-wait = { $name } is playing
board-ask-thinking = { $name } is thinking
board-thinks-within = { $level }, up to { $seconds } s a decision
board-scoring = { $game } · the scoring
board-scoring-short = The scoring
board-show-scoring = Show the scoring
board-skip = Skip to the end
board-next-end = The result
board-next-player = Next: { $name }
board-scene-gained = Gained during the game
board-back = Back
board-pad = The score pad
board-so-far = So far
board-total = Total
board-story-and = { $first } and { $last }
board-story-then = { $first }, then { $last }
board-headed = { $head }: { $rest }
board-story-you = you
board-final = The result
board-won-you = You win
board-won = { $name } wins
board-won-shared = { $names } share the victory
board-again = Play again
board-record = Download the record
board-story-again = Tell it again
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
}
board-heard = { $place }, { $name }: { $points }.
board-pause = Pause
board-go-on = Tell on
board-log-twice = { $what } twice
board-players = Players
