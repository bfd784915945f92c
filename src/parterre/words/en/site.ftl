## The site around the games.

site-name = Parterre
site-home = Parterre, home page
site-page-home = Parterre: games of gardens
site-page-table = Parterre: at the table
site-tools = Site
site-rules = Rules
site-box = What is in the box
site-sound = Sound
site-sound-note = a soft tick when it is your turn
site-night = Night
site-language = Language
site-more = Settings
site-close = Close
site-light = Light
site-light-system = as the device
site-light-day = day
site-light-night = night
site-confirm = Confirm
site-confirm-note = try the last step of a turn first, then confirm it
site-keys = Keyboard shortcuts
site-keys-note = single letters and digits
site-keys-help = The shortcuts
site-key-move = from one part of the table to the next
site-key-undo = undo
site-key-zoom = closer, further, all of it
site-key-log = the log
site-key-help = this list

## Home

site-headline = Games of gardens, drawn by hand.
site-subline = Against bots, with friends, or around one screen. No account.
site-games = The games
site-meta = { $seats } · { $minutes } min
site-seats = Seats
site-bots = Bots
site-level-about = { $about }; { $thinks }.
site-level-line = { $level }: { $seconds ->
    [0] at once
   *[other] up to { $seconds } s
}
site-levels-differ = Each bot plays at its own level.
site-level-each = A level for each
site-bot-number = Bot { $count }
site-bot = bot: { $level }
site-thinks = { $seconds ->
    [0] answers at once
   *[other] thinks up to { $seconds } s a decision
}
site-play-now = Play { $game } now
site-play-now-note = { $count ->
    [1] You and a bot
    [2] You and two bots
    [3] You and three bots
   *[4] You and four bots
}
site-play-alone-note = You against { $rival }
site-friends = With friends
site-friends-note = One link per seat
site-device = On this device
site-device-note = Pass it round
site-your-name = Your name
site-name-of = Name of person { $count }
site-who-plays = Who plays?
site-seat-person = a person
site-seat-bot = a bot
site-seat-friend = a friend, by link
site-seat-you = you
site-friends-go = Lay the table
site-device-go = Begin
site-options = Options
site-option-count = { $left ->
    [0] All chosen.
    [1] One more to choose.
   *[other] { $left } more to choose.
}
site-option-order = Who begins
site-option-order-lot = by lot
site-option-order-given = in this order
site-links = One link per seat
site-links-watch = For those who want to watch
site-links-title = Links and keys
site-own-link = Your own link
site-own-link-note = It opens your seat on another device of yours. Whoever has it sees your hand and plays for you: keep it to yourself.
site-renew = Get a new key
site-renew-note = Has somebody else opened your seat? With a new key the old link opens nothing any more, and whoever came with it is shut out.
site-renewed = Your seat has a new key. Only this device has it.
site-links-note = Send each friend one link. Whoever opens it holds that seat: it is the key.
site-link-of = Seat { $seat }
site-link-copy = Copy
site-link-copied = Copied
site-link-watch = To watch
site-open-table = To the table
site-invite = Links
site-my-tables = My tables
site-my-tables-none = The tables you sit at will be kept here, on this device.
site-your-turn = Your turn
site-turn-of = { $name } is playing
site-finished = Finished
site-finished-place = { $place ->
    [1] Finished · you won
    [2] Finished · you came second
    [3] Finished · you came third
    [4] Finished · you came fourth
   *[other] Finished · you came fifth
}
site-forget = Forget this table
site-forget-asked = Your game is still running, and the key to your seat is on this device only. Forget the table?
site-forget-keep = Keep it
site-forgot = { $game } was forgotten.
site-recall = Take it back
site-forgotten = { $count ->
    [one] { $count } forgotten table
   *[other] { $count } forgotten tables
}
site-forgotten-note = Removed for good, a seat can only be opened with its link.
site-remove = Remove for good
site-remove-really = Yes, remove it
site-table-open = seat { $seat } open
site-table-ended = Ended: its rules are no longer played
site-table-lost = This site does not have the table now
site-unofficial = An unofficial implementation, with art and words of its own.
site-credits = If you like them here, buy the real ones: they are lovely.
site-fonts = Set in Fraunces and Inter (SIL Open Font Licence).
site-programs = This site for programs
site-pages-of = { $game }:

## At a table

