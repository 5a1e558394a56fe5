package umpire.cribbage.table;

import static umpire.cribbage.rules.CribbageRule.DOUBLE_SKUNK;
import static umpire.cribbage.rules.CribbageRule.GAME_WON;
import static umpire.cribbage.rules.CribbageRule.MATCH_DRAWN;
import static umpire.cribbage.rules.CribbageRule.MATCH_WON;
import static umpire.cribbage.rules.CribbageRule.SKUNK;
import static umpire.cribbage.rules.CribbageRule.SKUNKED;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.Kernel;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.rules.GamePoints;

/// The score of a match: games won, game points, and the winner.
public final class MatchScore {

  private final CribbageSettings settings;
  private final GamePoints worth;
  private final BranchChooser branch;
  private final int[] games;
  private final int[] points;
  private int played;
  private boolean over;
  private int winner = Kernel.NOBODY;

  public MatchScore(CribbageSettings settings, BranchChooser branch) {
    this.settings = settings;
    worth = settings.match().points();
    this.branch = branch;
    games = new int[settings.sides()];
    points = new int[settings.sides()];
  }

  public void clear() {
    Arrays.fill(games, 0);
    Arrays.fill(points, 0);
    played = 0;
    over = false;
    winner = Kernel.NOBODY;
  }

  public void copyFrom(MatchScore other) {
    System.arraycopy(other.games, 0, games, 0, games.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    played = other.played;
    over = other.over;
    winner = other.winner;
  }

  /// Scores a game that was won on this board.
  public void enter(Board board, RulingLog log) {
    int side = board.out();
    games[side]++;
    played++;
    if (settings.match().skunksEach() && settings.sides() > 2) {
      enterEach(board, side, log);
      decide(log);
      return;
    }
    CribbageRule rule = skunk(board, Kernel.NOBODY);
    switch (rule) {
      case DOUBLE_SKUNK -> score(side, worth.doubleSkunk(), rule, log);
      case SKUNK -> score(side, worth.skunk(), rule, log);
      default -> score(side, worth.win(), rule, log);
    }
    decide(log);
  }

  /// Scores a game in which each loser short of the skunk line adds the extra points of a skunk
  /// (C57).
  private void enterEach(Board board, int winner, RulingLog log) {
    points[winner] += worth.win();
    log.add(GAME_WON, winner, 0, worth.win());
    for (int loser = 0; loser < settings.sides(); loser++) {
      CribbageRule rule = loser == winner ? GAME_WON : skunk(board, loser);
      if (rule != GAME_WON) {
        int more = (rule == SKUNK ? worth.skunk() : worth.doubleSkunk()) - worth.win();
        points[winner] += more;
        log.add(SKUNKED, winner, loser, more);
      }
    }
  }

  /// The kind of win: a skunk only if every loser, or this one if a side is given, is short of the
  /// line.
  private CribbageRule skunk(Board board, int loser) {
    int least = 0;
    int most = 0;
    for (int side = 0; side < settings.sides(); side++) {
      if (side != board.out() && (loser == Kernel.NOBODY || side == loser)) {
        least = Math.max(least, board.points(side));
        most = Math.max(most, board.most(side));
      }
    }
    CribbageRule best = skunk(board.lastHole() - least);
    CribbageRule worst = skunk(board.lastHole() - most);
    return best == worst || !branch.chooseYesOrNo() ? worst : between(worst, best);
  }

  /// A loser who may be short of both lines may also be between them.
  private CribbageRule between(CribbageRule worst, CribbageRule best) {
    boolean three = worst == GAME_WON && best == DOUBLE_SKUNK && worth.skunk() > worth.win();
    return three && branch.chooseYesOrNo() ? SKUNK : best;
  }

  private CribbageRule skunk(int lead) {
    int line = settings.skunkLine();
    if (lead > 2 * line && worth.tellsDoubleSkunks()) {
      return DOUBLE_SKUNK;
    }
    return lead > line && worth.skunk() > worth.win() ? SKUNK : GAME_WON;
  }

  private void score(int side, int worth, CribbageRule rule, RulingLog log) {
    points[side] += worth;
    if (rule != GAME_WON) {
      log.add(GAME_WON, side, 0, worth);
    }
    log.add(rule, side, 0, worth);
  }

  private void decide(RulingLog log) {
    int[] tally = settings.match().bestOf() ? games : points;
    int best = 0;
    boolean alone = true;
    for (int side = 1; side < tally.length; side++) {
      alone = tally[side] > tally[best] || (alone && tally[side] < tally[best]);
      best = tally[side] > tally[best] ? side : best;
    }
    boolean decided = settings.match().bestOf() && 2 * games[best] > settings.match().games();
    if (decided || played == settings.match().games()) {
      end(alone ? best : Kernel.NOBODY, log);
    }
  }

  /// Ends the match, with a winner or [Kernel#NOBODY].
  public void end(int side, RulingLog log) {
    over = true;
    winner = side;
    log.add(side == Kernel.NOBODY ? MATCH_DRAWN : MATCH_WON, side, played, 0);
  }

  /// Whether another match has the same score.
  public boolean isLike(MatchScore other) {
    return Arrays.equals(games, other.games)
        && Arrays.equals(points, other.points)
        && over == other.over
        && winner == other.winner;
  }

  public boolean over() {
    return over;
  }

  /// The side that has won the match, or [Kernel#NOBODY].
  public int winner() {
    return winner;
  }

  /// The number of finished games.
  public int played() {
    return played;
  }

  public int games(int side) {
    return games[side];
  }

  public int gamePoints(int side) {
    return points[side];
  }
}
