"""Runs commands one after the other and prints what each said: for languages from elsewhere."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout

from boltbucket.cli.main import main


def said(arguments: list[str]) -> dict[str, object]:
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        code = main(arguments)
    return {"arguments": arguments, "code": code, "said": out.getvalue()}


if __name__ == "__main__":
    print(json.dumps([said(each) for each in json.loads(sys.stdin.read())]))
