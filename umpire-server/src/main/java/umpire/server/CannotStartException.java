package umpire.server;

/// The server cannot be started, for a reason that whoever starts it can mend.
public final class CannotStartException extends Exception {

  private static final long serialVersionUID = 1L;

  public CannotStartException(String what, Throwable cause) {
    super(what, cause);
  }
}
