package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Door;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
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
    if (game.complete().orElse(null) instanceof Door<?, ?> door) {
      for (Tables.Table table : Tables.of(game.complete().get())) {
        collectEmpty(game, door, table, refusing);
      }
    }
    return refusing;
  }

  /// Where a move is a set of cards of any size, some of them twice, it may also be tried without
  /// any. No record can say that.
  private static <K extends Kernel<K>, E> void collectEmpty(
      Game<?> game, Door<K, E> door, Tables.Table table, Set<Rule> refusing) {
    K kernel = door.open(table.profile(), table.names().size());
    Dealer<K> dealer = door.dealer(table.profile(), table.names().size());
    var random = new RandomStrategy<K>();
    var chance = new Chance(GAMES);
    var move = new Move();
    for (int moves = 0; moves < 2 * GAMES && kernel.toAct() != Kernel.OVER; moves++) {
      int actor = Kernel.HOUSE;
      if (!dealer.next(kernel, chance, move)) {
        actor = kernel.toAct();
        random.choose(kernel, actor, chance, move);
        dealer.happens(kernel, actor, move, chance);
        if (move.twice() != 0) {
          int answer = kernel.check(actor, new Move().set(move.verb(), move.number()));
          if (Kernel.forbids(answer)) {
            refusing.add(game.rulebook().get(answer));
          }
        }
      }
      kernel.play(actor, move, Tape.silent());
    }
  }

  private static void collect(Walk walk, Set<Rule> refusing) {
    for (int seat = 0; seat < walk.seats; seat++) {
      for (int move = 0; move < walk.codes; move++) {
        int answer = walk.kernel.check(seat, move);
        if (answer != umpire.core.Kernel.FINE) {
          refusing.add(walk.rulebook.get(answer));
        }
      }
    }
  }
}
