package umpire.live.log;

/// The log could not be written or read. Nothing of what was to be appended is there.
public sealed class LogException extends Exception {

  private static final long serialVersionUID = 1L;

  private LogException(String what, Throwable cause) {
    super(what, cause);
  }

  private LogException(String what) {
    super(what);
  }

  /// Somebody else, on another machine, has appended first: read again, judge again.
  public static final class ConflictException extends LogException {
    private static final long serialVersionUID = 1L;

    public ConflictException(String table, long seq) {
      super("entry " + seq + " of table " + table + " is there already");
    }
  }

  /// The disk is full, the connection gone, the flush refused.
  public static final class BrokenException extends LogException {
    private static final long serialVersionUID = 1L;

    public BrokenException(String what, Throwable cause) {
      super(what, cause);
    }
  }
}
