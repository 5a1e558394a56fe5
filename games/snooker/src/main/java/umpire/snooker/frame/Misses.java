package umpire.snooker.frame;

import umpire.snooker.rule.FrameSettings;

/// Keeps count of misses that follow one another from the same position.
///
/// A sequence goes on only while the balls are put back each time: any other stroke begins anew.
final class Misses {

  /// The failure with a full ball in view that is a miss whatever the score.
  private static final int SECOND = 2;

  private final int limit;
  private final boolean three;

  /// Whether the last stroke did not first hit a ball on.
  private boolean failed;

  /// Whether a miss was called for it.
  private boolean called;

  /// Whether the balls were put back and no stroke was played since.
  private boolean replaced;

  /// Whether a ball was touched then, so that they may be put back again without a miss.
  private boolean disturbed;

  /// How many misses were called in a row.
  private int inRow;

  /// How many of them count towards the loss of the frame.
  private int inView;

  private boolean warned;

  Misses(FrameSettings rules) {
    limit = rules.misses().limit();
    three = rules.misses().three();
  }

  void reset() {
    failed = called = replaced = disturbed = warned = false;
    inRow = inView = 0;
  }

  /// Notes a stroke; true if it is the failure that loses the frame, where it is sure to be one.
  boolean struck(boolean failure) {
    if (!replaced) {
      reset();
    }
    called = replaced = disturbed = false;
    failed = failure;
    return failure && warned;
  }

  /// Notes a foul without a stroke.
  void fouledWithoutStroke() {
    disturbed = replaced;
    failed = called = replaced = false;
  }

  /// The referee calls a miss; true if that loses the frame. Most failures after the warning have
  /// lost it by themselves before.
  ///
  /// @param fullBall whether a ball on could have been hit full
  boolean call(boolean fullBall) {
    called = true;
    inRow++;
    if (three && (fullBall || inView > 0)) {
      inView++;
    }
    return warned;
  }

  /// The balls are put back; true if the striker has to be warned now.
  boolean replace() {
    called = failed = disturbed = false;
    replaced = true;
    boolean warning = inView == SECOND && !warned;
    warned |= warning;
    return warning;
  }

  boolean canBeCalled() {
    return failed && !called;
  }

  /// Whether the score does not matter: the second failure from a position with a full ball in
  /// view.
  boolean whateverTheScore() {
    return inView > 0;
  }

  /// Whether the opponent may have the balls put back.
  boolean mayReplace() {
    return (called || disturbed) && !limitReached();
  }

  boolean limitReached() {
    return limit > 0 && inRow >= limit;
  }

  boolean called() {
    return called;
  }

  /// How many misses the striker, or the offender, has behind them from this position.
  int sequence() {
    return replaced || called || disturbed ? inRow : 0;
  }

  /// Whether the next failure loses the frame. That is the offender's: the opponent who has yet to
  /// answer to a foul is not warned.
  boolean warned() {
    return warned && replaced;
  }

  int inRow() {
    return inRow;
  }

  void copyFrom(Misses other) {
    failed = other.failed;
    called = other.called;
    replaced = other.replaced;
    disturbed = other.disturbed;
    inRow = other.inRow;
    inView = other.inView;
    warned = other.warned;
  }
}
