package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.TURN_OVER;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;

/// All cards outside the hands, as one queue: drawn at the front, laid at the back, the last one
/// open (M11). Nothing in it is ever written over but what becomes known of it: what was drawn
/// stays where it was, and shuffled cards are put behind everything. So every card laid since the
/// last shuffle is there, and without one since the opening card. A card that nobody recorded is 0.
public final class Piles {

  private long[] queue = new long[256];

  /// Where the opening card is.
  private int opening;

  /// The draw pile begins at `front`, the discard pile at `border`, and it ends before `back`.
  private int front;

  private int border;
  private int back;

  /// Cards before this place were put there face down, those from it on were seen by everybody.
  private int faceUp;

  /// Lays out a deck of so many cards, of which some are dealt: the queue is the rest of it, then
  /// the opening card. The deck itself stays where it is, before and up to that.
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

  /// Where the draw pile begins: another place when a card has left it.
  public int front() {
    return front;
  }

  /// Where the discard pile ends.
  int back() {
    return back;
  }

  /// The card at a place of the queue as a bit, 0 if it is not known. What was drawn stays before
  /// the draw pile, the deck before all else.
  public long at(int place) {
    return queue[place];
  }

  /// Which card this is becomes known.
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

  /// How many cards the draw pile has.
  public int drawPileSize() {
    return border - front;
  }

  /// The card at a place of the draw pile as a bit, 0 if it is not known; the top card is 0.
  public long drawPile(int place) {
    return queue[front + place];
  }

  /// How many cards the discard pile has.
  public int discardPileSize() {
    return back - border;
  }

  /// The card at a place of the discard pile as a bit, from the bottom; the last lies open.
  public long discardPile(int place) {
    return queue[border + place];
  }

  /// How many cards were laid, the opening card included.
  public int laidCards() {
    return back - opening;
  }

  /// The card that was laid `i`-th, the opening card being 0.
  long laid(int i) {
    return queue[opening + i];
  }

  /// Whether the same cards lie in two parts of the queue.
  boolean areSame(int from, int to, int otherFrom, int otherTo) {
    return Arrays.equals(queue, from, to, queue, otherFrom, otherTo);
  }

  /// Puts a card on each place of the draw pile that is not known.
  ///
  /// @param cards those cards, from a place in it on
  public void fill(long[] cards, int from) {
    int next = from;
    for (int i = front; i < border; i++) {
      queue[i] = queue[i] == 0 ? cards[next++] : queue[i];
    }
  }

  /// How many cards can be drawn, now or after turning the discard pile over.
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

  /// Takes the discard pile without its open card for the new draw pile.
  void turnOver(RulingLog log) {
    border = back - 1;
    log.add(TURN_OVER, Kernel.NOBODY, 0, border - front);
  }

  /// Whether the draw pile has just been used up and there is something to turn over (M9).
  boolean canTurnOver() {
    return front == border && back - border > 1;
  }

  /// Makes the discard pile without its open card, in this order, the new draw pile. What was taken
  /// since `from`, and the open card, go with it, so that they stay neighbours.
  ///
  /// @return where that begins now which was taken
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

  /// All cards in the queue that are known, as bits.
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

  /// How many cards of the draw pile are not known.
  public int unknown() {
    int count = 0;
    for (int i = front; i < border; i++) {
      count += queue[i] == 0 ? 1 : 0;
    }
    return count;
  }

  /// Forgets what lies face down, and where drawn cards came from.
  ///
  /// @param except cards from this place on may stay, up to the draw pile: the viewer took them
  void veil(int except) {
    int past = Math.min(except, Math.min(front, faceUp));
    Arrays.fill(queue, 0, Math.min(opening, past), 0);
    for (int i = opening + 1; i < past; i++) {
      queue[i] = 0;
    }
    hideFaceDown();
  }

  /// Forgets the order of the draw pile, as far as nobody has seen it.
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
