package umpire.sim.bot;

import umpire.core.kernel.ForfeitException;
import umpire.core.text.SafeText;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// What a bot says: the number of the question, and an event in the words of a record. Anything
/// else in the object is the bot's own business.
public record Answer(long id, String event) {

  private static final int SHOWN = 60;

  /// Understands a line.
  ///
  /// @throws ForfeitException if it is no answer
  public static Answer of(String line) {
    try {
      Fields said = Fields.among(line, "id", "event");
      return new Answer(said.needLongLoosely("id"), said.needWords("event"));
    } catch (BadFieldsException wrong) {
      throw new ForfeitException(
          BotRule.ANSWER_IN_JSON,
          "answered " + quoted(line) + ", which is no object with an id and an event");
    }
  }

  /// The beginning of what somebody said who may say anything.
  static String quoted(String said) {
    var shown = new StringBuilder("'");
    said.codePoints()
        .limit(SHOWN)
        .map(c -> SafeText.isHarmful(c) || !Character.isDefined(c) ? '?' : c)
        .forEach(shown::appendCodePoint);
    return shown.append(said.codePointCount(0, said.length()) > SHOWN ? "…'" : "'").toString();
  }
}
