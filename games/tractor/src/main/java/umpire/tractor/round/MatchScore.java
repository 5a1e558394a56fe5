package umpire.tractor.round;

import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.tractor.rule.TractorRule.AT_MOST_THREE;
import static umpire.tractor.rule.TractorRule.DEFENDERS_UP;
import static umpire.tractor.rule.TractorRule.DOWN;
import static umpire.tractor.rule.TractorRule.EVERY_TWENTY;
import static umpire.tractor.rule.TractorRule.GAME_WON;
import static umpire.tractor.rule.TractorRule.LAST_TRICK_DEALS;
import static umpire.tractor.rule.TractorRule.MADE_ALONE;
import static umpire.tractor.rule.TractorRule.MAKE;
import static umpire.tractor.rule.TractorRule.MUST_PLAY;
import static umpire.tractor.rule.TractorRule.OWN_RANK;
import static umpire.tractor.rule.TractorRule.SAME_DEALER;
import static umpire.tractor.rule.TractorRule.SET_BACK;
import static umpire.tractor.rule.TractorRule.UP_FOUR;
import static umpire.tractor.rule.TractorRule.UP_ONE;
import static umpire.tractor.rule.TractorRule.UP_THREE;
import static umpire.tractor.rule.TractorRule.UP_TWO;

import umpire.core.RulingLog;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;

/// The score between rounds: the ranks of both teams (or of each player where friends are found),
/// and the dealer.
public final class MatchScore {

  /// The defenders' points from which the declarers lose the deal.
  private static final int TURNOVER = 80;

  /// The points per rank.
  private static final int STEP = 40;

  /// The points per rank where defenders rise faster.
  private static final int SMALL_STEP = 20;

  private static final int JACK = 11;
  private static final int MAX_UP = 3;

  private final Sides sides;
  private final int[] ranks = new int[Seating.MAX];
  private int dealer;
  private int winner = NOBODY;
  private TractorSettings rules = TractorSettings.CLASSIC;

  public MatchScore() {
    this(new Sides(Seating.FOUR));
  }

  /// Keeps the ranks of these sides.
  ///
  /// @param sides the dealer's side and the other, which may become known only during a round
  public MatchScore(Sides sides) {
    this.sides = sides;
  }

  /// Sets the ranks of two teams, and the dealer.
  public void set(int dealingSeat, int rank1, int rank2, TractorSettings tableRules) {
    startAt(0, rank1);
    startAt(1, rank2);
    deal(dealingSeat, tableRules);
  }

  /// Sets the rank of a side before a round.
  public void startAt(int side, int rank) {
    ranks[side] = rank;
  }

  public void deal(int dealingSeat, TractorSettings tableRules) {
    rules = tableRules;
    dealer = dealingSeat;
    sides.begin(dealer);
    winner = NOBODY;
  }

  /// Updates ranks and dealer by the points the defenders made.
  ///
  /// @param last the winner of the last trick
  /// @param toAJack whether the declarers lost it to a single jack
  public void settle(int points, int last, boolean toAJack, RulingLog log) {
    boolean jacks = rules.rounds().setback() == TractorSwitches.Setback.JACK;
    int declarers = rules.seating().side(dealer);
    boolean back = jacks && toAJack && ranks[declarers] == JACK;
    if (!back || points >= TURNOVER) {
      rise(points, log);
    }
    if (back) {
      ranks[declarers] = Deck.TWO;
      log.add(SET_BACK, NOBODY, declarers, Deck.TWO);
    }
    if (winner == NOBODY) {
      passTheDeal(points < TURNOVER, last, log);
    }
  }

  private void rise(int points, RulingLog log) {
    if (points < 0 && rules.rounds().belowZero() == TractorSwitches.BelowZero.FOUR) {
      goUp(UP_FOUR, true, 4, log);
    } else if (points <= 0) {
      goUp(UP_THREE, true, 3, log);
    } else if (points < STEP) {
      goUp(UP_TWO, true, 2, log);
    } else if (points < TURNOVER) {
      goUp(UP_ONE, true, 1, log);
    } else if (rules.rounds().levels() == TractorSwitches.Levels.TWENTY) {
      goUp(EVERY_TWENTY, false, (points - TURNOVER) / SMALL_STEP, log);
    } else {
      goUp(DEFENDERS_UP, false, (points - TURNOVER) / STEP, log);
    }
  }

