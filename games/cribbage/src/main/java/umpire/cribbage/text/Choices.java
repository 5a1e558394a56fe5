package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.cribbage.Counting;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.SomeCards;

/// What somebody could think of doing at this moment. Whether it is legal is for the rules to say.
final class Choices {

  private Choices() {}

  static List<CribbageEvent> of(Cribbage table, int actor) {
    if (actor < 0) {
      return ofTheDeck(table);
    }
    return switch (table.phase()) {
      case DISCARD -> discards(table.layout(), actor, table.terms().thrown());
      case PLAY -> cards();
      case PEG -> pegs(table.pegging().due());
      case COUNT -> counts();
      case MUGGINS -> claims(table.muggins().missed());
      case CUT, DEAL, STARTER, CRIB, OVER -> List.of();
    };
  }

  /// Every card that may be cut, and the crib; of the many hands that may be dealt one stands for
  /// all.
  private static List<CribbageEvent> ofTheDeck(Cribbage table) {
    return switch (table.phase()) {
      case CUT -> cuts(table);
      case STARTER -> starters();
      default -> Deck.first(table).map(List::of).orElse(List.of());
    };
  }

  private static List<CribbageEvent> cuts(Cribbage table) {
    var cuts = new ArrayList<CribbageEvent>();
    for (int seat = 0; seat < table.terms().players(); seat++) {
      for (int card = 0; card < Pegging.DECK; card++) {
        cuts.add(new CribbageEvent.Cut(seat, SomeCards.card(card)));
      }
    }
    return cuts;
  }

  private static List<CribbageEvent> starters() {
    var starters = new ArrayList<CribbageEvent>();
    for (int card = 0; card < Pegging.DECK; card++) {
      starters.add(new CribbageEvent.Starter(SomeCards.card(card)));
    }
    return starters;
  }

  private static List<CribbageEvent> discards(Layout layout, int seat, int count) {
    var discards = new ArrayList<CribbageEvent>();
    if (layout.hiddenInHand(seat) > 0) {
      discards.add(new CribbageEvent.Discard(SomeCards.unknown(count)));
    }
    long hand = layout.hand(seat);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      long one = Long.lowestOneBit(rest);
      if (count == 1) {
        discards.add(new CribbageEvent.Discard(SomeCards.of(one)));
      } else {
        for (long higher = rest & rest - 1; higher != 0; higher &= higher - 1) {
          discards.add(new CribbageEvent.Discard(SomeCards.of(one | Long.lowestOneBit(higher))));
        }
      }
    }
    return discards;
  }

  private static List<CribbageEvent> cards() {
    var cards = new ArrayList<CribbageEvent>();
    for (int card = 0; card < Pegging.DECK; card++) {
      cards.add(new CribbageEvent.Lay(SomeCards.card(card)));
    }
    return cards;
  }

  private static List<CribbageEvent> pegs(int due) {
    var pegs = new ArrayList<CribbageEvent>();
    for (int points = 0; points <= due; points++) {
      pegs.add(new CribbageEvent.Peg(points));
    }
    return pegs;
  }

  private static List<CribbageEvent> counts() {
    var counts = new ArrayList<CribbageEvent>();
    for (int points = 0; points <= Counting.MOST; points++) {
      counts.add(new CribbageEvent.Count(points));
    }
    return counts;
  }

  private static List<CribbageEvent> claims(int missed) {
    var claims = new ArrayList<CribbageEvent>();
    for (int points = 1; points <= missed; points++) {
      claims.add(new CribbageEvent.Muggins(points));
    }
    claims.add(new CribbageEvent.Agree());
    return claims;
  }
}
