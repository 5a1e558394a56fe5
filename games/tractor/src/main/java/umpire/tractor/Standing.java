package umpire.tractor;

import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.tractor.TractorRule.AT_MOST_THREE;
import static umpire.tractor.TractorRule.DEFENDERS_UP;
import static umpire.tractor.TractorRule.DOWN;
import static umpire.tractor.TractorRule.EVERY_TWENTY;
import static umpire.tractor.TractorRule.GAME_WON;
import static umpire.tractor.TractorRule.LAST_TRICK_DEALS;
import static umpire.tractor.TractorRule.MADE_ALONE;
import static umpire.tractor.TractorRule.MAKE;
import static umpire.tractor.TractorRule.MUST_PLAY;
import static umpire.tractor.TractorRule.OWN_RANK;
import static umpire.tractor.TractorRule.SAME_DEALER;
import static umpire.tractor.TractorRule.SET_BACK;
import static umpire.tractor.TractorRule.UP_FOUR;
import static umpire.tractor.TractorRule.UP_ONE;
import static umpire.tractor.TractorRule.UP_THREE;
import static umpire.tractor.TractorRule.UP_TWO;

import umpire.core.Tape;

/// Where everybody stands between rounds: the ranks of both teams, or of each player where friends
/// are found; and who deals.
final class Standing {

  /// From here on the declarers lose the deal.
  private static final int TURNOVER = 80;

  /// The points that are worth a rank.
  private static final int STEP = 40;

  /// The same where ranks come faster.
  private static final int SMALL_STEP = 20;

  private static final int JACK = 11;
  private static final int MOST_UP = 3;

  private final Sides sides;
  private final int[] ranks = new int[Seating.MOST];
  private int dealer;
  private int winner = NOBODY;
  private TractorTerms rules = TractorTerms.CLASSIC;

  Standing() {
    this(new Sides(Seating.FOUR));
  }

  /// @param sides who plays with the dealer, which may become known while a round is played
  Standing(Sides sides) {
    this.sides = sides;
  }

  /// Two teams, and who deals.
  void set(int dealingSeat, int rank1, int rank2, TractorTerms tableRules) {
    startAt(0, rank1);
    startAt(1, rank2);
    deal(dealingSeat, tableRules);
  }

  /// The rank of a side before a round.
  void startAt(int side, int rank) {
    ranks[side] = rank;
  }

  void deal(int dealingSeat, TractorTerms tableRules) {
    rules = tableRules;
    dealer = dealingSeat;
    sides.begin(dealer);
    winner = NOBODY;
  }

  /// Draws the conclusions from the points the defenders made.
  ///
  /// @param last who won the last trick
  /// @param toAJack whether the declarers lost it to a single jack
  void settle(int points, int last, boolean toAJack, Tape tape) {
    boolean jacks = rules.rounds().setback() == TractorSwitches.Setback.JACK;
    int declarers = rules.seating().side(dealer);
    boolean back = jacks && toAJack && ranks[declarers] == JACK;
    if (!back || points >= TURNOVER) {
      rise(points, tape);
    }
    if (back) {
      ranks[declarers] = Deck.TWO;
      tape.say(SET_BACK, NOBODY, declarers, Deck.TWO);
    }
    if (winner == NOBODY) {
      passTheDeal(points < TURNOVER, last, tape);
    }
  }

  private void rise(int points, Tape tape) {
    if (points < 0 && rules.rounds().belowZero() == TractorSwitches.BelowZero.FOUR) {
      goUp(UP_FOUR, true, 4, tape);
    } else if (points <= 0) {
      goUp(UP_THREE, true, 3, tape);
    } else if (points < STEP) {
      goUp(UP_TWO, true, 2, tape);
    } else if (points < TURNOVER) {
      goUp(UP_ONE, true, 1, tape);
    } else if (rules.rounds().levels() == TractorSwitches.Levels.TWENTY) {
      goUp(EVERY_TWENTY, false, (points - TURNOVER) / SMALL_STEP, tape);
    } else {
      goUp(DEFENDERS_UP, false, (points - TURNOVER) / STEP, tape);
    }
  }

