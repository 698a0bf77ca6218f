"""What an attack found: counts, ratios, and whether a promise was kept."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    attack: str
    what: str
    measured: str
    promised: str
    kept: bool


def table(findings: list[Finding]) -> str:
    """All of it as a table for people."""
    head = ("attack", "what", "measured", "promised", "")
    rows = [head, *((f.attack, f.what, f.measured, f.promised, _sign(f)) for f in findings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = ["  ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def _sign(finding: Finding) -> str:
    return "kept" if finding.kept else "BROKEN"
