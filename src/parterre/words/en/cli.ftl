# The command line
cli-line = Line { NUMBER($line, useGrouping: 0) }: { $sentence }
cli-system = The system does not let this be done: { system-why }.
cli-fault = Something went wrong inside Parterre that should not ({ $reason }); with PARTERRE_DEBUG=1 set, the same command shows where.
cli-interpreted = The engine runs as plain Python here, right but about 60 times slower: it is not compiled.
cli-simulating = Playing { $game }
cli-matching = Playing { $game } on equal deals
cli-measuring = Measuring

# Wrong usage
usage-lang = The language “{ $lang }” is not known; --lang takes { $langs }.
usage-command = There is no command “{ $command }”; the commands are { $commands } (parterre --help tells more).
usage-no-option = There is no option { $option } here (add --help to see those there are).
usage-missing = Something is missing: { $what } (add --help to see how the command is used).
usage-option-value = { $option } is not used that way: either its value is missing or it takes none.
usage-extra = Nothing is expected after the rest of the command, and here is more: { $words }.
usage-other = The command is not used that way: { $reason }
usage-whole = { $option } needs a whole number, not “{ $value }”.
usage-low = { $option } needs a number from { NUMBER($low, useGrouping: 0) } on, not { $value }.
usage-high = { $option } needs a number up to { NUMBER($high, useGrouping: 0) }, not { $value }.
usage-seconds = { $option } needs a number of seconds over 0 and up to 86400, not “{ $value }”.
usage-one-budget = Give --seconds or --iterations, not both.
usage-share = { $option } needs a rate between 0 and 1, such as 0.75, not “{ $value }”.
usage-on = There is no “{ $value }” to run on; --on takes { $places }.
usage-option-form = --option needs NAME=VALUE, like starting_discards=true, not “{ $value }”.
usage-option-twice = The option { $option } is given twice.
usage-components-twice = Two files correct the box of { $game }.
usage-folder = { $option } needs the name of a folder.
usage-site-option = Options of the site do not go with “{ $command }”; options of a command stand after its name.
arena-names = { $names ->
    [one] 1 name does not fill
   *[other] { $names } names do not fill
} { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one, two, one for each seat, or more than there are seats.

# Documents
document-text = This is not UTF-8 text.
document-deep = This is nested too deeply to be read.
document-syntax = This is not JSON: something is wrong at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
document-column = This is not JSON: something is wrong at column { NUMBER($column, useGrouping: 0) }.
document-half = A text in this document has half a character in it (a surrogate without its other half).
document-key-twice = The key “{ $key }” is there twice in one object.
document-number = The number { $number } is too large or not a number at all.

# Tables
table-line = Line { NUMBER($line, useGrouping: 0) }:
table-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }
table-points = Points
table-by-lot = by lot
table-note = Note:
table-winners = { $winners ->
    [one] Winner:
   *[other] Shared win:
}
table-older-rules = { $game } (rules { $rules })
replay-over = { $game }, { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries, useGrouping: 0) } entries
}, over.
replay-running = { $game }, { $entries ->
    [0] no entry yet
    [one] 1 entry, which is legal
   *[other] { NUMBER($entries, useGrouping: 0) } entries, every one legal
}; the game is not over.
table-seat = Seat
table-seat-name = Seat { $seat }
table-name = Name
table-place = Place
table-option = Option
table-values = Values
table-default = Default
table-element = Element
table-what = What it is
table-value = Value
table-known = Known from
table-source = Source
table-before = In the box
table-after = Corrected
table-bot = Bot
table-wins = Wins
table-rate = Win rate
table-bounds = 95{"\u00A0"}% bounds
table-mean-points = Mean points
table-rival-points = Rival's points
table-time = CPU a decision
table-iterations = Iterations a decision
table-gave-up = Given up
table-rating = Rating
table-doubt = Doubt
table-sure = Nearly sure
table-game = Game
table-why = Why
table-figure = Figure
table-measured = Measured
table-bar = Bar

games-seats = Seats: { $seats }. Bots: { $bots }.

known-rulebook = rulebook
known-public = public sources
known-inferred = inferred
known-reconstructed = reconstructed
known-corrected = corrected

components-fine = { $changes ->
    [0] The file is valid and changes nothing in the box of { $game }.
    [one] The file is valid and changes one value in the box of { $game }.
   *[other] The file is valid and changes { $changes } values in the box of { $game }.
}
components-wrong = In { $file }, { $first }{ $more ->
    [0] {""}
    [one] , and there is one more mistake
   *[other] , and there are { $more } more mistakes
}; see: parterre components { $game } --check { $file }

