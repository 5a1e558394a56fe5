package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.command.Streams;

class ExitStatusTest {

  private static final String SEVENS = Command.example("sevens.in");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "jugde",
        "judge",
        "judge chess",
        "judge maumau a b",
        "nosuchcall --help",
        "--help nosuchcall",
        "help nosuchcall",
        "judge maumau --colour",
        "explain cribbage --format yaml",
        "generate maumau --players 9",
        "generate cribbage --shape long-runs",
        "generate cribbage --cases -1",
        "generate cribbage --cases many",
        "rules chess"
      })
  void wrongUseIs64(String call) {
    Command.Result result = Command.call(call.isEmpty() ? new String[0] : call.split(" "));
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("umpire: ").contains("--help");
    assertThat(result.err().lines().count()).isLessThanOrEqualTo(4);
  }

  @Test
  void aWrongNameIsAnsweredWithTheRightOnes() {
    assertThat(Command.call("judge", "chess").err())
        .contains("no game 'chess'")
        .contains("cribbage, maumau, snooker, tractor");
    assertThat(Command.call("generate", "cribbage", "--shape", "x").err()).contains("pairs");
    assertThat(Command.call("jugde").err()).contains("umpire judge");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "judg maumau | there is no command 'judg'",
        "verifi --help | Did you mean: umpire verify",
        "help judg | there is no command 'judg'",
        "generate snooker --players 3 | --players: expected 2 for snooker, found 3",
        "generate maumau --players 9 | --players: expected 2 to 4 for maumau, found 9",
        "explain cribbage --format xml | expected one of text, jsonl, found 'xml'",
        "generate maumau --seed 99999999999999999999 | is not a whole number, or too large"
      })
  void wrongUseIsSaidInPlainWords(String call, String message) {
    assertThat(Command.call(call.split(" ")).err()).contains(message);
  }

  /// Holds for every command, including those that bypass the parser.
  @ParameterizedTest
  @ValueSource(strings = {"judge cribbage M\ufffd.in", "play cribbage --names J\ufffdrgen,Ben"})
  void anArgumentThatLostCharactersIs64(String call) {
    Command.Result result = Command.call(call.split(" "));
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("umpire: expected arguments in ").contains("UTF-8");
  }

  /// The jar for `java -jar` has no server in it, and neither has this class path.
  @ParameterizedTest
  @ValueSource(strings = {"serve", "serve --port 0", "join http://localhost/t/x", "backup a.db"})
  void aCallThatIsNotHereIs64(String call) {
    Command.Result result = Command.call(call.split(" "));
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.err()).contains("is not available here: run the umpire of a checkout or");
    assertThat(Command.call(call.split(" ")[0], "--help").status()).isZero();
  }

  @Test
  void aRecordInPlaceOfAClassicFormatIsKnown() {
    assertThat(Command.call("judge", "cribbage", Command.example("club.rec")).err())
        .contains("this is an Umpire record: give it to explain or verify");
    assertThat(Command.call("explain", Command.example("sevens.in")).err())
        .contains("this is classic input, not a record: use 'umpire explain GAME " + SEVENS + "'");
    for (String call : List.of("verify", "ask")) {
      Command.Result result = Command.call(call, SEVENS);
      assertThat(result.status()).isEqualTo(65);
      assertThat(result.err()).contains("not a record: use 'umpire judge GAME " + SEVENS + "'");
    }
    assertThat(Command.callWith("hello\n", "verify").err())
        .contains("expected a record")
        .contains("use 'umpire judge GAME'");
  }

  @Test
  void badInputIs65AndLocated() {
    Command.Result result = Command.callWith("2\n1 JD\n2 QX\n", "judge", "cribbage");
    assertThat(result.status()).isEqualTo(65);
    assertThat(result.err())
        .startsWith("umpire: <stdin>:3:3: 'QX' is not a card")
        .contains("\n  2 QX\n    ^\n");
  }

  @Test
  void aRefusalNamesTheRuleAndWhatWasLegal() {
    String deal = "2\n1 JD\n1 QH\n1 JC\n1 9S\n2 KD\n2 6C\n2 6H\n2 KS\n";
    Command.Result result = Command.callWith(deal, "judge", "cribbage");
    assertThat(result.status()).isEqualTo(65);
    assertThat(result.err())
        .startsWith("umpire: <stdin>:3:1: not player 1's turn")
        .contains("rule must-lay: ")
        .contains("legal here: player 2 lays ");
  }

  @Test
  void resultsBeforeAFaultStayPrinted() {
    String two = "2\n1 7C\n2 7D\n1 7H\n2 7S\n1 5C\n2 5D\n1 5H\n2 5S\n";
    Command.Result result = Command.callWith(two + "0\n", "judge", "cribbage");
    assertThat(result.out()).isEqualTo("1:14 2:30\n");
    assertThat(result.status()).isEqualTo(65);
  }

  @Test
  void keepGoingReportsAndGoesOn() {
    String good = "2\n1 7C\n2 7D\n1 7H\n2 7S\n1 5C\n2 5D\n1 5H\n2 5S\n";
    String bad = "2\n1 7C\n2 7C\n1 7H\n2 7S\n1 5C\n2 5D\n1 5H\n2 5S\n";
    String input = good + bad + good + bad;
    Command.Result result = Command.callWith(input, "judge", "cribbage", "--keep-going");
    assertThat(result.out()).isEqualTo("1:14 2:30\n1:14 2:30\n");
    assertThat(result.err()).contains("<stdin>:12:3: ").contains("<stdin>:30:3: ");
    assertThat(result.status()).isEqualTo(65);
  }

  @Test
  void aMissingFileIs66() {
    Command.Result result = Command.call("judge", "cribbage", "no-such-file.in");
    assertThat(result.status()).isEqualTo(66);
    assertThat(result.err())
        .isEqualTo("umpire: cannot open no-such-file.in: No such file or directory\n");
  }

  @Test
  void aFolderIs66() {
    Command.Result result = Command.call("explain", "cribbage", Command.ROOT.toString());
    assertThat(result.status()).isEqualTo(66);
    assertThat(result.err()).startsWith("umpire: cannot open ").contains("Is a directory");
  }

  @Test
  void aFailingReadIs74() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the cable is out");
          }
        };
    var err = new ByteArrayOutputStream();
    var streams = Streams.of(broken, OutputStream.nullOutputStream(), new PrintStream(err), false);
    assertThat(Main.run(new String[] {"judge", "cribbage"}, streams)).isEqualTo(74);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("umpire: cannot read <stdin>: the cable is out\n");
  }

  @Test
  void aFullDiskIs74() {
    var err = new ByteArrayOutputStream();
    assertThat(writingTo(failing("No space left on device"), err)).isEqualTo(74);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("No space left on device");
  }

  @Test
  void aClosedPipeEndsQuietly() {
    var err = new ByteArrayOutputStream();
    assertThat(writingTo(failing("Broken pipe"), err)).isZero();
    assertThat(err.size()).isZero();
  }

  @Test
  void aBugIs70AndShowsNoStackTrace() {
    var bug =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new IllegalStateException("planted");
          }
        };
    var err = new ByteArrayOutputStream();
    assertThat(writingTo(bug, err)).isEqualTo(70);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("bug in Umpire").contains("planted");
    assertThat(err.toString(StandardCharsets.UTF_8).lines().count()).isLessThanOrEqualTo(2);
  }

  @Test
  void lackOfMemoryIs71AndNoBug() {
    var greedy =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    var err = new ByteArrayOutputStream();
    assertThat(writingTo(greedy, err)).isEqualTo(71);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("umpire: out of memory: Java may use ")
        .contains("UMPIRE_JAVA_OPTS=-Xmx")
        .doesNotContain("bug")
        .hasLineCount(1);
  }

  /// Tested with the parser as well: picocli must not catch the failure.
  @Test
  void aClosedPipeEndsEveryCallQuietly() {
    for (String call : List.of("generate cribbage --cases 20000", "explain cribbage " + SEVENS)) {
      var err = new ByteArrayOutputStream();
      var streams =
          Streams.of(
              InputStream.nullInputStream(), failing("Broken pipe"), new PrintStream(err), false);
      assertThat(Main.run(call.split(" "), streams)).as(call).isZero();
      assertThat(err.size()).as(call).isZero();
    }
  }

  private static int writingTo(OutputStream out, ByteArrayOutputStream err) {
    var streams = Streams.of(InputStream.nullInputStream(), out, new PrintStream(err, true), false);
    return Main.run(new String[] {"judge", "cribbage", Command.example("cribbage.in")}, streams);
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }
}
