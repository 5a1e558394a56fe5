"""What can go wrong, as exceptions."""

from __future__ import annotations

from typing import Any, Dict, List, Optional


class UmpireError(Exception):
    """Something went wrong with a question."""


class QuestionError(UmpireError):
    """The question cannot be asked so: a game, a profile or a member that is not there."""


class BadInput(UmpireError):
    """What was asked about cannot be; it says where, and which rule speaks against it."""

    def __init__(self, error: Dict[str, Any]) -> None:
        super().__init__(error["text"])
        self.line: int = error.get("line", 0)
        self.column: int = error.get("column", 0)
        self.rule: Optional[str] = error.get("rule")
        self.sentence: Optional[str] = error.get("sentence")
        self.notes: List[str] = error.get("notes", [])


class UmpireBug(UmpireError):
    """A bug in Umpire; please report it."""


class UmpireGone(UmpireError):
    """The process could not be started, or has ended."""


def of(error: Dict[str, Any]) -> UmpireError:
    """The exception for the error of an answer."""
    if error["kind"] == "input":
        return BadInput(error)
    return (UmpireBug if error["kind"] == "bug" else QuestionError)(error["text"])
