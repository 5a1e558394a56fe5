package umpire.maumau.text;

import static umpire.maumau.MauMauRule.DUE;
import static umpire.maumau.MauMauRule.GAME_OVER;
import static umpire.maumau.MauMauRule.LIMIT;
import static umpire.maumau.MauMauRule.NOT_RETURNED;
import static umpire.maumau.MauMauRule.ONE_OF_EACH;
import static umpire.maumau.MauMauRule.RIGHT_NUMBER;
import static umpire.maumau.MauMauRule.TOP_CARD;

import java.util.List;
import umpire.core.match.Finding;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.Position;
import umpire.maumau.SomeCards;

/// What the table may do: deal, open, shuffle, tell what was drawn, show what is left, call off.
final class TableDuties {

  private final MauMauMatch match;
  private final MauMau game;

  private TableDuties(MauMauMatch match) {
    this.match = match;
    this.game = match.game;
  }

  static Finding check(MauMauMatch match, MauMauEvent event) {
    return match.isOver() ? Finding.against(GAME_OVER) : new TableDuties(match).check(event);
  }

  private Finding check(MauMauEvent event) {
    return switch (event) {
      case MauMauEvent.Deck(var cards) -> checkDeck(cards);
      case MauMauEvent.Deal(int seat, var cards) -> checkDeal(seat, cards);
      case MauMauEvent.Open(int card) -> checkOpen(card);
      case MauMauEvent.Drawn(var cards) -> checkDrawn(cards);
      case MauMauEvent.Shuffle(var cards) -> checkShuffle(cards);
      case MauMauEvent.CallOff() -> checkCallOff();
      case MauMauEvent.Left(int seat, var cards) -> checkLeft(seat, cards);
      case MauMauEvent.Lay _, MauMauEvent.Jack _, MauMauEvent.Draw _, MauMauEvent.Pass _ ->
          Finding.against(DUE, "only a player lays, draws and passes", awaited());
    };
  }

  /// What would have been in order.
  private String awaited() {
    return Refusal.awaited(match);
  }

  private Finding notDue() {
    return Finding.against(DUE, awaited());
  }

  private Finding checkDeck(CardRow cards) {
    if (!match.mayDealOn() || match.dealing.hasBegun()) {
      return notDue();
    }
    if (cards.size() != Cards.DECK) {
      return wrongNumber(cards.size(), Cards.DECK);
    }
    if (cards.repeats()) {
      return repeated(cards);
    }
    return newDeal();
  }

  private int handSize() {
    return match.agreement.rules().handSize(match.seats());
  }

  /// Whether the match is over may depend on cards that nobody recorded.
  private Finding newDeal() {
    boolean doubtful = match.agreement.limit() > 0 && !match.standing.isKnown();
    return doubtful
        ? new Finding.Open(LIMIT, "the cards left over that are not recorded")
        : Finding.fine();
  }

  private Finding checkDeal(int seat, SomeCards cards) {
    if (!match.mayDealOn() || match.dealing.has(seat)) {
      return notDue();
    }
    if (cards.size() != handSize()) {
      return wrongNumber(cards.size(), handSize());
    }
    int twice = cards.known() & match.dealing.known();
    if (twice != 0) {
      return elsewhere(twice);
    }
    return match.dealing.hasBegun() ? Finding.fine() : newDeal();
  }

  private Finding checkOpen(int card) {
    boolean due = !match.inDeal && match.dealing.next(0) < 0;
    if (!due) {
      return notDue();
    }
    int twice = match.dealing.known() & 1 << card;
    return twice != 0 ? elsewhere(twice) : Finding.fine();
  }

  private Finding checkDrawn(SomeCards cards) {
    if (!match.justDrawn) {
      return notDue();
    }
    int taken = game.drawing().taken();
    if (cards.size() != taken) {
      return wrongNumber(cards.size(), taken);
    }
    int known = game.drawing().takenCards();
    int unknown = taken - Integer.bitCount(known);
    int others = cards.known() & ~known;
    if (Integer.bitCount(others) > unknown) {
      return Finding.against(TOP_CARD, "drawn: " + String.join(" ", CardText.names(known)));
    }
    int elsewhere = others & ~game.unseen();
    return elsewhere != 0 ? elsewhere(elsewhere) : Finding.fine();
  }

  private Finding checkShuffle(CardRow cards) {
    if (!match.inDeal || !game.drawing().awaitsShuffle()) {
      return notDue();
    }
    if (cards.size() != 0 && cards.size() != game.drawable()) {
      return wrongNumber(cards.size(), game.drawable());
    }
    int there = 0;
    for (int card : game.discarded()) {
      there |= card;
    }
    if (cards.repeats()) {
      return repeated(cards);
    }
    int elsewhere = cards.known() & ~there;
    return elsewhere != 0 ? elsewhere(elsewhere) : Finding.fine();
  }

  private Finding checkCallOff() {
    if (!match.inPlay() || !game.startsTurn()) {
      return notDue();
    }
    if (match.returned) {
      return Finding.fine();
    }
    return Position.isKnown(game)
        ? Finding.against(NOT_RETURNED)
        : new Finding.Open(NOT_RETURNED, "cards that are not recorded");
  }

  private Finding checkLeft(int seat, SomeCards cards) {
    if ((match.toShow >> seat & 1) == 0) {
      return notDue();
    }
    if (cards.size() != game.held(seat)) {
      return wrongNumber(cards.size(), game.held(seat));
    }
    int others = cards.known() & ~game.hand(seat);
    int elsewhere = others & ~game.unseen();
    int missing = game.hand(seat) & ~cards.known();
    if (Integer.bitCount(others) > game.unknown(seat)) {
      return Finding.against(
          ONE_OF_EACH,
          match.names.get(seat) + " also holds " + String.join(" ", CardText.names(missing)));
    }
    return elsewhere != 0 ? elsewhere(elsewhere) : Finding.fine();
  }

  private static Finding wrongNumber(int found, int due) {
    return Finding.against(RIGHT_NUMBER, found + " written, " + due + " due");
  }

  private static Finding elsewhere(int cards) {
    List<String> names = CardText.names(cards);
    return Finding.against(
        ONE_OF_EACH, String.join(" ", names) + (names.size() == 1 ? " is" : " are") + " elsewhere");
  }

  private static Finding repeated(CardRow row) {
    int seen = 0;
    int twice = 0;
    for (int place = 0; place < row.size(); place++) {
      twice |= seen & row.bit(place);
      seen |= row.bit(place);
    }
    return Finding.against(
        ONE_OF_EACH, String.join(" ", CardText.names(twice)) + " is written twice");
  }
}
