package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;

/// Tests which player may hold a card, as far as the record shows.
final class HandsTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;

  private final Hands hands = new Hands();

  private void draw(int seat, String cards) {
    for (int card : FollowDutyTest.numbers(cards)) {
      hands.draw(seat, card);
    }
  }

  /// Alice has drawn the first cards, Bob the second; may Alice hold the third?
  @ParameterizedTest
  @CsvSource({
    "S9 S9 ?, C2, S9 S9, true",
    "S9 ?, C2, S9 S9, true",
    "S9 ?, S9, S9 S9, false",
    "S9 ?, C2, S9 C2, true",
    "S9 ?, C2, C2 C3, false",
    "S9, C2, C3, false",
    "? ?, C2 C2, C2, false",
    "? ?, C2, C2 C2, false",
    "? ?, C2, C3 C3, true",
    "? ?, ? ?, C3 C3, true"
  })
  void whatIsNotElsewhereMayBeInTheHand(String alice, String bob, String cards, boolean may) {
    draw(ALICE, alice);
    draw(BOB, bob);
    assertThat(hands.mayHold(ALICE, FollowDutyTest.holding(cards))).isEqualTo(may);
  }

  @Test
  void beforeTheDealBothDecksAreTheStock() {
    assertThat(hands.stock().size()).isEqualTo(Deck.COPIES * Deck.KINDS);
    draw(ALICE, "S9 ?");
    draw(BOB, "C2");
    hands.clear();
    assertThat(hands.stock().size()).isEqualTo(Deck.COPIES * Deck.KINDS);
    for (int seat = 0; seat < Round.SEATS; seat++) {
      assertThat(hands.size(seat)).isZero();
      assertThat(hands.known(seat).size()).isZero();
    }
  }

  /// An unknown card becomes known when it is laid, and leaves the stock.
  @Test
  void aCardLaidIsGoneFromTheStock() {
    draw(ALICE, "S9 ? ?");
    hands.lay(ALICE, FollowDutyTest.holding("S9"));
    assertThat(hands.size(ALICE)).isEqualTo(2);
    assertThat(hands.unknown(ALICE)).isEqualTo(2);
    assertThat(hands.stock().size()).isEqualTo(107);
    hands.lay(ALICE, FollowDutyTest.holding("C2"));
    assertThat(hands.size(ALICE)).isEqualTo(1);
    assertThat(hands.unknown(ALICE)).isEqualTo(1);
    assertThat(hands.stock().size()).isEqualTo(106);
  }

  /// A player who buries cards unseen has fewer cards, which are all unknown; but no other player
  /// can have the cards known before.
  @Test
  void cardsLaidAwayUnseenHideTheWholeHand() {
    draw(ALICE, "S9 S9 C2 C3 ? ?");
    hands.layAway(ALICE, FollowDutyTest.holding("C2"), 2);
    assertThat(hands.size(ALICE)).isEqualTo(3);
    assertThat(hands.known(ALICE).size()).isZero();
    assertThat(hands.buried().same(FollowDutyTest.holding("C2"))).isTrue();
    assertThat(hands.stock().size()).as("without S9 S9 C2 C3").isEqualTo(104);
    var unseen = new Holding();
    hands.collectUnseen(ALICE, unseen);
    assertThat(unseen.size()).as("and her S9 S9 C3").isEqualTo(107);
  }
}
