package umpire.cribbage.expert;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import umpire.core.RulingLog;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.pegging.ShowPhase;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;

/// The points of many deals between two: peg by peg before the show, since the first at the last
/// hole has won; then the three counts of the show: the other's hand, the dealer's and the crib.
///
/// The board is too long to reach its end. So each deal is played for its points alone, and none is
/// cut short.
public final class DealSample {

  private static final int PLAYERS = 2;

  /// Enough for about four thousand deals; with many more, [GameLoop] would take the game for
  /// endless.
  private static final int LAST_HOLE = 100_000;

  private static final CribbageRule[] RULES = CribbageRule.values();

  /// The pegs before the show, deal after deal: positive for the dealer, negative for the other.
  private byte[] pegs = new byte[1 << 16];

  /// The index at which each deal ends among the pegs.
  private final int[] ends;

  private final byte[] otherHands;
  private final byte[] dealerHands;
  private final byte[] cribs;
  private int deals;
  private int size;
  private int dealer;

  private DealSample(int deals) {
    ends = new int[deals];
    otherHands = new byte[deals];
    dealerHands = new byte[deals];
    cribs = new byte[deals];
  }

  /// Plays this number of deals.
  ///
  /// @param player creates the player for a seat; called once for each of the two
  public static DealSample of(Supplier<Strategy<Cribbage>> player, int deals, long seed) {
    var sample = new DealSample(deals);
    CribbageSettings settings =
        CribbageSettings.of(CribbageProfiles.PROFILES.standard(), PLAYERS).to(LAST_HOLE);
    var loop =
        new GameLoop<>(
            new Cribbage(settings),
            new Cribbage(settings),
            new CribbageDealer(PLAYERS),
            List.of(player.get(), player.get()));
    for (int game = 0; sample.deals < deals; game++) {
      sample.size = sample.from(sample.deals);
      loop.play(Seeds.seedOf(seed, game), new RulingLog(), (_, _, rulings) -> sample.take(rulings));
    }
    return sample;
  }

  /// Records the points of a move.
  private void take(RulingLog rulings) {
    for (int i = 0; i < rulings.size() && deals < ends.length; i++) {
      boolean dealers = rulings.seat(i) == dealer;
      int amount = rulings.amount(i);
      switch (RULES[rulings.rule(i)]) {
        case STARTER -> dealer = rulings.seat(i);
        case HIS_HEELS, FIFTEEN, THIRTY_ONE, GO, PAIR, PAIR_ROYAL, DOUBLE_PAIR_ROYAL, RUN ->
            peg(dealers ? amount : -amount);
        case COUNTED -> {
          boolean crib = ShowPhase.isOfCrib(rulings.subject(i));
          (crib ? cribs : dealers ? dealerHands : otherHands)[deals] = (byte) amount;
        }
        case DEAL_PASSES -> ends[deals++] = size;
        default -> {
          // no points, or single points of the show
        }
      }
    }
  }

  private void peg(int points) {
    if (size == pegs.length) {
      pegs = Arrays.copyOf(pegs, 2 * size);
    }
    pegs[size++] = (byte) points;
  }

  /// The index at which a deal begins among the pegs.
  private int from(int deal) {
    return deal == 0 ? 0 : ends[deal - 1];
  }

  // Queries of the sample.

  public int deals() {
    return deals;
  }

  public int otherHand(int deal) {
    return otherHands[deal];
  }

  public int dealerHand(int deal) {
    return dealerHands[deal];
  }

  public int crib(int deal) {
    return cribs[deal];
  }

  /// The points that one of the two pegged before the show.
  public int pegged(int deal, boolean byDealer) {
    int sum = 0;
    for (int i = from(deal); i < ends[deal]; i++) {
      sum += byDealer ? Math.max(0, pegs[i]) : Math.max(0, -pegs[i]);
    }
    return sum;
  }

  /// All points of one of the two in a deal.
  public int points(int deal, boolean byDealer) {
    int shown = byDealer ? dealerHands[deal] + cribs[deal] : otherHands[deal];
    return pegged(deal, byDealer) + shown;
  }

  /// Counts, for every hole that the dealer reached, the other's points at that moment.
  ///
  /// @param reached indexed by the dealer's points, then by the other's
  void countUp(int deal, int[][] reached) {
    int mine = 0;
    int theirs = 0;
    for (int i = from(deal); i < ends[deal]; i++) {
      mine = goOn(mine, pegs[i], theirs, reached);
      theirs -= Math.min(0, pegs[i]);
    }
    goOn(mine, dealerHands[deal] + cribs[deal], theirs + otherHands[deal], reached);
  }

  private static int goOn(int dealer, int points, int other, int[][] reached) {
    int there = dealer + Math.max(0, points);
    for (int hole = dealer + 1; hole <= there; hole++) {
      reached[hole][other]++;
    }
    return there;
  }
}
