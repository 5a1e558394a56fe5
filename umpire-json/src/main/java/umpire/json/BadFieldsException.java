package umpire.json;

import java.util.Objects;

/// What somebody has written in JSON is not what is expected there.
public final class BadFieldsException extends Exception {

  private static final long serialVersionUID = 1L;

  /// Of a field that is not there. A sentence with the field's name, where other faults follow it.
  static final String MISSING = "is missing";

  private final String where;

  /// @param where the place, as in `seats[2].strategy`; empty if it is all of it
  /// @param what what is wrong there, and what was expected
  public BadFieldsException(String where, String what) {
    super(what, null, false, false);
    this.where = where;
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }

  /// Both in one line.
  public String whole() {
    if (where.isEmpty()) {
      return what();
    }
    return where + (what().equals(MISSING) ? " " : ": ") + what();
  }
}
