package umpire.maumau;

import java.util.Arrays;
import umpire.core.Chance;
import umpire.core.Kernel;

/// The cards before a deal begins: hand by hand, as a scorer sees them dealt, until the opening
/// card makes a deck of them in which all else is unknown.
public final class Dealing {

  private final int players;
  private final SomeCards[] hands;

  public Dealing(int players) {
    this.players = players;
    this.hands = new SomeCards[players];
    reset();
  }

  public Dealing(Dealing other) {
    this(other.players);
    System.arraycopy(other.hands, 0, hands, 0, players);
  }

  public final void reset() {
    Arrays.fill(hands, SomeCards.known(0));
  }

  public void deal(int seat, SomeCards cards) {
    hands[seat] = cards;
  }

  public boolean has(int seat) {
    return hands[seat].size() > 0;
  }

  public SomeCards hand(int seat) {
    return hands[seat];
  }

  /// Whether anybody has cards.
  public boolean hasBegun() {
    for (int seat = 0; seat < players; seat++) {
      if (has(seat)) {
        return true;
      }
    }
    return false;
  }

  /// The first player from the given one on who has no cards; [Kernel#NOBODY] if all have.
  public int next(int first) {
    for (int i = 0; i < players; i++) {
      int seat = (first + i) % players;
      if (!has(seat)) {
        return seat;
      }
    }
    return Kernel.NOBODY;
  }

  /// All cards that are known to be in somebody's hand, as bits.
  public int known() {
    int known = 0;
    for (SomeCards hand : hands) {
      known |= hand.known();
    }
    return known;
  }

  /// The deck that leads to these hands and this opening card, with 0 for every other card.
  ///
  /// @param first who gets the first card
  public int[] deck(int first, int opening) {
    var deck = new int[Cards.DECK];
    int dealt = 0;
    for (int i = 0; i < players; i++) {
      SomeCards hand = hands[(first + i) % players];
      int place = i;
      for (int rest = hand.known(); rest != 0; rest &= rest - 1) {
        deck[place] = Integer.lowestOneBit(rest);
        place += players;
      }
      dealt += hand.size();
    }
    deck[dealt] = 1 << opening;
    return deck;
  }

  /// Deals out anew what a viewer does not see.
  public void redeal(int viewer, Chance chance) {
    var cards = new int[Cards.DECK];
    int count = 0;
    for (int card = 0; card < Cards.DECK; card++) {
      if (viewer == Kernel.NOBODY || (hands[viewer].known() >> card & 1) == 0) {
        cards[count++] = card;
      }
    }
    chance.shuffle(cards, count);
    for (int seat = 0; seat < players; seat++) {
      if (seat != viewer) {
        int known = 0;
        for (int i = Integer.bitCount(hands[seat].known()); i > 0; i--) {
          known |= 1 << cards[--count];
        }
        hands[seat] = new SomeCards(known, hands[seat].unknown());
      }
    }
  }
}
