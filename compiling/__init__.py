"""Compiles the rules with mypyc: `python -m compiling FOLDER`."""
