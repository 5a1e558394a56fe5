package umpire.tractor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A card as it is written: the suit and then the rank, as in `H5`; `RJ` and `BJ` for the jokers;
/// `?` for one that nobody recorded. Both copies of a card are the same.
///
/// @param number of the [Deck], or [Hands#UNKNOWN]
public record TractorCard(int number) implements Comparable<TractorCard> {

  /// Some card or other.
  public static final TractorCard UNKNOWN = new TractorCard(Hands.UNKNOWN);

  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "CDHS";
  private static final TractorCard[] ALL = new TractorCard[Deck.KINDS];

  static {
    for (int number = 0; number < Deck.KINDS; number++) {
      ALL[number] = new TractorCard(number);
    }
  }

  private static final List<TractorCard> IN_ORDER = Arrays.stream(ALL).sorted().toList();

  /// The cards of a holding as people sort them.
  public static List<TractorCard> sorted(Holding holding) {
    var cards = new ArrayList<TractorCard>(holding.size());
    for (TractorCard card : IN_ORDER) {
      for (int copies = holding.size(1L << card.number); copies > 0; copies--) {
        cards.add(card);
      }
    }
    return cards;
  }

  /// The card with this number.
  public static TractorCard of(int number) {
    return number == Hands.UNKNOWN ? UNKNOWN : ALL[number];
  }

  public boolean isKnown() {
    return number != Hands.UNKNOWN;
  }

  public String name() {
    return switch (number) {
      case Hands.UNKNOWN -> "?";
      case Deck.BLACK_JOKER -> "BJ";
      case Deck.RED_JOKER -> "RJ";
      default -> "" + SUITS.charAt(Deck.suit(number)) + rank(Deck.rank(number));
    };
  }

  /// How a rank is written.
  public static char rank(int rank) {
    return RANKS.charAt(rank - Deck.TWO);
  }

  /// How a main suit is written; `O` if there is none.
  public static char main(int main) {
    return main == TrumpOrder.NO_SUIT ? 'O' : SUITS.charAt(main);
  }

  /// As people sort a hand: jokers first, then by suit from the ace down, unknown cards last.
  @Override
  public int compareTo(TractorCard other) {
    return Integer.compare(other.sortKey(), sortKey());
  }

  private int sortKey() {
    if (!isKnown() || Deck.isJoker(number)) {
      return isKnown() ? 100 + number : -1;
    }
    return 16 * Deck.suit(number) + Deck.rank(number);
  }

  @Override
  public String toString() {
    return name();
  }
}
