package umpire.maumau;

import static umpire.maumau.MauMauRule.TURN_OVER;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// All cards outside the hands, as one queue: drawn at the front, laid at the back, the last one
/// open (M11). What was drawn stays where it was, so every card laid in the deal is there, from the
/// opening card on. A card that nobody recorded is 0.
final class Piles {

  int[] queue = new int[Course.SUSPICIOUSLY_LONG + 1];

  /// Where the opening card is.
  int opening;

  /// The draw pile begins at `front`, the discard pile at `border`, and it ends before `back`.
  int front;

  int border;
  int back;

  /// Cards before this place were put there face down, those from it on were seen by everybody.
  int faceUp;

  /// Lays out what is left of a deck of which so many cards were dealt.
  void open(int[] deck, int dealt) {
    front = 0;
    back = Cards.DECK - dealt - 1;
    System.arraycopy(deck, dealt + 1, queue, 0, back);
    opening = border = faceUp = back;
    queue[back++] = deck[dealt];
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

  /// The same for cards that were drawn without looking: turns the discard pile over if the draw
  /// pile was used up on the way and there was something to turn over, and says how often that was.
  ///
  /// @param end where the discard pile ends
  int turnedOver(int end) {
    if (end - border == 1) {
      return 0;
    }
    border = end - 1;
    return 1;
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
