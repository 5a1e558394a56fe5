"""What can go wrong, as exceptions."""

from __future__ import annotations

from typing import Any, Dict, List, Optional


class UmpireError(Exception):
    """Something went wrong with a question."""


class QuestionError(UmpireError):
    """The question cannot be asked so: a game, a profile or a member that is not there."""


class BadInput(UmpireError):
    """The text or the words asked about are wrong: where, and which rule forbids them.

    `answer` is what `judge` or `explain` had decided before the fault; None for other questions.
    """

    def __init__(self, error: Dict[str, Any], answer: Optional[Dict[str, Any]] = None) -> None:
        super().__init__(error["text"])
        self.line: int = error.get("line", 0)
        self.column: int = error.get("column", 0)
        self.rule: Optional[str] = error.get("rule")
        self.sentence: Optional[str] = error.get("sentence")
        self.notes: List[str] = error.get("notes", [])
        self.answer = answer


class UmpireBug(UmpireError):
    """A bug in Umpire; please report it."""


class UmpireGone(UmpireError):
    """The process could not be started, or has ended."""


class UmpireTimeout(UmpireGone):
    """No answer came within the time limit; the process was ended."""


def of(error: Dict[str, Any]) -> UmpireError:
    """The exception for the error of an answer."""
    if error["kind"] == "input":
        return BadInput(error)
    return (UmpireBug if error["kind"] == "bug" else QuestionError)(error["text"])
