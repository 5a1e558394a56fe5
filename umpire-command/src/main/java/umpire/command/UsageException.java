package umpire.command;

import java.util.Objects;

/// A question that cannot be asked so: wrong use, not a wrong record.
public final class UsageException extends Exception {

  private static final long serialVersionUID = 1L;

  public UsageException(String what) {
    super(what, null, false, false);
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }
}
