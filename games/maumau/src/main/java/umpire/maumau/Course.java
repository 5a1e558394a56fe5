package umpire.maumau;

/// The course of a decided game at full speed: the published problem's rules, nothing told.
///
/// It is one method, and on purpose: the position is held in local variables, which the compiler
/// keeps in registers as long as they are few, and the hands go round in them with the turn
/// (decision 0010). What the rules say is asked of [TableRules#CLASSIC], a constant, and what a
/// player prefers of [DecisionRules]; here is only the order of events. [MauMau] has the same order
/// move by move, for every table; a test compares the two.
final class Course {

  /// A decided game is not played on when the queue has become longer than any random game's.
  static final int SUSPICIOUSLY_LONG = 1000;

  private static final TableRules RULES = TableRules.CLASSIC;

  private static final int NO_CARD = 0;

  private Course() {}

  /// Plays the deck that was laid out. A game that is not over then was suspiciously long. Turns
  /// are not counted.
  static void play(MauMau game) {
    // With a constant number of players the compiler unrolls the dealing.
    int[] deck = game.piles.queue;
    switch (game.players) {
      case 2 -> play(game, 2, hand(deck, 1, 2), hand(deck, 0, 2), NO_CARD, NO_CARD);
      case 3 -> play(game, 3, hand(deck, 2, 3), hand(deck, 0, 3), hand(deck, 1, 3), NO_CARD);
      default ->
          play(game, 4, hand(deck, 3, 4), hand(deck, 0, 4), hand(deck, 1, 4), hand(deck, 2, 4));
    }
  }

  /// What a player is dealt, one card in each round.
  private static int hand(int[] deck, int player, int players) {
    int hand = NO_CARD;
    for (int i = player; i < players * RULES.handSize(players); i += players) {
      hand |= deck[i];
    }
    return hand;
  }

  /// The hands are those of the player before the first, who has laid the opening card, as it were
  /// (M4), and of the players who follow him.
  private static void play(MauMau game, int players, int hand, int next, int third, int fourth) {
    final int[] queue = game.piles.queue;
    int front = game.piles.front;
    int back = game.piles.back;
    int card = queue[back - 1];
    int number = Cards.number(card);
    int seat = players - 1;
    int penalty = 0;
    long counts = Counts.NONE;

    do {
      // What the card does.
      int fitting = Cards.fittingOn(number);
      if ((card & Cards.JACKS) != 0) {
        fitting = fittingOnJack(number, hand, back);
      } else if ((card & Cards.SEVENS) != 0) {
        penalty = RULES.penaltyAfter(penalty);
        fitting = RULES.answers();
        counts = Counts.seven(counts, penalty, back);
      } else if ((card & RULES.skipping()) != 0) {
        int done = hand;
        hand = next;
        next = players == 2 ? done : third;
        third = players == 3 ? done : fourth;
        fourth = done;
        seat++;
      }

      int candidates;
      do {
        // The turn goes on to the next player.
        int done = hand;
        hand = next;
        next = players == 2 ? done : third;
        third = players == 3 ? done : fourth;
        fourth = done;
        seat++;

        candidates = hand & fitting;
        if (candidates == NO_CARD) {
          if (back - front <= Math.max(penalty, 1)) {
            game.piles.back = back;
            game.endWithoutResult();
            return;
          }
          if (penalty > 0) {
            // A seven that is not answered is paid for.
            hand |= pairs(queue, front, penalty);
            front += penalty;
            counts = Counts.paid(counts, penalty);
            penalty = 0;
            fitting = Cards.fittingOn(Cards.number(queue[back - 1]));
          } else {
            // Nothing fits: a card is drawn, and laid in the same turn if it fits.
            int drawn = queue[front++];
            hand |= drawn;
            candidates = drawn & fitting;
          }
          counts = Counts.drawn(counts, front, back);
        }
      } while (candidates == NO_CARD);

      // A card is laid.
      number = DecisionRules.card(candidates, next);
      card = 1 << number;
      hand ^= card;
      queue[back++] = card;
      if (hand == NO_CARD) {
        game.piles.front = front;
        game.piles.back = back;
        game.counts = counts;
        game.win(seat % players, next, third, fourth);
        return;
      }
    } while (back < SUSPICIOUSLY_LONG);
  }

  private static int fittingOnJack(int number, int hand, int back) {
    return back == Piles.OPENED
        ? RULES.fittingOnOpeningJack(number)
        : RULES.fittingOnNamed(DecisionRules.suit(hand));
  }

  /// Cards from a place of the queue on, as one set. A penalty is even.
  private static int pairs(int[] queue, int from, int count) {
    int cards = NO_CARD;
    int place = from;
    do {
      cards |= queue[place] | queue[place + 1];
      place += 2;
    } while (place < from + count);
    return cards;
  }
}
