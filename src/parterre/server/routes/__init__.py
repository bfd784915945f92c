"""What the site answers over HTTP and WebSocket."""

from parterre.server.routes.document import manual, openapi
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

# In the order in which they are told.
ROUTES = [
    games,
    rules,
    components,
    components_file,
    check_components,
    create,
    table,
    play,
    undo,
    hint,
    record,
    box,
    name,
    key,
    again,
    live_table,
    health,
    openapi,
    manual,
    site,
]

__all__ = ["ROUTES"]
