package umpire.cribbage.table;

import static umpire.cribbage.rules.CribbageRule.CUT;
import static umpire.cribbage.rules.CribbageRule.CUT_AGAIN;
import static umpire.cribbage.rules.CribbageRule.FIRST_DEALER;
import static umpire.cribbage.rules.CribbageRule.IN_ORDER;
import static umpire.cribbage.rules.CribbageRule.ONE_DECK;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;

/// The cut for the first deal: lowest deals, and if the lowest are equal, all cut again. If cards
/// are unknown, a [BranchChooser] decides who deals.
public final class CutForDeal {

  public static final int NOT_YET = -1;

  /// A card that the record does not name.
  public static final int UNKNOWN = -2;

  private static final int KING = 12;
  private static final int ABOVE_ALL = KING + 1;

  private final int players;
  private final BranchChooser branch;
  private final int[] cards;
  private int done;

  public CutForDeal(int players, BranchChooser branch) {
    this.players = players;
    this.branch = branch;
    cards = new int[players];
    begin();
  }

  public void begin() {
    Arrays.fill(cards, NOT_YET);
    done = 0;
  }

  public void copyFrom(CutForDeal other) {
    System.arraycopy(other.cards, 0, cards, 0, players);
    done = other.done;
  }

  public int check(int seat, int card) {
    if (cards[seat] != NOT_YET && done < players) {
      return IN_ORDER.ordinal();
    }
    boolean again = card >= 0 && done < players && (seen() & 1L << card) != 0;
    return again ? ONE_DECK.ordinal() : Kernel.LEGAL;
  }

  /// Records a cut. Returns the dealer, or [Kernel#NOBODY] while that is open.
  public int cut(int seat, int card, RulingLog log) {
    if (done == players) {
      begin();
    }
    cards[seat] = card;
    done++;
    log.add(CUT, seat, told(card), 0);
    if (done < players) {
      return Kernel.NOBODY;
    }
    return isVague() ? guessed(log) : decide(log);
  }

  /// A card as the subject of a ruling; an unknown card is the number after the last card.
  private static int told(int card) {
    return card == UNKNOWN ? Cards.DECK : card;
  }

  /// Chooses any player as dealer, in one branch each, because no cut is recorded.
  public int unrecorded() {
    begin();
    return branch.choose(players);
  }

  /// Sets the dealer that the record names, without regard to the cut.
  public void settle(int seat, RulingLog log) {
    begin();
    log.add(FIRST_DEALER, seat, told(UNKNOWN), 0);
  }

  /// Whether no player has cut in this round, so that any player may be the dealer.
  public boolean isFresh() {
    return done == 0 || done == players;
  }

  /// Whether a card of this round is unknown.
  public boolean isVague() {
    for (int card : cards) {
      if (card == UNKNOWN) {
        return true;
      }
    }
    return false;
  }

  /// Chooses, in one branch each, a player who may have cut the lowest card; or [Kernel#NOBODY] if
  /// the lowest cards may have been equal.
  private int guessed(RulingLog log) {
    int lowest = ABOVE_ALL;
    int equal = 0;
    int unknown = 0;
    for (int card : cards) {
      unknown += card == UNKNOWN ? 1 : 0;
      if (card != UNKNOWN && card >> 2 <= lowest) {
        equal = card >> 2 == lowest ? equal + 1 : 1;
        lowest = card >> 2;
      }
    }
    var possible = new int[players + 1];
    int found = 0;
    for (int seat = 0; seat < players; seat++) {
      boolean mayBeLowest =
          cards[seat] == UNKNOWN
              ? lowest > 0
              : cards[seat] >> 2 == lowest && equal == 1 && lowest < KING;
      if (mayBeLowest) {
        possible[found++] = seat;
      }
    }
    if (equal + unknown > 1) {
      possible[found++] = Kernel.NOBODY;
    }
    int dealer = possible[branch.choose(found)];
    if (dealer >= 0) {
      log.add(FIRST_DEALER, dealer, told(cards[dealer]), 0);
    }
    return dealer;
  }

  private int decide(RulingLog log) {
    int lowest = 0;
    boolean alone = true;
    for (int seat = 1; seat < players; seat++) {
      int difference = (cards[seat] >> 2) - (cards[lowest] >> 2);
      alone = difference < 0 || (alone && difference > 0);
      lowest = difference < 0 ? seat : lowest;
    }
    if (!alone) {
      log.add(CUT_AGAIN, Kernel.NOBODY, cards[lowest], 0);
      return Kernel.NOBODY;
    }
    log.add(FIRST_DEALER, lowest, cards[lowest], 0);
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
      seen |= cards[seat] < 0 ? 0 : 1L << cards[seat];
    }
    return seen;
  }

  /// The last card that a seat has cut, or [#NOT_YET].
  public int card(int seat) {
    return cards[seat];
  }
}
