package umpire.core.kernel;

import java.util.Objects;
import umpire.core.Rule;

/// A strategy cannot go on, and gives its game away: thrown by one that lives outside this program
/// and fell silent, died, or talked nonsense.
public final class ForfeitException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Rule rule;

  /// @param rule what it broke
  /// @param what what it did, in a clause
  public ForfeitException(Rule rule, String what) {
    super(what, null, false, false);
    this.rule = rule;
  }

  public Rule rule() {
    return rule;
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }
}
