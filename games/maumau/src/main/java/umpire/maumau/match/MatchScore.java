package umpire.maumau.match;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.maumau.deal.MauMau;
import umpire.maumau.deal.Result;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;

/// The score of a match: points and deals, and whether it is over.
public final class MatchScore {

  // What is counted for each player, as places among the tallies.
  public static final int POINTS = 0;
  public static final int DEALS_WON = 1;

  /// Nobody has more points from before: far above any match, far below what a number holds.
  private static final int MAX_BEFORE = 1_000_000;

  private final MauMauSettings settings;
  private final int players;
  private final int[] points;
  private final int[] won;

  /// How often a player had each place, the first place highest, and which he had last; where
  /// places are played for. The more players, the fewer deals bring somebody to the limit, and so
  /// all have as many bits as there is room for: eight players need eight each.
  private final long[] placed;

  private final int[] lastPlace;

  // How a player stood before the deal that is on.
  private final int[] pointsBefore;
  private final int[] wonBefore;

  /// Who has points that nobody knows, and who has them from the deal that is on, a bit each.
  private int doubtful;

  private int unshown;

  /// Who has perhaps won another number of deals, a bit each.
  private int doubtfulWins;

  /// How many points more than known each player may have, from deals before and from the one that
  /// is on.
  private final int[] perhaps;

  private final int[] perhapsNow;

  /// Whose points may be any number, a bit each.
  private int boundless;

  private int deals;

  /// Who gets the first card of the next deal.
  private int first;

  /// Who is still in the match, a bit each.
  private int in;

  MatchScore(MauMauSettings settings, int players) {
    this.settings = settings;
    this.players = players;
    points = new int[players];
    won = new int[players];
    placed = new long[players];
    lastPlace = new int[players];
    pointsBefore = new int[players];
    wonBefore = new int[players];
    perhaps = new int[players];
    perhapsNow = new int[players];
    in = (1 << players) - 1;
  }

  void reset() {
    Arrays.fill(points, 0);
    Arrays.fill(won, 0);
    Arrays.fill(placed, 0);
    Arrays.fill(lastPlace, 0);
    Arrays.fill(pointsBefore, 0);
    Arrays.fill(wonBefore, 0);
    Arrays.fill(perhaps, 0);
    Arrays.fill(perhapsNow, 0);
    doubtful = unshown = doubtfulWins = boundless = deals = first = 0;
    in = (1 << players) - 1;
  }

  /// Begins with points from before, short of the limit; false if that cannot be.
  boolean startFrom(int player, int score) {
    int most = settings.limit() > 0 ? settings.limit() - 1 : MAX_BEFORE;
    if (score < 0 || score > most) {
      return false;
    }
    points[player] = pointsBefore[player] = score;
    return true;
  }

  void copyFrom(MatchScore other) {
    System.arraycopy(other.points, 0, points, 0, players);
    System.arraycopy(other.won, 0, won, 0, players);
    System.arraycopy(other.placed, 0, placed, 0, players);
    System.arraycopy(other.lastPlace, 0, lastPlace, 0, players);
    System.arraycopy(other.pointsBefore, 0, pointsBefore, 0, players);
    System.arraycopy(other.wonBefore, 0, wonBefore, 0, players);
    System.arraycopy(other.perhaps, 0, perhaps, 0, players);
    System.arraycopy(other.perhapsNow, 0, perhapsNow, 0, players);
    boundless = other.boundless;
    doubtful = other.doubtful;
    unshown = other.unshown;
    doubtfulWins = other.doubtfulWins;
    deals = other.deals;
    first = other.first;
    in = other.in;
  }

  /// Writes down what a deal has brought that is over; may be asked again when more becomes known.
  /// Who was out first is certain, whatever the others had left.
  void score(MauMau deal) {
    for (int player = 0; player < players; player++) {
      points[player] = pointsBefore[player] + deal.score(player);
      won[player] = wonBefore[player] + (deal.winner() == player ? 1 : 0);
      perhapsNow[player] = Result.perhapsMore(deal, player);
    }
    unshown = Result.toShow(deal);
    if (unshown != 0 && deal.rules().scoring().collected()) {
      unshown = 1 << deal.winner();
    }
  }

  /// A deal is finished, and what it brought is written down.
  void finish(MauMau deal, RulingLog log) {
    System.arraycopy(points, 0, pointsBefore, 0, players);
    System.arraycopy(won, 0, wonBefore, 0, players);
    for (int player = 0; player < players; player++) {
      perhaps[player] += perhapsNow[player];
      perhapsNow[player] = 0;
    }
    doubtful |= unshown;
    unshown = 0;
    deals++;
    eliminate(log);
    do {
      first = (first + 1) % players;
    } while ((in >> first & 1) == 0);
    if (deal.rules().places() && deal.winner() != Kernel.NOBODY) {
      for (int player = 0; player < players; player++) {
        lastPlace[player] = Result.place(deal, player);
        placed[player] += 1L << (Long.SIZE / players * (players - lastPlace[player]));
      }
    }
  }

