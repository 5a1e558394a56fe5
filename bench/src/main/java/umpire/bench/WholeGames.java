package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.session.GameRecorder;

/// Plays many complete games of every kind with strategies, under every preset, and checks every
/// event before it is played: a refusal ends the run. Ten thousand games each unless the argument
/// gives another number.
public final class WholeGames {

  private static final int GAMES = 10_000;

  /// The number of games that each build plays.
  static final int SHORT = 300;

  /// The checksums of the ids of this many games.
  private static final Map<Integer, Map<String, Long>> EXPECTED =
      Map.of(
          GAMES,
          Map.of(
              "cribbage", 0xb88963847bd64632L,
              "maumau", 0xdade84e4650784b5L,
              "snooker", 0xeb7c68bce94239d8L,
              "tractor", 0x68450378f3534f4dL),
          SHORT,
          Map.of(
              "cribbage", 0xb05c127ba817555dL,
              "maumau", 0x207cae86ef95719cL,
              "snooker", 0x5d15b2899a575136L,
              "tractor", 0x5a4d688c08e7fbddL));

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn");

  /// The usual maximum of players, unless the rules demand more.
  private static final int USUAL_MAX = 4;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long events;
  private long games;
  private long checksum;

  private WholeGames() {}

  /// Argument: the number of games of each kind.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int wanted = args.length > 0 ? Integer.parseInt(args[0]) : GAMES;
    System.out.println("| game | presets | games | events | games/s | checksum |");
    System.out.println("|---|--:|--:|--:|--:|---|");
    for (Game game : Game.all()) {
      game.complete().ifPresent(whole -> new WholeGames().play(game, whole, wanted));
    }
  }

  @SuppressWarnings("SystemOut") // this is a program
  private <K extends Kernel<K>> void play(Game game, CompleteGame<K> whole, int wanted) {
    List<Preset> presets = whole.profiles().presets();
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < wanted; i++) {
      Preset preset = presets.get(i % presets.size());
      playOne(game, whole, profile(whole, preset), i);
    }
    double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %d | %d | %.0f | %016x |%n",
        game.id(),
        presets.size(),
        games,
        events,
        games / seconds,
        checksum);
    Long expected = EXPECTED.getOrDefault(wanted, Map.of()).get(game.id());
    if (expected != null) {
      Checksum.check(wanted + " games of " + game.id(), expected, checksum);
    }
  }

  private <K extends Kernel<K>> void playOne(
      Game game, CompleteGame<K> whole, Profile profile, int seed) {
    int players = whole.minPlayers(profile);
    int most = Math.min(whole.maxPlayers(profile), USUAL_MAX);
    while (players < most && (seed & 1) == 1 && whole.objection(profile, players + 1).isEmpty()) {
      players++;
    }
    var seats = new ArrayList<Strategy<K>>();
    for (int seat = 0; seat < players; seat++) {
      seats.add(whole.strategies().get((seed / 2 + seat) % whole.strategies().size()));
    }
    Transcript<K> played =
        new GameRecorder<>(game, whole, profile, NAMES.subList(0, players), seats).play(seed);
    games++;
    events += played.events().size();
    checksum = 31 * checksum + Long.parseUnsignedLong(RecordWriter.id(played), 0, 15, 16);
  }

  static Profile profile(CompleteGame<?> whole, Preset preset) {
    try {
      return whole.profiles().preset(preset.name());
    } catch (BadProfileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
