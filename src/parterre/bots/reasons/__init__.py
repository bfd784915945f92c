"""Why an action is good, in words: for each game what it does, read from the seat's own view."""
