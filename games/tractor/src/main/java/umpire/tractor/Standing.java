package umpire.tractor;

import static umpire.core.Kernel.NOBODY;
import static umpire.tractor.TractorRule.DEFENDERS_UP;
import static umpire.tractor.TractorRule.DOWN;
import static umpire.tractor.TractorRule.GAME_WON;
import static umpire.tractor.TractorRule.MAKE;
import static umpire.tractor.TractorRule.UP_ONE;
import static umpire.tractor.TractorRule.UP_THREE;
import static umpire.tractor.TractorRule.UP_TWO;

import umpire.core.Tape;

/// Where the two teams stand between rounds: their ranks, and who deals.
///
/// Seats 0 and 2 are one team, seats 1 and 3 the other; a team has the number of its first seat.
final class Standing {

  /// From here on the declarers lose the deal.
  private static final int TURNOVER = 80;

  /// The points that are worth a rank.
  private static final int STEP = 40;

  private final int[] ranks = new int[2];
  private int dealer;
  private int declarers;
  private int winner = NOBODY;

  void set(int dealingSeat, int rank1, int rank2) {
    dealer = dealingSeat;
    declarers = Round.team(dealingSeat);
    ranks[0] = rank1;
    ranks[1] = rank2;
    winner = NOBODY;
  }

  /// Draws the conclusions from the points the defenders made.
  void settle(int points, Tape tape) {
    if (points == 0) {
      goUp(UP_THREE, declarers, 3, tape);
    } else if (points < STEP) {
      goUp(UP_TWO, declarers, 2, tape);
    } else if (points < TURNOVER) {
      goUp(UP_ONE, declarers, 1, tape);
    } else {
      goUp(DEFENDERS_UP, 1 - declarers, (points - TURNOVER) / STEP, tape);
    }
    if (winner == NOBODY) {
      passTheDeal(points < TURNOVER, tape);
    }
  }

  /// Adds to a rank; it may go far beyond the ace, so whoever shows it asks for the winner first.
  private void goUp(TractorRule rule, int team, int steps, Tape tape) {
    ranks[team] += steps;
    tape.say(rule, NOBODY, team, steps);
    if (ranks[team] > Deck.ACE) {
      winner = team;
      tape.say(GAME_WON, NOBODY, team, steps);
    }
  }

  private void passTheDeal(boolean made, Tape tape) {
    dealer = (dealer + (made ? 2 : 1)) % Round.SEATS;
    declarers = Round.team(dealer);
    tape.say(made ? MAKE : DOWN, dealer, declarers, 0);
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
