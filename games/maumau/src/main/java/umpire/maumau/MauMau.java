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

  /// Stands for whatever [DecisionRules] choose.
  private static final int DECIDED = -1;

  private static final int NO_CARD = 0;

  private int players;

  /// Whose turn it is, or was when the game ended.
  private int seat;

  private final int[] hands = new int[MOST_PLAYERS];

  /// The one queue: the draw pile from `front`, the discard pile from `border` up to `back`. What
  /// was drawn stays where it was, so every card laid in the game is there, from the opening card
  /// on.
  private int[] queue = new int[256];

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
    for (int player = 0; player < players; player++) {
      hands[player] = dealtTo(player, deck);
    }
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

  /// What one player gets: every second, third or fourth card.
  private int dealtTo(int player, int[] deck) {
    int cards = 0;
    for (int i = player; i < players * handSize(players); i += players) {
      cards |= deck[i];
    }
    return cards;
  }

  public static int handSize(int players) {
    return 9 - players;
  }

  /// The opening card acts as if somebody had laid it (M4), except that a jack binds no suit (M5).
  private void open(int card, Tape tape) {
    tape.say(OPENING, NOBODY, number(card), players);
    fitting = (card & Cards.JACKS) != 0 ? ~Cards.JACKS : Cards.fittingOn(card);
    if ((card & Cards.SEVENS) != 0) {
      penalty = 2;
      fitting = Cards.SEVENS;
      tape.say(SEVEN, seat, 0, penalty);
    } else if ((card & Cards.EIGHTS) != 0) {
      tape.say(EIGHT, seat, 0, 0);
      seat = 1;
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
      case DRAW_MOVE -> mayDraw() ? FINE : DRAW_IF_NOTHING_FITS.ordinal();
      case KEEP_MOVE -> hasDrawn ? FINE : KEEP.ordinal();
      default -> move >= 0 && move < MOVES ? checkCard(cardOf(move)) : OWN_CARD.ordinal();
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
    advance(move, turns, tape);
  }

  /// Plays by [DecisionRules] until the game is over, or until so many turns have begun.
  void playDecided(int mostTurns, Tape tape) {
    if (!over) {
      advance(DECIDED, mostTurns, tape);
    }
  }

  /// Makes one move, or all that the decision rules make until `lastTurn` is over.
  ///
  /// This is the course of a game in one method, and on purpose: the position is held in local
  /// variables, which the compiler keeps in registers, and each way out of a turn hands it on in a
  /// place of its own, which the processor learns to foresee. With the same steps in methods that
  /// work on fields a game takes half as long again (decision 0010). What a card does to what may
  /// follow is said in [Cards], what a player prefers in [DecisionRules]; here is the order of
  /// events.
  private void advance(int move, int lastTurn, Tape tape) {
    final boolean decided = move == DECIDED;
    final int players = this.players;
    int seat = this.seat;
    int[] hands = this.hands;
    int hand = hands[seat];
    int[] queue = this.queue;
    int front = this.front;
    int back = this.back;
    int fitting = this.fitting;
    int penalty = this.penalty;
    int turns = this.turns;
    boolean drawn = false;

    game:
    while (true) {
      int candidates = decided ? hand & fitting : cardOf(move);

      if (candidates == NO_CARD) {
        if (penalty > 0) {
          // A seven that is not answered is paid for.
          for (; penalty > 0; penalty--) {
            if (back - front == 1) {
              outOfCards(seat, tape);
              break game;
            }
            int card = queue[front++];
            hand |= card;
            if (tape.records()) {
              tellDrawn(PENALTY, seat, card, penalty, front, back, tape);
            }
          }
          fitting = Cards.fittingOn(queue[back - 1]);
          hands[seat] = hand;
          seat = next(seat, players);
          hand = hands[seat];
          if (++turns > lastTurn) {
            break;
          }
          continue;
        }
        if (move != KEEP_MOVE) {
          // Nothing fits: a card is drawn, and laid in the same turn if it fits.
          if (back - front == 1) {
            outOfCards(seat, tape);
            break;
          }
          int card = queue[front++];
          hand |= card;
          if (tape.records()) {
            tellDrawn(DRAW, seat, card, 1, front, back, tape);
          }
          candidates = card & fitting;
          if (candidates != NO_CARD && !decided) {
            drawn = true; // whether it is laid or kept is the next move
            break;
          }
        }
        if (candidates == NO_CARD) {
          tape.say(PASS, seat, 0, 0);
          hands[seat] = hand;
          seat = next(seat, players);
          hand = hands[seat];
          if (++turns > lastTurn) {
            break;
          }
          continue;
        }
      }

      // A card is laid, and does what it does.
      int card = decided ? DecisionRules.card(candidates, hands[next(seat, players)]) : candidates;
      if (decided && tape.records()) {
        DecisionRules.tellWhy(seat, hand, card, candidates, penalty, tape);
      }
      hand &= ~card;
      if (back == queue.length) {
        queue = this.queue = Arrays.copyOf(queue, 2 * back);
      }
      queue[back++] = card;
      tape.say(LAY, seat, number(card), Integer.bitCount(hand));
      if (hand == 0) {
        winner = seat;
        over = true;
        break;
      }
      if ((card & Cards.JACKS) != 0) {
        int suit = decided ? DecisionRules.suit(hand) : move & 3;
        fitting = Cards.fittingOnNamed(suit);
        tape.say(NAME_SUIT, seat, suit, 0);
      } else if ((card & Cards.SEVENS) != 0) {
        penalty += 2;
        fitting = Cards.SEVENS;
        tape.say(SEVEN, next(seat, players), 0, penalty);
      } else {
        fitting = Cards.fittingOn(card);
        if ((card & Cards.EIGHTS) != 0) {
          hands[seat] = hand;
          seat = next(seat, players);
          hand = hands[seat];
          tape.say(EIGHT, seat, 0, 0);
        }
      }
      hands[seat] = hand;
      seat = next(seat, players);
      hand = hands[seat];
      if (++turns > lastTurn) {
        break;
      }
    }

    this.seat = seat;
    hands[seat] = hand;
    this.front = front;
    this.back = back;
    this.fitting = fitting;
    this.penalty = penalty;
    this.turns = turns;
    hasDrawn = drawn;
    if (winner != NOBODY && tape.records()) {
      tellResult(tape);
    }
  }

  private void outOfCards(int player, Tape tape) {
    tape.say(OUT_OF_CARDS, player, 0, 0);
    over = true;
  }

  /// Tells of a drawn card, and of the pile that is turned over because it was the last one; or
  /// before it, if there was nothing to turn over when the pile was used up (M9). Where one pile
  /// ends and the other begins has no influence on the game (M11), so it is followed only here.
  private void tellDrawn(
      MauMauRule rule, int player, int card, int due, int front, int back, Tape tape) {
    if (front - 1 == border) {
      turnOver(front - 1, back, tape);
    }
    tape.say(rule, player, number(card), due);
    if (front == border && back - border > 1) {
      turnOver(front, back, tape);
    }
  }

  private void turnOver(int front, int back, Tape tape) {
    border = back - 1;
    tape.say(TURN_OVER, NOBODY, 0, border - front);
  }

  private void tellResult(Tape tape) {
    tape.say(WIN, winner, number(openCard()), 0);
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

  private static int next(int seat, int players) {
    return seat + 1 == players ? 0 : seat + 1;
  }

  // Moves as numbers.

  /// The move that lays a jack and names a suit.
  static int jack(int jackSuit, int named) {
    return FIRST_JACK + (jackSuit << 2 | named);
  }

  /// The card a move lays, as a bit; none if it draws or keeps.
  private static int cardOf(int move) {
    if (move >= DRAW_MOVE) {
      return NO_CARD;
    }
    return move < FIRST_JACK ? 1 << move : 1 << (FIRST_JACK + ((move - FIRST_JACK) >> 2));
  }

  private static int number(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  @Override
  public int legal(int[] moves) {
    if (over) {
      return 0;
    }
    int found = 0;
    for (int rest = candidates(); rest != 0; rest &= rest - 1) {
      int card = number(rest);
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

  /// How many turns have begun.
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
    return number(queue[opening + i]);
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
