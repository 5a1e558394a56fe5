package umpire.snooker.play;

import java.util.List;
import java.util.stream.IntStream;
import umpire.core.Chance;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.Contest;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// What chance brings about: lots, what a referee happens to see, and what comes of a stroke, by
/// the ability of whoever plays it. Rare things are rare, but each of them comes up in enough
/// matches.
public final class SnookerDealer implements Dealer<Contest> {

  static final int MISSES = 40;
  static final int MISSES_AGAIN = 95;
  static final int FULL_BALL = 40;
  private static final int DELIBERATE = 5;
  private static final int SNOOKERS = 12;
  private static final int RERACKS = 30;
  private static final int ORDERS = 25;
  static final int TWO_REDS = 3;

  /// How many strokes half of a frame has that ends by the clock, and out of how many one is late.
  private static final int HALF_A_FRAME = 30;

  private static final int SLOW = 80;

  /// How many strokes that pot nothing reach no cushion, in percent.
  private static final int NO_CUSHION = 3;

  /// Out of how many events one is a sighting of the rare kind.
  static final int RARE = 60;

  private static final FoulReason[] REASONS = FoulReason.values();

  /// So many of them, the first, can be seen at any table.
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

  /// Plain numbers, which cost nothing to look up.
  private static int[] byValue(Ability ability, boolean hard) {
    return IntStream.rangeClosed(Balls.RED, Balls.BLACK)
        .map(ball -> ability.pot(ball, hard))
        .toArray();
  }

  @Override
  public boolean next(Contest table, Chance chance, Move into) {
    if (table.awaitsRack()) {
      boolean changes = table.awaitsOrder() && chance.percent(ORDERS);
      Move _ = changes ? order(table, chance, into) : into.set(Verb.RACK);
      return true;
    }
    if (table.toAct() == Kernel.HOUSE) {
      into.set(Verb.LOT).seat(chance.below(table.seats()));
      return true;
    }
    if (table.isSimple() || table.isOver()) {
      return false;
    }
    if (table.hasClock() && !table.frame().inHand() && chance.below(HALF_A_FRAME) == 0) {
      into.set(table.inSecondHalf() ? Verb.TIME : Verb.HALF);
      return table.check(Kernel.HOUSE, into) == Kernel.FINE;
    }
    if (table.hasShotClock() && chance.below(SLOW) == 0) {
      Move _ = Verb.foul(FoulReason.TIME, Balls.NONE, nomination(table, chance), into);
      return table.check(Kernel.HOUSE, into) == Kernel.FINE;
    }
    boolean seen =
        table.frame().fouled() ? afterFoul(table, chance, into) : anytime(table, chance, into);
    return seen && table.check(Kernel.HOUSE, into) == Kernel.FINE;
  }

  /// Either pair may begin with either player.
  private static Move order(Contest table, Chance chance, Move into) {
    int first = table.breaksOffNext() + 2 * chance.below(2);
    int second = first + 1 + 2 * chance.below(2);
    return Verb.order(first % table.seats(), second % table.seats(), into);
  }

  private static boolean afterFoul(Contest table, Chance chance, Move into) {
    boolean again = table.frame().interlude.missesBefore() > 0;
    Move _ = miss(again, chance, into);
    int likely = again ? MISSES_AGAIN : MISSES;
    if (table.check(Kernel.HOUSE, into) == Kernel.FINE && chance.percent(likely)) {
      return true;
    }
    into.set(Verb.FREE_BALL);
    return chance.percent(SNOOKERS);
  }

  /// What lies in view does not change while the balls are put back.
  private static Move miss(boolean again, Chance chance, Move into) {
    boolean fullBall = !again && chance.percent(FULL_BALL);
    return Verb.miss(fullBall, chance.percent(DELIBERATE), into);
  }

