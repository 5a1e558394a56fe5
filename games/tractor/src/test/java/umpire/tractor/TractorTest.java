package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.tractor.FollowDutyTest.numbers;
import static umpire.tractor.TestMoves.bury;
import static umpire.tractor.TestMoves.deal;
import static umpire.tractor.TestMoves.declare;
import static umpire.tractor.TestMoves.kitty;
import static umpire.tractor.TestMoves.open;
import static umpire.tractor.TestMoves.refuse;
import static umpire.tractor.TractorSettingsTest.rules;
import static umpire.tractor.rule.TractorRule.AS_MANY;
import static umpire.tractor.rule.TractorRule.DECLARE_WHAT_IS_DRAWN;
import static umpire.tractor.rule.TractorRule.IN_HAND;
import static umpire.tractor.rule.TractorRule.LAY_COMPONENT;
import static umpire.tractor.rule.TractorRule.LEAD_A_CARD;
import static umpire.tractor.rule.TractorRule.REFEREE_REFUSES;
import static umpire.tractor.rule.TractorRule.THROW_REFUSED;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Tractor;
import umpire.tractor.table.Tractor.Phase;

/// Tests the complete game, and its undecided answers where hands are recorded in part or not at
/// all. By default Alice deals, the main suit is H and the rank 2.
final class TractorTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;
  private static final int CHARLES = 2;
  private static final int DAVID = 3;

  private static final String CLUBS =
      "C3 C3 C4 C4 C5 C5 C6 C6 C7 C7 C8 C8 C9 C9 CT CT CJ CJ CQ CQ CK CK CA CA";

  private static final int OPEN = Kernel.UNDECIDED;

  private static final String UNSEEN = "? ? ? ? ? ? ? ?";

  private final RulingLog log = RulingLog.none();

  /// A game in which all have drawn; the cards not given here are unknown.
  private static Tractor drawn(TractorSettings rules, String... hands) {
    var game = new Tractor(rules);
    for (int seat = 0; seat < Round.SEATS; seat++) {
      String cards = seat < hands.length ? hands[seat] : "";
      draw(
          game,
          seat,
          (cards + " ?".repeat(rules.bidding().drawn() - numbers(cards).length)).strip());
    }
    return game;
  }

  private static void draw(Tractor game, int seat, String cards) {
    assertThat(game.check(Kernel.HOUSE, deal(seat, cards))).isEqualTo(Kernel.LEGAL);
    game.play(Kernel.HOUSE, deal(seat, cards), RulingLog.none());
  }

  /// A game in which Alice is to lead, with none of her own cards known.
  private Tractor dealt(TractorSettings rules, String... hands) {
    Tractor game = drawn(rules, hands);
    game.play(ALICE, declare("H2", 1), log);
    assertThat(game.check(Kernel.HOUSE, kitty(UNSEEN))).isEqualTo(Kernel.LEGAL);
    game.play(Kernel.HOUSE, kitty(UNSEEN), log);
    assertThat(game.check(ALICE, bury(UNSEEN))).isEqualTo(Kernel.LEGAL);
    game.play(ALICE, bury(UNSEEN), log);
    return game;
  }

  private static int check(Tractor game, int seat, String cards) {
    return game.check(seat, TestMoves.lay(cards));
  }

  private void lay(Tractor game, int seat, String cards) {
    game.play(seat, TestMoves.lay(cards), log);
  }

  private static int checkRefuse(Tractor game, int seat, String cards) {
    return game.check(Kernel.HOUSE, refuse(seat, cards));
  }

  // Declaring.

  @Test
  void nothingCanBeDeclaredBeforeACardIsDrawn() {
    var game = new Tractor(rules());
    assertThat(game.check(ALICE, declare("H2", 1))).isEqualTo(DECLARE_WHAT_IS_DRAWN.ordinal());
  }

  /// Two cards each are drawn: Alice's are unknown, Charles has both S2.
  @ParameterizedTest
  @CsvSource({
    "H2 ?, H2, 1, FINE",
    "H2 ?, H2, 2, open",
    "? ?, H2, 2, open",
    "C3 ?, H2, 1, open",
    "C3 ?, H2, 2, against",
    "C3 C4, H2, 1, against",
    "? ?, S2, 1, against",
    "H2 C3, H2, 2, against",
    "RJ ?, RJ, 2, open"
  })
  void whatIsDeclaredMustHaveBeenDrawn(String bob, String card, int copies, String answer) {
    Tractor game = drawn(rules("drawn=2"), "? ?", bob, "S2 S2");
    int against = DECLARE_WHAT_IS_DRAWN.ordinal();
    int expected =
        switch (answer) {
          case "FINE" -> Kernel.LEGAL;
          case "open" -> against + OPEN;
          default -> against;
        };
    assertThat(game.check(BOB, declare(card, copies))).isEqualTo(expected);
  }

  /// After the strongest declaration no player is asked: cards are drawn again, or the kitty is
  /// due.
  @ParameterizedTest
  @CsvSource({"2, H2, 1, DECLARING", "2, RJ, 2, DRAWING", "25, RJ, 2, KITTY"})
  void aDeclarationIsAnsweredIfItCanBe(String drawn, String card, int copies, Phase phase) {
    Tractor game = drawn(rules("drawn=" + drawn));
    assertThat(game.phase()).isEqualTo(Phase.DECLARING);
    assertThat(game.toAct()).isEqualTo(ALICE);
    game.play(ALICE, declare(card, copies), log);
    assertThat(game.phase()).isEqualTo(phase);
    assertThat(game.toAct()).isEqualTo(phase == Phase.DECLARING ? BOB : Kernel.NOBODY);
  }

  /// Bob declares first, and Charles overbids him (T30).
  @ParameterizedTest
  @CsvSource({"declarer, 2", "first-declarer, 1", "first-seat, 0"})
  void theFirstDealIsOneOfTheDeclarers(String way, int dealer) {
    Tractor game = drawn(rules("drawn=25", "first-dealer=" + way));
    assertThat(game.comingDealer()).isEqualTo(ALICE);
    game.play(BOB, declare("S2", 1), log);
    game.play(CHARLES, declare("H2", 2), log);
    assertThat(game.declaring().first()).isEqualTo(BOB);
    assertThat(game.declaring().seat()).isEqualTo(CHARLES);
    assertThat(game.comingDealer()).isEqualTo(dealer);
    game.play(Kernel.HOUSE, kitty(UNSEEN), log);
    assertThat(game.dealer()).isEqualTo(dealer);
  }

  @Test
  void laterTheDealerIsKnownBeforeACardIsDrawn() {
    var game = new Tractor(rules());
    game.round().startAt(0, 5);
    game.round().startAt(1, 8);
    game.resume(3, DAVID);
    assertThat(game.comingDealer()).isEqualTo(DAVID);
    assertThat(game.nextToDraw()).isEqualTo(DAVID);
    assertThat(game.declaring().rank()).isEqualTo(8);
    assertThat(game.rounds()).isEqualTo(3);
  }

  /// Alice has buried the kitty; checks the players asked next, and the public knowledge when it is
  /// taken over.
  @Test
  void theKittyCanBeTakenOver() {
    Tractor game = dealt(rules("drawn=25", "take-over=allowed"), "", CLUBS + " BJ", "S2 S2");
    assertThat(game.phase()).isEqualTo(Phase.OVERBIDDING);
    assertThat(game.toAct()).isEqualTo(BOB);
    assertThat(game.isAwaited(ALICE)).isFalse();
    assertThat(game.check(CHARLES, declare("S2", 1))).isEqualTo(TractorRule.STRONGER.ordinal());
    assertThat(game.check(CHARLES, declare("S2", 2))).isEqualTo(Kernel.LEGAL);
    game.play(CHARLES, declare("S2", 2), log);
    assertThat(game.phase()).isEqualTo(Phase.KITTY);
    String taken = "D3 D3 D4 D4 D5 D5 D6 ?";
    assertThat(game.check(Kernel.HOUSE, kitty(CLUBS.substring(0, 23))))
        .as("Bob holds them")
        .isEqualTo(TractorRule.KITTY_OF_EIGHT.ordinal());
    game.play(Kernel.HOUSE, kitty(taken), log);
    assertThat(game.holder()).isEqualTo(CHARLES);
    assertThat(game.dealer()).isEqualTo(ALICE);
    assertThat(game.hands().size(CHARLES)).isEqualTo(33);
    assertThat(game.hands().known(CHARLES).size()).isEqualTo(9);
    assertThat(game.play().order().main()).isEqualTo(3);
    game.play(CHARLES, bury("D3 D3 D4 D4 D5 D5 D6 S2"), log);
    assertThat(game.toAct()).isEqualTo(DAVID);
    game.play(ALICE, TestMoves.pass(), log);
    assertThat(game.toAct()).isEqualTo(BOB);
    game.play(BOB, TestMoves.pass(), log);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
    assertThat(game.toAct()).isEqualTo(ALICE);
  }

  /// The dealer leads, so the players still to be asked have passed.
  @Test
  void aLeadEndsTheAsking() {
    Tractor game = dealt(rules("drawn=25", "take-over=allowed"));
    assertThat(check(game, BOB, "SA")).isEqualTo(TractorRule.DEALER_LEADS.ordinal());
    assertThat(check(game, ALICE, "SA")).isEqualTo(Kernel.LEGAL);
    lay(game, ALICE, "SA");
    assertThat(game.toAct()).isEqualTo(BOB);
    assertThat(game.phase()).isEqualTo(Phase.PLAYING);
  }

  // Dealing again.

  /// There is no declaration; the last pass, or a new card, throws the cards in (T46).
  @ParameterizedTest
  @CsvSource({"4", "3"})
  void theCardsAreDealtAnew(int passes) {
    Tractor game = drawn(rules("drawn=25", "undeclared=redeal"));
    for (int seat = 0; seat < passes; seat++) {
      game.play(seat, TestMoves.pass(), log);
    }
    assertThat(game.rounds()).isEqualTo(passes == 4 ? 0 : 1);
    assertThat(game.check(Kernel.HOUSE, kitty(UNSEEN)))
        .isEqualTo(TractorRule.KITTY_OF_EIGHT.ordinal());
    draw(game, ALICE, CLUBS + " BJ");
    assertThat(game.rounds()).isEqualTo(1);
    assertThat(game.hands().size(BOB)).isZero();
    assertThat(game.nextToDraw()).isEqualTo(BOB);
    assertThat(game.dealer()).isEqualTo(Kernel.NOBODY);
  }

  // Laying.

  @Test
  void nobodyLaysNothingOrNobodyKnowsWhat() {
    Tractor game = dealt(rules("drawn=25"));
    assertThat(check(game, ALICE, "")).isEqualTo(LEAD_A_CARD.ordinal());
    assertThat(check(game, ALICE, "?")).isEqualTo(IN_HAND.ordinal());
    assertThat(check(game, ALICE, "SA SA SA")).isEqualTo(IN_HAND.ordinal());
    lay(game, ALICE, "SA SA");
    assertThat(check(game, BOB, "")).isEqualTo(AS_MANY.ordinal());
    assertThat(check(game, BOB, "S3")).isEqualTo(AS_MANY.ordinal());
    assertThat(check(game, BOB, "S3 ?")).isEqualTo(IN_HAND.ordinal());
  }

  @Test
  void inARoundLaidOpenEveryCardIsKnown() {
    var game = new Tractor(FollowDutyTest.rules("classic"));
    game.play(Kernel.HOUSE, open(TrumpOrder.NO_SUIT, BOB, 2, 2), log);
    assertThat(game.rounds()).isEqualTo(1);
    assertThat(check(game, BOB, "?")).isEqualTo(IN_HAND.ordinal());
    assertThat(check(game, BOB, "SA SK")).isEqualTo(Kernel.LEGAL);
  }

  /// Alice has led; some of Bob's cards are known, the others may be anything.
  @ParameterizedTest
  @CsvSource({
    "structure, '', SA, S3, FINE",
    "structure, '', SA, C3, ALL_OF_GROUP",
    "structure, '', SA SA, C3 C3, ALL_OF_GROUP",
    "structure, '', SA SA, S3 S4, FOLLOW_PAIRS",
    "structure, '', SA SA, S3 S3, FINE",
    "structure, '', SA SA SK SK, S3 S3 S5 S5, FOLLOW_TRACTOR",
    "structure, '', SA SA SK SK, S3 S3 S4 S4, FINE",
    "pairs, '', SA SA SK SK, S3 S3 S5 S5, FINE",
    "pairs, '', SA SA SK SK, S3 S3 S5 S6, FOLLOW_PAIRS",
    "group, '', SA SA, S3 S4, FINE",
    "group, '', SA SA, S3 C4, ALL_OF_GROUP",
    "free, '', SA SA, C3 D4, FINE"
  })
  void unknownCardsMaySpeakAgainstAFollow(
      String follow, String known, String lead, String cards, String answer) {
    Tractor game = dealt(rules("drawn=25", "follow=" + follow), "", known);
    lay(game, ALICE, lead);
    int expected =
        answer.equals("FINE") ? Kernel.LEGAL : TractorRule.valueOf(answer).ordinal() + OPEN;
    assertThat(check(game, BOB, cards)).isEqualTo(expected);
  }

  /// Of Bob's hand first only a spade is known, then all but one card.
  @Test
  void cardsLaidAreKnownToHaveBeenInTheHand() {
    Tractor game = dealt(rules("drawn=25"), "", "S3");
    lay(game, ALICE, "SA SA");
    assertThat(check(game, BOB, "S4 C3")).isEqualTo(TractorRule.FOLLOW_GROUP.ordinal());
    game = dealt(rules("drawn=25"), "", CLUBS);
    lay(game, ALICE, "SA SA");
    assertThat(check(game, BOB, "S4 C3")).isEqualTo(Kernel.LEGAL);
    assertThat(check(game, BOB, "C3 C3")).isEqualTo(TractorRule.ALL_OF_GROUP.ordinal() + OPEN);
  }

  // Throws.

  /// The opponents' hands are known and hold no spade; her partner's is unknown.
  @ParameterizedTest
  @CsvSource({"others, true", "opponents, false", "unchecked, false"})
  void unknownCardsOfThoseWhoCountMayBeatAThrow(String throwing, boolean open) {
    String diamonds = CLUBS.replace('C', 'D');
    Tractor game =
        dealt(rules("drawn=25", "throws=" + throwing), "", CLUBS + " BJ", "", diamonds + " BJ");
    int expected = open ? THROW_REFUSED.ordinal() + OPEN : Kernel.LEGAL;
    assertThat(check(game, ALICE, "S9 S5")).isEqualTo(expected);
  }

  /// Alice's hand is known. One ace of spades is hers, and the other can beat her king.
  @Test
  void theOtherCopyOfACardThrownMayBeAnywhere() {
    Tractor game = drawn(rules("drawn=25"), "SA SK H2 " + CLUBS.substring("C3 C3 ".length()));
    game.play(ALICE, declare("H2", 1), log);
    String low = "D3 D3 D4 D4 D5 D5 D6 D6";
    game.play(Kernel.HOUSE, kitty(low), log);
    game.play(ALICE, bury(low), log);
    assertThat(check(game, ALICE, "SA SK")).isEqualTo(THROW_REFUSED.ordinal() + OPEN);
    assertThat(check(game, ALICE, "CA CK")).isEqualTo(Kernel.LEGAL);
  }

  /// All of Bob's cards are known, and no spade is among them.
  @Test
  void aThrowIsRefusedOnlyForWhoMayBeatIt() {
    Tractor game = dealt(rules("drawn=25"), "", CLUBS + " BJ");
    lay(game, ALICE, "S9 S5");
    assertThat(checkRefuse(game, BOB, "S5")).isEqualTo(REFEREE_REFUSES.ordinal());
    assertThat(checkRefuse(game, CHARLES, "S5")).isEqualTo(Kernel.LEGAL);
  }

  /// Bob has a higher spade.
  @ParameterizedTest
  @CsvSource({"others, 0", "unchecked, 1"})
  void aThrowThatIsBeatenStandsWhereNoneIsChecked(String throwing, int toAct) {
    Tractor game = dealt(rules("drawn=25", "throws=" + throwing), "", CLUBS + " SA");
    lay(game, ALICE, "S9 S5");
    assertThat(game.toAct()).isEqualTo(toAct);
    assertThat(game.play().thrown().choices()).isEqualTo(toAct == ALICE ? 1 : 0);
  }

  @Test
  void theRefereeRefusesAThrowThatCannotBeChecked() {
    Tractor game = dealt(rules("drawn=25", "fine=ten-a-card"));
    assertThat(check(game, ALICE, "SA SK S3")).isEqualTo(THROW_REFUSED.ordinal() + OPEN);
    assertThat(checkRefuse(game, BOB, "S3")).isEqualTo(REFEREE_REFUSES.ordinal());
    lay(game, ALICE, "SA SQ SQ");
    assertThat(game.toAct()).isEqualTo(BOB);
    assertThat(game.hands().size(ALICE)).isEqualTo(22);
    assertThat(checkRefuse(game, BOB, "SQ SQ")).isEqualTo(Kernel.LEGAL);
    assertThat(checkRefuse(game, ALICE, "SQ SQ")).isEqualTo(REFEREE_REFUSES.ordinal());
    for (String noneOfIt : new String[] {"S3", "SQ", "SA", "SA SQ SQ", "?", ""}) {
      assertThat(checkRefuse(game, BOB, noneOfIt))
          .as("%s", noneOfIt)
          .isEqualTo(REFEREE_REFUSES.ordinal());
    }
    assertThat(check(game, ALICE, "SQ SQ")).isEqualTo(LAY_COMPONENT.ordinal() + OPEN);

    game.play(Kernel.HOUSE, refuse(BOB, "SQ SQ"), log);
    assertThat(game.toAct()).isEqualTo(ALICE);
    assertThat(game.hands().size(ALICE)).isEqualTo(25);
    assertThat(game.hands().known(ALICE).same(FollowDutyTest.holding("SA SQ SQ"))).isTrue();
    assertThat(check(game, ALICE, "SA")).isEqualTo(LAY_COMPONENT.ordinal());
    assertThat(check(game, ALICE, "SQ SQ")).isEqualTo(Kernel.LEGAL);
    lay(game, ALICE, "SQ SQ");
    assertThat(game.round().score(1)).as("ten points for the ace taken back").isEqualTo(10);
    assertThat(game.play().thrown().choices()).isZero();
  }

  /// In the middle of a round one throw is refused, or another may still be.
  @Test
  void aNewGameBeginsWithAnEmptyTable() {
    Tractor game = dealt(rules("drawn=25"), "", CLUBS + " SA");
    lay(game, ALICE, "S9 S5");
    assertThat(game.play().thrown().choices()).isEqualTo(1);
    game.reset();
    assertEmpty(game);
    game = dealt(rules("drawn=25"));
    lay(game, ALICE, "S9 S5");
    assertThat(checkRefuse(game, BOB, "S5")).isEqualTo(Kernel.LEGAL);
    game.reset();
    assertEmpty(game);
  }

  private static void assertEmpty(Tractor game) {
    assertThat(game.phase()).isEqualTo(Phase.DRAWING);
    assertThat(game.betweenRounds()).isTrue();
    assertThat(game.rounds()).isZero();
    assertThat(game.play().thrown().choices()).isZero();
    assertThat(game.declaring().seat()).isEqualTo(Kernel.NOBODY);
    assertThat(game.hands().stock().size()).isEqualTo(108);
    assertThat(game.hands().size(BOB)).isZero();
    assertThat(game.nextToDraw()).isEqualTo(ALICE);
    for (int seat = 0; seat < Round.SEATS; seat++) {
      assertThat(game.due(seat)).isEqualTo(25);
    }
  }
}
