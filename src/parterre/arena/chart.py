"""A chart of what each bot reached, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from xml.sax.saxutils import escape

from parterre.core.illegal import printable

WIDTH, LEFT, RIGHT, ROW, TOP, FOOT = 760, 220, 70, 34, 54, 40
LONGEST = 30
# Colours that read on white and on black, for whoever does not see green and red alike.
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600 } .small { font-size: 12px; fill: #555 }
.ground { fill: #fff } .bar { fill: #5b8f6a } .reach { stroke: #1d3b27; stroke-width: 2 }
.line { stroke: #ccc } .fair { stroke: #a33; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .small { fill: #bbb } .ground { fill: #1b1d1b } .bar { fill: #6fa67f }
  .reach { stroke: #e2f0e6 } .line { stroke: #444 } .fair { stroke: #f08a8a }
}
"""


def chart(
    title: str,
    rates: str,
    mark: float,
    bots: Mapping[str, Mapping[str, Any]],
    say: Callable[..., str],
) -> str:
    """Bars for the rates of wins with their bounds, the best first, and a mark across them all."""
    ranked = sorted(bots.items(), key=lambda each: -each[1]["win_rate"])
    bottom = TOP + ROW * len(ranked)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" '
        f'role="img" aria-label="{_quoted(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{bottom + FOOT}"/>',
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        parts.append(f'<path class="line" d="M{x} {TOP - 6}V{bottom}"/>')
        at = f'x="{x}" y="{bottom + 18}" text-anchor="middle"'
        parts.append(
            f'<text class="small" {at}>{escape(say("figure-share", value=tenth / 10))}</text>'
        )
    for number, (name, row) in enumerate(ranked):
        parts += _row(TOP + ROW * number, name, row, say("figure-rate", value=row["win_rate"]))
    parts.append(f'<path class="fair" d="M{_x(mark)} {TOP - 6}V{bottom}"/>')
    parts.append(f'<text class="small" x="16" y="{bottom + 18}">{escape(rates)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _row(top: int, name: str, row: Mapping[str, Any], told: str) -> list[str]:
    rate, low, high = row["win_rate"], row["low"], row["high"]
    middle = top + ROW // 2
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    clean = printable(short)
    ends = "".join(f"M{_x(at)} {middle - 5}v10" for at in (low, high))
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(clean)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{top + 6}" width="{_x(rate) - LEFT:.1f}" '
        f'height="{ROW - 12}"/>',
        f'<path class="reach" d="M{_x(low)} {middle}H{_x(high)}{ends}"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5}">{escape(told)}</text>',
    ]


def _x(rate: float) -> float:
    return round(LEFT + rate * (WIDTH - LEFT - RIGHT), 1)


def _quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})
