package umpire.maumau.fastpath;

import umpire.maumau.cards.Cards;
import umpire.maumau.play.DecisionRules;
import umpire.maumau.rule.TableRules;

/// Plays a decided game at full speed, by the published problem's rules and without reporting
/// rulings.
///
/// The only permitted copy of the order of events (decision 0010): [umpire.maumau.deal.MauMau] has
/// it move by move, for every table; this plays several times as many games, and a test compares
/// the two. It is one method on purpose: the position is held in local variables, which the
/// compiler keeps in registers as long as they are few, and the hands rotate through them with the
/// turn. The rules come from [TableRules#CLASSIC], a constant, and the players' choices from
/// [DecisionRules]; this class has only the order of events. Cards are the lower half of the usual
/// `long`: 32 bits hold the published problem's cards, and more of them stay in registers.
public final class FastDeal {

  /// The most players in the published problem.
  public static final int MAX_PLAYERS = 4;

  /// The end of the queue when only the opening card is laid.
  static final int OPENED = Cards.DECK + 1;

  /// Stops a game whose queue has become longer than any random game's.
  private static final int SUSPICIOUSLY_LONG = 1000;

  private static final TableRules RULES = TableRules.CLASSIC;

  private static final int JACKS = (int) Cards.JACKS;
  private static final int NO_CARD = 0;
  private static final int NOBODY = -1;

  /// The rest of the deck, the opening card, and every card that was laid.
  private final int[] queue = new int[SUSPICIOUSLY_LONG + 1];

  private int players;
  private int front;
  private int back;

  /// The cards that each player has left, from the winner's seat on.
  private final int[] left = new int[MAX_PLAYERS];

  private int winner;
  private long counts;

  /// Plays a game. Without a winner it has run out of cards, or has become suspiciously long;
  /// [umpire.maumau.play.DecidedGame] then finds out which.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void play(int numberOfPlayers, long[] deck) {
    players = numberOfPlayers;
    winner = NOBODY;
    int dealt = players * RULES.handSize(players);
    for (int place = dealt; place < Cards.DECK; place++) {
      queue[place] = (int) deck[place];
    }
    queue[Cards.DECK] = queue[dealt];
    front = dealt + 1;
    back = OPENED;
    // With a constant number of players the compiler unrolls the dealing.
    switch (players) {
      case 2 -> play(2, hand(deck, 1, 2), hand(deck, 0, 2), NO_CARD, NO_CARD);
      case 3 -> play(3, hand(deck, 2, 3), hand(deck, 0, 3), hand(deck, 1, 3), NO_CARD);
      default -> play(4, hand(deck, 3, 4), hand(deck, 0, 4), hand(deck, 1, 4), hand(deck, 2, 4));
    }
  }

  /// The cards dealt to a player, one in each round.
  private static int hand(long[] deck, int player, int players) {
    int hand = NO_CARD;
    for (int i = player; i < players * RULES.handSize(players); i += players) {
      hand |= (int) deck[i];
    }
    return hand;
  }

  /// Plays with the hands of the player before the first, taken as the player of the opening card
  /// (M4), and of the players who follow.
  private void play(int players, int hand, int next, int third, int fourth) {
    final int[] queue = this.queue;
    int front = this.front;
    int back = this.back;
    int card = queue[back - 1];
    int number = number(card);
    int seat = players - 1;
    int penalty = 0;
    long counts = Counts.NONE;

    do {
      // Apply the card.
      int fitting = (int) RULES.fittingOn(number);
      if ((card & JACKS) != 0) {
        fitting = fittingOnJack(number, hand, back);
      } else if ((card & (int) Cards.SEVENS) != 0) {
        penalty = RULES.penaltyAfter(penalty);
        fitting = (int) RULES.answers();
        counts = Counts.seven(counts, penalty, back);
      } else if ((card & (int) RULES.laying().skipping()) != 0) {
        int done = hand;
        hand = next;
        next = players == 2 ? done : third;
        third = players == 3 ? done : fourth;
        fourth = done;
        seat++;
      }

      int candidates;
      do {
        // Pass the turn to the next player.
        int done = hand;
        hand = next;
        next = players == 2 ? done : third;
        third = players == 3 ? done : fourth;
        fourth = done;
        seat++;

        candidates = hand & fitting;
        if (candidates == NO_CARD) {
          if (back - front <= Math.max(penalty, 1)) {
            return;
          }
          if (penalty > 0) {
            // Draw for a seven that is not answered.
            hand |= pairs(queue, front, penalty);
            front += penalty;
            counts = Counts.paid(counts, penalty);
            penalty = 0;
            fitting = (int) RULES.fittingOn(number(queue[back - 1]));
          } else {
            // Draw a card if none fits, and lay it in the same turn if it fits.
            int drawn = queue[front++];
            hand |= drawn;
            candidates = drawn & fitting;
          }
          counts = Counts.drawn(counts, front, back);
        }
      } while (candidates == NO_CARD);

      // Lay a card.
      number = DecisionRules.card(all(candidates), all(next), RULES.wild());
      card = 1 << number;
      hand ^= card;
      queue[back++] = card;
      if (hand == NO_CARD) {
        win(seat % players, front, back, counts);
        left[1] = next;
        left[2] = third;
        left[3] = fourth;
        return;
      }
    } while (back < SUSPICIOUSLY_LONG);
  }

  private void win(int player, int frontThen, int backThen, long counted) {
    winner = player;
    front = frontThen;
    back = backThen;
    counts = counted;
  }

  private static int fittingOnJack(int number, int hand, int back) {
    return (int)
        (back == OPENED
            ? RULES.fittingOnOpeningJack(number)
            : RULES.fittingOnNamed(DecisionRules.suit(all(hand), RULES.wild())));
  }

  private static int number(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  /// A set of cards in the usual 64 bits.
  private static long all(int cards) {
    return Integer.toUnsignedLong(cards);
  }

  /// The cards from an index of the queue on, as one set. A penalty is even.
  private static int pairs(int[] queue, int from, int count) {
    int cards = NO_CARD;
    int place = from;
    do {
      cards |= queue[place] | queue[place + 1];
      place += 2;
    } while (place < from + count);
    return cards;
  }

  /// The player who laid the last card; negative without a winner.
  public int winner() {
    return winner;
  }

  public int score(int player) {
    int place = player < winner ? player + players - winner : player - winner;
    int value = place == 0 ? 0 : Cards.value(all(left[place]));
    return isDoubled() ? 2 * value : value;
  }

  boolean isDoubled() {
    return (queue[back - 1] & JACKS) != 0;
  }

  /// The number of cards laid, the opening card included.
  public int laidCards() {
    return back - Cards.DECK;
  }

  /// The number of the card that was laid `i`-th; the opening card has index 0.
  public int laid(int i) {
    return number(queue[Cards.DECK + i]);
  }

  /// The number of cards drawn after the deal.
  int cardsDrawn() {
    return front - players * RULES.handSize(players) - 1;
  }

  /// Counts kept during the game, see [Counts].
  long counts() {
    return counts;
  }
}
