package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.text.classic.Selection;

/// Tests picking cards from a hand: only those requested, as far as they are there, and each of
/// them at times. The main suit is H, the rank 7.
final class SelectionTest {

  private static final int CLUBS = 0;
  private static final int SPADES = 3;
  private static final int PICKS = 200;
  private static final TrumpOrder ORDER = TrumpOrder.of(2, 7);

  private final Selection selection = new Selection(new SeededRandom(6));

  private void begin(String hand) {
    selection.begin(FollowDutyTest.holding(hand), ORDER);
  }

  private List<String> picked() {
    var names = new ArrayList<String>();
    for (int i = 0; i < selection.size(); i++) {
      names.add(TractorCard.of(selection.card(i)).name());
    }
    return names;
  }

  private void assertRest(String cards) {
    assertThat(selection.rest().same(FollowDutyTest.holding(cards)))
        .as("rest is %s", cards)
        .isTrue();
  }

  /// All selections that come up in many picks.
  private Set<List<String>> ways(String hand, Runnable pick) {
    var ways = new HashSet<List<String>>();
    for (int i = 0; i < PICKS; i++) {
      begin(hand);
      pick.run();
      ways.add(picked());
    }
    return ways;
  }

  @Test
  void aSingleIsAnyCardOfItsKinds() {
    long spades = ORDER.kindsIn(SPADES);
    assertThat(ways("S3 S3 S9 SA C2", () -> selection.single(spades)))
        .isEqualTo(Set.of(List.of("S3"), List.of("S9"), List.of("SA")));
    begin("S9 C2");
    assertThat(selection.single(spades)).isTrue();
    assertRest("C2");
    assertThat(selection.single(spades)).isFalse();
    assertThat(picked()).containsExactly("S9");
  }

  @Test
  void aPairIsBothCopiesOfACard() {
    long spades = ORDER.kindsIn(SPADES);
    assertThat(ways("S3 S3 S9 SA SA C2 C2", () -> selection.pair(spades)))
        .isEqualTo(Set.of(List.of("S3", "S3"), List.of("SA", "SA")));
    begin("S3 S3 S9");
    assertThat(selection.pair(spades)).isTrue();
    assertRest("S9");
    assertThat(selection.pair(spades)).isFalse();
    assertThat(picked()).containsExactly("S3", "S3");
  }

  @Test
  void aTractorIsAnyRunOfPairs() {
    String hand = "S3 S3 S4 S4 S6 S6 S8 S8 S9 SA C2 C2 C3 C3";
    assertThat(ways(hand, () -> selection.tractor(SPADES, 2)))
        .isEqualTo(Set.of(List.of("S3", "S3", "S4", "S4"), List.of("S6", "S6", "S8", "S8")));
    begin(hand);
    assertThat(selection.tractor(SPADES, 3)).isFalse();
    assertThat(selection.size()).isZero();
    assertThat(selection.tractor(CLUBS, 2)).isTrue();
    assertRest("S3 S3 S4 S4 S6 S6 S8 S8 S9 SA");
    assertThat(selection.tractor(CLUBS, 2)).isFalse();
  }

  /// From the lowest level to the highest, and with any of the cards on one level.
  @Test
  void aTrumpTractorMayStandAnywhere() {
    assertThat(
            ways(
                "H2 H2 H3 H3 HA HA C7 C7 D7 D7 BJ BJ RJ RJ",
                () -> selection.tractor(TrumpOrder.TRUMPS, 2)))
        .isEqualTo(
            Set.of(
                List.of("H2", "H2", "H3", "H3"),
                List.of("HA", "HA", "C7", "C7"),
                List.of("HA", "HA", "D7", "D7"),
                List.of("BJ", "BJ", "RJ", "RJ")));
  }

  @Test
  void theHighestOfAGroupIsFound() {
    begin("S3 S9 CA H2");
    assertThat(selection.highest(SPADES)).isTrue();
    assertThat(selection.highest(TrumpOrder.TRUMPS)).isTrue();
    assertThat(picked()).containsExactly("S9", "H2");
    assertThat(selection.highest(SPADES)).isTrue();
    assertThat(selection.highest(SPADES)).isFalse();
    begin("RJ BJ S2 C2");
    assertThat(selection.highest(TrumpOrder.TRUMPS)).isTrue();
    assertThat(selection.highest(SPADES)).isTrue();
    assertThat(picked()).containsExactly("RJ", "S2");
  }

  /// From a card's place on; from a place of another group, all cards or none.
  @Test
  void allCardsFromAPlaceOnAreTaken() {
    String hand = "S3 S9 S9 SJ SA C2 CA H2 RJ";
    begin(hand);
    selection.atLeast(SPADES, ORDER.place(FollowDutyTest.number("S9")));
    assertThat(picked()).containsExactly("SA", "SJ", "S9", "S9");
    assertRest("S3 C2 CA H2 RJ");
    begin(hand);
    selection.atLeast(SPADES, ORDER.place(FollowDutyTest.number("C2")));
    assertThat(picked()).containsExactly("SA", "SJ", "S9", "S9", "S3");
    begin(hand);
    selection.atLeast(TrumpOrder.TRUMPS, ORDER.place(FollowDutyTest.number("H3")));
    assertThat(picked()).containsExactly("RJ");
    begin(hand);
    selection.atLeast(CLUBS, ORDER.place(FollowDutyTest.number("S2")));
    assertThat(picked()).isEmpty();
  }

  @Test
  void aPlayIsFilledAsFarAsItGoes() {
    long spades = ORDER.kindsIn(SPADES);
    begin("S3 S9 SA C2");
    selection.fill(spades, 2);
    assertThat(selection.size()).isEqualTo(2);
    selection.fill(spades, 2);
    assertThat(selection.size()).isEqualTo(2);
    selection.fill(spades, 4);
    assertThat(picked()).containsExactlyInAnyOrder("S3", "S9", "SA");
    assertRest("C2");
  }

  @Test
  void anyOrderComesUp() {
    Set<List<String>> orders =
        ways(
            "S3 S9 SA",
            () -> {
              while (selection.highest(SPADES)) {
                // Takes all three
              }
              selection.shuffle();
            });
    assertThat(orders).hasSize(6);
  }
}
