# A hint: the best action, its chance of winning, and why.

hint-ask = Hint
hint-thinking = Thinking about it
hint-title = A hint
hint-chance = chance of winning
hint-percent = { $chance }%
hint-second = Next best, { $chance }%: { $what }
hint-choose = Choose it
hint-choose-label = Choose this: { $what }
hint-close = Put the hint away
hint-key = a hint, in games with bots only
hint-spoken = Hint: { $what }. { $chance } percent chance of winning. { $why }
hint-failed = No hint could be found just now; try again.
hint-late = The site is busy just now, and no hint came in time. Ask again, or play on without one.
hint-retry = Ask again

hint-only = It is the only thing you may do.
hint-even = It comes out best by a little; the next best is nearly as good.
hint-often = Looking ahead, it wins more often than the other choices tried.
hint-gains = Looking ahead: about { $points ->
    [one] 1 point
   *[other] { $points } points
} more for you than the other choices tried.
hint-denies = Looking ahead: about { $points ->
    [one] 1 point
   *[other] { $points } points
} less for { $rival } than after the other choices tried.
