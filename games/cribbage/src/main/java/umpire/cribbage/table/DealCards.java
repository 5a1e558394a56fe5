package umpire.cribbage.table;

import static umpire.cribbage.rules.CribbageRule.CRIB_CARDS;
import static umpire.cribbage.rules.CribbageRule.DISCARD_OWN;
import static umpire.cribbage.rules.CribbageRule.DISCARD_SIZE;
import static umpire.cribbage.rules.CribbageRule.HAND_CARDS;
import static umpire.cribbage.rules.CribbageRule.HAND_SIZE;
import static umpire.cribbage.rules.CribbageRule.ONE_DECK;

import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageSettings;

/// The locations of the cards of one deal, as far as known: hands, discards, starter and crib.
///
/// Sets of cards are bits. A record may leave cards unknown, so each set comes with the number of
/// further cards in the same location. If a known hand discards unknown cards, its cards are in
/// doubt: each is in the hand or in the crib, until all cards of the hand are laid or shown.
public final class DealCards {

  private final CribbageSettings settings;

  /// Number of cards each player is dealt and discards, and of cards dealt straight to the crib.
  private final int dealtEach;

  private final int thrownEach;
  private final int straightToCrib;

  /// All players, as a set of seats.
  private final int everybody;

  /// For each player, the cards dealt; the cards kept, including those laid in the play; and the
  /// discards.
  private final long[] dealt;

  private final long[] hand;
  private final long[] thrown;

  private final int[] hiddenInHand;

  /// Number of unknown cards in all hands together.
  private int hidden;

  private final int[] hiddenThrown;
  private final long[] inDoubt;

  /// The players who have been dealt their cards, and those who have discarded, as sets of seats.
  private int served;

  private int discarded;

  /// The players whose hands were shown before they were counted, as a set of seats.
  private int shown;

  /// The players whose kept cards are known only from later events, as a set of seats.
  private int inHindsight;

  private long straight;
  private int hiddenStraight;
  private boolean cribStarted;
  private int starter = Cards.NO_CARD;
  private long crib;
  private boolean turnedUp;

  /// Whether the deal is over; its cards stay on the table until the next deal removes them.
  private boolean closed;

  /// Whether the next deal has been thrown in, although the record contains no hand of it.
  private boolean thrownIn;

  public DealCards(CribbageSettings settings) {
    this.settings = settings;
    dealtEach = settings.dealt();
    thrownEach = settings.thrown();
    straightToCrib = settings.straightToCrib();
    int players = settings.players();
    everybody = (1 << players) - 1;
    dealt = new long[players];
    hand = new long[players];
    thrown = new long[players];
    hiddenInHand = new int[players];
    hiddenThrown = new int[players];
    inDoubt = new long[players];
  }

  public void clear() {
    for (int seat = 0; seat < dealt.length; seat++) {
      dealt[seat] = hand[seat] = thrown[seat] = inDoubt[seat] = 0;
      hiddenInHand[seat] = hiddenThrown[seat] = 0;
    }
    hidden = 0;
    served = discarded = shown = inHindsight = hiddenStraight = 0;
    straight = crib = 0;
    cribStarted = turnedUp = closed = thrownIn = false;
    starter = Cards.NO_CARD;
  }

  public void copyFrom(DealCards other) {
    int players = settings.players();
    System.arraycopy(other.dealt, 0, dealt, 0, players);
    System.arraycopy(other.hand, 0, hand, 0, players);
    System.arraycopy(other.thrown, 0, thrown, 0, players);
    System.arraycopy(other.hiddenInHand, 0, hiddenInHand, 0, players);
    System.arraycopy(other.hiddenThrown, 0, hiddenThrown, 0, players);
    System.arraycopy(other.inDoubt, 0, inDoubt, 0, players);
    hidden = other.hidden;
    served = other.served;
    discarded = other.discarded;
    shown = other.shown;
    inHindsight = other.inHindsight;
    straight = other.straight;
    hiddenStraight = other.hiddenStraight;
    cribStarted = other.cribStarted;
    starter = other.starter;
    crib = other.crib;
    turnedUp = other.turnedUp;
    closed = other.closed;
    thrownIn = other.thrownIn;
  }

