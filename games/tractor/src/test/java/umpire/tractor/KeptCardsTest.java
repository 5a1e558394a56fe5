package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;

/// Tests the cards that the dealer was known to hold before burying unrecorded cards (T33).
final class KeptCardsTest {

  private static final int DEALER = 0;
  private static final int OTHER = 1;
  private static final int NINE = 7;
  private static final int TEN = 8;
  private static final int ACE = 12;
  private static final int ELSEWHERE = 20;

  private final Hands hands = new Hands();

  /// The dealer holds two nines, a ten and an ace, the other player two unknown cards; two of the
  /// dealer's cards are buried.
  @BeforeEach
  void layAwayUnrecorded() {
    for (int card : new int[] {NINE, NINE, TEN, ACE}) {
      hands.draw(DEALER, card);
    }
    hands.draw(OTHER, Hands.UNKNOWN);
    hands.draw(OTHER, Hands.UNKNOWN);
    hands.layAway(DEALER, new Holding(), 2);
  }

  @Test
  void onlyTheDealerMayHoldThem() {
    assertThat(hands.size(DEALER)).isEqualTo(2);
    assertThat(hands.known(DEALER).size()).isZero();
    assertThat(mayHold(DEALER, NINE, NINE)).isTrue();
    assertThat(mayHold(DEALER, NINE, TEN, ACE)).as("more than he has").isFalse();
    assertThat(mayHold(OTHER, NINE)).as("both copies were the dealer's").isFalse();
    assertThat(mayHold(OTHER, TEN)).as("one copy was the dealer's").isTrue();
    assertThat(mayHold(OTHER, TEN, TEN)).isFalse();
    assertThat(mayHold(OTHER, ELSEWHERE, ELSEWHERE)).isTrue();
  }

  @Test
  void oneThatIsLaidIsGone() {
    hands.lay(DEALER, holding(TEN));
    assertThat(hands.size(DEALER)).isEqualTo(1);
    assertThat(mayHold(OTHER, TEN)).as("the other copy is still somewhere").isTrue();
    hands.lay(OTHER, holding(TEN));
    assertThat(mayHold(DEALER, TEN)).isFalse();
    assertThat(mayHold(DEALER, ACE)).isTrue();
  }

  /// A throw of the dealer's is compared with the cards that others may hold, a throw of another
  /// player also with the dealer's.
  @Test
  void theyCountAgainstThrowsOfOthersOnly() {
    var unseen = new Holding();
    hands.collectUnseen(OTHER, unseen);
    assertThat(copies(unseen, NINE)).isZero();
    assertThat(copies(unseen, ACE)).isEqualTo(1);
    hands.collectUnseen(DEALER, unseen);
    assertThat(copies(unseen, NINE)).isEqualTo(2);
    assertThat(copies(unseen, ACE)).isEqualTo(2);
    var laid = new Holding();
    laid.add(NINE);
    laid.add(ELSEWHERE);
    hands.removeOwn(OTHER, laid);
    assertThat(laid.size()).isEqualTo(2);
    hands.removeOwn(DEALER, laid);
    assertThat(copies(laid, NINE)).isZero();
    assertThat(copies(laid, ELSEWHERE)).isEqualTo(1);
  }

  @Test
  void theNextRoundKnowsNothingOfThem() {
    hands.clear();
    hands.draw(OTHER, Hands.UNKNOWN);
    assertThat(mayHold(OTHER, NINE)).isTrue();
    var unseen = new Holding();
    hands.collectUnseen(DEALER, unseen);
    assertThat(unseen.size()).isEqualTo(2 * Deck.KINDS);
  }

  private boolean mayHold(int seat, int... cards) {
    return hands.mayHold(seat, holding(cards));
  }

  private static Holding holding(int... cards) {
    var holding = new Holding();
    for (int card : cards) {
      holding.add(card);
    }
    return holding;
  }

  private static int copies(Holding holding, int card) {
    return holding.size(1L << card);
  }
}
