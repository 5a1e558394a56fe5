"""Umpire, the referee for table games, from Python.

>>> from umpire_referee import Umpire
>>> with Umpire() as umpire:                                  # doctest: +SKIP
...     umpire.count("cribbage", "5H 5D 5S JC 5C")["points"]
29
"""

from ._errors import BadInput, QuestionError, UmpireBug, UmpireError, UmpireGone, UmpireTimeout
from ._process import Umpire

__all__ = [
    "BadInput",
    "QuestionError",
    "Umpire",
    "UmpireBug",
    "UmpireError",
    "UmpireGone",
    "UmpireTimeout",
]
