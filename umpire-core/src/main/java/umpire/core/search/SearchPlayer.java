package umpire.core.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.SeededRandom;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// A strategy that makes the move that a [Search] finds best.
public final class SearchPlayer<K extends Kernel<K>> implements Strategy<K> {

  /// The name of the strongest player in every game.
  public static final String NAME = "expert";

  /// The most rollouts for a decision.
  private static final int MAX = 1_000_000;

  private final SearchModel<K> model;
  private final int usual;
  private final SearchBudget budget;
  private @Nullable Search<K> search;

  /// Creates a player.
  ///
  /// @param usual the number of rollouts for a decision by default
  public SearchPlayer(SearchModel<K> model, int usual) {
    this(model, usual, usual);
  }

  private SearchPlayer(SearchModel<K> model, int usual, int rollouts) {
    this.model = model;
    this.usual = usual;
    this.budget = SearchBudget.toChoose(rollouts);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "plays on in many worlds that fit what it may know, and chooses the move that"
        + " wins most of them";
  }

  @Override
  public Optional<Budget> budget() {
    return Optional.of(new Budget("rollouts", usual, MAX));
  }

  @Override
  public SearchPlayer<K> withBudget(int rollouts) {
    return new SearchPlayer<>(model, usual, rollouts);
  }

  @Override
  public void choose(K veiled, int seat, SeededRandom random, Move answer) {
    long seed = random.nextLong();
    if (search == null) {
      search = new Search<>(model, veiled);
    }
    search.choose(veiled, seat, budget, seed, answer);
  }
}
