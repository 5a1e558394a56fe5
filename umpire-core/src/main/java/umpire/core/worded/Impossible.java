package umpire.core.worded;

import java.util.Objects;

/// The log says that something happened which the referee does not let happen: it was written under
/// other rules, or damaged.
public final class Impossible extends Exception {

  private static final long serialVersionUID = 1L;

  Impossible(String what) {
    super(what, null, false, false);
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }
}
