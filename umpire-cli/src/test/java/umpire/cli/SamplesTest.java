package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Judges the published samples and compares the output byte for byte.
class SamplesTest {

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void judgesTheSample(String game) throws IOException {
    String expected = Files.readString(Path.of(Command.example(game + ".out")));
    Command.Result result = Command.call("judge", game, Command.example(game + ".in"));
    assertThat(result.out()).isEqualTo(expected);
    assertThat(result.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage"})
  void saysNothingElse(String game) {
    assertThat(Command.call("judge", game, Command.example(game + ".in")).err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void readsStandardInput(String game) throws IOException {
    String input = Files.readString(Path.of(Command.example(game + ".in")));
    String expected = Files.readString(Path.of(Command.example(game + ".out")));
    assertThat(Command.callWith(input, "judge", game).out()).isEqualTo(expected);
    assertThat(Command.callWith(input, "judge", game, "-").out()).isEqualTo(expected);
    assertThat(Command.callWith(input.replace("\n", "\r\n"), "judge", game).out())
        .isEqualTo(expected);
  }
}
