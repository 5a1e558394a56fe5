package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.core.cards.CardSet;
import umpire.maumau.cards.Cards;
import umpire.maumau.inference.Hidden;

/// Puts a card on every hidden place, each way to do so that agrees with all that was seen being
/// equally likely.
///
/// Places are filled in turn, those first that admit the fewest cards, each with any card that it
/// admits and that is left. If whatever an earlier place can be a later one can be too, as always
/// with one hidden hand, the later one has the same number of cards to choose from whatever lay on
/// the earlier ones, and so every way is equally likely. With several hands that number differs,
/// and ways with few choices would come too often; so a way is thrown away with the chance that
/// makes up for it: it is kept with the product of its numbers over the product of the highest
/// ones.
///
/// If nothing was kept after many attempts, exchanges of cards between places lead on from any way
/// there is: after enough of them each is as likely as any other.
final class World {

  private static final int ATTEMPTS = 200;
  private static final int EXCHANGES = 40;

  private final int[] order = new int[Cards.MOST];
  private final int[] most = new int[Cards.MOST];
  private final long[] dealt = new long[Cards.MOST];
  private int size;
  private boolean certain;

  /// The places that were asked to make room, a bit each.
  private long asked;

  /// A card for every place, as a bit.
  long[] draw(Hidden hidden, SeededRandom random) {
    if (hidden.isFree()) {
      deal(hidden.cards(), 0, hidden.size(), random);
      return dealt;
    }
    arrange(hidden);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      double share = attempt(hidden, random);
      if (share >= 1 || (share > 0 && share * (1L << 30) > random.nextInt(1 << 30))) {
        return dealt;
      }
    }
    if (match(hidden)) {
      exchange(hidden, random);
    } else {
      deal(hidden.cards(), 0, hidden.size(), random); // somebody has broken a rule
    }
    return dealt;
  }

  /// Any of the cards for each of the places, which all are alike.
  private void deal(long cards, int from, int to, SeededRandom random) {
    long left = cards;
    int count = Long.bitCount(cards);
    for (int place = from; place < to; place++) {
      dealt[place] = CardSet.nth(random.nextInt(count--), left);
      left ^= dealt[place];
    }
  }

  /// Puts the places of hands in order, and works out how many cards each can have at most to
  /// choose from. What is left goes to the draw pile.
  private void arrange(Hidden hidden) {
    size = hidden.inHands();
    certain = true;
    for (int i = 0; i < size; i++) {
      int admits = Long.bitCount(admitted(hidden, i));
      int at = i;
      while (at > 0 && Long.bitCount(admitted(hidden, order[at - 1])) > admits) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
    for (int i = 0; i < size; i++) {
      most[i] = mostChoices(hidden, i);
    }
  }

  private static long admitted(Hidden hidden, int place) {
    return hidden.cards() & ~hidden.impossible(place);
  }

  /// Earlier places that admit nothing else take a card away for certain, and so do others of which
  /// there are more than cards that only they admit.
  private int mostChoices(Hidden hidden, int i) {
    long own = admitted(hidden, order[i]);
    int inside = 0;
    int others = 0;
    long outside = 0;
    for (int j = 0; j < i; j++) {
      long earlier = admitted(hidden, order[j]);
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

  /// Fills all places; how many choices there were over the highest number, 0 if a place got none.
  private double attempt(Hidden hidden, SeededRandom random) {
    long left = hidden.cards();
    double share = 1;
    for (int i = 0; i < size; i++) {
      long choice = left & ~hidden.impossible(order[i]);
      int count = Long.bitCount(choice);
      if (count == 0) {
        return 0;
      }
      share *= certain ? 1 : (double) count / most[i];
      long card = CardSet.nth(random.nextInt(count), choice);
      dealt[order[i]] = card;
      left ^= card;
    }
    deal(left, size, hidden.size(), random);
    return share;
  }

  /// Finds one way to fill all places, if there is any: where a place finds none of its cards left,
  /// others make room for it.
  private boolean match(Hidden hidden) {
    long left = hidden.cards();
    for (int place = 0; place < hidden.size(); place++) {
      dealt[place] = 0;
    }
    for (int place = 0; place < hidden.size(); place++) {
      asked = 1L << place;
      long took = room(hidden, place, left);
      if (took == 0) {
        return false;
      }
      left &= ~took;
    }
    return true;
  }

  /// Gives a place a card, moving others on, each asked once; the card that was taken from those
  /// left, or 0.
  private long room(Hidden hidden, int place, long left) {
    long free = left & ~hidden.impossible(place);
    if (free != 0) {
      dealt[place] = Long.lowestOneBit(free);
      return dealt[place];
    }
    for (int other = 0; other < hidden.size(); other++) {
      boolean fits = dealt[other] != 0 && (dealt[other] & hidden.impossible(place)) == 0;
      if (fits && (asked >> other & 1) == 0) {
        asked |= 1L << other;
        long card = dealt[other];
        long took = room(hidden, other, left);
        if (took != 0) {
          dealt[place] = card;
          return took;
        }
      }
    }
    return 0;
  }

  private void exchange(Hidden hidden, SeededRandom random) {
    for (int i = EXCHANGES * hidden.size(); i > 0; i--) {
      int one = random.nextInt(hidden.size());
      int other = random.nextInt(hidden.size());
      boolean fits =
          (dealt[one] & hidden.impossible(other)) == 0
              && (dealt[other] & hidden.impossible(one)) == 0;
      if (fits) {
        long card = dealt[one];
        dealt[one] = dealt[other];
        dealt[other] = card;
      }
    }
  }
}
