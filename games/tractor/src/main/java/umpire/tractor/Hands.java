package umpire.tractor;

import umpire.core.Kernel;

/// Who holds what, as far as it is recorded.
///
/// A hand is the cards known to be in it and a number of cards that are not known. Those, the
/// undrawn ones and the unknown part of the kitty are the stock: where its cards are nobody can
/// tell from the record. If the dealer lays cards away unrecorded, his known cards are kept: each
/// is in his hand or laid away, and in nobody else's.
public final class Hands {

  /// In place of a card: some card or other.
  public static final int UNKNOWN = -1;

  private final Holding[] hands = new Holding[Round.SEATS];
  private final int[] unknown = new int[Round.SEATS];
  private final Holding stock = new Holding();
  private final Holding buried = new Holding();
  private final Holding kept = new Holding();
  private int keeper = Kernel.NOBODY;
  private final Holding scratch = new Holding();
  private final Holding unseen = new Holding();

  Hands() {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      hands[seat] = new Holding();
    }
    clear();
  }

  /// Nobody holds anything.
  void clear() {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      hands[seat].clear();
      unknown[seat] = 0;
    }
    stock.fill();
    buried.clear();
    kept.clear();
    keeper = Kernel.NOBODY;
  }

  // Drawing.

  /// Whether two decks have these cards, before any is drawn.
  boolean inDecks(int[] cards, int count) {
    return count(cards, count) == 0;
  }

  /// Whether two decks leave these cards to be drawn.
  boolean inStock(int[] cards, int count) {
    return count(cards, count) == 0 && stock.missing(scratch) == 0;
  }

  void draw(int seat, int card) {
    if (card == UNKNOWN) {
      unknown[seat]++;
    } else {
      stock.remove(card);
      hands[seat].add(card);
    }
  }

  // Holding.

  /// Whether a player holds these cards, or may hold them for all that is recorded.
  boolean mayHold(int seat, int[] cards, int count) {
    if (count(cards, count) != 0) {
      return false;
    }
    int missing = hands[seat].missing(scratch);
    if (missing == 0) {
      return true;
    }
    scratch.removeAll(hands[seat]);
    collectUnseen(seat, unseen);
    return missing <= unknown[seat] && unseen.missing(scratch) == 0;
  }

  /// Puts the known cards into [#scratch]; returns how many of them are third copies.
  private int count(int[] cards, int count) {
    scratch.clear();
    int known = 0;
    for (int i = 0; i < count; i++) {
      if (cards[i] != UNKNOWN) {
        scratch.add(cards[i]);
        known++;
      }
    }
    return known - scratch.size();
  }

  /// A player shows that he holds so many of a card.
  void show(int seat, int card, int copies) {
    while (copiesHeld(seat, card) < copies) {
      reveal(seat, card);
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

  void lay(int seat, int card) {
    if (!hands[seat].has(card)) {
      reveal(seat, card);
    }
    hands[seat].remove(card);
  }

  /// A card comes back from the table.
  void takeBack(int seat, int card) {
    hands[seat].add(card);
  }

  // Laying away.

  /// Lays cards away. If some are not recorded, it is not known any more what stays.
  void layAway(int seat, int[] cards, int count) {
    int hidden = 0;
    for (int i = 0; i < count; i++) {
      if (cards[i] == UNKNOWN) {
        hidden++;
      } else {
        lay(seat, cards[i]);
        buried.add(cards[i]);
      }
    }
    if (hidden > 0) {
      unknown[seat] += hands[seat].size() - hidden;
      kept.copyFrom(hands[seat]);
      keeper = seat;
      hands[seat].clear();
    }
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

  /// Collects the cards that may be among a player's unknown ones.
  public void collectUnseen(int seat, Holding into) {
    into.copyFrom(stock);
    if (seat == keeper) {
      into.addAll(kept);
    }
  }

  /// Takes away, from cards that a player lays, those that only he could have.
  void removeOwn(int seat, Holding from) {
    from.removeAll(hands[seat]);
    if (seat == keeper) {
      from.removeAll(kept);
    }
  }
}
