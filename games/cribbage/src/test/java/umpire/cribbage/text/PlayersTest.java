package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;

/// Strategies play whole matches under every preset, and `rules` beats `random`.
final class PlayersTest {

  private static final int MATCHES = Integer.getInteger("umpire.cribbage.matches", 510);

  /// Fails at the first refusal.
  @Test
  void fiveHundredMatchesUnderEveryPreset() throws Exception {
    for (Preset preset : Evening.GAME.profiles().presets()) {
      Profile profile = Evening.GAME.profiles().preset(preset.name());
      for (int number = 0; number < MATCHES; number++) {
        int players = 2 + number % 3;
        List<Integer> strategies = number % 10 == 0 ? List.of(1, 0) : List.of(0);
        new Evening(profile, players).play(number, strategies, (_, _, _) -> {});
      }
    }
  }

  @Test
  @Tag("measure")
  void rulesOfThumbBeatChance() throws Exception {
    Profile profile = Evening.GAME.profiles().standard();
    int won = 0;
    int games = 300;
    for (int seed = 0; seed < games; seed++) {
      boolean first = seed % 2 == 0;
      var evening =
          new Evening(profile, 2)
              .play(seed, first ? List.of(1, 0) : List.of(0, 1), (_, _, _) -> {});
      won += evening.match.winner() == (first ? 0 : 1) ? 1 : 0;
    }
    assertThat(won).as("games won of %d", games).isGreaterThan(games * 9 / 10);
  }
}
