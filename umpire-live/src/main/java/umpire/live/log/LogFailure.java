package umpire.live.log;

/// The log could not be written or read. Nothing of what was to be appended is there.
public sealed class LogFailure extends Exception {

  private static final long serialVersionUID = 1L;

  private LogFailure(String what, Throwable cause) {
    super(what, cause);
  }

  private LogFailure(String what) {
    super(what);
  }

  /// Somebody else, on another machine, has appended first: read again, judge again.
  public static final class Conflict extends LogFailure {
    private static final long serialVersionUID = 1L;

    public Conflict(String table, long seq) {
      super("entry " + seq + " of table " + table + " is there already");
    }
  }

  /// The disk is full, the connection gone, the flush refused.
  public static final class Broken extends LogFailure {
    private static final long serialVersionUID = 1L;

    public Broken(String what, Throwable cause) {
      super(what, cause);
    }
  }
}
