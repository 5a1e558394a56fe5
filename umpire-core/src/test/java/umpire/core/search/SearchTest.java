package umpire.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.match.Cast;
import umpire.heap.HeapKernel;
import umpire.heap.HeapPlayer;
import umpire.heap.HeapVerb;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeap;

/// The search against the plain truth, where all worlds can be counted out.
class SearchTest {

  private static final WholeHeap GAME = new WholeHeap(WholeFlaw.NONE);

  private final HeapPlayer rules = new HeapPlayer(WholeFlaw.NONE);

  /// A game for two with a heap of twelve, and what the first seat knows of it.
  private static HeapKernel dealt(int own, int others) {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var deal = new Move().set(HeapVerb.DEAL).then(own).then(others);
    table.play(Kernel.HOUSE, deal, Tape.silent());
    return table;
  }

  private static HeapKernel known(int own) {
    HeapKernel table = dealt(own, 1);
    table.veil(0);
    return table;
  }

  private Verdict judged(HeapKernel veiled, Effort effort) {
    return new Search<>(outlook(), veiled).judge(veiled, 0, effort, 5);
  }

  /// The share of all worlds that a move wins, played on by the rules.
  private double exact(int own, Move tried) {
    double sum = 0;
    int worlds = 0;
    for (int others = 0; others <= HeapVerb.MOST; others++) {
      HeapKernel table = dealt(own, others);
      table.play(0, tried, Tape.silent());
      var move = new Move();
      while (table.toAct() != Kernel.OVER) {
        rules.choose(table, table.toAct(), new Chance(1), move);
        table.play(table.toAct(), move, Tape.silent());
      }
      sum += table.winner() == 0 ? 1 : table.winner() == Kernel.NOBODY ? 0.5 : 0;
      worlds++;
    }
    return sum / worlds;
  }

  @Test
  void valuesAreThoseOfAllWorldsCountedOut() {
    for (int own = 0; own <= HeapVerb.MOST; own++) {
      HeapKernel veiled = known(own);
      Verdict verdict = judged(veiled, Effort.toJudge(4_000));
      double most = 0;
      for (Weighed weighed : verdict.candidates()) {
        double value = exact(own, weighed.move());
        most = Math.max(most, value);
        assertThat(Math.abs(weighed.value() - value))
            .as("%s, exactly %s", weighed, value)
            .isLessThanOrEqualTo(4 * weighed.error() + 1e-9);
      }
      assertThat(exact(own, verdict.best().move())).isEqualTo(most);
    }
  }

  @Test
  void everythingLegalIsWeighed() {
    HeapKernel veiled = known(2);
    var legal = new Moves();
    veiled.legal(0, legal);
    assertThat(judged(veiled, Effort.toJudge(40)).candidates()).hasSize(legal.size());
  }

  @Test
  void worseOnesGetLessOfTheBudget() {
    Verdict verdict = judged(known(3), Effort.toChoose(4_000));
    assertThat(verdict.rollouts()).isBetween(3_900, 4_000);
    assertThat(verdict.best().worlds()).isGreaterThan(verdict.candidates().getLast().worlds());
  }

  @Test
  void aMoveThatNobodyThoughtOfIsWeighedIfAsked() {
    HeapKernel veiled = known(0);
    var outlook = GAME.outlook(GAME.profiles().standard(), 2);
    var odd = new Move().set(HeapVerb.TAKE).amount(2).cards(7L);
    Verdict verdict = new Search<>(outlook, veiled).judge(veiled, 0, Effort.toJudge(100), 5, odd);
    assertThat(verdict.of(odd)).isPresent();
  }

  @Test
  void aSearchEndsEarlyIfThatIsWanted() {
    var worlds = new int[1];
    Effort effort = Effort.toJudge(4_000).until(() -> ++worlds[0] == 7);
    HeapKernel veiled = known(1);
    Verdict verdict = judged(veiled, effort);
    assertThat(verdict.rollouts()).isEqualTo(7 * verdict.candidates().size());
  }

