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
