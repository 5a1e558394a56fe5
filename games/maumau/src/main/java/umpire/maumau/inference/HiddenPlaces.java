package umpire.maumau.inference;

import java.util.Arrays;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.deal.PublicKnowledge;
import umpire.maumau.match.Dealing;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.TableRules;

/// The hidden cards of one viewer, each as a place in a hand or in the draw pile, with the cards
/// that cannot be there by all that every player has seen ([PublicKnowledge]). A random source then
/// puts a card on each place.
///
/// A player who had to draw showed that none of their cards fitted; a card drawn later may fit. So
/// the older a hidden card of a hand is, the fewer cards it can be, and younger places admit all
/// that older ones admit. When a card is laid, viewers do not see how old it was. It is taken for
/// the oldest that it can have been: if it was in truth a younger one, the two can be swapped in
/// thought, since the younger place admits all that the older one does. So no possible arrangement
/// is ruled out and no impossible one is let in. (Where some cards may not be laid last, this order
/// has a rare exception; then places admit what either of them did.)
public final class HiddenPlaces {

  private static final int ROOM = Cards.MAX_CARDS;

  /// For each seat, the cards that each of its hidden cards cannot be.
  private final long[] impossible = new long[MauMau.MAX_PLAYERS * ROOM];

  private final int[] count = new int[MauMau.MAX_PLAYERS];

  /// The index of each seat's card that was drawn last, or -1.
  private final int[] newest = new int[MauMau.MAX_PLAYERS];

  /// The cards that cannot be face down in the draw pile.
  private long notInPile;

  private final long[] places = new long[ROOM];
  private final int[] owners = new int[ROOM];
  private int size;
  private int inHands;
  private long cards;
  private boolean free;
  private int drawnPlace;

  /// Reads a match as one viewer knows it.
  public void look(MauMauMatch match) {
    size = 0;
    drawnPlace = -1;
    if (match.inDeal()) {
      lookAtDeal(match.game());
    } else {
      lookAtDealing(match.dealing(), match.rules().deck());
    }
  }

  private void lookAtDealing(Dealing dealing, long deck) {
    free = true;
    cards = deck & ~dealing.known();
    for (int seat = 0; seat < dealing.players(); seat++) {
      for (int i = dealing.unknown(seat); i > 0; i--) {
        add(seat, 0);
      }
    }
    inHands = size;
  }

  private void lookAtDeal(MauMau game) {
    cards = game.unseen();
    free = !game.publicKnowledge().concludes() && !mustFit(game);
    if (!free) {
      conclude(game);
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      addHand(game, seat);
    }
    inHands = size;
    for (int i = game.piles().unknown(); i > 0; i--) {
      add(-1, free ? 0 : notInPile);
    }
  }

  private void add(int owner, long not) {
    owners[size] = owner;
    places[size++] = not;
  }

  /// Whether an unknown drawn card must fit, because otherwise the turn would have passed on.
  private static boolean mustFit(MauMau game) {
    return game.hasDrawn()
        && game.drawn() == 0
        && game.rules().drawing().drawn() == TableRules.DrawnCard.LAID;
  }

  private void addHand(MauMau game, int seat) {
    int unknown = game.unknown(seat);
    boolean drew = game.hasDrawn() && game.drawn() == 0 && game.seat() == seat && unknown > 0;
    if (drew) {
      drawnPlace = size;
    }
    if (free) {
      for (int i = 0; i < unknown; i++) {
        add(seat, 0);
      }
      return;
    }
    if (drew) {
      long not = newest[seat] < 0 ? 0 : take(seat, newest[seat]);
      add(seat, mustFit(game) ? not | ~game.fitting() : not);
    }
    for (long rest = game.hand(seat) & ~game.publicKnowledge().shown(seat);
        rest != 0;
        rest &= rest - 1) {
      takeFor(seat, Long.lowestOneBit(rest));
    }
    for (int i = drew ? 1 : 0; i < unknown; i++) {
      add(
          seat,
          i - (drew ? 1 : 0) < count[seat] ? impossible[seat * ROOM + i - (drew ? 1 : 0)] : 0);
    }
  }

