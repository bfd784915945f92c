# Things in a row, one after the other
list-next = { $row }, { $next }

# Figures
figure = { NUMBER($value) }
figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-bounds = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-time = { NUMBER($value) } ms

# Setting up a table
setup-seats = { $game } has { $allowed } seats, not { $seats }.
setup-option = { $game } has no option “{ $option }”; its options are: { $known }.
option-value = The option { $option } cannot be { $value }; it can be { $choices }.
option-value-free = The option { $option } cannot be { $value }; it is a text of codes, or one of { $choices }.

# Playing at a table
table-rules-gone = This table has ended: rules { $rules } of { $game }, by which it was begun, are no longer played here. Its record is kept.
table-over = The game is over; nothing more can be played.
table-not-your-turn = It is seat { $turn }’s turn, not yours.
table-no-seat = There is no seat { $seat } at this table.
table-undo-nothing = There is nothing of this turn to take back.
table-undo-turn = Only the seat whose turn it is may take something back.
table-undo-chance = A card has been turned over since; what has been seen cannot be unseen.
table-text = A sentence has at most 100 characters on one line.
log-undo = { $you ->
    [yes] take it back
   *[no] takes it back
}

# What is in the box
box-unknown = “{ $where }” is not something in this box.
box-fixed = “{ $where }” is something the rules count with and cannot be corrected.
box-name = “{ $where }” must be a name of 1 to 40 characters.
box-points = “{ $where }” must be a whole number of points from 0 to 99.
box-incomplete = “{ $where }” is new in this box and must be told whole, with every word that the others of its kind have.
box-same-name = “{ $where }” is “{ $name }”, which is already the name of { $other }.
box-known = “{ $where }” must be rulebook, public, inferred or reconstructed.
box-language = “{ $where }” is a name in a language that nobody reads here (“{ $lang }”).

# Files
file-missing = There is no file { $file }.
file-unreadable = The file { $file } cannot be read: { system-why }.
file-text = The file { $file } is not UTF-8 text.
file-empty = There is nothing in { $file }.
file-write = The file { $file } cannot be written: { system-why }.
document-object = A document is a JSON object, and this is not one.
document-game = There is no game “{ $game }”; the games are: { $games }.
document-no-game = The document does not say which game it is of (“game”).
record-format = The record’s “format” is { $format }, and only “parterre-record/1” can be read.
rules-unknown = Rules { $rules } of { $game } are not known here, only rules { $known }.
record-setup = The record’s “setup” must be an object with “seats” and, if wished, “options”.
record-log = The record’s “log” must be a list of sentences.
record-names-list = The record’s “names” must be a list of names.
record-scores-list = The record’s “scores” must be a list.
record-components = The record’s “components” must be an object.
record-names = The record names { $names ->
    [one] { $names } player
   *[other] { $names } players
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
record-entry = Entry { $number }, “{ $sentence }”: { $reason }
record-entry-text = Entry { $number } of the log is not a sentence.
record-scores = The record’s scores for seat { $seat } are { $given }, but its log gives { $found }.
record-scores-number = The record gives { $given ->
    [one] { $given } score
   *[other] { $given } scores
} for { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}.
record-scores-running = The record gives scores, but its game is not over.

# Score files
score-players = A score file lists 1 to { $most } players, not { $players }.
score-list = “{ $where }” must be a list.
score-object = “{ $where }” must be an object.
score-name = Player { $number }’s name must be a text that is not blank.
score-name-twice = Two players are called “{ $name }”.
score-card-twice = { $card } is there twice: with { $first } and with { $name }.
score-card-same = { $card } is there twice with { $name }.
score-one-player = There is one player, where the game has at least two.
score-word = “{ $word }” is not a word of the score file and was passed over.
score-reconstructed = { $element } ({ $what }: { $value }) counts here, and it is reconstructed: { $source }.
score-record-reconstructed = This game was played with a box of which { $count } of { $all } elements are reconstructed; “parterre components { $game }” lists them.
score-record-box = A record has its own box; the components file was passed over.
score-running = The game of this record is not over after { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, so there is nothing to score yet.

# Bots
bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }.
bot-seats = { $bots ->
    [one] { $bots } bot is named
   *[other] { $bots } bots are named
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for all, or one for each.
bot-name-uniform = uniform
bot-about-uniform = plays any action, each as likely as the other
bot-name-greedy = greedy
bot-about-greedy = takes what looks best now
bot-name-ismcts = plain search
bot-about-ismcts = searches with chance alone and knows nothing of the game but its rules
bot-name-guided = guided search
bot-about-guided = tries the most promising actions in worlds it imagines
bot-name-seedling = seedling
bot-about-seedling = takes what looks best, and often slips
bot-name-sapling = sapling
bot-about-sapling = takes what looks best, and seldom slips
bot-name-tree = tree
bot-about-tree = looks a little ahead
bot-name-strongest = strongest
bot-about-strongest = the best there is: looks as far ahead as its time allows

# What the system says, by the name it has for it
system-why = { $why ->
    [ENOENT] there is no such file or folder
    [EACCES] permission is denied
    [EPERM] the system does not permit it
    [EEXIST] there is already something of that name
    [EISDIR] it is a folder
    [ENOTDIR] what should be a folder is a file
    [ELOOP] its links lead round in a circle
    [ENAMETOOLONG] the name is too long
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is used up
    [EROFS] the disk can only be read
    [EIO] the disk failed
    [EMFILE] too many files are open
    [ENFILE] too many files are open
    [ENOMEM] there is not enough memory
    [EINVAL] the system does not accept it
    [ENXIO] there is no such device
    [EBUSY] it is in use
    [ETXTBSY] it is in use
    [EADDRINUSE] something else already uses it
    [EADDRNOTAVAIL] this machine does not have that address
    [ECONNREFUSED] nobody answers there
    [ETIMEDOUT] no answer came in time
    [EHOSTUNREACH] there is no way to that machine
    [ENETUNREACH] there is no way to that network
    [OSError] the system refused it
    [gaierror] there is no machine of that name
    [TimeoutError] no answer came in time
    [Missing] its file was deleted or replaced while the site was running
    [SQLITE_NOTADB] the file is not a database
    [SQLITE_CANTOPEN] it cannot be opened
    [SQLITE_BUSY] another program holds it
    [SQLITE_LOCKED] another program holds it
    [SQLITE_READONLY] it can only be read
    [SQLITE_CORRUPT] it is damaged
    [SQLITE_FULL] the disk is full
    [SQLITE_IOERR] the disk failed
    [ValueError] its name cannot be used
    [InvalidPasswordError] the password is wrong
    [InvalidAuthorizationSpecificationError] that user is not let in
    [InvalidCatalogNameError] there is no database of that name
   *[other] the system calls it { $why }
}

# A file of a box
toml-syntax = The file { $file } is not TOML: something is wrong at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
toml-large = The file { $file } is larger than { $limit } KiB, more than a box of components needs.
toml-deep = The file { $file } is nested too deeply to be read.
toml-unreadable = The file { $file } is not TOML that can be read.
