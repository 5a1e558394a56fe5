package umpire.server.join;

/// The player does not know how to go on, and leaves the table.
public final class StuckException extends Exception {

  private static final long serialVersionUID = 1L;

  StuckException(String what) {
    super(what);
  }
}
