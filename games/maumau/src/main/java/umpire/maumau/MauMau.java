package umpire.maumau;

import static umpire.maumau.MauMauRule.CARDS_LEFT;
import static umpire.maumau.MauMauRule.DOUBLE;
import static umpire.maumau.MauMauRule.DRAW;
import static umpire.maumau.MauMauRule.DRAW_IF_NOTHING_FITS;
import static umpire.maumau.MauMauRule.EIGHT;
import static umpire.maumau.MauMauRule.ENDLESS;
import static umpire.maumau.MauMauRule.FIT;
import static umpire.maumau.MauMauRule.GAME_OVER;
import static umpire.maumau.MauMauRule.IN_TURN;
import static umpire.maumau.MauMauRule.JACK_ON_JACK;
import static umpire.maumau.MauMauRule.KEEP;
import static umpire.maumau.MauMauRule.LAY;
import static umpire.maumau.MauMauRule.NAMED_SUIT;
import static umpire.maumau.MauMauRule.NAME_SUIT;
import static umpire.maumau.MauMauRule.ONLY_SEVEN;
import static umpire.maumau.MauMauRule.OPENING;
import static umpire.maumau.MauMauRule.OUT_OF_CARDS;
import static umpire.maumau.MauMauRule.OWN_CARD;
import static umpire.maumau.MauMauRule.PASS;
import static umpire.maumau.MauMauRule.PENALTY;
import static umpire.maumau.MauMauRule.SEVEN;
import static umpire.maumau.MauMauRule.TURN_OVER;
import static umpire.maumau.MauMauRule.WIN;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// One game of Mau-Mau.
///
/// Cards are bits (see [Cards]). All cards outside the hands form one queue: drawn at the front,
/// laid at the back, the last one open (M11). What may be laid now is kept as one set of cards, so
/// a hand's fitting cards are one `&` away, whether a seven is active, a suit is named or neither.
///
/// A move is a number: a card's number for a card that is no jack; [#jack] for a jack with the suit
/// named; [#DRAW_MOVE]; [#KEEP_MOVE].
public final class MauMau implements Kernel {

  public static final int MOST_PLAYERS = 4;
  private static final int FIRST_JACK = 4 * Cards.JACK;
  public static final int DRAW_MOVE = FIRST_JACK + Cards.SUITS * Cards.SUITS;
  public static final int KEEP_MOVE = DRAW_MOVE + 1;
  public static final int MOVES = KEEP_MOVE + 1;

  private static final int NO_CARD = 0;

  private int players;
  private final int[] hands = new int[MOST_PLAYERS];
  private final int[] scores = new int[MOST_PLAYERS];

  /// The one queue: the draw pile from `front`, the discard pile from `border` up to `back`. What
  /// was drawn stays where it was, so every card laid in the game is there, from the opening card
  /// on.
  private int[] queue = new int[256];

  private int opening;
  private int front;
  private int border;
  private int back;

  private int open;
  private int fitting;
  private int penalty;
  private int seat = NOBODY;
  private boolean hasDrawn;
  private int turns;
  private int winner = NOBODY;
  private boolean endless;

  // For those who look for rare games.
  private int turnOvers;
  private int fewestOutside;

