"""What the site answers over HTTP and WebSocket."""

from parterre.server.routes.games import components, games, rules
from parterre.server.routes.site import health, site
from parterre.server.routes.tables import create, live_table, name, play, record, table, undo

ROUTES = [
    components,
    create,
    games,
    health,
    live_table,
    name,
    play,
    record,
    rules,
    site,
    table,
    undo,
]

__all__ = ["ROUTES"]
