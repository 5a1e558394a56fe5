package umpire.core.gaps;

import java.util.Arrays;

/// Enumerates the answers to questions that a record leaves open, such as whether an unknown crib
/// has won the game.
///
/// The caller plays an event once for each combination of answers, and the kernel asks its
/// questions while it plays. The first time every answer is 0; each next time the last question
/// with another answer left gets the next one, until there is none. A kernel without doubts never
/// asks, and then this costs nothing.
public final class BranchChooser {

  private static final int[] NOTHING = {};

  private final boolean enumerates;
  private int[] answers = NOTHING;
  private int[] counts = NOTHING;
  private int asked;

  public BranchChooser() {
    this(true);
  }

  private BranchChooser(boolean enumerates) {
    this.enumerates = enumerates;
  }

  /// A chooser that answers every question with 0 and remembers none.
  public static BranchChooser alwaysFirst() {
    return new BranchChooser(false);
  }

  /// Returns the answer to the next question, from 0 to one less than the number of possible
  /// answers.
  ///
  /// @param answerCount the number of possible answers
  public int choose(int answerCount) {
    if (!enumerates) {
      return 0;
    }
    if (asked == counts.length) {
      counts = Arrays.copyOf(counts, asked + 1);
      answers = Arrays.copyOf(answers, Math.max(answers.length, asked + 1));
    }
    counts[asked] = answerCount;
    return answers[asked++];
  }

  /// Returns the answer to a yes-or-no question: false first, and then true.
  public boolean chooseYesOrNo() {
    return choose(2) == 1;
  }

  /// Forgets all questions and answers.
  public void clear() {
    asked = 0;
    answers = NOTHING;
    counts = NOTHING;
  }

  /// Whether any question has another answer left.
  boolean hasMore() {
    return lastOpen() >= 0;
  }

  /// Prepares the combination of answers that follows the other chooser's. Returns false and
  /// changes nothing if there is none.
  public boolean advanceFrom(BranchChooser other) {
    int last = other.lastOpen();
    if (last < 0) {
      return false;
    }
    answers = Arrays.copyOf(other.answers, last + 1);
    answers[last]++;
    return true;
  }

  /// The index of the last question that has another answer left, or -1.
  private int lastOpen() {
    int last = asked - 1;
    while (last >= 0 && answers[last] + 1 == counts[last]) {
      last--;
    }
    return last;
  }
}