arena-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
} on equal deals
arena-one-question = A question is about one match-up, and these names make { $match_ups }: name as many bots as there are seats, or two.
arena-no-ray = Ray is not installed here: pip install "parterre[cluster]", or leave out --on ray.
arena-ray-unreachable = There is no Ray cluster to work on: { $reason }
arena-folder-other = The folder { $folder } holds something that is no report of an arena; name another or a new one.
arena-folder-differs = The folder { $folder } is the report of another run, with { $what } { $then } and not { $now }; name another folder, or give the same command again.
arena-folder-spoilt = The file { $file } cannot be gone on with: line { NUMBER($line, useGrouping: 0) } is not what an arena wrote.
arena-folder-busy = Another arena is writing into the folder { $folder }.
arena-stopped = Stopped; the same command goes on where it was, from the games in { $folder }.
arena-stopped-for-good = Stopped, and nothing is kept; with --report FOLDER a run goes on where it was.
arena-from-before = Already in { $folder }: { NUMBER($before, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games. To play them anew, name another folder.
arena-budget-own = Bots that search thought as much as they do by themselves.
arena-budget-seconds = Bots that search had { $seconds } s of CPU a decision.
arena-budget-iterations = Bots that search had { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
} a decision.
arena-how = Each deal was played once for every rotation of the seats; the bounds are 95 % bounds over deals, and a shared win counts in parts.
arena-how-stopped = The question was put after every deal, and up to { NUMBER($games, useGrouping: 0) } games might have been played; the bounds are wide enough to hold all the same.
arena-answer-yes = Yes: { $bot } wins more than { $figure } (95 % bounds { $bounds } after { NUMBER($games, useGrouping: 0) } games).
arena-answer-no = No: { $bot } wins less than { $figure } (95 % bounds { $bounds } after { NUMBER($games, useGrouping: 0) } games).
arena-answer-open = Open: { NUMBER($games, useGrouping: 0) } games do not tell whether { $bot } wins more than { $figure } (95 % bounds { $bounds }).
arena-pairs = Ahead of the other at the same table
arena-ratings = Ratings (openskill, Plackett-Luce)
arena-given-up = Games given up
arena-files = All games are in { $records }, in their order (parterre replay { $records } checks them); the figures are in { $results }.
simulate-written = { $games ->
    [one] One game is written to { $file }.
   *[other] { NUMBER($games, useGrouping: 0) } games are written to { $file }.
}
simulate-stopped = Stopped after { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games, and nothing is kept: { $file } is written whole or not at all.
simulate-stopped-printed = Stopped after { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games; those are printed.
simulate-gave-up = The bot “{ $bot }” gave a game up, so the run ends here, and a file is written whole or not at all: { $why }
bot-exec-system = Bots outside the process need Linux, macOS or another Unix.
bot-exec-quotes = The command of the bot “{ $bot }” has a quotation mark that is not closed.
bot-exec-empty = After “{ $bot }” a command is missing, like exec:python my_bot.py.
bot-exec-missing = The bot “{ $bot }” cannot be started: there is no program { $program } here.
bot-exec-denied = The bot “{ $bot }” cannot be started: { $program } may not be executed (chmod +x), or name what runs it first, like exec:python my_bot.py.
gave-up-start = It could not be started: { $problem }
gave-up-died = It ended (exit code { $code }) without an answer; its last words: { $last }
gave-up-closed = It closed its standard output without an answer.
gave-up-late = It gave no answer within { $seconds } s.
gave-up-nonsense = It answered “{ $said }”, which is not one of the sentences it could choose from.
gave-up-talk = It did not answer with one line to one question: “{ $said }”.

bench-compiled = The compiled engine runs.
bench-interpreted = The engine is not compiled here: the Python source runs, so there is nothing to compare it with.
bench-stepping = decisions a second, stepped from Python
bench-playouts = decisions a second, random games in the engine
bench-hearts = OpenSpiel hearts, decisions a second, stepped from Python
bench-over-hearts = stepping, ours over OpenSpiel hearts
bench-over-interpreted = random games, compiled over interpreted
bench-copy = a copy in mid-game
bench-no-openspiel = OpenSpiel is not installed, so nothing is compared with it: pip install "parterre[peers]"

# Help
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = (default: { $value })
help-required = (required)
help = Garden board games: play them in the browser, score real tables, check records, let bots meet.

    Without a command the site starts and the browser opens.

    The site keeps tables where nobody has played for 60 days, unfinished ones for a year and finished ones for three years after their last move. PARTERRE_KEEP_UNPLAYED, PARTERRE_KEEP_ABANDONED and PARTERRE_KEEP_FINISHED set other numbers of days, 0 for ever; no table goes that was played at in the last 30 days. docs/how-to/host-a-site.md tells what else a host can set.
help-examples = Examples:

    parterre                              opens the site
    parterre games                        lists the games and their options
    parterre score table.json             scores a table you played
    parterre simulate arboretum --games 10 --out games.jsonl
    parterre replay games.jsonl           checks those games again
help-games = Lists the games, their seats and options.
help-games-examples = Example: parterre games --json
help-score = Scores a finished table, played with real cards or on the screen, or the end of a record.

    FILE holds JSON, one document or one a line; - reads the standard input.
help-score-examples = Example of a file:

    {"{"}"game": "arboretum", "players": {"["}
      {"{"}"name": "Ana", "hand": {"["}"K3"], "garden": {"["}{"["}"K1", 0, 0], {"["}"K4", 1, 0]]{"}"},
      {"{"}"name": "Bea", "hand": {"["}"K2"], "garden": {"["}{"["}"C5", 0, 0]]{"}"}]{"}"}

    parterre score table.json

    Each game has its own form; the file RULES.md of a game describes it.
