package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.kernel.Move;
import umpire.tractor.Hands;
import umpire.tractor.Holding;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.Verb;

/// Events as moves and back.
final class TractorMoves {

  private TractorMoves() {}

  static void encode(TractorEvent event, Move into) {
    switch (event) {
      case TractorEvent.Deal(int seat, var cards) -> row(begin(Verb.DEAL, seat, into), cards);
      case TractorEvent.Declare(var card, int copies) ->
          into.set(Verb.DECLARE.ordinal(), copies, 0, 1L << card.number(), 0L);
      case TractorEvent.Pass() -> begin(Verb.PASS, 0, into);
      case TractorEvent.Kitty(var cards) -> row(begin(Verb.KITTY, 0, into), cards);
      case TractorEvent.Bury(var cards) -> set(Verb.BURY, 0, cards, into);
      case TractorEvent.Friend(var card, int copy) ->
          into.set(Verb.FRIEND.ordinal(), copy, 0, 1L << card.number(), 0L);
      case TractorEvent.Lay(var cards) -> set(Verb.LAY, 0, cards, into);
      case TractorEvent.Refuse(int seat, var cards) -> set(Verb.REFUSE, seat, cards, into);
      case TractorEvent.Open(int main, int dealer, int rank1, int rank2) ->
          begin(Verb.OPEN, Verb.opening(main, dealer, rank1, rank2), into);
    }
  }

  private static Move begin(Verb verb, int number, Move into) {
    return into.set(verb.ordinal(), number);
  }

  private static void row(Move into, List<TractorCard> cards) {
    cards.forEach(card -> into.then(card.number()));
  }

  private static void set(Verb verb, int number, List<TractorCard> cards, Move into) {
    var held = new Holding();
    var more = new ArrayList<TractorCard>();
    int unknown = 0;
    for (TractorCard card : cards) {
      if (!card.isKnown()) {
        unknown++;
      } else if (held.size(1L << card.number()) == 2) {
        more.add(card);
      } else {
        held.add(card.number());
      }
    }
    row(into.set(verb.ordinal(), number, unknown, held.cards(), held.pairs()), more);
  }

  static TractorEvent decode(Move move) {
    return switch (Verb.of(move)) {
      case DEAL -> new TractorEvent.Deal(move.number(), row(move));
      case DECLARE -> new TractorEvent.Declare(card(move), move.number());
      case FRIEND -> new TractorEvent.Friend(card(move), move.number());
      case PASS -> new TractorEvent.Pass();
      case KITTY -> new TractorEvent.Kitty(row(move));
      case BURY -> new TractorEvent.Bury(set(move));
      case LAY -> new TractorEvent.Lay(set(move));
      case REFUSE -> new TractorEvent.Refuse(move.number(), set(move));
      case OPEN ->
          new TractorEvent.Open(
              Verb.main(move.number()),
              Verb.dealer(move.number()),
              Verb.rank(move.number(), 0),
              Verb.rank(move.number(), 1));
    };
  }

  private static TractorCard card(Move move) {
    return TractorCard.of(Long.numberOfTrailingZeros(move.cards()));
  }

  private static List<TractorCard> row(Move move) {
    var cards = new ArrayList<TractorCard>();
    for (int i = 0; i < move.length(); i++) {
      cards.add(TractorCard.of(move.card(i)));
    }
    return cards;
  }

  private static List<TractorCard> set(Move move) {
    var held = new Holding();
    held.set(move.cards(), move.twice());
    List<TractorCard> cards = TractorCard.sorted(held);
    cards.addAll(row(move));
    cards.addAll(Collections.nCopies(move.unknown(), TractorCard.of(Hands.UNKNOWN)));
    return cards;
  }
}
