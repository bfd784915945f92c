# The site described for people who write programs for it: /api and /api/openapi.json.

api-title = Parterre for programs
api-intro = Everything that the pages of this site do, a program can do as well: lay a table, look at it, play at it. What is sent and answered is JSON. A refusal is answered with a message, its values, the clause of the rules if one forbids it, and its sentence; programs go by its id. Seats are counted from 1. Every event at a table has a number, n; who plays says which n the decision was made at.
api-seat-key = The key to a seat, from the answer to laying the table. Send it as “Authorization: Bearer” and the key. Without one a table is watched.
api-languages = In other languages
api-document = The same as an OpenAPI document
api-operations = What can be asked
api-parameters = In the address
api-body = Is sent
api-answers = Is answered
api-example = Example
api-fields = Shapes
api-fields-more = What is sent and answered is made of these. A field with a question mark can be left out.
api-key-needed = with the key to a seat
api-key-possible = with or without the key to a seat
api-limits = { $kind ->
    [minimum] from { $value } on
    [maximum] up to { $value }
    [minLength] at least { $value } characters
    [maxLength] at most { $value } characters
    [default] { $value } unless given
   *[pattern] written as { $value }
}
api-header-content-disposition = Under which name the file is kept.
api-header-retry-after = After how many seconds it is worth asking again; given where the message tells seconds.
api-refused-rules = The rules of the game, its options or its box do not allow it; the sentence says why.

api-tag-games = The games
api-tag-tables = Tables
api-tag-site = The site

api-parameter-game = A game by its name.
api-parameter-id = A table by its name.
api-parameter-lang = The language of what people read.
api-parameter-since = The number of the last event that is known; what was said after it is told.

## What can be asked

api-games = The games that there are
api-games-more = Each with its seats, its options, its bots and the levels of play among these. An option names its default (by the number of seats where it depends on them, null where it is left to the lot), the choices there are, and whether other values can be given (free). A level says how many seconds it may think about a decision, 0 where it answers at once.
api-games-answer = The games.
api-rules = The rules of a game
api-rules-more = Clause by clause, each with the number that refusals name. A clause without a text is a heading.
api-rules-answer = The rules.
api-components = What is in the box of a game
api-components-more = Element by element, each with how it is known, and what this site has corrected in it.
api-components-answer = The box.
api-components-file = The box of a game as a file
api-components-file-more = As it is shipped, to be corrected and played with.
api-components-file-answer = A file in TOML.
api-check-components = Have a corrected box checked
api-check-components-more = Nothing is kept. What it changes can be given to a new table as its components.
api-check-components-answer = What it changes, or everything that is wrong with it.
api-create = Lay a table
api-create-more = A seat is a person’s, a bot’s, or open to whoever has its key. Whoever lays a table is told the key of every seat that is not a bot’s, this once, and hands them out. Without options and components the game is the usual one; without an order the lot decides who sits where.
api-create-answer = The table is laid; its seats with their keys.
api-table = Look at a table
api-table-more = With a key as its seat sees it, otherwise as a spectator does: the view, what may be done now, who sits where, and what was said since an event. Asking makes no noise; who wants to hear of changes opens a live line.
api-table-answer = The table at this moment.
api-box = What is in the box of a table
api-box-more = A table may be played with a corrected box; here is what it holds.
api-box-answer = The box.
api-record = The record of a table
api-record-more = While the game runs it holds only what the asking seat may know, afterwards everything. “parterre replay” reads it.
api-record-answer = The record.
api-name = Give the seat a name
api-name-more = No two at a table are called the same. An open seat is taken by it.
api-name-answer = The name as it is kept.
api-again = Lay the same table once more
api-again-more = When the game is over. The first who asks is told the key of every seat; the others are told their seat, which the key that they have opens.
api-again-answer = Where it was laid.
api-key = A new key to the seat
api-key-more = For a link that went to the wrong person. The old key opens the seat until the new one is used.
api-key-answer = The new key, told this once.
api-play = Play an action
api-play-more = The action is one of the choices that the table offers its seat, word for word, and n the number of the event that it was decided at. When the table has moved on, it is refused with what was missed. Give every request an id of its own: sent again with the same id it is answered as before and played once.
api-play-answer = The action is stored; the table as it is now, with what was said since n.
api-undo = Take the last action back
api-undo-more = As long as nothing was turned over since and nobody else has played.
api-undo-answer = It is taken back; the table as it is now, with what was said since n.
api-hint = Ask for a hint
api-hint-more = The best action for the seat, its chance of winning in percent, and why; nothing is played. Only where all other seats are bots, and when it is the seat’s turn. It takes about a second.
api-hint-answer = A hint.
api-health = Whether the site works
api-health-more = For watchdogs: the database is written and read, and the answer comes within about two seconds.
api-health-answer = All is well.
api-health-503 = The database does not work as it should.
api-openapi = This document
api-openapi-more = In OpenAPI 3.1, with the frames of the live line under “x-live”.
api-openapi-answer = The document.
api-manual = This page
api-manual-more = The same document, to be read.
api-manual-answer = The page.

## The live line

api-live = The live line
api-live-more = A WebSocket on which a table tells what happens as it happens, and on which one plays. Every message is one JSON object, told apart by its type. What is sent has at most { $bytes } bytes, and at most { $burst } messages at once and { $pace } in a second. A line that says no hello within { $hello } seconds is closed. A page of another site is not let in.
api-send = You send
api-receive = You receive
api-order = In this order
api-order-hello = The first message is a hello: the key to a seat, or none to watch, and the number of the last event that is known.
api-order-update = An update comes with the whole table and what was missed, and another whenever something changes. Who says in the hello that differences will do is sent those instead, after the first update: only what has changed. What happened while one was on its way is told in one.
api-order-answer = Every play and every undo is answered, with done or with refused, in the order in which they were sent and before the update that shows it. An answer has the id that was sent.
api-order-quiet = A ping is answered with a pong. When nothing comes for a while, ask; when no answer comes, open a new line and say in its hello what you have.
api-handshake = Before it is open
api-live-open = The line is open.
api-frame-refusals = Why a message is refused
api-close = How it is closed
api-close-more = With 4000 and the status that says the same, after a last message that says why, or with one of these.
api-close-end = The line has come to its end.
api-close-frame = What came was no message of a WebSocket.
api-close-text = A message was not text in UTF-8.
api-close-large = A message was far too large.
api-close-silent = Nothing was heard for too long, or the server made a mistake.
api-close-restart = The site is being closed or started again; come back in a moment.
api-close-slow = What was sent was not read fast enough; open a new line.
api-close-hello = No hello came within { $seconds } seconds.

api-frame-hello = The first message: who comes, and what they know.
api-frame-play = Play an action.
api-frame-undo = Take the last action back.
api-frame-ping = Are you still there?
api-frame-update = The table as the reader sees it, and what was said since what they had.
api-frame-difference = What has changed since this line told its table: parts of the view by where they belong. What is left out is as it was.
api-frame-done = What was asked is stored, up to this event.
api-frame-refused = What was asked is refused; with what was missed where that is why.
api-frame-pong = Yes.