  /// Who has reached the limit is out, where the others go on without them (M49).
  private void eliminate(RulingLog log) {
    for (int player = 0; settings.eliminates() && player < players; player++) {
      if ((in >> player & 1) != 0 && points[player] >= settings.limit()) {
        in &= ~(1 << player);
        log.add(MauMauRule.ELIMINATED, player, points[player], 0);
      }
    }
  }

  /// Who is still in the match, a bit each.
  public int in() {
    return in;
  }

  /// How many deals are finished.
  public int deals() {
    return deals;
  }

  public int points(int player) {
    return points[player];
  }

  /// How many deals a player has won.
  public int won(int player) {
    return won[player];
  }

  /// What is counted for a player depends on something that nobody recorded, for the rest of the
  /// match.
  public void doubt(int tally, int player) {
    if (tally == POINTS) {
      doubtful |= 1 << player;
      boundless |= 1 << player;
    } else {
      doubtfulWins |= 1 << player;
    }
  }

  /// Whether what is counted for a player is known. Points may depend on the cards that others had
  /// left, deals won do not: who went out is seen.
  public boolean isKnown(int tally, int player) {
    int unknown = tally == POINTS ? doubtful | unshown : doubtfulWins;
    return (unknown >> player & 1) == 0;
  }

  /// Whether a player may stand so, whatever the cards are that nobody recorded.
  public boolean mayStand(int tally, int player, int count) {
    if (isKnown(tally, player)) {
      return count == (tally == POINTS ? points[player] : won[player]);
    }
    if (tally != POINTS) {
      return count >= 0 && count <= deals + 1;
    }
    return count >= 0
        && ((boundless >> player & 1) != 0 || (count >= points[player] && count <= most(player)));
  }

  private int most(int player) {
    return points[player] + perhaps[player] + perhapsNow[player];
  }

  /// Whether the match may be over, whatever the cards are that nobody recorded.
  public boolean mayBeOver() {
    boolean reached = boundless != 0;
    for (int player = 0; player < players; player++) {
      reached |= most(player) >= settings.limit();
    }
    return settings.limit() > 0 ? reached : deals + (unshown == 0 ? 0 : 1) >= settings.deals();
  }

  /// Whether all points are known.
  public boolean isKnown() {
    return (doubtful | unshown) == 0;
  }

  public boolean isOver() {
    return isOverAfter(deals);
  }

  /// Whether nothing is played after the deal that is on, with the points as they stand.
  boolean isOverThen() {
    return isOverAfter(deals + 1);
  }

  private boolean isOverAfter(int played) {
    return settings.limit() > 0 ? isLimitReached() : played >= settings.deals();
  }

  /// Whether somebody has reached the limit; where such players are out, all but one.
  private boolean isLimitReached() {
    int reached = 0;
    for (int each : points) {
      reached += each >= settings.limit() ? 1 : 0;
    }
    return reached >= (settings.eliminates() ? players - 1 : 1);
  }

  /// Who gets the first card of the next deal: the first seat in the first deal, then the next who
  /// is still in.
  public int first() {
    return first;
  }

  /// Who leads by points, and among equals by deals won, where points are for places also by second
  /// places and so on, and at last by the place in the last deal; [Kernel#NOBODY] if that is nobody
  /// alone.
  public int leader() {
    int best = 0;
    boolean alone = true;
    for (int player = 1; player < players; player++) {
      int lead = lead(player, best);
      if (lead > 0) {
        best = player;
      }
      alone = lead > 0 || (alone && lead < 0);
    }
    return alone ? best : Kernel.NOBODY;
  }

  /// Whether somebody leads whatever the cards are that are not recorded: where few points are
  /// good, others can only have more than is known.
  public boolean isLeadCertain() {
    int leader = leader();
    return leader != Kernel.NOBODY
        && boundless == 0
        && settings.rules().scoring().fewIsGood()
        && isKnown(POINTS, leader);
  }

  /// By how much one is ahead of the other.
  private int lead(int one, int other) {
    Scoring scoring = settings.rules().scoring();
    int many = Integer.compare(points[one], points[other]);
    int ahead = scoring.fewIsGood() ? -many : many;
    if (ahead != 0) {
      return ahead;
    }
    return scoring.way() == Scoring.Way.PLACES
        ? leadByPlaces(one, other)
        : Integer.compare(won[one], won[other]);
  }

  private int leadByPlaces(int one, int other) {
    int ahead = Long.compareUnsigned(placed[one], placed[other]);
    return ahead != 0 ? ahead : Integer.compare(lastPlace[other], lastPlace[one]);
  }
}