  private void goUp(TractorRule rule, boolean made, int steps, Tape tape) {
    if (rules.seating().findsFriends()) {
      playersGoUp(rule, made, steps, tape);
    } else {
      int own = rules.seating().side(dealer);
      teamGoesUp(rule, made ? own : 1 - own, made, steps, tape);
    }
  }

  /// How many of these steps a side goes up at once.
  private int atMost(int steps) {
    return rules.rounds().mostUp() == TractorSwitches.MostUp.THREE
        ? Math.min(steps, MOST_UP)
        : steps;
  }

  private void teamGoesUp(TractorRule rule, int team, boolean made, int steps, Tape tape) {
    int most = atMost(steps);
    int free = climb(team, made, most);
    tape.say(rule, NOBODY, team, free);
    if (most < steps) {
      tape.say(AT_MOST_THREE, NOBODY, team, steps);
    }
    if (free < most) {
      tape.say(MUST_PLAY, NOBODY, team, ranks[team]);
    }
    if (winner != NOBODY) {
      tape.say(GAME_WON, NOBODY, team, free);
    }
  }

  /// Each player of the side goes up from his own rank, the dealer by one more if he has made alone
  /// (T53).
  private void playersGoUp(TractorRule rule, boolean made, int steps, Tape tape) {
    boolean alone = made && sides.isAlone();
    int earned = alone ? steps + 1 : steps;
    int most = atMost(earned);
    tape.say(rule, NOBODY, made ? 0 : 1, steps);
    if (alone) {
      tape.say(MADE_ALONE, dealer, earned, 0);
    }
    if (most < earned) {
      tape.say(AT_MOST_THREE, NOBODY, made ? 0 : 1, earned);
    }
    int seat = dealer;
    do {
      if (sides.defends(seat) != made) {
        playerGoesUp(seat, made, most, tape);
      }
      seat = rules.seating().next(seat);
    } while (seat != dealer);
    if (winner != NOBODY) {
      tape.say(GAME_WON, winner, winner, most);
    }
  }

  private void playerGoesUp(int seat, boolean made, int steps, Tape tape) {
    int free = climb(seat, made, steps);
    tape.say(OWN_RANK, seat, free, ranks[seat]);
    if (free < steps) {
      tape.say(MUST_PLAY, seat, seat, ranks[seat]);
    }
  }

  /// Adds to a rank; it may go far beyond the ace, so whoever shows it asks for the winner first:
  /// who is furthest beyond, the first from the dealer on if several are (T54). Returns how far it
  /// went.
  private int climb(int side, boolean made, int steps) {
    int free = freeSteps(side, made, steps);
    ranks[side] += free;
    if (ranks[side] > Deck.ACE && (winner == NOBODY || ranks[side] > ranks[winner])) {
      winner = side;
    }
    return free;
  }

  /// How many of these steps lead past no rank that the side still has to make. The declarers have
  /// just made the rank they stand at.
  private int freeSteps(int side, boolean made, int steps) {
    int from = ranks[side];
    for (int rank = from; rank <= Deck.ACE && rank < from + steps; rank++) {
      if (rules.rounds().mustBePlayed(rank) && !(made && rank == from)) {
        return rank - from;
      }
    }
    return steps;
  }

  private void passTheDeal(boolean made, int last, Tape tape) {
    TractorRule rule = nextDealer(made, sides.defends(last) != made);
    dealer =
        switch (rule) {
          case LAST_TRICK_DEALS -> last;
          case SAME_DEALER -> dealer;
          default -> sides.next(made);
        };
    tape.say(rule, dealer, rules.seating().side(dealer), 0);
  }

  /// The rule by which somebody deals next.
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

  /// The sides are copied by whoever keeps them.
  void copyFrom(Standing other) {
    System.arraycopy(other.ranks, 0, ranks, 0, ranks.length);
    dealer = other.dealer;
    winner = other.winner;
    rules = other.rules;
  }

  int dealer() {
    return dealer;
  }

  int rank(int side) {
    return ranks[side];
  }

  int winner() {
    return winner;
  }
}
