package umpire.snooker.play;

import java.util.List;
import java.util.stream.IntStream;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// Supplies the random events: lots, the referee's sightings, and the outcome of a stroke, by the
/// ability of its player. Rare events are rare, but each comes up in enough matches.
public final class SnookerDealer implements Dealer<SnookerMatch> {

  static final int MISSES = 40;
  static final int MISSES_AGAIN = 95;
  static final int FULL_BALL = 40;
  private static final int DELIBERATE = 5;
  private static final int SNOOKERS = 12;
  private static final int RERACKS = 30;
  private static final int ORDERS = 25;
  static final int TWO_REDS = 3;

  /// The average number of strokes per half of a timed frame, and per late stroke.
  private static final int HALF_A_FRAME = 30;

  private static final int SLOW = 80;

  /// The percentage of strokes without a pot that reach no cushion.
  private static final int NO_CUSHION = 3;

  /// The average number of events per sighting of the rare kind.
  static final int RARE = 60;

  private static final FoulReason[] REASONS = FoulReason.values();

  /// The number of reasons, counted from the first, that can be seen at any table.
  private static final int ANYWHERE = FoulReason.TIME.ordinal();

  private final int[][] pots;
  private final int[][] hardPots;
  private final int[] fouls;
  private final int[] safetyFouls;
  private final int[] safeties;
  private final int[] failsAgain;

  /// @param abilities of the seats, in order
  public SnookerDealer(List<Ability> abilities) {
    pots = abilities.stream().map(each -> byValue(each, false)).toArray(int[][]::new);
    hardPots = abilities.stream().map(each -> byValue(each, true)).toArray(int[][]::new);
    fouls = abilities.stream().mapToInt(Ability::fouls).toArray();
    safetyFouls = abilities.stream().mapToInt(Ability::safetyFouls).toArray();
    safeties = abilities.stream().mapToInt(Ability::safeties).toArray();
    failsAgain = abilities.stream().mapToInt(Ability::failsAgain).toArray();
  }

  /// Plain numbers, which are quick to look up.
  private static int[] byValue(Ability ability, boolean hard) {
    return IntStream.rangeClosed(Balls.RED, Balls.BLACK)
        .map(ball -> ability.pot(ball, hard))
        .toArray();
  }

  @Override
  public boolean next(SnookerMatch table, SeededRandom random, Move into) {
    if (table.awaitsRack()) {
      boolean changes = table.awaitsOrder() && random.nextPercent(ORDERS);
      Move _ = changes ? order(table, random, into) : into.set(Verb.RACK);
      return true;
    }
    if (table.toAct() == Kernel.HOUSE) {
      into.set(Verb.LOT).seat(random.nextInt(table.seats()));
      return true;
    }
    if (table.isSimple() || table.isOver()) {
      return false;
    }
    if (table.hasClock() && !table.frame().inHand() && random.nextInt(HALF_A_FRAME) == 0) {
      into.set(table.inSecondHalf() ? Verb.TIME : Verb.HALF);
      return table.check(Kernel.HOUSE, into) == Kernel.LEGAL;
    }
    if (table.hasShotClock() && random.nextInt(SLOW) == 0) {
      Move _ = Verb.foul(FoulReason.TIME, Balls.NONE, nomination(table, random), into);
      return table.check(Kernel.HOUSE, into) == Kernel.LEGAL;
    }
    boolean seen =
        table.frame().fouled() ? afterFoul(table, random, into) : anytime(table, random, into);
    return seen && table.check(Kernel.HOUSE, into) == Kernel.LEGAL;
  }

  /// Sets a random order, in which either player of each pair may come first.
  private static Move order(SnookerMatch table, SeededRandom random, Move into) {
    int first = table.breaksOffNext() + 2 * random.nextInt(2);
    int second = first + 1 + 2 * random.nextInt(2);
    return Verb.order(first % table.seats(), second % table.seats(), into);
  }

  private static boolean afterFoul(SnookerMatch table, SeededRandom random, Move into) {
    boolean again = table.frame().between.missesBefore() > 0;
    Move _ = miss(again, random, into);
    int likely = again ? MISSES_AGAIN : MISSES;
    if (table.check(Kernel.HOUSE, into) == Kernel.LEGAL && random.nextPercent(likely)) {
      return true;
    }
    into.set(Verb.FREE_BALL);
    return random.nextPercent(SNOOKERS);
  }

  /// A ball in full view cannot appear while the balls are only put back.
  private static Move miss(boolean again, SeededRandom random, Move into) {
    boolean fullBall = !again && random.nextPercent(FULL_BALL);
    return Verb.miss(fullBall, random.nextPercent(DELIBERATE), into);
  }

  private static boolean anytime(SnookerMatch table, SeededRandom random, Move into) {
    if (table.stalemate() && random.nextPercent(RERACKS)) {
      into.set(Verb.RERACK);
      return true;
    }
    if (random.nextInt(RARE) != 0) {
      return false;
    }
    int kind = random.nextInt(100);
    int seat = random.nextInt(table.seats());
    if (kind < 50) {
      Move _ = Verb.touching(1 + random.nextInt(Balls.BLACK), into);
    } else if (kind < 85) {
      Move _ = foul(table, random, into);
    } else if (kind < 93) {
      into.set(Verb.STALEMATE);
    } else {
      into.set(kind < 97 ? Verb.WARN : award(kind)).seat(seat);
    }
    return true;
  }

