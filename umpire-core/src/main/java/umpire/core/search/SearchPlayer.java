package umpire.core.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.Chance;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// Takes a seat and plays what a [Search] finds best.
public final class SearchPlayer<K extends Kernel<K>> implements Strategy<K> {

  /// How every game calls its strongest player.
  public static final String NAME = "expert";

  /// More than anybody waits for.
  private static final int MOST = 1_000_000;

  private final Outlook<K> outlook;
  private final int usual;
  private final Effort effort;
  private @Nullable Search<K> search;

  /// @param usual how many rollouts a decision gets if nobody says otherwise
  public SearchPlayer(Outlook<K> outlook, int usual) {
    this(outlook, usual, usual);
  }

  private SearchPlayer(Outlook<K> outlook, int usual, int rollouts) {
    this.outlook = outlook;
    this.usual = usual;
    this.effort = Effort.toChoose(rollouts);
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
    return Optional.of(new Budget("rollouts", usual, MOST));
  }

  @Override
  public SearchPlayer<K> with(int rollouts) {
    return new SearchPlayer<>(outlook, usual, rollouts);
  }

  @Override
  public void choose(K veiled, int seat, Chance chance, Move answer) {
    long seed = chance.next();
    if (search == null) {
      search = new Search<>(outlook, veiled);
    }
    search.choose(veiled, seat, effort, seed, answer);
  }
}