  private static boolean anytime(Contest table, Chance chance, Move into) {
    if (table.stalemate() && chance.percent(RERACKS)) {
      into.set(Verb.RERACK);
      return true;
    }
    if (chance.below(RARE) != 0) {
      return false;
    }
    int kind = chance.below(100);
    int seat = chance.below(table.seats());
    if (kind < 50) {
      Move _ = Verb.touching(1 + chance.below(Balls.BLACK), into);
    } else if (kind < 85) {
      Move _ = foul(table, chance, into);
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

  private static Move foul(Contest table, Chance chance, Move into) {
    return switch (chance.below(8)) {
      case 0 -> Verb.foul(FoulReason.MEASURE, Balls.NONE, Balls.NONE, into);
      case 1 -> Verb.foul(FoulReason.CONSULT, Balls.NONE, Balls.NONE, into);
      case 2 -> Verb.foul(FoulReason.IN_HAND, Balls.NONE, Balls.NONE, into);
      default -> {
        int ball = chance.below(Balls.BLACK + 1);
        yield Verb.foul(FoulReason.TOUCH, ball, nomination(table, chance), into);
      }
    };
  }

  /// Half of the players have said what they play at when they touch a ball.
  private static int nomination(Contest table, Chance chance) {
    boolean said = table.hasChoice() && chance.percent(50);
    return said ? Balls.YELLOW + chance.below(Balls.BLACK - 1) : Balls.NONE;
  }

  // What comes of a stroke.

  @Override
  public void happens(Contest table, int seat, Move tried, Chance chance) {
    if (Verb.of(tried) == Verb.AIM) {
      int ball = Verb.aimed(tried);
      boolean pot = Verb.isForAPot(tried);
      Verb.stroke(stroke(table, seat, ball, pot, chance), tried);
      if (table.check(seat, tried) != Kernel.FINE) {
        Verb.stroke(hits(ball, 0), tried); // nobody could see such a foul here
      }
    }
  }

  /// A stroke that hits a ball and pots nothing.
  private static long hits(int ball, int remarks) {
    return StrokeCode.of(MoveCode.stroke(ball, 0, 0, false), remarks);
  }

  private long stroke(Contest table, int seat, int ball, boolean pot, Chance chance) {
    Frame frame = table.frame();
    boolean onceMore = frame.interlude.missesInRow() > 0 && !frame.fouled();
    if (onceMore && chance.percent(failsAgain[seat])) {
      return hitsNothing(table, ball);
    }
    int[] falls = frame.hard() ? hardPots[seat] : pots[seat];
    if (pot && chance.percent(falls[ball - 1])) {
      boolean two = ball == Balls.RED && frame.reds() > 1 && chance.percent(TWO_REDS);
      int reds = ball == Balls.RED ? two ? 2 : 1 : 0;
      int colours = ball == Balls.RED ? 0 : 1 << ball;
      return StrokeCode.of(MoveCode.stroke(ball, reds, colours, false), 0);
    }
    if (chance.percent(pot ? fouls[seat] : safetyFouls[seat])) {
      return foulStroke(table, ball, chance);
    }
    if (table.needsCushion() && chance.percent(NO_CUSHION)) {
      return hits(ball, Remark.foul(FoulReason.CUSHION, Balls.NONE));
    }
    boolean safe = !pot && !table.isSimple() && chance.percent(safeties[seat]);
    return hits(ball, safe ? Remark.safe() : 0);
  }

  private static long foulStroke(Contest table, int ball, Chance chance) {
    int other = any(table.frame().colours(), chance);
    return switch (chance.below(table.isSimple() ? 14 : 16)) {
      case 0, 1, 2, 3 -> hitsNothing(table, ball);
      case 4, 5, 6, 7 -> StrokeCode.of(MoveCode.stroke(ball, 0, 0, true), 0);
      case 8, 9, 10 -> hits(other, other == ball ? 0 : named(table, ball));
      case 11, 12, 13 -> StrokeCode.of(MoveCode.stroke(ball, 0, 1 << other, false), 0);
      case 14 -> hits(ball, seenByTheReferee(table, chance));
      default -> chance.percent(50) ? hits(ball, Remark.off(0, 0, true)) : hitsAtOnce(ball, other);
    };
  }

  /// Two balls are told by value, the cheaper first.
  private static long hitsAtOnce(int one, int other) {
    int second = one == other ? Balls.NONE : Math.max(one, other);
    return hits(Math.min(one, other), Remark.of(Balls.NONE, second));
  }

  /// A foul that only the eye sees.
  private static int seenByTheReferee(Contest table, Chance chance) {
    if (table.hasChoice() && chance.percent(50)) {
      return Remark.foul(FoulReason.BEHIND, Balls.NONE);
    }
    return Remark.foul(REASONS[chance.below(ANYWHERE)], Balls.NONE);
  }

  private static long hitsNothing(Contest table, int ball) {
    return hits(Balls.NONE, named(table, ball));
  }

  /// Where there is a choice, and somebody listens, what is not hit has to be named.
  private static int named(Contest table, int ball) {
    return table.isNamed(ball) ? Remark.of(ball, Balls.NONE) : 0;
  }

  private static int any(int balls, Chance chance) {
    int rest = balls;
    for (int skip = chance.below(Integer.bitCount(balls)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /// Nothing is hidden, so there is nothing to fill in.
  @Override
  public void fill(Contest veiled, Chance chance) {}
}
