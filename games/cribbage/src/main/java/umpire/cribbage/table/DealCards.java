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

/// Where the cards of one deal are, as far as that is known: hands, what was laid away, the
/// starter.
///
/// Sets of cards are bits. A record may leave cards unknown, so that beside each set stands how
/// many more cards there are in that place. Where a known hand lays away unknown cards, its cards
/// are in doubt: each is in the hand or in the crib, until all cards of the hand are laid or shown.
public final class DealCards {

  private final CribbageSettings settings;

  /// How many cards each player is dealt and lays away, and how many go straight to the crib.
  private final int dealtEach;

  private final int thrownEach;
  private final int straightToCrib;

  /// All players, as a set of seats.
  private final int everybody;

  /// All that a player was dealt; what is kept of it, the cards laid in the play included; what was
  /// laid away.
  private final long[] dealt;

  private final long[] hand;
  private final long[] thrown;

  private final int[] hiddenInHand;

  /// How many cards of all hands together are not known.
  private int hidden;

  private final int[] hiddenThrown;
  private final long[] inDoubt;

  /// Who has been dealt their cards, and who has laid away, as sets of seats.
  private int served;

  private int discarded;

  /// Whose hand has been shown before it was counted, as a set of seats.
  private int shown;

  /// Whose cards came out only later, as a set of seats.
  private int inHindsight;

  private long straight;
  private int hiddenStraight;
  private boolean cribStarted;
  private int starter = Cards.NO_CARD;
  private long crib;
  private boolean turnedUp;

  /// Whether the deal is over: the cards still lie there, and the next deal sweeps them away.
  private boolean closed;

  /// Whether the next deal has been thrown in, though no hand of it was written.
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

  /// Whether the cards of the last deal still lie there.
  public boolean isClosed() {
    return closed;
  }

  /// The cards that are being dealt are thrown in. If none of them was written, those of the deal
  /// before still lie there.
  public void throwIn() {
    if (closed) {
      thrownIn = true;
    } else {
      clear();
    }
  }

  /// Whether the deal is over and the next has not begun, not even in vain.
  public boolean isBetweenDeals() {
    return closed && !thrownIn;
  }

  private void sweep() {
    if (closed) {
      clear();
    }
  }

  // Laying away.

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

  /// A player lays cards away to the crib.
  ///
  /// @param kept what the player is known to have kept of what was dealt
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

  /// Whether a player's unknown cards can be any of those nobody has seen.
  private boolean anythingIn(int seat) {
    return Long.bitCount(dealt[seat]) < dealtEach;
  }

  /// The value that a player's unknown cards are known to exceed.
  public int hiddenAbove(int seat) {
    boolean anything = anythingIn(seat) || inDoubt[seat] == 0;
    return anything ? 0 : Cards.value(Long.numberOfTrailingZeros(inDoubt[seat])) - 1;
  }

  /// A player lays a card that they were perhaps not known to hold.
  public void reveal(int seat, int card) {
    long bit = 1L << card;
    if ((hand[seat] & bit) == 0) {
      fillHand(seat, bit);
    }
  }

  /// The hand is known, so what else was dealt there was laid away.
  private void settle(int seat) {
    thrown[seat] |= inDoubt[seat];
    hiddenThrown[seat] -= Long.bitCount(inDoubt[seat]);
    inDoubt[seat] = 0;
  }

  // The hands, where not all of them was laid.

  /// Whether these can be the cards of a hand.
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

  /// A hand is shown, as far as the record tells.
  public void showHand(int seat, long cards) {
    if ((cards & ~hand[seat]) != 0) {
      fillHand(seat, cards & ~hand[seat]);
    }
    shown |= 1 << seat;
  }

  /// Whether all of a hand lies open, or as much of it as ever will.
  ///
  /// @param laid all cards laid in the play
  public boolean isOpen(int seat, long laid) {
    return (shown >> seat & 1) != 0 || Long.bitCount(hand[seat] & laid) == settings.hand();
  }

  // The crib.

  /// Whether these can be the cards of the crib. Who has laid away unknown cards was dealt as many
  /// that nobody has seen, or was dealt them openly: those are in doubt until the hand lies open.
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

  /// What is known to have gone to the crib.
  public long knownCrib() {
    long known = straight;
    for (long cards : thrown) {
      known |= cards;
    }
    return known;
  }

  // What is where.

  /// Every card of this deal whose place is known, or who has it; none if the deal is over, since
  /// the next is dealt from the whole deck.
  public long seen() {
    return closed ? 0 : known();
  }

  /// The same, for as long as the cards lie there.
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

  /// Whether some of what a player kept is known only because it was laid later: so the cards are
  /// those of a record.
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

  /// How many cards of each hand are not known.
  public int[] hidden() {
    return hiddenInHand;
  }

  /// Whether a hand has cards that are not known.
  public boolean hidesCards() {
    return hidden != 0;
  }

  /// Whether the place of every card that was dealt is known.
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

  // What somebody cannot see, and what it may be.

  /// Forgets the cards that a viewer cannot know: those of others that do not lie open.
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

  /// Which cards a hand may hold beside those it is known to hold.
  public long mayHold(int seat) {
    long anything = anythingIn(seat) ? Cards.ALL & ~known() : 0;
    return hiddenInHand[seat] == 0 ? 0 : inDoubt[seat] | anything;
  }

  /// Says what the unknown cards of a hand are.
  public void fillHand(int seat, long cards) {
    hand[seat] |= cards;
    dealt[seat] |= cards;
    inDoubt[seat] &= ~cards;
    hide(seat, hiddenInHand[seat] - Long.bitCount(cards));
    if (hiddenInHand[seat] == 0) {
      settle(seat);
    }
  }

  /// Says what the unknown cards are that a player laid away.
  public void fillThrown(int seat, long cards) {
    thrown[seat] |= cards;
    dealt[seat] |= cards;
    hiddenThrown[seat] -= Long.bitCount(cards);
  }

  /// Says what was dealt straight to the crib.
  public void fillStraight(long cards) {
    straight |= cards;
    hiddenStraight -= Long.bitCount(cards);
  }

  /// Says that the crib is what is known to have gone there, if it is turned up.
  public void fillCrib() {
    crib = turnedUp ? knownCrib() : crib;
  }

  /// Cards that a player was dealt and that may have been kept or laid away.
  public long inDoubt(int seat) {
    return inDoubt[seat];
  }

  /// How many of the cards that a player was dealt are not known.
  public int hiddenDealt(int seat) {
    return dealtEach - Long.bitCount(dealt[seat]);
  }

  public int hiddenStraight() {
    return hiddenStraight;
  }
}
