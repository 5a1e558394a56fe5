package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.command.JudgeRun;
import umpire.command.Status;
import umpire.core.game.Game;

/// A program that has a file judged gets the output of the command.
class JudgingTest {

  @TempDir private Path folder;

  @Test
  void judgesAsTheCommandDoes() throws Exception {
    Path bad = folder.resolve("bad.in");
    Files.writeString(bad, "2\n1 JD\n2 QX\n");
    for (String file : new String[] {Command.example("cribbage.in"), bad.toString(), "missing"}) {
      var out = new ByteArrayOutputStream();
      var err = new ByteArrayOutputStream();
      JudgeRun judgeRun =
          JudgeRun.of(Game.byId("cribbage").orElseThrow(), file, false, false, out, err);
      Command.Result expected = Command.call("judge", "cribbage", file);
      assertThat(judgeRun.status()).isEqualTo(expected.status());
      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected.out());
      assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(expected.err());
    }
  }

  /// Every command that reads classic input reports a file in another encoding.
  @ParameterizedTest
  @ValueSource(strings = {"judge", "explain", "convert --to record"})
  void foreignTextIsNamed(String call) {
    String deals = Command.call("generate", "maumau", "--cases", "3").out();
    assertThat(fault(call, deals.getBytes(StandardCharsets.UTF_16LE)))
        .startsWith("umpire: <stdin>:1:1: expected UTF-8 text, found UTF-16LE: save the file as")
        .hasLineCount(1);
    assertThat(fault(call, deals.replace('\n', '\r').getBytes(StandardCharsets.UTF_8)))
        .startsWith("umpire: <stdin>:1:1: expected lines that end with a line feed, found carr")
        .hasLineCount(1);
  }

  private static String fault(String call, byte[] input) {
    String[] words = (call + " snooker - --keep-going").split(" ");
    Command.Result result = Command.callWith(input, false, words);
    assertThat(result.status()).isEqualTo(Status.BAD_INPUT);
    return result.err();
  }

  @Test
  void countsRecordsAndFaults() throws Exception {
    Path file = folder.resolve("some.in");
    String deals = Command.call("generate", "cribbage", "--cases", "7").out();
    Files.writeString(file, deals);
    var nowhere = new ByteArrayOutputStream();
    Game game = Game.byId("cribbage").orElseThrow();
    assertThat(JudgeRun.of(game, file.toString(), false, false, nowhere, nowhere))
        .isEqualTo(new JudgeRun(0, 7, 0));
  }
}
