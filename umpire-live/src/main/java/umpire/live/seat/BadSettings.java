package umpire.live.seat;

import java.util.Objects;

/// A table cannot be laid like this.
public final class BadSettings extends Exception {

  private static final long serialVersionUID = 1L;

  private final String where;

  /// @param where the place in the settings, as in `seats[2].strategy`; empty if it is all of them
  /// @param what what is wrong there, and what was expected
  public BadSettings(String where, String what) {
    super(what, null, false, false);
    this.where = where;
  }

  public String where() {
    return where;
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }

  /// Both in one line.
  public String whole() {
    return where.isEmpty() ? what() : where + ": " + what();
  }
}
