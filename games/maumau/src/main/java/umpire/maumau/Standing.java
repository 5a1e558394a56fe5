package umpire.maumau;

import java.util.Arrays;
import java.util.List;
import umpire.core.Kernel;

/// How a match stands: points and deals, and whether it is over.
public final class Standing {

  /// What is counted for each player, and the places in that list.
  public static final List<String> TALLIES = List.of("points", "deals won");

  public static final int POINTS = 0;
  public static final int DEALS_WON = 1;

  private final Agreement agreement;
  private final int players;
  private final int[] points;
  private final int[] won;

  /// What a player's points came to before this deal, and who has points that nobody knows.
  private final int[] before;

  private int doubtful;
  private int deals;

  public Standing(Agreement agreement, int players) {
    this.agreement = agreement;
    this.players = players;
    points = new int[players];
    won = new int[players];
    before = new int[players];
  }

  public Standing(Standing other) {
    this(other.agreement, other.players);
    System.arraycopy(other.points, 0, points, 0, players);
    System.arraycopy(other.won, 0, won, 0, players);
    System.arraycopy(other.before, 0, before, 0, players);
    doubtful = other.doubtful;
    deals = other.deals;
  }

  /// Writes down what a deal has brought so far; may be asked again when more becomes known.
  public void score(MauMau deal) {
    for (int player = 0; player < players; player++) {
      points[player] = before[player] + deal.score(player);
    }
  }

  /// A deal is finished, and what it brought is written down.
  public void finish(MauMau deal) {
    System.arraycopy(points, 0, before, 0, players);
    deals++;
    if (deal.winner() == Kernel.NOBODY) {
      return;
    }
    won[deal.winner()]++;
    for (int player = 0; player < players; player++) {
      if (!Result.isKnown(deal, player)) {
        doubtful |= 1 << (deal.rules.scoring().collected() ? deal.winner() : player);
      }
    }
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

  /// Whether a player's points are known.
  public boolean isKnown(int player) {
    return (doubtful >> player & 1) == 0;
  }

  /// Whether all points are known.
  public boolean isKnown() {
    return doubtful == 0;
  }

  public boolean isOver() {
    return agreement.limit() > 0 ? isLimitReached() : deals >= agreement.deals();
  }

  private boolean isLimitReached() {
    return Arrays.stream(points).anyMatch(each -> each >= agreement.limit());
  }

  /// Who gets the first card of the next deal: the first seat in the first deal, then the next.
  public int first() {
    return deals % players;
  }

  /// Who leads by points, and among equals by deals won; [Kernel#NOBODY] if that is nobody alone.
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

  /// By how much one is ahead of the other.
  private int lead(int one, int other) {
    int many = Integer.compare(points[one], points[other]);
    int ahead = agreement.rules().scoring().collected() ? many : -many;
    return ahead != 0 ? ahead : Integer.compare(won[one], won[other]);
  }
}
