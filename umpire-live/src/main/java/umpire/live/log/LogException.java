package umpire.live.log;

/// A failure to write or read the log. After a failed append nothing of it is stored.
public sealed class LogException extends Exception {

  private static final long serialVersionUID = 1L;

  private LogException(String what, Throwable cause) {
    super(what, cause);
  }

  private LogException(String what) {
    super(what);
  }

  /// Another server has appended first: the caller must read the log and decide again.
  public static final class ConflictException extends LogException {
    private static final long serialVersionUID = 1L;

    public ConflictException(String table, long seq) {
      super("entry " + seq + " of table " + table + " already exists");
    }
  }

  /// The storage failed: a full disk, a lost connection or a failed flush.
  public static final class BrokenException extends LogException {
    private static final long serialVersionUID = 1L;

    public BrokenException(String what, Throwable cause) {
      super(what, cause);
    }
  }
}
