package umpire.snooker.frame;

import umpire.snooker.rule.FrameSettings;

/// Counts consecutive misses from the same position.
///
/// A sequence continues only while the balls are put back each time: any other stroke begins a new
/// one.
final class Misses {

  /// The number of misses, with a full ball in view, after which the striker is warned.
  private static final int SECOND = 2;

  private final int limit;
  private final boolean three;

  /// Whether the last stroke did not first hit a ball on.
  private boolean failed;

  /// Whether a miss was called for the last stroke.
  private boolean called;

  /// Whether the balls were put back and no stroke was played since.
  private boolean replaced;

  /// Whether a ball was touched after they were put back, so that they may be put back again
  /// without a miss.
  private boolean disturbed;

  /// The number of misses called in a row.
  private int inRow;

  /// The number of those misses that count towards the loss of the frame.
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

  /// Notes a stroke; true if it certainly is the failure that loses the frame.
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

  /// Calls a miss; true if that loses the frame. Most failures after the warning have already lost
  /// it in [#struck].
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

  /// Notes that the balls are put back; true if the striker has to be warned now.
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

  /// Whether a miss may be called whatever the score, since one was already called from this
  /// position with a full ball in view.
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

  /// The number of misses that the striker, or the offender, has made from this position.
  int sequence() {
    return replaced || called || disturbed ? inRow : 0;
  }

  /// Whether the next failure loses the frame. Concerns the offender: an opponent yet to answer a
  /// foul is not warned.
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
