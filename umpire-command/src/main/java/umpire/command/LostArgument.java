package umpire.command;

import umpire.core.text.SafeText;

/// Arguments that Java could not decode by the locale, in which something stands for what was lost.
///
/// The launchers start Java in a UTF-8 locale. `java -jar` in a POSIX locale decodes as ASCII: a
/// file of such a name cannot be opened, and a player's name would go into a record damaged.
public final class LostArgument {

  /// Stands for bytes that were not decoded.
  private static final char LOST = '\ufffd';

  private LostArgument() {}

  /// The complaint about the first argument that lost characters; empty if all are whole.
  public static String complaint(String[] args) {
    for (String argument : args) {
      if (argument.indexOf(LOST) >= 0) {
        return complaint(argument, System.getProperty("sun.jnu.encoding", ""));
      }
    }
    return "";
  }

  /// @param encoding by which Java decoded the argument
  static String complaint(String argument, String encoding) {
    String lost =
        "expected arguments in "
            + ("UTF-8".equals(encoding) ? encoding : "the locale's encoding, " + encoding)
            + ", found "
            + SafeText.quoted(argument)
            + " with bytes that are not: ";
    return "UTF-8".equals(encoding)
        ? lost + "write it in UTF-8, or rename the file"
        : lost + "set LC_ALL=C.UTF-8, or another UTF-8 locale, and call again";
  }
}
