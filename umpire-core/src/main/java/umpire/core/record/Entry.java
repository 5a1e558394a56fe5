package umpire.core.record;

import java.util.List;
import umpire.core.text.SourceLine;

/// One line of a record below its tags. Events and claims are separate kinds of lines; the lines
/// written by a referee can be generated again from the events and are not kept.
public sealed interface Entry {

  /// The line that it was read from.
  SourceLine source();

  /// An event in the words of its line.
  ///
  /// @param actor a seat from 0, or [umpire.core.kernel.Kernel#HOUSE]
  /// @param from the index in the line where its description begins, in the game's notation
  /// @param source the line that it was read from
  record Event(int actor, int from, SourceLine source) implements Entry {

    /// An event that was not read from a file.
    public static Event unwritten(int actor) {
      return new Event(actor, 0, SourceLine.NONE);
    }

    /// Returns the words of the event, without the actor.
    public List<String> texts() {
      return source.texts(from);
    }

    /// Returns the index in the line at which word `i` begins; the length of the line if there is
    /// no such word.
    public int at(int word) {
      List<SourceLine.Word> words = source.words(from);
      return word < words.size() ? words.get(word).at() : source.text().length();
    }
  }

  /// A claim about the score.
  record ClaimEntry(Claim claim, SourceLine source) implements Entry {}

  /// A remark, without its sign.
  record Remark(String text, SourceLine source) implements Entry {}
}
