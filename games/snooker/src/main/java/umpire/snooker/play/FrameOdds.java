package umpire.snooker.play;

import java.util.List;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;

/// The chance to win a frame for whoever is at the table, if from there on both always play what
/// wins most: by dynamic programming over the balls that are left, what is on, the lead, and
/// whether something easy was left.
///
/// The balls come off one by one, so the table is made from its end: the black alone first, then
/// the pink before it, up to the rack. Among positions with the same balls the turn goes to and fro
/// until somebody scores; there the values are found by going over them until they stand.
///
/// What comes of a stroke is drawn by [SnookerDealer], from whose figures this is made. Where a
/// referee looks on, a miss is played again while that is good for the other, and now and then
/// something is seen that has nothing to do with the stroke. Free balls are left out, and finer
/// points of misses. How near that comes is tested against whole frames. Once made it does not
/// change.
public final class FrameOdds {

  /// Nobody comes back from there.
  private static final int WIDEST = 180;

  private static final int WIDTH = 2 * WIDEST + 1;
  private static final int MIN_PENALTY = 4;

  /// Of fourteen fouls of the shot model so many are about the ball played at, the others about
  /// another one.
  private static final double ABOUT_ITSELF = 8.0 / 14;

  /// So many do not hit the ball on first.
  private static final double FAILURES = 7.0 / 14;

  /// How often a referee sees something, at each stroke: a foul that is none of the stroke's, what
  /// gives the frame to either player, and a stalemate after which it begins anew.
  private static final double ODD_FOULS = 0.35 / SnookerDealer.RARE;

  private static final double AWARDS = 0.03 / SnookerDealer.RARE;
  private static final double RERACKS = 0.035 / SnookerDealer.RARE;
  private static final int ODD_PENALTY = 6;

  /// How near the striker who plays again is to losing the frame: not at all, because no ball is in
  /// full view; by two more failures; by one.
  private static final int HIDDEN = 0;

  private static final int IN_VIEW = 1;
  private static final int WARNED = 2;

  private static final double NEAR_ENOUGH = 1e-6;
  private static final int MAX_ROUNDS = 10_000;

  /// How many strokes pot their ball, by striker, whether it is hard, and ball.
  private final double[][][] falls = new double[Sides.COUNT][2][Balls.BLACK + 1];

  /// How many others are fouls, by striker, and whether they were to pot.
  private final double[][] fouls = new double[Sides.COUNT][2];

  /// How many safe strokes leave nothing easy, by striker.
  private final double[] leaves = new double[Sides.COUNT];

  /// How many strokes fail that are played once more after a miss, by striker.
  private final double[] failsAgain = new double[Sides.COUNT];

  /// How many fouls cost so much, by the cheapest colour left, the ball played at, and the penalty.
  private final double[][][] penalties =
      new double[Balls.BLACK + 1][Balls.BLACK + 1][Balls.BLACK + 1];

  /// By striker, whether it is hard, position ([#red], [#colour], [#inOrder]) and lead.
  private final double[][][][] chances =
      new double[Sides.COUNT][2][2 * Balls.REDS + Balls.BLACK][WIDTH];

  /// Those of a striker who plays again after a miss, by how near that is to the loss of the frame,
  /// position and lead.
  private final double[][][][] again =
      new double[Sides.COUNT][WARNED + 1][2 * Balls.REDS + Balls.BLACK][WIDTH];

  private final boolean referee;
  private final boolean misses;
  private final boolean threeLose;

  /// The chance of each seat in a frame that begins anew.
  private final double[] anew = {1.0 / Sides.COUNT, 1.0 / Sides.COUNT};

  /// How many of the two have to be looked at: one if it is the same to be the one or the other.
  private final int different;

