package umpire.server.join;

/// The player does not know how to go on, and leaves the table.
public final class Stuck extends Exception {

  private static final long serialVersionUID = 1L;

  Stuck(String what) {
    super(what);
  }
}
