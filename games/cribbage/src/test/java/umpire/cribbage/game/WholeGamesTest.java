package umpire.cribbage.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.cribbage.pegging.PlainPegging;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;

/// Whole random games: they end by the rules, and every point is logged.
final class WholeGamesTest {

  private static List<CribbageSettings> everyTable() throws BadProfileException {
    var tables = new ArrayList<CribbageSettings>();
    for (Preset preset : CribbageProfiles.PROFILES.presets()) {
      var profile = CribbageProfiles.PROFILES.preset(preset.name());
      for (int players = 2; players <= CribbageProfiles.most(profile); players++) {
        tables.add(CribbageSettings.of(profile, players));
      }
    }
    return tables;
  }

  /// Ten thousand matches of the usual game, and many of every other kind, end by the rules: a side
  /// has exactly reached the last hole.
  @Test
  void matchesComeToTheirEnd() throws BadProfileException {
    for (CribbageSettings settings : everyTable()) {
      var playout = new ByChance(settings);
      int matches = settings.match().games() == 1 ? 2_000 : 300;
      for (int number = 0; number < matches; number++) {
        playout.run(number, RulingLog.none());
        assertThat(playout.cribbage().toAct()).isEqualTo(Kernel.OVER);
        if (!settings.playOnly()) {
          int most = 0;
          for (int side = 0; side < settings.sides(); side++) {
            most = Math.max(most, playout.cribbage().tally(0, side));
          }
          assertThat(most).as("points of the last game's winner").isEqualTo(settings.lastHole());
        }
      }
    }
  }

  /// A log that records gets each item, one that does not gets one sum: both matches are equal.
  @Test
  void silentOrToldIsTheSameMatch() throws BadProfileException {
    for (CribbageSettings settings : everyTable()) {
      var silent = new ByChance(settings);
      var told = new ByChance(settings);
      for (int number = 0; number < 100; number++) {
        silent.run(number, RulingLog.none());
        told.run(number, new RulingLog());
        for (int side = 0; side < settings.sides(); side++) {
          assertThat(told.cribbage().tally(0, side)).isEqualTo(silent.cribbage().tally(0, side));
          assertThat(told.cribbage().matchScore().gamePoints(side))
              .isEqualTo(silent.cribbage().matchScore().gamePoints(side));
        }
        assertThat(told.cribbage().winner()).isEqualTo(silent.cribbage().winner());
      }
    }
  }

  /// The logged points equal the pegged points, and a game ends with the ruling that pegs the last
  /// of them.
  @Test
  void everyPointIsTold() throws BadProfileException {
    for (CribbageSettings settings : everyTable()) {
      var playout = new ByChance(settings);
      for (int number = 0; number < 50; number++) {
        var log = new RulingLog();
        playout.run(number, log);
        assertGamesAddUp(log, settings, playout.cribbage());
      }
    }
  }

  private static void assertGamesAddUp(RulingLog log, CribbageSettings settings, Cribbage table) {
    var points = new int[settings.sides()];
    CribbageRule[] rules = CribbageRule.values();
    boolean won = false;
    for (int i = 0; i < log.size(); i++) {
      CribbageRule rule = rules[log.rule(i)];
      if (rule.kind() == umpire.core.Rule.Kind.POINTS) {
        assertThat(won).as("nobody pegs once the game is won").isFalse();
        int side = settings.partners() ? log.seat(i) & 1 : log.seat(i);
        points[side] += log.amount(i);
      }
      if (rule == CribbageRule.GAME_WON) {
        assertThat(points[log.seat(i)]).as("points of the winner").isEqualTo(settings.lastHole());
        won = true;
      }
      if (rule == CribbageRule.CUT || rule == CribbageRule.DEAL) {
        if (won) {
          Arrays.fill(points, 0);
        }
        won = false;
      }
    }
    for (int side = 0; side < settings.sides(); side++) {
      assertThat(points[side]).as("points told of side %d", side).isEqualTo(table.tally(0, side));
    }
  }

  /// In every deal of many games, the deal goes round, and the player to the dealer's left leads.
  @Test
  void theDealGoesRoundAndTheNextLeads() throws BadProfileException {
    for (CribbageSettings settings : everyTable()) {
      var playout = new ByChance(settings);
      playout.deal(77);
      Cribbage table = playout.cribbage();
      do {
        if (table.phase() == Cribbage.Phase.PLAY && table.pegging().laid() == 0) {
          assertThat(table.toAct()).isEqualTo((table.dealer() + 1) % settings.players());
        }
      } while (playout.step(RulingLog.none()));
    }
  }

  /// The play of a complete deal is the play of the published problem: the plain implementation
  /// gives it the same score, with the seats counted from the dealer's left.
  @Test
  void thePlayIsThatOfTheProblem() throws BadProfileException {
    CribbageSettings settings = CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 3);
    var playout = new ByChance(settings);
    int deals = 0;
    for (int number = 0; number < 60; number++) {
      playout.deal(number);
      var input = new StringBuilder();
      var pegged = new int[3];
      var log = new RulingLog();
      boolean more = true;
      while (more) {
        int dealer = playout.cribbage().dealer();
        log.clear();
        more = playout.step(log);
        for (int i = 0; i < log.size(); i++) {
          int place = Math.floorMod(log.seat(i) - dealer - 1, 3);
          switch (CribbageRule.values()[log.rule(i)]) {
            case LAY -> {
              input.append(input.isEmpty() ? "3\n" : "");
              input.append(place + 1).append(' ').append(name(log.subject(i))).append('\n');
            }
            case FIFTEEN, THIRTY_ONE, GO, PAIR, PAIR_ROYAL, DOUBLE_PAIR_ROYAL, RUN ->
                pegged[place] += log.amount(i);
            case PLAY_OVER -> {
              String expected = "1:%d 2:%d 3:%d\n".formatted(pegged[0], pegged[1], pegged[2]);
              assertThat(PlainPegging.judge(input.toString())).isEqualTo(expected);
              input.setLength(0);
              Arrays.fill(pegged, 0);
              deals++;
            }
            default -> {
              // not a ruling of the play
            }
          }
        }
      }
    }
    assertThat(deals).isGreaterThan(500);
  }

  private static String name(int card) {
    return "" + "A23456789TJQK".charAt(card >> 2) + "CDHS".charAt(card & 3);
  }

  /// Dealers have an advantage, as tables show: also with random play.
  @Test
  void theFirstDealerHasTheBetterOfIt() throws BadProfileException {
    CribbageSettings settings = CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 2);
    var playout = new ByChance(settings);
    int won = 0;
    int games = 20_000;
    for (int number = 0; number < games; number++) {
      playout.deal(number);
      while (playout.cribbage().phase() == Cribbage.Phase.CUT) {
        playout.step(RulingLog.none());
      }
      int first = playout.cribbage().dealer();
      while (playout.step(RulingLog.none())) {
        // play to the end
      }
      won += playout.cribbage().winner() == first ? 1 : 0;
    }
    assertThat((double) won / games).isBetween(0.50, 0.60);
    assertThat(playout.cribbage().winner()).isNotEqualTo(Kernel.NOBODY);
  }
}
