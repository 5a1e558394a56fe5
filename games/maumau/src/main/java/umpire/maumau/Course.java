package umpire.maumau;

/// The course of a decided game at full speed: the published problem's rules, nothing told.
///
/// It is one method, and on purpose: the position is held in local variables, which the compiler
/// keeps in registers as long as they are few (decision 0010). What the rules say is asked of
/// [TableRules#CLASSIC], a constant, and what a player prefers of [DecisionRules]; here is only the
/// order of events. [MauMau] has the same order move by move, for every table; a test compares the
/// two.
final class Course {

  /// A decided game is not played on when the queue has become longer than any random game's.
  static final int SUSPICIOUSLY_LONG = 1000;

  private static final TableRules RULES = TableRules.CLASSIC;

  private static final int NO_CARD = 0;

  private Course() {}

  /// Plays on until the game is over or suspiciously long. Turns are not counted.
  ///
  /// @param counts where it is counted what cannot be seen at the end
  static void play(MauMau game, Counts counts) {
    counts.reset();
    final Piles piles = game.piles;
    final int order = game.order;
    final int[] hands = game.hands;
    final int[] queue = piles.queue;
    int seat = game.seat;
    int hand = hands[seat];
    int nextSeat = MauMau.after(seat, order);
    int nextHand = hands[nextSeat];
    int front = piles.front;
    int back = piles.back;
    int fitting = game.fitting;
    int penalty = game.penalty;

    do {
      int candidates = hand & fitting;

      if (candidates == NO_CARD) {
        if (penalty > 0) {
          // A seven that is not answered is paid for, two cards for each.
          if (back - front <= penalty) {
            game.over = true;
            break;
          }
          counts.penaltyCards += penalty;
          int end = front + penalty;
          do {
            hand |= queue[front] | queue[front + 1];
            front += 2;
          } while (front < end);
          penalty = 0;
          fitting = Cards.fittingOn(Cards.number(queue[back - 1]));
          if (front >= piles.border) {
            counts.turnOvers += piles.turnedOver(back);
          }
        } else {
          // Nothing fits: a card is drawn, and laid in the same turn if it fits.
          if (back - front == 1) {
            game.over = true;
            break;
          }
          int card = queue[front++];
          if (front >= piles.border) {
            counts.turnOvers += piles.turnedOver(back);
          }
          hand |= card;
          candidates = card & fitting;
        }
      }

      if (candidates != NO_CARD) {
        // A card is laid, and does what it does.
        int number = DecisionRules.card(candidates, nextHand);
        int card = 1 << number;
        hand ^= card;
        queue[back++] = card;
        if (hand == 0) {
          game.winner = seat;
          game.over = true;
          break;
        }
        fitting = Cards.fittingOn(number);
        if ((card & Cards.JACKS) != 0) {
          fitting = RULES.fittingOnNamed(DecisionRules.suit(hand));
        } else if ((card & Cards.SEVENS) != 0) {
          penalty = RULES.penaltyAfter(penalty);
          fitting = RULES.answers();
          counts.highestPenalty = Math.max(counts.highestPenalty, penalty);
        } else if ((card & RULES.skipping()) != 0) {
          hands[seat] = hand;
          seat = nextSeat;
          hand = nextHand;
          nextSeat = MauMau.after(seat, order);
          nextHand = hands[nextSeat];
        }
      }

      // The turn goes on to the next player.
      hands[seat] = hand;
      seat = nextSeat;
      hand = nextHand;
      nextSeat = MauMau.after(seat, order);
      nextHand = hands[nextSeat];
    } while (back < SUSPICIOUSLY_LONG);

    hands[seat] = hand;
    game.seat = seat;
    piles.front = front;
    piles.back = back;
    game.fitting = fitting;
    game.penalty = penalty;
  }
}
