package umpire.core.record;

import java.util.List;
import umpire.core.text.SourceLine;

/// One line of a record below its tags. What was done and what somebody claims are never mixed;
/// what a referee wrote between the lines can be made again from the events, and is not kept.
public sealed interface Entry {

  /// The line it was read from.
  SourceLine source();

  /// Something happened.
  ///
  /// @param actor a seat from 0, or [umpire.core.kernel.Kernel#HOUSE]
  /// @param from where it begins in its line to say what, in the game's notation
  record Event(int actor, int from, SourceLine source) implements Entry {

    /// An event that was never in a file.
    public static Event unwritten(int actor) {
      return new Event(actor, 0, SourceLine.NONE);
    }

    /// The words alone.
    public List<String> texts() {
      return source.texts(from);
    }

    /// Where word `i` begins in its line; where the line ends if there is no such word.
    public int at(int word) {
      List<SourceLine.Word> words = source.words(from);
      return word < words.size() ? words.get(word).at() : source.text().length();
    }
  }

  /// Somebody wrote down how things stand.
  record ClaimEntry(Claim claim, SourceLine source) implements Entry {}

  /// A remark.
  record Remark(String text, SourceLine source) implements Entry {}
}
