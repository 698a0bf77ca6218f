"""The cards of Rough Roads, one a file. A file that lies here is a card: nobody has to list it."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
