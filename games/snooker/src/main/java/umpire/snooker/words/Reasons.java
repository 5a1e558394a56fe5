package umpire.snooker.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.snooker.stroke.FoulReason;

/// The words for fouls that a referee sees, as in `push` and `double-hit`.
final class Reasons {

  private Reasons() {}

  static String word(FoulReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The words for all reasons that match, separated by commas.
  static String words(Predicate<FoulReason> kind) {
    return String.join(", ", all(kind));
  }

  /// The words for all reasons that match.
  static List<String> all(Predicate<FoulReason> kind) {
    var words = new ArrayList<String>();
    for (FoulReason reason : FoulReason.values()) {
      if (reason != FoulReason.NONE && kind.test(reason)) {
        words.add(word(reason));
      }
    }
    return words;
  }

  /// Reads the reason at the current word.
  static FoulReason read(EventWords line) throws BadEventException {
    for (FoulReason reason : FoulReason.values()) {
      if (reason != FoulReason.NONE && line.word(word(reason))) {
        return reason;
      }
    }
    throw line.fault("expected one of the fouls " + words(_ -> true));
  }
}
