package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.Viewer;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.SomeCards;

/// Builds up what a viewer may know.
final class Views {

  private static final int NONE = -1;
  private static final CardRow NO_CARDS = new CardRow(List.of());

  private Views() {}

  static MauMauView of(MauMauMatch match, Viewer viewer) {
    int seat = MauMauMatch.seatOf(viewer);
    MauMau game = match.game;
    boolean arbiter = viewer instanceof Viewer.Arbiter;
    boolean inDeal = match.inDeal;
    boolean drawn = inDeal && game.hasDrawn();
    var hands = new ArrayList<SomeCards>();
    var next = new ArrayList<Integer>();
    var points = new ArrayList<Integer>();
    var won = new ArrayList<Integer>();
    for (int player = 0; player < match.seats(); player++) {
      hands.add(hand(match, player, arbiter || player == seat));
      next.add(inDeal ? game.next(player) : (player + 1) % match.seats());
      points.add(match.standing.points(player));
      won.add(match.standing.won(player));
    }
    return new MauMauView(
        seat,
        match.toAct(),
        next,
        match.standing.deals() + 1,
        match.standing.first(),
        hands,
        inDeal ? discardPile(match) : NO_CARDS,
        inDeal ? named(game) : NONE,
        inDeal ? game.penalty() : 0,
        inDeal && game.eightActive(),
        drawn,
        drawn && (arbiter || game.toAct() == seat) ? game.drawn() : 0,
        inDeal ? CardRow.ofBits(game.drawPile(arbiter)) : NO_CARDS,
        points,
        won,
        match.agreement.rules().scoring().fewIsGood(),
        seat == Kernel.NOBODY ? List.of() : match.legal(seat),
        seat == Kernel.NOBODY || match.legalIsComplete(seat));
  }

  /// The discard pile, without the opening card if that is only assumed.
  private static CardRow discardPile(MauMauMatch match) {
    var pile = CardRow.ofBits(match.game.discardPile());
    return match.openingIsKnown ? pile : pile.showing(~(1 << match.game.laid(0)));
  }

  /// A hand that is seen, or what everybody knows of it.
  private static SomeCards hand(MauMauMatch match, int player, boolean seen) {
    if (!match.inDeal) {
      SomeCards cards = match.dealing.hand(player);
      return seen ? cards : cards.hidden();
    }
    MauMau game = match.game;
    int known = seen ? game.hand(player) : game.hand(player) & match.sight.shown(player);
    return new SomeCards(known, game.held(player) - Integer.bitCount(known));
  }

  /// The suit that binds because it was named for the open jack, or -1.
  static int named(MauMau game) {
    int suits = game.fitting() & ~Cards.JACKS;
    boolean jack = game.openCard() >> 2 == Cards.JACK;
    int suit = jack ? Cards.number(suits) & 3 : 0;
    return jack && (suits & ~Cards.ofSuit(suit)) == 0 ? suit : NONE;
  }

  /// An event for somebody who sees only one hand, or none.
  static MauMauEvent seen(MauMauMatch match, int seat, MauMauEvent event) {
    return switch (event) {
      case MauMauEvent.Deck(var cards) ->
          new MauMauEvent.Deck(cards.showing(own(match, seat, cards)));
      case MauMauEvent.Deal(int player, var cards) when player != seat ->
          new MauMauEvent.Deal(player, cards.hidden());
      case MauMauEvent.Drawn(var cards) when match.game.drawing().taker() != seat ->
          new MauMauEvent.Drawn(cards.hidden());
      case MauMauEvent.Shuffle(var cards) -> new MauMauEvent.Shuffle(cards.showing(0));
      default -> event;
    };
  }

  /// The cards of a deck that come into a player's hand, and the opening card.
  private static int own(MauMauMatch match, int seat, CardRow deck) {
    int players = match.seats();
    int dealt = Math.min(players * match.agreement.rules().handSize(players), deck.size() - 1);
    int cards = deck.bit(dealt);
    for (int place = 0; place < dealt && seat >= 0; place++) {
      boolean his = (match.standing.first() + place) % players == seat;
      cards |= his ? deck.bit(place) : 0;
    }
    return cards;
  }
}
