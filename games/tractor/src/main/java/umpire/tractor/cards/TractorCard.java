package umpire.tractor.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.tractor.deck.Deck;

/// A card in its notation: the suit and then the rank, as in `H5`; `RJ` and `BJ` for the jokers;
/// `?` for an unrecorded card. Both copies of a card are equal.
///
/// @param number of the [Deck], or [Hands#UNKNOWN]
public record TractorCard(int number) implements Comparable<TractorCard> {

  /// An unknown card.
  public static final TractorCard UNKNOWN = new TractorCard(Hands.UNKNOWN);

  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "CDHS";
  private static final TractorCard[] ALL = new TractorCard[Deck.KINDS];
  private static final String[] NAMES = new String[Deck.KINDS];

  static {
    for (int number = 0; number < Deck.KINDS; number++) {
      ALL[number] = new TractorCard(number);
      NAMES[number] = written(number);
    }
  }

  /// The cards of a holding in the usual order of a hand.
  public static List<TractorCard> sorted(Holding holding) {
    var numbers = new int[holding.size()];
    int size = holding.sort(numbers);
    var cards = new ArrayList<TractorCard>(size);
    for (int i = 0; i < size; i++) {
      cards.add(ALL[numbers[i]]);
    }
    return cards;
  }

  /// The cards of a move whose order has no meaning, unknown ones last.
  public static List<TractorCard> sorted(Parts pile) {
    var held = new Holding();
    held.set(pile);
    List<TractorCard> cards = sorted(held);
    if (pile.length() > 0) {
      cards.addAll(inOrder(pile));
      Collections.sort(cards);
    }
    cards.addAll(Collections.nCopies(pile.unknown(), UNKNOWN));
    return cards;
  }

  /// The cards of a move whose order matters.
  public static List<TractorCard> inOrder(Parts row) {
    var cards = new ArrayList<TractorCard>(row.length());
    for (int place = 0; place < row.length(); place++) {
      cards.add(of(row.card(place)));
    }
    return cards;
  }

  /// Writes cards into a move whose order has no meaning: up to two of each into its sets, the
  /// unknown ones as their number. A third copy, which only damaged records have, goes into the
  /// row.
  public static Move pile(List<TractorCard> cards, Move into) {
    var held = new Holding();
    int unknown = 0;
    var surplus = new ArrayList<TractorCard>(0);
    for (TractorCard card : cards) {
      if (!card.isKnown()) {
        unknown++;
      } else if (held.size(1L << card.number) == Deck.COPIES) {
        surplus.add(card);
      } else {
        held.add(card.number);
      }
    }
    Collections.sort(surplus);
    surplus.forEach(card -> into.then(card.number));
    return held.into(into).unknown(unknown);
  }

  /// The words for all cards.
  ///
  /// @param known whether to leave out the word for an unknown card
  public static List<String> names(boolean known) {
    var names = new ArrayList<String>();
    for (TractorCard card : ALL) {
      names.add(card.name());
    }
    if (!known) {
      names.add(UNKNOWN.name());
    }
    return names;
  }

  /// The card with this number.
  public static TractorCard of(int number) {
    return number == Hands.UNKNOWN ? UNKNOWN : ALL[number];
  }

  public boolean isKnown() {
    return number != Hands.UNKNOWN;
  }

  public String name() {
    return isKnown() ? NAMES[number] : CardNames.UNKNOWN;
  }

  private static String written(int number) {
    return switch (number) {
      case Deck.BLACK_JOKER -> "BJ";
      case Deck.RED_JOKER -> "RJ";
      default -> "" + SUITS.charAt(Deck.suit(number)) + rank(Deck.rank(number));
    };
  }

  /// The character for a rank.
  public static char rank(int rank) {
    return RANKS.charAt(rank - Deck.TWO);
  }

  /// The rank for a character, or -1.
  public static int readRank(String letter) {
    int place = letter.length() == 1 ? RANKS.indexOf(letter) : -1;
    return place < 0 ? -1 : place + Deck.TWO;
  }

  /// The character for a main suit; `O` if there is none.
  public static char main(int main) {
    return main == TrumpOrder.NO_SUIT ? 'O' : SUITS.charAt(main);
  }

  /// Compares by the usual order of a hand: jokers first, then by suit from the ace down, unknown
  /// cards last.
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
