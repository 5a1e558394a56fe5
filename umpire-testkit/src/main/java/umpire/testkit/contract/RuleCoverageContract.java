package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.Kernel;
import umpire.core.Rule;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;

/// A rule that nothing ever fires is not a rule: every one is shown at work by a golden record, or
/// is at least what a move is refused by.
@Contract
final class RuleCoverageContract {

  private static final int GAMES = 50;

  @Test
  void everyRuleFires(Game<?> game, GoldenRecords golden, RecordCorpus corpus) {
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

  /// A duty that the classic format can show deserves a bad record; which those are, a person
  /// knows.
  private static void report(Game<?> game, List<String> refusingOnly) {
    if (!refusingOnly.isEmpty()) {
      System.out.println(
          game.id() + ": in no golden record, only as refusals in playouts: " + refusingOnly);
    }
  }

  /// The rules by which `check` refuses some move of somebody in some game.
  static Set<Rule> refusing(Game<?> game) {
    var refusing = new HashSet<Rule>();
    Walk.everywhere(
        game,
        GAMES,
        "refusals",
        (walk, choices) -> {
          if (walk.worthALook(choices)) {
            collect(walk, refusing);
          }
        });
    return refusing;
  }

  private static void collect(Walk walk, Set<Rule> refusing) {
    for (int seat = 0; seat < walk.seats; seat++) {
      for (int move = 0; move < walk.codes; move++) {
        int answer = walk.kernel.check(seat, move);
        if (answer != Kernel.FINE) {
          refusing.add(walk.rulebook.get(answer));
        }
      }
    }
  }
}
