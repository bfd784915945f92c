"""Writes the client's types from the engine's shapes: `python web/make_types.py FOLDER`.

Every `shapes.py` of the project becomes a file of the same room or game. What has a default may be
left out, both in what is sent and in what comes.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shape

SRC = Path(__file__).parent.parent / "src"
PLAIN = {
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
    shape.AnyType: "unknown",
    shape.RawType: "unknown",
}


def modules() -> Iterator[ModuleType]:
    """Every module of shapes."""
    for path in sorted((SRC / "parterre").rglob("shapes.py")):
        yield importlib.import_module(".".join(path.relative_to(SRC).with_suffix("").parts))


def room_of(module: str) -> str:
    """The room or game that a module of shapes belongs to, which names its file."""
    return module.split(".")[-2]


class Writer:
    """Writes the types of one module, and notes which ones it needs of others."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.needed: dict[str, set[str]] = {}

    def text(self) -> str:
        """The whole file."""
        parts = [self.alias(name) for name in self.module.__annotations__]
        own = [each for each in vars(self.module).values() if inspect.isclass(each)]
        parts += [
            self.interface(each)
            for each in own
            if issubclass(each, msgspec.Struct) and each.__module__ == self.module.__name__
        ]
        head = "// Made from the shapes of the engine by make_types.py: change them there.\n"
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{room}";\n'
            for room, names in sorted(self.needed.items())
        ]
        return "\n".join([head + "".join(imports), *parts])

    def alias(self, name: str) -> str:
        """A name for a type that is no struct."""
        return f"export type {name} = {self.type(shape.type_info(getattr(self.module, name)))};\n"

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """A struct with its fields."""
        told = shape.type_info(struct)
        assert isinstance(told, shape.StructType)
        lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
        if told.tag_field:
            # A struct that others are made from stands for any of them.
            whole = told.tag != struct.__name__
            lines.append(f"  {told.tag_field}: {json.dumps(told.tag) if whole else 'string'};")
        for field in told.fields:
            mark = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}\n"])

    def type(self, told: Any) -> str:
        """A type as TypeScript writes it."""
        if type(told) in PLAIN:
            return PLAIN[type(told)]
        if isinstance(told, shape.Metadata):
            return self.type(told.type)
        if isinstance(told, shape.LiteralType):
            return " | ".join(json.dumps(value) for value in told.values)
        if isinstance(told, shape.UnionType):
            return " | ".join(self.type(each) for each in told.types)
        if isinstance(told, shape.ListType | shape.VarTupleType):
            item = self.type(told.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(told, shape.TupleType):
            return f"[{', '.join(self.type(each) for each in told.item_types)}]"
        if isinstance(told, shape.DictType):
            key, value = self.type(told.key_type), self.type(told.value_type)
            return f"{{ [key in {key}]: {value} }}"
        if isinstance(told, shape.StructType):
            return self.named(told.cls)
        raise TypeError(f"{self.module.__name__}: {told} is no shape for a screen")

    def named(self, struct: type) -> str:
        """A struct by its name, asked for where it is another module's."""
        name = struct.__name__
        if struct.__module__ == self.module.__name__:
            return name
        room = room_of(struct.__module__)
        if getattr(self.module, name, struct) is struct:
            self.needed.setdefault(room, set()).add(name)
            return name
        # Two rooms may use one word, each for its own.
        self.needed.setdefault(room, set()).add(f"{name} as Any{name}")
        return f"Any{name}"


def main(folder: Path) -> None:
    """Write all files, and remove what is no longer made."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {f"{room_of(module.__name__)}.ts": Writer(module).text() for module in modules()}
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(SRC))
    main(Path(sys.argv[1]))
