package umpire.cribbage.expert;

import umpire.cribbage.play.LayingAway;
import umpire.cribbage.show.RankTable;

/// What somebody who goes by `rules` lays away of six cards, for those who ask millions of times.
///
/// Unless four cards are of one suit or there are several jacks, the choice depends only on the
/// ranks and on how many cards of the jack's suit there are; so it is made once for each of these.
public final class OtherDiscards {

  private static final int SUITS = 4;
  private static final long SUIT = 0x1_1111_1111_1111L;
  private static final long JACKS = 0xfL << 40;

  private final boolean ownCrib;

  /// Which of the six cards are thrown, by ranks and jack: a bit for each. Zero is not known yet.
  private final byte[] known = new byte[SUITS * RankTable.SIXES];

  /// @param ownCrib whether it is their crib
  public OtherDiscards(boolean ownCrib) {
    this.ownCrib = ownCrib;
  }

  /// The two that are thrown of six cards.
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
