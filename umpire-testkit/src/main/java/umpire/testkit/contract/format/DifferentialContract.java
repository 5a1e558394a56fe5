package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.classic.GeneratorOptions;
import umpire.core.game.Game;
import umpire.testkit.GeneratedInputs;
import umpire.testkit.Property;
import umpire.testkit.SecondOpinion;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Damage;

/// The referee and a second opinion, which was written from the rule text and shares no code with
/// it, come to the same results.
@Contract
@ClassicContract
final class DifferentialContract {

  /// Number of cases to compare. Mutation tests, which run this for every mutant, set a smaller
  /// number, and a nightly build a larger one.
  private static final int ENOUGH = Integer.getInteger("umpire.differential.cases", 10_000);

  private static final int BATCH = Math.clamp(ENOUGH / 50, 1, 50);
  private static final long PATIENCE_NANOS =
      1_000_000_000L * Integer.getInteger("umpire.differential.seconds", 3);
  private static final int DAMAGED = ENOUGH / 15;

  /// Damage that keeps every word whole. One referee may tolerate a broken word that the other
  /// refuses, but both must refuse the same order of lines.
  private static final List<Damage> ACCIDENTS =
      List.of(Damage.SWAP_LINES, Damage.DROP_LINE, Damage.DOUBLE_LINE, Damage.SWAP_WORDS);

  /// Compares a fixed sequence of cases, as many as time allows, and then some that are new in
  /// every run.
  @Test
  void bothComeToTheSameResults(Game game, SecondOpinion second) {
    int kinds = GeneratedInputs.shapes(game).size() * GeneratedInputs.seats(game).size();
    int cases = 0;
    for (String shape : GeneratedInputs.shapes(game)) {
      for (int seats : GeneratedInputs.seats(game, shape)) {
        long end = System.nanoTime() + PATIENCE_NANOS / kinds;
        int compared = 0;
        for (long seed = 1; compared < ENOUGH / kinds && System.nanoTime() < end; seed++) {
          compared += compare(game, second, shape, seats, seed);
        }
        cases += compared + compare(game, second, shape, seats, System.nanoTime());
      }
    }
    System.out.println(game.id() + ": " + cases + " cases judged twice");
  }

  private static int compare(Game game, SecondOpinion second, String shape, int seats, long seed) {
    int cases = GeneratedInputs.affordable(game, shape, seats, BATCH);
    var options = new GeneratorOptions(cases, seed, seats, shape);
    // A text that takes long to generate is generated only once.
    byte[] text =
        cases == 1 ? GeneratedInputs.kept(game, options) : GeneratedInputs.text(game, options);
    if (new Comparison(game, second, text).differs()) {
      throw new AssertionError(Comparison.smallest(game, second, options));
    }
    return cases;
  }

  /// A record in disorder is refused by both referees or by neither.
  @Test
  void bothRefuseTheSame(Game game, SecondOpinion second) {
    Property.holds(
        game.id() + ": both refuse the same",
        DAMAGED,
        choices -> {
          byte[] text = GeneratedInputs.any(game, choices);
          do {
            text = choices.oneOf(ACCIDENTS).applied(text, choices);
          } while (choices.more(2));
          choices.show("text", "\n" + new String(text, StandardCharsets.ISO_8859_1));
          var comparison = new Comparison(game, second, text);
          assertThat(comparison.differs()).as(comparison.toString()).isFalse();
        });
  }
}