  // The deal.

  public int checkDeal(long cards, int hidden) {
    if (Long.bitCount(cards) + hidden != dealtEach) {
      return HAND_SIZE.ordinal();
    }
    return checkUnseen(cards);
  }

  public int checkStraight(long cards, int hidden) {
    if (Long.bitCount(cards) + hidden != straightToCrib) {
      return HAND_SIZE.ordinal();
    }
    return checkUnseen(cards);
  }

  public int checkUnseen(long cards) {
    return (cards & seen()) == 0 ? Kernel.LEGAL : ONE_DECK.ordinal();
  }

  public void deal(int seat, long cards, int unknown) {
    sweep();
    dealt[seat] = cards;
    hand[seat] = cards;
    hide(seat, unknown);
    served |= 1 << seat;
  }

  private void hide(int seat, int cards) {
    hidden += cards - hiddenInHand[seat];
    hiddenInHand[seat] = cards;
  }

  public void dealStraight(long cards, int unknown) {
    sweep();
    straight = cards;
    hiddenStraight = unknown;
    cribStarted = true;
  }

  public void close() {
    closed = true;
  }

  /// Whether the deal is over, with its cards still on the table.
  public boolean isClosed() {
    return closed;
  }

  /// Throws in the cards that are being dealt. If none of them was recorded, the cards of the deal
  /// before stay on the table.
  public void throwIn() {
    if (closed) {
      thrownIn = true;
    } else {
      clear();
    }
  }

  /// Whether the deal is over and the next has not begun, not even as a void deal.
  public boolean isBetweenDeals() {
    return closed && !thrownIn;
  }

  private void sweep() {
    if (closed) {
      clear();
    }
  }

  // Discards.

  public int checkDiscard(int seat, long cards, int hidden) {
    if (Long.bitCount(cards) + hidden != thrownEach) {
      return DISCARD_SIZE.ordinal();
    }
    long others = cards & ~hand[seat];
    if (Long.bitCount(others) > hiddenInHand[seat]) {
      return DISCARD_OWN.ordinal();
    }
    return checkUnseen(others);
  }

  /// Moves discards from a hand to the crib.
  ///
  /// @param kept the dealt cards that the player is known to have kept
  public void discard(int seat, long cards, int unknown, long kept) {
    hide(seat, hiddenInHand[seat] - Long.bitCount(cards & ~hand[seat]));
    hand[seat] &= ~cards;
    thrown[seat] = cards;
    dealt[seat] |= cards;
    discarded |= 1 << seat;
    inHindsight |= kept == 0 ? 0 : 1 << seat;
    if (unknown > 0) {
      hiddenThrown[seat] = unknown;
      inDoubt[seat] = hand[seat] & ~kept;
      hand[seat] &= kept;
      hide(seat, settings.hand() - Long.bitCount(hand[seat]));
      if (hiddenInHand[seat] == 0) {
        settle(seat);
      }
    }
  }

  public void turnUp(int card) {
    starter = card;
  }

  // The play.

  /// Whether a player may hold a card that they are not known to hold.
  public boolean mayHold(int seat, int card) {
    return (mayHold(seat) & 1L << card) != 0;
  }

  /// Whether a player's unknown cards can be any unseen cards.
  private boolean anythingIn(int seat) {
    return Long.bitCount(dealt[seat]) < dealtEach;
  }

  /// The value that a player's unknown cards are known to exceed.
  public int hiddenAbove(int seat) {
    boolean anything = anythingIn(seat) || inDoubt[seat] == 0;
    return anything ? 0 : Cards.value(Long.numberOfTrailingZeros(inDoubt[seat])) - 1;
  }

  /// Adds a card that a player lays to their hand, if it was not known to be there.
  public void reveal(int seat, int card) {
    long bit = 1L << card;
    if ((hand[seat] & bit) == 0) {
      fillHand(seat, bit);
    }
  }

