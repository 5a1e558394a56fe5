package umpire.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.match.StrategyCatalog;
import umpire.heap.HeapKernel;
import umpire.heap.HeapPlayer;
import umpire.heap.HeapVerb;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeap;

/// Compares the search with exact values, in games in which all worlds can be enumerated.
class SearchTest {

  private static final WholeHeap GAME = new WholeHeap(WholeFlaw.NONE);

  private final HeapPlayer rules = new HeapPlayer(WholeFlaw.NONE);

  /// A game for two with a heap of twelve and these reserves.
  private static HeapKernel dealt(int own, int others) {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var deal = new Move().set(HeapVerb.DEAL).then(own).then(others);
    table.play(Kernel.HOUSE, deal, RulingLog.none());
    return table;
  }

  private static HeapKernel known(int own) {
    HeapKernel table = dealt(own, 1);
    table.veil(0);
    return table;
  }

  private Verdict judged(HeapKernel veiled, SearchBudget budget) {
    return new Search<>(model(), veiled).judge(veiled, 0, budget, 5);
  }

  /// The exact value of a move: the share of all worlds in which it wins if the rules player
  /// continues.
  private double exact(int own, Move tried) {
    double sum = 0;
    int worlds = 0;
    for (int others = 0; others <= HeapVerb.MAX; others++) {
      HeapKernel table = dealt(own, others);
      table.play(0, tried, RulingLog.none());
      var move = new Move();
      while (table.toAct() != Kernel.OVER) {
        rules.choose(table, table.toAct(), new SeededRandom(1), move);
        table.play(table.toAct(), move, RulingLog.none());
      }
      sum += table.winner() == 0 ? 1 : table.winner() == Kernel.NOBODY ? 0.5 : 0;
      worlds++;
    }
    return sum / worlds;
  }

  @Test
  void valuesAreThoseOfAllWorldsCountedOut() {
    for (int own = 0; own <= HeapVerb.MAX; own++) {
      HeapKernel veiled = known(own);
      Verdict verdict = judged(veiled, SearchBudget.toJudge(4_000));
      double most = 0;
      for (ScoredMove scored : verdict.candidates()) {
        double value = exact(own, scored.move());
        most = Math.max(most, value);
        assertThat(Math.abs(scored.value() - value))
            .as("%s, exactly %s", scored, value)
            .isLessThanOrEqualTo(4 * scored.error() + 1e-9);
      }
      assertThat(exact(own, verdict.best().move())).isEqualTo(most);
    }
  }

  @Test
  void everythingLegalIsWeighed() {
    HeapKernel veiled = known(2);
    var legal = new Moves();
    veiled.listLegal(0, legal);
    assertThat(judged(veiled, SearchBudget.toJudge(40)).candidates()).hasSize(legal.size());
  }

  @Test
  void worseOnesGetLessOfTheBudget() {
    Verdict verdict = judged(known(3), SearchBudget.toChoose(4_000));
    assertThat(verdict.rollouts()).isBetween(3_900, 4_000);
    assertThat(verdict.best().worlds()).isGreaterThan(verdict.candidates().getLast().worlds());
  }

  @Test
  void aMoveThatNobodyThoughtOfIsWeighedIfAsked() {
    HeapKernel veiled = known(0);
    var model = GAME.searchModel(GAME.profiles().standard(), 2);
    var odd = new Move().set(HeapVerb.TAKE).amount(2).cards(7L);
    Verdict verdict =
        new Search<>(model, veiled).judge(veiled, 0, SearchBudget.toJudge(100), 5, odd);
    assertThat(verdict.of(odd)).isPresent();
  }

  @Test
  void aSearchEndsEarlyIfThatIsWanted() {
    var worlds = new int[1];
    SearchBudget budget = SearchBudget.toJudge(4_000).until(() -> ++worlds[0] == 7);
    HeapKernel veiled = known(1);
    Verdict verdict = judged(veiled, budget);
    assertThat(verdict.rollouts()).isEqualTo(7 * verdict.candidates().size());
  }

