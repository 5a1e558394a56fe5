package umpire.crazyeights;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The game at work.
///
/// A card is a number, rank times four plus suit, the ace lowest; a hand is a set of bits. A move
/// is the card times four plus the suit that is to be matched from then on.
public final class Eights implements Kernel {

  public static final int DECK = 52;
  public static final int MOVES = 4 * DECK;
  public static final int MOST_PLAYERS = 4;

  private static final long ONE_RANK = 0xf;
  private static final long ONE_SUIT = 0x1111111111111L;
  private static final long EIGHTS = ONE_RANK << 28;

  private final int[] deck = new int[DECK];
  private final long[] hands = new long[MOST_PLAYERS];
  private final int[] scores = new int[MOST_PLAYERS];
  private int seats;
  private int seat = NOBODY;
  private EightsRule ending = EightsRule.OUT;

  /// How many cards have left the deck.
  private int gone;

  /// All cards that may be laid now, wherever they are.
  private long fitting;

  /// Deals from the top of a deck, one card at a time.
  public void deal(int players, int[] cards, Tape tape) {
    System.arraycopy(cards, 0, deck, 0, DECK);
    seats = players;
    for (int i = 0; i < players; i++) {
      hands[i] = 0;
      scores[i] = 0;
    }
    int dealt = players * (players == 2 ? 7 : 5);
    for (gone = 0; gone < dealt; gone++) {
      hands[gone % players] |= 1L << deck[gone];
    }
    int top = deck[gone++];
    tape.say(EightsRule.TURN_UP, NOBODY, top, 0);
    match(top, top & 3);
    seat = players - 1;
    passTheTurn(tape);
  }

  @Override
  public int check(int player, int move) {
    int card = move >> 2;
    if (seat == NOBODY) {
      return ending.ordinal();
    }
    if (player != seat) {
      return EightsRule.IN_TURN.ordinal();
    }
    if ((hands[seat] & 1L << card) == 0) {
      return EightsRule.IN_HAND.ordinal();
    }
    if ((fitting & 1L << card) == 0) {
      return EightsRule.MATCH.ordinal();
    }
    boolean ownSuit = (move & 3) == (card & 3);
    return ownSuit || isEight(card) ? FINE : EightsRule.NAMING.ordinal();
  }

  @Override
  public void play(int move, Tape tape) {
    int card = move >> 2;
    int suit = move & 3;
    hands[seat] &= ~(1L << card);
    tape.say(EightsRule.LAY, seat, card, suit);
    match(card, suit);
    if (hands[seat] == 0) {
      win(tape);
    } else {
      passTheTurn(tape);
    }
  }

  private void match(int card, int suit) {
    fitting = ONE_RANK << (card & ~3) | ONE_SUIT << suit | EIGHTS;
  }

  /// Gives the turn to the next player who can lay a card, if there is one.
  private void passTheTurn(Tape tape) {
    for (int passes = 0; passes < seats || gone < DECK; passes++) {
      seat = (seat + 1) % seats;
      if (!canLay() && gone < DECK) {
        draw(tape);
      }
      if (canLay()) {
        return;
      }
      tape.say(EightsRule.PASS, seat, 0, 0);
    }
    end(EightsRule.BLOCKED, NOBODY, tape);
  }

  private boolean canLay() {
    return (hands[seat] & fitting) != 0;
  }

  private void draw(Tape tape) {
    int card = deck[gone++];
    hands[seat] |= 1L << card;
    tape.say(EightsRule.DRAW, seat, card, 0);
  }

  private void win(Tape tape) {
    int winner = seat;
    end(EightsRule.OUT, winner, tape);
    for (int loser = 0; loser < seats; loser++) {
      if (loser != winner) {
        int worth = worth(hands[loser]);
        scores[winner] += worth;
        tape.say(EightsRule.COUNT, winner, loser, worth);
      }
    }
  }

  private void end(EightsRule rule, int winner, Tape tape) {
    ending = rule;
    seat = NOBODY;
    tape.say(rule, winner, 0, 0);
  }

  private static int worth(long hand) {
    int worth = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      worth += isEight(card) ? 50 : Math.min(1 + (card >> 2), 10);
    }
    return worth;
  }

  public static boolean isEight(int card) {
    return (EIGHTS & 1L << card) != 0;
  }

  @Override
  public int legal(int[] moves) {
    int found = 0;
    for (int move = 0; seat != NOBODY && move < MOVES; move++) {
      if (check(seat, move) == FINE) {
        moves[found++] = move;
      }
    }
    return found;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int toAct() {
    return seat;
  }

  @Override
  public int score(int player) {
    return scores[player];
  }
}
