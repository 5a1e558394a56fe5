package umpire.store;

/// The value of `--database` is neither the name of a file nor the address of a server.
public final class BadDatabaseException extends Exception {

  private static final long serialVersionUID = 1L;

  BadDatabaseException(String words, String what) {
    super("database '" + words + "': " + what);
  }
}
