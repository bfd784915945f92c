"""The site: tables, seats, live updates, storage, and bots at work."""
