package umpire.server;

/// The server cannot start, for a reason that its operator can remove.
public final class CannotStartException extends Exception {

  private static final long serialVersionUID = 1L;

  public CannotStartException(String what, Throwable cause) {
    super(what, cause);
  }
}