help-simulate = Lets bots play games and writes their records, one JSON document a line.

    The same seed gives the same games.
help-simulate-examples = Examples:

    parterre simulate arboretum --seats 3 --bots greedy --games 100 --seed 7 --out games.jsonl
    parterre simulate arboretum --bots greedy,uniform --option starting_discards=true
help-replay = Checks records entry by entry and shows the final scores.

    FILE holds JSON, one record or one a line; - reads the standard input. A record that breaks a rule is answered with the entry, the reason and the clause, and the exit code is 1.
help-replay-examples = Example: parterre simulate arboretum --games 5 | parterre replay -
help-components = Shows what is in the box of a game and how each element is known.
help-components-examples = Examples:

    parterre components arboretum
    parterre components arboretum --check my-box.toml
help-arena = Lets bots meet on equal deals: each deal is played once for every rotation of the seats.

    As many names as seats: those. Two names and more seats: the first once, the second on all others. More names than seats: every combination.
help-arena-examples = Examples:

    parterre arena arboretum --bots greedy,uniform --games 200
    parterre arena arboretum --bots greedy,uniform --seats 4 --json
    parterre arena topiary --bots greedy,uniform --games 400 --beats 0.75 --until-decided --report folder
    parterre arena arboretum --bots greedy,"exec:python my_bot.py" --games 20
help-bench = Measures the speed of the engine beside its peers, in one interleaved run.
help-bench-examples = Example: parterre bench --seconds 20
help-option-json = Answers in JSON.
help-option-file = A file, or - for the standard input.
help-option-game = The game's name, as “parterre games” lists it.
help-arena-seats = How many seats; by default the fewest at which several bots meet.
help-option-seats = How many seats; by default the fewest the game has.
help-option-seed = A whole number that decides every deal and every lot.
help-option-bots = One name for all seats, or one for each; “exec:COMMAND” is a bot of yours (docs/how-to/write-a-bot.md).
help-option-games = How many games to play.
help-option-out = Where the records go; - is the standard output.
help-option-option = An option of the game; may be given several times.
help-option-rules = The number of the rules to play by; by default the newest.
help-option-components = A corrected components file to play with.
help-score-components = A corrected components file: score with the values of your own box.
help-option-seconds = CPU seconds a decision, for bots that search.
help-option-iterations = Iterations a decision, for bots that search.
help-option-limit = Seconds that a bot of yours has for an answer; 10 by default, or ten times --seconds if that is more.
help-option-beats = Asks whether the first bot's rate of wins is over this.
help-option-until_decided = Stops as soon as that is answered (without --beats: whether it is over a fair share).
help-option-report = A folder for all records, the figures, a chart and a page; a stopped run goes on from there.
help-option-on = Where to play: here, on every core, or on a Ray cluster.
help-option-workers = How many processes work; by default one a core.
help-option-check = Checks a corrected components file instead.
help-arena-games = Games for each match-up, rounded up to whole blocks of a deal.
help-arena-bots = Names of bots with commas between; “exec:COMMAND” is a bot of yours (docs/how-to/write-a-bot.md).
help-bench-seconds = About how long to measure, in all.
help-option-no_browser = Does not open the browser.
help-option-port = The port to serve on.
help-option-host = The address to serve on.
help-option-data = The folder of the database; by default the XDG data folder.
help-site-components = A corrected components file; may be given for each game.
help-option-lang = The language of this command; it may stand anywhere.
help-option-version = Shows the version.
help-option-help = Shows this help.
cli-no-output = The standard output is closed, so there is nowhere to answer.
table-part = What
table-which = Which
