package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.TURN_OVER;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;

/// All cards outside the hands as one queue: drawn at the front, laid at the back, the last one
/// open (M11). Nothing in it is overwritten except to fill in unknown cards: drawn cards stay where
/// they were, and shuffled cards are appended. So it holds every card laid since the last shuffle,
/// or since the opening card. An unknown card is 0.
public final class Piles {

  private long[] queue = new long[256];

  /// Index of the opening card.
  private int opening;

  /// The draw pile is from `front` to `border`, the discard pile from there to `back`, exclusive.
  private int front;

  private int border;
  private int back;

  /// Cards before this index were put there face down; all players saw those from it on.
  private int faceUp;

  /// Lays out a deck of `size` cards, of which `dealt` go to the players. The queue is the rest of
  /// the deck, then the opening card; the deck itself stays before them in the array.
  void open(long[] deck, int size, int dealt) {
    System.arraycopy(deck, 0, queue, 0, size);
    front = dealt + 1;
    opening = border = faceUp = size;
    queue[opening] = queue[dealt];
    back = opening + 1;
  }

  long openCard() {
    return queue[back - 1];
  }

  /// Index at which the draw pile begins; it changes when a card is drawn.
  public int front() {
    return front;
  }

  /// Index at which the discard pile ends.
  int back() {
    return back;
  }

  /// The card at an index of the queue as a bit, 0 if it is unknown. Drawn cards stay before the
  /// draw pile, and the deck before all others.
  public long at(int place) {
    return queue[place];
  }

  /// Records the card at an index of the queue.
  public void see(int place, long card) {
    queue[place] = card;
  }

  /// Takes the top card of the draw pile.
  long draw() {
    return queue[front++];
  }

  /// Whether the card that was drawn last had lain open.
  boolean drewShown() {
    return front > faceUp;
  }

  /// The number of cards in the draw pile.
  public int drawPileSize() {
    return border - front;
  }

  /// The card at an index of the draw pile as a bit, 0 if it is unknown; the top card has index 0.
  public long drawPile(int place) {
    return queue[front + place];
  }

  /// The number of cards in the discard pile.
  public int discardPileSize() {
    return back - border;
  }

  /// The card at an index of the discard pile as a bit, from the bottom; the last is the open card.
  public long discardPile(int place) {
    return queue[border + place];
  }

  /// The number of cards laid, the opening card included.
  public int laidCards() {
    return back - opening;
  }

  /// The card that was laid `i`-th; the opening card has index 0.
  long laid(int i) {
    return queue[opening + i];
  }

  /// Whether two ranges of the queue hold equal cards.
  boolean areSame(int from, int to, int otherFrom, int otherTo) {
    return Arrays.equals(queue, from, to, queue, otherFrom, otherTo);
  }

  /// Fills the unknown cards of the draw pile.
  ///
  /// @param cards the cards to use, starting at index `from`
  public void fill(long[] cards, int from) {
    int next = from;
    for (int i = front; i < border; i++) {
      queue[i] = queue[i] == 0 ? cards[next++] : queue[i];
    }
  }

  /// The number of cards that can be drawn, now or after the discard pile is turned over.
  public int left() {
    return back - front - 1;
  }

  boolean drawPileIsUsedUp() {
    return front == border;
  }

  void lay(long card) {
    reach(back + 1);
    queue[back++] = card;
  }

  private void reach(int end) {
    if (end > queue.length) {
      queue = Arrays.copyOf(queue, 2 * end);
    }
  }

  /// Makes the discard pile, without its open card, the new draw pile.
  void turnOver(RulingLog log) {
    border = back - 1;
    log.add(TURN_OVER, Kernel.NOBODY, 0, border - front);
  }

  /// Whether the draw pile has just been used up and there is something to turn over (M9).
  boolean canTurnOver() {
    return front == border && back - border > 1;
  }

  /// Makes the discard pile without its open card, in this order, the new draw pile. The cards
  /// taken since `from`, and the open card, are copied along, so that they stay neighbours.
  ///
  /// @return the new index of the first taken card
  int shuffle(long[] cards, int from) {
    int taken = front - from;
    int left = left();
    int start = back;
    reach(start + taken + left + 1);
    System.arraycopy(queue, from, queue, start, taken);
    System.arraycopy(cards, 0, queue, start + taken, left);
    queue[start + taken + left] = queue[start - 1];
    front = start + taken;
    border = faceUp = front + left;
    back = border + 1;
    return start;
  }

  /// All known cards in the queue, as bits.
  long known() {
    long cards = 0;
    for (int i = front; i < back; i++) {
      cards |= queue[i];
    }
    return cards;
  }

  /// All cards of the discard pile but the open one.
  public long covered() {
    long cards = 0;
    for (int i = border; i < back - 1; i++) {
      cards |= queue[i];
    }
    return cards;
  }

  /// The number of unknown cards in the draw pile.
  public int unknown() {
    int count = 0;
    for (int i = front; i < border; i++) {
      count += queue[i] == 0 ? 1 : 0;
    }
    return count;
  }

  /// Forgets face-down cards, and where drawn cards came from.
  ///
  /// @param except index from which cards before the draw pile may stay: the viewer drew them
  void veil(int except) {
    int past = Math.min(except, Math.min(front, faceUp));
    Arrays.fill(queue, 0, Math.min(opening, past), 0);
    for (int i = opening + 1; i < past; i++) {
      queue[i] = 0;
    }
    hideFaceDown();
  }

  /// Forgets the order of the draw pile, except for cards that have lain open.
  void hideFaceDown() {
    for (int i = front; i < Math.min(faceUp, border); i++) {
      queue[i] = 0;
    }
  }

  void copyFrom(Piles other) {
    reach(other.back);
    System.arraycopy(other.queue, 0, queue, 0, other.back);
    opening = other.opening;
    front = other.front;
    border = other.border;
    back = other.back;
    faceUp = other.faceUp;
  }
}
