package umpire.core.profile;

import java.util.List;
import java.util.Objects;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// Thrown if there is no such preset, switch or value, or if two values contradict each other. The
/// message names it, and the choices where there are some.
public final class BadProfileException extends Exception {

  private static final long serialVersionUID = 1L;

  private static final int LONGEST = 40;

  public BadProfileException(String what) {
    super(what, null, false, false);
  }

  /// Returns the exception for a name that is not among the existing ones.
  static BadProfileException none(String kind, String name, String game, List<String> names) {
    String said = game + " has no " + kind + " " + quoted(name);
    return new BadProfileException(
        said + Spelling.hint(name, names) + ": choose " + String.join(", ", names));
  }

  /// Quotes a text of a user, shortened for a message.
  static String quoted(String text) {
    return "'" + SafeText.shortened(text, LONGEST) + "'";
  }

  public String description() {
    return Objects.requireNonNull(getMessage());
  }
}
