package umpire.live.show;

/// What has happened at a table cannot be shown to somebody. The table pauses then, and everybody
/// there is told why.
public final class UnshowableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /// @param why in a clause, for people
  UnshowableException(String why) {
    super(why);
  }

  /// The reason that people are given for a fault of ours; the fault itself is not their business.
  public static String why(RuntimeException fault) {
    return fault instanceof UnshowableException
        ? String.valueOf(fault.getMessage())
        : "it cannot be shown: the program fails at it";
  }
}
