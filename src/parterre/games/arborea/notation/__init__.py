"""An action of Arborea as a sentence, both ways; refusals with their reason; what the log tells."""

from parterre.games.arborea.notation.sentences import keeper, read, said, write
from parterre.games.arborea.notation.telling import told

__all__ = ["keeper", "read", "said", "told", "write"]
