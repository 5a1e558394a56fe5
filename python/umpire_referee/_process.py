"""The process that answers, and one method for each question it understands."""

from __future__ import annotations

import itertools
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Type, Union

from . import _errors

Answer = Dict[str, Any]
Words = Union[str, Sequence[str]]

# The exit status of a command whose input is wrong.
_BAD_INPUT = 65

# How long a process may take to end once it is told to.
_SECONDS_TO_END = 10.0


def _default_command() -> List[str]:
    """`$UMPIRE`, or the launcher of the repository this file lies in, or `umpire` on the path."""
    named = os.environ.get("UMPIRE")
    if named:
        return [named]
    for folder in Path(__file__).resolve().parents:
        launcher = folder / "umpire"
        if launcher.is_file() and (folder / "LICENSE").is_file():
            return [str(launcher)]
    found = shutil.which("umpire")
    if found is None:
        raise _errors.UmpireGone("umpire is not found: put it on the path, or name it in $UMPIRE")
    return [found]


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kills a process and its children: a child that lives on would keep the pipes open."""
    if sys.platform != "win32":
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except OSError:
            pass  # all of them have ended
    process.kill()


class Umpire:
    """A running `umpire answer`. Use it in a `with` statement, or call `close`.

    It may be used by several threads; questions are answered one after another.
    """

    def __init__(
        self, command: Optional[Sequence[str]] = None, *, timeout: Optional[float] = 60.0
    ) -> None:
        """Starts the process.

        :param command: what to start; by default `$UMPIRE`, the launcher of this repository, or
            `umpire` on the path.
        :param timeout: how many seconds to wait for each answer before the process is ended and
            `UmpireTimeout` is raised; None waits without a limit.
        """
        words = list(command) if command is not None else _default_command()
        try:
            # In a session of its own, so that its children can be ended with it.
            self._process = subprocess.Popen(
                words + ["answer"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as failure:
            raise _errors.UmpireGone(f"cannot start {words[0]}: {failure}") from failure
        self._ids = itertools.count(1)
        self._lock = threading.Lock()
        self._timeout = timeout
        self._is_late = False
        self._is_closed = False
        self._pipes = _Pipes(self._process)

    def __enter__(self) -> "Umpire":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process; what was asked is answered before."""
        with self._lock:
            self._is_closed = True
            self._pipes.write(None)
            try:
                self._process.wait(_SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                _kill(self._process)
                self._process.wait()
            self._pipes.let_go()

    # Asking.

    def question(self, do: str, **members: Any) -> Answer:
        """Asks anything, see docs/answer.md; members that are None are left out."""
        with self._lock:
            return self._ask(self._line(next(self._ids), do, members))

    def questions(self, asked: Iterable[Mapping[str, Any]], ahead: int = 64) -> Iterator[Answer]:
        """Asks many questions, so many ahead of the answers; yields the answers in their order.

        An answer that is an error is raised where it comes up. Nothing else can be asked before
        the last answer was taken, or the iterator was closed.
        """
        with self._lock:
            writer = _Writer(self, asked, ahead)
            try:
                for _ in writer.written():
                    yield self._read()
                    writer.room.release()
            finally:
                for _ in writer.stop():
                    try:
                        self._read()
                    except _errors.UmpireError:
                        pass  # nobody is left to hear it

    @staticmethod
    def _line(number: int, do: str, members: Mapping[str, Any]) -> bytes:
        said = {key: value for key, value in members.items() if value is not None}
        return json.dumps({**said, "id": number, "do": do}).encode("utf-8") + b"\n"

    def _write(self, line: bytes) -> None:
        if self._is_closed:
            raise _errors.UmpireGone("umpire was closed")
        self._pipes.write(line)

    def _ask(self, line: bytes) -> Answer:
        self._write(line)
        return self._read()

    def _read(self) -> Answer:
        if self._is_late:
            raise self._late()
        deadline = None if self._timeout is None else time.monotonic() + self._timeout
        try:
            line = self._pipes.line(self._timeout)
        except queue.Empty:
            raise self._late() from None
        if line is None:
            raise self._gone(deadline)
        answer = json.loads(line)
        if "error" in answer:
            raise _errors.of(answer["error"])
        return answer["answer"]

    def _gone(self, deadline: Optional[float]) -> _errors.UmpireGone:
        """The output has ended; the process may take a moment longer."""
        try:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            return _errors.UmpireGone(f"umpire has ended, with status {self._process.wait(left)}")
        except subprocess.TimeoutExpired:
            return self._late()

    def _late(self) -> _errors.UmpireTimeout:
        """Ends the process, which has taken too long over one answer."""
        self._is_late = True
        _kill(self._process)
        return _errors.UmpireTimeout(
            f"no answer within {self._timeout:g} s: umpire was ended; ask for less at once, or start"
            " Umpire(timeout=...) with more"
        )

    # What can be asked.

    def hello(self) -> Answer:
        """The version, and all that can be done."""
        return self.question("hello")

    def judge(
        self, game: str, text: str, *, strict: bool = False, keep_going: bool = False
    ) -> Answer:
        """Judges classic input: `out` is what the published problem asks for.

        Wrong input raises BadInput, whose `answer` has what was decided before. With keep_going
        the answer comes all the same, with every fault in `faults`.
        """
        answer = self.question("judge", game=game, text=text, strict=strict, keepGoing=keep_going)
        return self._sound(answer, keep_going)

    def explain(
        self,
        text: str,
        game: Optional[str] = None,
        *,
        strict: bool = False,
        keep_going: bool = False,
    ) -> Answer:
        """Tells records as `rulings`; classic input if a game is named.

        Wrong input raises BadInput as in `judge`, unless keep_going is set.
        """
        answer = self.question("explain", text=text, game=game, strict=strict, keepGoing=keep_going)
        return self._sound(answer, keep_going)

    @staticmethod
    def _sound(answer: Answer, keep_going: bool) -> Answer:
        if answer["status"] != _BAD_INPUT or keep_going:
            return answer
        faults = answer["faults"] or [{"text": answer["err"].strip()}]
        raise _errors.BadInput(faults[0], answer)

    def verify(self, text: str, *, repair: bool = True) -> List[Answer]:
        """The verdict on each game of a text."""
        verdicts: List[Answer] = self.question("verify", text=text, repair=repair)["verdicts"]
        return verdicts

    def verify_all(self, texts: Iterable[str], *, repair: bool = True) -> Iterator[List[Answer]]:
        """The verdicts on many texts, in their order."""
        asked = ({"do": "verify", "text": text, "repair": repair} for text in texts)
        return (answer["verdicts"] for answer in self.questions(asked))

    def ask(
        self,
        text: str,
        *,
        number: int = 1,
        after: Optional[int] = None,
        seat: Optional[str] = None,
        event: Optional[str] = None,
        view: Optional[str] = None,
    ) -> Answer:
        """What is legal in a position; or the ruling on an event; or what a seat knows."""
        return self.question(
            "ask", text=text, number=number, after=after, seat=seat, event=event, view=view
        )

    def count(
        self,
        game: str,
        words: Words,
        *,
        profile: Optional[str] = None,
        rules: Optional[Mapping[str, str]] = None,
        **details: Union[str, bool],
    ) -> Answer:
        """Counts a hand, a play, or what is left: `count("cribbage", "2H 4H 6H 8H TC", crib=True)`.

        :param rules: switches of the profile that are otherwise.
        :param details: those of the game, `_` for `-` in their names.
        """
        said = {name.replace("_", "-"): value for name, value in details.items()}
        asked = list(words) if not isinstance(words, str) else words
        changed = dict(rules) if rules else None
        return self.question(
            "count", game=game, words=asked, profile=profile, set=changed, details=said or None
        )

    def games(self) -> List[Answer]:
        """The games there are."""
        return self._list("games")

    def rules(self, game: str) -> List[Answer]:
        """The rulebook of a game."""
        return self._list("rules", game=game)

    def events(self, game: str) -> List[Answer]:
        """What can happen in the records of a game."""
        return self._list("events", game=game)

    def strategies(self, game: str) -> List[Answer]:
        """Who can take a seat in a game."""
        return self._list("strategies", game=game)

    def profiles(
        self, game: str, one: Optional[str] = None, other: Optional[str] = None
    ) -> Answer:
        """Presets and switches; the values of one preset; or how two differ."""
        return self.question("profiles", game=game, one=one, other=other)

    def _list(self, do: str, **members: Any) -> List[Answer]:
        found: List[Answer] = self.question(do, **members)[do]
        return found


class _Pipes:
    """Writes and reads the pipes of a process, each in a thread of its own.

    Reading and writing a pipe have no time limit. Killing the process ends both, unless a child in
    another session keeps the pipes open: then only these threads wait, and nobody waits for them.
    """

    # How long they have to close the pipes of a process that has ended.
    _SECONDS_TO_LET_GO = 0.5

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None and process.stdout is not None
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._outgoing: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._incoming: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=run, daemon=True) for run in (self._write_all, self._read_all)
        ]
        for thread in self._threads:
            thread.start()

    def write(self, line: Optional[bytes]) -> None:
        """Returns at once; the line is written in its turn. None ends the input."""
        self._outgoing.put(line)

    def line(self, timeout: Optional[float]) -> Optional[bytes]:
        """The next line, or None from the end of the output on.

        :raises queue.Empty: if none comes in time.
        """
        line = self._incoming.get(timeout=timeout)
        if line is None:
            self._incoming.put(None)  # whoever asks again learns of the end, too
        return line

    def let_go(self) -> None:
        """Gives the threads a moment to close the pipes."""
        for thread in self._threads:
            thread.join(self._SECONDS_TO_LET_GO)

    def _write_all(self) -> None:
        try:
            for line in iter(self._outgoing.get, None):
                rest = memoryview(line)
                while rest:
                    rest = rest[self._stdin.write(rest) :]
        except OSError:
            pass  # it has ended, which whoever waits for an answer learns from its output
        finally:
            self._stdin.close()

    def _read_all(self) -> None:
        begun = bytearray()
        try:
            for part in iter(lambda: self._stdout.read(1 << 16), b""):
                first, *more = part.split(b"\n")
                begun += first
                for next_begun in more:
                    self._incoming.put(bytes(begun))
                    begun = bytearray(next_begun)
        except OSError:
            pass  # as good as the end
        finally:
            self._incoming.put(None)
            self._stdout.close()


