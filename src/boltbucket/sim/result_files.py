"""Results as files for other programs, written while games are played: CSV, JSON lines, Parquet.

A row is one seat of one game, or one flight of a forecast.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from boltbucket.extras import extra
from boltbucket.sim.forecasting import Flown
from boltbucket.sim.results import GameResult

Row = Mapping[str, Any]
ROWS_A_GROUP = 20_000
"""Of a Parquet file: so many are written together."""


class Kind(Enum):
    """What a column holds."""

    NUMBER, SHARE, TEXT, NUMBERS, COUNTS = range(5)


GAME_COLUMNS = {
    "game": Kind.NUMBER,
    "seed": Kind.NUMBER,
    "label": Kind.TEXT,
    "edition": Kind.TEXT,
    "level": Kind.TEXT,
    "mission": Kind.TEXT,
    "seat": Kind.NUMBER,
    "player": Kind.TEXT,
    "credits": Kind.NUMBER,
    "rank": Kind.NUMBER,
    "win_share": Kind.SHARE,
    "starts": Kind.NUMBERS,
    "arrivals": Kind.NUMBERS,
    "lost": Kind.NUMBER,
    "money": Kind.COUNTS,
    "losses": Kind.COUNTS,
    "ends": Kind.COUNTS,
}
FLIGHT_COLUMNS = {
    "flight": Kind.NUMBER,
    "seed": Kind.NUMBER,
    "profit": Kind.NUMBER,
    "end": Kind.TEXT,
    "place": Kind.NUMBER,
    "lost": Kind.NUMBER,
    "crew_lost": Kind.NUMBER,
}
Columns = Mapping[str, Kind]


def game_rows(number: int, result: GameResult) -> list[Row]:
    """One for each seat; the place of the game among all of them begins with 1."""
    return [
        {
            "game": number,
            "seed": result.seed,
            "label": result.label,
            "edition": result.edition,
            "level": " ".join(result.flights),
            "mission": " ".join(result.missions),
            "seat": seat,
            "player": each.player,
            "credits": each.credits,
            "rank": each.rank,
            "win_share": each.share,
            "starts": each.starts,
            "arrivals": each.arrivals,
            "lost": each.losses.total(),
            "money": dict(sorted(each.money.items())),
            "losses": dict(sorted(each.losses.items())),
            "ends": dict(sorted(each.ends.items())),
        }
        for seat, each in enumerate(result.seats)
    ]


def flight_row(number: int, flown: Flown) -> Row:
    return {
        "flight": number,
        "seed": flown.seed,
        "profit": flown.profit,
        "end": flown.end,
        "place": flown.place,
        "lost": flown.components_lost,
        "crew_lost": flown.crew_lost,
    }


# Files


class Output(Protocol):
    """A file rows are written into; it is whole when it is closed."""

    def write(self, rows: Iterable[Row]) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class Files:
    """All files that were asked for."""

    outputs: tuple[Output, ...]

    def write(self, rows: Iterable[Row]) -> None:
        found = list(rows)
        for output in self.outputs:
            output.write(found)


@contextmanager
def result_files(
    columns: Columns, csv: str | None, jsonl: str | None, parquet: str | None
) -> Iterator[Files]:
    """The files with these names, opened; whatever happens, what was written is in them."""
    kinds = ((CsvFile, csv), (JsonLines, jsonl), (ParquetFile, parquet))
    with ExitStack() as open_:
        outputs = [kind(Path(name), columns) for kind, name in kinds if name]
        for output in outputs:
            open_.callback(output.close)
        yield Files(tuple(outputs))


class CsvFile:
    """Numbers of a list stand side by side, counts as `name:number`."""

    def __init__(self, file: Path, columns: Columns) -> None:
        self._file = file.open("w", newline="", encoding="utf-8")
        self._columns = columns
        self._writer = csv.writer(self._file)
        self._writer.writerow(columns)

    def write(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._writer.writerow([_cell(kind, row[name]) for name, kind in self._columns.items()])

    def close(self) -> None:
        self._file.close()


def _cell(kind: Kind, value: Any) -> Any:
    if kind is Kind.NUMBERS:
        return " ".join(map(str, value))
    if kind is Kind.COUNTS:
        return " ".join(f"{name}:{number}" for name, number in value.items())
    return value


class JsonLines:
    """An object a line."""

    def __init__(self, file: Path, columns: Columns) -> None:
        self._file = file.open("w", encoding="utf-8")

    def write(self, rows: Iterable[Row]) -> None:
        self._file.writelines(json.dumps(row) + "\n" for row in rows)

    def close(self) -> None:
        self._file.close()


class ParquetFile:
    """Rows in groups, as columns; lists are lists, and counts are maps."""

    def __init__(self, file: Path, columns: Columns) -> None:
        with extra("parquet"):
            from pyarrow import parquet
        self._schema = _schema(columns)
        self._writer = parquet.ParquetWriter(file, self._schema)
        self._rows: list[Row] = []

    def write(self, rows: Iterable[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= ROWS_A_GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow

        rows, self._rows = self._rows, []
        arrays = [
            pyarrow.array([_item(row[field.name]) for row in rows], field.type)
            for field in self._schema
        ]
        self._writer.write_table(pyarrow.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        if self._rows:
            self._flush()
        self._writer.close()


def _item(value: Any) -> Any:
    return list(value.items()) if isinstance(value, dict) else value


def _schema(columns: Columns) -> Any:
    import pyarrow

    number = pyarrow.int64()
    types = {
        Kind.NUMBER: number,
        Kind.SHARE: pyarrow.float64(),
        Kind.TEXT: pyarrow.string(),
        Kind.NUMBERS: pyarrow.list_(number),
        Kind.COUNTS: pyarrow.map_(pyarrow.string(), number),
    }
    return pyarrow.schema([(name, types[kind]) for name, kind in columns.items()])
