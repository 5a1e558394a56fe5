"""Asks as a stranger would. `$UMPIRE` names the command; else it is the repository's launcher."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zipfile
from pathlib import Path

from umpire_referee import BadInput, QuestionError, Umpire, UmpireGone, UmpireTimeout

FOLDER = Path(__file__).resolve().parents[1]
EXAMPLES = FOLDER.parent / "examples"
CLUB = (EXAMPLES / "club.rec").read_text(encoding="utf-8")


class UmpireTest(unittest.TestCase):
    umpire: Umpire

    @classmethod
    def setUpClass(cls) -> None:
        cls.umpire = Umpire()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.umpire.close()

    def test_counts_the_best_hand(self) -> None:
        count = self.umpire.count("cribbage", "5H 5D 5S JC 5C")
        self.assertEqual(29, count["points"])
        self.assertEqual("his-nobs", count["lines"][-1]["rule"])

    def test_counts_by_the_rules_of_a_table(self) -> None:
        flush = ["2H", "4H", "6H", "8H", "TC"]
        self.assertEqual(0, self.umpire.count("cribbage", flush, crib=True)["points"])
        four = {"crib-flush": "four"}
        self.assertEqual(4, self.umpire.count("cribbage", flush, rules=four, crib=True)["points"])
        left = self.umpire.count("snooker", "8 reds", colour_on=True)
        self.assertEqual(98, left["points"])

    def test_verifies_a_record(self) -> None:
        (verdict,) = self.umpire.verify(CLUB)
        self.assertEqual("differs", verdict["judgement"])
        self.assertEqual("Anna has 29 points, not 28 (1 too few)", verdict["differences"][0]["text"])

    def test_verifies_many_records_in_their_order(self) -> None:
        right = CLUB.replace("Anna 28", "Anna 29")
        texts = [right if i % 3 == 0 else CLUB for i in range(300)]
        found = [verdicts[0]["judgement"] for verdicts in self.umpire.verify_all(texts)]
        self.assertEqual(["agrees" if i % 3 == 0 else "differs" for i in range(300)], found)

    def test_stops_in_the_middle_of_many(self) -> None:
        for verdicts in self.umpire.verify_all([CLUB] * 200):
            self.assertEqual(1, len(verdicts))
            break
        self.assertEqual(4, len(self.umpire.games()))

    def test_long_questions_with_long_answers(self) -> None:
        asked = ({"do": "explain", "text": CLUB * 20} for _ in range(40))
        told = [len(answer["rulings"]) for answer in self.umpire.questions(asked)]
        self.assertEqual([told[0]] * 40, told)

    def test_what_is_wrong_among_many(self) -> None:
        asked = [{"do": "games"}, {"do": "nothing"}, {"do": "games"}]
        answers = self.umpire.questions(asked)
        self.assertIn("games", next(answers))
        with self.assertRaises(QuestionError):
            next(answers)
        with self.assertRaises(ZeroDivisionError):
            list(self.umpire.questions({"do": "games", "id": 1 // n} for n in (1, 0)))
        self.assertEqual(4, len(self.umpire.games()))

    def test_judges_and_explains(self) -> None:
        sevens = (EXAMPLES / "sevens.in").read_text(encoding="utf-8")
        self.assertEqual("1:14 2:30\n", self.umpire.judge("cribbage", sevens)["out"])
        rulings = self.umpire.explain(sevens, "cribbage")["rulings"]
        self.assertEqual("pair", rulings[2]["rule"])
        self.assertTrue(self.umpire.explain(CLUB)["complete"])

    def test_asks_about_a_position(self) -> None:
        self.assertEqual(["lay 4H", "lay 6D"], self.umpire.ask(CLUB, after=10)["events"])
        ruling = self.umpire.ask(CLUB, after=10, event="lay 9S")["ruling"]
        self.assertEqual(("against", "limit"), (ruling["finding"], ruling["rule"]))
        self.assertIn("hand", str(self.umpire.ask(CLUB, after=10, view="Anna")["facts"]))

    def test_knows_the_books(self) -> None:
        for game in self.umpire.games():
            self.assertEqual(game["rules"], len(self.umpire.rules(game["game"])))
            self.assertTrue(self.umpire.events(game["game"]))
            self.assertIn("rules", [s["strategy"] for s in self.umpire.strategies(game["game"])])
            self.assertTrue(self.umpire.profiles(game["game"])["presets"])
        self.assertTrue(self.umpire.profiles("cribbage", "standard", "acc")["differences"])
        self.assertIn("count", self.umpire.hello()["does"])

    def test_says_what_is_wrong(self) -> None:
        with self.assertRaisesRegex(QuestionError, "did you mean cribbage"):
            self.umpire.rules("cribage")
        with self.assertRaises(BadInput) as wrong:
            self.umpire.count("cribbage", "5H 5H")
        self.assertEqual((4, "one-deck"), (wrong.exception.column, wrong.exception.rule))
        self.assertEqual(4, len(self.umpire.games()))

    def test_judging_wrong_input_is_an_exception(self) -> None:
        wrong = (EXAMPLES / "false-go.in").read_text(encoding="utf-8")
        with self.assertRaises(BadInput) as fault:
            self.umpire.judge("cribbage", wrong)
        self.assertEqual((4, "must-lay"), (fault.exception.line, fault.exception.rule))
        assert fault.exception.answer is not None
        self.assertEqual(65, fault.exception.answer["status"])
        kept = self.umpire.judge("cribbage", wrong, keep_going=True)
        self.assertEqual(["must-lay"], [one["rule"] for one in kept["faults"]])

    def test_explaining_wrong_input_is_an_exception(self) -> None:
        with self.assertRaises(BadInput):
            self.umpire.explain("")
        with self.assertRaises(BadInput) as fault:
            self.umpire.explain(CLUB.replace("lay JC", "lay JX"))
        self.assertEqual(13, fault.exception.line)

    def test_serves_several_threads(self) -> None:
        counts = []

        def ask() -> None:
            for _ in range(50):
                counts.append(self.umpire.count("cribbage", "5H 5D 5S JC 5C")["points"])

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        self.assertEqual([29] * 200, counts)


class EndsTest(unittest.TestCase):
    def test_a_command_that_is_not_there(self) -> None:
        with self.assertRaises(UmpireGone):
            Umpire(["/nowhere/umpire"])

    def test_a_process_that_ends(self) -> None:
        with Umpire([sys.executable, "-c", "raise SystemExit(3)"]) as gone:
            with self.assertRaisesRegex(UmpireGone, "status 3|closed"):
                gone.hello()

    def test_a_process_that_never_answers(self) -> None:
        silent = [sys.executable, "-c", "import time; time.sleep(600)"]
        with Umpire(silent, timeout=0.2) as umpire:
            with self.assertRaisesRegex(UmpireTimeout, "no answer within 0.2 s"):
                umpire.hello()
            with self.assertRaises(UmpireGone):
                umpire.hello()

    def test_a_process_that_does_not_even_read(self) -> None:
        silent = [sys.executable, "-c", "import time; time.sleep(600)"]
        with Umpire(silent, timeout=0.2) as umpire:
            with self.assertRaises(UmpireTimeout):
                umpire.verify("x" * 10_000_000)

    @unittest.skipIf(os.name == "nt", "Windows has no process groups")
    def test_a_child_that_keeps_the_pipe(self) -> None:
        for script in ("sleep 20; true", "exec 3<&0; sleep 20 <&3 &"):
            started = time.monotonic()
            with Umpire(["sh", "-c", script], timeout=0.2) as umpire:
                with self.assertRaisesRegex(UmpireTimeout, "no answer within 0.2 s"):
                    umpire.verify("x" * 10_000_000)
            self.assertLess(time.monotonic() - started, 5, script)

    @unittest.skipIf(os.name == "nt", "Windows has no sessions")
    def test_a_child_in_another_session_that_keeps_the_pipe(self) -> None:
        away = "import os, time; os.fork() and os._exit(0); os.setsid(); time.sleep(8)"
        for text in ("short", "x" * 10_000_000):  # waits for an answer; cannot even write
            started = time.monotonic()
            with Umpire([sys.executable, "-c", away], timeout=0.3) as umpire:
                with self.assertRaisesRegex(UmpireTimeout, "no answer within 0.3 s"):
                    umpire.verify(text)
                with self.assertRaisesRegex(UmpireTimeout, "no answer within 0.3 s"):
                    next(umpire.verify_all([text] * 3))
            self.assertLess(time.monotonic() - started, 5, text[:5])

    @unittest.skipIf(os.name == "nt", "Windows has no sh")
    def test_closing_does_not_wait_for_a_child(self) -> None:
        started = time.monotonic()
        Umpire(["sh", "-c", "sleep 8 2>/dev/null & exit 0"]).close()
        self.assertLess(time.monotonic() - started, 5)

    def test_a_slow_caller_is_not_timed(self) -> None:
        echo = "import sys\nfor _ in sys.stdin: print('{\"answer\": {\"verdicts\": []}}', flush=True)"
        with Umpire([sys.executable, "-c", echo], timeout=1.0) as umpire:
            for _ in umpire.verify_all(["", "", ""]):
                time.sleep(0.6)

    def test_after_closing(self) -> None:
        umpire = Umpire([sys.executable, "-c", "pass"])
        umpire.close()
        with self.assertRaises(UmpireGone):
            umpire.hello()


class WheelTest(unittest.TestCase):
    """What `pip install` would install; nothing is needed to build it."""

    def test_the_wheel_holds_the_package(self) -> None:
        sys.path.insert(0, str(FOLDER / "build_backend"))
        self.addCleanup(sys.path.pop, 0)
        import wheel_of_umpire

        with tempfile.TemporaryDirectory() as folder:
            name = wheel_of_umpire.build_wheel(folder)
            with zipfile.ZipFile(Path(folder) / name) as wheel:
                self.assertIsNone(wheel.testzip())
                names = wheel.namelist()
                listed = wheel.read(names[-1]).decode().splitlines()
            asked = "import umpire_referee; print(umpire_referee.__file__)"
            found = subprocess.run(
                [sys.executable, "-c", asked],
                cwd=folder,
                env={**os.environ, "PYTHONPATH": str(Path(folder) / name)},
                capture_output=True,
                text=True,
                timeout=60,
            )
        self.assertEqual(sorted(names), sorted(line.split(",")[0] for line in listed))
        self.assertIn("umpire_referee/py.typed", names)
        self.assertIn(name, found.stdout, found.stderr)


if __name__ == "__main__":
    unittest.main()
