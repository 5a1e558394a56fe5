package umpire.cribbage;

import static umpire.cribbage.PeggingRule.DOUBLE_SKUNK;
import static umpire.cribbage.PeggingRule.GAME_WON;
import static umpire.cribbage.PeggingRule.MATCH_DRAWN;
import static umpire.cribbage.PeggingRule.MATCH_WON;
import static umpire.cribbage.PeggingRule.SKUNK;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// How a match stands: games won, game points, and who has won it.
public final class Standing {

  /// Who is more than this many points behind is skunked; more than twice as many, doubly.
  private static final int SKUNK_LINE = 30;

  private final Terms terms;
  private final int[] games;
  private final int[] points;
  private int played;
  private int skunks;
  private int doubleSkunks;
  private boolean over;
  private int winner = Kernel.NOBODY;

  Standing(Terms terms) {
    this.terms = terms;
    games = new int[terms.sides()];
    points = new int[terms.sides()];
  }

  void clear() {
    Arrays.fill(games, 0);
    Arrays.fill(points, 0);
    played = skunks = doubleSkunks = 0;
    over = false;
    winner = Kernel.NOBODY;
  }

  void copyFrom(Standing other) {
    System.arraycopy(other.games, 0, games, 0, games.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    played = other.played;
    skunks = other.skunks;
    doubleSkunks = other.doubleSkunks;
    over = other.over;
    winner = other.winner;
  }

  /// Enters a game that was won on this board.
  void enter(Board board, Tape tape) {
    int side = board.out();
    int lead = board.lastHole() - bestLoser(board);
    games[side]++;
    played++;
    if (lead > 2 * SKUNK_LINE && terms.doubleSkunk() > terms.skunk()) {
      doubleSkunks++;
      score(side, terms.doubleSkunk(), DOUBLE_SKUNK, tape);
    } else if (lead > SKUNK_LINE && terms.skunk() > terms.win()) {
      skunks++;
      score(side, terms.skunk(), SKUNK, tape);
    } else {
      score(side, terms.win(), GAME_WON, tape);
    }
    decide(tape);
  }

  /// A game counts as a skunk only if every loser is behind the line.
  private int bestLoser(Board board) {
    int best = 0;
    for (int side = 0; side < terms.sides(); side++) {
      best = Math.max(best, side == board.out() ? 0 : board.points(side));
    }
    return best;
  }

  private void score(int side, int worth, PeggingRule rule, Tape tape) {
    points[side] += worth;
    if (rule != GAME_WON) {
      tape.say(GAME_WON, side, 0, worth);
    }
    tape.say(rule, side, 0, worth);
  }

  private void decide(Tape tape) {
    int[] tally = terms.bestOf() ? games : points;
    int best = 0;
    boolean alone = true;
    for (int side = 1; side < tally.length; side++) {
      alone = tally[side] > tally[best] || (alone && tally[side] < tally[best]);
      best = tally[side] > tally[best] ? side : best;
    }
    boolean decided = terms.bestOf() && 2 * games[best] > terms.games();
    if (decided || played == terms.games()) {
      end(alone ? best : Kernel.NOBODY, tape);
    }
  }

  /// The match is over; nobody may have won it.
  void end(int side, Tape tape) {
    over = true;
    winner = side;
    tape.say(side == Kernel.NOBODY ? MATCH_DRAWN : MATCH_WON, side, played, 0);
  }

  boolean over() {
    return over;
  }

  /// The side that has won the match, or [Kernel#NOBODY].
  int winner() {
    return winner;
  }

  /// How many games are finished.
  public int played() {
    return played;
  }

  int skunks() {
    return skunks;
  }

  int doubleSkunks() {
    return doubleSkunks;
  }

  public int games(int side) {
    return games[side];
  }

  public int gamePoints(int side) {
    return points[side];
  }
}
