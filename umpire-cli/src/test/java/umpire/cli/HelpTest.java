package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.classic.GeneratorShape;
import umpire.core.game.Game;
import umpire.core.text.TextWriter;

class HelpTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge",
        "explain",
        "count",
        "rules",
        "profiles",
        "events",
        "strategies",
        "play",
        "simulate",
        "compare",
        "verify",
        "ask",
        "answer",
        "review",
        "convert",
        "generate",
        "completion"
      })
  void everyCallHasHelp(String call) {
    Command.Result result = Command.call(call, "--help");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("Usage: umpire " + call).contains("Exit status");
    assertThat(Command.call("help", call).out()).isEqualTo(result.out());
    assertThat(Command.call("--help").out()).contains("  " + call);
  }

  /// The list is built without inspecting the commands.
  @Test
  void theListOfCallsSaysWhatTheCallsSay() {
    String list = Command.call("--help").out();
    assertThat(list.lines()).allMatch(line -> line.length() <= 80);
    CommandLineTree.build(quiet())
        .getSubcommands()
        .forEach((name, call) -> {
          String about = call.getCommandSpec().usageMessage().description()[0];
          String listed = name.equals("help") ? "Prints the help of a command." : about;
          assertThat(list.replaceAll("\\s+", " ")).contains(" " + name + " " + listed);
        });
  }

  @Test
  void theListOfCallsIsTheSameHoweverItIsAskedFor() {
    String list = Command.call("--help").out();
    assertThat(Command.call("-h").out()).isEqualTo(list);
    assertThat(Command.call("help").out()).isEqualTo(list);
    assertThat(CommandLineTree.build(quiet()).getUsageMessage()).isEqualTo(list);
  }

  private static Streams quiet() {
    return Streams.of(
        InputStream.nullInputStream(), OutputStream.nullOutputStream(), System.err, false);
  }

  @Test
  void helpOfGenerateTeachesEveryShape() {
    String help = Command.call("generate", "--help").out();
    for (Game game : Game.all()) {
      for (GeneratorShape shape : game.classic().shapes()) {
        assertThat(help).contains(shape.name(), shape.effect());
      }
    }
  }

  @Test
  void colourOnlyWhereItIsAllowed() {
    String[] explain = {"explain", "cribbage", Command.example("cribbage.in")};
    assertThat(Command.callWith(new byte[0], false, explain).out()).doesNotContain("\033");
    assertThat(Command.callWith(new byte[0], true, explain).out()).contains("\033[1m");
    assertThat(Command.callWith(new byte[0], true, "--help").out()).contains("\033[");
    assertThat(Command.call("--help").out()).doesNotContain("\033");
  }

  /// Only the first line of a message, and only on a terminal.
  @Test
  void complaintsAreRedOnATerminal() {
    var err = new ByteArrayOutputStream();
    var print = new PrintStream(err, true, StandardCharsets.UTF_8);
    var out = new TextWriter(OutputStream.nullOutputStream());
    new Streams(InputStream.nullInputStream(), out, print, false, true, true, 0, Language.ENGLISH)
        .complain("one\ntwo");
    assertThat(err.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("\033[31mumpire: one\033[0m", "two");
    assertThat(Command.call("jugde").err()).startsWith("umpire: ").doesNotContain("\033");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "rules cribage | there is no game 'cribage' (did you mean cribbage?): choose",
        "play maumau --profile famliy | maumau has no profile 'famliy' (did you mean family?)",
        "play maumau --set valeus=skat | maumau has no switch 'valeus' (did you mean values?)",
        "play maumau --set values=skate | values cannot be 'skate' (did you mean skat?): choose",
        "play maumau --seats expret | there is no strategy 'expret' (did you mean expert?): choose",
        "generate maumau --shape endles | maumau has no shape 'endles' (did you mean endless?)",
        "explain cribage x | there is no game 'cribage' (did you mean cribbage?) and no such file",
        "rules bridge | there is no game 'bridge': choose cribbage"
      })
  void whatWasProbablyMeantIsAskedFor(String call, String said) {
    Command.Result result = Command.call(call.split(" "));
    assertThat(result.err()).startsWith("umpire: " + said);
    assertThat(result.status()).isEqualTo(64);
  }

  @Test
  void completionKnowsWhatCanBeNamed() {
    String script = Command.call("completion").out();
    assertThat(script).contains("family", "crib-flush=four", "expert", "standard", "--crib");
  }

  @Test
  void completionScriptKnowsCallsAndGames() {
    String script = Command.call("completion").out();
    assertThat(script).contains("judge", "explain", "generate", "maumau", "tractor", "--shape");
  }

  @Test
  void manyRecordsAreAskedForAsManyGamesAre() {
    String thousand = Command.call("generate", "cribbage", "--cases", "1000").out();
    assertThat(Command.call("generate", "cribbage", "--cases", "1k").out()).isEqualTo(thousand);
    String two = Command.call("play", "cribbage", "--games", "2").out();
    assertThat(Command.call("play", "cribbage", "--games", "0.002k").out()).isEqualTo(two);
    assertThat(Command.call("generate", "cribbage", "--cases", "-1").status()).isEqualTo(64);
  }

  @Test
  void formatsAreNamedInLowerCaseWhateverTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(Command.call("explain", "--help").out()).contains("text, jsonl");
    } finally {
      Locale.setDefault(before);
    }
  }
}
