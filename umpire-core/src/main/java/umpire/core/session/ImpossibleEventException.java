package umpire.core.session;

import java.util.Objects;

/// Thrown if a log has an event that the referee forbids: it was written under other rules, or is
/// damaged.
public final class ImpossibleEventException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String told;

  /// @param event the number and the actor of the event
  /// @param words of the event
  /// @param wrong its fault, in a clause that quotes nothing
  /// @param why more about the fault, for readers that may see the words
  ImpossibleEventException(String event, String words, String wrong, String why) {
    super("%s, '%s', %s%s".formatted(event, words, wrong, why), null, false, false);
    told = event + " " + wrong;
  }

  /// The message with the words of the event, which may name cards that some viewers must not see.
  public String description() {
    return Objects.requireNonNull(getMessage());
  }

  /// The message without the words of the event, which every viewer may see.
  public String told() {
    return told;
  }
}
