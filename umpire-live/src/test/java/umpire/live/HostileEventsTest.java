package umpire.live;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;

/// Runs a [HostileTable] for every game and preset.
final class HostileEventsTest {

  /// The number of tables of each kind: one in every build, more at night.
  private static final int TABLES = Integer.getInteger("umpire.hostile.tables", 1);

  private static final int EVENTS = 20;
  private static final int HOSTILE = 4;

  private static List<String> kinds() throws BadProfileException {
    var kinds = new ArrayList<String>();
    for (Game game : Game.all()) {
      CompleteGame<?> whole = game.complete().orElseThrow();
      for (Preset preset : whole.profiles().presets()) {
        Profile profile = whole.profiles().preset(preset.name());
        for (int seats :
            new TreeSet<>(List.of(whole.minPlayers(profile), whole.maxPlayers(profile)))) {
          if (whole.objection(profile, seats).isEmpty()) {
            kinds.add(settings(game.id(), preset.name(), seats));
          }
        }
      }
    }
    return kinds;
  }

  private static String settings(String game, String preset, int seats) {
    var settings = new StringBuilder();
    settings.append("{\"game\":\"%s\",\"rules\":\"%s\",\"seats\":[".formatted(game, preset));
    for (int seat = 0; seat < seats; seat++) {
      settings.append(seat == 0 ? "" : ",");
      settings.append("{\"kind\":\"me\",\"name\":\"Seat %d\"}".formatted(seat + 1));
    }
    return settings.append("]}").toString();
  }

  private static String scored(String settings) {
    return settings.replaceFirst("}$", ",\"options\":{\"scorer\":true}}");
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void noWordsOfASeatDoHarm(String settings) throws Exception {
    for (int seed = 1; seed <= TABLES; seed++) {
      try (var table = new HostileTable(settings, seed)) {
        table.play(EVENTS, HOSTILE);
        table.nothingBecameLessKnown();
        assertTrue(table.refused > EVENTS, "something was tried");
      }
    }
  }

  /// Unknown cards are allowed here, and the table can still be shown to all viewers.
  @ParameterizedTest
  @MethodSource("kinds")
  void noWordsOfAScorerDoHarm(String settings) throws Exception {
    for (int seed = 1; seed <= TABLES; seed++) {
      try (var table = new HostileTable(scored(settings), seed)) {
        table.play(EVENTS / 2, HOSTILE);
      }
    }
  }

  /// A table that accepted an unnamed card from a player, as a scorer's does, would be found.
  @Test
  void aCardThatWasNotNamedIsFound() throws Exception {
    int found = 0;
    for (int seed = 1; seed <= 8 && found == 0; seed++) {
      try (var table = new HostileTable(scored(settings("cribbage", "standard", 2)), seed)) {
        table.play(2 * EVENTS, HOSTILE);
        found += isLessKnown(table) ? 1 : 0;
      }
    }
    assertTrue(found > 0);
  }

  private static boolean isLessKnown(HostileTable table) {
    try {
      table.nothingBecameLessKnown();
      return false;
    } catch (AssertionError lessKnown) {
      return String.valueOf(lessKnown.getMessage()).contains("less known");
    }
  }

  /// A table that cannot be shown would be found.
  @Test
  void aTableThatCannotBeShownIsFound() throws Exception {
    try (var table = new HostileTable(settings("cribbage", "standard", 2), 1)) {
      table.planted(0, "discard ? ?");
      var found = assertThrows(AssertionError.class, () -> table.play(EVENTS, HOSTILE));
      assertTrue(String.valueOf(found.getMessage()).contains("discard ? ?"), found.getMessage());
    }
  }
}
