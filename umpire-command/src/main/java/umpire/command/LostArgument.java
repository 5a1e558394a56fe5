package umpire.command;

import umpire.core.text.SafeText;

/// Detects command-line arguments that Java could not decode by the locale: each undecodable byte
/// becomes a replacement character.
///
/// The launchers start Java in a UTF-8 locale. `java -jar` in a POSIX locale decodes as ASCII: a
/// file of such a name cannot be opened, and a player's name would go into a record damaged.
public final class LostArgument {

  /// The character that replaces bytes that were not decoded.
  private static final char LOST = '\ufffd';

  private LostArgument() {}

  /// The message about the first argument that lost characters; empty if all are intact.
  public static String complaint(String[] args) {
    for (String argument : args) {
      if (argument.indexOf(LOST) >= 0) {
        return complaint(argument, System.getProperty("sun.jnu.encoding", ""));
      }
    }
    return "";
  }

  /// @param encoding the encoding by which Java decoded the argument
  static String complaint(String argument, String encoding) {
    String lost =
        "expected arguments in "
            + ("UTF-8".equals(encoding) ? encoding : "the locale's encoding, " + encoding)
            + ", found "
            + SafeText.quoted(argument)
            + " with bytes that are not: ";
    return "UTF-8".equals(encoding)
        ? lost + "write it in UTF-8, or rename the file"
        : lost + "set LC_ALL=C.UTF-8, or another UTF-8 locale, and try again";
  }
}