class _Writer:
    """Writes questions in a thread of its own: if both ends only wrote, neither would ever read."""

    def __init__(self, umpire: Umpire, asked: Iterable[Mapping[str, Any]], ahead: int) -> None:
        self.room = threading.Semaphore(ahead)
        self._umpire = umpire
        self._asked = asked
        self._stopped = False
        self._ended = False
        # An entry for each question that is on its way; in the end None, or what went wrong.
        self._sent: "queue.SimpleQueue[Any]" = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, daemon=True)
        self._thread.start()

    def _write(self) -> None:
        end: Optional[BaseException] = None
        try:
            for one in self._asked:
                self.room.acquire()
                if self._stopped:
                    break
                self._sent.put(True)
                self._umpire._write(self._umpire._line(next(self._umpire._ids), one["do"], one))
        except BaseException as failure:  # whatever it is, it is for whoever asked
            end = failure
        self._sent.put(end)

    def written(self) -> Iterator[None]:
        """Yields for each question that has to be answered."""
        while not self._ended:
            sent = self._sent.get()
            if sent is True:
                yield
                continue
            self._ended = True
            if sent is not None:
                raise sent

    def stop(self) -> Iterator[None]:
        """Asks nothing more; yields for what was asked and is not answered yet."""
        self._stopped = True
        self.room.release()
        try:
            yield from self.written()
        except Exception:
            pass  # nobody is left to hear it
        self._thread.join()
