package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.search.SearchPlayer;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.text.CompleteMauMau;

/// The expert player, which searches.
class ExpertTest {

  private static final CompleteMauMau GAME = new CompleteMauMau();

  private static Strategy<MauMauMatch> expert(int rollouts) {
    return new SearchPlayer<>(new MauMauSearchModel(), rollouts);
  }

  /// The difference in games won between two strategies, over deals that both play from both seats,
  /// and its standard error.
  private record Duel(double lead, double error) {

    static Duel of(Profile profile, Strategy<MauMauMatch> one, Strategy<MauMauMatch> other, int n) {
      var tables =
          List.of(
              GAME.gameLoop(profile, List.of(one, other)),
              GAME.gameLoop(profile, List.of(other, one)));
      double sum = 0;
      double squares = 0;
      for (int deal = 0; deal < n; deal++) {
        double lead = 0;
        for (int seat = 0; seat < 2; seat++) {
          GameLoop<MauMauMatch> loop = tables.get(seat);
          loop.play(Seeds.seedOf(31, deal), RulingLog.none());
          int winner = loop.table().winner();
          lead += winner == Kernel.NOBODY ? 0 : winner == seat ? 0.5 : -0.5;
        }
        sum += lead;
        squares += lead * lead;
      }
      double mean = sum / n;
      return new Duel(mean, Math.sqrt((squares / n - mean * mean) / n));
    }
  }

  /// A strategy with other random numbers; otherwise both players would play equal games.
  private record OtherLuck(Strategy<MauMauMatch> player) implements Strategy<MauMauMatch> {

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public String about() {
      return player.about();
    }

    @Override
    public void choose(MauMauMatch veiled, int seat, SeededRandom random, Move answer) {
      player.choose(veiled, seat, new SeededRandom(~random.nextLong()), answer);
    }
  }

  @ParameterizedTest
  @CsvSource({"classic, 150, 100", "common, 120, 60"})
  void wins(String preset, int deals, int rollouts) throws BadProfileException {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    Duel duel = Duel.of(profile, expert(rollouts), new RulesPlayer(), deals);
    assertThat(duel.lead() - 2 * duel.error()).as("%s", duel).isPositive();
  }

  @Test
  void againstItselfNobodyLeads() {
    Duel duel = Duel.of(MauMauProfiles.ALL.classic(), expert(12), new OtherLuck(expert(12)), 400);
    assertThat(Math.abs(duel.lead())).as("%s", duel).isLessThan(2 * duel.error());
  }

  /// The search lays its last card if it can, in every position.
  @Test
  void aGameThatCanBeWonIsWon() {
    var table = GAME.open(MauMauProfiles.ALL.classic(), 2);
    var veiled = GAME.open(MauMauProfiles.ALL.classic(), 2);
    var dealer = new MauMauDealer();
    var move = new Move();
    int won = 0;
    for (int seed = 0; seed < 60; seed++) {
      table.reset();
      var random = new SeededRandom(seed);
      while (table.toAct() != Kernel.OVER) {
        int actor = table.toAct();
        if (dealer.next(table, random, move)) {
          actor = Kernel.HOUSE;
        } else {
          veiled.copyFrom(table);
          veiled.veil(actor);
          boolean last = table.game().held(actor) == 1 && table.game().candidates() != 0;
          expert(20).choose(veiled, actor, random, move);
          table.play(actor, move, RulingLog.none());
          assertThat(last && table.winner() != actor).as("seed %d, %s", seed, move).isFalse();
          won += last ? 1 : 0;
          continue;
        }
        table.play(actor, move, RulingLog.none());
      }
    }
    assertThat(won).isPositive();
  }
}
