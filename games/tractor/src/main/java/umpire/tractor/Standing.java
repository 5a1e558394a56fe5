package umpire.tractor;

import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.tractor.TractorRule.AT_MOST_THREE;
import static umpire.tractor.TractorRule.DEFENDERS_UP;
import static umpire.tractor.TractorRule.DOWN;
import static umpire.tractor.TractorRule.EVERY_TWENTY;
import static umpire.tractor.TractorRule.GAME_WON;
import static umpire.tractor.TractorRule.LAST_TRICK_DEALS;
import static umpire.tractor.TractorRule.MAKE;
import static umpire.tractor.TractorRule.MUST_PLAY;
import static umpire.tractor.TractorRule.SAME_DEALER;
import static umpire.tractor.TractorRule.SET_BACK;
import static umpire.tractor.TractorRule.UP_FOUR;
import static umpire.tractor.TractorRule.UP_ONE;
import static umpire.tractor.TractorRule.UP_THREE;
import static umpire.tractor.TractorRule.UP_TWO;

import umpire.core.Tape;

/// Where the two teams stand between rounds: their ranks, and who deals.
///
/// Every other seat is of one team, from the first seat on; a team has the number of its first
/// seat.
final class Standing {

  /// From here on the declarers lose the deal.
  private static final int TURNOVER = 80;

  /// The points that are worth a rank.
  private static final int STEP = 40;

  /// The same where ranks come faster.
  private static final int SMALL_STEP = 20;

  private static final int JACK = 11;
  private static final int MOST_UP = 3;

  private final int[] ranks = new int[2];
  private int dealer;
  private int declarers;
  private int winner = NOBODY;
  private TractorTerms rules = TractorTerms.CLASSIC;

  void set(int dealingSeat, int rank1, int rank2, TractorTerms tableRules) {
    rules = tableRules;
    dealer = dealingSeat;
    declarers = Round.team(dealingSeat);
    ranks[0] = rank1;
    ranks[1] = rank2;
    winner = NOBODY;
  }

  /// Draws the conclusions from the points the defenders made.
  ///
  /// @param last who won the last trick
  /// @param toAJack whether the declarers lost it to a single jack
  void settle(int points, int last, boolean toAJack, Tape tape) {
    boolean jacks = rules.setback() == TractorTerms.Setback.JACK;
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
    if (points < 0 && rules.belowZero() == TractorTerms.BelowZero.FOUR) {
      goUp(UP_FOUR, declarers, 4, tape);
    } else if (points <= 0) {
      goUp(UP_THREE, declarers, 3, tape);
    } else if (points < STEP) {
      goUp(UP_TWO, declarers, 2, tape);
    } else if (points < TURNOVER) {
      goUp(UP_ONE, declarers, 1, tape);
    } else if (rules.levels() == TractorTerms.Levels.TWENTY) {
      goUp(EVERY_TWENTY, 1 - declarers, (points - TURNOVER) / SMALL_STEP, tape);
    } else {
      goUp(DEFENDERS_UP, 1 - declarers, (points - TURNOVER) / STEP, tape);
    }
  }

  /// Adds to a rank; it may go far beyond the ace, so whoever shows it asks for the winner first.
  private void goUp(TractorRule rule, int team, int steps, Tape tape) {
    boolean capped = rules.mostUp() == TractorTerms.MostUp.THREE && steps > MOST_UP;
    int most = capped ? MOST_UP : steps;
    int free = freeSteps(team, most);
    ranks[team] += free;
    tape.say(rule, NOBODY, team, free);
    if (capped) {
      tape.say(AT_MOST_THREE, NOBODY, team, steps);
    }
    if (free < most) {
      tape.say(MUST_PLAY, NOBODY, team, ranks[team]);
    }
    if (ranks[team] > Deck.ACE) {
      winner = team;
      tape.say(GAME_WON, NOBODY, team, free);
    }
  }

  /// How many of these steps lead past no rank that the team still has to make. The declarers have
  /// just made the rank they stand at.
  private int freeSteps(int team, int steps) {
    int from = ranks[team];
    for (int rank = from; rank <= Deck.ACE && rank < from + steps; rank++) {
      boolean made = rank == from && team == declarers;
      if (rules.mustBePlayed(rank) && !made) {
        return rank - from;
      }
    }
    return steps;
  }

  private void passTheDeal(boolean made, int last, Tape tape) {
    declarers = made ? declarers : 1 - declarers;
    TractorRule rule = nextDealer(made, Round.team(last) == declarers);
    dealer =
        switch (rule) {
          case LAST_TRICK_DEALS -> last;
          case SAME_DEALER -> dealer;
          case MAKE -> rules.seating().after(dealer, 2);
          default -> rules.seating().next(dealer);
        };
    tape.say(rule, dealer, declarers, 0);
  }

  /// The rule by which somebody deals next.
  ///
  /// @param took whether the side that is to deal won the last trick
  private TractorRule nextDealer(boolean made, boolean took) {
    TractorRule usual = made ? MAKE : DOWN;
    return switch (rules.nextDealer()) {
      case LAST_TRICK -> took ? LAST_TRICK_DEALS : usual;
      case SAME -> made ? SAME_DEALER : usual;
      case PARTNER -> usual;
    };
  }

  void copyFrom(Standing other) {
    ranks[0] = other.ranks[0];
    ranks[1] = other.ranks[1];
    dealer = other.dealer;
    declarers = other.declarers;
    winner = other.winner;
    rules = other.rules;
  }

  int dealer() {
    return dealer;
  }

  int rank(int team) {
    return ranks[team];
  }

  int winner() {
    return winner;
  }
}
