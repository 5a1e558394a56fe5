package umpire.tractor.trick;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.tractor.rule.TractorRule.ALL_OF_GROUP;
import static umpire.tractor.rule.TractorRule.FOLLOW_GROUP;
import static umpire.tractor.rule.TractorRule.FOLLOW_PAIRS;
import static umpire.tractor.rule.TractorRule.FOLLOW_TRACTOR;

import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.rule.TractorSwitches.Follow;

/// The duties of a follower to a lead, and whether a follow fulfils them (T37).
///
/// The follower owes as many cards of the group led as were led, or all they have. If they have
/// enough, they owe pairs, as many as were led or as they have; and for each tractor led, the
/// longest first, a tractor as long or else the longest shorter one that they have besides those
/// already owed. They owe nothing else: so a follow is legal if and only if it has the cards, the
/// pairs, and room for the tractors.
public final class FollowDuty {

  private final Structure owed = new Structure();
  private final Arrangement scratch = new Arrangement();
  private int group;
  private int size;
  private int held;

  /// Determines the duties of a hand.
  public void set(
      Structure lead, int ledGroup, int led, Holding hand, TrumpOrder order, Follow follow) {
    group = ledGroup;
    size = led;
    long kinds = order.kindsIn(group);
    held = follow == Follow.FREE ? 0 : hand.size(kinds);
    int pairs = follow == Follow.STRUCTURE || follow == Follow.PAIRS ? pairs(hand, kinds) : 0;
    boolean many = held > size;
    boolean tractors = many && follow == Follow.STRUCTURE && lead.tractors() > 0;
    long byLevel = tractors ? hand.pairsByLevel(order, group) : 0;
    owed.owe(lead, byLevel, many ? pairs : 0, tractors, scratch);
  }

  private static int pairs(Holding hand, long kinds) {
    return Long.bitCount(hand.pairs() & kinds);
  }

  /// Checks a follow of the right number of cards, all of which must be in the hand:
  /// [umpire.core.kernel.Kernel#LEGAL], or the index of the rule that it breaks.
  public int check(Holding laid, TrumpOrder order) {
    long kinds = order.kindsIn(group);
    int followed = laid.size(kinds);
    if (followed < Math.min(size, held)) {
      return (held >= size ? FOLLOW_GROUP : ALL_OF_GROUP).ordinal();
    }
    if (owed.allPairs() == 0) {
      return LEGAL;
    }
    if (owed.tractors() > 0 && !FollowSearch.fits(owed, laid.pairsByLevel(order, group), scratch)) {
      return FOLLOW_TRACTOR.ordinal();
    }
    return pairs(laid, kinds) < owed.allPairs() ? FOLLOW_PAIRS.ordinal() : LEGAL;
  }

  /// Whether these cards have room for all tractors led.
  public boolean fits(Structure lead, Holding laid, TrumpOrder order) {
    return FollowSearch.fits(lead, laid.pairsByLevel(order, group), scratch);
  }

  // The duties.

  /// The group led.
  public int group() {
    return group;
  }

  /// The number of cards that must be laid.
  public int size() {
    return size;
  }

  /// The number of cards of the group that must be laid.
  public int ofGroup() {
    return Math.min(size, held);
  }

  /// The number of cards of the group in the hand.
  public int held() {
    return held;
  }

  /// The number of pairs owed, including those in tractors; 0 where the hand leaves no choice.
  public int pairs() {
    return owed.allPairs();
  }

  /// The number of tractors owed.
  public int tractors() {
    return owed.tractors();
  }

  /// The length of a tractor that is owed, in pairs.
  public int pairsOf(int tractor) {
    return owed.pairsOf(tractor);
  }

  Structure owed() {
    return owed;
  }
}
