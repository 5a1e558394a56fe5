package umpire.cribbage.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.profile.BadProfileException;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.table.CutForDeal;

/// The order of events in the complete game, apart from the cards.
final class CribbageTest {

  private static CribbageSettings terms(int players, Map<String, String> changes)
      throws BadProfileException {
    var profile = CribbageProfiles.PROFILES.changed("test", "standard", changes);
    return CribbageSettings.of(profile, players);
  }

  /// Plays until a player counts, then makes this player count nothing.
  private static List<Integer> askedAfterNothingIsCounted(CribbageSettings settings) {
    for (int number = 0; ; number++) {
      var playout = new ByChance(settings);
      Cribbage table = playout.cribbage();
      playout.deal(number);
      while (table.phase() != Cribbage.Phase.COUNT) {
        playout.step(RulingLog.none());
      }
      if (table.showPhase().worth() > 0) {
        var asked = new ArrayList<Integer>();
        asked.add(table.showPhase().counter());
        table.play(table.toAct(), new Move().set(Verb.COUNT).amount(0), RulingLog.none());
        while (table.phase() == Cribbage.Phase.MUGGINS) {
          int claimant = table.toAct();
          asked.add(claimant);
          for (int seat = 0; seat < settings.players(); seat++) {
            int answer = table.check(seat, new Move().set(Verb.MUGGINS).amount(1));
            assertThat(answer == Kernel.LEGAL).isEqualTo(seat == claimant);
          }
          table.play(claimant, new Move().set(Verb.AGREE), RulingLog.none());
        }
        return asked;
      }
    }
  }