  /// @param abilities of the sides, in order
  /// @param table a match by the same rules
  public FrameOdds(List<Ability> abilities, SnookerMatch table) {
    referee = !table.isSimple();
    misses = table.callsMisses();
    threeLose = table.losesByMisses();
    for (int seat = 0; seat < Sides.COUNT; seat++) {
      take(abilities.get(seat), seat);
    }
    for (int first = Balls.YELLOW; first <= Balls.BLACK; first++) {
      for (int ball = Balls.RED; ball <= Balls.BLACK; ball++) {
        price(first, ball);
      }
    }
    different = abilities.getFirst().equals(abilities.getLast()) ? 1 : Sides.COUNT;
    chances[Sides.COUNT - 1] = chances[different - 1];
    again[Sides.COUNT - 1] = again[different - 1];
    settleAll(table.reds());
    if (different > 1) {
      for (int seat = 0; seat < Sides.COUNT; seat++) {
        anew[seat] = (atRack(table.reds(), 0, seat, 0) + atRack(table.reds(), 1, seat, 0)) / 2;
      }
      settleAll(table.reds());
    }
  }

  private void settleAll(int most) {
    for (int ball = Balls.BLACK; ball >= Balls.YELLOW; ball--) {
      settle(inOrder(ball));
    }
    settle(colour(0));
    for (int reds = 1; reds <= most; reds++) {
      settle(red(reds));
      settle(colour(reds));
    }
  }

  private void take(Ability ability, int seat) {
    for (int ball = Balls.RED; ball <= Balls.BLACK; ball++) {
      falls[seat][0][ball] = ability.pot(ball, false) / 100.0;
      falls[seat][1][ball] = ability.pot(ball, true) / 100.0;
    }
    fouls[seat][0] = ability.safetyFouls() / 100.0;
    fouls[seat][1] = ability.fouls() / 100.0;
    leaves[seat] = referee ? ability.safeties() / 100.0 : 0;
    failsAgain[seat] = ability.failsAgain() / 100.0;
  }

  private void price(int first, int ball) {
    double[] shares = penalties[first][ball];
    shares[Math.max(MIN_PENALTY, ball)] += ABOUT_ITSELF;
    int others = Balls.BLACK - first + 1;
    for (int other = first; other <= Balls.BLACK; other++) {
      int dearest = Math.max(ball, other);
      shares[Math.max(MIN_PENALTY, dearest)] += (1 - ABOUT_ITSELF) / others;
    }
  }

  // Positions, each a number.

  /// A red is on.
  ///
  /// @param reds how many are left, at least one
  private static int red(int reds) {
    return reds - 1;
  }

  /// Any colour is on, after a red. If a free ball stood for one and all reds are there, it counts
  /// as one red less.
  private static int colour(int reds) {
    return Balls.REDS + Math.min(reds, Balls.REDS - 1);
  }

  /// The colours go in their order.
  private static int inOrder(int ball) {
    return 2 * Balls.REDS + ball - Balls.YELLOW;
  }

  private static boolean isRed(int position) {
    return position < Balls.REDS;
  }

  private static boolean isInOrder(int position) {
    return position >= 2 * Balls.REDS;
  }

  static int position(Frame frame) {
    if (frame.on() == Balls.COLOURS) {
      return colour(frame.reds());
    }
    return frame.reds() > 0
        ? red(frame.reds())
        : inOrder(Integer.numberOfTrailingZeros(frame.on()));
  }

  /// The cheapest ball on.
  private static int on(int position) {
    if (isInOrder(position)) {
      return position - inOrder(0);
    }
    return isRed(position) ? Balls.RED : Balls.YELLOW;
  }

  private static int dearestOn(int position) {
    return isRed(position) || isInOrder(position) ? on(position) : Balls.BLACK;
  }

  /// What the other finds when a turn is over.
  private static int turn(int position) {
    if (isRed(position) || isInOrder(position)) {
      return position;
    }
    return withReds(position - Balls.REDS);
  }

  private static int withReds(int reds) {
    return reds > 0 ? red(reds) : inOrder(Balls.YELLOW);
  }

