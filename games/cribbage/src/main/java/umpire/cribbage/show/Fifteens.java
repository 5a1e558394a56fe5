package umpire.cribbage.show;

import umpire.cribbage.cards.Cards;

/// The sets of cards that add up to fifteen, for every hand of every simulated deal: the fast
/// counterpart of [Show#fifteens], which counts them in the plain way.
///
/// The sums of the eight sets of the first three cards are the bytes of one number; each further
/// card doubles the sets.
final class Fifteens {

  private static final int FIFTEEN = 15;

  // Eight sums at once, a byte for each set of the first three cards.
  private static final long EVERY_BYTE = 0x01_01_01_01_01_01_01_01L;
  private static final long WITH_FIRST = 0x01_00_01_00_01_00_01_00L;
  private static final long WITH_SECOND = 0x01_01_00_00_01_01_00_00L;
  private static final long WITH_THIRD = 0x01_01_01_01_00_00_00_00L;
  private static final long LOW_BITS = 0x7f * EVERY_BYTE;
  private static final long GATHER = 0x01_02_04_08_10_20_40_80L;

  private Fifteens() {}

  /// The sets that add up to fifteen, one bit for each. A set consists of indices: those of the
  /// hand's cards, lowest first, then the starter's.
  static long sets(long hand, int starter) {
    long fromSecond = hand & hand - 1;
    long fromThird = fromSecond & fromSecond - 1;
    long sums =
        lowest(hand) * WITH_FIRST
            + lowest(fromSecond) * WITH_SECOND
            + lowest(fromThird) * WITH_THIRD;
    int last = Cards.value(starter);
    long fromFourth = fromThird & fromThird - 1;
    if (fromFourth == 0) {
      return setsOfFour(FIFTEEN, sums, last);
    }
    int fourth = lowest(fromFourth);
    long fromFifth = fromFourth & fromFourth - 1;
    if (fromFifth == 0) {
      return setsOfFive(FIFTEEN, sums, fourth, last);
    }
    int fifth = lowest(fromFifth);
    return setsOfFive(FIFTEEN, sums, fourth, fifth)
        | setsOfFive(FIFTEEN - last, sums, fourth, fifth) << 32;
  }

  /// The value of the lowest card.
  private static int lowest(long cards) {
    return Cards.value(Long.numberOfTrailingZeros(cards));
  }

  private static long setsOfFive(int value, long sums, int fourth, int fifth) {
    return setsOfFour(value, sums, fourth) | setsOfFour(value - fifth, sums, fourth) << 16;
  }

  private static long setsOfFour(int value, long sums, int fourth) {
    return bytesWith(value, sums) | bytesWith(value - fourth, sums) << 8;
  }

  /// The bytes with this value, as a set; the value may be negative, and all bytes are small.
  private static long bytesWith(int value, long bytes) {
    long difference = bytes ^ (value & 0x7f) * EVERY_BYTE;
    long same = ~(difference + LOW_BITS) & ~LOW_BITS;
    return ((same >>> 7) * GATHER) >>> 56;
  }
}
