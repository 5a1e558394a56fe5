package umpire.cribbage;

import static umpire.cribbage.PeggingRule.DEAL_OVER;
import static umpire.cribbage.PeggingRule.DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.FIFTEEN;
import static umpire.cribbage.PeggingRule.FIRST_LEAD;
import static umpire.cribbage.PeggingRule.GO;
import static umpire.cribbage.PeggingRule.LAY;
import static umpire.cribbage.PeggingRule.LEAD;
import static umpire.cribbage.PeggingRule.LIMIT;
import static umpire.cribbage.PeggingRule.MUST_LAY;
import static umpire.cribbage.PeggingRule.OWN_CARD;
import static umpire.cribbage.PeggingRule.PAIR;
import static umpire.cribbage.PeggingRule.PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.RUN;
import static umpire.cribbage.PeggingRule.SAY_GO;
import static umpire.cribbage.PeggingRule.THIRTY_ONE;
import static umpire.cribbage.PeggingRule.TURN_DOWN;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The play of one cribbage deal.
///
/// A card is a number, rank times four plus suit, the ace lowest; a move is the card laid. A hand
/// is a set of bits, so its lowest bit is its lowest card, and a player can go on exactly if that
/// card fits.
public final class Pegging implements Kernel {

  public static final int MOST_PLAYERS = 13;
  public static final int HAND = 4;
  public static final int DECK = 52;
  private static final int LAST_COUNT = 31;

  private final long[] hands = new long[MOST_PLAYERS];
  private final int[] scores = new int[MOST_PLAYERS];
  private final byte[] pile = new byte[DECK];
  private int seats;

  /// Cards laid in this deal, and how many of them are turned down.
  private int laid;

  private int turnedDown;

  private int count;
  private int seat = NOBODY;

  /// Who has said go in this count, as a set of seats. No rule needs it; it keeps the tape from
  /// telling the same go twice.
  private int saidGo;

  /// Begins a deal: hand `i` belongs to seat `i`, the last seat is the dealer's.
  public void deal(int players, long[] dealt) {
    seats = players;
    for (int i = 0; i < players; i++) {
      hands[i] = dealt[i];
      scores[i] = 0;
    }
    laid = turnedDown = count = saidGo = 0;
    seat = 0;
  }

  @Override
  public int check(int player, int card) {
    if (seat == NOBODY) {
      return DEAL_OVER.ordinal();
    }
    if (player != seat) {
      return outOfTurn().ordinal();
    }
    if (card < 0 || card >= DECK || (hands[player] & 1L << card) == 0) {
      return OWN_CARD.ordinal();
    }
    return count + value(card) > LAST_COUNT ? LIMIT.ordinal() : FINE;
  }

  /// The rule that gives the turn to whoever has it.
  private PeggingRule outOfTurn() {
    if (laid == 0) {
      return FIRST_LEAD;
    }
    return laid == turnedDown ? LEAD : MUST_LAY;
  }

  @Override
  public void play(int card, Tape tape) {
    hands[seat] &= ~(1L << card);
    pile[laid++] = (byte) card;
    count += value(card);
    tape.say(LAY, seat, card, count);
    pegCount(tape);
    pegAlike(tape);
    pegRun(tape);
    passTheTurn(tape);
  }

  private void pegCount(Tape tape) {
    if (count == 15) {
      peg(tape, FIFTEEN, turnedDown, 2);
    } else if (count == LAST_COUNT) {
      peg(tape, THIRTY_ONE, turnedDown, 2);
    }
  }

  private void pegAlike(Tape tape) {
    int rank = rank(pile[laid - 1]);
    int from = laid - 1;
    while (from > turnedDown && rank(pile[from - 1]) == rank) {
      from--;
    }
    switch (laid - from) {
      case 2 -> peg(tape, PAIR, from, 2);
      case 3 -> peg(tape, PAIR_ROYAL, from, 6);
      case 4 -> peg(tape, DOUBLE_PAIR_ROYAL, from, 12);
      default -> {
        // a single card is no pair
      }
    }
  }

  /// Tries every length: three cards need not be a run for four to be one (C6).
  private void pegRun(Tape tape) {
    int ranks = 0;
    int longest = 0;
    for (int from = laid - 1; from >= turnedDown; from--) {
      int bit = 1 << rank(pile[from]);
      if ((ranks & bit) != 0) {
        break;
      }
      ranks |= bit;
      int shifted = ranks >> Integer.numberOfTrailingZeros(ranks);
      if ((shifted & shifted + 1) == 0) {
        longest = laid - from;
      }
    }
    if (longest >= 3) {
      peg(tape, RUN, laid - longest, longest);
    }
  }

  private void passTheTurn(Tape tape) {
    if (count == LAST_COUNT) {
      turnDown(tape);
    } else if (!findNextWhoCanLay(tape)) {
      peg(tape, GO, laid - 1, 1);
      turnDown(tape);
    }
  }

  /// Gives the turn to the next player who can lay a card, the one who just laid being the last to
  /// be asked (C3); false if nobody can.
  private boolean findNextWhoCanLay(Tape tape) {
    int asked = seat;
    do {
      asked = next(asked);
      if (canLay(asked)) {
        seat = asked;
        return true;
      }
      sayGo(asked, tape);
    } while (asked != seat);
    return false;
  }

  private void sayGo(int player, Tape tape) {
    if (player != seat && (saidGo & 1 << player) == 0) {
      saidGo |= 1 << player;
      tape.say(SAY_GO, player, count, 0);
    }
  }

  private void turnDown(Tape tape) {
    if (laid == HAND * seats) {
      tape.say(DEAL_OVER, NOBODY, laid, 0);
      seat = NOBODY;
      return;
    }
    turnedDown = laid;
    count = 0;
    saidGo = 0;
    do {
      seat = next(seat);
    } while (hands[seat] == 0);
    tape.say(TURN_DOWN, seat, laid, 0);
  }

  /// Gives points for the cards from place `from` of the pile up to the one just laid.
  private void peg(Tape tape, PeggingRule rule, int from, int points) {
    scores[seat] += points;
    tape.say(rule, seat, span(from, laid), points);
  }

  private int next(int player) {
    return player + 1 == seats ? 0 : player + 1;
  }

  private boolean canLay(int player) {
    return hands[player] != 0 && count + value(lowest(player)) <= LAST_COUNT;
  }

  private int lowest(int player) {
    return Long.numberOfTrailingZeros(hands[player]);
  }

  private static int rank(int card) {
    return card >> 2;
  }

  /// What a card adds to the count: face cards ten.
  public static int value(int card) {
    return Math.min(rank(card) + 1, 10);
  }

  @Override
  public int legal(int[] moves) {
    int found = 0;
    if (seat != NOBODY) {
      for (long rest = hands[seat]; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        if (count + value(card) <= LAST_COUNT) {
          moves[found++] = card;
        }
      }
    }
    return found;
  }

  // What can be seen of the table.

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

  public int count() {
    return count;
  }

  /// The cards a player still holds, as a set of bits.
  public long hand(int player) {
    return hands[player];
  }

  /// How many cards have been laid in this deal.
  public int laidCards() {
    return laid;
  }

  /// The card that was laid `i`-th in this deal, from 0.
  public int laid(int i) {
    return pile[i];
  }

  // The subject of a ruling that gives points: which cards of the pile made them.

  private static int span(int from, int to) {
    return from << 8 | to;
  }

  public static int spanFrom(int subject) {
    return subject >> 8;
  }

  public static int spanTo(int subject) {
    return subject & 0xff;
  }
}
