package umpire.json;

import java.util.Objects;

/// A JSON object does not have the expected fields.
public final class BadFieldsException extends Exception {

  private static final long serialVersionUID = 1L;

  /// The message about an absent field. It follows the field's name without a colon, unlike the
  /// others.
  static final String MISSING = "is missing";

  private final String where;

  /// @param where the path of the field, as in `seats[2].strategy`; empty for the whole object
  /// @param what the error: what was expected
  public BadFieldsException(String where, String what) {
    super(what, null, false, false);
    this.where = where;
  }

  public String description() {
    return Objects.requireNonNull(getMessage());
  }

  /// The path and the error in one line.
  public String whole() {
    if (where.isEmpty()) {
      return description();
    }
    return where + (description().equals(MISSING) ? " " : ": ") + description();
  }
}
