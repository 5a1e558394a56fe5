package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.search.Search;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchModel;
import umpire.core.search.Verdict;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Positions;

/// A search uses only what its seat knows, keeps to the rules and to the budget, and repeats its
/// result. The budgets here are small, for speed: a search that keeps a law with few rollouts keeps
/// it with many.
@Contract
public final class SearchContract {

  private static final int BUDGET = 8;

  /// One position in this many is examined, on average.
  private static final int SOME = 2;

  /// An expert's choice is legal, repeatable with the same seed, and leaves the kernel it was shown
  /// unchanged.
  @Test
  public void expertsKeepToTheRules(Game game) {
    Positions.everywhere(game, SearchContract::keepsToTheRules);
  }

  private static <K extends Kernel<K>> void keepsToTheRules(Positions.Position<K> position) {
    int seat = position.table.toAct();
    if (seat < 0 || position.random.nextInt(SOME) > 0) {
      return;
    }
    for (Strategy<K> expert : position.whole.experts()) {
      K veiled = position.veiled(seat);
      String before = position.told(veiled, seat);
      long seed = position.random.nextLong();
      Move first = chosen(expert, veiled, seat, seed);
      assertThat(position.told(veiled, seat))
          .as("%s: looking changes", where(position, expert))
          .isEqualTo(before);
      assertThat(Kernel.forbids(position.table.check(seat, first)))
          .as("%s: %s is forbidden", where(position, expert), first)
          .isFalse();
      Move again = chosen(expert, veiled, seat, seed);
      assertThat(again.sameAs(first))
          .as("%s: %s, and with the same seed %s", where(position, expert), first, again)
          .isTrue();
    }
  }

  /// An expert's choice stays the same if hidden cards are exchanged for others that look the same.
  @Test
  public void expertsDoNotPeek(Game game) {
    Positions.everywhere(game, SearchContract::doesNotPeek);
  }

  private static <K extends Kernel<K>> void doesNotPeek(Positions.Position<K> position) {
    int seat = position.table.toAct();
    if (seat < 0 || position.random.nextInt(SOME) > 0) {
      return;
    }
    for (Strategy<K> expert : position.whole.experts()) {
      K other = position.veiled(seat);
      position.dealer.sampleHidden(other, position.random);
      other.veil(seat);
      long seed = position.random.nextLong();
      Move here = chosen(expert, position.veiled(seat), seat, seed);
      Move there = chosen(expert, other, seat, seed);
      assertThat(there.sameAs(here))
          .as("%s: %s, and %s if others hold other cards", where(position, expert), here, there)
          .isTrue();
    }
  }

  /// Lets a new copy of the expert choose, as at a new table.
  private static <K extends Kernel<K>> Move chosen(
      Strategy<K> expert, K veiled, int seat, long seed) {
    var answer = new Move();
    Strategy<K> quick = expert.budget().isPresent() ? expert.withBudget(BUDGET) : expert;
    quick.choose(veiled, seat, new SeededRandom(seed), answer);
    return answer;
  }

  private static String where(Positions.Position<?> position, Strategy<?> expert) {
    return position.where + ", " + expert.name();
  }

  /// A search runs no more rollouts than requested, its chances are between 0 and 1, and no
  /// candidate beats the best one.
  @Test
  public void searchesKeepTheirBudget(Game game) {
    Positions.everywhere(game, SearchContract::keepsItsBudget);
  }

  private static <K extends Kernel<K>> void keepsItsBudget(Positions.Position<K> position) {
    int seat = position.table.toAct();
    if (seat < 0 || position.random.nextInt(3 * SOME) > 0) {
      return;
    }
    int budget = 1 + position.random.nextInt(2 * BUDGET);
    var counting =
        new Counting<>(position.whole.searchModel(position.seated.profile(), position.seats()));
    K veiled = position.veiled(seat);
    var search = new Search<>(counting, veiled);
    long seed = position.random.nextLong();
    for (SearchBudget effort :
        new SearchBudget[] {SearchBudget.toChoose(budget), SearchBudget.toJudge(budget)}) {
      counting.rollouts.set(0);
      Verdict verdict = search.judge(veiled, seat, effort, seed);
      assertThat(counting.rollouts.get())
          .as("%s: rollouts, %s", position.where, effort)
          .isEqualTo(verdict.rollouts())
          .isLessThanOrEqualTo(budget);
      for (var scored : verdict.candidates()) {
        assertThat(Kernel.forbids(veiled.check(seat, scored.move())))
            .as("%s: candidate %s is forbidden", position.where, scored.move())
            .isFalse();
        assertThat(scored.worlds() == 0 || (scored.value() >= 0 && scored.value() <= 1))
            .as("%s: the chance to win after %s", position.where, scored)
            .isTrue();
        assertThat(effort.spread() == SearchBudget.Spread.EVEN && scored.behind() < 0)
            .as("%s: better than the best, %s", position.where, scored)
            .isFalse();
      }
    }
  }

  /// A search model that counts how often it was asked to value an end.
  private record Counting<K extends Kernel<K>>(SearchModel<K> model, AtomicInteger rollouts)
      implements SearchModel<K> {

    Counting(SearchModel<K> model) {
      this(model, new AtomicInteger());
    }

    @Override
    public Dealer<K> dealer() {
      return model.dealer();
    }

    @Override
    public Strategy<K> playout() {
      return model.playout();
    }

    @Override
    public void candidates(K veiled, int seat, SeededRandom random, Moves into) {
      model.candidates(veiled, seat, random, into);
    }

    @Override
    public boolean isFarEnough(K world) {
      return model.isFarEnough(world);
    }

    @Override
    public double value(K world, int side) {
      rollouts.incrementAndGet();
      return model.value(world, side);
    }
  }
}
