"""Whether the compiled engine or its Python source runs, settled before any of it is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent


class SourceOnly:
    """Finds the modules of this package by their Python source, passing over compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, or nothing where the ordinary finders should look."""
        if path is None or not name.startswith("parterre."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_engine() -> None:
    """Let the Python source run where the environment asks for it or the compiled one cannot."""
    if os.environ.get("PARTERRE_INTERPRETED") == "1":
        sys.meta_path.insert(0, SourceOnly())
        return
    if not any(ROOT.glob("core/state.*.so")) and not any(ROOT.glob("core/state.*.pyd")):
        return
    try:
        import parterre.core.state  # noqa: F401
    except ImportError as problem:
        for name in [name for name in sys.modules if name.startswith("parterre.")]:
            if name != __name__:
                del sys.modules[name]
        sys.meta_path.insert(0, SourceOnly())
        print(
            f"The compiled engine cannot be loaded here ({problem}); the Python source runs.",
            file=sys.stderr,
        )


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    import parterre.core.state as state

    return not str(state.__file__).endswith(".py")
