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
/// Moves are numbers as well, see [Moves].
public final class MauMau implements Kernel {

  public static final int MOST_PLAYERS = 4;

  /// Stands for whatever [DecisionRules] choose.
  private static final int DECIDED = -1;

  private static final int NO_CARD = 0;

  /// A decided game is not played on when the queue has become longer than any random game's.
  private static final int SUSPICIOUSLY_LONG = 1000;

  /// For each number of players, who follows whom: four bits a seat, the first seat lowest.
  private static final int[] ORDERS = {0, 0, 0x01, 0x021, 0x0321};

  private int players;

  /// Who follows whom, as in [#ORDERS].
  private int order;

  /// Whose turn it is, or was when the game ended.
  private int seat;

  private final int[] hands = new int[MOST_PLAYERS];

  /// The one queue: the draw pile from `front`, the discard pile from `border` up to `back`. What
  /// was drawn stays where it was, so every card laid in the game is there, from the opening card
  /// on.
  private int[] queue = new int[SUSPICIOUSLY_LONG + 1];

  private int opening;
  private int front;
  private int border;
  private int back;

  /// The cards that may be laid now, in whosever hand they are.
  private int fitting;

  private int penalty;
  private boolean hasDrawn;
  private int turns;
  private boolean over = true;
  private int winner = NOBODY;
  private boolean endless;

