package umpire.core.arena;

import java.util.List;
import umpire.core.Rule;

/// Something that is counted in every game of a simulation, read off the rulings: every ruling
/// names its rule, so statistics need no second opinion on what happened.
///
/// @param id a short name in small letters, with hyphens
/// @param about what it is, in a few words
/// @param how what is made of the rulings
/// @param rules the rules whose rulings count
public record Measure(String id, String about, How how, List<Rule> rules) {

  /// What is made of the rulings of one game.
  public enum How {
    /// How many there are.
    TIMES,
    /// The sum of their amounts.
    SUM,
    /// The highest of their amounts; 0 if there is none.
    HIGHEST,
    /// 1 if there is one, else 0.
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

  /// What its column is called in files and tables: a name that needs no quotes in SQL, where a
  /// hyphen would be a minus.
  public String column() {
    return id.replace('-', '_');
  }

  /// Whether it is 1 or 0, so that its mean is a share.
  public boolean isShare() {
    return how == How.WHETHER;
  }
}