  /// Where chance matters little, a search with a precision needs few worlds; where it matters
  /// much, the search spends its budget. Either way the values are right.
  @Test
  void aSearchEndsEarlyOnceDifferencesAreKnown() {
    int saved = 0;
    for (int own = 0; own <= HeapVerb.MAX; own++) {
      HeapKernel veiled = known(own);
      Verdict verdict = judged(veiled, SearchBudget.toJudge(4_000).to(0.02));
      saved += 4_000 - verdict.rollouts();
      ScoredMove best = verdict.best();
      for (ScoredMove scored : verdict.candidates()) {
        assertThat(scored.behindError()).isLessThanOrEqualTo(0.02);
        assertThat(scored.worlds()).isEqualTo(best.worlds()).isGreaterThanOrEqualTo(32);
        assertThat(Math.abs(scored.value() - exact(own, scored.move())))
            .isLessThanOrEqualTo(4 * scored.error() + 1e-9);
      }
    }
    assertThat(saved).isPositive();
  }

  private static WinEstimator<HeapKernel> looked(
      SearchModel<HeapKernel> model, HeapKernel table, SearchBudget budget) {
    var estimator = new WinEstimator<>(model, table, budget);
    estimator.estimate(table, 7);
    return estimator;
  }

  private static SearchModel<HeapKernel> model() {
    return GAME.searchModel(GAME.profiles().standard(), 2);
  }

  /// Without chance, one rollout is as good as many.
  @Test
  void aProspectWithoutChanceIsPlayedOnOnce() {
    for (int own = 0; own <= HeapVerb.MAX; own++) {
      HeapKernel table = dealt(own, 1);
      var once = looked(model(), table, SearchBudget.toJudge(400));
      assertThat(once.rollouts()).isEqualTo(1);
      assertThat(once.error(0)).isZero();
      assertThat(once.chance(0)).isIn(0.0, 1.0);
      assertThat(once.chance(0) + once.chance(1)).isEqualTo(1);
    }
  }

  @Test
  void aProspectEndsEarlyOnceItsErrorIsSmall() {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var byReserve = new Valued(world -> world.reserve(0) / (double) HeapVerb.MAX);
    var all = looked(byReserve, table, SearchBudget.toJudge(4_000));
    var fewer = looked(byReserve, table, SearchBudget.toJudge(4_000).to(0.02));
    assertThat(all.rollouts()).isEqualTo(4_000);
    assertThat(fewer.rollouts()).isBetween(32, 3_999);
    assertThat(fewer.error(0)).isPositive().isLessThanOrEqualTo(0.02);
    assertThat(Math.abs(fewer.chance(0) - all.chance(0))).isLessThanOrEqualTo(4 * fewer.error(0));
  }

