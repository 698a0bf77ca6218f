"""The generated tables of docs/learning.md: `python -m boltbucket.learn.documentation FILE`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from boltbucket.learn.actions import actions_table
from boltbucket.learn.observation import fields_table


def written(text: str) -> str:
    """The page with its tables as they are now."""
    for heading, table in (("numbers", actions_table()), ("field", fields_table())):
        old = re.search(rf"^\| {heading} \|.*?(?=\n\n)", text, re.DOTALL | re.MULTILINE)
        assert old is not None, f"there is no table of {heading}"
        text = text.replace(old[0], table)
    return text


def main() -> None:
    page = Path(sys.argv[1])
    page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
