package umpire.cribbage.expert;

import umpire.cribbage.play.LayingAway;
import umpire.cribbage.show.RankTable;

/// The discards that a player who uses `rules` makes of six cards, cached for millions of queries.
///
/// Unless four cards are of one suit or there are several jacks, the choice depends only on the
/// ranks and on the number of cards of the jack's suit; so it is computed once for each of these.
public final class OtherDiscards {

  private static final int SUITS = 4;
  private static final long SUIT = 0x1_1111_1111_1111L;
  private static final long JACKS = 0xfL << 40;

  private final boolean ownCrib;

  /// The discards among the six cards, one bit each, by ranks and jack. Zero means not yet
  /// computed.
  private final byte[] known = new byte[SUITS * RankTable.SIXES];

  /// @param ownCrib whether the crib belongs to the player who discards
  public OtherDiscards(boolean ownCrib) {
    this.ownCrib = ownCrib;
  }

  /// The two discards of six cards.
  public long of(long six) {
    long jacks = six & JACKS;
    if ((jacks & jacks - 1) != 0 || hasFourOfASuit(six)) {
      return LayingAway.best(six, 2, ownCrib);
    }
    int place = SUITS * RankTable.placeOfAny(six) + ofTheJacksSuit(six, jacks);
    if (known[place] == 0) {
      known[place] = (byte) Long.compress(LayingAway.best(six, 2, ownCrib), six);
    }
    return Long.expand(known[place], six);
  }

  private static boolean hasFourOfASuit(long six) {
    int most = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      most = Math.max(most, Long.bitCount(six & SUIT << suit));
    }
    return most >= SUITS;
  }

  private static int ofTheJacksSuit(long six, long jack) {
    return jack == 0 ? 0 : Long.bitCount(six & SUIT << (Long.numberOfTrailingZeros(jack) & 3));
  }
}
