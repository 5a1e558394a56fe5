package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.kernel.Ending;

/// Bots that follow the rules.
@Timeout(120)
class GoodBotTest {

  private static final BotLimits PATIENT =
      new BotLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 1);

  @ParameterizedTest
  @ValueSource(strings = {"cribbage", "maumau", "snooker", "tractor"})
  void playsWholeGames(String game) {
    try (var table = BotTable.of(game, TestBot.command("good"), PATIENT)) {
      assertThat(table.play(1)).isEqualTo(new Ending.Over());
      assertThat(table.play(2)).isEqualTo(new Ending.Over());
      assertThat(table.moves()).isGreaterThan(3);
    }
  }

  /// A bot that draws its random numbers from the seeds it is given.
  @Test
  void playsTheSameGameAgain() {
    var first = new ArrayList<String>();
    var again = new ArrayList<String>();
    try (var table = BotTable.of("cribbage", TestBot.command("good"), PATIENT)) {
      table.play(5, first::add);
      table.play(6);
      table.play(5, again::add);
    }
    assertThat(again).isEqualTo(first).isNotEmpty();
  }

  @Test
  void isCalledByItsCommand() {
    try (var table = BotTable.of("maumau", "./mybot --fast", BotLimits.USUAL)) {
      assertThat(table.bot().name()).isEqualTo("exec:./mybot --fast");
      assertThat(table.bot().about()).isEqualTo("asks the program './mybot --fast'");
      assertThat(table.bot().isExternal()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cribbage", "maumau", "snooker", "tractor"})
  void theExamplePlays(String game) throws Exception {
    playExample("random_bot.py", game);
  }

  @Test
  void theCleverExamplePlays() throws Exception {
    playExample("pegging_bot.py", "cribbage");
  }

  @Test
  void theStrongExamplePlays() throws Exception {
    playExample("discard_bot.py", "cribbage");
  }

  private static void playExample(String example, String game) throws Exception {
    assumeTrue(
        hasPython(), "example bots do not play without python3 (Debian: apt-get install python3)");
    Path bot = Path.of("..", "examples", "bots", example).toRealPath();
    assertThat(Files.isExecutable(bot)).isTrue();
    try (var table = BotTable.of(game, "python3 '" + bot + "'", PATIENT)) {
      assertThat(table.play(3)).isEqualTo(new Ending.Over());
    }
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder(List.of("python3", "-c", "import json, random, sys"))
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }
}
