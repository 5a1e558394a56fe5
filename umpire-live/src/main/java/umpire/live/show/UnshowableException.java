package umpire.live.show;

/// A failure to show a table to a viewer. The table is then paused, and its viewers are shown why.
public final class UnshowableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /// @param why a clause for people
  UnshowableException(String why) {
    super(why);
  }

  /// Returns the reason to show for an unexpected failure, without its technical details.
  public static String why(RuntimeException fault) {
    return fault instanceof UnshowableException
        ? String.valueOf(fault.getMessage())
        : "it cannot be shown because of a bug in the program";
  }
}
