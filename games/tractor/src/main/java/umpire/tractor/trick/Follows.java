package umpire.tractor.trick;

import umpire.core.kernel.Moves;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.words.Verb;

/// Lists the follows of a hand: tries the selections of cards, kind by kind, and drops those that
/// cannot fulfil the duties.
public final class Follows {

  /// The maximum number of follows listed.
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

  /// The cards to choose from that are held twice.
  private long pairs;

  /// Lists follows that fulfil the duties.
  ///
  /// @param hand the cards to follow with
  /// @param free whether nothing is owed at this table
  /// @param limit the maximum number of follows to list
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

  /// Lists follows to a single card, which only has to be of its group.
  ///
  /// @param owed the cards of which one must be laid if the hand has one
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

  /// Chooses `left` cards of these kinds, with at least `due` pairs among them.
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

  /// Whether tractors are owed that cannot be formed from these pairs and the ones still available.
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