  private static Verb award(int kind) {
    return kind == 99 ? Verb.AWARD_MATCH : Verb.AWARD_FRAME;
  }

  private static Move foul(SnookerMatch table, SeededRandom random, Move into) {
    return switch (random.nextInt(8)) {
      case 0 -> Verb.foul(FoulReason.MEASURE, Balls.NONE, Balls.NONE, into);
      case 1 -> Verb.foul(FoulReason.CONSULT, Balls.NONE, Balls.NONE, into);
      case 2 -> Verb.foul(FoulReason.IN_HAND, Balls.NONE, Balls.NONE, into);
      default -> {
        int ball = random.nextInt(Balls.BLACK + 1);
        yield Verb.foul(FoulReason.TOUCH, ball, nomination(table, random), into);
      }
    };
  }

  /// A random nomination: half of the players have nominated a ball when they touch one.
  private static int nomination(SnookerMatch table, SeededRandom random) {
    boolean said = table.hasChoice() && random.nextPercent(50);
    return said ? Balls.YELLOW + random.nextInt(Balls.BLACK - 1) : Balls.NONE;
  }

  // The outcome of a stroke.

  @Override
  public void resolve(SnookerMatch table, int seat, Move tried, SeededRandom random) {
    if (Verb.of(tried) == Verb.AIM) {
      int ball = Verb.aimed(tried);
      boolean pot = Verb.isForAPot(tried);
      Verb.stroke(stroke(table, seat, ball, pot, random), tried);
      if (table.check(seat, tried) != Kernel.LEGAL) {
        Verb.stroke(hits(ball, 0), tried); // this foul is impossible here
      }
    }
  }

  /// A stroke that hits a ball first and pots nothing.
  private static long hits(int ball, int remarks) {
    return StrokeCode.of(MoveCode.stroke(ball, 0, 0, false), remarks);
  }

  private long stroke(SnookerMatch table, int seat, int ball, boolean pot, SeededRandom random) {
    Frame frame = table.frame();
    boolean onceMore = frame.between.missesInRow() > 0 && !frame.fouled();
    if (onceMore && random.nextPercent(failsAgain[seat])) {
      return hitsNothing(table, ball);
    }
    int[] falls = frame.hard() ? hardPots[seat] : pots[seat];
    if (pot && random.nextPercent(falls[ball - 1])) {
      boolean two = ball == Balls.RED && frame.reds() > 1 && random.nextPercent(TWO_REDS);
      int reds = ball == Balls.RED ? two ? 2 : 1 : 0;
      int colours = ball == Balls.RED ? 0 : 1 << ball;
      return StrokeCode.of(MoveCode.stroke(ball, reds, colours, false), 0);
    }
    if (random.nextPercent(pot ? fouls[seat] : safetyFouls[seat])) {
      return foulStroke(table, ball, random);
    }
    if (table.needsCushion() && random.nextPercent(NO_CUSHION)) {
      return hits(ball, Remark.foul(FoulReason.CUSHION, Balls.NONE));
    }
    boolean safe = !pot && !table.isSimple() && random.nextPercent(safeties[seat]);
    return hits(ball, safe ? Remark.safe() : 0);
  }

  private static long foulStroke(SnookerMatch table, int ball, SeededRandom random) {
    int other = any(table.frame().colours(), random);
    return switch (random.nextInt(table.isSimple() ? 14 : 16)) {
      case 0, 1, 2, 3 -> hitsNothing(table, ball);
      case 4, 5, 6, 7 -> StrokeCode.of(MoveCode.stroke(ball, 0, 0, true), 0);
      case 8, 9, 10 -> hits(other, other == ball ? 0 : named(table, ball));
      case 11, 12, 13 -> StrokeCode.of(MoveCode.stroke(ball, 0, 1 << other, false), 0);
      case 14 -> hits(ball, seenByTheReferee(table, random));
      default ->
          random.nextPercent(50) ? hits(ball, Remark.off(0, 0, true)) : hitsAtOnce(ball, other);
    };
  }

  /// A stroke that hits two balls at once, which are recorded by value, the cheaper first.
  private static long hitsAtOnce(int one, int other) {
    int second = one == other ? Balls.NONE : Math.max(one, other);
    return hits(Math.min(one, other), Remark.of(Balls.NONE, second));
  }

  /// A foul that only the referee can see.
  private static int seenByTheReferee(SnookerMatch table, SeededRandom random) {
    if (table.hasChoice() && random.nextPercent(50)) {
      return Remark.foul(FoulReason.BEHIND, Balls.NONE);
    }
    return Remark.foul(REASONS[random.nextInt(ANYWHERE)], Balls.NONE);
  }

  private static long hitsNothing(SnookerMatch table, int ball) {
    return hits(Balls.NONE, named(table, ball));
  }

  /// The nomination to record for a stroke that does not hit its ball: the ball, if the striker has
  /// a choice and the table records nominations.
  private static int named(SnookerMatch table, int ball) {
    return table.isNamed(ball) ? Remark.of(ball, Balls.NONE) : 0;
  }

  private static int any(int balls, SeededRandom random) {
    int rest = balls;
    for (int skip = random.nextInt(Integer.bitCount(balls)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /// Nothing is hidden in snooker, so there is nothing to sample.
  @Override
  public void sampleHidden(SnookerMatch veiled, SeededRandom random) {}
}
