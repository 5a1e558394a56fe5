package umpire.bench;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.tractor.TractorGame;

/// Every benchmark still does its work: all of it runs once, without measuring, to compare the
/// checksums.
final class ShortRoundsTest {

  private static final String NOTHING_MEASURED = "0";

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void judging(String game) {
    Ratios.main(new String[] {game, NOTHING_MEASURED});
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void verifying(String game) {
    Verifying.main(new String[] {game, NOTHING_MEASURED});
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void simulating(String game) {
    Arenas.main(new String[] {NOTHING_MEASURED, game});
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void searching(String game) {
    Searching.main(new String[] {NOTHING_MEASURED, game});
  }

  @Test
  void answering() throws IOException {
    Questions.main(new String[] {"../examples", NOTHING_MEASURED});
  }

  @Test
  void playingWholeGames() {
    WholeGames.main(new String[] {String.valueOf(WholeGames.SHORT)});
  }

  @Test
  void otherWorkIsNoticed() {
    assertThatThrownBy(() -> Ratios.judging(new TractorGame(), 10, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("checksum");
  }
}
