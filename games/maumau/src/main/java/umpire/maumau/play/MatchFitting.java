package umpire.maumau.play;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.search.StoredNumbers;
import umpire.maumau.deal.MauMau;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.Scoring;

/// Fits the table of [MatchWinProbability] to matches in which all players use `rules`.
///
/// Otherwise the rules are those of `common`; up to five play with 32 cards, more with 52.
public final class MatchFitting {

  private static final int MAX_WITH_SHORT_DECK = 5;

  private final int deals;
  private final int matches;
  private final long seed;

  /// @param deals number of deals played for each line of usual points
  /// @param matches number of matches played for each line of slopes
  public MatchFitting(int deals, int matches, long seed) {
    this.deals = deals;
    this.matches = matches;
    this.seed = seed;
  }

  /// The whole table as it is stored, without a heading.
  public String text() {
    String usual = usual();
    return usual + slopes(new UsualDeal(new StoredNumbers(usual)));
  }

  /// Mean and spread of a deal, in the order of [UsualDeal].
  private String usual() {
    var rows = new String[UsualDeal.places()];
    for (Scoring.Way way : Scoring.Way.values()) {
      for (Scoring.Values values : Scoring.Values.values()) {
        for (int players = MatchWinProbability.MIN_PLAYERS;
            players <= MauMau.MAX_PLAYERS;
            players++) {
          for (boolean doubling : new boolean[] {false, true}) {
            Map<String, String> changes = scoring(way, values, doubling);
            changes.putAll(Map.of("match", "deals", "deals", "50"));
            var sample = new PlayedMatches(profile(changes, players), players);
            sample.play(Math.ceilDiv(deals, 50), seed);
            rows[UsualDeal.place(way, values, doubling, players)] =
                thousandths(sample.mean()) + " " + thousandths(sample.spread());
          }
        }
      }
    }
    return String.join("\n", rows) + "\n";
  }

  /// Slopes by deals left, in the order of [MatchWinProbability].
  private String slopes(UsualDeal usual) {
    var text = new StringBuilder();
    for (MatchWinProbability.Ending ending : MatchWinProbability.Ending.values()) {
      for (Scoring.Way way : Scoring.Way.values()) {
        for (int players = MatchWinProbability.MIN_PLAYERS;
            players <= MauMau.MAX_PLAYERS;
            players++) {
          text.append(isPlayed(ending, way) ? row(usual, ending, way, players) : nothing());
        }
      }
    }
    return text.toString();
  }

  private static boolean isPlayed(MatchWinProbability.Ending ending, Scoring.Way way) {
    return ending != MatchWinProbability.Ending.ELIMINATION || way == Scoring.Way.LEFT;
  }

  private static String nothing() {
    return "0 ".repeat(MatchWinProbability.MAX_LEFT) + "0\n";
  }

  /// Returns one line of slopes.
  String row(UsualDeal usual, MatchWinProbability.Ending ending, Scoring.Way way, int players) {
    Map<String, String> changes = scoring(way, Scoring.Values.PUBLISHED, false);
    changes.put("match", ending.name().toLowerCase(Locale.ROOT));
    changes.put("deals", Integer.toString(MatchWinProbability.MAX_LEFT + 1));
    changes.put("limit", Integer.toString(limit(way, players)));
    var sample = new PlayedMatches(profile(changes, players), players);
    sample.play(matches, seed);
    var text = new StringBuilder();
    for (double slope : SlopeFit.of(sample, usual)) {
      text.append(text.isEmpty() ? "" : " ").append(thousandths(slope));
    }
    return text.append('\n').toString();
  }

  /// High enough for several deals, by the usual growth of the highest score.
  private static int limit(Scoring.Way way, int players) {
    return switch (way) {
      case LEFT -> 120;
      case COLLECTED -> 60 * players;
      case PLACES -> Math.max(20, 4 * players);
    };
  }

  private static String thousandths(double number) {
    return Long.toString(Math.round(number * MatchWinProbability.UNIT));
  }

  private static Map<String, String> scoring(
      Scoring.Way way, Scoring.Values values, boolean doubling) {
    var changes = new TreeMap<String, String>();
    changes.put("score", way.name().toLowerCase(Locale.ROOT));
    changes.put("values", values.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    changes.put("doubling", doubling ? "jack" : "none");
    changes.put("end", way == Scoring.Way.PLACES ? "places" : "first");
    return changes;
  }

  private static Profile profile(Map<String, String> changes, int players) {
    changes.put("deck", players > MAX_WITH_SHORT_DECK ? "52" : "32");
    try {
      return MauMauProfiles.ALL.changed("fitted", "common", changes);
    } catch (BadProfileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
