"""Lessons: flights whose tiles and cards come in a telling order. A TOML file is one."""
