package umpire.core.count;

import java.util.List;
import umpire.core.text.BadInputException;

/// Answers a game's counting questions, for which no record is needed. It lets the game's own
/// kernel count, so that its answers cannot differ from the counts in a game.
public interface Counter {

  /// A description of what it counts: a sentence without its full stop.
  String about();

  /// The pattern of a question, with capitals for its variable parts: `CARDS [STARTER]`.
  String words();

  /// The details that may accompany the words; none by default.
  default List<Detail> details() {
    return List.of();
  }

  /// Sample questions for the help, each with its meaning.
  List<Example> examples();

  /// Answers a question. If it cannot be understood, or describes something impossible, the
  /// exception locates the fault in its words.
  Count count(Question question) throws BadInputException;

  /// An optional detail that may accompany the words.
  ///
  /// @param name such as `crib`
  /// @param value the placeholder for its value, such as `CARDS`; empty if it takes none
  /// @param meaning an explanation for the help, in a sentence
  record Detail(String name, String value, String meaning) {

    /// Whether the detail takes no value.
    public boolean isFlag() {
      return value.isEmpty();
    }
  }

  /// A sample question, as given on a command line.
  ///
  /// @param asked the words and details
  /// @param meaning what the question asks
  record Example(String asked, String meaning) {}
}
