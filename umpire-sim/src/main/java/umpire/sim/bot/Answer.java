package umpire.sim.bot;

import umpire.core.kernel.ForfeitException;
import umpire.core.text.SafeText;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// A bot's answer: the number of the question, and an event in the words of a record. Other members
/// of the object are ignored.
public record Answer(long id, String event) {

  private static final int SHOWN = 60;

  /// Parses a line of a bot.
  ///
  /// @throws ForfeitException if the line is not a JSON object with both members
  public static Answer of(String line) {
    try {
      Fields fields = Fields.among(line, "id", "event");
      return new Answer(fields.needLongLoosely("id"), fields.needWords("event"));
    } catch (BadFieldsException wrong) {
      throw new ForfeitException(
          BotRule.ANSWER_IN_JSON,
          "answered " + quoted(line) + ": expected a JSON object with an id and an event");
    }
  }

  /// Quotes the beginning of untrusted text. Characters that could harm a terminal become `?`.
  static String quoted(String text) {
    var shown = new StringBuilder("'");
    text.codePoints()
        .limit(SHOWN)
        .map(c -> SafeText.isHarmful(c) || !Character.isDefined(c) ? '?' : c)
        .forEach(shown::appendCodePoint);
    return shown.append(text.codePointCount(0, text.length()) > SHOWN ? "…'" : "'").toString();
  }
}
