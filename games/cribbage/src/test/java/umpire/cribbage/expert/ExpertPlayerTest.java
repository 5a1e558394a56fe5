package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// The expert, with small budgets: stronger than `rules`, no stronger than itself, and playing to
/// win. The contract suite checks that it does not peek, keeps its budget and plays by every
/// profile.
final class ExpertPlayerTest {

  private static final long SEED = 4_711;

  private final CribbageSettings settings =
      CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 2);

  @Test
  void itBeatsRules() {
    int won = won(new ExpertPlayer().withBudget(120), new RulesPlayer(), 100);
    assertThat(won).as("games won of 200, seed %d", SEED).isGreaterThan(105);
  }

  @Test
  void againstItselfItWinsHalf() {
    var loop = gameLoop(new ExpertPlayer().withBudget(20), new ExpertPlayer().withBudget(20));
    int won = 0;
    int games = 120;
    for (int game = 0; game < games; game++) {
      loop.play(Seeds.seedOf(SEED, game), RulingLog.none());
      won += loop.table().winner() == 0 ? 1 : 0;
    }
    double error = Math.sqrt(games) / 2;
    assertThat(won)
        .as("games won of %d", games)
        .isBetween((int) (games / 2 - 3 * error), (int) (games / 2 + 3 * error));
  }

  /// The games won by one strategy, with both seatings of the same deals.
  private int won(Strategy<Cribbage> one, Strategy<Cribbage> other, int deals) {
    var first = gameLoop(one, other);
    var second = gameLoop(other, one);
    int won = 0;
    for (int deal = 0; deal < deals; deal++) {
      long seed = Seeds.seedOf(SEED, deal);
      first.play(seed, RulingLog.none());
      second.play(seed, RulingLog.none());
      won += first.table().winner() == 0 ? 1 : 0;
      won += second.table().winner() == 1 ? 1 : 0;
    }
    return won;
  }

  private GameLoop<Cribbage> gameLoop(Strategy<Cribbage> one, Strategy<Cribbage> other) {
    return new GameLoop<>(
        new Cribbage(settings), new Cribbage(settings), new CribbageDealer(2), List.of(one, other));
  }

  /// Seat 1 deals, lacks two points and is to lay on an eight: a seven wins.
  @Test
  void itTakesThePointsThatWin() {
    var table = new Cribbage(settings);
    var move = new Move();
    assertThat(table.startFrom(0, 118)).isTrue();
    assertThat(table.startFrom(1, 119)).isTrue();
    table.play(Kernel.HOUSE, move.set(Verb.DEALER).seat(1), RulingLog.none());
    deal(table, 0, "8H 9H QH KS", "7C 3D");
    deal(table, 1, "AC 7D TH KD", "2C 2D");
    discard(table, 0, "7C 3D");
    discard(table, 1, "2C 2D");
    table.play(
        Kernel.HOUSE, move.set(Verb.STARTER).cards(CardsByName.cards("5C")), RulingLog.none());
    table.play(0, move.set(Verb.LAY).cards(CardsByName.cards("8H")), RulingLog.none());
    table.veil(1);
    new ExpertPlayer().withBudget(40).choose(table, 1, new SeededRandom(SEED), move);
    assertThat(move.cards()).isEqualTo(CardsByName.cards("7D"));
  }

  private static void deal(Cribbage table, int seat, String kept, String thrown) {
    long six = CardsByName.cards(kept) | CardsByName.cards(thrown);
    table.play(Kernel.HOUSE, new Move().set(Verb.DEAL).seat(seat).cards(six), RulingLog.none());
  }

  private static void discard(Cribbage table, int seat, String thrown) {
    table.play(
        seat, new Move().set(Verb.DISCARD).cards(CardsByName.cards(thrown)), RulingLog.none());
  }
}
