package umpire.tractor.cards;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.deck.Seating;

/// The cards of all players and of the kitty, as far as they are known.
///
/// A hand consists of the cards known to be in it and a number of unknown cards. The unknown cards
/// of all hands, the undrawn ones and the unknown part of the kitty form the stock, whose cards
/// cannot be located. If the dealer buries cards unseen, their known cards become the kept cards:
/// each is in the dealer's hand or buried, and in no other hand.
public final class Hands {

  /// The number that replaces an unknown card.
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

  /// Empties all hands and puts both decks into the stock.
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

  /// Sets the hand of a player of whom nothing was known; returns false, without a change, if some
  /// of the cards are known to be elsewhere.
  public boolean hold(int seat, Holding cards) {
    if (stock.missing(cards) > 0) {
      return false;
    }
    stock.removeAll(cards);
    hands[seat].copyFrom(cards);
    unknown[seat] = 0;
    return true;
  }

  // Cards in hands.

  /// Whether a player holds these cards, or may hold them as far as is known.
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

  /// Notes that a player shows this many copies of a card.
  public void show(int seat, int card, int copies) {
    while (copiesHeld(seat, card) < copies) {
      reveal(seat, card);
    }
  }

  /// Notes that a player shows cards and keeps them.
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

  /// Returns cards from the table to a hand.
  public void takeBack(int seat, Holding cards) {
    hands[seat].addAll(cards);
  }

  // Burying.

  /// Buries cards. If some of them are unknown, the cards that stay in the hand are no longer
  /// known.
  ///
  /// @param hidden the number of further buried cards, which are unknown
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

  /// Gives the buried cards to a player. The cards that were buried, or may have been, return to
  /// the stock unless `row` names them.
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

  /// Whether these cards may be among those buried, given that the others are unknown.
  ///
  /// @param most the number of cards that were buried
  public boolean mayBeBuried(Holding cards, int most) {
    scratch.copyFrom(cards);
    scratch.removeAll(buried);
    collectUnseen(keeper, unseen);
    return scratch.size() <= most - buried.size() && unseen.missing(scratch) == 0;
  }

  /// Counts the cards that are left as buried, once all hands are empty.
  public void countOut() {
    buried.addAll(stock);
    buried.addAll(kept);
    stock.clear();
    kept.clear();
    keeper = Kernel.NOBODY;
  }

  // A viewer's knowledge.

  /// Reduces the knowledge to that of all players, and a viewer's own cards.
  ///
  /// @param seen the knowledge common to all players
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

  /// Whether every card is known.
  public boolean areKnown() {
    int open = 0;
    for (int count : unknown) {
      open |= count;
    }
    return open == 0 && keeper == Kernel.NOBODY;
  }

  // Sampling a possible world.

  /// Takes a card as one of a player's unknown ones.
  public void imagine(int seat, int card) {
    reveal(seat, card);
  }

  // Queries.

  /// The cards that a player is known to hold.
  public Holding known(int seat) {
    return hands[seat];
  }

  /// The number of unknown cards in a player's hand.
  public int unknown(int seat) {
    return unknown[seat];
  }

  public int size(int seat) {
    return hands[seat].size() + unknown[seat];
  }

  /// The buried cards that are known.
  public Holding buried() {
    return buried;
  }

  /// The cards whose location is unknown.
  public Holding stock() {
    return stock;
  }

  /// The cards that are either in the keeper's hand or buried.
  public Holding kept() {
    return kept;
  }

  /// The seat that buried cards unseen, or [Kernel#NOBODY].
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

  /// Removes, from cards that a player lays, those that only this player could have.
  public void removeOwn(int seat, Holding from) {
    from.removeAll(hands[seat]);
    if (seat == keeper) {
      from.removeAll(kept);
    }
  }
}