site-you = You
site-seat = Seat { $seat }
site-undo = Undo
site-log = Log
site-log-empty = Nothing has happened yet.
site-thinking = thinking…
site-thinking-for = thinking, up to { $seconds } s
site-playing = is playing
site-plays-next = plays next
site-bot-next = { $level }, plays next
site-seat-open = seat still open
site-away = away
site-wait-open = { $name } is still open
site-wait-away = { $name } is away
site-shared = opened on a second device
site-shared-of = The seat of { $name } was opened on a second device.
site-shared-seat = Seat { $seat } was opened on a second device.
site-shared-own = Your seat was opened on a second device. If that was not you, get a new key.
site-shared-me = It was me
site-news-shared = A second device
site-news-again = A new table
site-news-name = Your name?
site-understood = Understood
site-again-laid = A new table has been laid for you.
site-again-join = Join them
site-back-to-table = Back to the table
site-opening = Opening the table…
site-offline = You are offline. The game goes on when you are back.
site-reconnecting = The line is down. Reconnecting…
site-unreachable = The site cannot be reached just now.
site-unexpected = That did not work. Please try once more.
site-shut = The key has changed
site-ended = The game stops here
site-older-rules = This table was begun by rules { $rules } and keeps to them; where the text below has changed since, it says so.
site-lost = Nothing grows here
site-lost-note = This page does not exist, or no longer does.
site-lost-home = To the home page
site-pass-to = Pass to { $name }
site-pass-note = Nobody’s hand is shown until the device has changed hands.
site-pass-ready = I am { $name }
site-name-asked = You hold this seat. What are you called?
site-name-give = Sit down
site-name-later = Later
site-watching = You are watching

## Rules and box

site-rules-of = The rules
site-rules-missing = The rules cannot be shown just now.
site-box-title = What is in the box, and how we know
site-box-note = Every element says where it comes from. What was reconstructed is not presented as the published game.
site-known-rulebook = rulebook
site-known-public = public source
site-known-inferred = inferred
site-known-reconstructed = reconstructed
site-known-corrected = corrected
site-box-now = now:
site-box-whole = The box as a whole
site-box-all = all
site-box-filter = Show only what is known in one way
site-box-fold = Fold all
site-box-unfold = Unfold all
site-box-reconstructed = { $count ->
    [one] One of { $all } elements is reconstructed: it was made up to fit the rules, because nobody here has seen it. That part is not the published game.
   *[other] { $count } of { $all } elements are reconstructed: they were made up to fit the rules, because nobody here has seen them. Those parts are not the published game.
}
site-box-of-table = This is the box that one table is played with.
site-box-to-table = Back to the table
site-box-corrected = { $count ->
    [one] One element is corrected
   *[other] { $count } elements are corrected
}
site-box-uncorrected = Nothing in it is corrected.
site-box-correct = Have the real box?
site-box-correct-note = What we have wrong you can put right, and play with it.
site-box-correct-file = Take the file of this box
site-box-correct-change = Change what is wrong in it. Elements that you leave out stay as they are.
site-box-correct-play = Choose the file under “With my own box” before a table is laid.
site-box-correct-command = On the command line, --components plays with a file and this checks it:

## A box of one’s own

site-own-box = With my own box
site-own-box-used = { $count ->
    [one] With my own box: one correction
   *[other] With my own box: { $count } corrections
}
site-own-box-wrong = With my own box: it has mistakes
site-own-box-note = Whoever has the real box can correct ours and play with that.
site-own-box-how = What is in it
site-own-box-shipped = The file to correct
site-own-box-again = Play with { $file } again
site-own-box-forget = Forget this file
site-own-box-choose = Choose a .toml file
site-own-box-paste = or paste it here
site-own-box-check = Check it
site-own-box-checking = { $file } is being checked…
site-own-box-mistakes = { $count ->
    [one] There is one mistake in it:
   *[other] There are { $count } mistakes in it:
}
site-own-box-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
site-own-box-right = { $file } is right. The table will be played with these corrections:
site-own-box-nothing = { $file } is right, and changes nothing.
site-own-box-away = Put it away
site-own-box-blocks = Your own box has mistakes: mend it, or put it away.
site-card-reconstructed = Partly reconstructed: { $count } of { $all } elements
site-table-box-corrected = corrected box
site-table-box-corrected-note = { $count ->
    [one] This table plays with a corrected box: one correction
   *[other] This table plays with a corrected box: { $count } corrections
}
site-table-box-reconstructed = partly reconstructed
site-table-box-reconstructed-note = { $count ->
    [one] One element of this box is reconstructed and not the published game
   *[other] { $count } elements of this box are reconstructed and not the published game
}
