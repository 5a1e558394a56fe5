package umpire.maumau.fastpath;

import umpire.maumau.cards.Cards;

/// Counts that [FastDeal] keeps during a game because its end does not show them, packed into one
/// number that fits a register.
///
/// From the highest bit: 16 bits for the index where the discard pile begins, 8 for the number of
/// times it was turned over, 24 with a bit for every penalty that a laid seven has set, 16 for the
/// cards drawn for sevens.
final class Counts {

  private static final int BORDER_SHIFT = 48;
  private static final int TURN_OVERS_SHIFT = 40;
  private static final int PENALTIES_SHIFT = 16;

  /// Initial counts: the discard pile begins with the opening card.
  static final long NONE = (long) Cards.DECK << BORDER_SHIFT;

  private Counts() {}

  /// Counts the penalty set by a laid seven; the opening card does not count.
  static long seven(long counts, int penalty, int back) {
    return back == FastDeal.OPENED ? counts : counts | 1L << PENALTIES_SHIFT << penalty;
  }

  static long paid(long counts, int penalty) {
    return counts + penalty;
  }

  /// Counts drawn cards. If they used up the draw pile, the discard pile was turned over as soon as
  /// it had more than the open card.
  static long drawn(long counts, int front, int back) {
    int border = (int) (counts >>> BORDER_SHIFT);
    return front < border ? counts : turned(counts, back - 1 - border);
  }

  private static long turned(long counts, int cards) {
    return cards == 0 ? counts : counts + ((long) cards << BORDER_SHIFT) + (1L << TURN_OVERS_SHIFT);
  }

  /// The number of cards drawn for sevens.
  static int penaltyCards(long counts) {
    return (int) counts & 0xffff;
  }

  /// The highest penalty set by a seven that was laid; 0 if there was none.
  static int highestPenalty(long counts) {
    int penalties = (int) (counts >>> PENALTIES_SHIFT) & 0xff_ffff;
    return 31 - Integer.numberOfLeadingZeros(penalties | 1);
  }

  /// The number of times the discard pile was turned over.
  static int turnOvers(long counts) {
    return (int) (counts >>> TURN_OVERS_SHIFT) & 0xff;
  }
}
