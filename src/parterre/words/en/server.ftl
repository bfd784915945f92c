# What the server says when it does not do what it was asked.

server-too-large = The message is longer than { $limit } bytes.
server-not-json = The message is not JSON: something is wrong at line { $line }, column { $column }.
server-not-text = The message holds something that is not text in UTF-8.
server-binary = Messages are text, not binary data.
server-too-deep = The message is nested too deeply.
server-number = The message holds a number that cannot be used.
server-key-twice = The message has the key “{ $key }” twice.
server-shape = The value at “{ $where }” is not one that can be used here.
server-shape-missing = The message lacks “{ $field }” at “{ $where }”.
server-shape-unknown = The message has “{ $field }” at “{ $where }”, which nobody asked for.
server-shape-kind = At “{ $where }” the message needs “{ $wanted }”, not “{ $given }”.
server-request = The request cannot be understood.
server-not-found = There is nothing at this address.
server-method = This address does not take requests of that kind.
server-origin = The request comes from another site’s page.
server-foreign-host = This site does not go by the name “{ $host }”; whoever runs it can add it with PARTERRE_HOSTS.
server-too-many = You have laid many tables in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-boxes = You have had many boxes checked in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-bots-alone = { $most ->
    [0] This site has no tables of bots alone; sit down at it yourself.
    [one] You already have a table of bots alone under way; wait until it is over, or sit down at the new one yourself.
   *[other] You already have { $most } tables of bots alone under way; wait until one is over, or sit down at the new one yourself.
}
server-hasty = You are sending messages faster than anybody can play.
server-connections = Too many connections are open from your address.
server-too-late = The request did not arrive whole in time.
server-too-fast = Your address is asking faster than anybody can play; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-wrong = Many links that open nothing here were tried from your address; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-crowded = Too many connections are open to this table.
server-storage = The database has not confirmed this: it may or may not have been stored. Look again before you repeat it.
server-away = The database does not answer just now; try again in a moment.
server-trouble = The database does not work as it should: { system-why }.
server-broken = The server has made a mistake, and what you asked for may or may not have been done. Look again.
server-language = The rules are not written in “{ $lang }”.
server-bot = Entry { $seat } of the seats names the bot “{ $bot }”; the bots are { $known }.
server-not-a-bot = Entry { $seat } of the seats names a bot but is not a bot’s seat.
server-no-table = There is no table “{ $table }” here.
server-other-rules = Table “{ $table }” was played by rules this server does not have any more (rules { $rules }).
server-damaged = What is stored of table “{ $table }” cannot be read; it must have been damaged.
server-key = This link does not open a seat at this table.
server-renewed = This seat has a new key, and the one that you have no longer opens it.
server-not-over = A table can be laid again once its game is over.
server-authorization = The Authorization header has to be the word Bearer and the seat’s key.
server-watching = You are watching this table; to play, open your own seat’s link.
server-hint-people = Hints are for games with bots only; somebody else plays at this table.
server-hint-turn = There is a hint only when it is your turn.
server-too-many-hints = You have asked for many hints in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-hello = The first message has to be a hello.
server-hello-again = A connection says hello once.
server-stale = The table has moved on to { $last } since { $n }; look at it again.
server-conflict = At { $n } you have already played something else.
server-id-twice = The id “{ $id }” belongs to another request of yours at this table.
server-ahead = The table is only at { $last }, not yet at { $n }.
server-name-empty = A name needs at least one character that can be seen.
server-name-long = A name has at most { $most } characters.
server-name-characters = The name has characters that cannot be shown.
server-name-taken = Somebody at this table is already called { $name }.

# Starting and not starting

server-open-at = Parterre is open at { $address } (Ctrl+C closes it).
server-other-port = Port { $port } is taken, so the site is on another.
server-port = Port { $port } cannot be used on { $host }: { system-why }.
server-port-number = A port is a number from 0 to 65535, not { $port }.
server-host = There is no address “{ $host }” to serve on.
server-no-port = No free port was found on { $host }.
server-not-started = The site could not start.
server-setting = { $name } must be a number from 0 on, not “{ $value }”.
server-not-alone = Another Parterre already has its tables in { $folder }; close it, or choose another folder with --data.
server-database = The database cannot be opened: { system-why }.
server-database-address = The address of the database cannot be read.
server-database-kind = Tables are kept in SQLite or PostgreSQL, not in { $kind }.
server-database-file = An SQLite database has to be a file.
server-database-path = The database { $file } cannot be opened: { system-why }.
server-database-newer = The database was written by a newer Parterre; start that one, or choose another folder with --data.

# The page that stands in for the client where it was not built

server-unbuilt = The server runs, but this copy of it came without the pages of the site.
server-unbuilt-how = Start “./parterre” in the project’s folder, which builds them by itself; or run “npm ci” and “npm run build” in its folder “web” and start the server again.
server-unbuilt-programs = Programs are served all the same: the games are at /api/games, and /api/openapi.json describes the rest.