  /// Opponents are asked from the counter's left, one of each side.
  @Test
  void opponentsAreAskedRoundTheTable() throws BadProfileException {
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

  /// The first dealer of the second game depends on the profile.
  @Test
  void theSecondGameHasItsFirstDealer() throws BadProfileException {
    for (int number = 0; number < 200; number++) {
      assertThat(secondDealer("loser", number)[1]).as("the loser").isEqualTo(1 - winner);
      int[] dealers = secondDealer("alternate", number);
      assertThat(dealers[1]).as("the other").isEqualTo(1 - dealers[0]);
      assertThat(secondDealer("cut", number)[1]).as("a new cut").isEqualTo(Kernel.NOBODY);
    }
  }

  private int winner;

  /// The first dealers of the first and second game.
  private int[] secondDealer(String firstDeal, int number) throws BadProfileException {
    var playout =
        new ByChance(terms(2, Map.of("games", "3", "first-deal", firstDeal, "target", "61")));
    Cribbage table = playout.cribbage();
    playout.deal(number);
    while (table.phase() == Cribbage.Phase.CUT) {
      playout.step(RulingLog.none());
    }
    int first = table.dealer();
    while (table.matchScore().played() == 0) {
      playout.step(RulingLog.none());
    }
    winner = table.matchScore().games(0) == 1 ? 0 : 1;
    boolean cut = table.phase() == Cribbage.Phase.CUT;
    return new int[] {first, cut ? Kernel.NOBODY : table.dealer()};
  }

  /// After a reset, a table behaves like a new one.
  @Test
  void aMatchLeavesNoTraceInTheNext() throws BadProfileException {
    for (String counting : List.of("referee", "muggins")) {
      CribbageSettings settings =
          terms(3, Map.of("counting", counting, "games", "3", "target", "61"));
      var used = new ByChance(settings);
      for (int number = 0; number < 20; number++) {
        var told = new RulingLog();
        used.run(number, told);
        var fresh = new ByChance(settings);
        var toldAnew = new RulingLog();
        fresh.run(number, toldAnew);
        assertThat(told.hasSameEntries(toldAnew)).isTrue();
      }
      used.cribbage().reset();
      assertThat(used.cribbage().matchScore().played()).isZero();
      assertThat(used.cribbage().pegging().laid()).isZero();
      assertThat(used.cribbage().cutForDeal().card(0)).isEqualTo(CutForDeal.NOT_YET);
    }
  }

  /// At every step of a match a copy equals the table.
  @Test
  void aCopyStandsWhereTheTableStands() throws BadProfileException {
    CribbageSettings settings = terms(3, Map.of("games", "3", "target", "61"));
    var playout = new ByChance(settings);
    Cribbage table = playout.cribbage();
    playout.deal(7);
    do {
      var copy = new Cribbage(settings);
      copy.copyFrom(table);
      assertThat(copy.phase()).isEqualTo(table.phase());
      assertThat(copy.toAct()).isEqualTo(table.toAct());
      assertThat(copy.dealer()).isEqualTo(table.dealer());
      assertThat(copy.pegging().laid()).isEqualTo(table.pegging().laid());
      assertThat(copy.dealCards().knownCrib()).isEqualTo(table.dealCards().knownCrib());
      for (int seat = 0; seat < settings.players(); seat++) {
        assertThat(copy.tally(0, seat)).isEqualTo(table.tally(0, seat));
        assertThat(copy.matchScore().games(seat)).isEqualTo(table.matchScore().games(seat));
        assertThat(copy.dealCards().hand(seat)).isEqualTo(table.dealCards().hand(seat));
        assertThat(copy.pegging().hand(seat)).isEqualTo(table.pegging().hand(seat));
        assertThat(copy.cutForDeal().card(seat)).isEqualTo(table.cutForDeal().card(seat));
      }
    } while (playout.step(RulingLog.none()));
  }

  /// The worth of a card equals its pegs in every position, without a go.
  @Test
  void aCardIsWorthWhatItWouldPeg() throws BadProfileException {
    var playout = new ByChance(terms(3, Map.of()));
    var log = new RulingLog();
    int worthSomething = 0;
    for (int number = 0; number < 60; number++) {
      playout.deal(number);
      var expected = new int[Cards.DECK];
      boolean more = true;
      while (more) {
        Cribbage table = playout.cribbage();
        boolean laying = table.phase() == Cribbage.Phase.PLAY;
        for (int card = 0; laying && card < Cards.DECK; card++) {
          expected[card] = table.pegging().worth(card);
        }
        log.clear();
        more = playout.step(log);
        if (laying && table.phase() == Cribbage.Phase.PLAY) {
          int worth = expected[log.subject(0)];
          assertThat(pegged(log)).isEqualTo(worth);
          worthSomething += worth > 0 ? 1 : 0;
        }
      }
    }
    assertThat(worthSomething).isGreaterThan(500);
  }

  /// The points that the log gives the card, without the go.
  private static int pegged(RulingLog log) {
    int points = 0;
    for (int i = 0; i < log.size(); i++) {
      switch (CribbageRule.values()[log.rule(i)]) {
        case FIFTEEN, THIRTY_ONE, PAIR, PAIR_ROYAL, DOUBLE_PAIR_ROYAL, RUN ->
            points += log.amount(i);
        default -> {
          // not points of the card
        }
      }
    }
    return points;
  }

  /// The lowest card deals; cards of one rank are cut again.
  @Test
  void lowestDeals() throws BadProfileException {
    var table = new Cribbage(terms(3, Map.of()));
    cut(table, 0, 20);
    cut(table, 2, 21);
    assertThat(checkCut(table, 1, 20)).isEqualTo(CribbageRule.ONE_DECK.ordinal());
    assertThat(checkCut(table, 0, 30)).isEqualTo(CribbageRule.IN_ORDER.ordinal());
    cut(table, 1, 40);
    assertThat(table.phase()).as("two sixes are the lowest").isEqualTo(Cribbage.Phase.CUT);
    cut(table, 0, 20);
    cut(table, 1, 51);
    cut(table, 2, 3);
    assertThat(table.phase()).isEqualTo(Cribbage.Phase.DEAL);
    assertThat(table.dealer()).isEqualTo(2);
  }

  private static Move cutting(int seat, int card) {
    return new Move().set(Verb.CUT).seat(seat).cards(1L << card);
  }

  private static int checkCut(Cribbage table, int seat, int card) {
    return table.check(Kernel.HOUSE, cutting(seat, card));
  }

  private static void cut(Cribbage table, int seat, int card) {
    table.play(Kernel.HOUSE, cutting(seat, card), RulingLog.none());
  }
}
