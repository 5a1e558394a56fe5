package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import umpire.core.words.BadEvent;
import umpire.snooker.FoulReason;

/// The words for fouls that a referee sees, as in `push` and `double-hit`.
final class Reasons {

  private Reasons() {}

  static String word(FoulReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The words for all reasons of some kind.
  static String words(Predicate<FoulReason> kind) {
    var words = new ArrayList<String>();
    for (FoulReason reason : FoulReason.values()) {
      if (reason != FoulReason.NONE && kind.test(reason)) {
        words.add(word(reason));
      }
    }
    return String.join(", ", words);
  }

  /// The reason that stands at this place.
  static FoulReason read(List<String> words, int at) throws BadEvent {
    for (FoulReason reason : FoulReason.values()) {
      boolean named = at < words.size() && words.get(at).equalsIgnoreCase(word(reason));
      if (named && reason != FoulReason.NONE) {
        return reason;
      }
    }
    throw new BadEvent(Math.min(at, words.size()), "the foul is one of " + words(reason -> true));
  }
}
