"""The screens the site is looked at on: their size, their language, their light."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
PICTURES = os.environ.get("PARTERRE_SCREENSHOTS", "")


@dataclass(frozen=True)
class Look:
    """A size, a language and a light, and whether things move."""

    size: str = "desktop"
    lang: str = "en"
    light: str = "day"
    motion: bool = False

    def __str__(self) -> str:
        return f"{self.size}-{self.lang}-{self.light}"

    @property
    def touch(self) -> bool:
        """Whether it is a screen one taps on."""
        return self.size != "desktop"

    @property
    def settings(self) -> dict[str, Any]:
        """The same in Playwright's words."""
        width, height = SIZES[self.size]
        return {
            "viewport": {"width": width, "height": height},
            "locale": {"en": "en-GB", "fr": "fr-FR"}[self.lang],
            "color_scheme": {"day": "light", "night": "dark"}[self.light],
            "reduced_motion": "no-preference" if self.motion else "reduce",
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 2 if self.size == "phone" else 1,
        }


EVERY = [
    Look(size, lang, light) for size in SIZES for lang in ("en", "fr") for light in ("day", "night")
]
FEW = [
    Look("desktop", "en", "day"),
    Look("desktop", "fr", "night"),
    Look("tablet", "fr", "day"),
    Look("phone", "en", "night"),
    Look("phone", "fr", "day"),
]


def picture(page: Page, look: Look, what: str) -> None:
    """Keep a picture of the page, where PARTERRE_SCREENSHOTS names a folder for them."""
    if PICTURES:
        name = re.sub(r"[^a-z0-9-]+", "-", f"{what}-{look}".lower())
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")
