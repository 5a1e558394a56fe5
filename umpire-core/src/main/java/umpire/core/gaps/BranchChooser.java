package umpire.core.gaps;

import java.util.Arrays;

/// Enumerates the answers to questions that a record leaves open, such as whether an unknown crib
/// has won the game.
///
/// What happens is gone through once for each answer: the first time every question is answered by
/// 0, and then the last question that has another answer left gets it, until there is none. A
/// kernel that is never in doubt never asks, and then this costs nothing.
public final class BranchChooser {

  private static final int[] NOTHING = {};

  private final boolean curious;
  private int[] answers = NOTHING;
  private int[] most = NOTHING;
  private int asked;

  public BranchChooser() {
    this(true);
  }

  private BranchChooser(boolean curious) {
    this.curious = curious;
  }

  /// Answers everything by 0, and remembers nothing.
  public static BranchChooser theFirst() {
    return new BranchChooser(false);
  }

  /// One of so many answers, from 0.
  public int among(int answersThereAre) {
    if (!curious) {
      return 0;
    }
    if (asked == most.length) {
      most = Arrays.copyOf(most, asked + 1);
      answers = Arrays.copyOf(answers, Math.max(answers.length, asked + 1));
    }
    most[asked] = answersThereAre;
    return answers[asked++];
  }

  public boolean yes() {
    return among(2) == 1;
  }

  /// Forgets all questions and answers.
  public void clear() {
    asked = 0;
    answers = NOTHING;
    most = NOTHING;
  }

  /// Whether something that was asked has another answer left.
  boolean hasMore() {
    return lastOpen() >= 0;
  }

  /// Takes over the answers that have not been given yet to what another was asked; false if there
  /// are none.
  public boolean after(BranchChooser other) {
    int last = other.lastOpen();
    if (last < 0) {
      return false;
    }
    answers = Arrays.copyOf(other.answers, last + 1);
    answers[last]++;
    return true;
  }

  /// The last question that has another answer left, or -1.
  private int lastOpen() {
    int last = asked - 1;
    while (last >= 0 && answers[last] + 1 == most[last]) {
      last--;
    }
    return last;
  }
}
