"""What the site answers over HTTP and WebSocket."""

from parterre.server.routes.games import (
    check_components,
    components,
    components_file,
    games,
    rules,
)
from parterre.server.routes.site import health, site
from parterre.server.routes.tables import (
    again,
    box,
    create,
    hint,
    key,
    live_table,
    name,
    play,
    record,
    table,
    undo,
)

ROUTES = [
    again,
    box,
    check_components,
    components,
    components_file,
    create,
    games,
    health,
    hint,
    key,
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
