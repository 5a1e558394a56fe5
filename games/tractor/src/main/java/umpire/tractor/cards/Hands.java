package umpire.tractor.cards;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.deck.Seating;

/// Who holds what, as far as it is known.
///
/// A hand is the cards known to be in it and a number of cards that are not known. Those, the
/// undrawn ones and the unknown part of the kitty are the stock: where its cards are nobody can
/// tell. If the dealer lays cards away unseen, their known cards are kept: each is in their hand or
/// laid away, and in nobody else's.
public final class Hands {

  /// In place of a card: some card or other.
  public static final int UNKNOWN = -1;

  private final Holding[] hands;
  private final int[] unknown;
  private final Holding stock = new Holding();
  private final Holding buried = new Holding();
  private final Holding kept = new Holding();
  private int keeper = Kernel.NOBODY;
  private final Holding scratch = new Holding();
  private final Holding unseen = new Holding();

  public Hands() {
    this(Seating.FOUR);
  }

  public Hands(Seating seating) {
    hands = new Holding[seating.seats()];
    unknown = new int[seating.seats()];
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = new Holding();
    }
    clear();
  }

  /// Nobody holds anything.
  public void clear() {
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].clear();
      unknown[seat] = 0;
    }
    stock.fill();
    buried.clear();
    kept.clear();
    keeper = Kernel.NOBODY;
  }

  public void draw(int seat, int card) {
    if (card == UNKNOWN) {
      unknown[seat]++;
    } else {
      stock.remove(card);
      hands[seat].add(card);
    }
  }

  /// A player of whom nothing was known holds these cards and no others; false if some of them are
  /// known to be elsewhere.
  public boolean hold(int seat, Holding cards) {
    if (stock.missing(cards) > 0) {
      return false;
    }
    stock.removeAll(cards);
    hands[seat].copyFrom(cards);
    unknown[seat] = 0;
    return true;
  }

  // Holding.

  /// Whether a player holds these cards, or may hold them for all that is known.
  public boolean mayHold(int seat, Holding cards) {
    int missing = hands[seat].missing(cards);
    if (missing == 0) {
      return true;
    }
    scratch.copyFrom(cards);
    scratch.removeAll(hands[seat]);
    collectUnseen(seat, unseen);
    return missing <= unknown[seat] && unseen.missing(scratch) == 0;
  }

  /// A player shows that they hold so many of a card.
  public void show(int seat, int card, int copies) {
    while (copiesHeld(seat, card) < copies) {
      reveal(seat, card);
    }
  }

  /// A player shows cards, and keeps them.
  public void show(int seat, Holding cards) {
    long known = hands[seat].cards() | (seat == keeper ? kept.cards() : 0);
    if ((known & cards.cards()) == 0) {
      unknown[seat] -= cards.size();
      stock.removeAll(cards);
      hands[seat].addAll(cards);
      return;
    }
    for (long kinds = cards.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      show(seat, card, cards.size(1L << card));
    }
  }

  private int copiesHeld(int seat, int card) {
    return hands[seat].size(1L << card);
  }

  private void reveal(int seat, int card) {
    unknown[seat]--;
    (seat == keeper && kept.has(card) ? kept : stock).remove(card);
    hands[seat].add(card);
  }

  public void lay(int seat, Holding cards) {
    if (hands[seat].missing(cards) > 0) {
      show(seat, cards);
    }
    hands[seat].removeAll(cards);
  }

  /// Cards come back from the table.
  public void takeBack(int seat, Holding cards) {
    hands[seat].addAll(cards);
  }

  // Laying away.

  /// Lays cards away. If some are not known, it is not known any more what stays.
  ///
  /// @param hidden how many more cards nobody knows
  public void layAway(int seat, Holding cards, int hidden) {
    lay(seat, cards);
    buried.addAll(cards);
    if (hidden > 0) {
      unknown[seat] += hands[seat].size() - hidden;
      kept.copyFrom(hands[seat]);
      keeper = seat;
      hands[seat].clear();
    }
  }

  /// A player takes up what was laid away. Whoever does not see it cannot tell any more where the
  /// cards are that were laid away or may have been.
  ///
  /// @param row the cards, as far as they are known
  public void takeUp(int seat, Move row) {
    stock.addAll(buried);
    stock.addAll(kept);
    buried.clear();
    kept.clear();
    keeper = Kernel.NOBODY;
    for (int i = 0; i < row.length(); i++) {
      draw(seat, row.card(i));
    }
  }

  /// Whether these may be the cards that were laid away, and others that nobody knows.
  ///
  /// @param most how many were laid away
  public boolean mayBeBuried(Holding cards, int most) {
    scratch.copyFrom(cards);
    scratch.removeAll(buried);
    collectUnseen(keeper, unseen);
    return scratch.size() <= most - buried.size() && unseen.missing(scratch) == 0;
  }

  /// All hands are empty: what is left was laid away.
  public void countOut() {
    buried.addAll(stock);
    buried.addAll(kept);
    stock.clear();
    kept.clear();
    keeper = Kernel.NOBODY;
  }

  // What others know.

  /// Knows no more from now on than everybody does, and a viewer of their own cards.
  ///
  /// @param seen what everybody knows
  public void veil(int viewer, Hands seen) {
    if (viewer == Kernel.NOBODY) {
      copyFrom(seen);
      return;
    }
    boolean laidAway = viewer == seen.keeper;
    for (int seat = 0; seat < hands.length; seat++) {
      if (seat != viewer) {
        hands[seat].copyFrom(seen.hands[seat]);
        unknown[seat] = seen.unknown[seat];
      }
    }
    if (!laidAway) {
      buried.copyFrom(seen.buried);
      kept.copyFrom(seen.kept);
      keeper = seen.keeper;
    }
    scratch.copyFrom(hands[viewer]);
    scratch.removeAll(seen.hands[viewer]);
    if (laidAway) {
      scratch.addAll(buried);
      scratch.addAll(kept);
      scratch.removeAll(seen.kept);
    }
    stock.copyFrom(seen.stock);
    stock.removeAll(scratch);
  }

  public void copyFrom(Hands other) {
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].copyFrom(other.hands[seat]);
      unknown[seat] = other.unknown[seat];
    }
    stock.copyFrom(other.stock);
    buried.copyFrom(other.buried);
    kept.copyFrom(other.kept);
    keeper = other.keeper;
  }

  /// Whether nothing is left unknown.
  public boolean areKnown() {
    int open = 0;
    for (int count : unknown) {
      open |= count;
    }
    return open == 0 && keeper == Kernel.NOBODY;
  }

  // What somebody imagines.

  /// Takes a card for one of a player's unknown ones.
  public void imagine(int seat, int card) {
    reveal(seat, card);
  }

  // What can be seen.

  /// The cards that a player is known to hold.
  public Holding known(int seat) {
    return hands[seat];
  }

  /// How many cards a player holds that are not known.
  public int unknown(int seat) {
    return unknown[seat];
  }

  public int size(int seat) {
    return hands[seat].size() + unknown[seat];
  }

  /// The cards laid away, as far as they are known.
  public Holding buried() {
    return buried;
  }

  /// The cards of which nobody knows where they are.
  public Holding stock() {
    return stock;
  }

  /// The cards that are in the keeper's hand or laid away.
  public Holding kept() {
    return kept;
  }

  /// Who laid cards away unseen, or nobody.
  public int keeper() {
    return keeper;
  }

  /// Collects the cards that may be among a player's unknown ones.
  public void collectUnseen(int seat, Holding into) {
    into.copyFrom(stock);
    if (seat == keeper) {
      into.addAll(kept);
    }
  }

  /// Takes away, from cards that a player lays, those that only they could have.
  public void removeOwn(int seat, Holding from) {
    from.removeAll(hands[seat]);
    if (seat == keeper) {
      from.removeAll(kept);
    }
  }
}