  /// Begins a game: deals 7, 6 or 5 cards each, one at a time, and opens the discard pile.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void deal(int numberOfPlayers, int[] deck, Tape tape) {
    players = numberOfPlayers;
    for (int player = 0; player < MOST_PLAYERS; player++) {
      hands[player] = scores[player] = 0;
    }
    int dealt = players * handSize(players);
    for (int i = 0, player = 0; i < dealt; i++) {
      hands[player] |= deck[i];
      player = next(player);
    }
    front = 0;
    back = 0;
    for (int i = dealt + 1; i < Cards.DECK; i++) {
      queue[back++] = deck[i];
    }
    opening = border = back;
    penalty = turns = 0;
    hasDrawn = endless = false;
    turnOvers = 0;
    fewestOutside = Cards.DECK;
    winner = NOBODY;
    seat = players - 1; // so that the first turn goes to player 1
    tape.say(OPENING, NOBODY, number(deck[dealt]), players);
    putDown(deck[dealt]);
    if ((open & Cards.JACKS) != 0) {
      fitting = ~Cards.JACKS; // an opening jack binds no suit (M5)
    } else {
      act(tape);
    }
    passTheTurn();
  }

  public static int handSize(int players) {
    return 9 - players;
  }

  @Override
  public int check(int player, int move) {
    if (seat == NOBODY) {
      return GAME_OVER.ordinal();
    }
    if (player != seat) {
      return IN_TURN.ordinal();
    }
    return switch (move) {
      case DRAW_MOVE -> mayDraw() ? FINE : DRAW_IF_NOTHING_FITS.ordinal();
      case KEEP_MOVE -> hasDrawn ? FINE : KEEP.ordinal();
      default -> move >= 0 && move < MOVES ? checkCard(cardOf(move)) : OWN_CARD.ordinal();
    };
  }

  private boolean mayDraw() {
    return penalty > 0 || (!hasDrawn && (hands[seat] & fitting) == 0);
  }

  private int checkCard(int card) {
    if ((hands[seat] & card) == 0) {
      return OWN_CARD.ordinal();
    }
    if ((fitting & card) != 0) {
      return FINE;
    }
    if (penalty > 0) {
      return ONLY_SEVEN.ordinal();
    }
    if ((open & Cards.JACKS) == 0) {
      return FIT.ordinal();
    }
    return ((card & Cards.JACKS) != 0 ? JACK_ON_JACK : NAMED_SUIT).ordinal();
  }

  @Override
  public void play(int move, Tape tape) {
    switch (move) {
      case DRAW_MOVE -> {
        if (penalty > 0) {
          payPenalty(tape);
        } else {
          drawOne(tape);
        }
      }
      case KEEP_MOVE -> {
        tape.say(PASS, seat, 0, 0);
        passTheTurn();
      }
      default -> lay(move, tape);
    }
  }

  private void lay(int move, Tape tape) {
    int card = cardOf(move);
    hands[seat] &= ~card;
    tape.say(LAY, seat, number(card), Integer.bitCount(hands[seat]));
    putDown(card);
    if (hands[seat] == 0) {
      win(tape);
      return;
    }
    if ((card & Cards.JACKS) != 0) {
      nameSuit(move & 3, tape);
    } else {
      act(tape);
    }
    passTheTurn();
  }

  /// Lays a card on the discard pile.
  private void putDown(int card) {
    if (back == queue.length) {
      queue = Arrays.copyOf(queue, 2 * back);
    }
    queue[back++] = card;
    open = card;
  }

  /// Carries out what a card that is no jack does when it comes to lie open.
  private void act(Tape tape) {
    fitting = Cards.fittingOn(open);
    if ((open & Cards.SEVENS) != 0) {
      penalty += 2;
      fitting = Cards.SEVENS;
      tape.say(SEVEN, next(seat), 0, penalty);
    } else if ((open & Cards.EIGHTS) != 0) {
      seat = next(seat);
      tape.say(EIGHT, seat, 0, 0);
    }
  }

  private void nameSuit(int suit, Tape tape) {
    fitting = Cards.fittingOnNamed(suit);
    tape.say(NAME_SUIT, seat, suit, 0);
  }

  private void drawOne(Tape tape) {
    int card = takeTopCard(tape);
    if (card == NO_CARD) {
      runOutOfCards(tape);
      return;
    }
    hands[seat] |= card;
    tape.say(DRAW, seat, number(card), 0);
    if ((card & fitting) != 0) {
      hasDrawn = true;
    } else {
      tape.say(PASS, seat, 0, 0);
      passTheTurn();
    }
  }

  private void payPenalty(Tape tape) {
    for (int due = penalty; due > 0; due--) {
      int card = takeTopCard(tape);
      if (card == NO_CARD) {
        runOutOfCards(tape);
        return;
      }
      hands[seat] |= card;
      tape.say(PENALTY, seat, number(card), due);
    }
    penalty = 0;
    fitting = Cards.fittingOn(open);
    passTheTurn();
  }

  /// Takes the top card of the draw pile, and turns the discard pile over as soon as that was the
  /// last one; or later, when a card is needed, if there was nothing to turn over then (M9).
  private int takeTopCard(Tape tape) {
    if (front == border && !turnOver(tape)) {
      return NO_CARD;
    }
    int card = queue[front++];
    fewestOutside = Math.min(fewestOutside, back - front);
    if (front == border) {
      turnOver(tape);
    }
    return card;
  }

  /// Everything but the open card becomes the draw pile; false if there is nothing else.
  private boolean turnOver(Tape tape) {
    if (back - border == 1) {
      return false;
    }
    border = back - 1;
    turnOvers++;
    tape.say(TURN_OVER, NOBODY, 0, border - front);
    return true;
  }

  private void runOutOfCards(Tape tape) {
    tape.say(OUT_OF_CARDS, seat, 0, 0);
    seat = NOBODY;
  }

  private void passTheTurn() {
    seat = next(seat);
    hasDrawn = false;
    turns++;
  }

  private void win(Tape tape) {
    winner = seat;
    tape.say(WIN, seat, number(open), 0);
    seat = NOBODY;
    boolean doubled = (open & Cards.JACKS) != 0;
    for (int player = 0; player < players; player++) {
      int value = Cards.value(hands[player]);
      scores[player] = doubled ? 2 * value : value;
      if (value > 0) {
        tape.say(CARDS_LEFT, player, Integer.bitCount(hands[player]), value);
        if (doubled) {
          tape.say(DOUBLE, player, 0, value);
        }
      }
    }
  }

  /// Stops a game of which somebody has proved that it never ends.
  void callOff(Tape tape) {
    tape.say(ENDLESS, NOBODY, 0, turns);
    seat = NOBODY;
    endless = true;
  }

  private int next(int player) {
    return player + 1 == players ? 0 : player + 1;
  }

  // Moves as numbers.

  /// The move that lays a jack and names a suit.
  static int jack(int jackSuit, int named) {
    return FIRST_JACK + (jackSuit << 2 | named);
  }

  /// The card a move lays, as a bit.
  static int cardOf(int move) {
    return move < FIRST_JACK ? 1 << move : 1 << FIRST_JACK + (move - FIRST_JACK >> 2);
  }

  private static int number(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  @Override
  public int legal(int[] moves) {
    if (seat == NOBODY) {
      return 0;
    }
    int found = 0;
    for (int rest = hands[seat] & fitting; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (card < FIRST_JACK) {
        moves[found++] = card;
      } else {
        for (int suit = 0; suit < Cards.SUITS; suit++) {
          moves[found++] = jack(card - FIRST_JACK, suit);
        }
      }
    }
    if (mayDraw()) {
      moves[found++] = DRAW_MOVE;
    }
    if (hasDrawn) {
      moves[found++] = KEEP_MOVE;
    }
    return found;
  }

  // What can be seen of the table.

  @Override
  public int seats() {
    return players;
  }

  @Override
  public int toAct() {
    return seat;
  }

  @Override
  public int score(int player) {
    return scores[player];
  }

  /// Who has won; [#NOBODY] while the game goes on, or if it ended without a result.
  public int winner() {
    return winner;
  }

  /// The cards in a player's hand, as bits.
  public int hand(int player) {
    return hands[player];
  }

  /// The hand of the player after the one to act, in the order of seats.
  int nextHand() {
    return hands[next(seat)];
  }

  /// The cards of the player to act that he may lay now.
  int fittingCards() {
    return hands[seat] & fitting;
  }

  int handToAct() {
    return hands[seat];
  }

  int penalty() {
    return penalty;
  }

  /// How many turns have begun.
  int turns() {
    return turns;
  }

  /// Whether the player to act has done nothing yet in this turn.
  boolean startsTurn() {
    return !hasDrawn;
  }

  /// How many cards were laid, the opening card included.
  public int laidCards() {
    return back - opening;
  }

  /// The number of the card that was laid `i`-th, the opening card being 0.
  public int laid(int i) {
    return number(queue[opening + i]);
  }

  /// Whether the game was called off because it never ends.
  public boolean isEndless() {
    return endless;
  }

  /// How often the discard pile was turned over.
  public int turnOvers() {
    return turnOvers;
  }

  /// The smallest number of cards that were ever in nobody's hand, the open card included.
  public int fewestOutside() {
    return fewestOutside;
  }

  /// Everything that the rest of the game depends on (M10): who is in turn, the penalty due, what
  /// fits, the hands, the queue.
  int[] position() {
    var position = new int[3 + MOST_PLAYERS + back - front];
    position[0] = seat;
    position[1] = penalty;
    position[2] = fitting;
    System.arraycopy(hands, 0, position, 3, MOST_PLAYERS);
    System.arraycopy(queue, front, position, 3 + MOST_PLAYERS, back - front);
    return position;
  }
}
