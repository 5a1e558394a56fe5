package umpire.core.kernel;

import java.util.Objects;
import umpire.core.Rule;

/// Thrown by a strategy that forfeits its game: one that runs outside this program and sent no
/// answer, ended, or sent an answer that makes no sense.
public final class ForfeitException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Rule rule;

  /// @param rule the rule that the strategy broke
  /// @param what what the strategy did, in a clause
  public ForfeitException(Rule rule, String what) {
    super(what, null, false, false);
    this.rule = rule;
  }

  public Rule rule() {
    return rule;
  }

  public String description() {
    return Objects.requireNonNull(getMessage());
  }
}