  /// A move with which all rollouts begin does not change the estimate. A move with which none
  /// begins, or a deal, is not foreseen.
  @Test
  void whatEverybodyWouldDoIsForeseen() {
    HeapKernel table = dealt(3, 1);
    var estimator = looked(model(), table, SearchBudget.toJudge(400));
    double before = estimator.chance(0);
    var own = new Move();
    rules.choose(table, 0, new SeededRandom(1), own);
    var legal = new Moves();
    table.listLegal(0, legal);
    var one = new Move();
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, one);
      assertThat(estimator.alwaysBeginsWith(table, 0, one)).isEqualTo(one.sameAs(own));
    }
    assertThat(estimator.alwaysBeginsWith(table, 1, own)).isFalse();
    table.play(0, own, RulingLog.none());
    estimator.estimate(table, 7);
    assertThat(estimator.chance(0)).isEqualTo(before);
    HeapKernel fresh = GAME.open(GAME.profiles().standard(), 2);
    var deal = new Move().set(HeapVerb.DEAL).then(3).then(1);
    assertThat(estimator.alwaysBeginsWith(fresh, Kernel.HOUSE, deal)).isFalse();
  }

  /// Once a player departs from the playout, the reported odds are the square root of the estimated
  /// ones in this model. Before that, and in a new game, they are equal.
  @Test
  void aProspectIsLessSureOfPlayersWhoDepart() {
    HeapKernel table = dealt(3, 1);
    var byReserve = new Valued(world -> (1 + world.reserve(0)) / (2.0 + HeapVerb.MAX));
    var estimator = looked(byReserve, table, SearchBudget.toJudge(400));
    double error = estimator.error(0);
    var own = new Move();
    rules.choose(table, 0, new SeededRandom(1), own);
    estimator.observe(table, 0, own);
    assertThat(estimator.hasDeparted()).isFalse();
    assertThat(estimator.chance(0)).isEqualTo(estimator.mean(0));
    estimator.observe(table, 0, other(table, own));
    assertThat(estimator.hasDeparted()).isTrue();
    estimator.estimate(table, 7);
    double odds = estimator.mean(0) / estimator.mean(1);
    assertThat(estimator.chance(0) / estimator.chance(1)).isCloseTo(Math.sqrt(odds), within(1e-9));
    assertThat(estimator.chance(0) + estimator.chance(1)).isCloseTo(1, within(1e-9));
    assertThat(estimator.error(0)).isBetween(error / 4, error);
    estimator.begin();
    estimator.estimate(table, 7);
    assertThat(estimator.chance(0)).isEqualTo(estimator.mean(0));
  }

  private static Move other(HeapKernel table, Move own) {
    var legal = new Moves();
    table.listLegal(0, legal);
    var one = new Move();
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, one);
      if (!one.sameAs(own)) {
        return one;
      }
    }
    throw new AssertionError("there is no other");
  }

  /// A model in which the value of an end does not depend on the winner.
  private record Valued(ToDoubleFunction<HeapKernel> worth) implements SearchModel<HeapKernel> {

    @Override
    public Dealer<HeapKernel> dealer() {
      return model().dealer();
    }

    @Override
    public Strategy<HeapKernel> playout() {
      return model().playout();
    }

    @Override
    public double sureness(HeapKernel table, boolean departed) {
      return departed ? 0.5 : 1;
    }

    @Override
    public double value(HeapKernel world, int side) {
      return side == 0 ? worth.applyAsDouble(world) : 1 - worth.applyAsDouble(world);
    }
  }

  /// Rollouts that met chance and ended alike do not prove that there is no other end.
  @Test
  void aProspectDoesNotTakeEqualEndsForCertainty() {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var alike = new Valued(_ -> 0.5);
    assertThat(looked(alike, table, SearchBudget.toJudge(400).to(0.02)).rollouts()).isEqualTo(400);
  }

  /// Clearly worse candidates are dropped before half of the others are, and the best one remains.
  @Test
  void theClearlyWorseLeaveEarly() {
    for (int own = 0; own <= HeapVerb.MAX; own++) {
      HeapKernel veiled = known(own);
      Verdict all = judged(veiled, SearchBudget.toChoose(4_000));
      Verdict fewer = judged(veiled, SearchBudget.toChoose(4_000).to(0.005));
      assertThat(fewer.rollouts()).isLessThanOrEqualTo(all.rollouts());
      assertThat(exact(own, fewer.best().move())).isEqualTo(exact(own, all.best().move()));
    }
  }

  @Test
  void aBudgetOfOneIsAnsweredByTheStrategyThatPlaysOn() {
    Verdict verdict = judged(known(2), SearchBudget.toChoose(1));
    var own = new Move();
    rules.choose(known(2), 0, new SeededRandom(1), own);
    assertThat(verdict.rollouts()).isLessThanOrEqualTo(1);
    assertThat(verdict.best().move().sameAs(own)).isTrue();
  }

  @Test
  void namesAreUnderstoodWithTheirBudgets() {
    StrategyCatalog<HeapKernel> catalog = GAME.catalog();
    assertThat(catalog.find("rules").map(Strategy::name)).contains("rules");
    assertThat(catalog.find("expert").flatMap(Strategy::budget)).isPresent();
    assertThat(catalog.find("expert:1000000")).isPresent();
    assertThat(catalog.names()).isEqualTo("random, rules, expert[:N]");
    var faults = new ArrayList<String>();
    for (String name :
        List.of(
            "god",
            "expert:",
            "expert:0",
            "expert:-1",
            "expert:1e3",
            "expert:1000001",
            "expert:99999999999",
            "rules:7",
            ":7",
            "")) {
      assertThat(catalog.find(name)).as(name).isEqualTo(Optional.empty());
      faults.add(catalog.fault(name));
    }
    assertThat(faults)
        .contains(
            "there is no strategy 'god'",
            "'expert:0': after 'expert:' give a number of rollouts from 1 to 1000000",
            "'rules:7': rules has no budget")
        .doesNotContain("");
    assertThat(catalog.fault("expert:200")).isEmpty();
    assertThat(catalog.forLivePlay().fault("expert:101"))
        .isEqualTo("'expert:101': after 'expert:' give a number of rollouts from 1 to 100");
  }
}
