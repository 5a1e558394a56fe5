package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.core.cards.CardSet;
import umpire.maumau.cards.Cards;
import umpire.maumau.inference.HiddenPlaces;

/// Puts a card on every hidden place, so that every arrangement that agrees with all that was seen
/// is equally likely.
///
/// Places are filled in turn, those that admit the fewest cards first, each with a random card
/// among those it admits that are left. If a later place admits all that an earlier one admits, as
/// always with one hidden hand, its number of choices does not depend on the earlier cards, and so
/// every arrangement is equally likely. With several hands that number varies, and arrangements
/// with few choices would come too often; so each is kept only with a probability that makes up for
/// it: the product of its numbers of choices over the product of the highest possible ones.
///
/// If no arrangement was kept after many attempts, cards are exchanged between places, starting
/// from any arrangement: after enough exchanges all are equally likely.
final class World {

  private static final int ATTEMPTS = 200;
  private static final int EXCHANGES = 40;

  private final int[] order = new int[Cards.MAX_CARDS];
  private final int[] most = new int[Cards.MAX_CARDS];
  private final long[] dealt = new long[Cards.MAX_CARDS];
  private int size;
  private boolean certain;

  /// The places that were tried for making room, one bit each.
  private long asked;

  /// Returns a card for every place, as a bit; each call reuses the array.
  long[] draw(HiddenPlaces hiddenPlaces, SeededRandom random) {
    if (hiddenPlaces.isFree()) {
      deal(hiddenPlaces.cards(), 0, hiddenPlaces.size(), random);
      return dealt;
    }
    arrange(hiddenPlaces);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      double share = attempt(hiddenPlaces, random);
      if (share >= 1 || (share > 0 && share * (1L << 30) > random.nextInt(1 << 30))) {
        return dealt;
      }
    }
    if (match(hiddenPlaces)) {
      exchange(hiddenPlaces, random);
    } else {
      deal(hiddenPlaces.cards(), 0, hiddenPlaces.size(), random); // a player has broken a rule
    }
    return dealt;
  }

  /// Deals random cards to places that admit any card.
  private void deal(long cards, int from, int to, SeededRandom random) {
    long left = cards;
    int count = Long.bitCount(cards);
    for (int place = from; place < to; place++) {
      dealt[place] = CardSet.nth(random.nextInt(count--), left);
      left ^= dealt[place];
    }
  }

  /// Orders the places of hands, and computes the highest number of choices for each. The remaining
  /// cards go to the draw pile.
  private void arrange(HiddenPlaces hiddenPlaces) {
    size = hiddenPlaces.inHands();
    certain = true;
    for (int i = 0; i < size; i++) {
      int admits = Long.bitCount(admitted(hiddenPlaces, i));
      int at = i;
      while (at > 0 && Long.bitCount(admitted(hiddenPlaces, order[at - 1])) > admits) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
    for (int i = 0; i < size; i++) {
      most[i] = mostChoices(hiddenPlaces, i);
    }
  }

  private static long admitted(HiddenPlaces hiddenPlaces, int place) {
    return hiddenPlaces.cards() & ~hiddenPlaces.impossible(place);
  }

  /// The highest number of choices for a place. Earlier places take a card away for certain if they
  /// admit no others, or if they outnumber the cards that only they admit.
  private int mostChoices(HiddenPlaces hiddenPlaces, int i) {
    long own = admitted(hiddenPlaces, order[i]);
    int inside = 0;
    int others = 0;
    long outside = 0;
    for (int j = 0; j < i; j++) {
      long earlier = admitted(hiddenPlaces, order[j]);
      if ((earlier & ~own) == 0) {
        inside++;
      } else {
        others++;
        outside |= earlier & ~own;
        certain &= (earlier & own) == 0;
      }
    }
    return Long.bitCount(own) - inside - Math.max(0, others - Long.bitCount(outside));
  }

  /// Fills all places. Returns the product of the numbers of choices over the product of the
  /// highest ones, or 0 if a place got no card.
  private double attempt(HiddenPlaces hiddenPlaces, SeededRandom random) {
    long left = hiddenPlaces.cards();
    double share = 1;
    for (int i = 0; i < size; i++) {
      long choice = left & ~hiddenPlaces.impossible(order[i]);
      int count = Long.bitCount(choice);
      if (count == 0) {
        return 0;
      }
      share *= certain ? 1 : (double) count / most[i];
      long card = CardSet.nth(random.nextInt(count), choice);
      dealt[order[i]] = card;
      left ^= card;
    }
    deal(left, size, hiddenPlaces.size(), random);
    return share;
  }

  /// Finds one way to fill all places, if there is any: if none of a place's cards is left, other
  /// places make room for it.
  private boolean match(HiddenPlaces hiddenPlaces) {
    long left = hiddenPlaces.cards();
    for (int place = 0; place < hiddenPlaces.size(); place++) {
      dealt[place] = 0;
    }
    for (int place = 0; place < hiddenPlaces.size(); place++) {
      asked = 1L << place;
      long took = room(hiddenPlaces, place, left);
      if (took == 0) {
        return false;
      }
      left &= ~took;
    }
    return true;
  }

  /// Gives a place a card, moving others on, each tried once. Returns the card taken from those
  /// left, or 0.
  private long room(HiddenPlaces hiddenPlaces, int place, long left) {
    long free = left & ~hiddenPlaces.impossible(place);
    if (free != 0) {
      dealt[place] = Long.lowestOneBit(free);
      return dealt[place];
    }
    for (int other = 0; other < hiddenPlaces.size(); other++) {
      boolean fits = dealt[other] != 0 && (dealt[other] & hiddenPlaces.impossible(place)) == 0;
      if (fits && (asked >> other & 1) == 0) {
        asked |= 1L << other;
        long card = dealt[other];
        long took = room(hiddenPlaces, other, left);
        if (took != 0) {
          dealt[place] = card;
          return took;
        }
      }
    }
    return 0;
  }

  private void exchange(HiddenPlaces hiddenPlaces, SeededRandom random) {
    for (int i = EXCHANGES * hiddenPlaces.size(); i > 0; i--) {
      int one = random.nextInt(hiddenPlaces.size());
      int other = random.nextInt(hiddenPlaces.size());
      boolean fits =
          (dealt[one] & hiddenPlaces.impossible(other)) == 0
              && (dealt[other] & hiddenPlaces.impossible(one)) == 0;
      if (fits) {
        long card = dealt[one];
        dealt[one] = dealt[other];
        dealt[other] = card;
      }
    }
  }
}
