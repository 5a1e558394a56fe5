package umpire.maumau.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauSettings;

/// Plays matches by `rules` and collects the points of each deal, and the standings between deals
/// while all players were in.
final class PlayedMatches {

  /// The standing of a match before a deal, with its later winner.
  ///
  /// @param deals number of deals played
  record Standing(int deals, List<Integer> points, int winner) {}

  private final int players;
  private final MauMauSettings settings;
  private final GameLoop<MauMauMatch> loop;
  private final List<Standing> standings = new ArrayList<>();
  private final List<List<Integer>> stood = new ArrayList<>();
  private final int[] before;
  private int counted;
  private int played;
  private double sum;
  private double squares;

  PlayedMatches(Profile profile, int players) {
    this.players = players;
    this.settings = MauMauSettings.of(profile);
    this.before = new int[players];
    var seats = new ArrayList<Strategy<MauMauMatch>>();
    for (int seat = 0; seat < players; seat++) {
      seats.add(new RulesPlayer());
    }
    loop =
        new GameLoop<>(
            new MauMauMatch(settings, players),
            new MauMauMatch(settings, players),
            new MauMauDealer(),
            seats);
  }

  void play(int matches, long seed) {
    for (int match = 0; match < matches; match++) {
      played = 0;
      Arrays.fill(before, 0);
      stood.clear();
      int _ = loop.play(Seeds.seedOf(seed, match), RulingLog.none(), (_, _, _) -> look());
      int winner = loop.table().winner();
      for (int i = 0; winner != Kernel.NOBODY && i < stood.size(); i++) {
        standings.add(new Standing(i + 1, stood.get(i), winner));
      }
    }
  }

  private void look() {
    MauMauMatch table = loop.table();
    if (table.matchScore().deals() == played) {
      return;
    }
    played = table.matchScore().deals();
    boolean allIn = Integer.bitCount(table.matchScore().in()) == players;
    if (allIn) {
      count(table);
    }
    if (allIn && !table.isOver()) {
      stood.add(Arrays.stream(before).boxed().toList());
    }
  }

  /// Adds the points of the last deal to the sums.
  private void count(MauMauMatch table) {
    int all = 0;
    for (int player = 0; player < players; player++) {
      all += table.matchScore().points(player) - before[player];
    }
    double mean = (double) all / players;
    for (int player = 0; player < players; player++) {
      double apart = table.matchScore().points(player) - before[player] - mean;
      squares += apart * apart;
      before[player] = table.matchScore().points(player);
    }
    sum += mean;
    counted++;
  }

  MauMauSettings settings() {
    return settings;
  }

  int players() {
    return players;
  }

  List<Standing> standings() {
    return standings;
  }

  /// The mean of a player's points in a deal.
  double mean() {
    return sum / counted;
  }

  /// The standard deviation of a player's points from the mean of the deal.
  double spread() {
    return Math.sqrt(squares / counted / (players - 1));
  }
}
