package umpire.core.count;

import java.util.List;
import umpire.core.text.BadInputException;

/// What a game can count without a record. It has its own kernel count, so that nothing counted
/// here can differ from what is counted in a game.
public interface Counter {

  /// What is counted, in a sentence without its full stop.
  String about();

  /// The words of a question, capitals for what varies: `CARDS [STARTER]`.
  String words();

  /// What may be said beside the words; nothing, by default.
  default List<Detail> details() {
    return List.of();
  }

  /// Questions with their answers' purpose, for the help.
  List<Example> examples();

  /// Answers a question. What cannot be understood, or cannot be, is located in its words.
  Count count(Question question) throws BadInputException;

  /// Something that may be said beside the words.
  ///
  /// @param name such as `crib`
  /// @param value what is said of it, such as `CARDS`; empty if naming it is enough
  /// @param meaning what it says, in a sentence
  record Detail(String name, String value, String meaning) {

    /// Whether naming it is enough.
    public boolean isFlag() {
      return value.isEmpty();
    }
  }

  /// A question, as it is asked on a command line.
  ///
  /// @param asked the words and details
  /// @param meaning what is asked
  record Example(String asked, String meaning) {}
}
