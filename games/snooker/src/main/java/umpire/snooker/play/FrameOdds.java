package umpire.snooker.play;

import java.util.List;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;

/// The striker's probability of winning a frame if both sides always choose the best move from
/// there on. Computed by dynamic programming over the balls left, the ball on, the lead, and
/// whether an easy shot was left.
///
/// The balls come off one by one, so the table is computed from its end: the black alone first,
/// then the pink before it, up to the rack. Among positions with the same balls the turn alternates
/// until a player scores; those values are found by iterating until they converge.
///
/// The figures are those by which [SnookerDealer] draws the outcome of a stroke. With a referee, a
/// miss is played again while that is good for the opponent, and now and then there is a sighting
/// unrelated to the stroke. Free balls and finer points of misses are left out. A test compares the
/// result with whole simulated frames. Immutable.
public final class FrameOdds {

  /// The largest lead in the tables. Larger ones count as this one, from which no player recovers.
  private static final int WIDEST = 180;

  private static final int WIDTH = 2 * WIDEST + 1;
  private static final int MIN_PENALTY = 4;

  /// The share of fouls in the shot model whose price is set by the ball played at; the others
  /// concern another ball.
  private static final double ABOUT_ITSELF = 8.0 / 14;

  /// The share of fouls that do not hit the ball on first.
  private static final double FAILURES = 7.0 / 14;

  /// The frequency of a referee's sighting, per stroke: a foul unrelated to the stroke, conduct
  /// that awards the frame to either player, and a stalemate followed by a re-rack.
  private static final double ODD_FOULS = 0.35 / SnookerDealer.RARE;

  private static final double AWARDS = 0.03 / SnookerDealer.RARE;
  private static final double RERACKS = 0.035 / SnookerDealer.RARE;
  private static final int ODD_PENALTY = 6;

  /// The state of a striker who plays again: no ball in full view, so the frame cannot be lost by
  /// misses; two failures away from losing it; one failure away.
  private static final int HIDDEN = 0;

  private static final int IN_VIEW = 1;
  private static final int WARNED = 2;

  private static final double NEAR_ENOUGH = 1e-6;
  private static final int MAX_ROUNDS = 10_000;

  /// The probability that a pot succeeds, by striker, whether it is hard, and ball.
  private final double[][][] falls = new double[Sides.COUNT][2][Balls.BLACK + 1];

  /// The probability that a stroke without a pot is a foul, by striker, and whether a pot was
  /// tried.
  private final double[][] fouls = new double[Sides.COUNT][2];

  /// The probability that a safety stroke leaves no easy shot, by striker.
  private final double[] leaves = new double[Sides.COUNT];

  /// The probability that a stroke replayed after a miss fails again, by striker.
  private final double[] failsAgain = new double[Sides.COUNT];

  /// The share of fouls with each price, by the cheapest colour left, the ball played at, and the
  /// penalty.
  private final double[][][] penalties =
      new double[Balls.BLACK + 1][Balls.BLACK + 1][Balls.BLACK + 1];

  /// Win probabilities by striker, whether it is hard, position ([#red], [#colour], [#inOrder]) and
  /// lead.
  private final double[][][][] chances =
      new double[Sides.COUNT][2][2 * Balls.REDS + Balls.BLACK][WIDTH];

  /// Win probabilities of a striker who plays again after a miss, by state ([#HIDDEN], [#IN_VIEW],
  /// [#WARNED]), position and lead.
  private final double[][][][] again =
      new double[Sides.COUNT][WARNED + 1][2 * Balls.REDS + Balls.BLACK][WIDTH];

  private final boolean referee;
  private final boolean misses;
  private final boolean threeLose;

  /// The win probability of each seat in a frame that is racked again.
  private final double[] afterRerack = {1.0 / Sides.COUNT, 1.0 / Sides.COUNT};

  /// The number of strikers to compute: one if both sides have equal abilities and share their
  /// tables, otherwise two.
  private final int different;

