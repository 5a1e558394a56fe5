package umpire.cribbage;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.Card;
import umpire.core.cards.Rank;
import umpire.core.cards.Suit;

/// Cards in one place, of which some may be unknown.
///
/// @param known those that are known, a bit each: rank times four plus suit
/// @param hidden how many more there are
public record SomeCards(long known, int hidden) {

  public static SomeCards of(long known) {
    return new SomeCards(known, 0);
  }

  public static SomeCards of(Card card) {
    return of(1L << number(card));
  }

  /// So many cards, none of them known.
  public static SomeCards unknown(int count) {
    return new SomeCards(0, count);
  }

  /// The number of the only card, or [Layout#NO_CARD] if it is not known.
  public int one() {
    return known == 0 ? Layout.NO_CARD : Long.numberOfTrailingZeros(known);
  }

  public int size() {
    return Long.bitCount(known) + hidden;
  }

  /// The same cards, face down.
  public SomeCards faceDown() {
    return unknown(size());
  }

  /// The known cards, lowest first.
  public List<Card> cards() {
    var cards = new ArrayList<Card>();
    for (long rest = known; rest != 0; rest &= rest - 1) {
      cards.add(card(Long.numberOfTrailingZeros(rest)));
    }
    return cards;
  }

  /// The card with this number.
  public static Card card(int number) {
    return new Card(Rank.of(number >> 2), Suit.of(number & 3));
  }

  /// The number of a card: rank times four plus suit.
  public static int number(Card card) {
    return card.rank().ordinal() << 2 | card.suit().ordinal();
  }
}
