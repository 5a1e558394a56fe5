package umpire.core.profile;

import java.util.List;
import java.util.Objects;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// There is no such preset, switch or value, or two values contradict each other. The message says
/// which, and what there is.
public final class BadProfileException extends Exception {

  private static final long serialVersionUID = 1L;

  private static final int LONGEST = 40;

  public BadProfileException(String what) {
    super(what, null, false, false);
  }

  /// What somebody named is not among those there are.
  static BadProfileException none(String kind, String name, String game, List<String> names) {
    String said = game + " has no " + kind + " " + quoted(name);
    return new BadProfileException(
        said + Spelling.hint(name, names) + ": choose " + String.join(", ", names));
  }

  /// What somebody wrote, as a message shows it.
  static String quoted(String text) {
    return "'" + SafeText.shortened(text, LONGEST) + "'";
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }
}
