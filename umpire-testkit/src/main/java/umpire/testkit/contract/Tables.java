package umpire.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;

/// The tables at which a complete game is tried: every preset with every number of players.
public final class Tables {

  private static final List<String> NAMES =
      List.of(
          "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kate",
          "Liam", "Mona");

  /// With more tables than this, fewer games are tried at each.
  private static final int MANY = Integer.getInteger("umpire.tables", 8);

  private Tables() {}

  /// A table with its rules and the players' names.
  public record Table(Profile profile, List<String> names) {
    @Override
    public String toString() {
      return profile.name() + " with " + names.size();
    }
  }

  public static List<Table> of(CompleteGame<?> whole) {
    var tables = new ArrayList<Table>();
    for (Preset preset : whole.profiles().presets()) {
      tables.addAll(of(whole, profile(whole, preset.name())));
    }
    return tables;
  }

  public static List<Table> of(CompleteGame<?> whole, Profile profile) {
    var tables = new ArrayList<Table>();
    for (int players = whole.minPlayers(profile); players <= whole.maxPlayers(profile); players++) {
      if (whole.objection(profile, players).isEmpty()) {
        tables.add(new Table(profile, NAMES.subList(0, players)));
      }
    }
    return tables;
  }

  /// Returns how many games to try at each table, so that adding presets to a game does not slow a
  /// law down: `asked` if there are few tables, and at least one.
  public static int games(int asked, List<Table> tables) {
    return Math.clamp((long) asked * MANY / tables.size(), 1, asked);
  }

  public static Profile profile(CompleteGame<?> whole, String preset) {
    try {
      return whole.profiles().preset(preset);
    } catch (BadProfileException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static <K extends Kernel<K>> Strategy<K> strategy(CompleteGame<K> whole, String name) {
    return whole
        .strategy(name)
        .orElseThrow(() -> new AssertionError("no strategy is called " + name));
  }

  public static <K extends Kernel<K>> List<Strategy<K>> all(
      CompleteGame<K> whole, String name, int seats) {
    var taken = new ArrayList<Strategy<K>>();
    for (int seat = 0; seat < seats; seat++) {
      taken.add(strategy(whole, name));
    }
    return taken;
  }
}
