package umpire.tractor.trick;

import umpire.core.kernel.Moves;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.words.Verb;

/// Lists follows of one hand: goes through the ways to choose cards, kind by kind, and never into a
/// way that cannot pay what is owed.
public final class Follows {

  /// How many are listed at most.
  public static final int MAX = 48;

  private final Arrangement scratch = new Arrangement();
  private final Holding all = new Holding();
  private Moves into = new Moves();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  private Structure owed = new Structure();
  private boolean tractors;
  private int group;
  private int most;
  private int found;

  /// The cards to choose from that are there twice.
  private long pairs;

  /// Lists follows that pay what is owed.
  ///
  /// @param hand cards of which the follow is to be made
  /// @param free whether nothing is owed at this table
  /// @param limit how many are listed at most
  public void list(
      Holding hand, FollowDuty duty, TrumpOrder roundsOrder, boolean free, int limit, Moves moves) {
    into = moves;
    order = roundsOrder;
    owed = duty.owed();
    group = duty.group();
    tractors = duty.tractors() > 0;
    most = limit;
    found = 0;
    long kinds = free ? -1L : order.kindsIn(group);
    long cards = hand.cards();
    pairs = hand.pairs();
    if (!free && duty.held() <= duty.size()) {
      long all = cards & kinds;
      choose(cards & ~kinds, duty.size() - duty.held(), 0, all, pairs & kinds);
    } else {
      choose(cards & kinds, duty.size(), duty.pairs(), 0L, 0L);
    }
  }

  /// Lists follows to a single card, for which nothing is owed but its group.
  ///
  /// @param owed the cards of which one must be laid if there is one
  public static void listSingles(Holding hand, long owed, Moves moves) {
    for (long kinds = singles(hand, owed); kinds != 0; kinds &= kinds - 1) {
      moves.addCards(Verb.LAY, Long.lowestOneBit(kinds), 0L);
    }
  }

  /// The different cards that can follow a single card, as a set of bits.
  public static long singles(Holding hand, long owed) {
    long paying = hand.cards() & owed;
    return paying != 0 ? paying : hand.cards();
  }

  /// Chooses so many cards of these kinds, so many pairs among them at least.
  private void choose(long kinds, int left, int due, long cards, long twice) {
    if (left == 0) {
      add(cards, twice);
      return;
    }
    int extra = Long.bitCount(kinds) + Long.bitCount(kinds & pairs) - left;
    int sparePairs = Long.bitCount(kinds & pairs) - due;
    long rest = kinds;
    while (extra >= 0 && sparePairs >= 0 && found <= most && !leavesNoRoom(rest, twice)) {
      long card = Long.lowestOneBit(rest);
      rest ^= card;
      boolean pair = (pairs & card) != 0;
      if (pair && left > 1) {
        choose(rest, left - 2, Math.max(0, due - 1), cards | card, twice | card);
      }
      if (left > 2 * due && (!pair || sparePairs > 0)) {
        choose(rest, left - 1, due, cards | card, twice);
      }
      extra -= pair ? 2 : 1;
      sparePairs -= pair ? 1 : 0;
    }
  }

  /// Whether tractors are owed that these pairs, and all that can still be chosen, cannot be.
  private boolean leavesNoRoom(long rest, long twice) {
    return tractors && !isRoomIn(twice | (rest & pairs));
  }

  private boolean isRoomIn(long kinds) {
    all.set(kinds, kinds);
    return FollowSearch.fits(owed, all.pairsByLevel(order, group), scratch);
  }

  private void add(long cards, long twice) {
    if (found > most || (tractors && !isRoomIn(twice))) {
      return;
    }
    if (found++ == most) {
      into.leaveOut();
    } else {
      into.addCards(Verb.LAY, cards, twice);
    }
  }
}
