package umpire.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.profile.BadProfile;

/// The course of the complete game, where it is not a matter of cards.
final class CribbageTest {

  private static Terms terms(int players, Map<String, String> changes) throws BadProfile {
    var profile = CribbageProfiles.PROFILES.changed("test", "standard", changes);
    return CribbageProfiles.terms(profile, players);
  }

  /// Plays until a player counts, then lets him count nothing.
  private static List<Integer> askedAfterNothingIsCounted(Terms terms) {
    for (int number = 0; ; number++) {
      var playout = new CribbagePlayout(terms);
      Cribbage table = playout.cribbage();
      playout.deal(number);
      while (table.phase() != Cribbage.Phase.COUNT) {
        playout.step(Tape.silent());
      }
      if (table.counting().worth() > 0) {
        var asked = new ArrayList<Integer>();
        asked.add(table.counting().counter());
        table.count(0, Tape.silent());
        while (table.phase() == Cribbage.Phase.MUGGINS) {
          int claimant = table.toAct();
          asked.add(claimant);
          for (int seat = 0; seat < terms.players(); seat++) {
            assertThat(table.checkMuggins(seat, 1) == Kernel.FINE).isEqualTo(seat == claimant);
          }
          table.agree(Tape.silent());
        }
        return asked;
      }
    }
  }

  /// From the counter's left, one of each side.
  @Test
  void opponentsAreAskedRoundTheTable() throws BadProfile {
    Map<String, String> muggins = Map.of("counting", "muggins");
    for (int players = 2; players <= 3; players++) {
      List<Integer> asked = askedAfterNothingIsCounted(terms(players, muggins));
      assertThat(asked).hasSize(players);
      for (int i = 1; i < players; i++) {
        assertThat(asked.get(i)).isEqualTo((asked.getFirst() + i) % players);
      }
    }
    List<Integer> partners = askedAfterNothingIsCounted(terms(4, muggins));
    assertThat(partners).containsExactly(partners.getFirst(), (partners.getFirst() + 1) % 4);
    Map<String, String> alone = Map.of("counting", "muggins", "four", "alone");
    assertThat(askedAfterNothingIsCounted(terms(4, alone))).hasSize(4);
    assertThat(askedAfterNothingIsCounted(terms(2, Map.of("counting", "players")))).hasSize(1);
  }

  /// Who deals first in the second game.
  @Test
  void theSecondGameHasItsFirstDealer() throws BadProfile {
    for (int number = 0; number < 200; number++) {
      assertThat(secondDealer("loser", number)[1]).as("the loser").isEqualTo(1 - winner);
      int[] dealers = secondDealer("alternate", number);
      assertThat(dealers[1]).as("the other").isEqualTo(1 - dealers[0]);
      assertThat(secondDealer("cut", number)[1]).as("a new cut").isEqualTo(Kernel.NOBODY);
    }
  }

  private int winner;

  /// The first dealers of the first and second game.
  private int[] secondDealer(String firstDeal, int number) throws BadProfile {
    var playout =
        new CribbagePlayout(
            terms(2, Map.of("games", "3", "first-deal", firstDeal, "target", "61")));
    Cribbage table = playout.cribbage();
    playout.deal(number);
    while (table.phase() == Cribbage.Phase.CUT) {
      playout.step(Tape.silent());
    }
    int first = table.dealer();
    while (table.standing().played() == 0) {
      playout.step(Tape.silent());
    }
    winner = table.standing().games(0) == 1 ? 0 : 1;
    boolean cut = table.phase() == Cribbage.Phase.CUT;
    return new int[] {first, cut ? Kernel.NOBODY : table.dealer()};
  }

  /// Begun anew, a table is as good as a new one.
  @Test
  void aMatchLeavesNoTraceInTheNext() throws BadProfile {
    for (String counting : List.of("referee", "muggins")) {
      Terms terms = terms(3, Map.of("counting", counting, "games", "3", "target", "61"));
      var used = new CribbagePlayout(terms);
      for (int number = 0; number < 20; number++) {
        var told = new Tape();
        used.run(number, told);
        var fresh = new CribbagePlayout(terms);
        var toldAnew = new Tape();
        fresh.run(number, toldAnew);
        assertThat(told.sameAs(toldAnew)).isTrue();
        for (PeggingRule rule : PeggingRule.values()) {
          assertThat(used.cribbage().measured(rule)).isEqualTo(fresh.cribbage().measured(rule));
        }
      }
      used.cribbage().begin();
      assertThat(used.cribbage().standing().played()).isZero();
      assertThat(used.cribbage().layout().laid()).isZero();
      assertThat(used.cribbage().cutForDeal().card(0)).isEqualTo(CutForDeal.NOT_YET);
    }
  }

  /// What a silent match has measured is what the same match tells.
  @Test
  void whatIsMeasuredIsWhatWouldHaveBeenTold() throws BadProfile {
    for (String counting : List.of("referee", "players", "muggins")) {
      Terms terms = terms(2, Map.of("counting", counting, "games", "3"));
      for (int number = 0; number < 30; number++) {
        var silent = new CribbagePlayout(terms);
        silent.run(number, Tape.silent());
        var tape = new Tape();
        new CribbagePlayout(terms).run(number, tape);
        for (PeggingRule rule : MEASURED) {
          assertThat(silent.cribbage().measured(rule)).as("%s", rule).isEqualTo(told(rule, tape));
        }
      }
    }
  }

