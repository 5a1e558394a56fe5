package umpire.tractor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Everything that can happen at the table. Where the order of cards means nothing they are sorted,
/// so that the same event is written in one way only.
public sealed interface TractorEvent {

  /// The house: a seat draws cards, in this order.
  record Deal(int seat, List<TractorCard> cards) implements TractorEvent {
    public Deal {
      cards = List.copyOf(cards);
    }
  }

  /// A player shows one or two of a card to make its suit the main suit.
  record Declare(TractorCard card, int copies) implements TractorEvent {}

  /// The player who is asked does not declare.
  record Pass() implements TractorEvent {}

  /// The house: the dealer takes up the kitty, or turns it up in this order.
  record Kitty(List<TractorCard> cards) implements TractorEvent {
    public Kitty {
      cards = List.copyOf(cards);
    }
  }

  /// The dealer lays cards away as the kitty.
  record Bury(List<TractorCard> cards) implements TractorEvent {
    public Bury {
      cards = sorted(cards);
    }
  }

  /// The dealer names the card by which he finds a friend.
  ///
  /// @param copy 1 for the first copy that is laid, 2 for the second
  record Friend(TractorCard card, int copy) implements TractorEvent {}

  /// A player leads, throws or follows.
  record Lay(List<TractorCard> cards) implements TractorEvent {
    public Lay {
      cards = sorted(cards);
    }
  }

  /// The house: the referee refuses the throw on the table because this seat can beat a component.
  record Refuse(int seat, List<TractorCard> component) implements TractorEvent {
    public Refuse {
      component = sorted(component);
    }
  }

  /// The house: a round laid open begins.
  ///
  /// @param main the main suit, or [umpire.tractor.TrumpOrder#NO_SUIT]
  /// @param rank1 of the first and third seat
  /// @param rank2 of the second and fourth seat
  record Open(int main, int dealer, int rank1, int rank2) implements TractorEvent {}

  private static List<TractorCard> sorted(List<TractorCard> cards) {
    var sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    return List.copyOf(sorted);
  }
}
