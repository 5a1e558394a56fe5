package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.match.BadEvent;
import umpire.snooker.FoulReason;

/// The words for fouls that a referee sees, as in `push` and `double-hit`.
final class Reasons {

  private Reasons() {}

  static String word(FoulReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The reason that stands at this place.
  static FoulReason read(List<String> words, int at) throws BadEvent {
    var known = new ArrayList<String>();
    for (FoulReason reason : FoulReason.values()) {
      if (reason != FoulReason.NONE) {
        if (at < words.size() && words.get(at).equalsIgnoreCase(word(reason))) {
          return reason;
        }
        known.add(word(reason));
      }
    }
    String what = "the foul is one of " + String.join(", ", known);
    throw new BadEvent(Math.min(at, words.size()), what);
  }
}