  private static final List<PeggingRule> MEASURED =
      List.of(
          PeggingRule.LAY,
          PeggingRule.STARTER,
          PeggingRule.GAME_WON,
          PeggingRule.SKUNK,
          PeggingRule.DOUBLE_SKUNK,
          PeggingRule.COUNTED,
          PeggingRule.MISSED,
          PeggingRule.FIFTEEN,
          PeggingRule.GO,
          PeggingRule.HIS_HEELS,
          PeggingRule.SHOW_FIFTEEN,
          PeggingRule.SHOW_RUN,
          PeggingRule.OWN_COUNT,
          PeggingRule.MUGGINS);

  /// How often for the first five, the best count, the sum of points for the others.
  private static int told(PeggingRule rule, Tape tape) {
    int times = 0;
    int best = 0;
    int sum = 0;
    for (int i = 0; i < tape.size(); i++) {
      if (tape.rule(i) == rule.ordinal()) {
        times++;
        best = Math.max(best, tape.amount(i));
        sum += tape.amount(i);
      }
    }
    return MEASURED.indexOf(rule) < 5 ? times : rule == PeggingRule.COUNTED ? best : sum;
  }

  /// At every step of a match a copy shows what the table shows.
  @Test
  void aCopyStandsWhereTheTableStands() throws BadProfile {
    Terms terms = terms(3, Map.of("games", "3", "target", "61"));
    var playout = new CribbagePlayout(terms);
    Cribbage table = playout.cribbage();
    playout.deal(7);
    do {
      Cribbage copy = table.copy();
      assertThat(copy.phase()).isEqualTo(table.phase());
      assertThat(copy.toAct()).isEqualTo(table.toAct());
      assertThat(copy.dealer()).isEqualTo(table.dealer());
      assertThat(copy.layout().laid()).isEqualTo(table.layout().laid());
      assertThat(copy.layout().knownCrib()).isEqualTo(table.layout().knownCrib());
      for (int seat = 0; seat < terms.players(); seat++) {
        assertThat(copy.points(seat)).isEqualTo(table.points(seat));
        assertThat(copy.standing().games(seat)).isEqualTo(table.standing().games(seat));
        assertThat(copy.layout().hand(seat)).isEqualTo(table.layout().hand(seat));
        assertThat(copy.pegging().hand(seat)).isEqualTo(table.pegging().hand(seat));
        assertThat(copy.cutForDeal().card(seat)).isEqualTo(table.cutForDeal().card(seat));
      }
      for (PeggingRule rule : MEASURED) {
        assertThat(copy.measured(rule)).isEqualTo(table.measured(rule));
      }
    } while (playout.step(Tape.silent()));
  }

  /// What a card would peg, on each of the kinds of scores; twice, because nothing may be left
  /// over.
  @Test
  void aCardIsWorthWhatItWouldPeg() {
    var pegging = new Pegging();
    int[] ace = {0, 1, 2, 3};
    int two = 4;
    int three = 8;
    int[] five = {16, 17, 18, 19};
    int ten = 36;
    int king = 48;
    for (int time = 0; time < 2; time++) {
      assertThat(pegging.worth(new int[] {}, king)).isZero();
      assertThat(pegging.worth(new int[] {king}, five[0])).as("fifteen").isEqualTo(2);
      assertThat(pegging.worth(new int[] {ace[0]}, ace[1])).as("pair").isEqualTo(2);
      assertThat(pegging.worth(new int[] {five[0], five[1]}, five[2]))
          .as("pair royal and fifteen")
          .isEqualTo(8);
      assertThat(pegging.worth(new int[] {ace[0], ace[1], ace[2]}, ace[3])).isEqualTo(12);
      assertThat(pegging.worth(new int[] {three, ace[0]}, two)).as("run").isEqualTo(3);
      assertThat(pegging.worth(new int[] {king, ten, five[0], five[1]}, ace[0]))
          .as("thirty-one")
          .isEqualTo(2);
    }
  }

  /// The lowest card deals; cards of one rank are cut again.
  @Test
  void lowestDeals() throws BadProfile {
    var table = new Cribbage(terms(3, Map.of()));
    var tape = new Tape();
    table.cut(0, 20, tape);
    table.cut(2, 21, tape);
    assertThat(table.checkCut(1, 20)).isEqualTo(PeggingRule.ONE_DECK.ordinal());
    assertThat(table.checkCut(0, 30)).isEqualTo(PeggingRule.IN_ORDER.ordinal());
    table.cut(1, 40, tape);
    assertThat(table.phase()).as("two sixes are the lowest").isEqualTo(Cribbage.Phase.CUT);
    table.cut(0, 20, tape);
    table.cut(1, 51, tape);
    table.cut(2, 3, tape);
    assertThat(table.phase()).isEqualTo(Cribbage.Phase.DEAL);
    assertThat(table.dealer()).isEqualTo(2);
  }
}
