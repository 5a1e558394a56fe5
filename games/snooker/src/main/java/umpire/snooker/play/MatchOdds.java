package umpire.snooker.play;

import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;

/// The probability of winning a match, given the frames won, the seat to break off next, and the
/// frame in play.
final class MatchOdds {

  private final SnookerMatch rules;
  private final FrameOdds odds;

  /// The first seat's probability of winning a frame, by the seat that breaks off.
  private final double[] frame = new double[Sides.COUNT];

  /// The first seat's probability of winning the match, by frames of both and the seat that breaks
  /// off. A draw counts half.
  private final double[][][] chances;

  /// @param rules a match under the same rules
  MatchOdds(SnookerMatch rules, FrameOdds odds) {
    this.rules = rules;
    this.odds = odds;
    int lead = rules.start(0) - rules.start(1);
    for (int breaker = 0; breaker < Sides.COUNT; breaker++) {
      frame[breaker] = odds.atRack(rules.reds(), breaker, 0, lead);
    }
    int frames = rules.frames();
    chances = new double[frames][frames][Sides.COUNT];
    for (int played = frames - 1; played >= 0; played--) {
      for (int first = 0; first <= played; first++) {
        for (int breaker = 0; breaker < Sides.COUNT; breaker++) {
          chances[first][played - first][breaker] =
              after(first, played - first, breaker, frame[breaker]);
        }
      }
    }
  }

  /// The first seat's probability of winning the match, given its probability `wins` of winning the
  /// current frame.
  private double after(int first, int second, int breaker, double wins) {
    double ahead = chance(first + 1, second, Sides.of(rules.breaksOffAfter(breaker, 0)));
    double behind = chance(first, second + 1, Sides.of(rules.breaksOffAfter(breaker, 1)));
    return wins * ahead + (1 - wins) * behind;
  }

  private double chance(int first, int second, int breaker) {
    boolean decided = 2 * Math.max(first, second) > rules.frames();
    if (decided || first + second >= rules.frames()) {
      return first == second ? 0.5 : first > second ? 1 : 0;
    }
    return chances[first][second][breaker];
  }

  /// The first seat's probability of winning a match that is between two frames, or in which a
  /// stroke is due. Where points are added up, the match must be in its last frame.
  double first(SnookerMatch table) {
    if (table.awaitsRack()) {
      return chance(table.won(0), table.won(1), Sides.of(table.breaksOffNext()));
    }
    double wins = odds.chance(table.frame(), table.lead(0), 0);
    return table.isAggregate()
        ? wins
        : after(table.won(0), table.won(1), Sides.of(table.breaker()), wins);
  }
}
