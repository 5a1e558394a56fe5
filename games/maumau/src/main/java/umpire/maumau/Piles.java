package umpire.maumau;

import static umpire.maumau.MauMauRule.TURN_OVER;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// All cards outside the hands, as one queue: drawn at the front, laid at the back, the last one
/// open (M11). What was drawn stays where it was, so every card laid in the deal is there, from the
/// opening card on. A card that nobody recorded is 0.
final class Piles {

  /// Where the queue ends when nothing but the opening card is laid.
  static final int OPENED = Cards.DECK + 1;

  int[] queue = new int[Course.SUSPICIOUSLY_LONG + 1];

  /// Where the opening card is.
  int opening;

  /// The draw pile begins at `front`, the discard pile at `border`, and it ends before `back`.
  int front;

  int border;
  int back;

  /// Cards before this place were put there face down, those from it on were seen by everybody.
  int faceUp;

  /// Lays out a deck of which so many cards are dealt: the queue is the rest of it, then the
  /// opening card. The deck itself stays where it is, before and up to that.
  void open(int[] deck, int dealt) {
    System.arraycopy(deck, 0, queue, 0, Cards.DECK);
    front = dealt + 1;
    opening = border = faceUp = Cards.DECK;
    queue[opening] = queue[dealt];
    back = OPENED;
  }

  int openCard() {
    return queue[back - 1];
  }

  /// How many cards can be drawn, now or after turning the discard pile over.
  int left() {
    return back - front - 1;
  }

  boolean drawPileIsUsedUp() {
    return front == border;
  }

  void lay(int card) {
    if (back == queue.length) {
      queue = Arrays.copyOf(queue, 2 * back);
    }
    queue[back++] = card;
  }

  /// Takes the discard pile without its open card for the new draw pile.
  void turnOver(Tape tape) {
    border = back - 1;
    tape.say(TURN_OVER, Kernel.NOBODY, 0, border - front);
  }

  /// Whether the draw pile has just been used up and there is something to turn over (M9).
  boolean canTurnOver() {
    return front == border && back - border > 1;
  }

  /// Makes the discard pile without its open card, in this order, the new draw pile.
  void shuffle(int[] cards) {
    System.arraycopy(cards, 0, queue, front, left());
    border = faceUp = back - 1;
  }

  /// All cards in the queue that are known, as bits.
  int known() {
    int cards = 0;
    for (int i = front; i < back; i++) {
      cards |= queue[i];
    }
    return cards;
  }

  void copyFrom(Piles other) {
    queue = other.queue.clone();
    opening = other.opening;
    front = other.front;
    border = other.border;
    back = other.back;
    faceUp = other.faceUp;
  }
}
