package umpire.testkit.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Positions;

/// Every rule has an effect: a golden record shows it, or at least it refuses a move.
@Contract
final class RuleCoverageContract {

  /// The most moves tried at each position.
  private static final int POOL = 80;

  @Test
  void everyRuleFires(Game game, GoldenRecords golden, RecordCorpus corpus) {
    Set<Rule> shown = golden.rulesShown(game);
    shown.addAll(corpus.rulesShown());
    Set<Rule> refusing = refusing(game);
    var unfired = new ArrayList<String>();
    var refusingOnly = new ArrayList<String>();
    for (Rule rule : game.rulebook()) {
      if (!shown.contains(rule)) {
        boolean duty = rule.kind() == Rule.Kind.DUTY && refusing.contains(rule);
        (duty ? refusingOnly : unfired).add(rule.id());
      }
    }
    report(game, refusingOnly);
    assertThat(unfired).as("rules of %s that nothing fires", game.id()).isEmpty();
  }

  /// Prints the rules that only refusals show: a duty that the classic format can express deserves
  /// a bad record, and only a person can tell which duties those are.
  private static void report(Game game, List<String> refusingOnly) {
    if (!refusingOnly.isEmpty()) {
      System.out.println(game.id() + ": in no golden record, only as refusals: " + refusingOnly);
    }
  }

  /// Returns the rules by which `check` refuses a move in some game. At each position it tries, for
  /// every actor, the moves made earlier, with their cards and without.
  static Set<Rule> refusing(Game game) {
    var refusing = new HashSet<Rule>();
    if (game.complete().isEmpty()) {
      return refusing;
    }
    var pool = new ArrayList<Move>();
    Positions.everywhere(
        game,
        new Positions.Law() {
          @Override
          public <K extends Kernel<K>> void at(Positions.Position<K> position) {
            remember(position.move, pool);
            for (int actor = Kernel.HOUSE; actor < position.seats(); actor++) {
              for (Move move : pool) {
                int answer = position.table.check(actor, move);
                if (Kernel.forbids(answer)) {
                  refusing.add(game.rulebook().get(answer));
                }
              }
            }
          }
        });
    return refusing;
  }

  /// Adds a move to the pool, and keeps only the latest moves.
  private static void remember(Move move, List<Move> pool) {
    var kept = new Move();
    kept.copyFrom(move);
    pool.add(kept);
    pool.add(new Move().set(move.verb()).seat(move.seat()).amount(move.amount()).code(move.code()));
    while (pool.size() > POOL) {
      pool.removeFirst();
    }
  }
}