  /// Moves the cards in doubt to the discards, because the whole hand is known.
  private void settle(int seat) {
    thrown[seat] |= inDoubt[seat];
    hiddenThrown[seat] -= Long.bitCount(inDoubt[seat]);
    inDoubt[seat] = 0;
  }

  // Hands with cards that were not laid.

  /// Checks whether these can be the cards of a hand.
  public int checkHand(int seat, long cards, int unknown) {
    long others = cards & ~hand[seat];
    boolean full = Long.bitCount(cards) + unknown == settings.hand();
    boolean room = Long.bitCount(others) <= hiddenInHand[seat];
    boolean complete = Long.bitCount(hand[seat] & ~cards) <= unknown;
    boolean possible =
        (others & ~mayHold(seat)) == 0
            && Long.bitCount(others & ~inDoubt[seat]) <= hiddenDealt(seat);
    return full && room && complete && possible ? Kernel.LEGAL : HAND_CARDS.ordinal();
  }

  /// Shows a hand, as far as the record names its cards.
  public void showHand(int seat, long cards) {
    if ((cards & ~hand[seat]) != 0) {
      fillHand(seat, cards & ~hand[seat]);
    }
    shown |= 1 << seat;
  }

  /// Whether a hand lies open, as far as it ever will.
  ///
  /// @param laid all cards laid in the play
  public boolean isOpen(int seat, long laid) {
    return (shown >> seat & 1) != 0 || Long.bitCount(hand[seat] & laid) == settings.hand();
  }

  // The crib.

  /// Checks whether these can be the cards of the crib. A player who discarded unknown cards was
  /// dealt unseen cards, or known ones that are in doubt until the hand lies open.
  public int checkCrib(long cards, int hidden) {
    long known = knownCrib();
    long others = cards & ~known;
    for (int seat = 0; seat < inDoubt.length; seat++) {
      if (Long.bitCount(others & inDoubt[seat]) <= hiddenThrown[seat]) {
        others &= ~inDoubt[seat];
      }
    }
    boolean full = Long.bitCount(cards) + hidden == Cards.CRIB;
    boolean room = Long.bitCount(known | cards) <= Cards.CRIB;
    boolean complete = Long.bitCount(known & ~cards) <= hidden;
    return full && room && complete && (others & seen()) == 0 ? Kernel.LEGAL : CRIB_CARDS.ordinal();
  }

  public void turnUpCrib(long cards) {
    for (int seat = 0; seat < inDoubt.length; seat++) {
      long away = inDoubt[seat] & cards;
      if (away != 0) {
        inDoubt[seat] &= ~away;
        fillThrown(seat, away);
      }
    }
    crib = knownCrib() | cards;
    turnedUp = true;
  }

  /// The cards known to be in the crib.
  public long knownCrib() {
    long known = straight;
    for (long cards : thrown) {
      known |= cards;
    }
    return known;
  }

  // Locations of cards.

  /// Every card of this deal whose location or owner is known; none after the deal, since the next
  /// one uses the whole deck.
  public long seen() {
    return closed ? 0 : known();
  }

  /// Every card whose location or owner is known, also after the deal while the cards are on the
  /// table.
  public long known() {
    long known = straight | crib | (starter == Cards.NO_CARD ? 0 : 1L << starter);
    for (long cards : dealt) {
      known |= cards;
    }
    return known;
  }

  public boolean isServed(int seat) {
    return !closed && (served >> seat & 1) != 0;
  }

  /// Whether no card of the next deal has been dealt yet.
  public boolean isUntouched() {
    return closed || (served == 0 && !cribStarted);
  }

  public boolean allServed() {
    return served == everybody;
  }

  public boolean cribStarted() {
    return straightToCrib == 0 || (!closed && cribStarted);
  }

  public boolean hasDiscarded(int seat) {
    return (discarded >> seat & 1) != 0;
  }