  // The table.

  private void settle(int position) {
    double change = 1;
    for (int round = 0; change > NEAR_ENOUGH && round < MAX_ROUNDS; round++) {
      change = 0;
      for (int striker = 0; striker < different; striker++) {
        for (int lead = -WIDEST; lead <= WIDEST; lead++) {
          change = Math.max(change, improve(striker, false, position, lead));
          change = Math.max(change, improve(striker, true, position, lead));
          if (misses) {
            playAgain(striker, position, lead);
          }
        }
      }
    }
  }

  private double improve(int striker, boolean hard, int position, int lead) {
    double best = 0;
    for (int ball = on(position); ball <= dearestOn(position); ball++) {
      best = Math.max(best, aim(striker, hard, position, lead, ball, true, false));
      best = Math.max(best, aim(striker, hard, position, lead, ball, false, false));
    }
    if (referee) {
      double odd = passed(striker, false, position, lead - ODD_PENALTY);
      best += ODD_FOULS * (odd - best) + AWARDS * (1.0 / Sides.COUNT - best);
      best += RERACKS * (anew[striker] - best);
    }
    double[] row = chances[striker][hard ? 1 : 0][position];
    double change = Math.abs(row[lead + WIDEST] - best);
    row[lead + WIDEST] = best;
    return change;
  }

  // What a stroke is worth.

  /// The chance of the striker after playing at a ball.
  ///
  /// @param lead the striker's
  /// @param free whether the ball is a free ball, in the place of the one on
  double aim(
      int striker, boolean hard, int position, int lead, int ball, boolean pot, boolean free) {
    double fouled = fouled(striker, position, lead, free ? on(position) : ball);
    double open = passed(striker, false, position, lead);
    double foul = fouls[striker][pot ? 1 : 0];
    if (!pot) {
      double closed = passed(striker, true, position, lead);
      double left = leaves[striker] * closed + (1 - leaves[striker]) * open;
      return foul * fouled + (1 - foul) * left;
    }
    double fall = falls[striker][hard ? 1 : 0][ball];
    double potted = potted(striker, position, lead, ball, free);
    return fall * potted + (1 - fall) * (foul * fouled + (1 - foul) * open);
  }

  private double potted(int striker, int position, int lead, int ball, boolean free) {
    if (isRed(position)) {
      int left = position + 1;
      if (free) {
        return atTable(striker, false, colour(left), lead + 1);
      }
      double one = atTable(striker, false, colour(left - 1), lead + 1);
      double two = left > 1 ? atTable(striker, false, colour(left - 2), lead + 2) : one;
      return one + (two - one) * SnookerDealer.TWO_REDS / 100;
    }
    if (!isInOrder(position)) {
      return atTable(striker, false, turn(position), lead + ball);
    }
    int on = on(position);
    if (free) {
      return atTable(striker, false, position, lead + on);
    }
    return on == Balls.BLACK
        ? decided(striker, lead + Balls.BLACK)
        : atTable(striker, false, position + 1, lead + on);
  }

  private double fouled(int striker, int position, int lead, int ball) {
    if (isInOrder(position) && on(position) == Balls.BLACK) {
      return decided(striker, lead - Balls.BLACK);
    }
    double[] shares = penalties[isInOrder(position) ? on(position) : Balls.YELLOW][ball];
    double fouled = 0;
    for (int penalty = MIN_PENALTY; penalty <= Balls.BLACK; penalty++) {
      if (shares[penalty] > 0) {
        fouled += shares[penalty] * penalised(striker, position, lead, penalty);
      }
    }
    return fouled;
  }

  private double penalised(int striker, int position, int lead, int penalty) {
    int after = lead - penalty;
    double plays = passed(striker, false, position, after);
    if (!misses || isExcused(position, lead) || isExcused(position, after)) {
      return plays;
    }
    double full = threeLose ? SnookerDealer.FULL_BALL / 100.0 : 0;
    double back =
        full * Math.min(plays, again(striker, IN_VIEW, position, after))
            + (1 - full) * Math.min(plays, again(striker, HIDDEN, position, after));
    double called = FAILURES * SnookerDealer.MISSES / 100;
    return called * back + (1 - called) * plays;
  }

