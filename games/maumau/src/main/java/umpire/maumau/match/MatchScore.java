package umpire.maumau.match;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.maumau.deal.MauMau;
import umpire.maumau.deal.Result;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;

/// The score of a match: points and deals, and whether the match is over.
public final class MatchScore {

  // Indices of a player's tallies.
  public static final int POINTS = 0;
  public static final int DEALS_WON = 1;

  /// The most points a player may bring along: far above any match, and safe from overflow.
  private static final int MAX_BEFORE = 1_000_000;

  private final MauMauSettings settings;
  private final int players;
  private final int[] points;
  private final int[] won;

  /// The number of times a player had each rank, the first rank in the highest bits, and the last
  /// rank; where the table plays for ranks. With more players, fewer deals bring one of them to the
  /// limit, so all counts share the bits evenly: eight players have eight bits each.
  private final long[] placed;

  private final int[] lastPlace;

  // Points and wins before the current deal.
  private final int[] pointsBefore;
  private final int[] wonBefore;

  /// The players whose points are unknown because of earlier deals, and because of the current one,
  /// one bit per seat.
  private int doubtful;

  private int unshown;

  /// The players whose number of deals won is uncertain, one bit per seat.
  private int doubtfulWins;

  /// The most points that unknown cards may add for each player, from earlier deals and from the
  /// current one.
  private final int[] perhaps;

  private final int[] perhapsNow;

  /// The players whose points may be any number, one bit per seat.
  private int boundless;

  private int deals;

  /// The seat that gets the first card of the next deal.
  private int first;

  /// The players still in the match, one bit per seat.
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

  /// Starts a player with points from before. Returns false, and changes nothing, if the points are
  /// negative or reach the limit.
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

  /// Records the score of a deal that is over; may be called again when more cards become known.
  /// The winner is certain, whatever cards the others had left.
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

  /// Ends a deal whose score is recorded.
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

  /// Takes players who have reached the limit out of the match, where the others play on (M49).
  private void eliminate(RulingLog log) {
    for (int player = 0; settings.eliminates() && player < players; player++) {
      if ((in >> player & 1) != 0 && points[player] >= settings.limit()) {
        in &= ~(1 << player);
        log.add(MauMauRule.ELIMINATED, player, points[player], 0);
      }
    }
  }

  /// The players still in the match, one bit per seat.
  public int in() {
    return in;
  }

  /// The number of finished deals.
  public int deals() {
    return deals;
  }

  public int points(int player) {
    return points[player];
  }

  /// The number of deals a player has won.
  public int won(int player) {
    return won[player];
  }

  /// Marks a player's tally as dependent on unrecorded information for the rest of the match.
  public void doubt(int tally, int player) {
    if (tally == POINTS) {
      doubtful |= 1 << player;
      boundless |= 1 << player;
    } else {
      doubtfulWins |= 1 << player;
    }
  }

  /// Whether a player's tally is known. Points may depend on unknown cards left in hands; deals won
  /// do not, because all players see who goes out.
  public boolean isKnown(int tally, int player) {
    int unknown = tally == POINTS ? doubtful | unshown : doubtfulWins;
    return (unknown >> player & 1) == 0;
  }

  /// Whether a player's tally can be this number for some arrangement of the unknown cards.
  public boolean mayTallyBe(int tally, int player, int count) {
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

  /// Whether the match may be over, for some arrangement of the unknown cards.
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

  /// Whether the match ends with the current deal, given the points so far.
  boolean isOverThen() {
    return isOverAfter(deals + 1);
  }

  private boolean isOverAfter(int played) {
    return settings.limit() > 0 ? isLimitReached() : played >= settings.deals();
  }

  /// Whether a player has reached the limit; where such players are out, whether all but one have.
  private boolean isLimitReached() {
    int reached = 0;
    for (int each : points) {
      reached += each >= settings.limit() ? 1 : 0;
    }
    return reached >= (settings.eliminates() ? players - 1 : 1);
  }

  /// The seat that gets the first card of the next deal: the first seat in the first deal, then the
  /// next player still in.
  public int first() {
    return first;
  }

  /// The player who leads by points, then by deals won; where points are for ranks, then by the
  /// number of first ranks, second ranks and so on, and finally by the rank in the last deal.
  /// [Kernel#NOBODY] if players are tied.
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

  /// Whether the lead is certain, whatever the unknown cards are: if few points are good, unknown
  /// cards can only add to the points of the others.
  public boolean isLeadCertain() {
    int leader = leader();
    return leader != Kernel.NOBODY
        && boundless == 0
        && settings.rules().scoring().fewIsGood()
        && isKnown(POINTS, leader);
  }

  /// Positive if one player is ahead of the other, negative if the other is, 0 if they are tied.
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