  /// Whether some of a player's kept cards are known only because they were laid later; this is
  /// only so in a record.
  public boolean isKnownInHindsight(int seat) {
    return (inHindsight >> seat & 1) != 0;
  }

  public boolean nobodyDiscarded() {
    return discarded == 0;
  }

  public boolean allDiscarded() {
    return discarded == everybody;
  }

  public long hand(int seat) {
    return hand[seat];
  }

  public long[] hands() {
    return hand;
  }

  /// Number of unknown cards in each hand; the live array.
  public int[] hidden() {
    return hiddenInHand;
  }

  /// Whether any hand has unknown cards.
  public boolean hidesCards() {
    return hidden != 0;
  }

  /// Whether the location of every dealt card is known.
  public boolean isFullyKnown() {
    int unknown = hidden + hiddenStraight;
    for (int away : hiddenThrown) {
      unknown += away;
    }
    return unknown == 0 && (!turnedUp || Long.bitCount(crib) == Cards.CRIB);
  }

  /// All cards that a player is known to have been dealt.
  public long dealt(int seat) {
    return dealt[seat];
  }

  public int hiddenInHand(int seat) {
    return hiddenInHand[seat];
  }

  public long thrown(int seat) {
    return thrown[seat];
  }

  public int hiddenThrown(int seat) {
    return hiddenThrown[seat];
  }

  public long straight() {
    return straight;
  }

  public int starter() {
    return starter;
  }

  public boolean cribTurnedUp() {
    return turnedUp;
  }

  /// The crib, once it is turned up.
  public long crib() {
    return crib;
  }

  // Hidden cards, and what they may be.

  /// Forgets the cards that a viewer cannot know: cards of others that do not lie open.
  ///
  /// @param laid all cards laid in the play
  public void veil(int viewer, long laid) {
    for (int seat = 0; seat < hand.length; seat++) {
      if (seat != viewer) {
        veilSeat(seat, (shown >> seat & 1) != 0 ? hand[seat] : hand[seat] & laid);
      }
    }
    hiddenStraight += Long.bitCount(straight);
    straight = 0;
  }

  private void veilSeat(int seat, long open) {
    hide(seat, hiddenInHand[seat] + Long.bitCount(hand[seat] & ~open));
    hiddenThrown[seat] += Long.bitCount(thrown[seat]);
    dealt[seat] = hand[seat] = open;
    thrown[seat] = inDoubt[seat] = 0;
    inHindsight &= ~(1 << seat);
  }

  /// The cards that a hand may hold in addition to its known ones.
  public long mayHold(int seat) {
    long anything = anythingIn(seat) ? Cards.ALL & ~known() : 0;
    return hiddenInHand[seat] == 0 ? 0 : inDoubt[seat] | anything;
  }

  /// Sets unknown cards of a hand.
  public void fillHand(int seat, long cards) {
    hand[seat] |= cards;
    dealt[seat] |= cards;
    inDoubt[seat] &= ~cards;
    hide(seat, hiddenInHand[seat] - Long.bitCount(cards));
    if (hiddenInHand[seat] == 0) {
      settle(seat);
    }
  }

  /// Sets unknown cards that a player discarded.
  public void fillThrown(int seat, long cards) {
    thrown[seat] |= cards;
    dealt[seat] |= cards;
    hiddenThrown[seat] -= Long.bitCount(cards);
  }

  /// Sets unknown cards that were dealt straight to the crib.
  public void fillStraight(long cards) {
    straight |= cards;
    hiddenStraight -= Long.bitCount(cards);
  }

  /// Sets the crib to the cards known to be in it, if it is turned up.
  public void fillCrib() {
    crib = turnedUp ? knownCrib() : crib;
  }

  /// Dealt cards that the player may have kept or discarded.
  public long inDoubt(int seat) {
    return inDoubt[seat];
  }

  /// Number of unknown cards among those a player was dealt.
  public int hiddenDealt(int seat) {
    return dealtEach - Long.bitCount(dealt[seat]);
  }

  public int hiddenStraight() {
    return hiddenStraight;
  }
}
