package umpire.maumau.text;

import umpire.core.cards.SomeCards;
import umpire.core.kernel.Move;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.CallOff;
import umpire.maumau.MauMauEvent.Catch;
import umpire.maumau.MauMauEvent.Deal;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Drawn;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Left;
import umpire.maumau.MauMauEvent.Open;
import umpire.maumau.MauMauEvent.Pass;
import umpire.maumau.MauMauEvent.Shuffle;
import umpire.maumau.MauMauEvent.Wild;
import umpire.maumau.MauMauEvent.Word;
import umpire.maumau.MoveCode;
import umpire.maumau.Verb;

/// Events as the kernel's moves and back, see [Verb].
final class EventCode {

  /// A row of more cards than there are is too long, however long it is.
  private static final int LONGEST_ROW = Cards.MOST + 1;

  private EventCode() {}

  static void encode(MauMauEvent event, Move into) {
    switch (event) {
      case Lay(int card, var said) -> into.set(Verb.LAY.ordinal(), card | word(said));
      case Wild(int card, int named, var said) ->
          into.set(Verb.LAY.ordinal(), MoveCode.naming(card, named) | word(said));
      case Catch() -> into.set(Verb.CATCH.ordinal());
      case Draw() -> into.set(Verb.DRAW.ordinal());
      case Pass() -> into.set(Verb.PASS.ordinal());
      case Deck(var cards) -> row(cards, into.set(Verb.DECK.ordinal()));
      case Deal(int seat, var cards) -> some(Verb.DEAL, seat, cards, into);
      case Open(int card) -> into.set(Verb.OPEN.ordinal(), card);
      case Drawn(var cards) -> some(Verb.DRAWN, 0, cards, into);
      case Shuffle(var cards) -> row(cards, into.set(Verb.SHUFFLE.ordinal()));
      case CallOff() -> into.set(Verb.CALL_OFF.ordinal());
      case Left(int seat, var cards) -> some(Verb.LEFT, seat, cards, into);
    }
  }

  private static int word(Word said) {
    return switch (said) {
      case NONE -> 0;
      case MAU -> MoveCode.MAU;
      case MAU_MAU -> MoveCode.MAU_MAU;
    };
  }

  private static void row(CardRow cards, Move into) {
    for (int place = 0; place < Math.min(cards.size(), LONGEST_ROW); place++) {
      into.then(cards.cards().get(place));
    }
  }

  private static void some(Verb verb, int seat, SomeCards cards, Move into) {
    into.set(verb.ordinal(), seat, cards.unknown(), cards.known(), 0);
  }

  static MauMauEvent decode(Move move) {
    return switch (Verb.of(move)) {
      case LAY -> lay(move);
      case DRAW -> new Draw();
      case PASS -> new Pass();
      case DECK -> new Deck(CardRow.of(move));
      case DEAL -> new Deal(move.number(), some(move));
      case OPEN -> new Open(move.number());
      case DRAWN -> new Drawn(some(move));
      case SHUFFLE -> new Shuffle(CardRow.of(move));
      case CALL_OFF -> new CallOff();
      case LEFT -> new Left(move.number(), some(move));
      case CATCH -> new Catch();
    };
  }

  private static MauMauEvent lay(Move move) {
    int code = move.number();
    int card = Cards.number(MoveCode.card(code));
    Word said =
        switch (MoveCode.word(code)) {
          case 0 -> Word.NONE;
          case MoveCode.MAU -> Word.MAU;
          default -> Word.MAU_MAU;
        };
    return MoveCode.names(code) ? new Wild(card, MoveCode.suit(code), said) : new Lay(card, said);
  }

  private static SomeCards some(Move move) {
    return new SomeCards(move.cards(), move.unknown());
  }
}