  /// Where little is left to chance a search that asks for precision needs few worlds, and where
  /// much is it spends its budget; either way the values hold.
  @Test
  void aSearchEndsEarlyOnceDifferencesAreKnown() {
    int saved = 0;
    for (int own = 0; own <= HeapVerb.MOST; own++) {
      HeapKernel veiled = known(own);
      Verdict verdict = judged(veiled, Effort.toJudge(4_000).to(0.02));
      saved += 4_000 - verdict.rollouts();
      Weighed best = verdict.best();
      for (Weighed weighed : verdict.candidates()) {
        assertThat(weighed.behindError()).isLessThanOrEqualTo(0.02);
        assertThat(weighed.worlds()).isEqualTo(best.worlds()).isGreaterThanOrEqualTo(32);
        assertThat(Math.abs(weighed.value() - exact(own, weighed.move())))
            .isLessThanOrEqualTo(4 * weighed.error() + 1e-9);
      }
    }
    assertThat(saved).isPositive();
  }

  private static Prospect<HeapKernel> looked(
      Outlook<HeapKernel> outlook, HeapKernel table, Effort effort) {
    var prospect = new Prospect<>(outlook, table, effort);
    prospect.look(table, 7);
    return prospect;
  }

  private static Outlook<HeapKernel> outlook() {
    return GAME.outlook(GAME.profiles().standard(), 2);
  }

  /// Where nothing is left to chance one rollout is as good as many.
  @Test
  void aProspectWithoutChanceIsPlayedOnOnce() {
    for (int own = 0; own <= HeapVerb.MOST; own++) {
      HeapKernel table = dealt(own, 1);
      var once = looked(outlook(), table, Effort.toJudge(400));
      assertThat(once.rollouts()).isEqualTo(1);
      assertThat(once.error(0)).isZero();
      assertThat(once.chance(0)).isIn(0.0, 1.0);
      assertThat(once.chance(0) + once.chance(1)).isEqualTo(1);
    }
  }

  @Test
  void aProspectEndsEarlyOnceItsErrorIsSmall() {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var byReserve = new Valued(world -> world.reserve(0) / (double) HeapVerb.MOST);
    var all = looked(byReserve, table, Effort.toJudge(4_000));
    var fewer = looked(byReserve, table, Effort.toJudge(4_000).to(0.02));
    assertThat(all.rollouts()).isEqualTo(4_000);
    assertThat(fewer.rollouts()).isBetween(32, 3_999);
    assertThat(fewer.error(0)).isPositive().isLessThanOrEqualTo(0.02);
    assertThat(Math.abs(fewer.chance(0) - all.chance(0))).isLessThanOrEqualTo(4 * fewer.error(0));
  }