  /// Begins a game: deals 7, 6 or 5 cards each, one at a time, and opens the discard pile.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void deal(int numberOfPlayers, int[] deck, Tape tape) {
    players = numberOfPlayers;
    order = ORDERS[players];
    dealHands(deck);
    int dealt = players * handSize(players);
    front = 0;
    back = Cards.DECK - dealt - 1;
    System.arraycopy(deck, dealt + 1, queue, 0, back);
    opening = border = back;
    queue[back++] = deck[dealt];
    penalty = 0;
    turns = 1;
    hasDrawn = endless = over = false;
    winner = NOBODY;
    seat = 0;
    open(deck[dealt], tape);
  }

  /// One card to each player, and again, until everybody has as many as are due.
  private void dealHands(int[] deck) {
    int first = 0;
    int second = 0;
    int third = 0;
    int fourth = 0;
    for (int i = 0; i < players * handSize(players); i += players) {
      first |= deck[i];
      second |= deck[i + 1];
      third |= players > 2 ? deck[i + 2] : NO_CARD;
      fourth |= players > 3 ? deck[i + 3] : NO_CARD;
    }
    hands[0] = first;
    hands[1] = second;
    hands[2] = third;
    hands[3] = fourth;
  }

  public static int handSize(int players) {
    return 9 - players;
  }

  /// The opening card acts as if somebody had laid it (M4), except that a jack binds no suit (M5).
  private void open(int card, Tape tape) {
    int number = Cards.number(card);
    tape.say(OPENING, NOBODY, number, players);
    fitting = (card & Cards.JACKS) != 0 ? ~Cards.JACKS : Cards.fittingAfter(number);
    if ((card & Cards.SEVENS) != 0) {
      penalty = 2;
      tape.say(SEVEN, seat, 0, penalty);
    } else if ((card & Cards.EIGHTS) != 0) {
      tape.say(EIGHT, seat, 0, 0);
      seat = after(seat, order);
    }
  }

  @Override
  public int check(int player, int move) {
    if (over) {
      return GAME_OVER.ordinal();
    }
    if (player != seat) {
      return IN_TURN.ordinal();
    }
    return switch (move) {
      case Moves.DRAW -> mayDraw() ? FINE : DRAW_IF_NOTHING_FITS.ordinal();
      case Moves.KEEP -> hasDrawn ? FINE : KEEP.ordinal();
      default -> move >= 0 && move < Moves.COUNT ? checkCard(Moves.card(move)) : OWN_CARD.ordinal();
    };
  }

  private boolean mayDraw() {
    return penalty > 0 || (!hasDrawn && candidates() == 0);
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
    if ((openCard() & Cards.JACKS) == 0) {
      return FIT.ordinal();
    }
    return ((card & Cards.JACKS) != 0 ? JACK_ON_JACK : NAMED_SUIT).ordinal();
  }

  @Override
  public void play(int move, Tape tape) {
    if (back == queue.length) {
      queue = Arrays.copyOf(queue, 2 * back);
    }
    int player = seat;
    int due = penalty;
    int drawnFrom = front;
    int laidAt = back;
    advance(move);
    if (!over && !hasDrawn) {
      turns++;
    }
    if (tape.records()) {
      tell(player, move, due, drawnFrom, laidAt, tape);
    }
  }

  /// Plays by [DecisionRules] and tells nothing, until the game is over or suspiciously long. Turns
  /// are not counted.
  void playDecided() {
    if (!over) {
      advance(DECIDED);
    }
  }

  /// Makes one move, or all that the decision rules make.
  ///
  /// This is the course of a game in one method, on local variables, and tells nothing, because
  /// that was measured to be faster; what there is to tell can be seen afterwards (decision 0010).
  /// What a card does to what may follow is said in [Cards], what a player prefers in
  /// [DecisionRules]; here is the order of events.
  private void advance(int move) {
    final boolean decided = move == DECIDED;
    final int order = this.order;
    final int[] hands = this.hands;
    final int[] queue = this.queue;
    int seat = this.seat;
    int hand = hands[seat];
    int nextSeat = after(seat, order);
    int nextHand = hands[nextSeat];
    int front = this.front;
    int back = this.back;
    int fitting = this.fitting;
    int penalty = this.penalty;
    hasDrawn = false;

    do {
      int candidates = decided ? hand & fitting : Moves.card(move);

      if (candidates == NO_CARD) {
        if (penalty > 0) {
          // A seven that is not answered is paid for, two cards for each.
          if (back - front <= penalty) {
            over = true;
            break;
          }
          int end = front + penalty;
          do {
            hand |= queue[front] | queue[front + 1];
            front += 2;
          } while (front < end);
          penalty = 0;
          fitting = Cards.fittingOn(Cards.number(queue[back - 1]));
        } else if (move != Moves.KEEP) {
          // Nothing fits: a card is drawn, and laid in the same turn if it fits.
          if (back - front == 1) {
            over = true;
            break;
          }
          int card = queue[front++];
          hand |= card;
          candidates = card & fitting;
          if (candidates != NO_CARD && !decided) {
            hasDrawn = true; // whether it is laid or kept is the next move
            break;
          }
        }
      }

      if (candidates != NO_CARD) {
        // A card is laid, and does what it does.
        int number = decided ? DecisionRules.card(candidates, nextHand) : Cards.number(candidates);
        int card = 1 << number;
        hand ^= card;
        queue[back++] = card;
        if (hand == 0) {
          winner = seat;
          over = true;
          break;
        }
        fitting = Cards.fittingAfter(number);
        if ((card & Cards.JACKS) != 0) {
          fitting = Cards.fittingOnNamed(decided ? DecisionRules.suit(hand) : Moves.suit(move));
        } else if ((card & Cards.SEVENS) != 0) {
          penalty += 2;
        } else if ((card & Cards.EIGHTS) != 0) {
          hands[seat] = hand;
          seat = nextSeat;
          hand = nextHand;
          nextSeat = after(seat, order);
          nextHand = hands[nextSeat];
        }
      }

      // The turn goes on to the next player.
      hands[seat] = hand;
      seat = nextSeat;
      hand = nextHand;
      nextSeat = after(seat, order);
      nextHand = hands[nextSeat];
    } while (decided && back < SUSPICIOUSLY_LONG);

    hands[seat] = hand;
    this.seat = seat;
    this.front = front;
    this.back = back;
    this.fitting = fitting;
    this.penalty = penalty;
  }

  /// The seat that follows in the given order.
  private static int after(int seat, int order) {
    return (order >>> (4 * seat)) & 3;
  }

  // What there is to tell of a move, seen from what it has changed.

  private void tell(int player, int move, int due, int drawnFrom, int laidAt, Tape tape) {
    boolean outOfCards = over && back == laidAt;
    int drawnTo = outOfCards ? back - 1 : front; // what there is is drawn, and changes nothing (M8)
    for (int i = drawnFrom; i < drawnTo; i++) {
      tellDrawn(player, i, Math.max(0, due - (i - drawnFrom)), laidAt, tape);
    }
    if (back > laidAt) {
      tellLaid(player, queue[laidAt], move, tape);
    } else if (outOfCards) {
      tape.say(OUT_OF_CARDS, player, 0, 0);
    } else if (due == 0 && !hasDrawn) {
      tape.say(PASS, player, 0, 0);
    }
  }

  /// Tells of a drawn card, and of the pile that is turned over because it was the last one; or
  /// before it, if there was nothing to turn over when the pile was used up (M9). Where one pile
  /// ends and the other begins has no influence on the game (M11), so it is followed only here.
  private void tellDrawn(int player, int place, int due, int end, Tape tape) {
    if (place == border) {
      turnOver(place, end, tape);
    }
    tape.say(due > 0 ? PENALTY : DRAW, player, Cards.number(queue[place]), Math.max(1, due));
    if (place + 1 == border && end - border > 1) {
      turnOver(place + 1, end, tape);
    }
  }

  private void turnOver(int front, int back, Tape tape) {
    border = back - 1;
    tape.say(TURN_OVER, NOBODY, 0, border - front);
  }

  private void tellLaid(int player, int card, int move, Tape tape) {
    tape.say(LAY, player, Cards.number(card), Integer.bitCount(hands[player]));
    if (over) {
      tellResult(tape);
    } else if ((card & Cards.JACKS) != 0) {
      tape.say(NAME_SUIT, player, Moves.suit(move), 0);
    } else if ((card & Cards.SEVENS) != 0) {
      tape.say(SEVEN, seat, 0, penalty);
    } else if ((card & Cards.EIGHTS) != 0) {
      tape.say(EIGHT, after(player, order), 0, 0);
    }
  }

  private void tellResult(Tape tape) {
    tape.say(WIN, winner, Cards.number(openCard()), 0);
    for (int player = 0; player < players; player++) {
      int value = Cards.value(hand(player));
      if (value > 0) {
        tape.say(CARDS_LEFT, player, Integer.bitCount(hand(player)), value);
        if (isDoubled()) {
          tape.say(DOUBLE, player, 0, value);
        }
      }
    }
  }

  private boolean isDoubled() {
    return (openCard() & Cards.JACKS) != 0;
  }

  /// Stops a game of which somebody has proved that it never ends.
  void callOff(Tape tape) {
    tape.say(ENDLESS, NOBODY, 0, turns);
    over = true;
    endless = true;
  }

  @Override
  public int legal(int[] moves) {
    if (over) {
      return 0;
    }
    int found = Moves.laying(candidates(), moves);
    if (mayDraw()) {
      moves[found++] = Moves.DRAW;
    }
    if (hasDrawn) {
      moves[found++] = Moves.KEEP;
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
    return over ? NOBODY : seat;
  }

  /// The values of the cards left when somebody has won, 0 before that or without a result.
  @Override
  public int score(int player) {
    if (winner == NOBODY) {
      return 0;
    }
    int value = Cards.value(hand(player));
    return isDoubled() ? 2 * value : value;
  }

  /// Who has won; [#NOBODY] while the game goes on, or if it ended without a result.
  public int winner() {
    return winner;
  }

  /// Whether the game was called off because it never ends.
  public boolean isEndless() {
    return endless;
  }

  /// The cards in a player's hand, as bits.
  public int hand(int player) {
    return hands[player];
  }

  /// The cards that the player to act may lay now.
  int candidates() {
    return hands[seat] & fitting;
  }

  int penalty() {
    return penalty;
  }

  /// How many turns have begun, as far as moves were made one by one.
  int turns() {
    return turns;
  }

  /// Whether the player to act has done nothing yet in this turn.
  boolean startsTurn() {
    return !hasDrawn;
  }

  private int openCard() {
    return queue[back - 1];
  }

  /// How many cards were laid, the opening card included.
  public int laidCards() {
    return back - opening;
  }

  /// The number of the card that was laid `i`-th, the opening card being 0.
  public int laid(int i) {
    return Cards.number(queue[opening + i]);
  }

  /// Everything that the rest of the game depends on (M10): who is in turn, the penalty due, what
  /// fits, the hands, the queue.
  int[] position() {
    int cards = back - front;
    var position = new int[3 + players + cards];
    position[0] = seat;
    position[1] = penalty;
    position[2] = fitting;
    System.arraycopy(hands, 0, position, 3, players);
    System.arraycopy(queue, front, position, 3 + players, cards);
    return position;
  }
}
