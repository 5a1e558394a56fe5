package umpire.sim.bot;

import java.util.List;
import java.util.regex.Pattern;
import umpire.core.kernel.Event;
import umpire.core.kernel.ForfeitException;
import umpire.core.match.SeatRule;
import umpire.core.text.SafeText;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;

/// Turns a line of a bot into an event of the game.
///
/// @param names the names of the seats
record AnswerReader(Vocabulary vocabulary, List<String> names) {

  private static final Pattern WHITESPACE = Pattern.compile("\\s+");

  AnswerReader {
    names = List.copyOf(names);
  }

  /// @param asked the number of the question
  /// @throws ForfeitException if the line does not answer it
  Event event(String line, int asked) {
    Answer answer = Answer.of(line);
    if (answer.id() != asked) {
      throw new ForfeitException(
          BotRule.ANSWER_WHAT_WAS_ASKED,
          "answered question %d when it was asked question %d".formatted(answer.id(), asked));
    }
    Event event = read(answer.event());
    if (vocabulary.leavesUnknown(event)) {
      throw new ForfeitException(
          SeatRule.NAME_EVERY_CARD, "answered " + Answer.quoted(answer.event()));
    }
    return event;
  }

  private Event read(String event) {
    try {
      var words = event.isBlank() ? List.<String>of() : List.of(WHITESPACE.split(event.strip()));
      return vocabulary.read(words, names);
    } catch (BadEventException bad) {
      throw new ForfeitException(
          BotRule.KNOWN_EVENT,
          "answered " + Answer.quoted(event) + ": " + SafeText.visible(bad.description()));
    }
  }
}
