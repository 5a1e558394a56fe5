package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.command.Streams;

/// A simple command behaves the same with and without the parser.
class ShortcutTest {

  private static final String RECORD = "2\n1 7C\n2 7D\n1 7H\n2 7S\n1 5C\n2 5D\n1 5H\n2 5S\n3\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "-V",
        "judge cribbage",
        "judge cribbage -",
        "judge cribbage examples/cribbage.in",
        "judge cribbage no-such-file",
        "judge tractor examples/tractor.in",
        "explain cribbage",
        "explain cribbage examples/cribbage.in",
        "explain cribbage no-such-file",
        "explain examples/club.rec",
        "verify examples/club.rec",
        "verify examples/club.rec no-such-file examples/cribbage.in",
        "verify -",
        "ask examples/club.rec",
        "ask examples/club.rec --after 10",
        "ask examples/cribbage.in --after 10",
        "ask no-such-file"
      })
  void isTakenAndAgreesWithTheParser(String call) {
    String[] args = call.replace("examples/", Command.example("") + "/").split(" ");
    assertThat(run(true, args)).isEqualTo(run(false, args)).doesNotContain("status -1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge",
        "judge chess",
        "judge cribbage a b",
        "judge --strict cribbage",
        "judge cribbage --keep-going",
        "judge cribbage -x",
        "judge --help",
        "--version judge",
        "explain",
        "explain chess",
        "explain no-such-file",
        "explain chess examples/cribbage.in",
        "explain cribbage --format jsonl",
        "explain cribbage a b",
        "verify",
        "verify -q examples/club.rec",
        "verify examples/club.rec --no-repair",
        "ask",
        "ask -",
        "ask examples/club.rec --after",
        "ask examples/club.rec --after 100000",
        "ask examples/club.rec --after -1",
        "ask examples/club.rec --view Anna",
        "ask examples/club.rec lay KH",
        "rules"
      })
  void isNotTakenForAnythingElse(String call) {
    String[] args = call.replace("examples/", Command.example("") + "/").split(" ");
    assertThat(run(true, args)).isEqualTo("status -1\n");
  }

  private static String run(boolean shortcut, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream(RECORD.getBytes(StandardCharsets.UTF_8));
    var streams = Streams.of(in, out, new PrintStream(err, true), false);
    int status = shortcut ? Shortcut.run(args, streams) : CommandLineTree.run(args, streams);
    streams.out().flush();
    return "status " + status + "\n" + out + err;
  }
}
