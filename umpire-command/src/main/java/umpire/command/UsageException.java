package umpire.command;

import java.util.Objects;

/// A question that is asked wrongly, as opposed to a fault in a record.
public final class UsageException extends Exception {

  private static final long serialVersionUID = 1L;

  public UsageException(String what) {
    super(what, null, false, false);
  }

  public String description() {
    return Objects.requireNonNull(getMessage());
  }
}
