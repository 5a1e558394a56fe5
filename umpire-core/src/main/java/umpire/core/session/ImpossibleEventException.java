package umpire.core.session;

import java.util.Objects;

/// The log says that something happened which the referee does not let happen: it was written under
/// other rules, or damaged.
public final class ImpossibleEventException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String told;

  /// @param event which one, by number and actor
  /// @param words of the event
  /// @param wrong what is wrong with it, in a clause that quotes nothing
  /// @param why what else there is to say to those who may read the words
  ImpossibleEventException(String event, String words, String wrong, String why) {
    super("%s, '%s', %s%s".formatted(event, words, wrong, why), null, false, false);
    told = event + " " + wrong;
  }

  /// With the words of the event, which may name cards that not everybody sees.
  public String what() {
    return Objects.requireNonNull(getMessage());
  }

  /// What everybody may be told.
  public String told() {
    return told;
  }
}