  /// @param abilities of the sides, in order
  /// @param table a match under the same rules
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
        afterRerack[seat] =
            (atRack(table.reds(), 0, seat, 0) + atRack(table.reds(), 1, seat, 0)) / 2;
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

  /// The position with a red on.
  ///
  /// @param reds the number left, at least one
  private static int red(int reds) {
    return reds - 1;
  }

  /// The position with any colour on, after a red. If a free ball was played as a red while all
  /// reds are there, it counts as one red less.
  private static int colour(int reds) {
    return Balls.REDS + Math.min(reds, Balls.REDS - 1);
  }

  /// The position with the colours on in their order.
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

  /// The position that the opponent gets when a turn is over.
  private static int turn(int position) {
    if (isRed(position) || isInOrder(position)) {
      return position;
    }
    return withReds(position - Balls.REDS);
  }

  private static int withReds(int reds) {
    return reds > 0 ? red(reds) : inOrder(Balls.YELLOW);
  }

  // Solving the table.

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
      best += RERACKS * (afterRerack[striker] - best);
    }
    double[] row = chances[striker][hard ? 1 : 0][position];
    double change = Math.abs(row[lead + WIDEST] - best);
    row[lead + WIDEST] = best;
    return change;
  }

  // The value of a stroke.

  /// The striker's win probability after playing at a ball.
  ///
  /// @param lead the striker's
  /// @param free whether the ball is a free ball, played as the one on
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

  /// Whether the points left do not exceed the lead, so that no miss is called.
  private static boolean isExcused(int position, int lead) {
    int turn = turn(position);
    int left =
        isRed(turn)
            ? 8 * (turn + 1) + 27
            : (on(turn) + Balls.BLACK) * (Balls.BLACK + 1 - on(turn)) / 2;
    return Math.abs(lead) >= left;
  }

  /// Updates the values of a striker who has to play again, and fails again or not.
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

  /// The win probability of a striker who plays again.
  private double again(int striker, int near, int position, int lead) {
    return again[striker][near][position][Math.clamp(lead, -WIDEST, WIDEST) + WIDEST];
  }

  /// The win probability of a seat that has the balls put back for the opponent.
  double putBack(int seat, int position, int lead) {
    return 1 - again(1 - seat, HIDDEN, position, -lead);
  }

  /// The win probability of a seat when the turn passes to the opponent.
  double passed(int seat, boolean hard, int position, int lead) {
    return 1 - atTable(1 - seat, hard, turn(position), -lead);
  }

  /// The win probability of a seat that is at the table.
  double atTable(int seat, boolean hard, int position, int lead) {
    int within = Math.clamp(lead, -WIDEST, WIDEST);
    return chances[seat][hard ? 1 : 0][position][within + WIDEST];
  }

  /// The win probability when the black has decided, or, with level scores, when it is respotted
  /// and a lot names the player at it.
  private double decided(int seat, int lead) {
    if (lead != 0) {
      return lead > 0 ? 1 : 0;
    }
    return (respotted(seat, seat) + respotted(seat, 1 - seat)) / 2;
  }

  /// The win probability of a seat at the respotted black.
  double respotted(int seat, int striker) {
    double wins = atTable(striker, false, inOrder(Balls.BLACK), 0);
    return seat == striker ? wins : 1 - wins;
  }

  // Queries.

  /// The win probability of a seat in a frame in progress, before a stroke.
  ///
  /// @param lead of that seat
  public double chance(Frame frame, int lead, int seat) {
    int striker = Sides.of(frame.toAct());
    int position = position(frame);
    boolean own = seat == striker;
    double wins = atTable(striker, frame.hard(), position, own ? lead : -lead);
    return own ? wins : 1 - wins;
  }

  /// The win probability of a seat before a frame.
  ///
  /// @param breaker the seat that breaks off
  /// @param lead of the seat, by the starts given
  public double atRack(int reds, int breaker, int seat, int lead) {
    boolean own = seat == breaker;
    double wins = atTable(breaker, false, red(reds), own ? lead : -lead);
    return own ? wins : 1 - wins;
  }
}
