package umpire.snooker.frame;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.rule.PaceSettings;
import umpire.snooker.rule.SnookerRule;

/// The time of a frame that has a clock: its half, its end, and the limit for a stroke.
public final class Clock {

  /// The seconds a stroke may take in either half.
  private static final int FIRST_HALF = 15;

  private static final int SECOND_HALF = 10;

  private final PaceSettings rules;
  private final Ending ending;
  private boolean secondHalf;

  public Clock(Frame frame) {
    rules = frame.rules.pace();
    ending = frame.ending;
  }

  /// Starts the time of a frame.
  public void start() {
    secondHalf = false;
  }

  /// Whether the half (or the end) may be called now: the half once, and the end while a stroke is
  /// due.
  public int check(boolean half) {
    boolean fits = rules.clock() && !(half && secondHalf);
    return fits ? Kernel.LEGAL : SnookerRule.CLOCK_PLAYED.ordinal();
  }

  public void half(RulingLog log) {
    secondHalf = true;
    log.add(SnookerRule.HALF_TIME, Kernel.NOBODY, SECOND_HALF, 0);
  }

  public void end(RulingLog log) {
    log.add(SnookerRule.TIME_UP, Kernel.NOBODY, 0, 0);
    ending.timeUp(log);
  }

  /// Whether a stroke that took this long was too slow.
  public boolean isLate(int seconds) {
    return rules.shotClock() && seconds > (secondHalf ? SECOND_HALF : FIRST_HALF);
  }

  public boolean secondHalf() {
    return secondHalf;
  }

  public void copyFrom(Clock other) {
    secondHalf = other.secondHalf;
  }
}
