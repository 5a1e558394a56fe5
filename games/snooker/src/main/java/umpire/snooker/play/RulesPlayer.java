package umpire.snooker.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.words.Verb;

/// Plays by rules of thumb: the most valuable ball that lies well, always for a pot.
public final class RulesPlayer implements Strategy<SnookerMatch> {

  /// The percentage of cases in which it requests each answer to a foul, and concedes a lost frame.
  private static final int REPLACES = 85;

  private static final int SENDS_BACK = 15;
  private static final int GIVES_UP = 35;

  /// The number of fouls needed from which a frame counts as lost.
  private static final int HOPELESS = 4;

  /// The percentage of balls that lie well, and of colours that lie well for a free ball.
  private static final int LIES_WELL = 60;

  private static final int FREE_LIES_WELL = 30;

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "plays at the dearest ball that lies well, always for a pot";
  }

  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(SnookerMatch table, int seat, SeededRandom random, Move answer) {
    Frame frame = table.frame();
    boolean decided =
        (!frame.strokeDue() && may(table, seat, answer.set(Verb.CHOOSE).seat(seat), 100, random))
            || ends(table, seat, random, answer)
            || (frame.fouled() && answersFoul(table, seat, random, answer));
    if (!decided) {
      Move _ = Verb.aim(ball(frame, random), true, answer);
    }
  }

  /// Whether it claims the frame, or concedes it as lost.
  private static boolean ends(SnookerMatch table, int seat, SeededRandom random, Move answer) {
    return may(table, seat, answer.set(Verb.CLAIM), 100, random)
        || (table.foulsNeeded(seat) >= HOPELESS
            && may(table, seat, answer.set(Verb.CONCEDE), GIVES_UP, random));
  }

  /// Whether it makes the opponent play again after a foul.
  private static boolean answersFoul(
      SnookerMatch table, int seat, SeededRandom random, Move answer) {
    return may(table, seat, answer.set(Verb.REPLACE), REPLACES, random)
        || (!table.frame().between.freeBall()
            && may(table, seat, answer.set(Verb.AGAIN), SENDS_BACK, random));
  }

  private static boolean may(
      SnookerMatch table, int seat, Move answer, int percent, SeededRandom random) {
    return table.check(seat, answer) == Kernel.LEGAL && random.nextPercent(percent);
  }

  /// With a choice, tries the balls from the most valuable down and takes the first that lies well;
  /// the cheapest if none does.
  private static int ball(Frame frame, SeededRandom random) {
    boolean free = frame.between.freeBall();
    int choice = free ? frame.colours() : frame.on();
    while ((choice & choice - 1) != 0) {
      int dearest = Integer.highestOneBit(choice);
      if (random.nextPercent(free ? FREE_LIES_WELL : LIES_WELL)) {
        return Integer.numberOfTrailingZeros(dearest);
      }
      choice ^= dearest;
    }
    return Integer.numberOfTrailingZeros(choice);
  }
}
