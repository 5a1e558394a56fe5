package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.profile.BadProfileException;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Declaring;
import umpire.tractor.round.MatchScore;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.rule.TractorSwitches.Twos;
import umpire.tractor.thrown.Offers;
import umpire.tractor.thrown.ThrowCheck;

/// Tests each switch of a table separately.
final class TractorSettingsTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;
  private static final int CHARLES = 2;
  private static final int HEARTS = 2;

  static TractorSettings rules(String... changes) {
    Map<String, String> values = new HashMap<>();
    for (String change : changes) {
      List<String> parts = List.of(change.split("="));
      values.put(parts.getFirst(), parts.getLast());
    }
    try {
      return TractorSettings.of(TractorProfiles.ALL.changed("own", "standard", values));
    } catch (BadProfileException fault) {
      throw new AssertionError(fault);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "power, 1, 2",
    "power, 2, 4",
    "power, 6, 64",
    "pairs, 1, 2",
    "pairs, 2, 4",
    "pairs, 4, 8",
    "linear, 1, 2",
    "linear, 6, 12",
    "two-four, 1, 2",
    "two-four, 2, 4",
    "two-four, 8, 4",
    "two, 8, 2"
  })
  void theKittyIsMultiplied(String kitty, int w, int times) {
    assertThat(rules("kitty=" + kitty).kittyPoints(10, w)).isEqualTo(10 * times);
  }

  /// The product 80 x 2^24 is the maximum.
  @Test
  void theMostPointsOfAKittyFit() {
    assertThat(rules().kittyPoints(80, 24)).isEqualTo(1_342_177_280);
  }

  /// Alice deals; her team's rank, the other's, the points, and both ranks after them.
  @ParameterizedTest
  @CsvSource({
    "levels=forty, 2, 2, 120, 2, 3",
    "levels=twenty, 2, 2, 120, 2, 4",
    "levels=twenty, 2, 2, 99, 2, 2",
    "most-up=any, 2, 2, 255, 2, 6",
    "most-up=three, 2, 2, 255, 2, 5",
    "below-zero=three, 2, 2, -10, 5, 2",
    "below-zero=four fine=ten, 2, 2, -10, 6, 2",
    "below-zero=four fine=ten, 2, 2, 0, 5, 2",
    "must-play=none, 4, 2, 0, 7, 2",
    "must-play=5-10-k, 4, 2, 0, 5, 2",
    "must-play=5-10-k, 5, 2, 0, 8, 2",
    "must-play=5-10-k, 8, 2, 0, 10, 2",
    "must-play=5-10-k, 2, 5, 240, 2, 5",
    "must-play=5-10-k, 2, 4, 240, 2, 5",
    "must-play=j, 10, 2, 0, 11, 2",
    "must-play=2-a, 13, 2, 0, 14, 2",
    "must-play=2-a, 5, 2, 240, 5, 2",
    "end=beyond, 13, 2, 0, 16, 2",
    "end=made, 13, 2, 0, 14, 2",
    "end=made, 14, 2, 79, 15, 2",
    "end=made, 2, 14, 240, 2, 14"
  })
  void ranksGoUp(String change, int rank1, int rank2, int points, int then1, int then2) {
    var score = new MatchScore();
    score.set(ALICE, rank1, rank2, rules(change.split(" ")));
    score.settle(points, ALICE, false, RulingLog.none());
    assertThat(score.rank(0)).isEqualTo(then1);
    assertThat(score.rank(1)).isEqualTo(then2);
    boolean won = then1 > Deck.ACE || then2 > Deck.ACE;
    assertThat(score.winner() != Kernel.NOBODY).isEqualTo(won);
  }

  /// Only at the jack, and only where the table plays it.
  @ParameterizedTest
  @CsvSource({
    "setback=jack, 11, 40, 2, 2",
    "setback=jack, 11, 120, 2, 3",
    "setback=jack, 10, 40, 11, 2",
    "setback=never, 11, 40, 12, 2"
  })
  void aSingleJackThrowsBack(String change, int rank, int points, int then1, int then2) {
    var score = new MatchScore();
    score.set(ALICE, rank, 2, rules(change));
    score.settle(points, BOB, true, RulingLog.none());
    assertThat(score.rank(0)).isEqualTo(then1);
    assertThat(score.rank(1)).isEqualTo(then2);
  }

  @ParameterizedTest
  @CsvSource({
    "next-dealer=partner, 40, 0, 2",
    "next-dealer=partner, 80, 1, 1",
    "next-dealer=same, 40, 2, 0",
    "next-dealer=same, 80, 3, 1",
    "next-dealer=last-trick, 40, 0, 0",
    "next-dealer=last-trick, 40, 2, 2",
    "next-dealer=last-trick, 40, 3, 2",
    "next-dealer=last-trick, 80, 3, 3",
    "next-dealer=last-trick, 80, 1, 1",
    "next-dealer=last-trick, 80, 2, 1"
  })
  void theDealGoesOn(String change, int points, int last, int dealer) {
    var score = new MatchScore();
    score.set(ALICE, 2, 2, rules(change));
    score.settle(points, last, false, RulingLog.none());
    assertThat(score.dealer()).isEqualTo(dealer);
  }

  /// Bob has declared; the next declaration, and the rule that forbids it. The rank is 2.
  @ParameterizedTest
  @CsvSource({
    "overbid=jokers, H2, 1, 0, S2, 1, STRONGER",
    "overbid=jokers, H2, 1, 0, S2, 2, FINE",
    "overbid=jokers, H2, 2, 0, S2, 2, STRONGER",
    "overbid=jokers, H2, 2, 0, BJ, 2, FINE",
    "overbid=jokers, BJ, 2, 0, RJ, 2, FINE",
    "overbid=jokers, RJ, 2, 0, BJ, 2, STRONGER",
    "overbid=jokers, H2, 1, 0, H3, 2, DECLARE_THE_RANK",
    "overbid=jokers, H2, 1, 0, BJ, 1, DECLARE_THE_RANK",
    "overbid=length, H2, 2, 0, RJ, 2, STRONGER",
    "overbid=length, H2, 1, 0, S2, 2, FINE",
    "overbid=suits, H2, 1, 0, S2, 1, FINE",
    "overbid=suits, H2, 1, 0, D2, 1, STRONGER",
    "overbid=suits, C2, 1, 0, D2, 1, FINE",
    "overbid=diamonds-low, C2, 1, 0, D2, 1, STRONGER",
    "overbid=diamonds-low, D2, 1, 0, C2, 1, FINE",
    "overbid=diamonds-low, C2, 1, 0, H2, 1, FINE",
    "overbid=diamonds-low, S2, 1, 0, D2, 2, FINE",
    "overbid=diamonds-low, S2, 2, 0, BJ, 2, FINE",
    "overbid=suits, S2, 1, 0, C2, 2, FINE",
    "overbid=suits, S2, 2, 0, BJ, 2, FINE",
    "jokers=never, H2, 1, 0, RJ, 2, DECLARE_THE_RANK",
    "partner=may-overbid, H2, 1, 3, S2, 2, FINE",
    "partner=may-not, H2, 1, 3, S2, 2, PARTNERS_DECLARATION",
    "partner=may-not, H2, 1, 2, S2, 2, FINE",
    "overturn=never, H2, 1, 1, H2, 2, FINE",
    "overturn=never, H2, 1, 1, S2, 2, OWN_DECLARATION",
    "overturn=allowed, H2, 1, 1, S2, 2, FINE"
  })
  void declarationsAreCompared(
      String change, String stands, int copies, int seat, String card, int number, String answer) {
    var declaring = new Declaring();
    declaring.begin(Deck.TWO, rules(change));
    declaring.declare(BOB, FollowDutyTest.number(stands), copies);
    int expected = answer.equals("FINE") ? Kernel.LEGAL : TractorRule.valueOf(answer).ordinal();
    assertThat(declaring.check(seat, FollowDutyTest.number(card), number)).isEqualTo(expected);
  }

  /// No player is asked any more once nothing stronger is left.
  @Test
  void theStrongestDeclarationEndsTheAsking() {
    var declaring = new Declaring();
    declaring.begin(Deck.TWO, rules("jokers=never"));
    declaring.declare(BOB, FollowDutyTest.number("H2"), 2);
    assertThat(declaring.canBeOverbid()).isFalse();
    declaring.begin(Deck.TWO, rules());
    declaring.declare(BOB, FollowDutyTest.number("H2"), 2);
    assertThat(declaring.canBeOverbid()).isTrue();
  }

  /// There is no declaration; the kitty turned up and its deciding card (T31). The rank is 2.
  @ParameterizedTest
  @CsvSource({
    "first-card, C3 D2 H2 S9 SA C4 C5 C6, C3",
    "first-card, RJ D2 H2 S9 SA C4 C5 C6, RJ",
    "first-card, ? D2 H2 S9 SA C4 C5 C6, ?",
    "rank-card, C3 SA BJ D2 H2 S9 C4 C5, D2",
    "rank-card, C3 SK HA DA C4 C5 C6 C7, HA",
    "rank-card, RJ C9 BJ D9 C4 C5 C6 C7, C9",
    "rank-card, C4 C5 C6 C7 RJ RJ BJ D9, D9",
    "rank-card, C3 SA ? D2 H2 S9 C4 C5, ?",
    "rank-card, C3 D2 ? H2 SA S9 C4 C5, D2"
  })
  void aCardOfTheKittyDecides(String undeclared, String kitty, String card) {
    var declaring = new Declaring();
    declaring.begin(Deck.TWO, rules("undeclared=" + undeclared));
    assertThat(declaring.turned(TestMoves.kitty(kitty))).isEqualTo(FollowDutyTest.number(card));
  }

  /// The rulings on a round in which Alice's team deals at the jack and loses the last trick to a
  /// jack.
  @ParameterizedTest
  @CsvSource({
    "setback=jack, 79, SET_BACK MAKE",
    "setback=jack, 80, DEFENDERS_UP SET_BACK DOWN",
    "setback=never, 79, UP_ONE MAKE",
    "most-up=three, 200, DEFENDERS_UP DOWN",
    "most-up=three, 240, DEFENDERS_UP AT_MOST_THREE DOWN",
    "must-play=5-10-k, 200, DEFENDERS_UP DOWN",
    "must-play=5-10-k, 240, DEFENDERS_UP MUST_PLAY DOWN"
  })
  void theReasonsOfARiseAreTold(String change, int points, String told) {
    var score = new MatchScore();
    var log = new RulingLog();
    score.set(ALICE, 11, Deck.TWO, rules(change));
    score.settle(points, BOB, true, log);
    var rules = new ArrayList<String>();
    for (int i = 0; i < log.size(); i++) {
      rules.add(TractorRule.values()[log.rule(i)].name());
    }
    assertThat(String.join(" ", rules)).isEqualTo(told);
  }

  /// Where a tractor has at least three pairs, two neighbouring pairs are a throw, and either of
  /// them can be beaten.
  @ParameterizedTest
  @CsvSource({"2, 1, false", "3, 2, true"})
  void twoPairsAreAThrowWhereATractorHasThree(int smallest, int components, boolean beaten) {
    var hands = new Hands();
    hands.draw(BOB, FollowDutyTest.number("SA"));
    hands.draw(BOB, FollowDutyTest.number("SA"));
    var check = new ThrowCheck();
    check.cut(FollowDutyTest.holding("S9 S9 ST ST"), TrumpOrder.of(HEARTS, 7), smallest);
    check.compare(ALICE, hands, TractorSwitches.Throwing.OTHERS);
    assertThat(check.components()).isEqualTo(components);
    assertThat(check.stands()).isEqualTo(!beaten);
  }

  /// Components of an earlier throw are not on offer any more.
  @Test
  void onlyComponentsOfTheThrowAreOnOffer() {
    var check = new ThrowCheck();
    check.cut(FollowDutyTest.holding("S9 S9 SJ"), TrumpOrder.of(HEARTS, 7), 2);
    check.compare(ALICE, new Hands(), TractorSwitches.Throwing.OTHERS);
    var refused = new Offers();
    refused.offer(check, 0, true);
    refused.offer(check, 1, true);
    assertThat(refused.find(FollowDutyTest.holding("S9 S9"))).isNotNegative();
    assertThat(refused.find(FollowDutyTest.holding("SJ"))).isNotNegative();
    assertThat(refused.find(FollowDutyTest.holding("S9"))).isNegative();
    refused.clear();
    refused.offer(check, 0, true);
    assertThat(refused.find(FollowDutyTest.holding("S9 S9"))).isNotNegative();
    assertThat(refused.find(FollowDutyTest.holding("SJ"))).isNegative();
  }

  /// Alice throws SA SK SK; the holder of other cards, and the first component beaten, if any.
  @ParameterizedTest
  @CsvSource({
    "others, 1, SA SQ, SK SK, false",
    "others, 1, SA SA, SK SK, true",
    "others, 2, SA SA, SK SK, true",
    "opponents, 2, SA SA, SK SK, false",
    "opponents, 1, SA SA, SK SK, true",
    "others, 1, H2 H2, SK SK, false"
  })
  void othersCanBeatAComponent(
      String throwing, int holder, String held, String component, boolean beaten) {
    var hands = new Hands();
    for (String card : held.split(" ")) {
      hands.draw(holder, FollowDutyTest.number(card));
    }
    var check = new ThrowCheck();
    check.cut(FollowDutyTest.holding("SK SK SA"), TrumpOrder.of(HEARTS, 7), 2);
    check.compare(ALICE, hands, rules("throws=" + throwing).tricks().throwing());
    assertThat(check.stands()).isEqualTo(!beaten);
    if (beaten) {
      int named = check.named(TractorSwitches.Refused.FOUND);
      assertThat(check.beater(named)).isEqualTo(holder);
      assertThat(check.length(named)).isEqualTo(component.split(" ").length);
    }
  }

  /// Contradictory switches are reported.
  @ParameterizedTest
  @CsvSource({
    "form=open-round, open-round",
    "form=open-round throws=unchecked, open-round",
    "throws=unchecked fine=ten, fine",
    "below-zero=four, fine",
    "start=1, 2 to 14",
    "follow=suit, structure",
    "trumps=red, no switch"
  })
  void contradictionsAreRefused(String changes, String said) {
    Map<String, String> values = new HashMap<>();
    for (String change : changes.split(" ")) {
      values.put(
          change.substring(0, change.indexOf('=')), change.substring(change.indexOf('=') + 1));
    }
    assertThatThrownBy(() -> TractorProfiles.ALL.changed("own", "standard", values))
        .isInstanceOf(BadProfileException.class)
        .hasMessageContaining(said);
  }

  /// There are 36 trumps in two decks, or 12 without a main suit.
  @Test
  void trumpsAreAsManyAsTheyShouldBe() {
    var both = new Holding();
    both.fill();
    for (int rank = Deck.TWO; rank <= Deck.ACE; rank++) {
      TrumpOrder hearts = TrumpOrder.of(HEARTS, rank);
      assertThat(both.size(hearts.kindsIn(TrumpOrder.TRUMPS))).isEqualTo(36);
      assertThat(both.size(hearts.kindsIn(BOB))).isEqualTo(24);
      TrumpOrder none = TrumpOrder.of(TrumpOrder.NO_SUIT, rank);
      assertThat(both.size(none.kindsIn(TrumpOrder.TRUMPS))).isEqualTo(12);
      assertThat(both.size(none.kindsIn(CHARLES))).isEqualTo(24);
    }
  }

  /// If twos are trumps, there are six more trumps, or eight without a main suit; at rank two they
  /// are trumps anyway.
  @Test
  void twosAreMoreTrumps() {
    var both = new Holding();
    both.fill();
    for (int rank = Deck.TWO; rank <= Deck.ACE; rank++) {
      boolean more = rank > Deck.TWO;
      TrumpOrder hearts = TrumpOrder.of(HEARTS, rank, Twos.TRUMPS);
      assertThat(both.size(hearts.kindsIn(TrumpOrder.TRUMPS))).isEqualTo(more ? 42 : 36);
      assertThat(both.size(hearts.kindsIn(BOB))).isEqualTo(more ? 22 : 24);
      TrumpOrder none = TrumpOrder.of(TrumpOrder.NO_SUIT, rank, Twos.TRUMPS);
      assertThat(both.size(none.kindsIn(TrumpOrder.TRUMPS))).isEqualTo(more ? 20 : 12);
      assertThat(hearts.hasTwos()).isEqualTo(more);
    }
  }

  /// From the top: jokers, the rank, the twos, the main suit; each rank first in the main suit.
  @Test
  void twosComeNextBelowTheRank() {
    TrumpOrder order = TrumpOrder.of(HEARTS, 7, Twos.TRUMPS);
    int below = order.place(FollowDutyTest.number("RJ")) + 1;
    for (String level :
        "RJ|BJ|H7|S7 D7 C7|H2|S2 D2 C2|HA|HK|HQ|HJ|HT|H9|H8|H6|H5|H4|H3".split("\\|")) {
      below--;
      for (String card : level.split(" ")) {
        assertThat(order.place(FollowDutyTest.number(card))).as(card).isEqualTo(below);
      }
    }
    assertThat(TrumpOrder.levelOf(below)).isZero();
  }
}