  private void goUp(TractorRule rule, boolean made, int steps, RulingLog log) {
    if (rules.seating().findsFriends()) {
      playersGoUp(rule, made, steps, log);
    } else {
      int own = rules.seating().side(dealer);
      teamGoesUp(rule, made ? own : 1 - own, made, steps, log);
    }
  }

  /// The number of these steps that a side may go up at once.
  private int atMost(int steps) {
    return rules.rounds().mostUp() == TractorSwitches.MostUp.THREE
        ? Math.min(steps, MAX_UP)
        : steps;
  }

  private void teamGoesUp(TractorRule rule, int team, boolean made, int steps, RulingLog log) {
    int most = atMost(steps);
    int free = climb(team, made, most);
    log.add(rule, NOBODY, team, free);
    if (most < steps) {
      log.add(AT_MOST_THREE, NOBODY, team, steps);
    }
    if (free < most) {
      log.add(MUST_PLAY, NOBODY, team, ranks[team]);
    }
    if (winner != NOBODY) {
      log.add(GAME_WON, NOBODY, team, free);
    }
  }

  /// Each player of the side goes up from their own rank, the dealer by one more for making alone
  /// (T53).
  private void playersGoUp(TractorRule rule, boolean made, int steps, RulingLog log) {
    boolean alone = made && sides.isAlone();
    int earned = alone ? steps + 1 : steps;
    int most = atMost(earned);
    log.add(rule, NOBODY, made ? 0 : 1, steps);
    if (alone) {
      log.add(MADE_ALONE, dealer, earned, 0);
    }
    if (most < earned) {
      log.add(AT_MOST_THREE, NOBODY, made ? 0 : 1, earned);
    }
    int seat = dealer;
    do {
      if (sides.defends(seat) != made) {
        playerGoesUp(seat, made, most, log);
      }
      seat = rules.seating().next(seat);
    } while (seat != dealer);
    if (winner != NOBODY) {
      log.add(GAME_WON, winner, winner, most);
    }
  }

  private void playerGoesUp(int seat, boolean made, int steps, RulingLog log) {
    int free = climb(seat, made, steps);
    log.add(OWN_RANK, seat, free, ranks[seat]);
    if (free < steps) {
      log.add(MUST_PLAY, seat, seat, ranks[seat]);
    }
  }

  /// Adds to a rank and returns the number of steps taken. A rank may go far beyond the ace, so
  /// callers check for a winner before showing it: the player furthest beyond, the first from the
  /// dealer on among equals (T54).
  private int climb(int side, boolean made, int steps) {
    int free = freeSteps(side, made, steps);
    ranks[side] += free;
    if (ranks[side] > Deck.ACE && (winner == NOBODY || ranks[side] > ranks[winner])) {
      winner = side;
    }
    return free;
  }

  /// The number of these steps before a rank that the side must still play. Declarers who have made
  /// have just played their current rank.
  private int freeSteps(int side, boolean made, int steps) {
    int from = ranks[side];
    for (int rank = from; rank <= Deck.ACE && rank < from + steps; rank++) {
      if (rules.rounds().mustBePlayed(rank) && !(made && rank == from)) {
        return rank - from;
      }
    }
    return steps;
  }

  private void passTheDeal(boolean made, int last, RulingLog log) {
    TractorRule rule = nextDealer(made, sides.defends(last) != made);
    dealer =
        switch (rule) {
          case LAST_TRICK_DEALS -> last;
          case SAME_DEALER -> dealer;
          default -> sides.next(made);
        };
    log.add(rule, dealer, rules.seating().side(dealer), 0);
  }

  /// The rule that determines the next dealer.
  ///
  /// @param took whether the side that is to deal won the last trick
  private TractorRule nextDealer(boolean made, boolean took) {
    TractorRule usual = !made ? DOWN : sides.isAlone() ? SAME_DEALER : MAKE;
    return switch (rules.rounds().nextDealer()) {
      case LAST_TRICK -> took ? LAST_TRICK_DEALS : usual;
      case SAME -> made ? SAME_DEALER : usual;
      case PARTNER -> usual;
    };
  }

  /// Copies the score, but not the sides, which their owner copies.
  void copyFrom(MatchScore other) {
    System.arraycopy(other.ranks, 0, ranks, 0, ranks.length);
    dealer = other.dealer;
    winner = other.winner;
    rules = other.rules;
  }

  public int dealer() {
    return dealer;
  }

  public int rank(int side) {
    return ranks[side];
  }

  public int winner() {
    return winner;
  }
}
