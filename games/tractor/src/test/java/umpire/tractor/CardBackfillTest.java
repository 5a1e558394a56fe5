package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.tractor.TractorSettingsTest.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.inference.CardBackfill;
import umpire.tractor.round.Round;

/// Tests which unrecorded cards are filled in afterwards, and which are not.
final class CardBackfillTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;

  private static final String[] HANDS = {
    "RJ RJ BJ BJ H2 H2 HA HA HK HK HQ HQ HJ HJ HT HT H9 H9 H8 H8 H7 H7 H6 H6 SA",
    "CA CA CK CK CQ CQ CJ CJ CT CT C9 C9 C8 C8 C7 C7 C6 C6 C5 C5 C4 C4 C3 C3 H3",
    "DA DA DK DK DQ DQ DJ DJ DT DT D9 D9 D8 D8 D7 D7 D6 D6 D5 D5 D4 D4 D3 D3 H3",
    "SK SK SQ SQ SJ SJ ST ST S9 S9 S8 S8 S7 S7 S6 S6 S5 S5 S4 S4 S3 S3 S2 S2 H4"
  };
  private static final String KITTY = "SA H4 H5 H5 C2 C2 D2 D2";
  private static final String EIGHT = "? ? ? ? ? ? ? ?";

  private final List<ActorEvent> acts = new ArrayList<>();

  private static List<TractorCard> cards(String written) {
    return Arrays.stream(written.split(" "))
        .map(card -> card.equals("?") ? TractorCard.UNKNOWN : TractorCard.of(number(card)))
        .toList();
  }

  private static int number(String card) {
    return FollowDutyTest.number(card);
  }

  private static String unknown(int count) {
    return String.join(" ", Collections.nCopies(count, "?"));
  }

  private void add(int actor, Move move) {
    acts.add(new ActorEvent(actor, Event.of(move)));
  }

  private void deal(int seat, String cards) {
    add(Kernel.HOUSE, TestMoves.deal(seat, cards));
  }

  private void dealAll(String... hands) {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      deal(seat, hands[seat]);
    }
  }

  private void declare(int seat, String card, int copies) {
    add(seat, TestMoves.declare(card, copies));
  }

  private void kittyAndBury(String kitty, String bury) {
    add(Kernel.HOUSE, TestMoves.kitty(kitty));
    add(ALICE, TestMoves.bury(bury));
  }

  private void lay(int seat, String cards) {
    add(seat, TestMoves.lay(cards));
  }

  private List<TractorCard> drawn(int act) {
    return TractorCard.inOrder(CardBackfill.of(acts, rules()).get(act).event());
  }

  private void assertNothingIsFilledIn() {
    assertThat(CardBackfill.of(acts, rules())).isEqualTo(acts);
  }

  @Test
  void whatSomebodyLaysTheyHadFromTheDealOn() {
    dealAll(HANDS[0], unknown(25), HANDS[2], unknown(25));
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    lay(ALICE, "H6");
    lay(BOB, "C3");
    assertThat(drawn(BOB)).contains(cards("C3").getFirst());
    assertThat(Collections.frequency(drawn(BOB), TractorCard.UNKNOWN)).isEqualTo(24);
    assertThat(drawn(3)).containsOnly(TractorCard.UNKNOWN);
  }

  /// The cards that no other player has are Bob's.
  @Test
  void whatIsLeftOfTwoDecksIsTheOnlyUnknownHand() {
    dealAll(HANDS[0], unknown(25), HANDS[2], HANDS[3]);
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    assertThat(drawn(BOB)).containsExactlyInAnyOrderElementsOf(cards(HANDS[1]));
  }

  /// The cards that Alice buried are known once she has laid all her other cards, and not before.
  @Test
  void whatIsNotLaidWasLaidAway() {
    dealAll(HANDS);
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, "SA ? ? ? ? ? ? ?");
    lay(ALICE, HANDS[0].substring(0, HANDS[0].length() - " SA".length()));
    for (int seat = BOB; seat < Round.SEATS; seat++) {
      lay(seat, HANDS[seat].substring(0, HANDS[seat].lastIndexOf(' ')));
    }
    assertNothingIsFilledIn();
    lay(ALICE, "SA");
    assertThat(CardBackfill.of(acts, rules()).get(6).event())
        .isEqualTo(Event.of(TestMoves.bury(KITTY)));
  }

  /// Alice drew in two parts and declared in between: it is unknown whether she had both cards
  /// then.
  @Test
  void whatWasDeclaredStaysUnknownIfItMayHaveComeLater() {
    deal(ALICE, unknown(12));
    declare(ALICE, "H2", 1);
    deal(ALICE, unknown(13));
    for (int seat = BOB; seat < Round.SEATS; seat++) {
      deal(seat, HANDS[seat]);
    }
    kittyAndBury(KITTY, KITTY);
    List<TractorCard> first = drawn(0);
    assertThat(first.getFirst()).isEqualTo(TractorCard.UNKNOWN);
    assertThat(first.subList(1, 12)).doesNotContain(TractorCard.UNKNOWN, cards("H2").getFirst());
    assertThat(drawn(2)).contains(cards("H2").getFirst()).doesNotContain(TractorCard.UNKNOWN);
  }

  @Test
  void whatWasDeclaredIsKnownIfNothingUnknownCameLater() {
    dealAll(unknown(25), HANDS[1], HANDS[2], HANDS[3]);
    declare(ALICE, "H2", 1);
    kittyAndBury(KITTY, KITTY);
    assertThat(drawn(ALICE)).containsExactlyInAnyOrderElementsOf(cards(HANDS[0]));
  }

  /// The first card of a kitty that is turned up decides, so its index must be known.
  @Test
  void aKittyTurnedUpIsFilledInOnlyIfOneCardIsMissing() {
    dealAll(HANDS);
    kittyAndBury("? " + KITTY.substring(3), KITTY);
    assertThat(CardBackfill.of(acts, rules()).get(4).event())
        .isEqualTo(Event.of(TestMoves.kitty(KITTY)));
    acts.clear();
    dealAll(HANDS);
    kittyAndBury(EIGHT, KITTY);
    assertNothingIsFilledIn();
    declare(ALICE, "H2", 2);
    assertThat(CardBackfill.of(acts, rules()).get(4).event()).isNotEqualTo(acts.get(4).event());
  }

  /// A throw that is taken back shows its cards, and leaves them in the hand.
  @Test
  void aThrowTakenBackIsNotLaidTwice() {
    dealAll(unknown(25), HANDS[1], HANDS[2], unknown(25));
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    lay(ALICE, "HA HK");
    lay(ALICE, "HK");
    for (int seat = BOB; seat < Round.SEATS; seat++) {
      lay(seat, seat == 3 ? "H4" : "H3");
    }
    lay(ALICE, "HK");
    assertThat(drawn(ALICE)).contains(cards("HA").getFirst());
    assertThat(Collections.frequency(drawn(ALICE), cards("HK").getFirst())).isEqualTo(2);
    assertThat(Collections.frequency(drawn(ALICE), cards("HA").getFirst())).isEqualTo(1);
  }

  /// Charles lays out of turn: later events may be mistakes.
  @Test
  void nothingIsTakenFromTricksThatGoWrong() {
    dealAll(HANDS[0], unknown(25), unknown(25), unknown(25));
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    lay(ALICE, "H6");
    lay(2, "H3");
    lay(BOB, "C3");
    assertNothingIsFilledIn();
  }

  /// Bob lays a card that Alice is known to have.
  @Test
  void nothingIsFilledInThatCannotBe() {
    dealAll(HANDS[0], unknown(25), HANDS[2], unknown(25));
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    lay(ALICE, "H6");
    lay(BOB, "RJ");
    assertNothingIsFilledIn();
  }

  @Test
  void everyRoundIsLookedAtByItself() {
    dealAll(HANDS[0], unknown(25), HANDS[2], HANDS[3]);
    declare(ALICE, "H2", 2);
    kittyAndBury(KITTY, KITTY);
    int round = acts.size();
    dealAll(HANDS[0], unknown(25), unknown(25), HANDS[3]);
    assertThat(drawn(BOB)).doesNotContain(TractorCard.UNKNOWN);
    assertThat(drawn(round + BOB)).containsOnly(TractorCard.UNKNOWN);
    assertThat(CardBackfill.of(acts, rules())).hasSameSizeAs(acts);
  }
}