  /// Whether the points left are not more than the lead, so that no miss is called.
  private static boolean isExcused(int position, int lead) {
    int turn = turn(position);
    int left =
        isRed(turn)
            ? 8 * (turn + 1) + 27
            : (on(turn) + Balls.BLACK) * (Balls.BLACK + 1 - on(turn)) / 2;
    return Math.abs(lead) >= left;
  }

  /// The striker has to play again, and fails again or does not.
  private void playAgain(int striker, int position, int lead) {
    double plays = atTable(striker, false, position, lead);
    for (int near = HIDDEN; near <= WARNED; near++) {
      double failed = near == WARNED ? 0 : failedAgain(striker, near, position, lead);
      double fails = failsAgain[striker];
      again[striker][near][position][lead + WIDEST] = fails * failed + (1 - fails) * plays;
    }
  }

  private double failedAgain(int striker, int near, int position, int lead) {
    if (isInOrder(position) && on(position) == Balls.BLACK) {
      return decided(striker, lead - Balls.BLACK);
    }
    int after = lead - Math.max(MIN_PENALTY, dearestOn(position));
    double plays = passed(striker, false, position, after);
    if (near == HIDDEN && isExcused(position, after)) {
      return plays;
    }
    int next = near == HIDDEN ? HIDDEN : near + 1;
    double called = SnookerDealer.MISSES_AGAIN / 100.0;
    return called * Math.min(plays, again(striker, next, position, after)) + (1 - called) * plays;
  }

  /// The chance of a striker who plays again.
  private double again(int striker, int near, int position, int lead) {
    return again[striker][near][position][Math.clamp(lead, -WIDEST, WIDEST) + WIDEST];
  }

  /// The chance of a seat that has the balls put back for the other.
  double putBack(int seat, int position, int lead) {
    return 1 - again(1 - seat, HIDDEN, position, -lead);
  }

  /// The chance of a seat when the turn goes to the other.
  double passed(int seat, boolean hard, int position, int lead) {
    return 1 - atTable(1 - seat, hard, turn(position), -lead);
  }

  /// The chance of a seat that is at the table.
  double atTable(int seat, boolean hard, int position, int lead) {
    int within = Math.clamp(lead, -WIDEST, WIDEST);
    return chances[seat][hard ? 1 : 0][position][within + WIDEST];
  }

  /// The black has decided; or it is spotted again and a lot says who plays at it.
  private double decided(int seat, int lead) {
    if (lead != 0) {
      return lead > 0 ? 1 : 0;
    }
    return (respotted(seat, seat) + respotted(seat, 1 - seat)) / 2;
  }

  /// The chance of a seat at the respotted black.
  double respotted(int seat, int striker) {
    double wins = atTable(striker, false, inOrder(Balls.BLACK), 0);
    return seat == striker ? wins : 1 - wins;
  }

  // What can be asked.

  /// The chance of a seat in a frame that goes on, as it stands before a stroke.
  ///
  /// @param lead of that seat
  public double chance(Frame frame, int lead, int seat) {
    int striker = Sides.of(frame.toAct());
    int position = position(frame);
    boolean own = seat == striker;
    double wins = atTable(striker, frame.hard(), position, own ? lead : -lead);
    return own ? wins : 1 - wins;
  }

  /// The chance of a seat before a frame.
  ///
  /// @param breaker who breaks off
  /// @param lead of the seat, by what both begin with
  public double atRack(int reds, int breaker, int seat, int lead) {
    boolean own = seat == breaker;
    double wins = atTable(breaker, false, red(reds), own ? lead : -lead);
    return own ? wins : 1 - wins;
  }
}
