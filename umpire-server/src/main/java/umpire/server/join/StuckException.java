package umpire.server.join;

/// A player cannot continue, and leaves the table.
public final class StuckException extends Exception {

  private static final long serialVersionUID = 1L;

  StuckException(String what) {
    super(what);
  }
}
