package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.RowLayout;
import umpire.page.Typeset;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;

/// A number in which two sets of rules are compared.
///
/// @param name its name for people
/// @param share whether it is 1 or 0 in a game, so that its mean is a share
/// @param kind the kind of number
public record Topic(String name, boolean share, Kind kind) {

  /// The kind of number that is compared.
  public enum Kind {
    WINS,
    SCORE,
    /// The first measure of the game.
    LENGTH,
    MEASURE
  }

  /// The numbers that a duel compares, in the order of its columns.
  static List<Topic> of(RulesDuel duel, List<String> sides) {
    Lineup<?> lineup = duel.lineup().withRules(duel.first());
    RowLayout layout = lineup.rowLayout();
    var topics = new ArrayList<Topic>();
    for (RulesDuel.ComparedColumn each : duel.compared()) {
      topics.add(
          each.winner() > 0
              ? new Topic(sides.get(each.winner() - 1) + ", games won", true, Kind.WINS)
              : of(layout, each.first(), sides));
    }
    return topics;
  }

  private static Topic of(RowLayout layout, int column, List<String> sides) {
    int measure = column - layout.measure(0);
    if (measure >= 0) {
      var found = layout.measures().get(measure);
      return new Topic(
          Typeset.sentence(found.about()),
          found.isShare(),
          measure == 0 ? Kind.LENGTH : Kind.MEASURE);
    }
    int score = column - layout.score(0, 0);
    String tally = layout.tallies().get(score / layout.sides());
    return new Topic(sides.get(score % layout.sides()) + ", " + tally, false, Kind.SCORE);
  }
}
