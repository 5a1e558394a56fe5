package umpire.cribbage;

import static umpire.cribbage.PeggingRule.CUT;
import static umpire.cribbage.PeggingRule.CUT_AGAIN;
import static umpire.cribbage.PeggingRule.FIRST_DEALER;
import static umpire.cribbage.PeggingRule.IN_ORDER;
import static umpire.cribbage.PeggingRule.ONE_DECK;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// The cut for the first deal: lowest deals, and if the lowest are equal all cut again.
public final class CutForDeal {

  public static final int NOT_YET = -1;

  private final int players;
  private final int[] cards;
  private int done;

  CutForDeal(int players) {
    this.players = players;
    cards = new int[players];
    begin();
  }

  void begin() {
    Arrays.fill(cards, NOT_YET);
    done = 0;
  }

  void copyFrom(CutForDeal other) {
    System.arraycopy(other.cards, 0, cards, 0, players);
    done = other.done;
  }

  int check(int seat, int card) {
    if (cards[seat] != NOT_YET && done < players) {
      return IN_ORDER.ordinal();
    }
    return done < players && (seen() & 1L << card) != 0 ? ONE_DECK.ordinal() : Kernel.FINE;
  }

  /// Notes a cut, and returns the dealer, or [Kernel#NOBODY] while that is open.
  int cut(int seat, int card, Tape tape) {
    if (done == players) {
      begin();
    }
    cards[seat] = card;
    done++;
    tape.say(CUT, seat, card, 0);
    return done < players ? Kernel.NOBODY : decide(tape);
  }

  private int decide(Tape tape) {
    int lowest = 0;
    boolean alone = true;
    for (int seat = 1; seat < players; seat++) {
      int difference = (cards[seat] >> 2) - (cards[lowest] >> 2);
      alone = difference < 0 || (alone && difference > 0);
      lowest = difference < 0 ? seat : lowest;
    }
    if (!alone) {
      tape.say(CUT_AGAIN, Kernel.NOBODY, cards[lowest], 0);
      return Kernel.NOBODY;
    }
    tape.say(FIRST_DEALER, lowest, cards[lowest], 0);
    return lowest;
  }

  /// The first seat that has not cut.
  public int next() {
    for (int seat = 0; seat < players && done < players; seat++) {
      if (cards[seat] == NOT_YET) {
        return seat;
      }
    }
    return 0;
  }

  /// The cards cut in this round, as a set of bits.
  public long seen() {
    long seen = 0;
    for (int seat = 0; seat < players && done < players; seat++) {
      seen |= cards[seat] == NOT_YET ? 0 : 1L << cards[seat];
    }
    return seen;
  }

  /// What a seat has cut last, or [#NOT_YET].
  public int card(int seat) {
    return cards[seat];
  }
}
