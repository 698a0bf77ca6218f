"""Supercards: adventures that hit everybody and give nothing. A file that lies here is known."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