  /// What all rollouts begin with changes no chance; what none begins with, and a deal, are not
  /// foreseen.
  @Test
  void whatEverybodyWouldDoIsForeseen() {
    HeapKernel table = dealt(3, 1);
    var prospect = looked(outlook(), table, Effort.toJudge(400));
    double before = prospect.chance(0);
    var own = new Move();
    rules.choose(table, 0, new Chance(1), own);
    var legal = new Moves();
    table.legal(0, legal);
    var one = new Move();
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, one);
      assertThat(prospect.foresees(table, 0, one)).isEqualTo(one.sameAs(own));
    }
    assertThat(prospect.foresees(table, 1, own)).isFalse();
    table.play(0, own, Tape.silent());
    prospect.look(table, 7);
    assertThat(prospect.chance(0)).isEqualTo(before);
    HeapKernel fresh = GAME.open(GAME.profiles().standard(), 2);
    var deal = new Move().set(HeapVerb.DEAL).then(3).then(1);
    assertThat(prospect.foresees(fresh, Kernel.HOUSE, deal)).isFalse();
  }

  /// Once a player departs from the playout the odds told are the root of those found, in this
  /// outlook; before that, and in another game, they are those found.
  @Test
  void aProspectIsLessSureOfPlayersWhoDepart() {
    HeapKernel table = dealt(3, 1);
    var byReserve = new Valued(world -> (1 + world.reserve(0)) / (2.0 + HeapVerb.MOST));
    var prospect = looked(byReserve, table, Effort.toJudge(400));
    double error = prospect.error(0);
    var own = new Move();
    rules.choose(table, 0, new Chance(1), own);
    prospect.saw(table, 0, own);
    assertThat(prospect.hasDeparted()).isFalse();
    assertThat(prospect.chance(0)).isEqualTo(prospect.mean(0));
    prospect.saw(table, 0, other(table, own));
    assertThat(prospect.hasDeparted()).isTrue();
    prospect.look(table, 7);
    double odds = prospect.mean(0) / prospect.mean(1);
    assertThat(prospect.chance(0) / prospect.chance(1)).isCloseTo(Math.sqrt(odds), within(1e-9));
    assertThat(prospect.chance(0) + prospect.chance(1)).isCloseTo(1, within(1e-9));
    assertThat(prospect.error(0)).isBetween(error / 4, error);
    prospect.begin();
    prospect.look(table, 7);
    assertThat(prospect.chance(0)).isEqualTo(prospect.mean(0));
  }

  private static Move other(HeapKernel table, Move own) {
    var legal = new Moves();
    table.legal(0, legal);
    var one = new Move();
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, one);
      if (!one.sameAs(own)) {
        return one;
      }
    }
    throw new AssertionError("there is no other");
  }

  /// Ends that are worth something else than who has won.
  private record Valued(ToDoubleFunction<HeapKernel> worth) implements Outlook<HeapKernel> {

    @Override
    public Dealer<HeapKernel> dealer() {
      return outlook().dealer();
    }

    @Override
    public Strategy<HeapKernel> playout() {
      return outlook().playout();
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

  /// Rollouts that met chance and ended alike do not show that there is no other end.
  @Test
  void aProspectDoesNotTakeEqualEndsForCertainty() {
    HeapKernel table = GAME.open(GAME.profiles().standard(), 2);
    var alike = new Valued(_ -> 0.5);
    assertThat(looked(alike, table, Effort.toJudge(400).to(0.02)).rollouts()).isEqualTo(400);
  }

  /// What is clearly worse is left behind before half of the others are, and the best stays.
  @Test
  void theClearlyWorseLeaveEarly() {
    for (int own = 0; own <= HeapVerb.MOST; own++) {
      HeapKernel veiled = known(own);
      Verdict all = judged(veiled, Effort.toChoose(4_000));
      Verdict fewer = judged(veiled, Effort.toChoose(4_000).to(0.005));
      assertThat(fewer.rollouts()).isLessThanOrEqualTo(all.rollouts());
      assertThat(exact(own, fewer.best().move())).isEqualTo(exact(own, all.best().move()));
    }
  }

  @Test
  void aBudgetOfOneIsAnsweredByTheStrategyThatPlaysOn() {
    Verdict verdict = judged(known(2), Effort.toChoose(1));
    var own = new Move();
    rules.choose(known(2), 0, new Chance(1), own);
    assertThat(verdict.rollouts()).isLessThanOrEqualTo(1);
    assertThat(verdict.best().move().sameAs(own)).isTrue();
  }

  @Test
  void namesAreUnderstoodWithTheirBudgets() {
    Cast<HeapKernel> cast = GAME.cast();
    assertThat(cast.called("rules").map(Strategy::name)).contains("rules");
    assertThat(cast.called("expert").flatMap(Strategy::budget)).isPresent();
    assertThat(cast.called("expert:1000000")).isPresent();
    assertThat(cast.names()).isEqualTo("random, rules, expert[:N]");
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
      assertThat(cast.called(name)).as(name).isEqualTo(Optional.empty());
      faults.add(cast.fault(name));
    }
    assertThat(faults)
        .contains(
            "there is no strategy 'god'",
            "'expert:0': after 'expert:' give a number of rollouts from 1 to 1000000",
            "'rules:7': rules has no budget")
        .doesNotContain("");
    assertThat(cast.fault("expert:200")).isEmpty();
    assertThat(cast.inCompany().fault("expert:101"))
        .isEqualTo("'expert:101': after 'expert:' give a number of rollouts from 1 to 100");
  }
}