  /// Draws the conclusions from all notes.
  private void conclude(MauMau game) {
    notInPile = 0;
    int dealt = game.handSize();
    for (int seat = 0; seat < game.seats(); seat++) {
      count[seat] = game.hasCards(seat) ? dealt : 0;
      newest[seat] = -1;
      Arrays.fill(impossible, seat * ROOM, seat * ROOM + dealt, 0);
    }
    PublicKnowledge knowledge = game.publicKnowledge();
    for (int i = 0; i < knowledge.size(); i++) {
      int seat = knowledge.seat(i);
      switch (knowledge.kind(i)) {
        case PublicKnowledge.LAID -> takeFor(seat, knowledge.cards(i));
        case PublicKnowledge.LAID_DRAWN -> takeNewest(seat, knowledge.cards(i));
        case PublicKnowledge.DREW -> draw(seat);
        case PublicKnowledge.LACKS -> ruleOut(seat, knowledge.cards(i));
        case PublicKnowledge.MISFIT -> ruleOutNewest(seat, knowledge.cards(i));
        default -> shuffle(game.seats(), knowledge.cards(i));
      }
    }
  }

  private void draw(int seat) {
    newest[seat] = count[seat]++;
    impossible[seat * ROOM + newest[seat]] = notInPile;
  }

  private void ruleOut(int seat, long what) {
    for (int i = seat * ROOM; i < seat * ROOM + count[seat]; i++) {
      impossible[i] |= what;
    }
  }

  private void ruleOutNewest(int seat, long what) {
    if (newest[seat] >= 0) {
      impossible[seat * ROOM + newest[seat]] |= what;
    }
  }

  /// Applies a shuffle: the new draw pile has only the cards that lay open, and no hidden card of a
  /// hand is one of these.
  private void shuffle(int players, long what) {
    for (int seat = 0; seat < players; seat++) {
      ruleOut(seat, what);
    }
    notInPile = ~what;
  }

  private void takeNewest(int seat, long card) {
    if (newest[seat] >= 0) {
      take(seat, newest[seat]);
    } else {
      takeFor(seat, card);
    }
  }

  /// Removes a card that was laid, or is now known to be in this hand: of the hidden cards that it
  /// can have been, the most restricted.
  private void takeFor(int seat, long card) {
    int start = seat * ROOM;
    int best = -1;
    for (int i = start; i < start + count[seat]; i++) {
      boolean can = (impossible[i] & card) == 0;
      if (can && (best < 0 || Long.bitCount(impossible[i]) > Long.bitCount(impossible[best]))) {
        best = i;
      }
    }
    if (best < 0) {
      forget(seat); // the player has broken a rule: their actions allow no conclusion
      best = start;
    }
    for (int i = start; i < start + count[seat]; i++) {
      impossible[i] &= (impossible[i] & card) == 0 ? impossible[best] : -1;
    }
    take(seat, best - start);
  }

  private void forget(int seat) {
    Arrays.fill(impossible, seat * ROOM, seat * ROOM + count[seat], 0);
  }

  /// Removes a hidden card from a hand and returns the cards it could not be. The others keep their
  /// order.
  private long take(int seat, int place) {
    long not = impossible[seat * ROOM + place];
    count[seat] = Math.max(0, count[seat] - 1);
    int from = seat * ROOM + place;
    System.arraycopy(impossible, from + 1, impossible, from, count[seat] - place);
    newest[seat] =
        newest[seat] == place ? -1 : newest[seat] > place ? newest[seat] - 1 : newest[seat];
    return not;
  }

  /// The number of places; those in hands come first, then those in the draw pile from its top.
  public int size() {
    return size;
  }

  /// The number of places in hands.
  public int inHands() {
    return inHands;
  }

  /// The seat whose hand has a place; -1 in the draw pile.
  public int owner(int place) {
    return owners[place];
  }

  /// The cards that cannot be on a place, as bits.
  public long impossible(int place) {
    return places[place];
  }

  /// Whether every card can be on every place.
  public boolean isFree() {
    return free;
  }

  /// The hidden cards, as bits; before a deal begins, more than there are places.
  public long cards() {
    return cards;
  }

  /// Puts a card on every place.
  ///
  /// @param dealt a card for each as a bit
  public void settle(MauMauMatch match, long[] dealt) {
    for (int place = 0; place < inHands; place++) {
      if (match.inDeal()) {
        match.game().find(owners[place], dealt[place]);
      } else {
        match.dealing().find(owners[place], dealt[place]);
      }
    }
    if (drawnPlace >= 0) {
      match.game().findDrawn(dealt[drawnPlace]);
    }
    if (match.inDeal()) {
      match.game().piles().fill(dealt, inHands);
    }
  }
}
