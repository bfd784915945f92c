## The site around the games.

site-name = Parterre
site-home = Parterre, home page
site-page-home = Parterre: four games of gardens
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
site-keys-help = The keys
site-key-move = from one part of the table to the next
site-key-arrows = through your hand, and over the lit cells
site-key-deck = draw from the deck
site-key-piles = draw from that seat’s pile
site-key-cards = choose that card of your hand
site-key-garden = into the garden
site-key-confirm = confirm
site-key-undo = undo
site-key-escape = put the card back
site-key-zoom = closer, further, all of the garden
site-key-log = the log
site-key-rights = the right to score
site-key-help = this list

## Home

site-headline = Four games of gardens, drawn by hand.
site-subline = Against bots, with friends, or around one screen. No account.
site-games = The games
site-meta = { $seats } · { $minutes } min
site-game-arboretum = Arboretum
site-game-arboretum-note = Plant paths of trees; keep in hand the right to score them.
site-game-topiary = Topiary
site-game-topiary-note = Seat your visitors where the hedges open the view.
site-game-botanicus = Botanicus
site-game-botanicus-note = Walk the garden, tend the beds, bring plants to flower.
site-game-arborea = Arborea
site-game-arborea-note = Send villagers along the seasons’ tracks.
site-coming = being planted
site-seats = Seats
site-bots = Bots
site-bots-uniform = gentle
site-bots-greedy = greedy
site-bot-uniform = gentle bot
site-bot-greedy = greedy bot
site-bot-some = bot
site-play-now = Play now
site-play-now-note = { $bot ->
    [uniform] { $count ->
        [1] You and a gentle bot
        [2] You and two gentle bots
       *[3] You and three gentle bots
    }
   *[greedy] { $count ->
        [1] You and a greedy bot
        [2] You and two greedy bots
       *[3] You and three greedy bots
    }
}
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
site-option-species = Species
site-option-species-default = the usual ones
site-option-species-random = by lot
site-option-species-own = our choice
site-option-species-count = { $left ->
    [0] All chosen.
    [1] One more to choose.
   *[other] { $left } more to choose.
}
site-option-starting_discards = A face-up card begins every discard pile but the first player’s
site-option-edition = Names of the trees
site-option-edition-2015 = edition of 2015
site-option-edition-2018 = edition of 2018
site-option-order = Who begins
site-option-order-lot = by lot
site-option-order-given = in this order
site-links = One link per seat
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
   *[other] Finished · you came fourth
}
site-forget = Forget this table
site-unofficial = An unofficial implementation, with art and words of its own.
site-credits = Arboretum is a game by Dan Cassar, Topiary by Danny Devine, Botanicus by Samuele Tabellini and Vieri Masseini. If you like them here, buy the real ones: they are lovely.
site-fonts = Set in Fraunces and Inter (SIL Open Font Licence).

## At a table

site-you = You
site-seat = Seat { $seat }
site-undo = Undo
site-log = Log
site-log-empty = Nothing has happened yet.
site-thinking = thinking…
site-playing = is playing
site-plays-next = plays next
site-seat-open = seat still free
site-away = away
site-opening = Opening the table…
site-reconnecting = The line is down. Reconnecting…
site-unreachable = The site cannot be reached just now.
site-unexpected = That did not work. Please try once more.
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
site-box-what = Element
site-box-value = Value
site-box-known = Known from
site-box-source = Source
site-known-rulebook = rulebook
site-known-public = public source
site-known-inferred = inferred
site-known-reconstructed = reconstructed
