package umpire.core.arena;

import java.util.List;
import umpire.core.Rule;

/// A quantity that is measured in every game of a simulation, from its rulings: every ruling names
/// its rule, so statistics cannot disagree with the referee.
///
/// @param id a short name in lower case, with hyphens
/// @param about a description in a few words
/// @param how how the measure is computed from the rulings
/// @param rules the rules whose rulings count
public record Measure(String id, String about, How how, List<Rule> rules) {

  /// The ways to compute a measure from the rulings of one game.
  public enum How {
    /// The number of such rulings.
    TIMES,
    /// The sum of their amounts.
    SUM,
    /// The highest of their amounts; 0 if there is none.
    HIGHEST,
    /// One if there is such a ruling, else 0.
    WHETHER
  }

  public Measure {
    rules = List.copyOf(rules);
  }

  public static Measure times(String id, String about, Rule... rules) {
    return new Measure(id, about, How.TIMES, List.of(rules));
  }

  public static Measure sum(String id, String about, Rule... rules) {
    return new Measure(id, about, How.SUM, List.of(rules));
  }

  public static Measure highest(String id, String about, Rule... rules) {
    return new Measure(id, about, How.HIGHEST, List.of(rules));
  }

  public static Measure whether(String id, String about, Rule... rules) {
    return new Measure(id, about, How.WHETHER, List.of(rules));
  }

  /// The name of its column in files and tables, which needs no quotes in SQL: a hyphen would be a
  /// minus.
  public String column() {
    return id.replace('-', '_');
  }

  /// Whether it is 1 or 0, so that its mean is a share.
  public boolean isShare() {
    return how == How.WHETHER;
  }
}
